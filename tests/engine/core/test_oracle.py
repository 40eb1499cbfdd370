"""The core says what the engine says: its inputs to the bit, all the rest as near as numbers allow."""

from __future__ import annotations

import json
import random
from ctypes import byref, c_double, c_float, c_int8, c_int32
from pathlib import Path
from time import thread_time

import pytest

from bgdesk.engine.core.native import Core, CubeState, loaded_core
from bgdesk.engine.core.weights import WeightFiles, weight_files
from bgdesk.rules.dice import Dice
from bgdesk.rules.notation.gnubg_id import from_position_id
from bgdesk.rules.player import Player
from tests.folders import FILES, SHARED

if loaded_core() is None:
    pytest.skip("the core is not compiled here; bootstrap.py does it", allow_module_level=True)

from bgdesk.engine.sage.calls import SageCalls
from bgdesk.engine.sage.core_calls import KEPT, CoreCalls
from bgdesk.engine.sage.encoding import Terms, board_of
from tests.engine.core.oracle import (
    SNAKE_NET,
    START,
    boards,
    compared,
    is_over,
    root_mean_square,
    searched,
)

CANCELLED = 2
FULL = SHARED / "perft" / "perft.jsonl"
CHECKERS = {"hyper": 3}
MONEY, JACOBY = Terms(1, "centered"), Terms(1, "centered", jacoby=True, beaver=True)
MATCH, CRAWFORD = Terms(2, "player", 5, 7), Terms(1, "centered", 4, 1, is_crawford=True)
TRAILING = Terms(1, "centered", 3, 1)
ALL_TERMS = (MONEY, JACOBY, MATCH, CRAWFORD, TRAILING)


def known_files() -> WeightFiles:
    files = weight_files()
    assert files
    return files


@pytest.fixture(scope="module")
def core() -> Core:
    loaded = loaded_core()
    assert loaded
    return loaded


@pytest.fixture(scope="module")
def asked(core: Core) -> list[list[int]]:
    return boards(600, random.Random(5), core)


def test_inputs_nets_plays_and_bearing_off(core: Core, asked: list[list[int]]) -> None:
    found = compared(core, asked, 200, random.Random(6))
    assert (found.other_inputs, found.other_nets, found.other_plays) == (0, 0, 0)
    assert found.chances < 1e-6
    assert 0 < found.bearoffs < 2e-7
    assert {0, SNAKE_NET} < set(found.nets)
    assert len(found.nets) > 18


def test_searches(core: Core, asked: list[list[int]]) -> None:
    differences = searched(core, asked, 20, random.Random(7))
    assert root_mean_square(differences) < 1e-5


@pytest.mark.parametrize("terms", ALL_TERMS)
def test_cube_decisions_at_one_ply(core: Core, asked: list[list[int]], terms: Terms) -> None:
    ours, theirs = CoreCalls(core, kept=0), SageCalls()
    for board in asked[:100]:
        found, expected = (calls.cube_at_one_ply(board, terms) for calls in (ours, theirs))
        for name in ("equity_nd", "equity_dt", "equity_dp"):
            assert found[name] == pytest.approx(expected[name], abs=1e-4)
        for name in ("should_double", "should_take", "is_beaver"):
            assert found[name] == expected[name]


