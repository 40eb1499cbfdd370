"""How wide the columns of a table of choices are, and which of the chances there is room for."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QFont, QFontMetrics
from PySide6.QtWidgets import QApplication, QTableView

from bgdesk.ui.common.candidate_model import (
    COST,
    EQUITY,
    LOSE_BACKGAMMON,
    LOSE_GAMMON,
    MARK,
    WIN,
    WIN_BACKGAMMON,
    WIN_GAMMON,
)

_WIDEST = {
    MARK: "??.",
    EQUITY: "(+0.000)",
    COST: "(0.000)",
    WIN: "00.0",
    WIN_GAMMON: "00.0",
    LOSE_GAMMON: "00.0",
    WIN_BACKGAMMON: "0.00",
    LOSE_BACKGAMMON: "0.00",
}
_PADDING = 8
_SCALE = 0.92
_AROUND_TITLES = 17
_ALWAYS = (MARK, EQUITY, COST, WIN)
_ONE_BY_ONE = ((WIN_GAMMON, LOSE_GAMMON), (WIN_BACKGAMMON, LOSE_BACKGAMMON))
_LONGEST = "00 24/20 13/8 (played) 3 "
"""Longer choices than this end in dots where all chances are shown; they are in the tips."""


def fit_columns(table: QTableView) -> None:
    """Fit the columns to the letters of ``table``, and show as many chances as there is room for."""
    header = table.horizontalHeader()
    for part in (table, header):
        font = part.font()
        font.setPointSizeF(QApplication.font().pointSizeF() * _SCALE)
        part.setFont(font)
    header.setMinimumHeight(header.fontMetrics().height() + _AROUND_TITLES)
    for column in _WIDEST:
        header.resizeSection(column, _width(table, column))
    room = table.width() - table.verticalScrollBar().sizeHint().width() - _letters(table, _LONGEST)
    room -= sum(_width(table, column) for column in _ALWAYS)
    for columns in _ONE_BY_ONE:
        room -= sum(_width(table, column) for column in columns)
        for column in columns:
            table.setColumnHidden(column, room < 0)


def _width(table: QTableView, column: int) -> int:
    """What a column takes where it is seen."""
    title = str(
        table.model().headerData(column, Qt.Orientation.Horizontal, Qt.ItemDataRole.DisplayRole) or ""
    )
    heading = table.horizontalHeader().fontMetrics().horizontalAdvance(title) + 2 * _PADDING
    return max(_letters(table, _WIDEST[column]), heading)


def _letters(table: QTableView, text: str) -> int:
    bold = QFont(table.font())
    bold.setBold(True)
    return QFontMetrics(bold).horizontalAdvance(text) + _PADDING
