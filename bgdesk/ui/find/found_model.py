"""The table of decisions that were found; more are asked for as it is scrolled."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, Qt, Signal
from PySide6.QtGui import QColor

from bgdesk.library.find.wanted import FoundDecision
from bgdesk.ui.common.grade_colours import GRADE_COLOURS
from bgdesk.ui.common.plain_text import plain_tip
from bgdesk.ui.find.found_words import FoundColumn, FoundRow, found_heading, found_row
from bgdesk.ui.matches.match_columns import MatchWords

Index = QModelIndex | QPersistentModelIndex
_HERE = QModelIndex()
_NUMBERS = (FoundColumn.COST, FoundColumn.DISTANCE)
_UNMARKED = "none"


class FoundModel(QAbstractTableModel):
    """Words each decision when it is shown first."""

    more_wanted = Signal()

    def __init__(self, words: MatchWords, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._words = words
        self._decisions: list[FoundDecision] = []
        self._rows: dict[int, FoundRow] = {}
        self._total = 0

    def show(self, decisions: Sequence[FoundDecision], total: int) -> None:
        """Show the first of ``total`` decisions."""
        self.beginResetModel()
        self._decisions, self._rows, self._total = list(decisions), {}, total
        self.endResetModel()

    def add(self, decisions: Sequence[FoundDecision]) -> None:
        """Show some more."""
        first = len(self._decisions)
        if decisions:
            self.beginInsertRows(_HERE, first, first + len(decisions) - 1)
            self._decisions += decisions
            self.endInsertRows()

    @property
    def decisions(self) -> Sequence[FoundDecision]:
        """What is shown so far."""
        return self._decisions

    def canFetchMore(self, parent: Index) -> bool:
        return len(self._decisions) < self._total

    def fetchMore(self, parent: Index) -> None:
        self.more_wanted.emit()

    def rowCount(self, parent: Index = _HERE) -> int:
        return 0 if parent.isValid() else len(self._decisions)

    def columnCount(self, parent: Index = _HERE) -> int:
        return 0 if parent.isValid() else len(FoundColumn)

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> object:
        if orientation is Qt.Orientation.Horizontal and role == Qt.ItemDataRole.DisplayRole:
            return found_heading(FoundColumn(section))
        return None

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        row, column = self.row(index.row()), FoundColumn(index.column())
        if role == Qt.ItemDataRole.DisplayRole:
            return row.cells[column]
        if role == Qt.ItemDataRole.ToolTipRole:
            return plain_tip(row.spoken)
        if role == Qt.ItemDataRole.TextAlignmentRole:
            side = Qt.AlignmentFlag.AlignRight if column in _NUMBERS else Qt.AlignmentFlag.AlignLeft
            return side | Qt.AlignmentFlag.AlignVCenter
        if role == Qt.ItemDataRole.AccessibleTextRole and column is FoundColumn.COST:
            return row.spoken
        if role == Qt.ItemDataRole.DecorationRole and column is FoundColumn.COST and row.grade != _UNMARKED:
            return QColor(GRADE_COLOURS[row.grade].back)
        return None

    def row(self, number: int) -> FoundRow:
        """One decision in words."""
        if number not in self._rows:
            self._rows[number] = found_row(self._decisions[number], self._words)
        return self._rows[number]
