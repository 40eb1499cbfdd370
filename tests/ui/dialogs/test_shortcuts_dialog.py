"""The list of keys and the about box."""

from __future__ import annotations

from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from bgdesk.app.actions import ActionId
from bgdesk.ui.dialogs.about_dialog import SHIPPED, AboutDialog
from bgdesk.ui.dialogs.shortcuts_dialog import KeyGroup, KeyLine, ShortcutsDialog, key_groups


def test_every_action_has_a_line() -> None:
    lines = [line for group in key_groups() for line in group.lines]
    assert len(lines) == len(ActionId)
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


def test_about_names_everything_that_ships(qtbot: QtBot) -> None:
    dialog = AboutDialog("1.2.3", "engine <x> 4", [("Matches", "/home/me")])
    qtbot.addWidget(dialog)
    text = dialog.text.toPlainText()
    for work in SHIPPED:
        assert work.name in text
        assert work.licence in text
    assert "engine <x> 4" in text
    assert "/home/me" in text
    assert any(label.text() == "bgdesk 1.2.3" for label in dialog.findChildren(QLabel))
