"""Every decision and roll of a match as a question to an engine that needs nothing else; plain values."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from enum import StrEnum

from bgdesk.engine.protocol import Situation, situation_of
from bgdesk.match.events import (
    Doubled,
    DoubleNamed,
    OpeningRolled,
    Passed,
    Played,
    PlayedIllegally,
    PositionSet,
    Raised,
    ResignationAccepted,
    ResignationOffered,
    ResignationRejected,
    Rolled,
    Taken,
)
from bgdesk.match.record import MatchRecord
from bgdesk.match.state import MatchState, Phase, ResignationOffer
from bgdesk.match.tutor import Tried
from bgdesk.rules.dice import Dice
from bgdesk.rules.player import Player
from bgdesk.rules.position import Position
from bgdesk.rules.stages import Numbers


class Kind(StrEnum):
    """What was decided."""

    PLAY = "play"
    """A play, or which double to play, where a player names one."""
    NO_DOUBLE = "no_double"
    """Rolled, though a double was allowed."""
    DOUBLE = "double"
    TAKE = "take"
    PASS = "pass"
    RAISE = "raise"
    """Beaver, and what follows it; a raise is taken or passed like the double."""
    RESIGNATION = "resignation"
    RESIGNATION_ACCEPTED = "resignation_accepted"
    RESIGNATION_REJECTED = "resignation_rejected"


KIND_TRIED = {
    Tried.PLAY: Kind.PLAY,
    Tried.ROLL: Kind.NO_DOUBLE,
    Tried.DOUBLE: Kind.DOUBLE,
    Tried.TAKE: Kind.TAKE,
    Tried.PASS: Kind.PASS,
    Tried.RAISE: Kind.RAISE,
}
"""What a tutor calls a decision, and what an analysis calls it."""


@dataclass(frozen=True, slots=True)
class Decision:
    """``player`` decided in ``game`` by the event at index ``event``; ``state`` is the one before it."""

    event: int
    game: int
    player: Player
    kind: Kind
    state: MatchState


@dataclass(frozen=True, slots=True)
class PlayQuestion:
    """What are the plays of ``dice`` worth? ``played`` is the board after the one made, if one was made.

    Of a turn that has several stages ``dice`` are the numbers of one.
    """

    event: int
    situation: Situation
    dice: Numbers
    played: Position | None


@dataclass(frozen=True, slots=True)
class NameQuestion:
    """What are the doubles worth that ``situation.player`` may name? ``face`` is that of the one named."""

    event: int
    situation: Situation
    face: int


@dataclass(frozen=True, slots=True)
class CubeQuestion:
    """What are the cube actions worth to ``situation.player``? ``was_offered``: that player did double."""

    event: int
    situation: Situation
    was_offered: bool


@dataclass(frozen=True, slots=True)
class RollQuestion:
    """How lucky was the roll? ``opponents``: the opening roll might have been the other's, who then saw this.

    Without ``dice`` the opening roll decided only who rolls first.
    """

    event: int
    situation: Situation
    dice: Dice | None
    opponents: Situation | None = None


@dataclass(frozen=True, slots=True)
class ResignationQuestion:
    """Is it right to resign ``level`` times the cube? ``situation`` is the resigner's, ``dice`` if rolled.

    ``decider`` resigns or answers; ``has_crawford`` says whether the match has a Crawford game.
    """

    event: int
    situation: Situation
    dice: Numbers | None
    level: int
    decider: Player
    has_crawford: bool = True


@dataclass(frozen=True, slots=True)
class MarketQuestion:
    """Asks what cube actions are worth to ``situation.player`` after ``dice`` and each reply to them.

    No match asks that; the lens of the next rolls does.
    """

    event: int
    situation: Situation
    dice: Dice


Question = PlayQuestion | NameQuestion | CubeQuestion | RollQuestion | ResignationQuestion | MarketQuestion

_ANSWERS = {Taken: Kind.TAKE, Passed: Kind.PASS, Raised: Kind.RAISE}
_OF_RESIGNATION = {
    ResignationOffered: Kind.RESIGNATION,
    ResignationAccepted: Kind.RESIGNATION_ACCEPTED,
    ResignationRejected: Kind.RESIGNATION_REJECTED,
}
RESIGNATIONS = frozenset(_OF_RESIGNATION.values())
"""The kinds of decision that count in no rating."""


def decisions(record: MatchRecord, since: int = 0) -> tuple[Decision, ...]:
    """The decisions of a match in order, from event ``since`` on: also a double possible and not offered."""
    return tuple(
        Decision(index, state.game_number, player, kind, state)
        for index, (event, state) in enumerate(
            zip(record.events[since:], record.states[since:], strict=False), since
        )
        for player, kind in _decided(event, state)
    )


def _decided(event: object, state: MatchState) -> Iterator[tuple[Player, Kind]]:
    match event:
        case Played(player=player) | PlayedIllegally(player=player) if state.phase is Phase.TO_PLAY:
            yield player, Kind.PLAY
        case DoubleNamed(player=player):
            yield player, Kind.PLAY
        case Rolled(player=player) if situation_of(state, player).may_double:
            yield player, Kind.NO_DOUBLE
        case Doubled(player=player):
            yield player, Kind.DOUBLE
        case Taken(player=player) | Passed(player=player) | Raised(player=player):
            yield player, _ANSWERS[type(event)]
        case (
            ResignationOffered(player=player)
            | ResignationAccepted(player=player)
            | ResignationRejected(player=player)
        ):
            yield player, _OF_RESIGNATION[type(event)]


def questions(record: MatchRecord) -> tuple[Question, ...]:
    """What has to be asked to judge every decision and roll of a match, in its order.

    What an answer to a raise is worth follows from the double. What has still to be decided at the end, as
    in a position without a game, belongs to the last event.
    """
    return (*_Asker(record).all(), *_pending(record))


def questions_at(record: MatchRecord, state: int) -> tuple[Question, ...]:
    """What was to be decided in state number ``state``; in the last one it is still to be decided."""
    if state >= len(record.events):
        return tuple(_pending(record))
    begin = state
    while begin and isinstance(record.events[begin], Taken | Passed | Raised):
        begin -= 1
    asked = _Asker(record).between(begin, state + 1)
    return tuple(one for one in asked if one.event == state)


def _pending(record: MatchRecord) -> Iterator[Question]:
    last, state = len(record.events) - 1, record.state
    event = record.events[last] if record.events else None
    match event:
        case Rolled() | OpeningRolled() if state.phase is Phase.TO_PLAY and (numbers := _to_play(state)):
            yield PlayQuestion(last, situation_of(state), numbers, None)
        case PositionSet() if state.phase is Phase.TO_ROLL and situation_of(state).may_double:
            yield CubeQuestion(last, situation_of(state), was_offered=True)


def _to_play(state: MatchState) -> Numbers | None:
    """The roll, or the stage of it that is played now."""
    if state.dice is None or state.stage is None or state.stage.faces == state.dice.faces:
        return state.dice
    return state.stage


class _Asker:
    """Goes through a record once."""

    def __init__(self, record: MatchRecord) -> None:
        self._record = record
        self._doubling: Situation | None = None

    def all(self) -> Iterator[Question]:
        return self.between(0, len(self._record.events))

    def between(self, begin: int, end: int) -> Iterator[Question]:
        """Those that belong to the events from ``begin`` on, before ``end``."""
        states = self._record.states
        for index in range(begin, end):
            yield from self._about(index, self._record.events[index], states[index], states[index + 1])

    def _about(self, index: int, event: object, before: MatchState, after: MatchState) -> Iterator[Question]:
        match event:
            case OpeningRolled() if after.turn:
                opponents = situation_of(after, after.turn.opponent)
                yield RollQuestion(index, situation_of(after), after.dice, opponents)
            case Rolled(player=player):
                situation = situation_of(before, player)
                if situation.may_double:
                    yield CubeQuestion(index, situation, was_offered=False)
                yield RollQuestion(index, situation, event.dice)
            case Played() | PlayedIllegally() if numbers := _to_play(before):
                yield PlayQuestion(index, situation_of(before), numbers, after.position)
            case DoubleNamed(face=face):
                yield NameQuestion(index, situation_of(before), face)
            case Doubled(player=player):
                self._doubling = situation_of(before, player)
                yield CubeQuestion(index, self._doubling, was_offered=True)
            case Taken() | Passed() | Raised() if self._doubling:
                yield CubeQuestion(index, self._doubling, was_offered=True)
            case ResignationOffered(player=player, level=level):
                yield _resignation(index, before, ResignationOffer(player, level), player)
            case ResignationAccepted(player=player) | ResignationRejected(player=player):
                yield from _answer_to_resignation(index, before, player)


def _answer_to_resignation(index: int, state: MatchState, player: Player) -> Iterator[Question]:
    if state.resignation:
        yield _resignation(index, state, state.resignation, player)


def _resignation(
    index: int, state: MatchState, offer: ResignationOffer, decider: Player
) -> ResignationQuestion:
    situation = situation_of(state, offer.player)
    return ResignationQuestion(
        index, situation, _to_play(state), offer.level, decider, has_crawford=state.options.crawford
    )
