"""What the controller shows its listeners: the record, the play being entered, and what just happened."""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import StrEnum

from bgdesk.app.table.play_entry import PlayEntry, entry_for
from bgdesk.library.draft import Draft
from bgdesk.match.events import Entry, Event, ResignationRejected, Rolled
from bgdesk.match.record import MatchRecord, Seat, SeatKind
from bgdesk.match.state import MatchState, Phase
from bgdesk.rules.player import Player


class RollWanted:
    """The answer of a player who rolls; the dice come from the match, never from the player."""


Answer = RollWanted | Event
"""What a seat may answer."""


class LessonPhase(StrEnum):
    """What the table is for while somebody learns from a match that is looked at."""

    CHOOSING = "choosing"
    """Whose errors are asked about is still to be said."""
    ASKING = "asking"
    """One decision is made once more; it is told, and nothing happens here."""
    TELLING = "telling"
    """What is best there is shown."""
    OVER = "over"


@dataclass(frozen=True, slots=True)
class Table:
    """The match at one moment."""

    record: MatchRecord
    entry: PlayEntry | None = None
    is_review: bool = False
    """The match is looked at: nobody decides anything in it."""
    aside: PlayEntry | None = None
    """The play that was being entered when a resignation was offered."""
    line_from: int | None = None
    """With how many events a line begins that is tried out from a match looked at; ``None`` without one."""
    lesson: LessonPhase | None = None
    """Somebody learns here from a match that is looked at."""
    beside: MatchRecord | None = None
    """The match that the line is tried out from."""
    is_drill: bool = False
    """What is asked is a card; else one learns from the match that is looked at."""

    @classmethod
    def resumed(cls, record: MatchRecord, draft: Draft | None) -> Table:
        """The table as it was when ``draft`` was stored."""
        is_offered = record.state.phase is Phase.RESIGNATION_OFFERED
        begun = entry_for(record.states[-2] if is_offered else record.state)
        if begun and draft:
            begun = draft.restored(begun)
        return cls(record, aside=begun) if is_offered else cls(record, begun)

    @classmethod
    def line(cls, record: MatchRecord, keep: int, beside: MatchRecord | None = None) -> Table:
        """``record``, which leaves ``beside``, the match looked at, after ``keep`` events."""
        return replace(cls.resumed(record, None), line_from=keep, beside=beside)

    @property
    def begun(self) -> PlayEntry | None:
        """The play being entered, also while it waits for the answer to a resignation."""
        return self.entry or self.aside

    def grown_to(self, record: MatchRecord) -> Table:
        """The table once something has happened; a resignation that is refused gives the steps back."""
        state, entry = record.state, entry_for(record.state)
        if entry and self.aside and isinstance(record.events[-1], ResignationRejected):
            entry = self.aside
        aside = self.entry if state.phase is Phase.RESIGNATION_OFFERED else None
        return Table(record, entry, aside=aside, line_from=self.line_from, beside=self.beside)

    @property
    def is_line(self) -> bool:
        """Whether something is tried out here beside a match that is looked at: no match is played."""
        return self.line_from is not None

    @property
    def is_asking(self) -> bool:
        """Whether one decision is asked about, so that nothing may give away what is best."""
        return self.lesson is LessonPhase.ASKING

    @property
    def may_choose_dice(self) -> bool:
        """Whether it can be said what is rolled: before the roll of a line, and until something is moved."""
        if self.line_from is None or self.lesson:
            return False
        is_rolled = len(self.record.events) > self.line_from and isinstance(self.record.events[-1], Rolled)
        return self.state.phase is Phase.TO_ROLL or (is_rolled and not (self.entry and self.entry.played))

    @property
    def is_studied(self) -> bool:
        """Whether a match is looked at, or a line is tried out from it."""
        return self.is_review or self.is_line

    @property
    def is_stored(self) -> bool:
        """Whether it is a match of the journal, which goes on in it."""
        return not self.is_studied and not self.is_spectated

    @property
    def state(self) -> MatchState:
        """The present state."""
        return self.record.state

    def seat(self, player: Player) -> Seat:
        """Who sits on that side."""
        return self.record.header.seats.of(player)

    def is_human(self, player: Player | None) -> bool:
        """Whether a person decides for ``player``."""
        return player is not None and self.seat(player).kind is SeatKind.HUMAN

    @property
    def is_remote(self) -> bool:
        """Whether the match is played with the program of somebody else."""
        return any(self.seat(player).kind is SeatKind.REMOTE for player in Player) and not self.is_spectated

    @property
    def is_spectated(self) -> bool:
        """Whether two others play at their computers: it is seen here as it comes, and not stored."""
        return all(self.seat(player).kind is SeatKind.REMOTE for player in Player)

    @property
    def waits_for_remote(self) -> bool:
        """Whether the program of somebody else writes what comes next: between games White's does."""
        return self.seat(self.state.to_act or Player.WHITE).kind is SeatKind.REMOTE

    @property
    def has_person(self) -> bool:
        """Whether anybody at the table is a person."""
        return any(self.is_human(player) for player in Player)

    @property
    def is_between_people(self) -> bool:
        """Whether both players are people."""
        return all(self.is_human(player) for player in Player)

    @property
    def goes_on(self) -> bool:
        """Whether anything can still happen here: the match is neither over nor merely looked at."""
        return not self.is_review and self.state.phase is not Phase.OVER

    @property
    def person_advised(self) -> Player | None:
        """The person whom a hint is for: the one to act, or who waits for a bot; none when play is over.

        Nobody is advised against somebody at another computer.
        """
        people = [player for player in Player if self.is_human(player)]
        if not self.goes_on or not people or self.is_remote:
            return None
        return self.state.to_act if self.state.to_act in people else people[0]

    @property
    def is_watched(self) -> bool:
        """Whether two bots are playing for a spectator."""
        return self.goes_on and not self.has_person and not self.is_spectated

    @property
    def waits_for_human(self) -> bool:
        """Whether a person has to decide now."""
        return not self.is_review and self.is_human(self.state.to_act)


@dataclass(frozen=True, slots=True)
class Happened:
    """An entry that is in the journal; ``before`` and ``after`` are the states around it."""

    entry: Entry
    before: MatchState
    after: MatchState
    automatic: bool = False
    shown: int = 0
    """How many steps of a play were on the board already while it was entered."""


class NoticeKind(StrEnum):
    """Things that a player is told in one sentence."""

    ENGINE_REPLACED = "engine_replaced"
    ENGINE_UNAVAILABLE = "engine_unavailable"
    ENGINE_STOPPED = "engine_stopped"
    ENGINE_FAILED = "engine_failed"
    PLAIN_BOT = "plain_bot"
    PLAIN_MOVE = "plain_move"


@dataclass(frozen=True, slots=True)
class Notice:
    """One thing to tell; ``detail`` is a sentence or a value that goes into the words."""

    kind: NoticeKind
    detail: str = ""
