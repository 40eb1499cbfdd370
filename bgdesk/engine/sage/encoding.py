"""What crosses the border to the engine: boards and match data in its form, checked before every call.

The engine hangs, or answers nonsense without a word, on values that make no sense; so they stop here.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache

from bgdesk.engine.core.availability import VERSION as CORE_VERSION, absence_of_core
from bgdesk.engine.obstacle import Obstacle
from bgdesk.engine.protocol import CannotJudge, Situation
from bgdesk.rules.player import Player
from bgdesk.rules.position import BAR, OFF, POINTS, Position
from bgdesk.rules.variants import RULESETS, Ruleset

ENGINE = "bgsage"
ROLLOUT_LEVELS = ("truncated1", "truncated2", "truncated3")
"""The engine's truncated rollouts, from quick to deep."""
Board = Sequence[int]
"""26 numbers, see `board_of`."""
MAX_AWAY = 25
"""The engine's match equity table ends here; from farther away it sees what `terms_of` makes of it."""
LARGEST_CUBE = 32
"""In a match of its table more cannot be won; it answers nonsense for cubes near the end of its numbers."""
CHECKERS = 15
JUDGED = frozenset({"backgammon", "nackgammon", "british", "portes", "tavla"})
"""The games that it understands: the last three have the standard set-up and differ in single plays or in
what a game is worth. It calls the start of Longgammon won with 84 % at one ply, lost with 58 % at
two, and is poor with three checkers."""
_HOME = range(1, 7)
_BACKGAMMON = RULESETS["backgammon"]
_INDIFFERENT = (
    "id",
    "start",
    "opening",
    "next_starter",
    "has_cube",
    "takes_house_rules",
    "options",
    "is_offered",
)
"""Rules that make no difference from a position on."""


def engine_name() -> str:
    """Who judges, with versions, as far as can be told before it is loaded: `SageJudge.name` is the truth."""
    return rollout_engine_name() if absence_of_core() else name_with_core()


def name_with_core() -> str:
    """The engine that is installed, with our core in its place."""
    return f"{rollout_engine_name()}, core {CORE_VERSION}"


@cache
def rollout_engine_name() -> str:
    """Name and version of the engine that is installed, which is not loaded for it."""
    from importlib.metadata import version  # slow to load, and the window needs what else is in here

    return f"{ENGINE} {version(ENGINE)}"


@dataclass(frozen=True, slots=True)
class Terms:
    """Cube and score as the engine wants them, seen by the player on roll; ``away`` 0, 0 is money play."""

    cube_value: int
    owner: str
    away1: int = 0
    away2: int = 0
    is_crawford: bool = False
    jacoby: bool = False
    beaver: bool = False

    def turned(self) -> Terms:
        """The same terms seen by the opponent."""
        owner = {"centered": "centered", "player": "opponent", "opponent": "player"}[self.owner]
        return Terms(
            self.cube_value,
            owner,
            self.away2,
            self.away1,
            self.is_crawford,
            self.jacoby,
            self.beaver,
        )


def board_of(position: Position, player: Player) -> list[int]:
    """26 numbers seen by ``player``: 0 the opponent's bar, 1 to 24 own minus opposing, 25 the own bar."""
    own, other = position.of(player), position.of(player.opponent)
    points = [own[point] - other[BAR - point] for point in POINTS]
    return [other[BAR], *points, own[BAR]]


def turned_board(board: Sequence[int]) -> list[int]:
    """``board`` seen by the other player."""
    return [board[BAR], *(-board[point] for point in reversed(POINTS)), board[0]]


def check_board(situation: Situation) -> None:
    """Raises CannotJudge for a board that the engine must not see."""
    position, player = situation.position, situation.player
    if situation.ruleset.id not in JUDGED:
        raise CannotJudge(Obstacle.VARIANT_UNKNOWN, situation.ruleset.id)
    for side in (position.of(player), position.of(player.opponent)):
        if sum(side) != CHECKERS:
            raise CannotJudge(Obstacle.NOT_FIFTEEN, sum(side))
        if side[OFF] == CHECKERS:
            raise CannotJudge(Obstacle.GAME_OVER)
    if any(own and position.of(player.opponent)[BAR - point] for point, own in _on_points(position, player)):
        raise CannotJudge(Obstacle.SAME_POINT)
    if _is_closed_out(position, player) and _is_closed_out(position, player.opponent):
        raise CannotJudge(Obstacle.BOTH_CLOSED_OUT)


def goes_on_as_backgammon(ruleset: Ruleset) -> bool:
    """Whether every position of ``ruleset`` is played on by the engine's own rules, as in its trials."""
    return ruleset.with_rules(**{name: getattr(_BACKGAMMON, name) for name in _INDIFFERENT}) == _BACKGAMMON


def is_rolled_out(ruleset: Ruleset) -> bool:
    """Whether positions of ``ruleset`` can be rolled out."""
    return ruleset.id in JUDGED and goes_on_as_backgammon(ruleset)


def _on_points(position: Position, player: Player) -> list[tuple[int, int]]:
    return [(point, position.of(player)[point]) for point in POINTS]


def _is_closed_out(position: Position, player: Player) -> bool:
    other = position.of(player.opponent)
    return position.of(player)[BAR] > 0 and all(other[point] > 1 for point in _HOME)


def terms_of(situation: Situation) -> Terms:
    """Cube and score in the engine's form. Raises CannotJudge for scores that cannot be.

    In money play an equity per cube does not depend on the value of the cube. A match beyond the table is
    halved together with its cube as often as the cube allows, then cut to `MAX_AWAY` for each player.
    """
    cube, owner = situation.cube, _owner(situation)
    if situation.away is None:
        value = 1 if cube.is_centred else 2
        return Terms(value, owner, jacoby=situation.jacoby, beaver=situation.beavers)
    if min(situation.away) < 1:
        raise CannotJudge(Obstacle.MATCH_OVER)
    if situation.is_crawford and (min(situation.away) > 1 or situation.away == (1, 1) or cube.value > 1):
        raise CannotJudge(Obstacle.NO_CRAWFORD_GAME)
    away1, away2, value = _within_table(*situation.away, cube.value)
    return Terms(value, owner, away1, away2, situation.is_crawford)


def is_beyond_table(situation: Situation) -> bool:
    """Whether the score is farther from the end than the engine's match equity table reaches."""
    return situation.away is not None and max(situation.away) > MAX_AWAY


def _within_table(away1: int, away2: int, value: int) -> tuple[int, int, int]:
    while max(away1, away2) > MAX_AWAY and value > 1:
        away1, away2, value = (away1 + 1) // 2, (away2 + 1) // 2, value // 2
    return min(away1, MAX_AWAY), min(away2, MAX_AWAY), min(value, LARGEST_CUBE)


def _owner(situation: Situation) -> str:
    if situation.cube.owner is None:
        return "centered"
    return "player" if situation.cube.owner is situation.player else "opponent"
