"""The dialogs with a list of matches."""

from __future__ import annotations

from collections.abc import Sequence

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QLabel, QMessageBox, QPushButton
from pytestqt.qtbot import QtBot

from bgdesk.ui.matches.found_dialog import FoundDialog
from bgdesk.ui.matches.match_list import FEW
from bgdesk.ui.matches.matches_dialog import MatchesDialog
from bgdesk.ui.words.matches import MatchChoice, Shelf

KEY, LEFT = Qt.Key, Qt.MouseButton.LeftButton

GOING = MatchChoice("a1", "You vs Expert, 3 : 2", "match to 7")
PLAYED = MatchChoice("b2", "You vs Casual, 1 : 0", "match to 1", Shelf.PLAYED)
OPENED = MatchChoice("c3", "Ann vs Bob, 5 : 3", "match to 5 · final.xg", Shelf.OPENED)
OTHER = MatchChoice("d4", "Cid vs Dan, 0 : 0", "money · club.sgf", Shelf.OPENED)
ALL = (GOING, PLAYED, OPENED, OTHER)


def opened(qtbot: QtBot, dialog: QDialog) -> None:
    qtbot.addWidget(dialog)
    with qtbot.waitActive(dialog):
        dialog.open()


def matches(qtbot: QtBot, choices: Sequence[MatchChoice] = ALL, *shown: str) -> MatchesDialog:
    dialog = MatchesDialog(choices, shown=set(shown))
    opened(qtbot, dialog)
    return dialog


def titles(dialog: MatchesDialog | FoundDialog) -> list[str]:
    rows = dialog.matches.rows
    found = [rows.item(row) for row in range(rows.count())]
    return [item.text().split("\n")[0] for item in found if not item.isHidden()]


def confirm(qtbot: QtBot, dialog: QDialog, text: str) -> None:
    box = dialog.findChild(QMessageBox)
    assert isinstance(box, QMessageBox)
    button = next(one for one in box.findChildren(QPushButton) if one.text().replace("&", "") == text)
    QTest.mouseClick(button, LEFT)


def test_the_latest_under_way_is_gone_on_with_by_enter(qtbot: QtBot) -> None:
    dialog = matches(qtbot)
    assert dialog.primary.text() == "&Go on"
    with qtbot.waitSignal(dialog.chosen) as told:
        QTest.keyClick(dialog.matches.rows, KEY.Key_Return)
    assert told.args == [GOING]
    assert not dialog.isVisible()


def test_another_is_opened_by_double_click(qtbot: QtBot) -> None:
    dialog = matches(qtbot)
    told: list[MatchChoice] = []
    dialog.chosen.connect(told.append)
    rows = dialog.matches.rows
    place = rows.visualItemRect(rows.item(titles(dialog).index(OPENED.title))).center()
    QTest.mouseClick(rows.viewport(), LEFT, pos=place)
    assert dialog.primary.text() == "&Open"
    QTest.mouseDClick(rows.viewport(), LEFT, pos=place)
    assert told == [OPENED]


def test_each_kind_has_its_heading_which_the_arrows_pass_over(qtbot: QtBot) -> None:
    dialog = matches(qtbot)
    assert titles(dialog) == [
        "Under way",
        GOING.title,
        "Played here",
        PLAYED.title,
        "Opened",
        OPENED.title,
        OTHER.title,
    ]
    seen = [dialog.matches.current]
    for _ in range(3):
        QTest.keyClick(dialog.matches.rows, KEY.Key_Down)
        seen.append(dialog.matches.current)
    assert seen == list(ALL)


def seen(dialog: QDialog) -> str:
    return "\n".join(label.text() for label in dialog.findChildren(QLabel) if label.isVisible())


def test_what_was_played_to_an_end_or_is_shown_cannot_be_removed(qtbot: QtBot) -> None:
    dialog = matches(qtbot, ALL, "c3")
    for why_not in ("", "ratings and dice statistics", "on the board", ""):
        assert dialog.remove.isEnabled() is (why_not == "")
        assert dialog.remove.toolTip()
        assert why_not in seen(dialog), "a reason that is only in a tool tip is not found"
        QTest.keyClick(dialog.matches.rows, KEY.Key_Down)


def test_an_unfinished_game_of_coan_ki_can_be_removed_unless_it_is_open(qtbot: QtBot) -> None:
    game = MatchChoice("e5", "Ann vs Bob", "turn 3", Shelf.COAN_KI)
    dialog = matches(qtbot, (game,), "e5")
    assert not dialog.remove.isEnabled()
    assert "open in the window of Coan ki" in seen(dialog)
    dialog = matches(qtbot, (game,))
    QTest.keyClick(dialog.matches.rows, KEY.Key_Delete)
    with qtbot.waitSignal(dialog.removal_wanted) as told:
        confirm(qtbot, dialog, "Remove")
    assert told.args == [game]


