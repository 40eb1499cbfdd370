"""The rest of the window comes before the first click or key, or by itself."""

from __future__ import annotations

import json
import subprocess
import sys

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMainWindow, QPushButton
from pytestqt.qtbot import QtBot

from bgdesk.start.completing import LATER, Completing
from tests.folders import ROOT

MOST_MODULES_A_PIECE = 20


class Small:
    """A window with a menu and a button, which say what was done."""

    def __init__(self, qtbot: QtBot) -> None:
        self.done: list[str] = []
        self.window = QMainWindow()
        qtbot.addWidget(self.window)
        self.button = QPushButton("Play")
        self.button.clicked.connect(lambda: self.done.append("clicked"))
        self.window.setCentralWidget(self.button)
        self.menu = self.window.menuBar().addMenu("Match")
        self.action = self.menu.addAction("New match")
        self.action.triggered.connect(lambda: self.done.append("chosen"))
        self.window.resize(400, 300)
        self.window.show()
        qtbot.waitExposed(self.window)
        self.completing = Completing(lambda: self.done.append("complete"), self.window)
        self.completing.over.connect(lambda: self.done.append("over"))


@pytest.fixture
def small(qtbot: QtBot) -> Small:
    return Small(qtbot)


def click_as_the_system_does(small: Small, place: QPoint) -> None:
    QTest.mouseClick(
        small.window.windowHandle(), Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, place
    )


def test_it_comes_by_itself_once(small: Small, qtbot: QtBot) -> None:
    small.completing.begin()
    assert small.done == []
    qtbot.waitUntil(lambda: bool(small.done), timeout=60_000)
    click_as_the_system_does(small, small.button.geometry().center())
    small.completing.finish()
    assert small.done == ["complete", "over", "clicked"]


def test_it_comes_before_a_click_or_a_key_is_heard(small: Small, qtbot: QtBot) -> None:
    small.completing.begin()
    click_as_the_system_does(small, small.button.geometry().center())
    assert small.done == ["complete", "over", "clicked"]
    other = Small(qtbot)
    other.button.setFocus()
    other.completing.begin()
    QTest.keyClick(other.window.windowHandle(), Qt.Key.Key_Space)
    assert other.done == ["complete", "over", "clicked"]


@pytest.mark.qt_log_ignore("^This plugin does not support", extend=True)
def test_a_menu_opens_before_and_is_chosen_from_afterwards(small: Small) -> None:
    small.completing.begin()
    menus = small.window.menuBar()
    click_as_the_system_does(small, menus.actionGeometry(small.menu.menuAction()).center())
    assert small.done == []
    assert small.menu.isVisible()
    QTest.mouseMove(small.menu, small.menu.actionGeometry(small.action).center())
    QTest.mouseClick(
        small.menu, Qt.MouseButton.LeftButton, pos=small.menu.actionGeometry(small.action).center()
    )
    assert small.done == ["complete", "over", "chosen"]


def test_it_comes_at_once_where_a_button_may_be_pressed_unseen(
    small: Small, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(QAccessible, "isActive", lambda: True)
    small.completing.begin()
    assert small.done == ["complete", "over"]
    small.completing.finish()
    QApplication.processEvents()
    assert small.done == ["complete", "over"]


def test_what_is_loaded_later_is_there() -> None:
    assert len(set(LATER)) == len(LATER)


_PIECES = """
import importlib, json, sys
import bgdesk.start.window
from bgdesk.start.completing import LATER
brought = {}
for name in LATER:
    before = set(sys.modules)
    importlib.import_module(name)
    brought[name] = len(set(sys.modules) - before)
print(json.dumps([brought, "numpy" in sys.modules]))
"""


def test_no_piece_is_large_and_none_brings_numpy() -> None:
    """A piece holds the window up while it is loaded; numpy is as large as a third of the program."""
    told = subprocess.run(
        [sys.executable, "-c", _PIECES], cwd=ROOT, capture_output=True, text=True, check=True
    ).stdout
    brought, has_numpy = json.loads(told)
    assert max(brought.values()) <= MOST_MODULES_A_PIECE, brought
    assert not has_numpy
