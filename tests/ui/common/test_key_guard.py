"""Plain keys belong to the control that needs them."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAction
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit, QMainWindow, QPushButton, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from bgdesk.ui.common.key_guard import KeyGuard


class Window(QMainWindow):
    def __init__(self) -> None:
        super().__init__()
        self.heard: list[str] = []
        self.line, self.button, self.rest = QLineEdit(), QPushButton("press"), QWidget()
        self.rest.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.button.clicked.connect(lambda: self.heard.append("pressed"))
        for key in ("D", "Space", "Return", "Backspace", "Ctrl+K", "F9"):
            action = QAction(key, self)
            action.setShortcut(key)
            action.triggered.connect(lambda _checked=False, key=key: self.heard.append(key))
            self.addAction(action)
        centre = QWidget()
        layout = QVBoxLayout(centre)
        for widget in (self.line, self.button, self.rest):
            layout.addWidget(widget)
        self.setCentralWidget(centre)


@pytest.fixture
def window(qtbot: QtBot, qapp: QApplication) -> Iterator[Window]:
    guard = KeyGuard(qapp)
    shown = Window()
    qtbot.addWidget(shown)
    with qtbot.waitExposed(shown):
        shown.show()
    shown.activateWindow()
    yield shown
    guard.close()
    guard.deleteLater()


def press(qtbot: QtBot, widget: QWidget, key: Qt.Key, modifier: Qt.KeyboardModifier | None = None) -> None:
    widget.setFocus()
    qtbot.waitUntil(widget.hasFocus)
    QTest.keyClick(widget, key, modifier or Qt.KeyboardModifier.NoModifier)


@pytest.mark.parametrize("key", [Qt.Key.Key_D, Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Backspace])
def test_typing_fires_nothing(qtbot: QtBot, window: Window, key: Qt.Key) -> None:
    press(qtbot, window.line, key)
    assert window.heard == []


def test_typed_letters_arrive(qtbot: QtBot, window: Window) -> None:
    press(qtbot, window.line, Qt.Key.Key_D)
    assert window.line.text().lower() == "d"


def test_commands_work_while_typing(qtbot: QtBot, window: Window) -> None:
    press(qtbot, window.line, Qt.Key.Key_K, Qt.KeyboardModifier.ControlModifier)
    press(qtbot, window.line, Qt.Key.Key_F9)
    assert window.heard == ["Ctrl+K", "F9"]


def test_space_presses_the_button_that_has_the_focus(qtbot: QtBot, window: Window) -> None:
    press(qtbot, window.button, Qt.Key.Key_Space)
    press(qtbot, window.button, Qt.Key.Key_D)
    assert window.heard == ["pressed", "D"]


def test_elsewhere_every_key_counts(qtbot: QtBot, window: Window) -> None:
    for key in (Qt.Key.Key_D, Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Backspace):
        press(qtbot, window.rest, key)
    assert window.heard == ["D", "Space", "Return", "Backspace"]
