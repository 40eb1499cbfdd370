"""An engine that says what a test told it, and remembers what it was asked."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

from bgdesk.engine.protocol import RankedDouble, RankedPlay, Situation
from bgdesk.match.evaluation import CubeDecision, Equity, Probabilities, Unit
from bgdesk.rules.stages import Numbers
from bgdesk.rules.variants import Ruleset


@dataclass
class ScriptedEngine:
    """``equities`` of the plays in their order; ``cube`` is (no double, double and take) for the doubler."""

    equities: Callable[[int], float] = lambda index: -0.05 * index
    cube: tuple[float, float] = (0.5, 0.4)
    win: float = 0.5
    win_after_play: float | None = None
    lose_gammon: float = 0.0
    asked: list[str] = field(default_factory=list)
    name: str = "scripted"

    def can_judge(self, ruleset: Ruleset) -> bool:
        return bool(ruleset.id)

    def rank_plays(
        self, situation: Situation, numbers: Numbers, thinking_ms: int = 0
    ) -> tuple[RankedPlay, ...]:
        self.asked.append(f"plays {thinking_ms}")
        plays = situation.legal_plays(numbers).plays
        return tuple(
            RankedPlay(play, self._equity(index, situation), self._after_play(situation), "scripted")
            for index, play in enumerate(plays)
        )

    def _equity(self, index: int, situation: Situation) -> Equity:
        return Equity(self.equities(index), situation.player, Unit.MONEY)

    def _after_play(self, situation: Situation) -> Probabilities | None:
        if self.win_after_play is None:
            return None
        return Probabilities(situation.player, self.win_after_play, 0.0, 0.0, 0.0, 0.0)

    def rank_doubles(self, situation: Situation) -> tuple[RankedDouble, ...]:
        self.asked.append("doubles")
        return tuple(
            RankedDouble(face, Equity(face / 10, situation.player, Unit.MONEY), self._after_play(situation))
            for face in range(6, 0, -1)
        )

    def judge_cube(self, situation: Situation, *, roughly: bool = False) -> CubeDecision:
        del roughly
        self.asked.append("cube")
        no_double, double_take = self.cube
        return CubeDecision(
            no_double=Equity(no_double, situation.player, Unit.MONEY),
            double_take=Equity(double_take, situation.player, Unit.MONEY),
            double_pass=Equity(1.0, situation.player, Unit.MONEY),
            probabilities=None,
            should_double=min(double_take, 1.0) > no_double,
            should_take=double_take <= 1.0,
            should_beaver=situation.beavers and double_take < 0,
        )

    def judge_position(self, situation: Situation) -> Probabilities:
        self.asked.append("position")
        return Probabilities(situation.player, self.win, 0.0, 0.0, self.lose_gammon, 0.0)
