"""How the columns of the table of matches share its room, and which way the arrow points."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QApplication, QLineEdit, QStyleOptionHeader
from pytestqt.qtbot import QtBot

from bgdesk.library.listing import OPENED, ListedMatch
from bgdesk.ui.matches.column_headings import ColumnHeadings, shared_widths
from bgdesk.ui.matches.match_columns import MatchColumn as Column, MatchWords
from bgdesk.ui.matches.match_table import MatchTable
from bgdesk.ui.matches.match_table_model import MatchTableModel

DATED = ListedMatch(
    "a", OPENED, "2026-11-22T12:00:00+00:00", "finished", "Ann", "Bob", created="2020-01-31T00:00:00+00:00"
)
UNDATED = DATED._replace(id="b", created="")


def shown(qtbot: QtBot, width: int, *matches: ListedMatch, scale: float = 1) -> MatchTable:
    model = MatchTableModel(MatchWords())
    model.set_matches(matches)
    font = QFont(QApplication.font())
    font.setPointSizeF(font.pointSizeF() * scale)
    table = MatchTable(model, None)
    qtbot.addWidget(table)
    table.setFont(font)
    table.horizontalHeader().setFont(font)
    table.resize(width, 300)
    table.show()
    return table


def test_what_is_left_over_the_players_have() -> None:
    ranges = {Column.DATE: (50, 80), Column.PLAYERS: (60, 120)}
    assert shared_widths(300, ranges) == {Column.DATE: 80, Column.PLAYERS: 220}
    assert shared_widths(155, ranges) == {Column.DATE: 65, Column.PLAYERS: 90}
    assert shared_widths(90, ranges) == {Column.DATE: 50, Column.PLAYERS: 60}


def test_what_may_be_out_of_sight_is_empty(qtbot: QtBot) -> None:
    table = shown(qtbot, 948, DATED, UNDATED, scale=1.5)
    last = table.columnViewportPosition(Column.RESULT) + table.columnWidth(Column.RESULT)
    assert last <= table.viewport().width()
    assert max(Column) is Column.TAGS
    assert table.columnWidth(Column.NAME) < table.columnWidth(Column.RESULT)


@pytest.mark.parametrize("width", [1040, 1800])
def test_all_columns_are_in_sight(qtbot: QtBot, width: int) -> None:
    table = shown(qtbot, width, DATED, UNDATED)
    assert table.horizontalScrollBar().maximum() == 0
    widths = [table.columnWidth(column) for column in Column]
    assert sum(widths) == table.viewport().width()
    assert table.columnWidth(Column.NAME) < table.columnWidth(Column.RESULT)


def test_a_name_makes_its_column_wider(qtbot: QtBot) -> None:
    table = shown(qtbot, 1040, DATED)
    before = table.columnWidth(Column.NAME)
    table.model_of_matches.set_matches([DATED._replace(title="The final")])
    assert table.columnWidth(Column.NAME) > before


def test_a_column_that_was_dragged_stays_as_it_is(qtbot: QtBot) -> None:
    table = shown(qtbot, 1040, DATED)
    table.setColumnWidth(Column.GAME, 177)
    table.resize(900, 300)
    assert table.columnWidth(Column.GAME) == 177


def test_the_room_of_a_hidden_column_is_shared(qtbot: QtBot) -> None:
    table = shown(qtbot, 1040, DATED)
    table.setColumnHidden(Column.TAGS, True)
    room = table.viewport().width()
    qtbot.waitUntil(lambda: sum(table.columnWidth(column) for column in Column) == room)
    assert table.isColumnHidden(Column.TAGS)


@pytest.mark.parametrize(
    ("order", "arrow"),
    [
        (Qt.SortOrder.DescendingOrder, QStyleOptionHeader.SortIndicator.SortDown),
        (Qt.SortOrder.AscendingOrder, QStyleOptionHeader.SortIndicator.SortUp),
    ],
)
def test_the_arrow_points_as_in_a_file_manager(
    qtbot: QtBot, order: Qt.SortOrder, arrow: QStyleOptionHeader.SortIndicator
) -> None:
    # Fusion draws SortUp as an arrow that points up, which Qt takes for a descending order.
    table = shown(qtbot, 1040, DATED)
    table.sortByColumn(Column.DATE, order)
    option, headings = QStyleOptionHeader(), table.horizontalHeader()
    assert isinstance(headings, ColumnHeadings)
    headings.initStyleOption(option)
    headings.initStyleOptionForIndex(option, Column.DATE)
    assert option.sortIndicator == arrow


def test_a_file_without_a_date_says_when_it_was_added(qtbot: QtBot) -> None:
    table = shown(qtbot, 1040, DATED, UNDATED)
    cells = [table.model_of_matches.index(row, Column.DATE) for row in (0, 1)]
    assert [str(cell.data()).startswith("added ") for cell in cells] == [True, False]
    assert cells[0].data(Qt.ItemDataRole.ForegroundRole)
    assert not cells[1].data(Qt.ItemDataRole.ForegroundRole)


@pytest.mark.parametrize("row", [0, 7])
def test_the_field_for_a_name_is_as_high_as_its_letters_need(qtbot: QtBot, row: int) -> None:
    matches = [DATED._replace(id=str(number)) for number in range(8)]
    table = shown(qtbot, 1040, *matches)
    table.setStyleSheet("QLineEdit { padding: 12px 8px; }")
    table.mark(row)
    table.edit_name()
    editor = table.findChild(QLineEdit)
    assert isinstance(editor, QLineEdit)
    assert editor.height() >= editor.sizeHint().height()
    assert editor.width() > table.columnWidth(Column.NAME)
    assert table.viewport().rect().contains(editor.geometry())
