"""GNU Backgammon's ids, both ways."""

from __future__ import annotations

import base64
import json
import re
from dataclasses import replace

import pytest
from hypothesis import given, strategies as st

from bgdesk.rules.cube import Cube
from bgdesk.rules.dice import Dice
from bgdesk.rules.notation.gnubg_id import (
    from_gnubg_id,
    from_match_id,
    from_position_id,
    to_gnubg_id,
    to_match_id,
    to_position_id,
)
from bgdesk.rules.notation.xgid import from_xgid
from bgdesk.rules.player import Player
from bgdesk.rules.position import Position, side
from bgdesk.rules.table_state import GameState, IdError, Offer, TableState
from bgdesk.rules.variants import RULESETS
from tests.folders import FILES
from tests.match_files import contents
from tests.rules.boards import STANDARD
from tests.rules.strategies import players, positions, table_states

START_ID = "4HPwATDgc/ABMA"
IDS = FILES / "perft_ids.jsonl"


def entries() -> list[dict[str, str]]:
    return [json.loads(line) for line in contents(IDS).decode().splitlines()]


@pytest.mark.parametrize("player", Player)
def test_start(player: Player) -> None:
    assert to_position_id(STANDARD.start_position(), player) == START_ID
    assert from_position_id(START_ID, player) == STANDARD.start_position()


def test_asymmetric_position_is_seen_by_the_roller() -> None:
    white = side({22: 3, 21: 3, 20: 3, 19: 3})
    black = side({8: 2, 9: 2, 10: 2, 11: 2})
    assert from_position_id("gG0DAAAAuLsDAA") == Position(white, black)
    assert from_position_id("gG0DAAAAuLsDAA", Player.BLACK) == Position(black, white)


def test_match_id_of_a_known_state() -> None:
    state = from_match_id("QYkqASAAIAAA", START_ID)
    assert state == TableState(
        position=STANDARD.start_position(),
        on_roll=Player.WHITE,
        to_act=Player.WHITE,
        cube=Cube(2, Player.BLACK),
        dice=Dice(5, 2),
        length=9,
        white_score=4,
        black_score=2,
    )


def test_table_of_ids_round_trips() -> None:
    found = entries()
    assert len(found) == 200
    for entry in found:
        text = f"{entry['posid']}:{entry['matchid']}"
        state = from_gnubg_id(text)
        assert to_gnubg_id(state) == text
        assert from_match_id(to_match_id(state), entry["posid"]) == state


def test_table_of_ids_means_the_same_as_xgid() -> None:
    """GNU Backgammon writes a pending beaver as a double in its XGIDs, which is the only difference."""
    beavers = 0
    for entry in entries():
        state = from_match_id(entry["matchid"], entry["posid"])
        if state.offer is Offer.BEAVER:
            beavers += 1
            state = replace(state, offer=Offer.DOUBLE, to_act=state.on_roll.opponent)
        assert state == replace(from_xgid(entry["xgid"]), beavers=False)
    assert beavers == 3


@given(positions(), players)
def test_position_id_round_trips(position: Position, player: Player) -> None:
    text = to_position_id(position, player)
    assert re.fullmatch(r"[A-Za-z0-9+/]{14}", text)
    assert from_position_id(text, player) == position
    assert from_position_id(text, player.opponent) == position.swapped()


@given(positions(total=3), players)
def test_hypergammon_round_trips(position: Position, player: Player) -> None:
    assert from_position_id(to_position_id(position, player), player, total=3) == position


@given(table_states())
def test_gnubg_id_round_trips(state: TableState) -> None:
    if state.offer is Offer.RACCOON:
        assert from_gnubg_id(to_gnubg_id(state)).offer is Offer.DOUBLE
    else:
        assert from_gnubg_id(to_gnubg_id(state)) == replace(state, beavers=False, max_cube_log2=10)


