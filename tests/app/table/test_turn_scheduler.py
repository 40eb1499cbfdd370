"""What is decided for a person waits until he has seen what was played for one."""

from __future__ import annotations

from dataclasses import replace

import pytest
from pytestqt.qtbot import QtBot

from bgdesk.app.table.table import RollWanted
from bgdesk.match.events import Rolled
from bgdesk.match.options import ClockOptions, match_options
from bgdesk.match.state import Phase
from tests.app.tables import Desk, FixedDice, settle
from tests.app.turns import play
from tests.event_queue import HandWatch, run_dry

HOUR_MS = 3_600_000
TIMED = replace(match_options(3), clock=ClockOptions(reserve_ms=HOUR_MS, delay_ms=0))


def put_off(desk: Desk, qtbot: QtBot) -> None:
    """White's play was made for him, and Black is about to have his dice rolled."""
    desk.begin("31", "52", options=TIMED)
    settle(qtbot, desk, Phase.TO_PLAY)
    desk.controller.play_pause.least_ms = HOUR_MS
    assert desk.white.answer
    desk.white.answer(play(desk), True)
    settle(qtbot, desk, Phase.TO_ROLL)
    assert desk.black.answer
    desk.black.answer(RollWanted(), True)


@pytest.mark.usefixtures("clock_by_hand")
def test_nobodys_time_runs_while_what_was_played_is_seen(desk: Desk, qtbot: QtBot) -> None:
    put_off(desk, qtbot)
    stood = desk.controller.clock.elapsed_ms
    run_dry()
    HandWatch.pass_ms(HOUR_MS - 1)
    assert desk.controller.clock.elapsed_ms == stood
    assert desk.table.state.phase is Phase.TO_ROLL


def test_who_does_not_want_to_wait_acts_himself(desk: Desk, qtbot: QtBot) -> None:
    put_off(desk, qtbot)
    desk.controller.roll()
    assert isinstance(desk.entries[-1], Rolled)
    settle(qtbot, desk, Phase.TO_PLAY)


def test_a_decision_of_a_player_himself_does_not_wait(desk: Desk, qtbot: QtBot) -> None:
    put_off(desk, qtbot)
    desk.black.say(RollWanted())
    assert isinstance(desk.entries[-1], Rolled)


def test_another_match_does_not_wait_for_this_one(desk: Desk, qtbot: QtBot) -> None:
    put_off(desk, qtbot)
    desk.controller.open(desk.table.record, FixedDice(()), desk.players)
    assert desk.controller.play_pause.left_ms == 0
