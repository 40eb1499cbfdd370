"""The wheel changes nothing that it only passes over."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtWidgets import QApplication, QComboBox, QLineEdit, QScrollArea, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from bgdesk.ui.common.wheel_guard import WheelGuard


def turn(widget: QWidget) -> None:
    """Turn the wheel down over the middle of ``widget``."""
    at = QPointF(widget.rect().center())
    event = QWheelEvent(
        at,
        QPointF(widget.mapToGlobal(at.toPoint())),
        QPoint(0, -120),
        QPoint(0, -120),
        Qt.MouseButton.NoButton,
        Qt.KeyboardModifier.NoModifier,
        Qt.ScrollPhase.NoScrollPhase,
        False,
    )
    QApplication.sendEvent(widget, event)


def test_a_list_without_the_focus_is_left_alone(qtbot: QtBot, qapp: QApplication) -> None:
    guard = WheelGuard(qapp)
    area, page = QScrollArea(), QWidget()
    qtbot.addWidget(area)
    layout = QVBoxLayout(page)
    first, choice = QLineEdit(), QComboBox()
    choice.addItems(["none", "one", "two"])
    layout.addWidget(first)
    layout.addWidget(choice)
    page.setFixedSize(180, 2000)
    area.setWidget(page)
    area.resize(200, 200)
    with qtbot.waitExposed(area):
        area.show()
    first.setFocus()
    turn(choice)
    assert choice.currentIndex() == 0
    choice.setFocus()
    turn(choice)
    assert choice.currentIndex() == 1
    qapp.removeEventFilter(guard)
    guard.deleteLater()
