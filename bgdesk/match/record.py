"""A whole match as a list of entries, and the states they fold to."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from enum import StrEnum

from bgdesk.harmless import harmless
from bgdesk.match.dice_source import DiceSource
from bgdesk.match.events import (
    DoubleNamed,
    Entry,
    Event,
    GameStarted,
    HintTaken,
    Note,
    Played,
    PlayedIllegally,
    Rolled,
    TakenBack,
    Warned,
)
from bgdesk.match.flow import advance, advance_to, start
from bgdesk.match.options import MatchOptions
from bgdesk.match.plays_made import steps_played
from bgdesk.match.roll_ledger import RollCounter, RollLedger, rolled_dice
from bgdesk.match.state import MatchState, Pair, Phase
from bgdesk.match.tutor import TutorOptions
from bgdesk.rules.dice import Dice
from bgdesk.rules.legal.plays import Play
from bgdesk.rules.player import Player
from bgdesk.rules.position import Position
from bgdesk.rules.refusal import Reason, Refusal, Refused


class SeatKind(StrEnum):
    """Who sits there."""

    HUMAN = "human"
    BOT = "bot"
    REMOTE = "remote"
    """Somebody at another computer."""


@dataclass(frozen=True, slots=True)
class Seat:
    """A name and who decides; ``level`` is the id of a bot's strength, which other programs may not tell."""

    name: str
    kind: SeatKind = SeatKind.HUMAN
    level: str | None = None

    def __post_init__(self) -> None:
        object.__setattr__(self, "name", harmless(self.name))


@dataclass(frozen=True, slots=True)
class DiceRecord:
    """Where the dice come from: ``fair``, ``seeded``, ``manual``, ``replayed``, ``shared`` or ``served``.

    Fair: ``commitment`` is the SHA-256 of the secret in hex, ``words`` the player's own; ``secret``
    (hex) is known to the journal from the start and shown only when the match is over.
    Replayed: ``rolls`` are those of the match ``source``, in the order made; after them come fair dice of
    the ``commitment``, or those of ``seed``, or without either somebody types them in.
    Shared: ``anchors`` are those of White's and Black's secrets in hex, ``secret`` is what the own ones were
    made from; it never leaves the journal, because each roll bears its secrets.
    Served: the server called ``source`` rolls, and nobody can check it.
    """

    kind: str
    commitment: str | None = None
    words: str = ""
    secret: str | None = field(default=None, repr=False)
    seed: int | None = None
    rolls: tuple[Dice, ...] = ()
    source: str | None = None
    anchors: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class MatchHeader:
    """What is known before the first event. ``created`` is ISO 8601 in UTC; ``tutor`` is there if agreed.

    ``tournament`` names the tournament and the slot for which it is played, with a slash between.
    """

    id: str
    created: str
    options: MatchOptions
    seats: Pair[Seat]
    dice: DiceRecord
    tutor: TutorOptions | None = None
    tournament: str | None = None


class EntryRefused(Refused):
    """The entry at ``index`` of a stored match is forbidden by the flow."""

    def __init__(self, refusal: Refusal, index: int) -> None:
        super().__init__(refusal)
        self.index = index


class MatchRecord:
    """Header and entries; immutable: appending gives a new record that shares the old states.

    Raises ValueError when the options contradict each other, EntryRefused when the flow forbids an entry.
    """

    __slots__ = ("_entries", "_events", "_is_practice", "_ledger", "_states", "header")

    def __init__(self, header: MatchHeader, entries: Iterable[Entry] = ()) -> None:
        self.header = header
        fold = _Fold(header.options)
        self._entries: tuple[Entry, ...] = tuple(entries)
        for index, entry in enumerate(self._entries):
            try:
                fold.add(entry)
            except Refused as refused:
                raise EntryRefused(refused.refusal, index) from None
        self._take_over(fold)

    @property
    def entries(self) -> tuple[Entry, ...]:
        """Everything that was written, taking back included."""
        return self._entries

    @property
    def events(self) -> tuple[Event, ...]:
        """The events in force: entries without what was taken back."""
        return self._events

    @property
    def states(self) -> tuple[MatchState, ...]:
        """``states[i]`` stands before ``events[i]``; the last one is the present (one more than events)."""
        return self._states

    @property
    def state(self) -> MatchState:
        """The present state."""
        return self._states[-1]

    @property
    def is_practice(self) -> bool:
        """Unrated, for a tutor, a hint, or more taken back than a roll under way or an illegal play."""
        return self._is_practice or self.header.tutor is not None

    @property
    def ledger(self) -> RollLedger:
        """Which rolls have been used."""
        return self._ledger

    def append(self, entry: Entry) -> MatchRecord:
        """This record with one more entry. Raises Refused when the flow forbids it."""
        fold = _Fold(self.header.options)
        fold.resume(self._events, self._states, self._ledger, is_practice=self._is_practice)
        fold.add(entry)
        return self._folded(self.header, (*self._entries, entry), fold)

    def until(self, keep: int, header: MatchHeader | None = None) -> MatchRecord:
        """The first ``keep`` events in force as a record of their own, under another ``header`` if given."""
        events, rolls = self._events[:keep], RollCounter()
        for event in events:
            rolls.add(event)
        fold = _Fold(self.header.options)
        fold.resume(events, self._states[: keep + 1], rolls.ledger(), is_practice=False)
        return self._folded(header or self.header, events, fold)

    @classmethod
    def _folded(cls, header: MatchHeader, entries: tuple[Entry, ...], fold: _Fold) -> MatchRecord:
        record = cls.__new__(cls)
        record.header = header
        record._entries = entries
        record._take_over(fold)
        return record

    def _take_over(self, fold: _Fold) -> None:
        self._events: tuple[Event, ...] = tuple(fold.events)
        self._states: tuple[MatchState, ...] = tuple(fold.states)
        self._ledger = fold.rolls.ledger()
        self._is_practice = fold.is_practice


