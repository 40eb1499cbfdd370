"""What cannot be written is not shown, and comes again once it can."""

from __future__ import annotations

from dataclasses import replace

import pytest
from pytestqt.qtbot import QtBot

from bgdesk.app.table.table import RollWanted
from bgdesk.library.problems import Trouble
from bgdesk.match.events import Abandoned, Played
from bgdesk.match.options import ClockOptions, match_options
from bgdesk.match.state import Phase
from bgdesk.rules.dice import Dice
from tests.app.tables import WHITE, Desk, settle
from tests.app.turns import play
from tests.event_queue import HandWatch, let_time_come


def test_what_cannot_be_written_is_not_shown_and_comes_again_with_the_same_dice(
    desk: Desk, qtbot: QtBot
) -> None:
    desk.begin("31", "52", "66")
    settle(qtbot, desk, Phase.TO_PLAY)
    desk.white.say(play(desk))
    settle(qtbot, desk, Phase.TO_ROLL)
    before, told = desk.table, len(desk.happened)
    desk.journal.is_full = True
    with qtbot.waitSignal(desk.controller.save_failed) as failed:
        desk.black.say(RollWanted())
    assert failed.args is not None
    assert "disk is full" in failed.args[0]
    assert desk.table == before
    assert len(desk.happened) == told
    desk.journal.is_full = False
    desk.controller.retry()
    settle(qtbot, desk, Phase.TO_ROLL)
    desk.black.say(RollWanted())
    assert desk.table.state.dice == Dice(5, 2)


@pytest.mark.usefixtures("clock_by_hand")
def test_a_failure_is_told_once_and_costs_no_time(desk: Desk, qtbot: QtBot) -> None:
    clock = ClockOptions(reserve_ms=400, delay_ms=0)
    desk.begin("31", "52", options=replace(match_options(3), clock=clock))
    settle(qtbot, desk, Phase.TO_PLAY)
    told: list[str] = []
    desk.controller.save_failed.connect(told.append)
    desk.journal.is_full = True
    desk.controller.play_editor.edit(lambda entry: entry.click(8))
    used = desk.controller.clock.elapsed_ms
    HandWatch.pass_ms(450)
    let_time_come(desk.controller.clock)
    assert len(told) == 1
    assert desk.table.entry
    assert not desk.table.entry.played
    assert desk.controller.clock.elapsed_ms == used
    desk.journal.is_full = False
    desk.controller.play_editor.edit(lambda entry: entry.click(8))
    HandWatch.pass_ms(450)
    assert desk.controller.clock.elapsed_ms > used
    let_time_come(desk.controller.clock)
    assert desk.table.state.phase is Phase.OVER


def test_a_flag_that_could_not_be_noted_falls_when_it_can(desk: Desk, qtbot: QtBot) -> None:
    clock = ClockOptions(reserve_ms=60, delay_ms=0)
    desk.begin("31", options=replace(match_options(3), clock=clock))
    settle(qtbot, desk, Phase.TO_PLAY)
    desk.journal.is_full = True
    with qtbot.waitSignal(desk.controller.save_failed, timeout=2000):
        pass
    assert desk.table.state.phase is Phase.TO_PLAY
    desk.journal.is_full = False
    desk.controller.retry()
    qtbot.waitUntil(lambda: desk.table.state.phase is Phase.OVER, timeout=2000)


def test_the_end_is_told_when_it_could_be_noted_and_never_again(desk: Desk, qtbot: QtBot) -> None:
    told: list[object] = []
    desk.controller.finished.connect(lambda *about: told.append(about))
    desk.begin("31")
    settle(qtbot, desk, Phase.TO_PLAY)
    desk.journal.cannot_finish = True
    with qtbot.waitSignal(desk.controller.save_failed):
        desk.controller.abandon(WHITE)
    assert not told
    desk.journal.cannot_finish = False
    for _ in range(2):
        desk.controller.retry()
    assert len(told) == 1


@pytest.mark.usefixtures("clock_by_hand")
def test_while_another_program_holds_the_library_no_time_is_lost(desk: Desk, qtbot: QtBot) -> None:
    clock = ClockOptions(reserve_ms=400, delay_ms=0)
    desk.begin("31", "52", options=replace(match_options(3), clock=clock))
    settle(qtbot, desk, Phase.TO_PLAY)
    hold(desk)
    desk.controller.play_editor.edit(lambda entry: entry.click(8))
    used = desk.controller.clock.elapsed_ms
    HandWatch.pass_ms(450)
    let_time_come(desk.controller.clock)
    assert desk.controller.clock.elapsed_ms == used
    assert desk.table.state.phase is Phase.TO_PLAY
    desk.journal.is_full = False
    qtbot.waitUntil(lambda: desk.table.entry is not None and bool(desk.table.entry.played))
    settle(qtbot, desk, Phase.TO_PLAY)
    HandWatch.pass_ms(450)
    let_time_come(desk.controller.clock)
    assert desk.table.state.phase is Phase.OVER


def test_an_answer_waits_for_the_disk_and_nobody_is_asked_meanwhile(desk: Desk, qtbot: QtBot) -> None:
    desk.begin("31", "52", "66")
    settle(qtbot, desk, Phase.TO_PLAY)
    hold(desk)
    before, asked = desk.table, len(desk.white.asked)
    desk.white.say(play(desk))
    desk.controller.retry()
    desk.controller.abandon(WHITE)
    qtbot.wait(60)
    assert desk.table == before
    assert len(desk.white.asked) == asked
    assert not desk.black.asked
    desk.journal.is_full = False
    qtbot.waitUntil(lambda: desk.table.state.phase is Phase.OVER)
    assert [type(one) for one in desk.entries[-2:]] == [Played, Abandoned]


def test_the_end_of_a_match_is_told_once_it_could_be_noted(desk: Desk, qtbot: QtBot) -> None:
    desk.begin("31")
    settle(qtbot, desk, Phase.TO_PLAY)
    desk.journal.trouble, desk.journal.cannot_finish = Trouble.BUSY, True
    told: list[object] = []
    desk.controller.finished.connect(lambda *about: told.append(about))
    desk.controller.abandon(WHITE)
    assert desk.table.state.phase is Phase.OVER
    assert told == []
    desk.journal.cannot_finish = False
    qtbot.waitUntil(lambda: len(told) == 1)


def test_the_time_used_is_left_out_rather_than_waited_for(desk: Desk, qtbot: QtBot) -> None:
    desk.begin("31")
    settle(qtbot, desk, Phase.TO_PLAY)
    hold(desk)
    desk.controller.clock.tick.emit()
    assert not desk.controller.writing.is_waiting


def hold(desk: Desk) -> None:
    """Another program has the library, until it is not full any more."""
    desk.journal.trouble, desk.journal.is_full = Trouble.BUSY, True
