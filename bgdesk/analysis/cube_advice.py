"""What is right with the cube, in the terms that players use, and the points that it turns on."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from bgdesk.analysis.cube_answers import CubeOutcomes
from bgdesk.analysis.questions import Kind
from bgdesk.match.equity_tables.table import MatchEquityTable, Stakes
from bgdesk.match.stakes import stakes_of
from bgdesk.match.state import MatchState
from bgdesk.rules.player import Player

_SAME = 0.0005
"""What rounds to nothing."""


class CubeAdvice(StrEnum):
    """What both players do who make no mistake. Source: GNU Backgammon's ``GetCubeRecommendation``."""

    NO_DOUBLE_TAKE = "no_double_take"
    NO_DOUBLE_BEAVER = "no_double_beaver"
    OPTIONAL_TAKE = "optional_take"
    OPTIONAL_PASS = "optional_pass"
    DOUBLE_TAKE = "double_take"
    DOUBLE_BEAVER = "double_beaver"
    DOUBLE_PASS = "double_pass"
    TOO_GOOD_TAKE = "too_good_take"
    TOO_GOOD_PASS = "too_good_pass"


def cube_advice(no_double: float, outcomes: CubeOutcomes, raises: int = 0) -> CubeAdvice:
    """What is right at these equities of the player who may double; so many ``raises`` may be made."""
    answers = outcomes.answers(0, raises)
    gain = -max(answers.values()) - no_double
    answer = max(answers, key=lambda kind: answers[kind])
    if gain < -_SAME:
        if no_double > outcomes.refusal + _SAME:
            return CubeAdvice.TOO_GOOD_PASS if answer is Kind.PASS else CubeAdvice.TOO_GOOD_TAKE
        return CubeAdvice.NO_DOUBLE_BEAVER if answer is Kind.RAISE else CubeAdvice.NO_DOUBLE_TAKE
    if gain <= _SAME:
        return CubeAdvice.OPTIONAL_PASS if answer is Kind.PASS else CubeAdvice.OPTIONAL_TAKE
    found = {Kind.PASS: CubeAdvice.DOUBLE_PASS, Kind.RAISE: CubeAdvice.DOUBLE_BEAVER}
    return found.get(answer, CubeAdvice.DOUBLE_TAKE)


@dataclass(frozen=True, slots=True)
class DoublePrices:
    """What the player doubled must win to take, and what a gammon is worth to the doubler, the cube turned.

    ``take_point`` is a chance, with a dead cube and no gammons; ``gammon_price`` is 0.5 in money play.
    """

    take_point: float
    gammon_price: float


def cube_points(state: MatchState, doubler: Player, table: MatchEquityTable) -> DoublePrices:
    """What the score makes of a double in ``state``."""
    if state.options.is_money:
        return DoublePrices(0.25, 0.5)
    cube = state.cube.value
    plain, doubled, gammon = (stakes_of(state, doubler, table, points * cube) for points in (1, 2, 4))
    return DoublePrices(_take_point(plain, doubled), _gammon_price(doubled, gammon))


def _take_point(plain: Stakes, doubled: Stakes) -> float:
    """The stakes are the doubler's; the other's chances are 1 less theirs."""
    spread = doubled.win - doubled.lose
    return (doubled.win - plain.win) / spread if spread else 0.0


def _gammon_price(doubled: Stakes, gammon: Stakes) -> float:
    spread = doubled.win - doubled.lose
    return (gammon.win - doubled.win) / spread if spread else 0.0
