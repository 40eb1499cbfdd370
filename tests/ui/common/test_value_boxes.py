"""The wheel changes nothing that it only passes over."""

from __future__ import annotations

import ast
from collections.abc import Callable

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtWidgets import (
    QApplication,
    QComboBox,
    QLineEdit,
    QScrollArea,
    QSlider,
    QSpinBox,
    QVBoxLayout,
    QWidget,
)
from pytestqt.qtbot import QtBot

from bgdesk.ui.common.value_boxes import ChoiceBox, NumberBox, ValueSlider
from tests.ui.test_plain_text_rule import called, sources


def turn(widget: QWidget, eighths: int = -120) -> QWheelEvent:
    """Turn the wheel, down unless told, over the middle of ``widget``; the event, as it came back."""
    at = QPointF(widget.rect().center())
    event = QWheelEvent(
        at,
        QPointF(widget.mapToGlobal(at.toPoint())),
        QPoint(0, eighths),
        QPoint(0, eighths),
        Qt.MouseButton.NoButton,
        Qt.KeyboardModifier.NoModifier,
        Qt.ScrollPhase.NoScrollPhase,
        False,
    )
    QApplication.sendEvent(widget, event)
    return event


def new_list() -> QComboBox:
    choice = ChoiceBox()
    choice.addItems(["none", "one", "two"])
    return choice


def test_a_list_on_a_page_that_scrolls_leaves_the_wheel_to_the_page(qtbot: QtBot) -> None:
    area, page = QScrollArea(), QWidget()
    qtbot.addWidget(area)
    layout = QVBoxLayout(page)
    choice = new_list()
    layout.addWidget(choice)
    page.setFixedSize(180, 2000)
    area.setWidget(page)
    area.resize(200, 200)
    with qtbot.waitActive(area):
        area.show()
    for _ in range(2):
        event = turn(choice)
        assert choice.currentIndex() == 0
        assert not event.isAccepted()
        choice.setFocus()


@pytest.mark.parametrize("make", [new_list, NumberBox, ValueSlider], ids=["list", "number", "slider"])
def test_elsewhere_a_box_takes_the_wheel_once_it_has_the_focus(
    qtbot: QtBot, make: Callable[[], QComboBox | QSpinBox | QSlider]
) -> None:
    window, line, box = QWidget(), QLineEdit(), make()
    qtbot.addWidget(window)
    layout = QVBoxLayout(window)
    layout.addWidget(line)
    layout.addWidget(box)
    with qtbot.waitActive(window):
        window.show()
    line.setFocus()
    before = value(box)
    assert box.focusPolicy() == Qt.FocusPolicy.StrongFocus
    turn(box, 120 if isinstance(box, QSpinBox | QSlider) else -120)
    assert value(box) == before
    box.setFocus()
    turn(box, 120 if isinstance(box, QSpinBox | QSlider) else -120)
    assert value(box) > before


def value(box: QComboBox | QSpinBox | QSlider) -> int:
    return box.currentIndex() if isinstance(box, QComboBox) else box.value()


def test_every_box_of_the_program_leaves_the_wheel() -> None:
    raw = {"QComboBox", "QFontComboBox", "QSpinBox", "QDoubleSpinBox", "QSlider", "QDial"}
    found = [
        f"{place}:{node.lineno}"
        for place, tree in sources()
        for node in ast.walk(tree)
        if (isinstance(node, ast.Call) and called(node) in raw)
        or (isinstance(node, ast.ClassDef) and raw & {ast.unparse(base) for base in node.bases})
    ]
    assert {place.partition(":")[0] for place in found} == {"bgdesk/ui/common/value_boxes.py"}
