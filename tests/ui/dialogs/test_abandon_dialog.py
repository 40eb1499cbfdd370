"""Giving up says what it costs, and is not done by accident."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from bgdesk.match.events import GameStarted
from bgdesk.match.flow import advance, start
from bgdesk.match.options import match_options
from bgdesk.ui.dialogs.abandon_dialog import ABANDON, AbandonDialog

MATCH, MONEY = match_options(3), match_options(0)
SITUATIONS = [
    (advance(start(MATCH), GameStarted(1)), "Your opponent wins it"),
    (start(MONEY), "The score stays as it is"),
    (advance(start(MONEY), GameStarted(1)), "as much as it can still cost"),
]


@pytest.fixture(params=range(len(SITUATIONS)), ids=["match", "between games", "money game"])
def asked(qtbot: QtBot, request: pytest.FixtureRequest) -> tuple[AbandonDialog, str]:
    state, words = SITUATIONS[request.param]
    dialog = AbandonDialog(state)
    qtbot.addWidget(dialog)
    with qtbot.waitExposed(dialog):
        dialog.open()
    return dialog, words


def test_it_says_what_it_costs(asked: tuple[AbandonDialog, str]) -> None:
    dialog, words = asked
    assert any(words in text.text() for text in dialog.findChildren(QLabel))


def test_the_button_gives_up(asked: tuple[AbandonDialog, str], qtbot: QtBot) -> None:
    dialog, _ = asked
    with qtbot.waitSignal(dialog.answered) as told:
        QTest.mouseClick(dialog.button(ABANDON), Qt.MouseButton.LeftButton)
    assert told.args == [ABANDON]


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Space, Qt.Key.Key_Escape])
def test_keys_pressed_in_passing_give_nothing_up(
    asked: tuple[AbandonDialog, str], qtbot: QtBot, key: Qt.Key
) -> None:
    dialog, _ = asked
    assert dialog.cancel.hasFocus()
    with qtbot.assertNotEmitted(dialog.answered):
        QTest.keyClick(dialog.cancel, key)
    assert not dialog.isVisible()
