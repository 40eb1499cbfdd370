"""A list with headings."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QFontMetrics
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QStyledItemDelegate, QStyleOptionViewItem
from pytestqt.qtbot import QtBot

from bgdesk.ui.common.grouped_list import GroupedList
from tests.ui.player_at_window import popups_offscreen


def written(box: GroupedList, row: int) -> QStyleOptionViewItem:
    """How the open list writes ``row``."""
    option = QStyleOptionViewItem()
    delegate = box.itemDelegate()
    assert isinstance(delegate, QStyledItemDelegate)
    delegate.initStyleOption(option, box.model().index(row, 0))
    return option


def test_only_the_open_list_has_an_indent(qtbot: QtBot) -> None:
    box = GroupedList()
    qtbot.addWidget(box)
    box.add_heading("Tavli")
    box.addItem("Portes", "portes")
    box.setCurrentIndex(1)
    assert box.currentText() == "Portes"
    heading, entry = written(box, 0), written(box, 1)
    assert (heading.text, heading.font.bold()) == ("Tavli", True)
    assert (entry.text.strip(), entry.text[0].isspace(), entry.font.bold()) == ("Portes", True, False)


def test_headings_are_passed_over_and_letters_find_a_name(qtbot: QtBot) -> None:
    box = GroupedList()
    qtbot.addWidget(box)
    for heading, names in (("Tavli", ("Portes", "Plakoto")), ("Others", ("Dutch",))):
        box.add_heading(heading)
        for name in names:
            box.addItem(name, name)
    box.setCurrentIndex(2)
    box.show()
    box.setFocus()
    QTest.keyClick(box, Qt.Key.Key_Down)
    assert box.currentText() == "Dutch"
    QTest.keyClicks(box, "po")
    assert box.currentText() == "Portes"


@popups_offscreen
def test_the_open_list_has_room_for_its_headings(qtbot: QtBot) -> None:
    box = GroupedList()
    qtbot.addWidget(box)
    heading = "Tavli: without a cube, pinning, blocking"
    box.add_heading(heading)
    box.addItem("Portes", "portes")
    box.resize(120, 30)
    with qtbot.waitActive(box):
        box.show()
    QTest.mouseClick(box, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(box.view().isVisible)
    option = written(box, 0)
    assert box.view().viewport().width() >= QFontMetrics(option.font).horizontalAdvance(heading)
    QTest.keyClick(box.view(), Qt.Key.Key_Escape)
