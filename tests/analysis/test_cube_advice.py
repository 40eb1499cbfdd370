"""What is right with the cube."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bgdesk.analysis.cube_advice import CubeAdvice, cube_advice, cube_points
from bgdesk.analysis.cube_answers import CubeOutcomes
from bgdesk.match.equity_tables.table import default_table
from bgdesk.match.options import match_options
from bgdesk.match.record import MatchRecord
from bgdesk.match.state import Pair
from bgdesk.rules.player import Player
from tests.match.driving import header


@pytest.mark.parametrize(
    ("no_double", "taken", "raises", "advice"),
    [
        (0.3, 0.2, 0, CubeAdvice.NO_DOUBLE_TAKE),
        (-0.2, -0.5, 0, CubeAdvice.NO_DOUBLE_TAKE),
        (-0.2, -0.5, 1, CubeAdvice.NO_DOUBLE_BEAVER),
        (0.6, 0.6002, 0, CubeAdvice.OPTIONAL_TAKE),
        (1.0, 1.3, 0, CubeAdvice.OPTIONAL_PASS),
        (0.5, 0.7, 0, CubeAdvice.DOUBLE_TAKE),
        (-0.9, -0.1, 1, CubeAdvice.DOUBLE_BEAVER),
        (0.8, 1.1, 0, CubeAdvice.DOUBLE_PASS),
        (1.1, 1.3, 0, CubeAdvice.TOO_GOOD_PASS),
        (1.1, 0.9, 0, CubeAdvice.TOO_GOOD_TAKE),
    ],
)
def test_every_case_has_its_name(no_double: float, taken: float, raises: int, advice: CubeAdvice) -> None:
    assert cube_advice(no_double, CubeOutcomes(taken, 1.0), raises) is advice


def test_the_score_moves_the_take_point_and_the_price_of_a_gammon() -> None:
    table, state = default_table(), MatchRecord(header(match_options(3))).state
    money = cube_points(replace(state, options=match_options(0)), Player.WHITE, table)
    assert (money.take_point, money.gammon_price) == (0.25, 0.5)
    even = cube_points(state, Player.WHITE, table)
    # at 3-away 3-away: pass 2-away 3-away, take for the match but a point
    lost, won = table.before_game(1, 3, is_crawford=True), table.before_game(3, 1, is_crawford=True)
    passed = table.before_game(2, 3)
    assert even.take_point == pytest.approx((lost - passed) / (lost - won))
    assert even.gammon_price == pytest.approx((1 - lost) / (lost - won))
    dead = cube_points(replace(state, score=Pair(1, 1)), Player.WHITE, table)
    assert dead.gammon_price == 0.0, "at 2-away the doubled game wins the match"
