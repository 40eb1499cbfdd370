"""Match equity tables for matches without a cube: against a slow computation, and against matches played."""

from __future__ import annotations

from fractions import Fraction
from functools import cache
from random import Random

import pytest

from bgdesk.match.equity_tables import without_cube
from bgdesk.match.equity_tables.rates import BY_LEVEL, SAME_GAME, GameRates, game_key, rates_of
from bgdesk.match.equity_tables.without_cube import GamesToCome, table_without_cube
from bgdesk.rules.variants import RULESETS, Scoring

TAVLI = ("portes", "plakoto", "fevga")
DRAWN = GameRates({1: 0.1, 2: 0.15}, {1: 0.05, 2: 0.2}, 0.5, 100, "nobody")
"""A game that is often drawn."""


def known(game: str) -> GameRates:
    """The rates of ``game``, also of one called "drawn"."""
    return DRAWN if game == "drawn" else rates_of(game)


def by_trees(games: GamesToCome, away: int, other: int, *, has_won: bool = False) -> float:
    """The same by following every course of a match forward, in exact fractions, until it ends.

    A draw is followed as often as it takes to have no weight. ``has_won``: who needs ``away`` has won
    the last game.
    """
    count = len(games.keys)

    @cache
    def begun(number: int, own: int, theirs: int, draws: int) -> Fraction:
        """The chance of who begins a game."""
        rates, following = known(games.keys[number]), (number + 1) % count
        total = Fraction(0)
        for points, share in rates.first_wins.items():
            total += Fraction(share) * after_win(following, own - points, theirs)
        for points, share in rates.first_loses.items():
            total += Fraction(share) * (1 - after_win(following, theirs - points, own))
        if rates.draws and draws < 40:
            total += Fraction(rates.draws) * either(following, own, theirs, draws + 1)
        return total

    def either(number: int, own: int, theirs: int, draws: int) -> Fraction:
        return (begun(number, own, theirs, draws) + 1 - begun(number, theirs, own, draws)) / 2

    def after_win(number: int, own: int, theirs: int) -> Fraction:
        if own <= 0:
            return Fraction(1)
        return (begun if games.winner_starts else either)(number, own, theirs, 0)

    return float(after_win(0, away, other) if has_won else either(0, away, other, 0))


def by_playing(games: GamesToCome, away: int, other: int, matches: int) -> float:
    """The share of ``matches`` that were won, each played game by game."""
    random, won = Random(7), 0
    for _ in range(matches):
        need, number, first = [away, other], 0, random.randrange(2)
        while min(need) > 0:
            rates = known(games.keys[number % len(games.keys)])
            points = [*rates.first_wins, *(-points for points in rates.first_loses), 0]
            weights = [*rates.first_wins.values(), *rates.first_loses.values(), rates.draws]
            (result,) = random.choices(points, weights)
            winner = first if result > 0 else 1 - first
            need[winner] -= abs(result)
            first = winner if result and games.winner_starts else random.randrange(2)
            number += 1
        won += need[0] <= 0
    return won / matches


@pytest.fixture
def often_drawn(monkeypatch: pytest.MonkeyPatch) -> None:
    """A game called "drawn" that is one every other time."""
    monkeypatch.setattr(without_cube, "rates_of", known)


ROUNDS = [
    GamesToCome(keys, winner_starts)
    for keys in (("portes",), ("acey_deucey",), TAVLI, ("drawn", "plakoto", "drawn", "fevga"), ("drawn",))
    for winner_starts in (False, True)
]


@pytest.mark.usefixtures("often_drawn")
@pytest.mark.parametrize("games", ROUNDS, ids=str)
def test_the_table_is_that_of_a_slow_computation(games: GamesToCome) -> None:
    table = table_without_cube(games, 5)
    for away, other in ((1, 3), (2, 1), (4, 5), (5, 2)):
        assert table.before_game(away, other) == pytest.approx(by_trees(games, away, other), abs=1e-9)
        won = table.stakes(away + 1, other, 1).win
        assert won == pytest.approx(by_trees(games, away, other, has_won=True), abs=1e-9)
        lost = table.stakes(other, away + 1, 1).lose
        assert lost == pytest.approx(1 - won, abs=1e-9)


@pytest.mark.usefixtures("often_drawn")
@pytest.mark.parametrize("games", [GamesToCome(TAVLI, winner_starts=True), GamesToCome(("drawn", "plakoto"))])
def test_matches_that_are_played_come_to_the_table(games: GamesToCome) -> None:
    chance = table_without_cube(games, 5).before_game(2, 5)
    error = (chance * (1 - chance) / 8000) ** 0.5
    assert by_playing(games, 2, 5, 8000) == pytest.approx(chance, abs=4 * error)


def test_equals_have_equal_chances_and_the_crawford_rule_says_nothing() -> None:
    table = table_without_cube(GamesToCome(TAVLI), 7)
    for away in range(1, 8):
        assert table.before_game(away, away) == pytest.approx(0.5, abs=1e-12)
        assert table.before_game(away, 1, is_crawford=True) == table.before_game(away, 1)


def test_who_wins_a_game_and_begins_the_next_has_more_of_it() -> None:
    plain, begins = (table_without_cube(GamesToCome(("fevga",), starts), 5) for starts in (False, True))
    assert begins.stakes(4, 4, 1).win > plain.stakes(4, 4, 1).win + 0.005


@pytest.mark.parametrize("game", RULESETS)
def test_every_game_has_rates_that_make_sense(game: str) -> None:
    """Its points are those that the game can be won by."""
    ruleset = RULESETS[game]
    rates = rates_of(game_key(ruleset))
    assert sum(rates.first_wins.values()) + sum(rates.first_loses.values()) + rates.draws == pytest.approx(1)
    assert (rates.trials == 0) == game.startswith("hypergammon")
    most = ruleset.checkers if ruleset.scoring is Scoring.PER_CHECKER else max(ruleset.levels)
    assert max(rates.first_wins) <= most
    assert 0.4 < sum(rates.first_wins.values()) < 0.65
    assert rates.standard_error(0.5) < 0.03
    assert game_key(ruleset) == SAME_GAME.get(game, game)


def test_a_game_scored_in_another_way_has_rates_of_its_own() -> None:
    ruleset = RULESETS["acey_deucey"].with_options(("score_by_level",))
    assert game_key(ruleset) == f"acey_deucey{BY_LEVEL}"
    assert set(rates_of(game_key(ruleset)).first_wins) == {1, 2, 3}
    assert rates_of("acey_deucey").stake > 5
