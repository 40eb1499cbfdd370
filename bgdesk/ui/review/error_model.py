"""The errors of a match for a view."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, Qt
from PySide6.QtGui import QColor, QFont

from bgdesk.ui.common.grade_colours import GRADE_COLOURS
from bgdesk.ui.common.plain_text import plain_tip
from bgdesk.ui.review.derive_errors import (
    ErrorColumn,
    ErrorRow,
    error_heading,
    error_tip,
    sorted_rows,
)

Index = QModelIndex | QPersistentModelIndex
_NOWHERE = QModelIndex()
_FIGURES = (ErrorColumn.COST, ErrorColumn.RESULT, ErrorColumn.SCORE)


class ErrorModel(QAbstractTableModel):
    """Sorted by one column, at first by cost; those that were not seen yet are bold."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._rows: tuple[ErrorRow, ...] = ()
        self._column, self._is_backwards = ErrorColumn.COST, False

    @property
    def rows(self) -> tuple[ErrorRow, ...]:
        """What is shown, from top to bottom."""
        return self._rows

    def set_rows(self, rows: tuple[ErrorRow, ...]) -> None:
        """Show ``rows``; where only what was seen has changed nothing moves."""
        rows = sorted_rows(rows, self._column, is_backwards=self._is_backwards)
        if rows == self._rows:
            return
        if [row.place for row in rows] == [row.place for row in self._rows]:
            self._rows = rows
            self.dataChanged.emit(self.index(0, 0), self.index(len(rows) - 1, len(ErrorColumn) - 1))
            return
        self.beginResetModel()
        self._rows = rows
        self.endResetModel()

    def sort(self, column: int, order: Qt.SortOrder = Qt.SortOrder.AscendingOrder) -> None:
        self._column, self._is_backwards = ErrorColumn(column), order is Qt.SortOrder.DescendingOrder
        self.set_rows(self._rows)

    def rowCount(self, parent: Index = _NOWHERE) -> int:
        return 0 if parent.isValid() else len(self._rows)

    def columnCount(self, parent: Index = _NOWHERE) -> int:
        return 0 if parent.isValid() else len(ErrorColumn)

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = 0) -> Any:
        if orientation is not Qt.Orientation.Horizontal:
            return None
        if role == Qt.ItemDataRole.DisplayRole:
            return error_heading(ErrorColumn(section))
        if role in (Qt.ItemDataRole.ToolTipRole, Qt.ItemDataRole.AccessibleDescriptionRole):
            return error_tip(ErrorColumn(section))
        return _alignment(section) if role == Qt.ItemDataRole.TextAlignmentRole else None

    def data(self, index: Index, role: int = 0) -> Any:
        if not index.isValid() or index.row() >= len(self._rows):
            return None
        row, column = self._rows[index.row()], index.column()
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return row.cells[column]
            case Qt.ItemDataRole.AccessibleTextRole:
                return row.spoken if column == ErrorColumn.COST else row.cells[column]
            case Qt.ItemDataRole.ToolTipRole:
                return plain_tip(row.spoken)
            case Qt.ItemDataRole.TextAlignmentRole:
                return _alignment(column)
            case Qt.ItemDataRole.FontRole if not row.is_seen:
                font = QFont()
                font.setBold(True)
                return font
            case Qt.ItemDataRole.DecorationRole if column == ErrorColumn.COST:
                return QColor(GRADE_COLOURS[row.grade].back)
        return None


def _alignment(column: int) -> int:
    side = Qt.AlignmentFlag.AlignRight if column in _FIGURES else Qt.AlignmentFlag.AlignLeft
    return int(side | Qt.AlignmentFlag.AlignVCenter)
