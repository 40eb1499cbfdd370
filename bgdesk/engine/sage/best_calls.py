"""Who answers the strong engine's calls: our core where it can be had, else the engine itself."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol

from bgdesk.engine.core.native import loaded_core
from bgdesk.engine.rollout_protocol import Manner
from bgdesk.engine.sage.core_calls import CoreCalls
from bgdesk.engine.sage.core_rollout import CoreRolloutCalls
from bgdesk.engine.sage.encoding import Board, Terms, name_with_core, rollout_engine_name


class EngineCalls(Protocol):
    """What is asked of either, as `bgdesk.engine.sage.calls.SageCalls` says it."""

    @property
    def name(self) -> str:
        """Who answers, with versions."""

    def plays(
        self, board: Board, rolls: Sequence[tuple[int, int]], terms: Terms
    ) -> list[list[dict[str, Any]]]:
        """All plays at one ply."""

    def best_plays(
        self, board: Board, rolls: Sequence[tuple[int, int]], terms: Terms
    ) -> list[dict[str, Any]]:
        """The best of them."""

    def search(self, board: Board, terms: Terms, plies: int, root: Board) -> dict[str, Any]:
        """A position some plies deep."""

    def cube_at_one_ply(self, board: Board, terms: Terms) -> dict[str, Any]:
        """A cube decision at one ply."""

    def cube_of_chances(self, board: Board, terms: Terms, chances: Sequence[float]) -> dict[str, Any]:
        """A cube decision from known chances."""

    def cube_over_rolls(self, board: Board, terms: Terms, plies: int) -> dict[str, Any]:
        """A cube decision at two or three plies."""

    def cube(self, board: Board, terms: Terms, level: str) -> dict[str, Any]:
        """A cube decision at any level."""

    def rolled_out(self, board: Board, terms: Terms, level: str) -> dict[str, Any]:
        """A play rolled out."""


class TrialCalls(Protocol):
    """What is asked of who plays trials, as `bgdesk.engine.sage.calls.RolloutCalls` says it."""

    def play(self, board: Board, terms: Terms, seed: int) -> dict[str, Any]:
        """A play."""

    def cube(self, board: Board, terms: Terms, seed: int) -> dict[str, Any]:
        """A cube decision."""


def best_calls() -> EngineCalls:
    """The core's, or the engine's; raises ImportError where the engine is needed and cannot be loaded."""
    core = loaded_core()
    if core is not None:
        return CoreCalls(core)
    from bgdesk.engine.sage.calls import SageCalls

    return SageCalls()


def best_trial_calls(manner: Manner, trials: int) -> TrialCalls:
    """Of the core, or of the engine; raises ImportError as `best_calls`."""
    core = loaded_core()
    if core is not None:
        return CoreRolloutCalls(core, manner, trials)
    from bgdesk.engine.sage.calls import RolloutCalls

    return RolloutCalls(manner, trials)


def best_name() -> str:
    """Who really judges in this process, with versions; as `best_calls` finds it."""
    return rollout_engine_name() if loaded_core() is None else name_with_core()
