"""What one test leaves to the next: nothing."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from bgdesk.app.theme import ThemeSwitch


@pytest.mark.parametrize("_", [1, 2])
def test_no_button_is_down_from_the_test_before(qtbot: QtBot, _: int) -> None:
    assert QApplication.mouseButtons() == Qt.MouseButton.NoButton
    widget = QWidget()
    qtbot.addWidget(widget)
    QTest.mouseDClick(widget, Qt.MouseButton.LeftButton)
    QTest.mousePress(widget, Qt.MouseButton.RightButton)
    assert QApplication.mouseButtons() != Qt.MouseButton.NoButton


@pytest.mark.parametrize("_", [1, 2])
def test_the_looks_are_those_of_every_test(qapp: QApplication, _: int) -> None:
    assert qapp.styleSheet() == ""
    usual = qapp.font(), qapp.palette()
    ThemeSwitch(qapp).choose("dark", 150)
    assert qapp.styleSheet()
    assert (qapp.font(), qapp.palette()) != usual
