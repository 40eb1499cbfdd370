"""The dialog with the matches of several files."""

from __future__ import annotations

from collections.abc import Sequence

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from bgdesk.ui.matches.found_dialog import FoundDialog
from bgdesk.ui.matches.match_list import FEW
from bgdesk.ui.words.matches import MatchChoice

KEY, LEFT = Qt.Key, Qt.MouseButton.LeftButton

MANY = tuple(
    MatchChoice(f"m{number}", f"Player {number} v Bob, 0 : 0", "match to 3") for number in range(FEW + 1)
)


def found(qtbot: QtBot, choices: Sequence[MatchChoice], note: str = "") -> FoundDialog:
    dialog = FoundDialog(choices, note)
    qtbot.addWidget(dialog)
    with qtbot.waitActive(dialog):
        dialog.open()
    return dialog


def titles(dialog: FoundDialog) -> list[str]:
    rows = dialog.matches.rows
    items = [rows.item(row) for row in range(rows.count())]
    return [item.text().split("\n")[0] for item in items if not item.isHidden()]


def test_many_matches_are_narrowed_by_words(qtbot: QtBot) -> None:
    dialog = found(qtbot, MANY)
    QTest.keyClick(dialog.matches.rows, KEY.Key_F, Qt.KeyboardModifier.ControlModifier)
    assert dialog.matches.field.hasFocus()
    QTest.keyClicks(dialog.matches.field, "BOB player 4")
    assert titles(dialog) == [MANY[4].title]
    with qtbot.waitSignal(dialog.match_chosen) as told:
        QTest.keyClick(dialog.matches.field, KEY.Key_Return)
    assert told.args == [4]


def test_where_no_match_fits_nothing_is_opened(qtbot: QtBot) -> None:
    dialog = found(qtbot, MANY)
    QTest.keyClicks(dialog.matches.field, "nobody")
    assert not titles(dialog)
    assert not dialog.primary.isEnabled()
    QTest.keyClick(dialog.matches.field, KEY.Key_Return)
    assert dialog.isVisible()
    dialog.matches.field.clear()
    assert dialog.matches.current == MANY[0]


@pytest.mark.parametrize("count", [1, 3])
def test_found_matches_can_all_be_kept(qtbot: QtBot, count: int) -> None:
    dialog = found(qtbot, MANY[:count], "page.html was not opened.")
    assert dialog.keep_all.isVisible() is (count > 1)
    if count > 1:
        with qtbot.waitSignal(dialog.all_wanted):
            QTest.mouseClick(dialog.keep_all, LEFT)
        assert not dialog.isVisible()


def test_a_found_match_is_chosen_by_its_place(qtbot: QtBot) -> None:
    dialog = found(qtbot, MANY[:3])
    QTest.keyClick(dialog.matches.rows, KEY.Key_Down)
    with qtbot.waitSignal(dialog.match_chosen) as told:
        QTest.mouseClick(dialog.primary, LEFT)
    assert told.args == [1]
