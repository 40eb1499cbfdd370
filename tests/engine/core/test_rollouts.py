"""Trials of the core: repeatable, unbiased by how luck is taken off, and ended at once when cancelled."""

from __future__ import annotations

import random
from concurrent.futures import ThreadPoolExecutor
from ctypes import byref, c_double, c_float, c_int8, c_int32
from statistics import fmean, stdev
from threading import Timer
from time import perf_counter

import pytest

from bgdesk.engine.core.native import Core, CoreTrials, CubeState, TrialManner, loaded_core
from bgdesk.engine.core.weights import weight_files
from bgdesk.engine.rollout_protocol import Manner

if loaded_core() is None:
    pytest.skip("the core is not compiled here; bootstrap.py does it", allow_module_level=True)

from tests.engine.core.oracle import START, boards
from tests.engine.core.rolled_out import asked_for, beside

CANCELLED = 2
CENTRED, DOUBLED = CubeState(1, 0), CubeState(2, 2)
MATCH = CubeState(2, 1, 5, 4)
WHOLE, SHORT = TrialManner(1, 0, 1, 0, 16, 4), TrialManner(1, 3, 1, 0, 16, 4)


@pytest.fixture(scope="module")
def core() -> Core:
    loaded = loaded_core()
    assert loaded
    return loaded


def another(core: Core, *, is_plain: bool = False) -> Core:
    """With a memory of its own."""
    files = weight_files()
    assert files
    return Core(core.library, files, is_plain=is_plain)


@pytest.fixture(scope="module")
def asked(core: Core) -> list[list[int]]:
    return boards(600, random.Random(8), core, kinds=1)[::60]


def values(found: CoreTrials, cube: int = 0) -> list[float]:
    return [trial[cube] for trial in found.equities]


def test_equal_seeds_give_the_same_whatever_is_remembered(core: Core, asked: list[list[int]]) -> None:
    for manner in (WHOLE, SHORT, TrialManner(2, 3, 1, 0, 16, 4)):
        first = core.rollout(asked[0], [CENTRED, DOUBLED], 36, 5, manner)
        assert core.rollout(asked[0], [CENTRED, DOUBLED], 36, 5, manner) == first
        core.rollout(asked[1], [MATCH], 36, 5, manner)
        assert another(core).rollout(asked[0], [CENTRED, DOUBLED], 36, 5, manner) == first
        assert core.rollout(asked[0], [CENTRED, DOUBLED], 36, 6, manner) != first


def test_threads_change_nothing(core: Core, asked: list[list[int]]) -> None:
    def rolled(board: list[int]) -> CoreTrials:
        return another(core).rollout(board, [CENTRED, DOUBLED], 36, 2, SHORT)

    with ThreadPoolExecutor(4) as threads:
        assert list(threads.map(rolled, asked)) == [rolled(board) for board in asked]


def test_every_processor_plays_nearly_the_same(core: Core, asked: list[list[int]]) -> None:
    one, other = (
        [fmean(values(each.rollout(board, [CENTRED], 36, 2, SHORT))) for board in asked]
        for each in (core, another(core, is_plain=True))
    )
    assert one == pytest.approx(other, abs=0.02)


@pytest.mark.parametrize("cube", [CENTRED, MATCH, CubeState(1, 0, 1, 3), CubeState(1, 0, 0, 0, 0, 1, 1)])
def test_one_half_move_is_a_search_of_two_plies(core: Core, asked: list[list[int]], cube: CubeState) -> None:
    """With each first roll once; the plays may differ where nets do."""
    for board in asked:
        found = core.rollout(board, [cube], 36, 1, TrialManner(1, 1, 1, 0, 16, 4))
        expected = core.search(board, [cube], 2, board, is_top=True)
        assert fmean(values(found)) == pytest.approx(expected.equities[0], abs=0.03)
        assert found.chances == pytest.approx(expected.chances, abs=0.03)
        assert stdev(values(found)) < 0.03, "the luck of the first roll is taken off, too"


@pytest.mark.parametrize("cube", [CENTRED, DOUBLED, MATCH])
def test_taking_luck_off_changes_the_scatter_and_not_the_mean(core: Core, cube: CubeState) -> None:
    board, trials = list(START), 1800
    plain, reduced = TrialManner(1, 5, 0, 0, 16, 4), TrialManner(1, 5, 1, 0, 16, 4)
    with_luck, without = (
        values(core.rollout(board, [cube], trials, 3, manner)) for manner in (plain, reduced)
    )
    assert stdev(without) < 0.5 * stdev(with_luck)
    assert fmean(without) == pytest.approx(fmean(with_luck), abs=4 * stdev(with_luck) / trials**0.5)


