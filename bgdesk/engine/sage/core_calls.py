"""The strong engine's calls answered by our core; what it does not know it leaves to the engine itself."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from typing import TYPE_CHECKING, Any

from bgdesk.engine.core.native import Core, CoreAnswer, CubeState, RankedBoard
from bgdesk.engine.sage.core_cubes import both_cubes, cube_of, decided, inverted, turned_cube
from bgdesk.engine.sage.encoding import ROLLOUT_LEVELS, Board, Terms, name_with_core, turned_board
from bgdesk.rules.dice import ALL_ROLLS

if TYPE_CHECKING:
    from bgdesk.engine.sage.calls import SageCalls

_RESULTS = 5
KEPT = 16
"""See decision 24."""
_ROLLS = tuple((roll.high, roll.low) for roll in ALL_ROLLS)


class CoreCalls:
    """As `SageCalls`; the engine is loaded only for what the core has not got.

    ``kept`` plays of the last roll are judged at three plies and more, those that look best; 0 for all.
    """

    def __init__(self, core: Core, kept: int = KEPT) -> None:
        self._core = core
        self._kept = kept

    @property
    def name(self) -> str:
        """Who answers, with versions."""
        return name_with_core()

    def plays(
        self, board: Board, rolls: Sequence[tuple[int, int]], terms: Terms
    ) -> list[list[dict[str, Any]]]:
        """For each roll all plays at one ply, best first: ``board`` after it, ``equity``, ``probs``."""
        cube = cube_of(terms)
        return [[_move(one) for one in self._core.ranked(board, roll, cube)] for roll in rolls]

    def best_plays(
        self, board: Board, rolls: Sequence[tuple[int, int]], terms: Terms
    ) -> list[dict[str, Any]]:
        """The best of `plays` for each roll."""
        return [_move(one) for one in self._core.best(board, rolls, cube_of(terms))]

    def search(self, board: Board, terms: Terms, plies: int, root: Board) -> dict[str, Any]:
        """``probs`` and ``equity`` of the player on roll; ``root`` began the search.

        From two plies on the player may double first: so the engine has it.
        """
        found = self._core.search(
            board, [cube_of(terms)], plies, root, is_top=plies == 1, kept=self._kept_at(plies)
        )
        return {"probs": found.chances, "equity": found.equities[0]}

    def cube_at_one_ply(self, board: Board, terms: Terms) -> dict[str, Any]:
        """The cube decision from the chances at one ply, as `cube` gives it."""
        return self._decision(board, terms, 1)

    def cube_of_chances(self, board: Board, terms: Terms, chances: Sequence[float]) -> dict[str, Any]:
        """The cube decision from ``chances`` of the player on roll, as `cube` gives it."""
        return decided(terms, self._core.equities(board, chances, both_cubes(terms)), chances)

    def cube_over_rolls(self, board: Board, terms: Terms, plies: int) -> dict[str, Any]:
        """As the engine has it: the first plays are those that seem best at one ply."""
        cubes, root = both_cubes(terms), board
        plays = self._core.best(board, _ROLLS, cubes[0])
        found = [self._after(play, [turned_cube(cube) for cube in cubes], plies - 1, root) for play in plays]
        equities = [-_mean([one.equities[number] for one in found]) for number in range(len(cubes))]
        chances = inverted([_mean([one.chances[number] for one in found]) for number in range(_RESULTS)])
        return decided(terms, equities, chances)

    def cube(self, board: Board, terms: Terms, level: str) -> dict[str, Any]:
        """The cube decision at ``level``; ``equity_dt`` is twice that of a take where a beaver is right."""
        if level in ROLLOUT_LEVELS:
            return self._engine.cube(board, terms, level)
        return self._decision(board, terms, int(level.removesuffix("ply")))

    def rolled_out(self, board: Board, terms: Terms, level: str) -> dict[str, Any]:
        """As the engine itself rolls out."""
        return self._engine.rolled_out(board, terms, level)

    def _after(self, play: RankedBoard, cubes: Sequence[CubeState], plies: int, root: Board) -> CoreAnswer:
        """What ``play`` leaves to the opponent, who may double first."""
        board = turned_board(play.board)
        if not any(number > 0 for number in play.board[1:]):
            chances = inverted(play.chances)
            return CoreAnswer(self._core.equities(board, chances, cubes), chances)
        return self._core.search(board, cubes, plies, root, kept=self._kept)

    def _decision(self, board: Board, terms: Terms, plies: int) -> dict[str, Any]:
        found = self._core.search(
            board, both_cubes(terms), plies, board, is_top=True, kept=self._kept_at(plies)
        )
        return decided(terms, found.equities, found.chances)

    def _kept_at(self, plies: int) -> int:
        """At two plies all are judged, as there they decide what a play is worth by themselves."""
        return self._kept if plies > 2 else 0

    @cached_property
    def _engine(self) -> SageCalls:
        from bgdesk.engine.sage.calls import SageCalls

        return SageCalls()


def _mean(values: Sequence[float]) -> float:
    """Of one number for each of `ALL_ROLLS`."""
    return sum(roll.ways * value for roll, value in zip(ALL_ROLLS, values, strict=True)) / 36


def _move(one: RankedBoard) -> dict[str, Any]:
    return {"board": one.board, "equity": one.equity, "probs": one.chances}
