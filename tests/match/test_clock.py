"""The delay clock (C.4)."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bgdesk.match import flow
from bgdesk.match.clock import ClockView, clock_view
from bgdesk.match.events import (
    Doubled,
    FlagFell,
    GameStarted,
    OpeningRolled,
    Passed,
    Raised,
    ResignationAccepted,
    ResignationOffered,
    ResignationRejected,
    Rolled,
    Taken,
    TakenBack,
)
from bgdesk.match.options import MONEY, ClockOptions, FlagFall, MatchOptions, match_options
from bgdesk.match.record import MatchRecord
from bgdesk.match.state import Ending, MatchState, Pair, Phase
from bgdesk.rules.cube import Cube
from bgdesk.rules.dice import Dice
from bgdesk.rules.refusal import Reason
from tests.match.driving import (
    BLACK,
    PLAIN_MONEY,
    WHITE,
    after,
    header,
    new_game,
    on_roll,
    opened,
    reason,
    set_up,
    some_play,
)

CLOCK = ClockOptions(60_000, 12_000)
TIMED = replace(match_options(7), clock=CLOCK)
LOSE_GAME = replace(TIMED, clock=replace(CLOCK, flag_fall=FlagFall.LOSE_GAME))


def played_in(state: MatchState, used_ms: int) -> MatchState:
    """``state`` after a play that took so long."""
    return after(state, some_play(state, used_ms))


@pytest.mark.parametrize(
    ("used_ms", "reserve"), [(0, 60_000), (9_000, 60_000), (12_000, 60_000), (20_000, 52_000), (10**9, 0)]
)
def test_c_02_delay_is_free(used_ms: int, reserve: int) -> None:
    assert played_in(new_game(TIMED), used_ms).reserve_ms == Pair(reserve, 60_000)


def test_cube_stops_the_one_and_runs_the_other() -> None:
    state = after(on_roll(TIMED), Doubled(WHITE, 13_000), Taken(BLACK, 15_000))
    assert state.reserve_ms == Pair(59_000, 57_000)
    rolled = after(state, Rolled(WHITE, Dice(2, 1)))
    assert played_in(rolled, 14_000).reserve_ms == Pair(57_000, 57_000)


def test_beavers_and_passes_take_time() -> None:
    options = MatchOptions(length=MONEY, max_chain=1, clock=CLOCK)
    state = after(on_roll(options), Doubled(WHITE, 0), Raised(BLACK, 22_000), Passed(WHITE, 32_000))
    assert state.reserve_ms == Pair(40_000, 50_000)


def test_resigning_buys_no_second_delay() -> None:
    state = after(on_roll(TIMED), ResignationOffered(WHITE, 1, 10_000), ResignationRejected(BLACK, 13_000))
    assert state.reserve_ms == Pair(60_000, 59_000)
    assert clock_view(state, WHITE, 500) == ClockView(1_500, 60_000)
    state = after(state, Rolled(WHITE, Dice(2, 1)))
    state = after(state, ResignationOffered(WHITE, 1, 5_000), ResignationRejected(BLACK, 0))
    assert state.reserve_ms == Pair(57_000, 59_000)
    state = played_in(state, 1_000)
    assert state.reserve_ms == Pair(56_000, 59_000)
    assert state.move_ms == 0


def test_accepting_takes_time() -> None:
    state = after(on_roll(TIMED), ResignationOffered(WHITE, 1), ResignationAccepted(BLACK, 14_000))
    assert state.reserve_ms == Pair(60_000, 58_000)


def test_flag_loses_the_match() -> None:
    state = after(on_roll(TIMED), FlagFell(WHITE))
    assert (state.phase, state.winner, state.score) == (Phase.OVER, BLACK, Pair(0, 0))
    assert state.reserve_ms == Pair(0, 60_000)


@pytest.mark.parametrize("cube", [Cube(), Cube(4, WHITE)])
def test_flag_loses_the_game_and_the_clock_is_topped_up(cube: Cube) -> None:
    state = played_in(new_game(LOSE_GAME, BLACK), 30_000)
    state = after(replace(state, cube=cube, reserve_ms=Pair(5, 42_000)), FlagFell(WHITE))
    assert (state.phase, state.score) == (Phase.BEFORE_GAME, Pair(0, cube.value))
    assert state.reserve_ms == Pair(60_000, 42_000)
    assert state.results[-1].ending is Ending.FLAG


def test_flag_while_a_beaver_is_answered_costs_what_refusing_costs() -> None:
    options = MatchOptions(length=MONEY, max_chain=1, clock=CLOCK)
    state = after(on_roll(options), Doubled(WHITE), Raised(BLACK), FlagFell(WHITE))
    assert state.score == Pair(0, 2)
    assert state.phase is Phase.BEFORE_GAME


def test_money_gives_a_new_reserve_for_every_game() -> None:
    options = replace(PLAIN_MONEY, clock=CLOCK)
    state = after(played_in(new_game(options), 42_000), Doubled(BLACK), Passed(WHITE))
    assert state.reserve_ms == Pair(30_000, 60_000)
    assert opened(state).reserve_ms == Pair(60_000, 60_000)


def test_match_keeps_the_reserve_between_games() -> None:
    state = after(played_in(new_game(TIMED), 42_000), Doubled(BLACK), Passed(WHITE))
    assert opened(state).reserve_ms == Pair(30_000, 60_000)


def test_only_a_running_flag_falls() -> None:
    assert reason(on_roll(TIMED), FlagFell(BLACK)) is Reason.NOT_YOUR_TURN
    assert reason(on_roll(match_options(7)), FlagFell(WHITE)) is Reason.NOT_NOW
    assert reason(after(flow.start(TIMED), GameStarted(1)), FlagFell(WHITE)) is Reason.NOT_NOW


@pytest.mark.parametrize(
    ("elapsed", "view"),
    [
        (0, ClockView(12_000, 60_000)),
        (5_000, ClockView(7_000, 60_000)),
        (15_000, ClockView(0, 57_000)),
        (72_001, ClockView(0, 0)),
    ],
)
def test_view_while_it_runs(elapsed: int, view: ClockView) -> None:
    state = on_roll(TIMED)
    assert clock_view(state, WHITE, elapsed) == view
    assert clock_view(state, BLACK, elapsed) == ClockView(12_000, 60_000)
    assert view.left_ms == max(0, 72_000 - elapsed)


def test_no_view_without_a_clock() -> None:
    assert clock_view(on_roll(match_options(7)), WHITE) is None
    assert on_roll(match_options(7)).reserve_ms is None


def test_taking_back_restores_the_clock() -> None:
    record = MatchRecord(header(TIMED))
    state = new_game(TIMED)
    for event in (GameStarted(1), OpeningRolled(3, 1), some_play(state, 40_000)):
        record = record.append(event)
    assert record.state.reserve_ms == Pair(32_000, 60_000)
    assert record.append(TakenBack(2, same_dice=True)).state.reserve_ms == Pair(60_000, 60_000)


def test_stages_of_a_turn_share_one_delay() -> None:
    options = replace(MatchOptions("russian", 3), clock=CLOCK)
    state = after(flow.start(options), GameStarted(1), OpeningRolled(6, 1), Rolled(WHITE, Dice(4, 4)))
    state = played_in(state, 8_000)
    assert clock_view(state, WHITE) == ClockView(4_000, 60_000)
    state = played_in(state, 8_000)
    assert state.reserve_ms == Pair(56_000, 60_000)
    assert state.is_extra_roll
    state = played_in(after(state, Rolled(WHITE, Dice(2, 1))), 1_000)
    assert state.reserve_ms == Pair(55_000, 60_000)
    assert clock_view(state, BLACK) == ClockView(12_000, 60_000)


def test_who_plays_what_was_left_has_his_own_delay() -> None:
    options = replace(MatchOptions("gul_bara", 3), clock=CLOCK)
    state = after(set_up(options, "12:1 1:14", "2:1 20:14"), Rolled(WHITE, Dice(5, 5)))
    state = played_in(state, 11_000)
    assert (state.to_act, clock_view(state, BLACK)) == (BLACK, ClockView(12_000, 60_000))
    state = played_in(state, 10_000)
    assert clock_view(state, BLACK) == ClockView(2_000, 60_000)
    state = played_in(state, 10_000)
    assert state.reserve_ms == Pair(60_000, 52_000)
    assert clock_view(state, BLACK) == ClockView(12_000, 52_000)
