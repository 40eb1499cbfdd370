"""The solutions as a judge of finished matches: every position is known, and nothing lies deeper."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from bgdesk.engine.exact.player import ExactEngine
from bgdesk.engine.obstacle import Obstacle
from bgdesk.engine.protocol import CannotJudge, MarketReply, RankedDouble, RankedPlay, Situation
from bgdesk.match.evaluation import CubeDecision
from bgdesk.rules.dice import ALL_ROLLS, Dice
from bgdesk.rules.legal.plays import Play
from bgdesk.rules.stages import Numbers
from bgdesk.rules.variants import Ruleset


@dataclass(frozen=True, slots=True)
class ExactJudge:
    """Every method raises CannotJudge for what is not solved; all levels are the same."""

    engine: ExactEngine = field(default_factory=ExactEngine)

    @property
    def name(self) -> str:
        """Name and version of the solutions."""
        return self.engine.name

    def can_judge(self, ruleset: Ruleset) -> bool:
        """Whether it is solved."""
        return self.engine.can_judge(ruleset)

    def rank_plays(self, situation: Situation, numbers: Numbers, plays: Sequence[Play]) -> list[RankedPlay]:
        """All the legal plays, best first."""
        del plays
        return list(self.engine.rank_plays(situation, numbers))

    def judge_play(self, situation: Situation, numbers: Numbers, play: Play, level: str) -> RankedPlay:
        """One play as the table has it."""
        del level
        ranked = self.engine.rank_plays(situation, numbers)
        return next(one for one in ranked if one.play == play)

    def rank_doubles(self, situation: Situation) -> Sequence[RankedDouble]:
        """None of its games knows such a choice: raises CannotJudge."""
        raise CannotJudge(Obstacle.VARIANT_UNKNOWN, situation.ruleset.id)

    def judge_cube(self, situation: Situation, level: str) -> CubeDecision:
        """The decision of ``situation.player`` before the roll."""
        del level
        return self.engine.judge_cube(situation)

    def market_after(self, situation: Situation, roll: Dice) -> tuple[MarketReply, ...]:
        """Nobody asks about the market in these games: raises CannotJudge."""
        del roll
        raise CannotJudge(Obstacle.VARIANT_UNKNOWN, situation.ruleset.id)

    def values_of_rolls(self, situation: Situation) -> dict[tuple[int, int], float]:
        """What the best play of each roll (higher die first) is worth."""
        return {(dice.high, dice.low): self.engine.value_of_roll(situation, dice) for dice in ALL_ROLLS}
