"""OGID both ways, against pairs that were checked with GNU Backgammon."""

from __future__ import annotations

import json
from dataclasses import replace

import pytest

from bgdesk.rules.cube import Cube
from bgdesk.rules.dice import Dice
from bgdesk.rules.notation.ogid import from_ogid, to_ogid
from bgdesk.rules.notation.xgid import from_xgid
from bgdesk.rules.player import Player
from bgdesk.rules.table_state import GameState, IdError, Offer, TableState
from bgdesk.rules.variants import RULESETS
from tests.folders import FILES
from tests.match_files import contents

START = "11ccccchhhjjjjj:66666888dddddoo"


def test_pairs_of_xgid_and_ogid() -> None:
    rows = [json.loads(line) for line in contents(FILES / "perft_ids.jsonl").decode().splitlines()]
    pairs = [(row["xgid"], row["ogid"]) for row in rows if row.get("ogid")]
    for xgid, ogid in pairs:
        expected = from_xgid(xgid)
        assert to_ogid(expected) == ogid
        dice = Dice(expected.dice.low, expected.dice.high) if expected.dice else None
        assert from_ogid(ogid) == replace(expected, dice=dice, jacoby=False, beavers=False)
    assert len(pairs) > 100


def test_a_double_is_named_by_the_one_who_doubles() -> None:
    start = RULESETS["backgammon"].start_position()
    state = TableState(
        start,
        Player.BLACK,
        Player.WHITE,
        Cube(2, Player.BLACK),
        offer=Offer.DOUBLE,
        length=7,
        white_score=1,
        black_score=2,
    )
    assert to_ogid(state) == f"{START}:W1O::W:D:2:1:7:0"
    assert from_ogid(to_ogid(state)) == state


@pytest.mark.parametrize(
    ("text", "on_roll", "game_state"),
    [
        (f"{START}:N0N::W:IW:0:0:1:0", Player.BLACK, GameState.PLAYING),
        (f"OGID={START}:N0N:52:W:IB:0:0:7L:0", Player.WHITE, GameState.PLAYING),
        (f"see {START}:B1T::W:A here", Player.WHITE, GameState.PLAYING),
        (f"{START}:N0P::W:G:0:0:7", Player.WHITE, GameState.PASSED),
        (f"{START}:N0N::B", Player.BLACK, GameState.PLAYING),
        (f"{START}:n0n::b:c:0:0:5c:12:15", Player.BLACK, GameState.PLAYING),
    ],
)
def test_short_and_pasted_texts(text: str, on_roll: Player, game_state: GameState) -> None:
    state = from_ogid(text)
    assert (state.on_roll, state.game_state) == (on_roll, game_state)


def test_crawford_and_checkers_borne_off() -> None:
    state = from_ogid("oqqq:1:N0N::B:C:4:2:5C:3")
    assert state.is_crawford
    assert (state.white_score, state.black_score, state.length) == (2, 4, 5)
    for counts in (state.position.white, state.position.black):
        assert (counts[0], counts[1]) == (14, 1)


@pytest.mark.parametrize(
    "text",
    [
        "",
        "XGID=-b----E-C---eE---c-e----B-:0:0:1:00:0:0:0:0:10",
        f"{START}:N99N::W",
        "0" + START.replace("1", "p", 1) + ":N0N::W",
        "6:6:N0N::W",
        f"{START}:N0N::W:C:9:0:7",
        "1" * 16 + ":6:N0N::W",
        "x" * 20_000,
    ],
)
def test_what_is_no_ogid(text: str) -> None:
    with pytest.raises(IdError):
        from_ogid(text)


def test_a_beaver_cannot_be_said() -> None:
    state = TableState(RULESETS["backgammon"].start_position(), offer=Offer.BEAVER)
    with pytest.raises(IdError):
        to_ogid(state)
