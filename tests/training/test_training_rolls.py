"""Whole rolls of the compiled games, and what a network learns; run uncompiled to spare the compiling."""

import importlib
import sys
from collections.abc import Iterator, Mapping
from types import ModuleType
from typing import Any, NamedTuple

import numpy as np
import pytest

numba = pytest.importorskip("numba", reason="the games are compiled by numba (extra: training)")

_PACKAGE = "bgdesk.training"


class Uncompiled(NamedTuple):
    """Modules of the training, fresh and uncompiled."""

    games: ModuleType
    table: ModuleType
    rolls: ModuleType
    selfplay: ModuleType
    net: ModuleType


def _loaded() -> dict[str, ModuleType]:
    return {name: module for name, module in sys.modules.items() if name.startswith(_PACKAGE)}


@pytest.fixture(scope="module")
def code() -> Iterator[Uncompiled]:
    before = _loaded()
    for name in before:
        del sys.modules[name]
    was_disabled, numba.config.DISABLE_JIT = numba.config.DISABLE_JIT, 1
    with np.errstate(over="ignore"):
        yield Uncompiled(*(importlib.import_module(f"{_PACKAGE}.{name}") for name in Uncompiled._fields))
    numba.config.DISABLE_JIT = was_disabled
    for name in _loaded():
        del sys.modules[name]
    sys.modules.update(before)


class Rolled(NamedTuple):
    """What a roll led to: what comes next, the pips that each side moved, the points when it is over."""

    then: int
    own_pips: int
    other_pips: int
    points: int


def pips(half: Any) -> int:
    return sum(min(place, 25) * int(half[place]) for place in range(1, 27))


def roll(code: Uncompiled, ruleset: str, table: Any, high: int, low: int) -> Rolled:
    """A roll played by the sensible player on ``table``."""
    game = code.games.GAMES[ruleset]
    trained = code.rolls.TrainedPlayer(code.rolls.SENSIBLE, np.zeros(0, np.float32))
    own, other = pips(table[:64]), pips(table[64:])
    then = code.rolls.play_roll(table, game, high, low, trained, trained, code.rolls.new_desk(1))
    return Rolled(then, own - pips(table[:64]), other - pips(table[64:]), int(code.table.result(table, game)))


def on_board(code: Uncompiled, own: Mapping[int, int], other: Mapping[int, int], turns: int = 3) -> Any:
    """A table with the checkers of each side by its own numbers; 26 is the reserve."""
    table = code.table.table_of(own, other)
    table[code.table.TURNS] = table[code.table.HALF + code.table.TURNS] = turns
    return table


def test_what_cannot_be_played_goes_to_the_opponent(code: Uncompiled) -> None:
    table = on_board(code, {12: 1, 1: 14}, {14: 1, 8: 14})
    after = roll(code, "gul_bara", table, 5, 5)
    assert (after.then, after.own_pips) == (code.rolls.ENDED, 5)
    assert after.other_pips == 3 * 5 + 4 * 6


def test_doubles_run_up_to_six_from_the_fourth_turn(code: Uncompiled) -> None:
    spread = {24: 3, 23: 3, 22: 3, 11: 2, 10: 2, 9: 2}
    later = roll(code, "gul_bara", on_board(code, spread, {1: 15}), 5, 5)
    early = roll(code, "gul_bara", on_board(code, spread, {1: 15}, turns=2), 5, 5)
    assert (later.own_pips, early.own_pips) == (4 * 5 + 4 * 6, 4 * 5)


@pytest.mark.parametrize(
    ("ruleset", "moved", "then"),
    [
        ("acey_deucey", 16, "AGAIN"),
        ("acey_deucey_american", 16, "ENDED"),
        ("acey_deucey_european", 28, "AGAIN"),
        ("acey_deucey_navy", 16, "AGAIN"),
        ("russian", 28, "AGAIN"),
        ("dutch", 16, "ENDED"),
    ],
)
def test_what_a_double_gives(code: Uncompiled, ruleset: str, moved: int, then: str) -> None:
    after = roll(code, ruleset, code.table.start_of(ruleset), 4, 4)
    assert (after.own_pips, after.then) == (moved, getattr(code.rolls, then))


@pytest.mark.parametrize(("ruleset", "rest"), [("acey_deucey", 24), ("acey_deucey_european", 28)])
def test_after_two_and_one_a_double_is_named(code: Uncompiled, ruleset: str, rest: int) -> None:
    after = roll(code, ruleset, on_board(code, {26: 15}, {26: 15}), 2, 1)
    assert after.then == code.rolls.AGAIN
    assert 3 < after.own_pips <= 3 + rest


def test_an_incomplete_two_and_one_ends_the_turn(code: Uncompiled) -> None:
    table = on_board(code, {22: 1, 1: 14}, {5: 2, 6: 2, 2: 2, 7: 9})
    assert roll(code, "acey_deucey", table, 2, 1)[:2] == (code.rolls.ENDED, 1)


def test_an_incomplete_double_has_no_complement(code: Uncompiled) -> None:
    table = on_board(code, {20: 2, 1: 13}, {14: 2, 24: 13})
    assert roll(code, "russian", table, 3, 3)[:2] == (code.rolls.ENDED, 6)


