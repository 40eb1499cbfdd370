"""Match equity tables for matches without a cube: against a slow computation, and against matches played."""

from __future__ import annotations

from fractions import Fraction
from functools import cache
from random import Random

import pytest

from bgdesk.match.equity_tables import without_cube
from bgdesk.match.equity_tables.rates import BY_LEVEL, SAME_GAME, GameRates, game_key, rates_of
from bgdesk.match.equity_tables.without_cube import table_without_cube
from bgdesk.rules.variants import RULESETS, Scoring

TAVLI = ("portes", "plakoto", "fevga")
DRAWN = GameRates({1: 0.1, 2: 0.15}, 0.5, 0.5, 100, "nobody")
"""A game that is often drawn."""


def known(game: str) -> GameRates:
    """The rates of ``game``, also of one called "drawn"."""
    return DRAWN if game == "drawn" else rates_of(game)


def by_trees(games: tuple[str, ...], away: int, other: int) -> float:
    """The same by following every course of a match forward, in exact fractions, until it ends.

    A draw is followed as often as it takes to have no weight.
    """

    @cache
    def chance(number: int, own: int, theirs: int, draws: int) -> Fraction:
        if own <= 0 or theirs <= 0:
            return Fraction(own <= 0)
        if draws > 40:
            return Fraction(1, 2)
        rates, following = known(games[number]), (number + 1) % len(games)
        total = (
            Fraction(rates.draws) * chance(following, own, theirs, draws + 1) if rates.draws else Fraction(0)
        )
        for points, share in rates.wins.items():
            won, lost = (own - points, theirs), (own, theirs - points)
            total += Fraction(share) * (chance(following, *won, 0) + chance(following, *lost, 0))
        return total

    return float(chance(0, away, other, 0))


def by_playing(games: tuple[str, ...], away: int, other: int, matches: int) -> float:
    """The share of ``matches`` that were won, each played game by game."""
    random, won = Random(7), 0
    for _ in range(matches):
        own, theirs, number = away, other, 0
        while own > 0 and theirs > 0:
            rates = known(games[number % len(games)])
            points = [*rates.wins, *(-points for points in rates.wins), 0]
            weights = [*rates.wins.values(), *rates.wins.values(), rates.draws]
            (result,) = random.choices(points, weights)
            own, theirs, number = own - max(result, 0), theirs + min(result, 0), number + 1
        won += own <= 0
    return won / matches


@pytest.fixture
def often_drawn(monkeypatch: pytest.MonkeyPatch) -> None:
    """A game called "drawn" that is one every other time."""
    monkeypatch.setattr(without_cube, "rates_of", known)


@pytest.mark.usefixtures("often_drawn")
@pytest.mark.parametrize(
    "games", [("portes",), ("acey_deucey",), TAVLI, ("drawn", "plakoto", "drawn", "fevga"), ("drawn",)]
)
def test_the_table_is_that_of_a_slow_computation(games: tuple[str, ...]) -> None:
    table = table_without_cube(games, 5)
    for away, other in ((1, 3), (2, 1), (4, 5), (5, 2)):
        assert table.before_game(away, other) == pytest.approx(by_trees(games, away, other), abs=1e-9)


@pytest.mark.usefixtures("often_drawn")
@pytest.mark.parametrize("games", [TAVLI, ("drawn", "plakoto")])
def test_matches_that_are_played_come_to_the_table(games: tuple[str, ...]) -> None:
    chance = table_without_cube(games, 5).before_game(2, 5)
    assert by_playing(games, 2, 5, 8000) == pytest.approx(
        chance, abs=4 * (chance * (1 - chance) / 8000) ** 0.5
    )


def test_equals_have_equal_chances_and_the_crawford_rule_says_nothing() -> None:
    table = table_without_cube(TAVLI, 7)
    for away in range(1, 8):
        assert table.before_game(away, away) == 0.5
        assert table.before_game(away, 1, is_crawford=True) == table.before_game(away, 1)


@pytest.mark.parametrize("game", RULESETS)
def test_every_game_has_rates_that_make_sense(game: str) -> None:
    """Its points are those that the game can be won by."""
    ruleset = RULESETS[game]
    rates = rates_of(game_key(ruleset))
    assert 2 * sum(rates.wins.values()) + rates.draws == pytest.approx(1)
    assert (rates.trials == 0) == game.startswith("hypergammon")
    most = ruleset.checkers if ruleset.scoring is Scoring.PER_CHECKER else max(ruleset.levels)
    assert max(rates.wins) <= most
    assert 0.4 < rates.first < 0.65
    assert rates.standard_error(0.5) < 0.03
    assert game_key(ruleset) == SAME_GAME.get(game, game)


def test_a_game_scored_in_another_way_has_rates_of_its_own() -> None:
    ruleset = RULESETS["acey_deucey"].with_options(("score_by_level",))
    assert game_key(ruleset) == f"acey_deucey{BY_LEVEL}"
    assert set(rates_of(game_key(ruleset)).wins) == {1, 2, 3}
    assert rates_of("acey_deucey").stake > 5
