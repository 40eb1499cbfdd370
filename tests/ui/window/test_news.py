"""What the window says of itself."""

from __future__ import annotations

import pytest
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPushButton

from bgdesk.app.actions.actions import ActionId
from bgdesk.start import news_wiring
from bgdesk.ui.pages.help_window import HelpWindow
from tests.ui.conftest import OpenDesk
from tests.ui.player_at_window import LEFT, PlayerAtWindow, popups_offscreen


def help_text(player: PlayerAtWindow) -> str:
    window = player.window.findChild(HelpWindow)
    assert window
    return window.text.toPlainText()


def notice_button(player: PlayerAtWindow, text: str) -> QPushButton:
    buttons = player.window.notices.findChildren(QPushButton)
    return next(button for button in buttons if button.text() == text and button.isVisible())


@popups_offscreen
def test_an_update_is_offered_once_and_leads_to_what_is_new(
    open_desk: OpenDesk, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert open_desk().window.notices.text == ""
    monkeypatch.setattr(news_wiring, "__version__", "7.0.0")
    player = open_desk()
    assert player.window.notices.text == "This is bgdesk 7.0.0: see what is new in it."
    QTest.mouseClick(notice_button(player, "Show"), LEFT)
    assert help_text(player).startswith("What is new\nVersion 0.1.0\nAdded")
    assert player.window.notices.text == ""
    assert open_desk().window.notices.text == ""


@popups_offscreen
def test_what_is_new_can_be_read_at_any_time(open_desk: OpenDesk) -> None:
    player = open_desk()
    player.do(ActionId.WHATS_NEW)
    assert help_text(player).startswith("What is new\n")
