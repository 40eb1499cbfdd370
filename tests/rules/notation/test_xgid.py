"""XGID, both ways."""

from __future__ import annotations

import json
import re
from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given, strategies as st

from bgdesk.rules.cube import Cube
from bgdesk.rules.dice import Dice
from bgdesk.rules.notation.xgid import from_xgid, to_xgid
from bgdesk.rules.player import Player
from bgdesk.rules.position import Position, side
from bgdesk.rules.table_state import IdError, Offer, TableState
from bgdesk.rules.variants import RULESETS
from tests.folders import FILES
from tests.match_files import contents
from tests.rules.boards import STANDARD
from tests.rules.strategies import table_states

CHECKERS = "-b----E-C---eE---c-e----B-"
START = f"XGID={CHECKERS}:0:0:1:00:0:0:0:0:10"
IDS = FILES / "perft_ids.jsonl"


def test_start() -> None:
    state = TableState(STANDARD.start_position())
    assert to_xgid(state) == START
    assert from_xgid(START) == state


def test_white_is_at_the_bottom() -> None:
    state = from_xgid("XGID=aA----------------------bB:0:0:1:00:0:0:0:0:10")
    assert state.position == Position(side({1: 1, 25: 2}), side({25: 1, 1: 2}))


@pytest.mark.parametrize(
    ("fields", "changes"),
    [
        ("1:1:1:00:0:0:0:0:10", {"cube": Cube(2, Player.WHITE)}),
        ("3:-1:1:00:0:0:0:0:10", {"cube": Cube(8, Player.BLACK)}),
        ("0:0:-1:00:0:0:0:0:10", {"on_roll": Player.BLACK, "to_act": Player.BLACK}),
        ("0:0:1:13:0:0:0:0:10", {"dice": Dice(1, 3)}),
        ("0:0:1:D:0:0:0:0:10", {"offer": Offer.DOUBLE, "to_act": Player.BLACK}),
        ("0:0:1:B:0:0:2:0:10", {"offer": Offer.BEAVER, "to_act": Player.WHITE, "beavers": True}),
        ("0:0:1:R:0:0:0:0:10", {"offer": Offer.RACCOON, "to_act": Player.BLACK}),
        ("0:0:1:00:3:5:0:7:10", {"length": 7, "white_score": 3, "black_score": 5}),
        ("0:0:1:00:4:2:1:5:10", {"length": 5, "white_score": 4, "black_score": 2, "is_crawford": True}),
        ("0:0:1:00:0:0:1:0:10", {"jacoby": True}),
        ("0:0:1:00:0:0:3:0:6", {"jacoby": True, "beavers": True, "max_cube_log2": 6}),
    ],
)
def test_fields(fields: str, changes: dict[str, Any]) -> None:
    text = f"XGID={CHECKERS}:{fields}"
    state = replace(TableState(STANDARD.start_position()), **changes)
    assert from_xgid(text) == state
    assert to_xgid(state) == text


def test_table_of_ids_round_trips() -> None:
    lines = contents(IDS).decode().splitlines()
    texts = [json.loads(line)["xgid"] for line in lines]
    assert len(texts) == 200
    assert [to_xgid(from_xgid(text)) for text in texts] == texts


@given(table_states())
def test_round_trip(state: TableState) -> None:
    assert from_xgid(to_xgid(state)) == state


@pytest.mark.parametrize(
    "text",
    [
        START.removeprefix("XGID="),
        START.removesuffix(":10"),
        START.lower().replace(CHECKERS.lower(), CHECKERS),
        f"  {START}\n",
        START.replace(":", " : ").replace("=", " = "),
        f"Position after move 3\n{START}\nX:White   O:Black",
        START + ":99",
    ],
)
def test_tolerant_reading(text: str) -> None:
    assert from_xgid(text) == TableState(STANDARD.start_position())


def test_hypergammon() -> None:
    start = RULESETS["hypergammon"].start_position()
    text = to_xgid(TableState(start))
    assert text.startswith("XGID=-aaa------------------AAA-:")
    assert from_xgid(text, total=3).position == start


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "holds no XGID"),
        ("XGID=" + CHECKERS, "holds no XGID"),
        (
            "XGID=-" + CHECKERS + ":0:0:1:00:0:0:0:0:10",
            "this XGID has 27 places for checkers, it should have 26",
        ),
        (START.replace("E-C", "Q-C"), "holds no XGID"),
        (f"{CHECKERS}:0:0:1", "the XGID ends before its dice"),
        (f"{CHECKERS}:x:0:1:00:0:0:0:0:10", "'x' as its cube, which is not 0 to 60"),
        (f"{CHECKERS}:61:0:1:00:0:0:0:0:10", "'61' as its cube, which is not 0 to 60"),
        (f"{CHECKERS}:0:2:1:00:0:0:0:0:10", "'2' as its cube owner, which is not 1, 0 or -1"),
        (f"{CHECKERS}:0:0:0:00:0:0:0:0:10", "'0' as its turn, which is not 1 or -1"),
        (f"{CHECKERS}:0:0:1:71:0:0:0:0:10", "the dice '71', which are not 00, D, B, R or two faces"),
        (f"{CHECKERS}:0:0:1:01:0:0:0:0:10", "the dice '01'"),
        (f"{CHECKERS}:0:0:1:00:-1:0:0:0:10", "'-1' as its score"),
        (f"{CHECKERS}:0:0:1:00:7:0:0:7:10", "a score of 7 to 0 is not possible in a match to 7"),
        (f"{CHECKERS}:0:0:1:00:0:0:2:7:10", "'2' as its rules, which is not 0 to 1"),
        (f"{CHECKERS}:0:0:1:00:0:0:4:0:10", "'4' as its rules, which is not 0 to 3"),
        (f"{CHECKERS}:0:0:1:00:0:0:0:9999999:10", "'9999999' as its length"),
        (f"{CHECKERS}:0:0:1:00:0:0:0:0:²", "'²' as its cube limit"),
        ("P" + "-" * 25 + ":0:0:1:00:0:0:0:0:10", "checker on the wrong side of the bar"),
        ("-" * 25 + "a:0:0:1:00:0:0:0:0:10", "checker on the wrong side of the bar"),
        ("-P" + "-" * 24 + ":0:0:1:00:0:0:0:0:10", "more than 15 checkers"),
        ("-" * 26 + ":0:0:1:00:0:0:0:0:10", "no checker is in play"),
    ],
)
def test_bad_xgid(text: str, message: str) -> None:
    with pytest.raises(IdError, match=re.escape(message)):
        from_xgid(text)


def test_too_many_checkers_to_write() -> None:
    with pytest.raises(IdError, match="17 checkers on one point"):
        to_xgid(TableState(Position(side({1: 17}, 17), side({1: 1}))))


@given(
    st.text(max_size=80)
    | st.from_regex(r"XGID=[-A-Pa-p]{26}(:-?[0-9DBR]{1,3}){8,9}", fullmatch=True)
    | st.from_regex(
        r"[-AaBb]{26}:[0-3]:[-01]{1,2}:-?1:[0-6DBR]{1,2}:[0-5]:[0-5]:[0-3]:[07]:10", fullmatch=True
    )
)
def test_any_text_is_a_state_or_an_id_error(text: str) -> None:
    try:
        state = from_xgid(text)
    except IdError:
        return
    assert from_xgid(to_xgid(state)) == state
