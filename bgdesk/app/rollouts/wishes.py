"""How positions are rolled out by the settings."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from bgdesk.analysis.rolled_out import RollableDecision, begun_rollout, task_of
from bgdesk.analysis.rollout.run import Goal, RolloutRun
from bgdesk.app.settings import table as settings_table
from bgdesk.app.settings.settings import Settings
from bgdesk.engine.rollout_protocol import Manner
from bgdesk.rules.position import Position

SURE = 0.995
"""The confidence that ends a rollout early."""


@dataclass(frozen=True, slots=True)
class RolloutWish:
    """What was chosen: how trials are played, how many, and from which seed."""

    manner: Manner
    goal: Goal
    seed: int

    @classmethod
    def of(cls, settings: Settings) -> RolloutWish:
        """What the settings say."""
        truncated = settings.get(settings_table.ROLLOUT_TRUNCATED)
        sure = SURE if settings.get(settings_table.ROLLOUT_SURE) else None
        return cls(
            Manner(truncated_at=truncated, plies=settings.get(settings_table.ROLLOUT_PLIES)),
            Goal(settings.get(settings_table.ROLLOUT_TRIALS), sure),
            settings.get(settings_table.ROLLOUT_SEED),
        )

    def begun(self, decision: RollableDecision, positions: Sequence[Position]) -> RolloutRun:
        """The rollout of the plays that lead to ``positions``, or of the cube decision; takes a moment."""
        return begun_rollout(task_of(decision, positions), self.manner, self.seed, self.goal)
