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
