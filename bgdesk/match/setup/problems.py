"""What is wrong with a table set up by hand, and what is only odd; worded elsewhere."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from enum import StrEnum

from bgdesk.match.boards import is_possible
from bgdesk.match.setup.setup import TableSetup, places
from bgdesk.rules.outcome import is_race, is_stalled, outcome
from bgdesk.rules.player import Player
from bgdesk.rules.position import BAR, HOME, OFF, POINTS
from bgdesk.rules.relation import facing
from bgdesk.rules.variants import Contact


class SetupFlaw(StrEnum):
    """What may be the matter."""

    WRONG_COUNT = "wrong_count"
    """A player has more or fewer checkers than the game."""
    SHARED_POINT = "shared_point"
    EMPTY_BOARD = "empty_board"
    GAME_OVER = "game_over"
    """Somebody has no checker left, or caught the mother."""
    STALLED = "stalled"
    """Nobody can ever move."""
    IMPOSSIBLE = "impossible"
    """Checkers lie where this game has none."""
    CUBE_IN_CRAWFORD = "cube_in_crawford"
    NO_CUBE = "no_cube"
    """The cube was turned although none is in use."""
    SCORE_REACHED = "score_reached"
    OFFER_NOT_ALLOWED = "offer_not_allowed"

    BORNE_OFF_EARLY = "borne_off_early"
    """Checkers are off although others are not home."""
    BOTH_CLOSED_OUT = "both_closed_out"
    """Both players are on the bar against closed boards."""
    FULL_STACK = "full_stack"
    """More on a point than the agreed rules allow."""


_ODD = frozenset({SetupFlaw.BORNE_OFF_EARLY, SetupFlaw.BOTH_CLOSED_OUT, SetupFlaw.FULL_STACK})
FATAL = frozenset(SetupFlaw) - _ODD
"""What no engine can judge and nobody can play on from; the others are told and allowed."""


@dataclass(frozen=True, slots=True)
class SetupProblem:
    """One thing to say: about ``player`` where it is one player's, with a ``number`` where there is one."""

    kind: SetupFlaw
    player: Player | None = None
    number: int = 0

    @property
    def is_fatal(self) -> bool:
        """Whether nothing can be done with the table as it is."""
        return self.kind in FATAL


def problems(setup: TableSetup) -> tuple[SetupProblem, ...]:
    """What is wrong with ``setup``, the fatal first; what follows from something worse is left out."""
    about_checkers = tuple(_with_checkers(setup))
    fatal = (*about_checkers, *_with_score_and_cube(setup))
    return fatal if about_checkers else (*fatal, *_odd(setup))


def _with_checkers(setup: TableSetup) -> Iterator[SetupProblem]:
    ruleset, position = setup.ruleset, setup.position
    off = [position.of(player)[OFF] == ruleset.checkers for player in Player]
    if all(off):
        yield SetupProblem(SetupFlaw.EMPTY_BOARD)
        return
    for player in Player:
        count = sum(position.of(player)) + position.extra(player).reserve
        if count != ruleset.checkers:
            yield SetupProblem(SetupFlaw.WRONG_COUNT, player, count)
            return
    if not is_possible(position, ruleset):
        yield SetupProblem(_why_impossible(setup))
    elif result := outcome(position, ruleset):
        yield SetupProblem(SetupFlaw.GAME_OVER, result.winner)
    elif ruleset.can_stall and is_stalled(position, ruleset):
        yield SetupProblem(SetupFlaw.STALLED)


def _why_impossible(setup: TableSetup) -> SetupFlaw:
    if setup.ruleset.contact is not Contact.PIN:
        black = facing(setup.ruleset.relation, setup.position.black)
        if any(setup.position.white[point] and black[point] for point in POINTS):
            return SetupFlaw.SHARED_POINT
    return SetupFlaw.IMPOSSIBLE


def _with_score_and_cube(setup: TableSetup) -> Iterator[SetupProblem]:
    options = setup.options
    if not options.is_money and max(setup.score.white, setup.score.black) >= options.length:
        yield SetupProblem(SetupFlaw.SCORE_REACHED, number=options.length)
    is_turned = setup.cube.value > 1 or setup.offer is not None
    if is_turned and setup.is_crawford:
        yield SetupProblem(SetupFlaw.CUBE_IN_CRAWFORD)
    elif is_turned and not options.has_cube:
        yield SetupProblem(SetupFlaw.NO_CUBE)


def _odd(setup: TableSetup) -> Iterator[SetupProblem]:
    ruleset, position = setup.ruleset, setup.position
    for player in Player:
        own, off = position.of(player), setup.count(player, OFF)
        outside = sum(setup.count(player, place) for place in places(ruleset) if place not in HOME)
        if off and outside:
            yield SetupProblem(SetupFlaw.BORNE_OFF_EARLY, player, off)
        if ruleset.max_stack is not None and max(own[point] for point in POINTS) > ruleset.max_stack:
            yield SetupProblem(SetupFlaw.FULL_STACK, player, ruleset.max_stack)
    if _is_closed_out(setup, Player.WHITE) and _is_closed_out(setup, Player.BLACK):
        yield SetupProblem(SetupFlaw.BOTH_CLOSED_OUT)


def _is_closed_out(setup: TableSetup, player: Player) -> bool:
    """Whether ``player`` waits on the bar in front of six made points."""
    if is_race(setup.position, setup.ruleset) or not setup.position.of(player)[BAR]:
        return False
    theirs = facing(setup.ruleset.relation, setup.position.of(player.opponent))
    return all(theirs[BAR - die] > 1 for die in range(1, 7))