def test_without_a_cube_nobody_doubles(core: Core, asked: list[list[int]]) -> None:
    for board in asked:
        found = core.rollout(board, [CENTRED, CubeState(2, 1)], 36, 3, TrialManner(1, 5, 1, 1, 16, 4))
        centred, own = (fmean(values(found, number)) for number in range(2))
        win, gammon, backgammon, lost_gammon, lost_backgammon = found.chances
        cubeless = 2 * win - 1 + gammon + backgammon - lost_gammon - lost_backgammon
        assert centred == pytest.approx(cubeless, abs=1e-5)
        assert own == pytest.approx(2 * cubeless, abs=1e-5)


def test_a_passed_double_is_worth_a_point(core: Core) -> None:
    """The opponent needs one roll and doubles before it; where the cube is ours, two points are lost."""
    board = [0] * 26
    board[4], board[5], board[24], board[23] = 5, 5, -1, -1
    found = core.rollout(board, [CENTRED, CubeState(2, 1)], 36, 1, WHOLE)
    assert values(found) == pytest.approx([-1.0] * 36, abs=1e-6)
    assert values(found, 1) == pytest.approx([-2.0] * 36, abs=1e-6)
    assert found.chances[0] == pytest.approx(0.0, abs=1e-6)


def test_who_is_far_behind_passes(core: Core) -> None:
    board = [0] * 26
    board[5], board[6], board[24], board[23], board[22] = 5, 5, -3, -2, -1
    found = core.rollout(board, [CENTRED, CubeState(2, 1)], 36, 1, WHOLE)
    assert values(found) == pytest.approx([-1.0] * 36, abs=1e-6)
    assert -2 < fmean(values(found, 1)) < -1.8
    assert 0 < found.chances[0] < 0.01


def test_chances_after_a_pass_are_those_of_playing_on(core: Core) -> None:
    """A trial in four goes on after a pass and stands for the others; without a cube all do."""
    board = [0] * 26
    board[4], board[6], board[7], board[8], board[13] = 1, 5, 2, 4, 3
    board[22], board[21], board[20], board[19], board[12] = -3, -3, -3, -3, -3
    cubeful, cubeless = (
        core.rollout(board, [CENTRED], 720, 1, TrialManner(1, 0, 1, is_cubeless, 16, 4))
        for is_cubeless in (0, 1)
    )
    assert fmean(values(cubeful)) < -0.9
    assert cubeful.chances[:4:3] == pytest.approx(cubeless.chances[:4:3], abs=0.01)


@pytest.mark.parametrize("plies", [1, 3])
def test_cancelled_trials_end_at_once(core: Core, plies: int) -> None:
    flag = c_int32(0)
    board, cubes = (c_int8 * 26)(*START), (CubeState * 1)(CENTRED)
    equities, chances = (c_double * 3600)(), (c_float * 5)()
    asked_for = (core._context, board, cubes, 1, 3600, 1, byref(TrialManner(3, 0, 1, 0, 16, 4)), byref(flag))
    moments: list[float] = []

    def cancel() -> None:
        moments.append(perf_counter())
        flag.value = 1

    timer = Timer(0.3, cancel)
    timer.start()
    answer = core.library.core_rollout(*asked_for, equities, chances)
    after_s = perf_counter() - moments[0]
    assert answer == CANCELLED
    assert after_s < 0.05


@pytest.mark.parametrize(
    "manner",
    [
        TrialManner(0, 0, 1, 0, 16, 4),
        TrialManner(4, 0, 1, 0, 16, 4),
        TrialManner(1, -1, 1, 0, 16, 4),
        TrialManner(1, 0, 2, 0, 16, 4),
        TrialManner(1, 0, 1, 0, 99, 4),
        TrialManner(1, 0, 1, 0, 16, -1),
    ],
)
def test_what_makes_no_sense_is_refused(core: Core, manner: TrialManner) -> None:
    with pytest.raises(ValueError, match="refused"):
        core.rollout(list(START), [CENTRED], 36, 1, manner)


def test_a_game_that_cannot_end_is_judged_some_day(core: Core) -> None:
    closed = [0] * 26
    closed[1:7], closed[19:25] = [2] * 6, [-2] * 6
    closed[25], closed[0] = 3, 3
    found = core.rollout(closed, [CENTRED], 36, 1, TrialManner(1, 0, 0, 1, 16, 4))
    assert len(set(values(found))) == 1


def test_the_means_are_those_of_the_engine(core: Core) -> None:
    found = [
        beside(core, board, terms, Manner(truncated_at=3), 8)
        for board, terms in asked_for(core, 4, random.Random(2))
    ]
    apart = [one.apart for row in found for one in row]
    assert max(map(abs, apart)) < 5
    assert abs(fmean(apart)) < 1.5