@pytest.mark.parametrize("terms", [MONEY, MATCH])
def test_cube_decisions_at_two_plies_are_those_of_the_engine(core: Core, terms: Terms) -> None:
    """The engine leaves out all but a few plays there, so that single ones may differ."""
    ours, theirs = CoreCalls(core, kept=0), SageCalls()
    played = boards(100, random.Random(8), core, kinds=1)[::10]
    pairs = [[calls.cube(board, terms, "2ply") for calls in (ours, theirs)] for board in played]
    apart = sorted(abs(one["equity_nd"] - other["equity_nd"]) for one, other in pairs)
    assert apart[len(apart) // 2] < 1e-5
    assert all(one["should_double"] == other["should_double"] for one, other in pairs)


def test_all_plays_of_a_roll_and_the_best_of_each(core: Core, asked: list[list[int]]) -> None:
    ours, theirs = CoreCalls(core, kept=0), SageCalls()
    for board in asked[:60]:
        (found,), (expected,) = (calls.plays(board, [(6, 3)], MATCH) for calls in (ours, theirs))
        values = {tuple(one["board"]): one["equity"] for one in expected}
        assert {one["board"]: one["equity"] for one in found} == pytest.approx(values, abs=1e-5)
        assert ours.best_plays(board, [(6, 3)], MATCH) == found[:1]


def test_plays_of_the_tables(core: Core) -> None:
    path = FULL if FULL.exists() else FILES / "perft_sample.jsonl"
    rolls = 0
    for line in path.read_text(encoding="utf-8").splitlines():
        rolls += _checked(core, json.loads(line))
    assert rolls >= 25 * 21


def _checked(core: Core, entry: dict[str, object]) -> int:
    checkers = CHECKERS.get(str(entry["k"]), 15)
    rolls = entry["m"]
    assert isinstance(rolls, dict)
    board = board_of(from_position_id(str(entry["p"]), Player.WHITE, checkers), Player.WHITE)
    for roll, ids in rolls.items():
        dice = Dice.from_text(roll)
        after = (from_position_id(one, Player.BLACK, checkers) for one in ids.split())
        expected = sorted(tuple(board_of(one, Player.WHITE)) for one in after)
        assert sorted(core.plays(board, (dice.first, dice.second))) == expected, (entry["p"], roll)
    return len(rolls)


def test_the_same_question_has_the_same_answer_to_the_bit(core: Core, asked: list[list[int]]) -> None:
    warm, fresh = CoreCalls(core), CoreCalls(Core(core.library, known_files()))
    for board in [one for one in asked if not is_over(one)][:3]:
        first = warm.search(board, MATCH, 3, board)
        assert first == warm.search(board, MATCH, 3, board) == fresh.search(board, MATCH, 3, board)


def test_without_special_instructions_it_says_the_same(core: Core, asked: list[list[int]]) -> None:
    plain = Core(core.library, known_files(), is_plain=True)
    for board in asked[:40]:
        assert plain.inputs(board, is_race=False) == core.inputs(board, is_race=False)
        assert plain.net(board)[1] == pytest.approx(core.net(board)[1], abs=1e-5)


def test_what_makes_no_sense_is_refused(core: Core) -> None:
    calls = CoreCalls(core)
    crowded = [0] * 25 + [16]
    for board in (crowded, [0] * 26, [-1, *START[1:]]):
        with pytest.raises(ValueError, match="refused"):
            calls.search(board, MONEY, 2, START)
    for terms in (
        Terms(3, "player"),
        Terms(1, "centered", 0, 3),
        Terms(1, "centered", 26, 3),
        Terms(128, "player"),
    ):
        with pytest.raises(ValueError, match="refused"):
            calls.search(START, terms, 2, START)
    for dice in ((0, 1), (7, 1)):
        with pytest.raises(ValueError, match="refused"):
            core.plays(START, dice)


def test_a_missing_file_is_refused(core: Core, tmp_path: Path) -> None:
    files = known_files()
    cut = tmp_path / "cut"
    cut.write_bytes(files.nets[3].read_bytes()[:-1])
    for strange in (tmp_path / "none", cut, files.nets[0]):
        nets = (*files.nets[:3], strange, *files.nets[4:])
        with pytest.raises(ValueError, match="refused"):
            Core(core.library, WeightFiles(nets, files.bearoff))


def test_a_search_that_is_cancelled_ends_at_once_and_says_nothing(core: Core) -> None:
    """The flag is looked at after each roll of all but the last, which is judged in about a millisecond."""
    cubes, equities, chances = (CubeState * 1)(CubeState(1)), (c_double * 1)(7.0), (c_float * 5)()
    board = (c_int8 * 26)(*START)
    asked = (core._context, board, cubes, 1, 4, 1, board, KEPT, byref(c_int32(1)), equities, chances)
    begun = thread_time()
    assert core.library.core_search(*asked) == CANCELLED
    assert thread_time() - begun < 0.05
    assert equities[0] == 7.0
