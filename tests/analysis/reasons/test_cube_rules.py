"""Reasons of cube decisions: a number that everybody can check, or silence."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bgdesk.analysis.questions import Kind
from bgdesk.analysis.reasons.cube_case import PAIRS, CubeCase, Values
from bgdesk.analysis.reasons.cube_rules import FEW_LOSERS, MANY_LOSERS, cube_reasons
from bgdesk.analysis.reasons.explain_cube import explain_cube
from bgdesk.analysis.reasons.explanation import ReasonId, Silence
from bgdesk.match.equity_tables.table import default_table
from bgdesk.match.evaluation import CubeDecision, Equity, Probabilities, Unit
from bgdesk.match.options import match_options
from bgdesk.match.state import MatchState, Pair, Phase
from bgdesk.match.study import JudgedCube
from tests.analysis.reasons.cases import BEFORE, WHITE, board

CHANCES = Probabilities(WHITE, 0.75, 0.0, 0.0, 0.0, 0.0)
TAKE, NO_TAKE = Values(0.5, 0.6, 1.0), Values(0.5, 1.2, 1.0)
TOO_EARLY, TOO_GOOD = Values(0.5, 0.4, 1.0), Values(1.1, 1.4, 1.0)


def case(
    kind: Kind, values: Values, losers: int | None = 300, length: int = 0, **changes: object
) -> CubeCase:
    state = MatchState(match_options(length), Phase.TO_ROLL, board(BEFORE), turn=WHITE, to_act=WHITE)
    found = CubeCase(
        state, WHITE, kind, 0.1, values, CHANCES, default_table(), lambda: values, lambda: losers
    )
    return replace(found, **changes)  # type: ignore[arg-type]


def told(one: CubeCase) -> list[ReasonId]:
    return [reason.id for reason in cube_reasons(one)]


@pytest.mark.parametrize(
    ("kind", "values", "losers", "reasons"),
    [
        (Kind.NO_DOUBLE, TAKE, round(MANY_LOSERS * PAIRS) + 1, [ReasonId.MARKET_LOST]),
        (Kind.NO_DOUBLE, TAKE, round(MANY_LOSERS * PAIRS) - 1, []),
        (Kind.NO_DOUBLE, TAKE, None, []),
        (Kind.NO_DOUBLE, NO_TAKE, 900, [ReasonId.MUST_PASS]),
        (Kind.DOUBLE, TOO_EARLY, round(FEW_LOSERS * PAIRS) - 1, [ReasonId.MARKET_SAFE]),
        (Kind.DOUBLE, TOO_EARLY, round(FEW_LOSERS * PAIRS) + 1, []),
        (Kind.DOUBLE, TOO_GOOD, 0, [ReasonId.TOO_GOOD]),
    ],
)
def test_doubles(kind: Kind, values: Values, losers: int | None, reasons: list[ReasonId]) -> None:
    assert told(case(kind, values, losers)) == reasons


@pytest.mark.parametrize(
    ("kind", "win", "reasons"),
    [
        (Kind.TAKE, 0.19, [ReasonId.TOO_FEW_WINS]),
        (Kind.TAKE, 0.21, []),
        (Kind.PASS, 0.26, [ReasonId.ENOUGH_WINS]),
        (Kind.PASS, 0.24, []),
    ],
)
def test_takes_at_the_quarter_that_everybody_knows(kind: Kind, win: float, reasons: list[ReasonId]) -> None:
    values = NO_TAKE if kind is Kind.TAKE else TAKE
    one = case(kind, values, chances=replace(CHANCES, win=1 - win))
    assert one.take_point == pytest.approx(0.25)
    assert told(one) == reasons


def test_gammons_and_the_score_move_the_take_point() -> None:
    """With a fifth of gammons a money take needs 1.4 / 4.4; at 2-away each the cube is dead."""
    gammons = replace(CHANCES, win_gammon=0.15)
    assert case(Kind.TAKE, NO_TAKE, chances=gammons).take_point == pytest.approx(1.4 / 4.4)
    even = case(Kind.TAKE, NO_TAKE, length=2)
    assert even.is_dead_for_taker
    needed = default_table().seen_by(WHITE).stakes(2, 2, 1, is_crawford=False, has_crawford=True).lose
    assert even.take_point == pytest.approx(needed)


def test_the_score_is_blamed_only_if_the_error_vanishes_without_it() -> None:
    vanishes = case(Kind.TAKE, NO_TAKE, length=7, at_money=lambda: TAKE)
    assert ReasonId.AT_SCORE in told(vanishes)
    assert ReasonId.AT_SCORE not in told(replace(vanishes, at_money=lambda: NO_TAKE))
    assert ReasonId.AT_SCORE not in told(case(Kind.TAKE, NO_TAKE, at_money=lambda: TAKE))


def test_post_crawford_the_trailer_has_nothing_to_lose() -> None:
    one = case(Kind.NO_DOUBLE, TAKE, length=7)
    trailing = replace(one, state=replace(one.state, score=Pair(4, 6)))
    assert told(trailing)[0] is ReasonId.NOTHING_TO_LOSE
    assert ReasonId.NOTHING_TO_LOSE not in told(one)


@pytest.mark.parametrize(("take", "is_close"), [(0.96, True), (1.04, True), (0.94, False), (1.06, False)])
def test_a_missed_double_says_whether_take_and_pass_are_close(take: float, is_close: bool) -> None:
    state = MatchState(match_options(0), Phase.TO_ROLL, board(BEFORE), turn=WHITE, to_act=WHITE)
    no_double, taken, refusal = (Equity(value, WHITE, Unit.MONEY) for value in (0.5, take, 1.0))
    decision = CubeDecision(no_double, taken, refusal, CHANCES, should_double=True, should_take=take < 1)

    def found(kind: Kind) -> bool:
        one = JudgedCube(3, decision, "2-ply")
        money = explain_cube(state, WHITE, one, kind, 0.1, at_money=lambda: decision, losers=lambda: 0)
        return money.is_close_take

    assert found(Kind.NO_DOUBLE) is is_close
    assert not found(Kind.TAKE)


def test_small_errors_and_other_decisions_get_none() -> None:
    state = MatchState(match_options(0), Phase.TO_ROLL, board(BEFORE), turn=WHITE, to_act=WHITE)
    no_double, take, refusal = (Equity(value, WHITE, Unit.MONEY) for value in (0.5, 0.6, 1.0))
    decision = CubeDecision(no_double, take, refusal, CHANCES, should_double=True, should_take=True)
    judged = JudgedCube(3, decision, "2-ply")

    def silence(kind: Kind, loss: float, one: JudgedCube = judged) -> Silence | None:
        def never() -> CubeDecision:
            raise AssertionError

        found = explain_cube(state, WHITE, one, kind, loss, at_money=never, losers=lambda: 0)
        assert not found.reasons
        return found.silent_because

    assert silence(Kind.NO_DOUBLE, 0.0) is Silence.RIGHT
    assert silence(Kind.NO_DOUBLE, 0.039) is Silence.SMALL
    assert silence(Kind.RAISE, 0.2) is Silence.OTHER_GAME
    assert silence(Kind.NO_DOUBLE, 0.1) is Silence.NOTHING_HOLDS
    found = explain_cube(
        state, WHITE, judged, Kind.NO_DOUBLE, 0.1, at_money=lambda: decision, losers=lambda: 0
    )
    assert found.worth == pytest.approx((0.5, 0.6))
    unknown = replace(judged, decision=replace(decision, probabilities=None))
    assert silence(Kind.NO_DOUBLE, 0.1, unknown) is Silence.NO_CHANCES