def test_an_unfinished_match_can_be_removed(qtbot: QtBot) -> None:
    dialog = matches(qtbot)
    assert dialog.remove.toolTip() == "Forget the unfinished match (Del)"
    QTest.keyClick(dialog.matches.rows, KEY.Key_Delete)
    box = QApplication.activeModalWidget()
    assert isinstance(box, QMessageBox)
    assert "cannot be brought back" in box.informativeText()
    with qtbot.waitSignal(dialog.removal_wanted) as told:
        confirm(qtbot, dialog, "Remove")
    assert told.args == [GOING]


def test_removing_has_to_be_confirmed(qtbot: QtBot) -> None:
    dialog = matches(qtbot, (OPENED, OTHER))
    told: list[MatchChoice] = []
    dialog.removal_wanted.connect(told.append)
    QTest.keyClick(dialog.matches.rows, KEY.Key_Delete)
    confirm(qtbot, dialog, "Cancel")
    assert not told
    QTest.mouseClick(dialog.remove, LEFT)
    box = QApplication.activeModalWidget()
    assert isinstance(box, QMessageBox)
    assert OPENED.title in box.text()
    assert box.defaultButton().text().replace("&", "") == "Cancel"
    confirm(qtbot, dialog, "Remove")
    assert told == [OPENED]


def test_what_was_removed_is_gone_with_its_heading(qtbot: QtBot) -> None:
    dialog = matches(qtbot, (GOING, OPENED))
    dialog.take_out(OPENED)
    assert titles(dialog) == ["Under way", GOING.title]
    assert dialog.matches.current == GOING
    dialog.take_out(GOING)
    assert dialog.primary.text() == "&New match…"


def test_an_empty_library_says_what_to_do(qtbot: QtBot) -> None:
    dialog = matches(qtbot, ())
    with qtbot.waitSignal(dialog.new_match_requested):
        QTest.mouseClick(dialog.primary, LEFT)
    dialog = matches(qtbot, ())
    with qtbot.waitSignal(dialog.file_requested):
        QTest.mouseClick(dialog.open_file, LEFT)


MANY = tuple(
    MatchChoice(f"m{number}", f"Player {number} vs Bob, 0 : 0", "match to 3", Shelf.OPENED)
    for number in range(FEW + 1)
)


def test_many_matches_are_narrowed_by_words(qtbot: QtBot) -> None:
    dialog = matches(qtbot, (GOING, *MANY))
    QTest.keyClick(dialog.matches.rows, KEY.Key_F, Qt.KeyboardModifier.ControlModifier)
    assert dialog.matches.field.hasFocus()
    QTest.keyClicks(dialog.matches.field, "BOB player 4")
    assert titles(dialog) == [MANY[4].title]
    with qtbot.waitSignal(dialog.chosen) as told:
        QTest.keyClick(dialog.matches.field, KEY.Key_Return)
    assert told.args == [MANY[4]]


def test_where_no_match_fits_nothing_is_opened(qtbot: QtBot) -> None:
    dialog = matches(qtbot, MANY)
    QTest.keyClicks(dialog.matches.field, "nobody")
    assert not titles(dialog)
    assert not dialog.primary.isEnabled()
    QTest.keyClick(dialog.matches.field, KEY.Key_Return)
    assert dialog.isVisible()
    dialog.matches.field.clear()
    assert dialog.matches.current == MANY[0]


@pytest.mark.parametrize("count", [1, 3])
def test_found_matches_can_all_be_kept(qtbot: QtBot, count: int) -> None:
    dialog = FoundDialog(MANY[:count], "page.html was not opened.")
    opened(qtbot, dialog)
    assert dialog.keep_all.isVisible() is (count > 1)
    if count > 1:
        with qtbot.waitSignal(dialog.all_wanted):
            QTest.mouseClick(dialog.keep_all, LEFT)
        assert not dialog.isVisible()


def test_a_found_match_is_chosen_by_its_place(qtbot: QtBot) -> None:
    dialog = FoundDialog(MANY[:3])
    opened(qtbot, dialog)
    QTest.keyClick(dialog.matches.rows, KEY.Key_Down)
    with qtbot.waitSignal(dialog.match_chosen) as told:
        QTest.mouseClick(dialog.primary, LEFT)
    assert told.args == [1]
