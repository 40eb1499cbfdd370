"""The list of keys and the about box."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QModelIndex
from PySide6.QtGui import QFont
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QTreeWidget
from pytestqt.qtbot import QtBot

from bgdesk.app.actions.actions import ActionId
from bgdesk.app.news.releases import is_offered
from bgdesk.ui.dialogs.about_dialog import SHIPPED, AboutDialog
from bgdesk.ui.dialogs.board_keys import board_keys
from bgdesk.ui.dialogs.shortcuts_dialog import KeyGroup, KeyLine, ShortcutsDialog, key_groups


def test_every_action_has_a_line() -> None:
    lines = [line for group in key_groups() for line in group.lines]
    assert len(lines) == len([action for action in ActionId if is_offered(action)])
    assert all(line.keys and line.tip and "&" not in line.text for line in lines)


def test_dialog_shows_extra_keys_first(qtbot: QtBot) -> None:
    dialog = ShortcutsDialog((KeyGroup("On the board", (KeyLine("Walk", "Arrows"),)),))
    qtbot.addWidget(dialog)
    first = dialog.list.topLevelItem(0)
    assert first is not None
    assert first.text(0) == "On the board"
    assert dialog.list.topLevelItemCount() == len(key_groups()) + 1


def test_filter_hides_what_does_not_fit(qtbot: QtBot) -> None:
    dialog = ShortcutsDialog()
    qtbot.addWidget(dialog)
    QTest.keyClicks(dialog.filter, "beaver")
    shown = [item.text(0) for _, items in dialog._items for item in items if not item.isHidden()]
    assert shown == ["Beaver"]
    assert [head.text(0) for head, _ in dialog._items if not head.isHidden()] == ["Play"]
    dialog.filter.clear()
    assert not any(head.isHidden() for head, _ in dialog._items)


@pytest.fixture(params=[1.0, 1.6], ids=["usual letters", "large letters"])
def letters(request: pytest.FixtureRequest, qapp: QApplication) -> Iterator[None]:
    usual = qapp.font()
    large = QFont(usual)
    large.setPointSizeF(usual.pointSizeF() * request.param)
    qapp.setFont(large)
    yield
    qapp.setFont(usual)


def cells_of(tree: QTreeWidget) -> list[QModelIndex]:
    """Both columns of every group and key; a group has one."""
    heads = [tree.model().index(row, 0) for row in range(tree.topLevelItemCount())]
    lines = [
        tree.model().index(row, column, head)
        for head in heads
        for row in range(tree.model().rowCount(head))
        for column in (0, 1)
    ]
    return [*heads, *lines]


@pytest.mark.usefixtures("letters")
def test_every_key_and_what_it_does_can_be_read_as_the_dialog_opens(qtbot: QtBot) -> None:
    dialog = ShortcutsDialog((board_keys(),))
    qtbot.addWidget(dialog)
    with qtbot.waitExposed(dialog):
        dialog.show()
    tree, header = dialog.list, dialog.list.header()
    cells = cells_of(tree)
    assert len(cells) > 2 * len(ActionId)
    cut = [
        cell.data()
        for cell in cells
        if tree.sizeHintForIndex(cell).width() > tree.visualRect(cell).width()
        or tree.fontMetrics().horizontalAdvance(cell.data()) > tree.visualRect(cell).width()
    ]
    assert cut == []
    assert all(header.sectionSizeHint(column) <= header.sectionSize(column) for column in (0, 1))
    assert header.length() <= tree.viewport().width()


def test_about_names_everything_that_ships(qtbot: QtBot) -> None:
    dialog = AboutDialog("1.2.3", "engine <x> 4", [("Matches", "/home/me")])
    qtbot.addWidget(dialog)
    text = dialog.text.toPlainText()
    for work in SHIPPED:
        assert work.name in text
        assert work.licence in text
    assert "engine <x> 4" in text
    assert "/home/me" in text
    shown = {label.text() for label in dialog.findChildren(QLabel)}
    assert "bgdesk 1.2.3" in shown
    assert not any("translation" in one for one in shown), "English is what bgdesk is written in"
    dialog = AboutDialog("1.2.3", "engine", is_translated=True)
    qtbot.addWidget(dialog)
    assert any("No player has checked it yet" in label.text() for label in dialog.findChildren(QLabel))
