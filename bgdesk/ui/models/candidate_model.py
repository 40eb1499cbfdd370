"""The plays or cube actions of one decision, for a view: name, equity, what it costs."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, Qt

NAME, EQUITY, LOSS = range(3)

CHOSEN_ROLE = Qt.ItemDataRole.UserRole
"""Whether this is what was done."""

Index = QModelIndex | QPersistentModelIndex
_NOWHERE = QModelIndex()


@dataclass(frozen=True, slots=True)
class CandidateView:
    """One thing that could be done: texts as shown, ``tip`` with the chances, ``is_chosen`` what was done."""

    name: str
    equity: str
    loss: str
    tip: str = ""
    is_chosen: bool = False


class CandidateModel(QAbstractTableModel):
    """Best first."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._rows: tuple[CandidateView, ...] = ()

    def set_rows(self, rows: tuple[CandidateView, ...]) -> None:
        """Show ``rows``."""
        if rows != self._rows:
            self.beginResetModel()
            self._rows = rows
            self.endResetModel()

    def rowCount(self, parent: Index = _NOWHERE) -> int:
        return 0 if parent.isValid() else len(self._rows)

    def columnCount(self, parent: Index = _NOWHERE) -> int:
        return 0 if parent.isValid() else LOSS + 1

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = 0) -> Any:
        if role != Qt.ItemDataRole.DisplayRole or orientation is not Qt.Orientation.Horizontal:
            return None
        return {NAME: self.tr("Choice"), EQUITY: self.tr("Equity"), LOSS: self.tr("Cost")}.get(section)

    def data(self, index: Index, role: int = 0) -> Any:
        if not index.isValid() or index.row() >= len(self._rows):
            return None
        row = self._rows[index.row()]
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return (row.name, row.equity, row.loss)[index.column()]
            case Qt.ItemDataRole.ToolTipRole:
                return row.tip
            case Qt.ItemDataRole.TextAlignmentRole:
                side = Qt.AlignmentFlag.AlignLeft if index.column() == NAME else Qt.AlignmentFlag.AlignRight
                return int(side | Qt.AlignmentFlag.AlignVCenter)
            case Qt.ItemDataRole.AccessibleTextRole:
                return self._spoken(row, index.column())
        return row.is_chosen if role == CHOSEN_ROLE else None

    def _spoken(self, row: CandidateView, column: int) -> str:
        text = (row.name, row.equity, row.loss)[column]
        return self.tr("{text}, chosen").format(text=text) if row.is_chosen and column == NAME else text
