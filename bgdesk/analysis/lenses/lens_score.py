"""Scores at which a decision is looked at, and the state of the match as it would be there."""

from __future__ import annotations

from dataclasses import dataclass, replace

from bgdesk.analysis.questions import CubeQuestion, PlayQuestion
from bgdesk.engine.protocol import situation_of
from bgdesk.match.options import MONEY, MatchOptions
from bgdesk.match.state import NO_RESULTS, MatchState, Pair, Phase
from bgdesk.rules.dice import Dice
from bgdesk.rules.player import Player
from bgdesk.rules.position import Position

LEAST_SIZE, USUAL_SIZE, MOST_SIZE = 3, 7, 9
"""How far the grid of scores reaches, in points to go."""
_LEAST_LENGTH = 2
"""There is no cube in a match to one point, and a game at double match point is part of a longer one."""


@dataclass(frozen=True, slots=True)
class LensScore:
    """``away``: points that the player who decides and the opponent need; ``None`` is money play.

    Without ``is_crawford`` a game with one player at 1-away comes after the Crawford game.
    """

    away: tuple[int, int] | None
    is_crawford: bool = False


MONEY_PLAY = LensScore(None)
DOUBLE_MATCH_POINT = LensScore((1, 1))
GAMMON_GO = LensScore((2, 1), is_crawford=True)
"""The one who decides needs two points in the Crawford game: a gammon wins the match."""
GAMMON_SAVE = LensScore((1, 2), is_crawford=True)
"""The same seen by the other: a gammon loses the match, and winning one gains nothing."""
STRIP = (
    MONEY_PLAY,
    DOUBLE_MATCH_POINT,
    LensScore((3, 3)),
    LensScore((3, 4)),
    LensScore((4, 3)),
    GAMMON_GO,
    GAMMON_SAVE,
)
"""The scores that say most in little room."""


def axis(size: int) -> tuple[tuple[int, bool], ...]:
    """The points to go on one side of the grid; 1-away stands twice, first for the Crawford game."""
    return ((1, True), *((away, False) for away in range(1, size + 1)))


def score_grid(size: int) -> tuple[tuple[LensScore | None, ...], ...]:
    """A row for each number of points that the one who decides needs, a column for the opponent's.

    ``None`` where there is no such score: the Crawford game with both or neither of them at 1-away.
    """
    return tuple(tuple(_cell(own, other) for other in axis(size)) for own in axis(size))


def _cell(own: tuple[int, bool], other: tuple[int, bool]) -> LensScore | None:
    is_crawford = own[1] or other[1]
    if is_crawford and (own[0] == 1) == (other[0] == 1):
        return None
    return LensScore((own[0], other[0]), is_crawford)


@dataclass(frozen=True, slots=True)
class Subject:
    """A decision of ``player``: a play of ``dice``, or without dice whether to double before the roll.

    ``state`` is the one before it; ``played`` the board after the play that was made, if one was.
    """

    state: MatchState
    player: Player
    dice: Dice | None
    played: Position | None = None

    @property
    def is_cube(self) -> bool:
        """Whether the cube is decided on."""
        return self.dice is None


def subject_of(state: MatchState, played: Position | None = None) -> Subject | None:
    """What is to be decided in ``state``; ``None`` where that is neither a play nor a cube decision.

    The answer to a double is about the double.
    """
    if state.phase is Phase.TO_PLAY and state.dice and state.mover:
        return Subject(state, state.mover, state.dice, played)
    if state.phase is Phase.TO_ROLL and state.turn and not state.coming:
        return Subject(state, state.turn, None)
    if state.phase is Phase.CUBE_OFFERED and state.cube_offer and not state.cube_offer.raises:
        doubler = state.cube_offer.doubler
        before = replace(state, phase=Phase.TO_ROLL, turn=doubler, to_act=doubler, cube_offer=None, dice=None)
        return Subject(before, doubler, None)
    return None


def score_in(subject: Subject) -> LensScore:
    """The score at which the decision was made."""
    state, options = subject.state, subject.state.options
    if options.is_money:
        return MONEY_PLAY
    away = tuple(options.length - state.score.of(who) for who in (subject.player, subject.player.opponent))
    return LensScore((away[0], away[1]), state.is_crawford)


def state_at(subject: Subject, score: LensScore) -> MatchState:
    """The state before the decision, as it would be at ``score``; position, cube and dice stay."""
    state = subject.state
    if score == score_in(subject):
        return state
    if score.away is None:
        return replace(
            state,
            options=_for_money(state.options),
            score=Pair(0, 0),
            is_crawford=False,
            crawford_done=False,
            results=NO_RESULTS,
        )
    length = max(*score.away, _LEAST_LENGTH)
    own, other = (length - away for away in score.away)
    return replace(
        state,
        options=_for_match(state.options, length),
        score=Pair(own, other) if subject.player is Player.WHITE else Pair(other, own),
        is_crawford=score.is_crawford,
        crawford_done=not score.is_crawford and 1 in score.away,
        results=NO_RESULTS,
    )


def _for_money(options: MatchOptions) -> MatchOptions:
    """As money is usually played: with the Jacoby rule and beavers."""
    if options.is_money:
        return options
    return replace(options, length=MONEY, jacoby=options.has_cube, max_chain=1)


def _for_match(options: MatchOptions, length: int) -> MatchOptions:
    return replace(
        options, length=length, crawford=True, holland=False, jacoby=False, max_chain=0, automatic_doubles=0
    )


def question_at(subject: Subject, score: LensScore) -> PlayQuestion | CubeQuestion | None:
    """The decision at ``score`` as a question; ``None`` where there is nothing to decide, or no such game."""
    state = state_at(subject, score)
    if score.is_crawford and state.cube.value > 1:
        return None
    situation = situation_of(state, subject.player)
    if subject.dice:
        return PlayQuestion(0, situation, subject.dice, subject.played)
    return CubeQuestion(0, situation, was_offered=True) if situation.may_double else None