@pytest.mark.parametrize(("own", "points"), [({}, 2), ({24: 2}, 0)])
def test_a_caught_mother_ends_the_game_for_who_has_left_his_own(
    code: Uncompiled, own: dict[int, int], points: int
) -> None:
    table = on_board(code, {8: 1, 7: 1, 6: 5, 5: 5, 4: 3 - sum(own.values())} | own, {24: 1, 1: 14})
    after = roll(code, "plakoto", table, 6, 1)
    assert after.points == points
    assert after.then == (code.rolls.OVER if points else code.rolls.ENDED)


def test_both_mothers_caught_is_a_draw(code: Uncompiled) -> None:
    table = code.table.table_of({1: 1, 8: 13}, {1: 1, 8: 13}, own_pinned=(24,), other_pinned=(24,))
    assert code.table.result(table, code.games.GAMES["plakoto"]) == code.table.DRAWN


def test_teaching_brings_the_answer_nearer(code: Uncompiled) -> None:
    net = code.net.new_net(6, seed=2)
    inputs = np.zeros(code.net.INPUTS, dtype=np.float32)
    inputs[[3, 50, 140]] = 1
    target = np.array([1, 0.5, 0, 0, 0, 0.8], dtype=np.float32)
    last, sums, hidden, outputs = (np.zeros(size, np.float32) for size in (len(inputs), 6, 6, 6))
    errors = [code.net.teach(net, inputs, target, 0.1, last, sums, hidden, outputs) for _ in range(60)]
    assert errors == sorted(errors, reverse=True)
    assert errors[-1] < errors[0] / 4


def _two_rolls(code: Uncompiled, *teaches: bool) -> Any:
    """A game of two rolls whose tables have one input each."""
    lesson = code.selfplay.new_lesson()
    lesson.seen[0, 5] = lesson.seen[1, 9] = 1
    lesson.teaches[:2] = teaches
    return lesson


def _judged(code: Uncompiled, net: Any, row: Any) -> Any:
    """What ``net`` makes of the inputs ``row``."""
    desk = code.rolls.new_desk(4)
    code.net.forget(net, desk.last, desk.sums)
    code.net.ask(net, row, desk.last, desk.sums, desk.hidden, desk.outputs)
    return desk.outputs


def test_later_judgements_reach_back_from_the_side_that_rolls(code: Uncompiled) -> None:
    """A won game teaches the winner's tables a win and the loser's a loss."""
    game = code.games.GAMES["plakoto"]
    net, desk = code.net.new_net(4, seed=1), code.rolls.new_desk(4)
    lesson = _two_rolls(code, True, True)
    for _ in range(200):
        code.selfplay.learn(net, game, 2, 2, lesson, 1.0, 0.1, desk)
    loser, winner = (_judged(code, net, lesson.seen[at]) for at in (0, 1))
    assert winner[0] > 0.9 > 0.1 > loser[0]
    assert winner[1] > 0.9 > 0.1 > winner[3]
    assert loser[3] > 0.9 > 0.1 > loser[1]


def test_what_teaches_nothing_passes_the_result_on_unseen(code: Uncompiled) -> None:
    game = code.games.GAMES["plakoto"]
    net, desk = code.net.new_net(4, seed=1), code.rolls.new_desk(4)
    lesson = _two_rolls(code, True, False)
    for _ in range(200):
        code.selfplay.learn(net, game, 2, 2, lesson, 0.5, 0.1, desk)
    assert _judged(code, net, lesson.seen[0])[0] < 0.1
    first_untaught = net[9 * 4 : 10 * 4]
    assert np.array_equal(first_untaught, code.net.new_net(4, seed=1)[9 * 4 : 10 * 4])


def test_against_a_random_player_only_his_rolls_teach(code: Uncompiled) -> None:
    np.random.seed(3)
    net, lesson = code.net.new_net(4, seed=1), code.selfplay.new_lesson()
    trained, rival = (
        code.rolls.TrainedPlayer(code.rolls.NETWORK, net),
        code.rolls.TrainedPlayer(code.rolls.RANDOM, net),
    )
    game, start = code.games.GAMES["plakoto"], code.table.start_of("plakoto")
    rolls, _ = code.selfplay.play_game(start, game, trained, rival, code.rolls.new_desk(4), lesson)
    assert rolls > 20
    assert [bool(each) for each in lesson.teaches[:rolls]] == [bool(at % 2) for at in range(rolls)]


@pytest.mark.parametrize(("share", "expected"), [(0.0, 0), (1.0, 40)])
def test_the_share_says_how_many_games_are_against_a_random_player(
    code: Uncompiled, share: float, expected: int
) -> None:
    net = code.net.new_net(4, seed=1)
    pairs = [[trained.kind for trained in code.selfplay._rivals(net, share)] for _ in range(40)]
    assert sum(code.rolls.RANDOM in pair for pair in pairs) == expected
    assert all(code.rolls.NETWORK in pair for pair in pairs)
    assert len({tuple(pair) for pair in pairs}) == (2 if expected else 1)
