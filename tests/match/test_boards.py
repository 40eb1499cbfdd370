"""Which set-ups a record may hold, and that a position string says the same of them."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest
from hypothesis import given, strategies as st

from bgdesk.match.boards import is_possible
from bgdesk.rules.notation.position_string import from_position_string, to_position_string
from bgdesk.rules.player import Player
from bgdesk.rules.position import Extra
from bgdesk.rules.variants import RULESETS
from tests.rules.boards import game_board
from tests.rules.random_positions import random_position

DUTCH = RULESETS["dutch"]


@pytest.mark.parametrize(
    ("me", "is_home_or_off"), [("in:15", False), ("in:14 7:1", False), ("in:14 6:1", True), ("23:14", True)]
)
def test_a_checker_home_or_off_has_opened_the_lock(me: str, is_home_or_off: bool) -> None:
    closed = game_board(DUTCH, me, "in:15")
    assert is_possible(closed, DUTCH) is not is_home_or_off
    assert is_possible(game_board(DUTCH, me, "in:15", lock_open=True), DUTCH)


def test_where_no_lock_is_it_is_not_open() -> None:
    acey = RULESETS["acey_deucey"]
    assert is_possible(game_board(acey, "in:14 6:1", "in:15"), acey)
    assert not is_possible(game_board(acey, "in:14 6:1", "in:15", lock_open=True), acey)


PLAKOTO, TAVLA = RULESETS["plakoto"], RULESETS["tavla"]


@pytest.mark.parametrize(
    ("me", "opponent"),
    [("15p:1 24:14", "15:1 1:14"), ("15:1 24:14", "15p:1 1:14"), ("15p:1 9:4 24:10", "15:2 9p:1 1:12")],
)
def test_a_single_checker_may_lie_under_others_where_checkers_are_pinned(me: str, opponent: str) -> None:
    assert is_possible(game_board(PLAKOTO, me, opponent), PLAKOTO)


@pytest.mark.parametrize(
    ("me", "opponent"),
    [
        pytest.param("15:1 24:14", "15:1 1:14", id="nobody lies below"),
        pytest.param("1:1 24:14", "1:1 2:14", id="nobody lies below on the 1-point"),
        pytest.param("24:15", "24:1 2:14", id="nobody lies below on the 24-point"),
        pytest.param("15p:1 24:14", "15p:1 1:14", id="both lie below"),
        pytest.param("15p:2 24:13", "15:1 1:14", id="two lie below"),
        pytest.param("15:1 24:14", "15p:2 1:13", id="two of the opponent lie below"),
        pytest.param("15p:1 24:14", "1:15", id="nobody lies above"),
        pytest.param("15p:1 9:1 24:13", "15:1 9:1 1:13", id="one pin told, two points shared"),
        pytest.param("bar:1 24:14", "1:15", id="nobody is hit"),
    ],
)
def test_where_checkers_are_pinned_no_other_point_is_shared(me: str, opponent: str) -> None:
    assert not is_possible(game_board(PLAKOTO, me, opponent), PLAKOTO)


@pytest.mark.parametrize("point", [1, 2, 13, 24])
def test_where_checkers_are_hit_no_point_is_shared(point: int) -> None:
    shared = game_board(TAVLA, f"{point}:1 10:14", f"{point}:1 11:14")
    assert not is_possible(shared, TAVLA)
    assert is_possible(game_board(TAVLA, f"{point}:1 10:14", "11:15"), TAVLA)


@pytest.mark.parametrize(("me", "opponent"), [("15p:1 24:14", "1:15"), ("24:15", "15p:1 1:14")])
def test_where_checkers_are_hit_none_is_pinned(me: str, opponent: str) -> None:
    assert not is_possible(game_board(TAVLA, me, opponent), TAVLA)


@pytest.mark.parametrize("counts", [(15, *(0,) * 24), (15, *(0,) * 26), (16, -1, *(0,) * 24)])
def test_each_player_has_a_count_of_zero_or_more_for_every_place(counts: tuple[int, ...]) -> None:
    start = TAVLA.start_position()
    assert not is_possible(replace(start, white=counts), TAVLA)
    assert not is_possible(replace(start, black=counts), TAVLA)


@given(st.integers(0, 2**32).map(Random), st.booleans(), st.booleans())
def test_position_strings_keep_just_the_possible_locks(chance: Random, white: bool, black: bool) -> None:
    position = random_position(DUTCH, chance)
    position = replace(
        position,
        white_extra=Extra(position.white_extra.reserve, lock_open=white),
        black_extra=Extra(position.black_extra.reserve, lock_open=black),
    )
    told = from_position_string(to_position_string(position, Player.WHITE, "dutch")).position
    assert (told == position) is is_possible(position, DUTCH)
    assert is_possible(told, DUTCH)
