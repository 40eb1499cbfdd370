"""A screen reader says what a list is about, not only what is chosen in it."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtWidgets import QComboBox
from pytestqt.qtbot import QtBot

from bgdesk.ui.new_match.new_match_dialog import NewMatchDialog
from tests.ui.dialogs.every_dialog import DIALOGS, opened

NAME, LABEL = QAccessible.Text.Name, QAccessible.RelationFlag.Label


def titles(control: QComboBox) -> list[str]:
    """What ``control`` is called; on some systems its own name is what is chosen, and a label names it."""
    interface = QAccessible.queryAccessibleInterface(control)
    labels: list[QAccessibleInterface] = [other for other, kind in interface.relations() if kind == LABEL]
    names = [interface.text(NAME), *(label.text(NAME) for label in labels)]
    return [name for name in names if name and name != control.currentText()]


@pytest.mark.parametrize("name", DIALOGS)
def test_every_list_has_a_name(qtbot: QtBot, name: str) -> None:
    dialog = opened(qtbot, DIALOGS[name])
    shown = [box for box in dialog.findChildren(QComboBox) if box.isVisible()]
    assert [box.currentText() for box in shown if not titles(box)] == []


def test_the_lists_of_a_new_match(qtbot: QtBot) -> None:
    dialog = opened(qtbot, DIALOGS["NewMatchDialog"])
    assert isinstance(dialog, NewMatchDialog)
    dialog.more.click()
    assert titles(dialog.game.games) == ["Game"]
    assert titles(dialog.opponent.level) == ["Strength"]
    dice = dialog.dice.kind.control
    assert isinstance(dice, QComboBox)
    assert titles(dice) == ["Dice"]
