"""Times are carried, paused and told."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import pytest
from PySide6.QtCore import QObject
from pytestqt.qtbot import QtBot

from bgdesk.app.table.turn_clock import ASLEEP_MS, TurnClock
from bgdesk.match.clock import full_reserve
from bgdesk.match.events import Abandoned, Played
from bgdesk.match.options import ClockOptions, match_options
from bgdesk.match.state import MatchState, Phase
from bgdesk.rules.player import Player
from tests.event_queue import HandWatch, let_time_come, waiting_timers

WHITE, BLACK = Player.WHITE, Player.BLACK
LONG = ClockOptions(reserve_ms=600_000, delay_ms=12_000)


@pytest.fixture
def clock(qapp: QObject) -> Iterator[TurnClock]:
    """A clock that stands."""
    made = TurnClock(qapp)
    yield made
    made.stop()
    made.deleteLater()


def to_roll(options: ClockOptions | None) -> MatchState:
    rules = replace(match_options(3), clock=options)
    reserve = full_reserve(options)
    position = rules.ruleset().start_position()
    return MatchState(rules, Phase.TO_ROLL, position, turn=WHITE, to_act=WHITE, reserve_ms=reserve)


def test_it_goes_on_from_the_time_used_before(clock: TurnClock, qtbot: QtBot) -> None:
    clock.prepare(to_roll(LONG), 20_000)
    assert clock.elapsed_ms == 20_000
    clock.start()
    qtbot.waitUntil(lambda: clock.elapsed_ms > 20_010)
    view = clock.view()
    assert view
    assert view.delay_ms == 0
    assert 590_000 < view.reserve_ms < 592_000
    stamped = clock.stamped(Played(WHITE, ()))
    assert isinstance(stamped, Played)
    assert stamped.used_ms > 20_000


@pytest.mark.usefixtures("clock_by_hand")
def test_it_stands_until_it_is_started(clock: TurnClock) -> None:
    clock.prepare(to_roll(LONG), 5)
    HandWatch.pass_ms(60)
    assert clock.elapsed_ms == 5
    assert not waiting_timers(clock)


@pytest.mark.usefixtures("clock_by_hand")
def test_a_pause_keeps_the_time_and_costs_none(clock: TurnClock) -> None:
    fallen: list[Player] = []
    clock.flag_fell.connect(fallen.append)
    clock.prepare(to_roll(ClockOptions(reserve_ms=40, delay_ms=0)), 0)
    clock.start()
    HandWatch.pass_ms(5)
    clock.pause()
    HandWatch.pass_ms(60)
    assert clock.elapsed_ms == 5
    assert not waiting_timers(clock)
    clock.start()
    HandWatch.pass_ms(34)
    let_time_come(clock)
    assert not fallen
    HandWatch.pass_ms(1)
    let_time_come(clock)
    assert fallen == [WHITE]
    assert clock.elapsed_ms == 40


@pytest.mark.usefixtures("clock_by_hand")
def test_a_reserve_longer_than_any_timer_waits(clock: TurnClock) -> None:
    clock.prepare(to_roll(ClockOptions(reserve_ms=10**12, delay_ms=10**12)), 0)
    clock.start()
    clock._falls()
    assert [timer for timer in waiting_timers(clock) if timer.interval() == 2**31 - 1]
    view = clock.view()
    assert view
    assert view.left_ms == 2 * 10**12


def test_starting_twice_does_not_begin_again(clock: TurnClock, qtbot: QtBot) -> None:
    clock.prepare(to_roll(LONG), 0)
    clock.start()
    qtbot.waitUntil(lambda: clock.elapsed_ms >= 20)
    clock.start()
    assert clock.elapsed_ms >= 20


def test_only_the_deciding_player_loses_time(clock: TurnClock) -> None:
    clock.prepare(to_roll(LONG), 20_000)
    waiting = clock.view(BLACK)
    assert waiting
    assert (waiting.delay_ms, waiting.reserve_ms) == (12_000, 600_000)


@pytest.mark.usefixtures("clock_by_hand")
def test_a_match_without_a_clock_is_not_timed(clock: TurnClock) -> None:
    clock.prepare(to_roll(None), 0)
    clock.start()
    HandWatch.pass_ms(60)
    assert not waiting_timers(clock)
    assert clock.view() is None
    assert clock.elapsed_ms == 0


def test_what_takes_no_time_is_not_stamped(clock: TurnClock) -> None:
    clock.prepare(to_roll(LONG), 20_000)
    assert clock.stamped(Abandoned(WHITE)) == Abandoned(WHITE)


@pytest.mark.usefixtures("clock_by_hand")
def test_a_closed_lid_costs_no_time(clock: TurnClock) -> None:
    fallen: list[Player] = []
    clock.flag_fell.connect(fallen.append)
    clock.prepare(to_roll(ClockOptions(reserve_ms=10_000, delay_ms=0)), 500)
    clock.start()
    for _ in range(2):
        HandWatch.pass_ms(1000)
        let_time_come(clock)
    HandWatch.pass_ms(3_600_000)
    let_time_come(clock)
    assert clock.elapsed_ms == 2500
    assert not fallen
    HandWatch.pass_ms(ASLEEP_MS)
    assert clock.elapsed_ms == 2500 + ASLEEP_MS
    for _ in range(5):
        HandWatch.pass_ms(1000)
        let_time_come(clock)
    assert fallen == [WHITE]
