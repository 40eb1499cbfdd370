"""The table of matches, with a real keyboard and mouse."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import pytest
from PySide6.QtCore import QSettings, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QLabel, QLineEdit, QMessageBox, QPushButton
from pytestqt.qtbot import QtBot

from bgdesk.library.listing import OPENED, PLAYED, UNIT, ListedMatch
from bgdesk.ui.matches.derive_matches import MatchesTab, MatchLists
from bgdesk.ui.matches.match_columns import COAN_KI, MatchColumn, MatchWords
from bgdesk.ui.matches.matches_dialog import MatchesDialog
from bgdesk.ui.matches.tags_dialog import TagsDialog

KEY, LEFT = Qt.Key, Qt.MouseButton.LeftButton
CTRL, SHIFT = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.ShiftModifier


def entry(match_id: str, white: str, black: str, at: str, **known: object) -> ListedMatch:
    base = ListedMatch(
        match_id, OPENED, f"{at}T12:00:00.000+00:00", "finished", white, black, game="backgammon"
    )
    return base._replace(**known)  # type: ignore[arg-type]


GOING = entry("a1", "You", "Expert", "2026-11-20", kind=PLAYED, status="unfinished", length=7, white_score=3)
DONE = entry(
    "b2", "You", "Casual", "2026-11-21", kind=PLAYED, length=11, winner="white", white_score=11,
    black_seat="bot",
    white_pr=4.2, white_decisions=80, black_pr=12.0, black_decisions=70, analysed=2, analyses=1,
)  # fmt: skip
BEST = entry(
    "c3", "Ann", "Bob", "2026-11-19", length=5, event="Club open", tags_text=UNIT.join(("final", "study")),
    white_pr=10.5, black_pr=2.0, white_decisions=40, black_decisions=12, analysed=1, sources_text="final.xg",
)  # fmt: skip
OTHER = entry("d4", "Cid", "Dan", "2026-11-22", length=0, game="portes", sources_text="club.sgf")
POSITION = entry("e5", "White", "Black", "2026-11-22", kind="position")
GONE = entry("f6", "Eve", "Flo", "2026-11-01", binned="2026-11-22T12:00:00+00:00")
ALL = (GOING, DONE, BEST, OTHER)
LISTS = MatchLists(ALL, (POSITION,), (GONE,), ("final", "study"))


def opened(qtbot: QtBot, dialog: QDialog) -> None:
    qtbot.addWidget(dialog)
    with qtbot.waitActive(dialog):
        dialog.open()


def matches(
    qtbot: QtBot, lists: MatchLists = LISTS, *shown: str, state: QSettings | None = None
) -> MatchesDialog:
    dialog = MatchesDialog(lists, MatchWords({"bob"}), state, set(shown))
    opened(qtbot, dialog)
    return dialog


def cells(dialog: MatchesDialog, column: MatchColumn) -> list[str]:
    model = dialog.model
    return [str(model.index(row, column).data()) for row in range(model.rowCount())]


def ids(dialog: MatchesDialog) -> list[str]:
    return [dialog.model.match_at(row).id for row in range(dialog.model.rowCount())]


def marked(dialog: MatchesDialog) -> list[str]:
    return [match.id for match in dialog.table.marked]


def press(key: Qt.Key, *modifiers: Qt.KeyboardModifier) -> None:
    """As a keyboard does it: wherever the focus is."""
    focus = QApplication.focusWidget()
    assert focus
    held = Qt.KeyboardModifier.NoModifier
    for modifier in modifiers:
        held |= modifier
    QTest.keyClick(focus, key, held)


def confirm(dialog: QDialog, text: str) -> None:
    (box,) = [one for one in dialog.findChildren(QMessageBox) if one.isVisible()]
    button = next(one for one in box.findChildren(QPushButton) if one.text().replace("&", "") == text)
    QTest.mouseClick(button, LEFT)


def seen(dialog: QDialog) -> str:
    return "\n".join(label.text() for label in dialog.findChildren(QLabel) if label.isVisible())


def test_the_latest_come_first_and_the_one_under_way_is_marked(qtbot: QtBot) -> None:
    dialog = matches(qtbot)
    assert ids(dialog) == ["d4", "b2", "a1", "c3"]
    assert marked(dialog) == ["a1"]
    assert dialog.primary.text() == "&Continue"
    assert dialog.search.field.hasFocus(), "the keyboard starts where one types"
    with qtbot.waitSignal(dialog.chosen) as told:
        press(KEY.Key_Return)
    assert told.args == [GOING]
    assert not dialog.isVisible()


def test_cells_say_what_is_known(qtbot: QtBot) -> None:
    dialog = matches(qtbot)
    row = [str(dialog.model.index(1, column).data()) for column in MatchColumn]
    assert row[1:] == ["You vs Casual", "Backgammon", "11", "You won 11 : 0", "4.2", "yes", "", ""]
    assert "21" in row[0]
    assert cells(dialog, MatchColumn.LENGTH)[0] == "unlimited"
    assert cells(dialog, MatchColumn.PR)[3] == "2.0?", "the rating of the one who has the user's name"
    assert cells(dialog, MatchColumn.ANALYSED)[3] == "partly"
    tip = dialog.model.index(3, 0).data(Qt.ItemDataRole.ToolTipRole)
    assert "PR: Ann: 10.5 · Bob: 2.0 (few decisions)" in tip
    spoken = dialog.model.index(3, MatchColumn.PR).data(Qt.ItemDataRole.AccessibleTextRole)
    assert spoken == "2.0 (few decisions)"
    assert "final.xg" in tip
    spoken = dialog.model.index(1, MatchColumn.PLAYERS).data(Qt.ItemDataRole.AccessibleTextRole)
    assert spoken.startswith("You vs Casual, You won 11 : 0")


def click_heading(dialog: MatchesDialog, column: MatchColumn) -> None:
    header = dialog.table.horizontalHeader()
    place = header.viewport().rect().center()
    place.setX(header.sectionViewportPosition(column) + 12)
    QTest.mouseClick(header.viewport(), LEFT, pos=place)


def test_each_column_sorts_in_its_own_way(qtbot: QtBot) -> None:
    dialog = matches(qtbot)
    click_heading(dialog, MatchColumn.LENGTH)
    lengths = cells(dialog, MatchColumn.LENGTH)
    click_heading(dialog, MatchColumn.LENGTH)
    assert [lengths, lengths[::-1]] in (
        [["unlimited", "5", "7", "11"], cells(dialog, MatchColumn.LENGTH)],
        [["11", "7", "5", "unlimited"], cells(dialog, MatchColumn.LENGTH)],
    ), "numbers as numbers"
    for _ in range(2):
        click_heading(dialog, MatchColumn.PR)
        assert cells(dialog, MatchColumn.PR)[2:] == ["", ""], "what has none is last either way"
    click_heading(dialog, MatchColumn.PLAYERS)
    names = cells(dialog, MatchColumn.PLAYERS)
    assert names in (sorted(names), sorted(names, reverse=True))


def test_the_order_the_widths_and_what_is_hidden_are_remembered(qtbot: QtBot, tmp_path: Path) -> None:
    state = QSettings(str(tmp_path / "window.ini"), QSettings.Format.IniFormat)
    dialog = matches(qtbot, state=state)
    dialog.table.sortByColumn(MatchColumn.PLAYERS, Qt.SortOrder.AscendingOrder)
    dialog.table.setColumnWidth(MatchColumn.GAME, 177)
    (switch,) = [one for one in dialog.table.column_actions() if one.text() == "Analysed"]
    switch.trigger()
    dialog.reject()
    again = matches(qtbot, state=state)
    assert ids(again) == ["c3", "d4", "b2", "a1"]
    assert again.table.columnWidth(MatchColumn.GAME) == 177
    assert again.table.isColumnHidden(MatchColumn.ANALYSED)
    assert not again.table.isColumnHidden(MatchColumn.PLAYERS)


@pytest.mark.parametrize(
    ("typed", "found"),
    [
        ("bob", ["c3"]),
        ("OPEN ann", ["c3"]),
        ("study", ["c3"]),
        ("portes", ["d4"]),
        ("club", ["d4", "c3"]),
        ("you casual", ["b2"]),
        ("nobody", []),
    ],
)
def test_all_typed_words_have_to_be_there(qtbot: QtBot, typed: str, found: list[str]) -> None:
    dialog = matches(qtbot)
    QTest.keyClicks(dialog.search.field, typed)
    assert ids(dialog) == found
    assert dialog.primary.isEnabled() is bool(found)
    assert ("Nothing here has all these words" in seen(dialog)) is not bool(found)


def test_a_day_is_found_as_it_is_shown(qtbot: QtBot) -> None:
    dialog = matches(qtbot)
    QTest.keyClicks(dialog.search.field, cells(dialog, MatchColumn.DATE)[3])
    assert ids(dialog) == ["c3"]


def test_the_arrows_lead_to_the_table_and_back_and_letters_to_the_field(qtbot: QtBot) -> None:
    dialog = matches(qtbot)
    QTest.keyClicks(dialog.search.field, "yo")
    press(KEY.Key_Down)
    assert dialog.table.hasFocus()
    press(KEY.Key_Down)
    QTest.keyClick(dialog.table, KEY.Key_U)
    assert dialog.search.field.hasFocus()
    assert dialog.search.field.text() == "you"
    press(KEY.Key_Down)
    press(KEY.Key_Home, CTRL)
    press(KEY.Key_Up)
    assert dialog.search.field.hasFocus()


def test_a_double_click_opens(qtbot: QtBot) -> None:
    dialog = matches(qtbot)
    place = dialog.table.visualRect(dialog.model.index(3, 1)).center()
    with qtbot.waitSignal(dialog.chosen) as told:
        QTest.mouseClick(dialog.table.viewport(), LEFT, pos=place)
        QTest.mouseDClick(dialog.table.viewport(), LEFT, pos=place)
    assert told.args == [BEST]


def test_only_what_has_the_chosen_tag_is_shown(qtbot: QtBot) -> None:
    dialog = matches(qtbot)
    dialog.search.tag_box.setFocus()
    press(KEY.Key_Down)
    assert dialog.search.tag == "final"
    assert ids(dialog) == ["c3"]
    dialog.set_lists(MatchLists(ALL, tags=("study",)))
    assert dialog.search.tag == "", "a tag that is gone hides nothing"
    assert len(ids(dialog)) == 4


def test_a_name_is_typed_where_it_stands(qtbot: QtBot) -> None:
    dialog = matches(qtbot)
    press(KEY.Key_F2)
    editor = dialog.table.findChild(QLineEdit)
    assert isinstance(editor, QLineEdit)
    QTest.keyClicks(editor, "The final")
    with qtbot.waitSignal(dialog.named) as told:
        QTest.keyClick(editor, KEY.Key_Return)
    assert told.args == ["a1", "The final"]
    assert dialog.isVisible()
    assert cells(dialog, MatchColumn.NAME) == [""] * 4, "it is shown once it is stored"
    press(KEY.Key_F2)
    dialog.set_lists(MatchLists((GOING._replace(title="The final"), *ALL[1:])))
    assert dialog.table.is_naming, "who types is not interrupted"
    press(KEY.Key_Escape)
    qtbot.waitUntil(lambda: not dialog.table.is_naming)
    assert dialog.isVisible()
    qtbot.waitUntil(lambda: "The final" in cells(dialog, MatchColumn.NAME))
    assert "The final" in cells(dialog, MatchColumn.NAME)
    assert marked(dialog) == ["a1"]


def test_several_are_removed_at_once_by_a_key(qtbot: QtBot) -> None:
    dialog = matches(qtbot)
    press(KEY.Key_Down)
    press(KEY.Key_Down, SHIFT)
    with qtbot.waitSignal(dialog.removal_wanted) as told:
        press(KEY.Key_Delete)
    assert [match.id for match in told.args[0]] == ["a1", "c3"]
    dialog.set_lists(MatchLists((DONE, OTHER)))
    dialog.undo_row.say("2 entries moved to the bin.", can_undo=True)
    with qtbot.waitSignal(dialog.undo_wanted):
        press(KEY.Key_Z, CTRL)


def test_delete_in_the_field_deletes_letters(qtbot: QtBot) -> None:
    dialog = matches(qtbot)
    told: list[object] = []
    dialog.removal_wanted.connect(told.append)
    QTest.keyClicks(dialog.search.field, "you")
    press(KEY.Key_Home)
    press(KEY.Key_Delete)
    assert dialog.search.field.text() == "ou"
    assert not told


def test_what_is_on_the_board_stays(qtbot: QtBot) -> None:
    dialog = matches(qtbot, LISTS, "a1")
    assert not dialog.remove.isEnabled()
    assert "on the board" in seen(dialog)


def test_a_game_of_coan_ki_is_removed_for_good_once_that_is_confirmed(qtbot: QtBot) -> None:
    game = ListedMatch("e5", COAN_KI, "", "unfinished", "Ann vs Bob", game=COAN_KI, event="turn 3")
    dialog = matches(qtbot, MatchLists((game,)), "e5")
    assert not dialog.remove.isEnabled()
    assert "open in the window of Coan ki" in seen(dialog)
    dialog = matches(qtbot, MatchLists((game,)))
    assert cells(dialog, MatchColumn.GAME) == ["Coan ki"]
    assert cells(dialog, MatchColumn.RESULT) == ["turn 3"]
    press(KEY.Key_Down)
    press(KEY.Key_Delete)
    with qtbot.waitSignal(dialog.removal_wanted) as told:
        confirm(dialog, "Remove")
    assert told.args == [(game,)]


def test_positions_stand_on_a_page_of_their_own(qtbot: QtBot) -> None:
    dialog = matches(qtbot)
    dialog.tabs.setFocus()
    press(KEY.Key_Right)
    assert dialog.tab is MatchesTab.POSITIONS
    assert ids(dialog) == ["e5"]
    assert dialog.primary.text() == "&Open"


def test_the_bin_gives_back_and_forgets_what_is_confirmed(qtbot: QtBot) -> None:
    dialog = matches(qtbot)
    dialog.tabs.setCurrentIndex(MatchesTab.BIN)
    assert ids(dialog) == ["f6"]
    with qtbot.waitSignal(dialog.restore_wanted) as told:
        QTest.mouseClick(dialog.primary, LEFT)
    assert told.args == [("f6",)]
    assert dialog.isVisible()
    assert not dialog.rename.isEnabled()
    deleted: list[object] = []
    dialog.deletion_wanted.connect(deleted.append)
    dialog.remove.trigger()
    confirm(dialog, "Cancel")
    assert not deleted
    dialog.remove.trigger()
    confirm(dialog, "Remove")
    assert deleted == [("f6",)]


@pytest.mark.parametrize(
    ("tab", "words"),
    [(MatchesTab.MATCHES, "open a file"), (MatchesTab.POSITIONS, "XGID"), (MatchesTab.BIN, "30 days")],
)
def test_every_empty_page_says_what_to_do(qtbot: QtBot, tab: MatchesTab, words: str) -> None:
    dialog = matches(qtbot, MatchLists())
    dialog.tabs.setCurrentIndex(tab)
    assert words in seen(dialog)
    assert dialog.primary.isEnabled() is (tab is MatchesTab.MATCHES)


def test_an_empty_library_leads_on(qtbot: QtBot) -> None:
    dialog = matches(qtbot, MatchLists())
    with qtbot.waitSignal(dialog.new_match_requested):
        press(KEY.Key_Return)
    dialog = matches(qtbot, MatchLists())
    with qtbot.waitSignal(dialog.file_requested):
        QTest.mouseClick(dialog.open_file, LEFT)


def test_analyses_and_copies_are_asked_for(qtbot: QtBot) -> None:
    dialog = matches(qtbot)
    with qtbot.waitSignal(dialog.all_wanted):
        QTest.mouseClick(dialog.analyse_all, LEFT)
    assert not dialog.analyse.isEnabled(), "what goes on is not judged"
    dialog.table.selectAll()
    assert not dialog.copy.isEnabled()
    with qtbot.waitSignal(dialog.analysis_wanted) as told:
        dialog.analyse.trigger()
    assert len(told.args[0]) == 4
    dialog.table.mark(3)
    with qtbot.waitSignal(dialog.copy_wanted) as copied:
        press(KEY.Key_S, CTRL)
    assert copied.args == [BEST]
    dialog.work_row.show_work("Analysing match 1 of 3", 0.5)
    with qtbot.waitSignal(dialog.stop_wanted):
        QTest.mouseClick(dialog.work_row.stop, LEFT)
    dialog.work_row.stop.setFocus()
    dialog.work_row.show_work("", 0.0)
    assert dialog.table.hasFocus(), "Enter would press a button else"


def tags_dialog(qtbot: QtBot, chosen: Sequence[ListedMatch]) -> TagsDialog:
    dialog = TagsDialog(chosen, ("final", "study"))
    opened(qtbot, dialog)
    return dialog


def test_tags_are_put_on_and_taken_off_several_matches(qtbot: QtBot) -> None:
    tagged = OTHER._replace(tags_text="study")
    dialog = tags_dialog(qtbot, (BEST, tagged))
    states = [dialog.tags.item(row).checkState() for row in range(2)]
    assert states == [Qt.CheckState.PartiallyChecked, Qt.CheckState.Checked]
    dialog.tags.setFocus()
    dialog.tags.setCurrentRow(1)
    press(KEY.Key_Space)
    QTest.keyClicks(dialog.field, "new one")
    with qtbot.waitSignal(dialog.wished) as told:
        QTest.keyClick(dialog.field, KEY.Key_Return)
    assert told.args == [("new one",), ("study",)], "what only some have stays as it is"


def test_tags_are_told_with_the_matches_they_are_for(qtbot: QtBot) -> None:
    dialog = matches(qtbot)
    press(KEY.Key_T, CTRL)
    asked = dialog.findChild(TagsDialog)
    assert isinstance(asked, TagsDialog)
    QTest.keyClicks(asked.field, "club")
    with qtbot.waitSignal(dialog.tags_wished) as told:
        QTest.keyClick(asked.field, KEY.Key_Return)
    assert told.args == [("a1",), ("club",), ()]
