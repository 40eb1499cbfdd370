"""Hints while a match is played: asked for, told, and written down."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from bgdesk.app.actions import ActionId
from bgdesk.match.events import HintTaken
from bgdesk.match.fair_dice import FAIR, SEEDED
from bgdesk.match.state import Phase
from bgdesk.rules.player import Player
from bgdesk.ui.panels.hint_panel import HintPanel, HintView
from bgdesk.ui.side_panel import SidePanel
from tests.ui.conftest import OpenDesk
from tests.ui.player_at_window import PlayerAtWindow

LEFT = Qt.MouseButton.LeftButton


def panel_of(player: PlayerAtWindow) -> HintPanel:
    side: SidePanel = player.window.side_panel
    return side.hints


def to_play(open_desk: OpenDesk, *, dice: str | None = None) -> PlayerAtWindow:
    player = open_desk()
    player.start(dice=dice or SEEDED, seed=None if dice else 1)
    player.wait_for_turn()
    assert player.state.phase is Phase.TO_PLAY
    return player


def test_the_key_shows_the_best_plays_and_points_at_the_first(open_desk: OpenDesk) -> None:
    player = to_play(open_desk)
    panel = panel_of(player)
    player.key(Qt.Key.Key_H)
    player.wait(lambda: panel.model.rows)
    assert panel.isVisible()
    assert panel.chances.isVisible()
    assert "Ann" in panel.chances.accessibleName()
    arrows = player.board.view.arrows
    assert arrows
    assert {arrow.role for arrow in arrows} == {"best"}
    player.key(Qt.Key.Key_Down)
    player.wait(lambda: player.board.view.arrows != arrows)


def test_a_hint_makes_the_match_practice_and_keeps_the_steps_made(open_desk: OpenDesk) -> None:
    player = to_play(open_desk)
    step = player.entry.legal.next_steps(())[0]
    player.desk.controller.edit(lambda entry: entry.follow((step,)))
    player.do(ActionId.HINT)
    player.wait(lambda: panel_of(player).model.rows)
    record = player.table.record
    assert isinstance(record.entries[-1], HintTaken)
    assert record.is_practice
    assert player.entry.played == (step,)
    player.do(ActionId.HINT)
    assert player.table.record.entries == record.entries, "noted once"
    assert player.desk.journal.load(record.header.id).record.entries == record.entries


def test_a_match_that_could_be_rated_asks_first(open_desk: OpenDesk) -> None:
    player = to_play(open_desk, dice=FAIR)
    panel = panel_of(player)
    player.key(Qt.Key.Key_H)
    assert panel.button.isVisible()
    assert panel.button.hasFocus()
    assert not player.table.record.is_practice
    assert not panel.model.rows
    player.key(Qt.Key.Key_Return)
    player.wait(lambda: panel.model.rows)
    assert player.table.record.is_practice


def test_a_hint_is_gone_with_the_position_that_it_was_about(open_desk: OpenDesk) -> None:
    player = to_play(open_desk)
    panel = panel_of(player)
    player.do(ActionId.HINT)
    player.wait(lambda: panel.model.rows)
    play = player.entry.legal.plays[0]
    player.desk.controller.edit(lambda entry: entry.follow(play.steps))
    player.do(ActionId.DONE)
    player.wait_for_turn()
    assert not panel.model.rows
    assert not player.board.view.arrows


def test_chances_follow_the_match_once_they_are_wanted(open_desk: OpenDesk) -> None:
    player = to_play(open_desk)
    panel = panel_of(player)
    player.do(ActionId.HINT_PANEL)
    assert not panel.chances.isVisible()
    QTest.mouseClick(panel.follow, LEFT)
    player.wait(panel.chances.isVisible)
    play = player.entry.legal.plays[0]
    player.desk.controller.edit(lambda entry: entry.follow(play.steps))
    before = panel.chances.accessibleName()
    player.do(ActionId.DONE)
    player.wait(lambda: panel.chances.isVisible() and panel.chances.accessibleName() != before)
    again = open_desk()
    assert panel_of(again).follow.isChecked()


def test_before_the_roll_the_cube_is_advised(open_desk: OpenDesk) -> None:
    player = to_play(open_desk)
    play = player.entry.legal.plays[0]
    player.desk.controller.edit(lambda entry: entry.follow(play.steps))
    player.do(ActionId.DONE)
    player.wait_for_turn()
    assert player.state.phase is Phase.TO_ROLL
    player.do(ActionId.HINT)
    panel = panel_of(player)
    player.wait(lambda: panel.model.rows)
    assert {row.name for row in panel.model.rows} == {"No double", "Double"}


def test_the_page_is_made_anew_once_for_each_change_of_the_table(
    open_desk: OpenDesk, monkeypatch: pytest.MonkeyPatch
) -> None:
    player = to_play(open_desk)
    shown: list[HintView] = []
    monkeypatch.setattr(panel_of(player), "set_view", shown.append)
    step = player.entry.legal.next_steps(())[0]
    player.desk.controller.edit(lambda entry: entry.follow((step,)))
    assert len(shown) == 1
    assert player.desk.controller.note_hint()
    assert len(shown) == 2


def test_there_is_no_hint_where_nobody_decides(open_desk: OpenDesk) -> None:
    player = open_desk()
    assert not player.window.actions_by_id[ActionId.HINT].isEnabled()
    player.start()
    player.wait_for_turn()
    player.desk.controller.abandon(Player.WHITE)
    player.wait(lambda: player.state.phase is Phase.OVER)
    assert not player.window.actions_by_id[ActionId.HINT].isEnabled()


def test_showing_the_chances_is_a_hint_too(open_desk: OpenDesk) -> None:
    player = to_play(open_desk, dice=FAIR)
    player.do(ActionId.HINT_PANEL)
    QTest.mouseClick(panel_of(player).follow, LEFT)
    player.wait(panel_of(player).chances.isVisible)
    assert player.table.record.is_practice


def test_a_new_match_that_could_be_rated_is_not_made_practice_by_an_old_wish(open_desk: OpenDesk) -> None:
    player = to_play(open_desk)
    player.do(ActionId.HINT_PANEL)
    QTest.mouseClick(panel_of(player).follow, LEFT)
    player.wait(panel_of(player).chances.isVisible)
    player.start(dice=FAIR)
    player.wait_for_turn()
    assert not player.table.record.is_practice
    assert not panel_of(player).chances.isVisible()
