"""What a game of a match is about."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bgdesk.analysis.scores import Score, score_of
from bgdesk.match.equity_tables.rates import rates_of
from bgdesk.match.equity_tables.table import Stakes, default_table
from bgdesk.match.equity_tables.without_cube import GamesToCome, table_without_cube
from bgdesk.match.options import MatchOptions, match_options
from bgdesk.match.state import Pair
from tests.match.driving import WHITE, new_game

TABLE = default_table()


def stakes(options: MatchOptions, white: int, black: int) -> Stakes | None:
    """What a game at this score is about, seen by White."""
    return score_of(replace(new_game(options), score=Pair(white, black)), WHITE, TABLE).stakes


@pytest.mark.parametrize(
    ("options", "crawford"),
    [
        (match_options(3), True),
        (replace(match_options(3), crawford=False), False),
    ],
)
def test_match_point_is_followed_by_a_game_in_which_somebody_doubles_or_not(
    options: MatchOptions, crawford: bool
) -> None:
    found = stakes(options, 1, 1)
    assert found
    assert found.win == TABLE.before_game(1, 2, is_crawford=crawford)
    assert found.lose == pytest.approx(1 - found.win)


@pytest.mark.parametrize(
    ("options", "games"),
    [
        (replace(match_options(3), crawford=False, cube=False), ("backgammon",)),
        (MatchOptions("portes", length=3).locked(), ("portes",)),
        (
            MatchOptions(length=3, rotation=("portes", "plakoto", "fevga")).locked(),
            ("plakoto", "fevga", "portes"),
        ),
    ],
)
def test_a_match_without_a_cube_has_a_table_of_its_own(options: MatchOptions, games: tuple[str, ...]) -> None:
    """It is that of the games which follow, of which the next one comes first."""
    found = stakes(options, 1, 1)
    assert found
    winner_starts = options.variant != "backgammon"
    assert found == table_without_cube(GamesToCome(games, winner_starts), 3).stakes(2, 2, 1)
    assert found.lose == pytest.approx(1 - found.win)


def test_an_equity_by_checkers_is_as_many_as_a_game_is_won_by() -> None:
    score = score_of(new_game(MatchOptions("acey_deucey", length=0).locked()), WHITE, TABLE)
    assert score.in_result(0.5) == pytest.approx(0.5 * rates_of("acey_deucey").stake)


def test_money_has_no_stakes() -> None:
    assert stakes(match_options(0), 1, 1) is None


@pytest.mark.parametrize("cube", [1, 4])
def test_an_error_in_money_costs_that_many_cubes(cube: int) -> None:
    assert Score(WHITE, cube, None).in_result(0.25) == 0.25 * cube