def test_hypergammon_start() -> None:
    start = RULESETS["hypergammon"].start_position()
    assert from_position_id(to_position_id(start, Player.WHITE), total=3) == start


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "'' is not a position id of 14 letters, digits, + and /"),
        ("4HPwATDgc/ABM", "is not a position id of 14"),
        ("4HPwATDgc/ABMAA", "is not a position id of 14"),
        ("4HPwATDgc/AB-A", "is not a position id of 14"),
        ("4HPwATDgc/ABMÄ", "is not a position id of 14"),
        ("AAAAAAAAAAAAAA", "no checker is in play"),
        ("/////////////w", "80 checkers on one side, more than 15"),
        ("4HPwATDgc/ABPA", "more than 15"),
        ("AQAAAgAAAAAAgA", "has more than two sides"),
    ],
)
def test_bad_position_id(text: str, message: str) -> None:
    with pytest.raises(IdError, match=re.escape(message)):
        from_position_id(text)


def test_two_colours_on_one_point_are_refused() -> None:
    both = Position(side({6: 15}), side({19: 15}))
    with pytest.raises(IdError, match="both players have checkers on White's point 6"):
        from_position_id(to_position_id(both, Player.WHITE))


def test_too_many_checkers_for_the_game_are_refused() -> None:
    with pytest.raises(IdError, match="more than 3"):
        from_position_id(START_ID, total=3)


def test_too_many_checkers_to_write() -> None:
    with pytest.raises(IdError, match="at most 15"):
        to_position_id(Position(side({1: 16}, 16), side({1: 15})), Player.WHITE)


def with_bits(offset: int, width: int, value: int) -> str:
    """The match id of a money game with some of its bits changed."""
    bits = int.from_bytes(base64.b64decode("cAkAAAAAAAAE"), "little")
    bits &= ~(((1 << width) - 1) << offset)
    return base64.b64encode((bits | value << offset).to_bytes(9, "little")).decode()


@pytest.mark.parametrize(
    ("match_id", "message"),
    [
        ("", "'' is not a match id of 12"),
        ("cAkAAAAAAAA", "is not a match id of 12"),
        (with_bits(4, 2, 2), "cube owner 2"),
        (with_bits(8, 3, 6), "game state 6"),
        (with_bits(15, 6, 7), "dice 7 and 0"),
        (with_bits(15, 6, 6), "dice 6 and 0"),
        (with_bits(21, 30, 7 | 7 << 15), "a score of 0 to 7"),
    ],
)
def test_bad_match_id(match_id: str, message: str) -> None:
    with pytest.raises(IdError, match=message):
        from_match_id(match_id, START_ID)


def test_finished_match_may_have_the_full_score() -> None:
    state = TableState(
        STANDARD.start_position(), length=7, white_score=7, black_score=3, game_state=GameState.OVER
    )
    assert from_gnubg_id(to_gnubg_id(state)) == state


def test_numbers_that_do_not_fit_are_refused() -> None:
    state = TableState(STANDARD.start_position(), cube=Cube(2**16))
    with pytest.raises(IdError, match="a match id cannot hold 16 as its cube"):
        to_match_id(state)
    with pytest.raises(IdError, match="as its white"):
        to_match_id(replace(state, cube=Cube(), white_score=2**15))


@given(st.text(max_size=20) | st.text("ABCDwxyz0189+/", min_size=14, max_size=14))
def test_any_text_is_a_position_or_an_id_error(text: str) -> None:
    try:
        position = from_position_id(text)
    except IdError:
        return
    assert from_position_id(to_position_id(position, Player.WHITE)) == position


@given(st.binary(min_size=9, max_size=9) | st.text(max_size=20))
def test_any_match_id_is_a_state_or_an_id_error(data: bytes | str) -> None:
    text = data if isinstance(data, str) else base64.b64encode(data).decode()
    try:
        state = from_match_id(text, START_ID)
    except IdError:
        return
    assert from_gnubg_id(to_gnubg_id(state)) == state
