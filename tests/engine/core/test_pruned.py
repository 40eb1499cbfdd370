"""Judging only the plays that look best says nearly the same, and always the same."""

from __future__ import annotations

import random

import pytest

from bgdesk.engine.core.native import Core, CubeState, loaded_core
from bgdesk.engine.core.weights import weight_files
from bgdesk.engine.sage.core_calls import KEPT

if loaded_core() is None:
    pytest.skip("the core is not compiled here; bootstrap.py does it", allow_module_level=True)

from tests.engine.core.oracle import START, boards, root_mean_square
from tests.engine.core.pruned import CUBES

MOST = 64


@pytest.fixture(scope="module")
def core() -> Core:
    loaded = loaded_core()
    assert loaded
    return loaded


@pytest.fixture(scope="module")
def other() -> Core:
    """With a memory of its own, and without special instructions."""
    loaded, files = loaded_core(), weight_files()
    assert loaded
    assert files
    return Core(loaded.library, files, is_plain=True)


@pytest.fixture(scope="module")
def asked(core: Core) -> list[list[int]]:
    return boards(400, random.Random(3), core, kinds=1)[::8]


def value(core: Core, board: list[int], cube: CubeState, kept: int) -> float:
    return core.search(board, [cube], 2, board, kept=kept).equities[0]


@pytest.mark.parametrize("name", ["money", "double match point", "gammon-go", "gammon-save"])
def test_little_is_lost(core: Core, asked: list[list[int]], name: str) -> None:
    cube = CUBES[name]
    lost = [value(core, board, cube, 0) - value(core, board, cube, KEPT) for board in asked]
    assert root_mean_square(lost) < 0.002
    assert any(lost), "something was left out"
    few = [value(core, board, cube, 0) - value(core, board, cube, 2) for board in asked]
    assert root_mean_square(few) > 3 * root_mean_square(lost)


def test_plays_are_left_out_of_many_only(core: Core) -> None:
    small = [0] * 26
    small[3], small[4], small[21], small[17] = 1, 1, -2, -1
    assert value(core, small, CUBES["money"], 40) == value(core, small, CUBES["money"], 0)


def test_what_is_remembered_is_not_mixed(core: Core, other: Core, asked: list[list[int]]) -> None:
    cube = CUBES["money"]
    for board in asked[:10]:
        first = value(core, board, cube, 3), value(core, board, cube, 0)
        second = value(other, board, cube, 0), value(other, board, cube, 3)
        assert first == pytest.approx(second[::-1], abs=1e-5)
        assert first == (value(core, board, cube, 3), value(core, board, cube, 0))


@pytest.mark.parametrize("kept", [-1, MOST + 1])
def test_what_makes_no_sense_is_refused(core: Core, kept: int) -> None:
    with pytest.raises(ValueError, match="refused"):
        value(core, list(START), CUBES["money"], kept)
    assert value(core, list(START), CUBES["money"], MOST)
