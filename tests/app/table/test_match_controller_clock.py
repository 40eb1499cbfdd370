"""The clock of the running match, and how it goes on with its time."""

from __future__ import annotations

from dataclasses import replace

from pytestqt.qtbot import QtBot

from bgdesk.app.table.match_controller import MatchController
from bgdesk.app.table.play_entry import PlayEntry
from bgdesk.app.table.table import RollWanted
from bgdesk.library.draft import Draft
from bgdesk.match.events import FlagFell, Played
from bgdesk.match.options import ClockOptions, match_options
from bgdesk.match.state import Phase
from tests.app.tables import BLACK, WHITE, Desk, FixedDice, settle
from tests.app.turns import play


def test_the_flag_falls_and_the_delay_runs_over_roll_and_play(desk: Desk, qtbot: QtBot) -> None:
    clock = ClockOptions(reserve_ms=30, delay_ms=30)
    desk.begin("31", options=replace(match_options(3), clock=clock))
    qtbot.waitUntil(lambda: desk.table.state.phase is Phase.OVER, timeout=3000)
    assert desk.entries[-1] == FlagFell(WHITE)
    assert desk.table.state.winner is BLACK


def test_the_time_of_a_roll_belongs_to_the_play_after_it(desk: Desk, qtbot: QtBot) -> None:
    clock = ClockOptions(reserve_ms=600_000, delay_ms=0)
    desk.begin("31", "52", options=replace(match_options(3), clock=clock))
    settle(qtbot, desk, Phase.TO_PLAY)
    desk.white.say(play(desk))
    settle(qtbot, desk, Phase.TO_ROLL)
    qtbot.waitUntil(lambda: desk.controller.clock.elapsed_ms >= 30)
    desk.black.say(RollWanted())
    settle(qtbot, desk, Phase.TO_PLAY)
    desk.black.say(play(desk))
    played = desk.entries[-1]
    assert isinstance(played, Played)
    assert played.used_ms >= 30


def test_a_match_goes_on_at_the_same_click_with_its_clock(desk: Desk, qtbot: QtBot) -> None:
    desk.begin("31")
    settle(qtbot, desk, Phase.TO_PLAY)
    desk.controller.play_editor.edit(lambda entry: entry.click(8))
    desk.controller.play_editor.edit(PlayEntry.swap)
    before = desk.table.entry
    desk.controller.close()
    loaded = desk.library.journal.load("0123456789abcdef")
    again = MatchController(desk.journal, desk.controller)
    draft = replace(loaded.draft or Draft(), elapsed_ms=1234)
    again.open(loaded.record, FixedDice(()), desk.players, draft)
    assert again.table
    assert again.table.entry
    assert before
    assert (again.table.entry.played, again.table.entry.swapped) == (before.played, True)
    assert again.clock.elapsed_ms >= 1234
    again.close()
