"""Exact values of races: by hand, by trying, and by the tables of GNU Backgammon."""

from __future__ import annotations

import json
from pathlib import Path

import numpy as np
import pytest

from bgdesk.analysis.lenses.bearoff_pairs import pair_table
from bgdesk.analysis.lenses.bearoff_rolls import roll_table, win_chance
from bgdesk.analysis.lenses.bearoff_trials import tried_rolls
from bgdesk.analysis.lenses.exact_race import exact_race
from bgdesk.analysis.lenses.race import RaceAction
from bgdesk.analysis.lenses.race_values import PIPS_A_ROLL, has_known_bearoff, is_pair
from bgdesk.rules.player import Player
from bgdesk.rules.position import Position, side
from bgdesk.rules.variants import RULESETS
from tests.bench.bearoff_agreement import BOARDS, PAIRS, four_values, home_side

TABLE = Path(__file__).parents[2] / "golden" / "bearoff_agreement.json"
PRINTED = 2e-4
"""GNU Backgammon rounds to steps of 2/65535 at every level of its recursion, and prints four digits."""
EXACT = 1e-12


def rolls(points: dict[int, int]) -> list[float]:
    return list(roll_table().of(side(points)))


def test_by_hand() -> None:
    """Two checkers on the 6-point are off at once with 3-3 and the higher doubles."""
    assert rolls({1: 1})[:2] == pytest.approx([0, 1], abs=EXACT)
    assert rolls({1: 3})[1:3] == pytest.approx([6 / 36, 30 / 36], abs=EXACT)
    assert rolls({6: 1})[1] == pytest.approx(27 / 36, abs=EXACT)
    assert rolls({6: 2})[1] == pytest.approx(4 / 36, abs=EXACT)
    race = exact_race(Position(side({1: 1}), side({6: 15})), Player.BLACK, with_pair=False)
    assert race.other.effective_pips == pytest.approx(49 / 6, abs=EXACT)
    assert race.other.wastage == pytest.approx(43 / 6, abs=EXACT)
    assert race.chance == pytest.approx(0, abs=EXACT)


def test_who_rolls_first_wins_with_as_many_rolls() -> None:
    own, other = np.array([0, 0.25, 0.75]), np.array([0, 0.5, 0.25, 0.25])
    assert win_chance(own, other) == pytest.approx(0.25 + 0.75 * 0.5)


def test_one_checker_each_is_doubled_by_hand() -> None:
    """27 of 36 bear off from the 6-point: 0.5 doubled is a double, and exactly not to be passed at 1."""
    found = pair_table().value(side({6: 1}), side({1: 1}))
    assert found.chance == pytest.approx(0.75, abs=EXACT)
    assert found.centred.no_double == pytest.approx(0.5, abs=EXACT)
    assert found.centred.double_take == pytest.approx(1.0, abs=EXACT)
    assert found.centred.should_double
    assert found.centred.should_take


def test_means_are_those_of_gnubg() -> None:
    boards = json.loads(TABLE.read_text())["boards"]
    assert len(boards) == BOARDS
    for one in boards:
        chances = roll_table().of(home_side(one["own"]))
        mean = float(chances @ np.arange(len(chances)))
        assert mean == pytest.approx(one["rolls"], abs=1e-3)
        assert mean * PIPS_A_ROLL == pytest.approx(one["epc"], abs=5e-3)


def test_values_of_both_and_the_cube_are_those_of_gnubg() -> None:
    pairs = json.loads(TABLE.read_text())["pairs"]
    assert len(pairs) == PAIRS
    for one in pairs:
        value = pair_table().value(home_side(one["own"]), home_side(one["other"]))
        assert four_values(value) == pytest.approx(one["values"], abs=PRINTED)


def test_what_is_tried_out_takes_all_first_rolls_equally() -> None:
    """A checker on the 7-point is off with 7 pips and more: 18 rolls and five doubles."""
    chances, error = tried_rolls(side({7: 1}), roll_table())
    assert sum(chances) == pytest.approx(1, abs=EXACT)
    assert chances[1] == pytest.approx(23 / 36, abs=EXACT)
    assert 0 < error < 0.01


def test_on_the_way_home_little_is_wasted() -> None:
    """Best play is worth at most what the pips and the usual seven or eight of waste need."""
    chances, _ = tried_rolls(side({13: 3, 8: 3, 6: 5, 5: 2, 4: 2}), roll_table())
    wastage = PIPS_A_ROLL * float(chances @ np.arange(len(chances))) - 111
    assert 6.5 < wastage < 7.6


def test_the_cube_is_right_for_money_with_the_exact_table() -> None:
    position = Position(side({6: 1}), side({1: 1}))
    assert is_pair(position)
    found = exact_race(position, Player.WHITE, with_pair=True)
    assert found.pair_action is RaceAction.REDOUBLE_TAKE
    assert exact_race(position, Player.WHITE, with_pair=False).pair_action is None
    whole = Position(side({6: 6}, 6), side({1: 1}))
    assert not is_pair(whole)


def test_games_that_bear_off_otherwise_have_no_exact_race() -> None:
    known = {name for name, ruleset in RULESETS.items() if has_known_bearoff(ruleset)}
    assert {"backgammon", "nackgammon", "hypergammon", "portes"} <= known
    assert not known & {"fevga", "plakoto", "tapa", "gul_bara", "acey_deucey"}
