"""The cube model against closed forms of its own and against the engine's figures."""

from __future__ import annotations

from itertools import product

import pytest
from bgsage.cube_points import cube_action_points

from bgdesk.analysis.lenses.cube_model import CubeTerms, GammonShares
from bgdesk.analysis.lenses.cube_window import CubePlace, cube_curves
from bgdesk.match.equity_tables.table import default_table
from bgdesk.match.evaluation import Probabilities
from bgdesk.rules.player import Player

EXACT = 1e-9
NEAR = 1e-5
"""The engine's table has single precision."""
CHANCES = ((0.6, 0.0, 0.0, 0.0, 0.0), (0.6, 0.15, 0.01, 0.1, 0.005))
SCORES = [(own, other) for own, other in product(range(1, 10), range(1, 10)) if (own, other) != (1, 1)]
OWNERS = {"centered": None, "player": True, "opponent": False}


def shares(chances: tuple[float, ...]) -> GammonShares:
    return GammonShares.of(Probabilities(Player.WHITE, *chances))


def mean(away: tuple[int, int], points: int, gammon: float, backgammon: float) -> float:
    """What a game that ends with ``points``, below 0 lost, is worth on average."""
    table = default_table()

    def chance(number: int) -> float:
        stakes = table.stakes(*away, abs(number))
        return stakes.win if number > 0 else stakes.lose

    single, double, triple = (chance(points * level) for level in (1, 2, 3))
    return single * (1 - gammon) + double * (gammon - backgammon) + triple * backgammon


def dead_take(away: tuple[int, int], cube: int, of: GammonShares) -> float:
    """Where a cube taken at twice ``cube`` and never turned again is worth as much as a pass.

    Where the doubler would win the match with that cube, the taker turns it once more at once.
    """
    stake = 4 * cube if away[1] <= 2 * cube < away[0] else 2 * cube
    lost = mean(away, -stake, of.lost, of.lost_backgammon)
    won = mean(away, stake, of.won, of.won_backgammon)
    return (default_table().stakes(*away, cube).lose - lost) / (won - lost)


@pytest.mark.parametrize("chances", CHANCES)
def test_dead_take_points_are_the_closed_form_at_every_score(chances: tuple[float, ...]) -> None:
    of, compared = shares(chances), 0
    for away in SCORES:
        for cube in (1, 2):
            place = CubePlace(cube, None if cube == 1 else False)
            found = cube_curves(CubeTerms(away, default_table()), place, of, 0.0).points.take
            if away[1] <= cube:
                assert found is None
            elif found is not None:
                assert found == pytest.approx(dead_take(away, cube, of), abs=EXACT)
                compared += 1
    assert compared > 100


@pytest.mark.parametrize("life", [0.0, 0.68, 1.0])
def test_points_in_matches_are_the_engines_but_for_cubes_turned_at_once(life: float) -> None:
    """Of a dead cube the engine does not suppose that it is turned again by who has nothing to lose."""
    compared = 0
    for chances, away, owner in product(CHANCES, SCORES, OWNERS):
        cube = 1 if owner == "centered" else 2
        if min(away) <= 2 * cube:
            continue
        theirs = cube_action_points(chances, owner, cube, *away, cube_life_index=life, jacoby=False)
        terms, place = CubeTerms(away, default_table()), CubePlace(cube, OWNERS[owner])
        ours = cube_curves(terms, place, shares(chances), life).points
        for name in ("take", "double", "cash", "too_good"):
            value, expected = getattr(ours, name), getattr(theirs, name).janowski
            if value is not None:
                assert value == pytest.approx(expected, abs=NEAR), (name, chances, away, owner)
                compared += 1
            else:
                assert expected != expected or expected in (0.0, 1.0), (name, chances, away, owner)
    assert compared > 300


@pytest.mark.parametrize("chances", CHANCES)
def test_points_in_money_play_are_janowskis(chances: tuple[float, ...]) -> None:
    for life, owner in product((0.0, 0.68, 1.0), OWNERS):
        theirs = cube_action_points(chances, owner, cube_life_index=life, jacoby=False)
        ours = cube_curves(CubeTerms(), CubePlace(1, OWNERS[owner]), shares(chances), life).points
        for name in ("take", "cash"):
            value = getattr(ours, name)
            assert value is None or value == pytest.approx(getattr(theirs, name).janowski, abs=EXACT)


def test_gammons_do_not_make_too_good_with_the_jacoby_rule() -> None:
    of = shares(CHANCES[1])
    centred = CubePlace(1, None)
    assert cube_curves(CubeTerms(jacoby=True), centred, of, 0.68).points.too_good is None
    assert cube_curves(CubeTerms(), centred, of, 0.68).points.too_good


def test_nobody_doubles_in_the_crawford_game_or_with_a_dead_cube() -> None:
    of = shares(CHANCES[1])
    crawford = cube_curves(CubeTerms((3, 1), default_table(), is_crawford=True), CubePlace(), of, 0.68)
    dead = cube_curves(CubeTerms((1, 3), default_table()), CubePlace(), of, 0.68)
    assert crawford.double_take is None
    assert crawford.points.take is None
    assert dead.double_take is None
    assert dead.points.take is not None