class RecordBuilder:
    """A record being written down entry by entry, without a copy for each.

    Raises ValueError when the options contradict each other.
    """

    def __init__(self, header: MatchHeader) -> None:
        self.header = header
        self._fold = _Fold(header.options)
        self._entries: list[Entry] = []

    @property
    def state(self) -> MatchState:
        """The present state."""
        return self._fold.states[-1]

    @property
    def event_count(self) -> int:
        """The number of events in force."""
        return len(self._fold.events)

    @property
    def next_roll(self) -> int:
        """The number of the next roll."""
        return self._fold.rolls.next_number

    def add(self, entry: Entry) -> MatchState:
        """The state after one more entry. Raises Refused and changes nothing when the flow forbids it."""
        self._fold.add(entry)
        self._entries.append(entry)
        return self.state

    def add_play(self, player: Player, play: Play) -> MatchState:
        """The state after a legal play, as found among those of the present state. Raises Refused."""
        event = Played(player, steps_played(play.steps))
        self._fold.add_play(event, play.result)
        self._entries.append(event)
        return self.state

    def record(self) -> MatchRecord:
        """What has been written down."""
        return MatchRecord._folded(self.header, tuple(self._entries), self._fold)


def first_of_roll(events: Sequence[Event], state: MatchState) -> int:
    """Where the stages begin that the player to act in ``state``, after ``events``, may freely undo.

    They are those of the roll still being played: neither dice nor the opponent have answered them. Their
    number is that of the events where there are none.
    """
    first = len(events)
    if state.phase in (Phase.TO_NAME, Phase.TO_PLAY):
        while first and isinstance(event := events[first - 1], DoubleNamed | Played):
            if event.player is not state.to_act:
                break
            first -= 1
    return first


def last_decision(events: Sequence[Event], player: Player) -> int | None:
    """Where the last decision of ``player`` in the present game is; ``None`` without one. A roll is none."""
    for index in range(len(events) - 1, -1, -1):
        event = events[index]
        if isinstance(event, GameStarted):
            return None
        if not isinstance(event, Rolled) and getattr(event, "player", None) is player:
            return index
    return None


def is_objection(events: Sequence[Event], keep: int) -> bool:
    """Whether to return to ``keep`` events takes back just one play, the last one, that is not legal."""
    return keep == len(events) - 1 and isinstance(events[-1], PlayedIllegally)


class _Fold:
    """Entries being folded to states."""

    def __init__(self, options: MatchOptions) -> None:
        self.events: list[Event] = []
        self.states = [start(options)]
        self.rolls = RollCounter()
        self.is_practice = False

    def resume(
        self,
        events: tuple[Event, ...],
        states: tuple[MatchState, ...],
        ledger: RollLedger,
        *,
        is_practice: bool,
    ) -> None:
        """Go on where a record stands."""
        self.events, self.states, self.rolls = list(events), list(states), RollCounter(ledger)
        self.is_practice = is_practice

    def add(self, entry: Entry) -> None:
        """One more entry. Raises Refused and changes nothing when it is forbidden."""
        if isinstance(entry, TakenBack):
            self._take_back(entry)
        elif isinstance(entry, Note):
            self.is_practice = self.is_practice or isinstance(entry, HintTaken | Warned)
        else:
            self._follow(entry, advance(self.states[-1], entry))
            return
        self.rolls.add(entry)

    def add_play(self, event: Played, position: Position) -> None:
        """A play that is legal and leads to ``position``."""
        self._follow(event, advance_to(self.states[-1], event, position))

    def _follow(self, event: Event, state: MatchState) -> None:
        self.states.append(state)
        self.events.append(event)
        self.rolls.add(event)

    def _take_back(self, entry: TakenBack) -> None:
        if self.states[-1].phase is Phase.OVER:
            raise Refused(Refusal(Reason.MATCH_OVER))
        if not 0 <= entry.keep < len(self.events):
            raise Refused(Refusal(Reason.NOTHING_TO_TAKE_BACK))
        is_free = entry.keep >= first_of_roll(self.events, self.states[-1])
        if not (is_free or is_objection(self.events, entry.keep)):
            self.is_practice = True
        del self.events[entry.keep :]
        del self.states[entry.keep + 1 :]


def dice_to_replay(record: MatchRecord) -> tuple[int, ...]:
    """The numbers of the rolls that come again after a take-back with the same dice, the next one first."""
    return record.ledger.to_replay


def next_roll(record: MatchRecord) -> int:
    """The number of the roll to use next: one to replay, else a number that was never used."""
    return record.ledger.next_number


def next_dice(record: MatchRecord, source: DiceSource) -> Dice | None:
    """The dice of the next roll, ``None`` when somebody has to type them in.

    A roll that comes again has the dice of the first time, typed ones too.
    """
    number = next_roll(record)
    if dice_to_replay(record):
        return rolled_dice(record.entries, number)
    return source.roll(number)
