"""Any position id."""

from __future__ import annotations

import pytest
from hypothesis import given, strategies as st

from bgdesk.rules.notation.gnubg_id import to_gnubg_id, to_position_id
from bgdesk.rules.notation.ids import MOST_CHARACTERS, read_id
from bgdesk.rules.notation.xgid import to_xgid
from bgdesk.rules.player import Player
from bgdesk.rules.table_state import IdError, TableState
from bgdesk.rules.variants import RULESETS
from tests.rules.boards import STANDARD
from tests.rules.strategies import table_states

START = TableState(STANDARD.start_position())
MATCH_ID = "cAkAAAAAAAAE"


@pytest.mark.parametrize(
    "text",
    [
        "XGID=-b----E-C---eE---c-e----B-:0:0:1:00:0:0:0:0:10",
        "-b----E-C---eE---c-e----B-:0:0:1:00:0:0:0:0:10",
        "4HPwATDgc/ABMA",
        " 4HPwATDgc/ABMA\n",
        f"4HPwATDgc/ABMA:{MATCH_ID}",
        f"GNUbg ID 4HPwATDgc/ABMA:{MATCH_ID} (start)",
        f" GNU Backgammon  Position ID: 4HPwATDgc/ABMA\n                 Match ID   : {MATCH_ID}\n +13-14",
        "Position ID: 4HPwATDgc/ABMA",
    ],
)
def test_start(text: str) -> None:
    assert read_id(text) == START


@given(table_states())
def test_every_kind_is_recognised(state: TableState) -> None:
    assert read_id(to_xgid(state)) == state
    assert read_id(to_gnubg_id(state)).position == state.position
    assert read_id(to_position_id(state.position, Player.WHITE)).position == state.position


def test_fewer_checkers() -> None:
    start = RULESETS["hypergammon"].start_position()
    assert read_id(to_position_id(start, Player.WHITE), total=3).position == start
    assert read_id(to_xgid(TableState(start)), total=3).position == start


@pytest.mark.parametrize("text", ["", "hello", ":", "=", "4HPwATDgc/ABMA:short", "x" * (MOST_CHARACTERS + 1)])
def test_no_id(text: str) -> None:
    with pytest.raises(IdError):
        read_id(text)


@given(st.text(max_size=120))
def test_any_text_is_a_state_or_an_id_error(text: str) -> None:
    try:
        state = read_id(text)
    except IdError:
        return
    assert sum(state.position.white) == sum(state.position.black) == 15
