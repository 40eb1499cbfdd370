"""Letters of points, both ways and for both colours."""

from __future__ import annotations

import pytest
from hypothesis import given, strategies as st

from bgdesk.formats.sgf.points import hops_of, letters_of, placed_letters, placing_of
from bgdesk.rules.player import Player
from bgdesk.rules.position import Position, side
from bgdesk.rules.variants import RULESETS

WHITE, BLACK = Player.WHITE, Player.BLACK
START = RULESETS["backgammon"].start_position()


@pytest.mark.parametrize(
    ("letters", "player", "hops"),
    [
        ("hefe", WHITE, ((8, 5), (6, 5))),
        ("agln", BLACK, ((24, 18), (13, 11))),
        ("yxaz", WHITE, ((25, 24), (1, 0))),
        ("yaxz", BLACK, ((25, 24), (1, 0))),
        ("", BLACK, ()),
    ],
)
def test_hops(letters: str, player: Player, hops: tuple[tuple[int, int], ...]) -> None:
    assert hops_of(letters, player) == hops
    assert letters_of(hops, player) == letters


@pytest.mark.parametrize("letters", ["h", "he1f", "HE", "h e ", "hé"])
def test_what_is_no_hop(letters: str) -> None:
    assert hops_of(letters, WHITE) is None


@given(st.lists(st.tuples(st.integers(0, 25), st.integers(0, 25)), max_size=4), st.sampled_from(Player))
def test_letters_come_back(hops: list[tuple[int, int]], player: Player) -> None:
    assert hops_of(letters_of(hops, player), player) == tuple(hops)


def test_placing_on_a_cleared_board() -> None:
    placing = placing_of(["a:y"], [*placed_letters(START, WHITE)], [*placed_letters(START, BLACK)])
    assert placing.on(Position(side({1: 15}), side({3: 2})), 15) == START


def test_placing_single_checkers() -> None:
    after = placing_of(["f", "s"], ["y", "?"], ["f:g", ""]).on(START, 15)
    assert after
    assert (after.white[6], after.white[25], after.white[0]) == (0, 1, 4)
    assert (after.black[19], after.black[18], after.black[6], after.black[25]) == (1, 1, 0, 0)


def test_too_many_checkers() -> None:
    assert placing_of([], ["a"], []).on(START, 15) is None


def test_both_bars_are_one_place() -> None:
    after = placing_of(["y"], [], []).on(Position(side({25: 2, 3: 1}), side({25: 1, 4: 1})), 15)
    assert after == Position(side({3: 1}), side({4: 1}))
