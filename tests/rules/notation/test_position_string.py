"""The text for positions of every game."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import example, given, strategies as st

from bgdesk.rules.notation.position_string import (
    MOST_CHARACTERS,
    Placement,
    from_position_string,
    is_position_string,
    to_position_string,
)
from bgdesk.rules.player import Player
from bgdesk.rules.position import Extra
from bgdesk.rules.table_state import IdError
from bgdesk.rules.variants import RULESETS
from tests.rules.random_positions import random_position
from tests.rules.strategies import players

PLAKOTO = "bgd1:plakoto:w:24x12,20x2,15p:24x13,15,10"


@pytest.mark.parametrize(
    ("game", "text"),
    [
        ("backgammon", "bgd1:backgammon:w:24x2,13x5,8x3,6x5:24x2,13x5,8x3,6x5"),
        ("hypergammon", "bgd1:hypergammon:w:24,23,22:24,23,22"),
        ("fevga", "bgd1:fevga:w:24x15:24x15"),
        ("dutch", "bgd1:dutch:w:inx15:inx15"),
    ],
)
def test_set_ups(game: str, text: str) -> None:
    start = RULESETS[game].start_position()
    assert to_position_string(start, Player.WHITE, game) == text
    assert from_position_string(text) == Placement(game, start, Player.WHITE)


def test_what_each_part_means() -> None:
    found = from_position_string("bgd1:plakoto:b:2x2,24x12,15p:24x13,10x2")
    assert found.on_roll is Player.BLACK
    assert found.position.white_extra == Extra(pinned=frozenset({15}))
    assert (found.position.white[15], found.position.black[10], found.position.black[0]) == (1, 2, 0)
    acey = from_position_string("bgd1:acey_deucey:w:inx3,barx2,6x9:-").position
    assert (acey.white_extra.reserve, acey.white[25], acey.white[0], acey.black[0]) == (3, 2, 1, 15)
    assert acey.in_play(Player.WHITE) == 14


@pytest.mark.parametrize(
    ("white", "is_open"), [("inx15", False), ("inx14,24,open", False), ("inx14,6", True), ("23x5", True)]
)
def test_a_checker_that_was_home_opens_the_lock(white: str, is_open: bool) -> None:
    extra = from_position_string(f"bgd1:dutch:w:{white}:inx15").position.white_extra
    assert extra.lock_open is (is_open or "open" in white)


@pytest.mark.parametrize("game", RULESETS)
@given(st.integers(0, 2**32).map(Random), players)
def test_round_trip(game: str, chance: Random, on_roll: Player) -> None:
    position = random_position(RULESETS[game], chance)
    text = to_position_string(position, on_roll, game)
    assert from_position_string(text) == Placement(game, position, on_roll)
    assert is_position_string(text)
    assert len(text) <= MOST_CHARACTERS


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "four colons"),
        ("4HPwATDgc/ABMA", "four colons"),
        (PLAKOTO.replace("bgd1", "bgd2"), "is not bgd1"),
        (PLAKOTO + ":", "four colons"),
        (PLAKOTO + " " * MOST_CHARACTERS, "four colons"),
        (PLAKOTO.replace("plakoto", "ludo"), "'ludo' is none of the games"),
        (PLAKOTO.replace(":w:", ":W:"), "'W' is not w or b"),
        (PLAKOTO.replace("24x12", "24x0"), "'24x0' among White's"),
        (PLAKOTO.replace("24x12", "25"), "'25' among White's"),
        (PLAKOTO.replace("24x12", "0x2"), "'0x2' among White's"),
        (PLAKOTO.replace("24x12", ""), "'' among White's"),
        (PLAKOTO.replace("24x12", "20x3"), "White's checkers on 20 are told twice"),
        (PLAKOTO.replace("24x12", "24x13"), "White has more than 15"),
        (PLAKOTO.replace("24x12", "bar"), "White cannot have 'bar' in plakoto"),
        (PLAKOTO.replace("24x12", "in"), "White cannot have 'in' in plakoto"),
        (PLAKOTO.replace("24x12", "open"), "'open' has no meaning"),
        (PLAKOTO.replace("15p", "15"), "both players have checkers on White's point 15"),
        (PLAKOTO.replace("10", "10p"), "both players have checkers on White's point 15"),
        (PLAKOTO.replace(",10", ",9"), "nobody pins the checker on White's point 15"),
        ("bgd1:fevga:w:24p:24", "White cannot have '24p' in fevga"),
        ("bgd1:fevga:w:12:24", "both players have checkers on White's point 12"),
        ("bgd1:dutch:w:open,open:-", "'open' has no meaning"),
        ("bgd1:dutch:w:-:-", "no checker is in play"),
        ("bgd1:hypergammon:w:24x4:24", "White has more than 3"),
        ("bgd1:russian:w:inp:24", "White cannot have 'inp' in russian"),
    ],
)
def test_what_cannot_be_is_refused(text: str, message: str) -> None:
    with pytest.raises(IdError, match=message) as caught:
        from_position_string(text)
    assert "\n" not in str(caught.value)


@given(st.text(max_size=60) | st.text("bgd1:plakotufe w24x,in,bar15p-open", max_size=60))
@example("bgd1:plakoto:w:٢٤:24")
@example("bgd1:plakoto:w:24\n:24")
def test_any_text_is_a_position_or_an_error(text: str) -> None:
    for candidate in (text, f"bgd1:plakoto:w:{text}:24", f"bgd1:dutch:b:24:{text}"):
        try:
            found = from_position_string(candidate)
        except IdError:
            continue
        again = to_position_string(found.position, found.on_roll, found.game)
        assert from_position_string(again) == found
