"""From the menu to the window of Coan ki, and from there to its rules."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from bgdesk.app.actions.actions import ActionId
from bgdesk.ui.coan_ki.window import CoanKiWindow
from bgdesk.ui.new_match.new_match_dialog import NewMatchDialog
from bgdesk.ui.pages.help_window import HelpWindow
from tests.ui.conftest import OpenDesk
from tests.ui.player_at_window import popups_offscreen


@popups_offscreen
@pytest.mark.parametrize("modifier", [Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.ShiftModifier])
def test_the_help_opens_at_its_rules_with_a_picture(
    open_desk: OpenDesk, qtbot: QtBot, modifier: Qt.KeyboardModifier
) -> None:
    player = open_desk()
    player.window.actions_by_id[ActionId.COAN_KI].trigger()
    (window,) = player.window.findChildren(CoanKiWindow)
    qtbot.waitUntil(window.isActiveWindow)
    QTest.keyClick(window, Qt.Key.Key_F1, modifier)
    (help_window,) = player.window.findChildren(HelpWindow)
    assert help_window.isVisible()
    assert help_window.contents.currentItem().text() == "Coan ki"
    assert not help_window.text.loadResource(2, "start:coan_ki").isNull()
    assert QApplication.activeModalWidget() is None


@popups_offscreen
def test_a_person_without_a_name_is_called_you(open_desk: OpenDesk) -> None:
    player = open_desk()
    player.window.actions_by_id[ActionId.COAN_KI].trigger()
    (window,) = player.window.findChildren(CoanKiWindow)
    window.side.new_game.start.click()
    assert "You vs Strong" in window.side.games.itemText(0)


@popups_offscreen
def test_the_list_of_games_leads_there(open_desk: OpenDesk) -> None:
    player = open_desk()
    player.window.actions_by_id[ActionId.NEW_MATCH].trigger()
    (dialog,) = player.window.findChildren(NewMatchDialog)
    before = dialog.game.games.currentData()
    dialog.game.games.setCurrentIndex(dialog.game.games.findText("Coan ki…"))
    (window,) = player.window.findChildren(CoanKiWindow)
    assert window.isVisible()
    assert not dialog.isVisible()
    assert dialog.game.games.currentData() == before
