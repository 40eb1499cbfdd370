"""An engine that is quick and wrong in a known way: equity from pips, and a little off at each level."""

from __future__ import annotations

from collections.abc import Sequence

from bgdesk.engine.obstacle import Obstacle
from bgdesk.engine.protocol import CannotJudge, MarketReply, RankedDouble, RankedPlay, Situation
from bgdesk.engine.sage.judge import ROLLS
from bgdesk.match.evaluation import CubeDecision, Equity, Probabilities, Unit
from bgdesk.rules.dice import ALL_ROLLS, Dice
from bgdesk.rules.legal.plays import Play
from bgdesk.rules.position import Position
from bgdesk.rules.stages import Numbers
from bgdesk.rules.variants import Ruleset

_PIP = 0.004


class FakeEngine:
    """Remembers in ``asked`` what it was asked, and refuses boards in ``unknown``."""

    def __init__(self, shifts: dict[tuple[Position, str], float] | None = None) -> None:
        self.shifts = shifts or {}
        self.unknown: set[Position] = set()
        self.asked: list[tuple[str, str]] = []

    @property
    def name(self) -> str:
        return "fake 1"

    def can_judge(self, ruleset: Ruleset) -> bool:
        return ruleset.id == "backgammon"

    def rank_plays(self, situation: Situation, numbers: Numbers, plays: Sequence[Play]) -> list[RankedPlay]:
        judged = [self.judge_play(situation, numbers, play, "1ply") for play in plays]
        return sorted(judged, key=lambda one: -one.equity.value)

    def _check(self, situation: Situation) -> None:
        if not self.can_judge(situation.ruleset):
            raise CannotJudge(Obstacle.VARIANT_UNKNOWN, situation.ruleset.id)
        if situation.position in self.unknown:
            raise CannotJudge(Obstacle.SAME_POINT)

    def judge_play(self, situation: Situation, numbers: Numbers, play: Play, level: str) -> RankedPlay:
        del numbers
        self._check(situation)
        self.asked.append(("play", level))
        value = self._lead(situation, play.result) + self.shifts.get((play.result, level), 0.0)
        return RankedPlay(play, _equity(situation, value), _chances(situation, value), level)

    def rank_doubles(self, situation: Situation) -> Sequence[RankedDouble]:
        raise CannotJudge(Obstacle.VARIANT_UNKNOWN, situation.ruleset.id)

    def judge_cube(self, situation: Situation, level: str) -> CubeDecision:
        self._check(situation)
        self.asked.append(("cube", level))
        lead = self._lead(situation, situation.position) + self.shifts.get((situation.position, level), 0.0)
        taken = 2 * lead - 0.2
        return CubeDecision(
            _equity(situation, lead),
            _equity(situation, taken),
            _equity(situation, 1.0),
            _chances(situation, lead),
            min(taken, 1.0) > lead,
            taken <= 1.0,
        )

    def market_after(self, situation: Situation, roll: Dice) -> tuple[MarketReply, ...]:
        """Lost after doubles, a double after a 6."""
        lost, doubled = roll.is_double, roll.high == 6
        take = 1.5 if lost else 0.5 if doubled else 0.1
        return tuple(MarketReply(reply, 0.3, take, 1.0) for reply in ALL_ROLLS)

    def values_of_rolls(self, situation: Situation) -> dict[tuple[int, int], float]:
        self._check(situation)
        lead = self._lead(situation, situation.position)
        return {roll: lead + _PIP * sum(roll) * (2 if roll[0] == roll[1] else 1) for roll in ROLLS}

    def _lead(self, situation: Situation, position: Position) -> float:
        player = situation.player
        return _PIP * (position.pips(player.opponent) - position.pips(player))


def _equity(situation: Situation, value: float) -> Equity:
    return Equity(value, situation.player, Unit.MONEY if situation.away is None else Unit.NORMALISED)


def _chances(situation: Situation, value: float) -> Probabilities:
    return Probabilities(situation.player, min(1.0, max(0.0, 0.5 + value / 2)), 0.1, 0.0, 0.1, 0.0)
