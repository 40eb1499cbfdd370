"""The rows of a table of matches, narrowed by typed words and sorted by a column.

The model does both itself: a proxy that asks for two rows at a time takes a second where this takes a frame.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, Qt, Signal
from PySide6.QtGui import QGuiApplication, QPalette

from bgdesk.library.listing import ListedMatch
from bgdesk.ui.common.plain_text import plain_tip
from bgdesk.ui.matches.match_columns import (
    COAN_KI,
    NUMBERS,
    MatchColumn,
    MatchWords,
    SortKey,
    arranged,
    heading,
    is_undated,
)

Index = QModelIndex | QPersistentModelIndex
_HERE = QModelIndex()
_ASCENDING = Qt.SortOrder.AscendingOrder


class MatchTableModel(QAbstractTableModel):
    """Shows those of its matches that have all the words and the tag that are looked for."""

    named = Signal(str, str)
    """The id of a match and the name that was typed for it; it is shown once the match is listed with it."""

    def __init__(self, words: MatchWords, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._words = words
        self._matches: Sequence[ListedMatch] = ()
        self._texts: list[str] = []
        self._keys: dict[MatchColumn, list[SortKey]] = {}
        self._wanted: tuple[str, ...] = ()
        self._tag = ""
        self._column, self._is_descending = MatchColumn.DATE, True
        self._rows: list[int] = []
        self.can_name = True
        self.empty_columns: frozenset[MatchColumn] = frozenset()
        self.has_undated = False

    def set_matches(self, matches: Sequence[ListedMatch]) -> None:
        """Show other matches, or the same ones changed."""
        self.beginResetModel()
        self._matches = matches
        self._texts, self._keys = [], {}
        filled = {
            MatchColumn.NAME: any(match.title for match in matches),
            MatchColumn.TAGS: any(match.tags_text for match in matches),
        }
        self.empty_columns = frozenset(column for column, is_filled in filled.items() if not is_filled)
        self.has_undated = any(map(is_undated, matches))
        self._rows = self._arranged()
        self.endResetModel()

    def look_for(self, text: str, tag: str = "") -> None:
        """Show only matches in which every word of ``text`` is found, and with ``tag`` if one is given."""
        wanted = tuple(text.casefold().split()), tag
        if wanted != (self._wanted, self._tag):
            self._wanted, self._tag = wanted
            self._arrange()

    def sort(self, column: int, order: Qt.SortOrder = _ASCENDING) -> None:
        """Sort by ``column``: numbers as numbers, days as days, texts as words."""
        self._column, self._is_descending = MatchColumn(max(column, 0)), order != _ASCENDING
        self._arrange()

    def _arrange(self) -> None:
        self.beginResetModel()
        self._rows = self._arranged()
        self.endResetModel()

    def _arranged(self) -> list[int]:
        return arranged(self._sort_keys(), self._found(), is_descending=self._is_descending)

    def _found(self) -> Iterable[int]:
        rows: Iterable[int] = range(len(self._matches))
        if self._tag:
            rows = [row for row in rows if self._tag in self._matches[row].tags]
        if self._wanted and not self._texts:
            self._texts = list(map(self._words.searched, self._matches))
        for word in self._wanted:
            rows = [row for row in rows if word in self._texts[row]]
        return rows

    def _sort_keys(self) -> list[SortKey]:
        if self._column not in self._keys:
            self._keys[self._column] = [self._words.key(match, self._column) for match in self._matches]
        return self._keys[self._column]

    @property
    def count(self) -> int:
        """How many matches there are, shown or not."""
        return len(self._matches)

    def match_at(self, row: int) -> ListedMatch:
        """The match in ``row``."""
        return self._matches[self._rows[row]]

    def row_of(self, match_id: str) -> int:
        """Where a match is shown; -1 where it is not."""
        return next((row for row, at in enumerate(self._rows) if self._matches[at].id == match_id), -1)

    def first_under_way(self) -> int:
        """The first row that can be gone on with; 0 where there is none."""
        going = (
            row
            for row, at in enumerate(self._rows)
            if self._matches[at].is_under_way or self._matches[at].kind == COAN_KI
        )
        return next(going, 0)

    def rowCount(self, parent: Index = _HERE) -> int:
        return 0 if parent.isValid() else len(self._rows)

    def columnCount(self, parent: Index = _HERE) -> int:
        return 0 if parent.isValid() else len(MatchColumn)

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> object:
        if orientation is Qt.Orientation.Horizontal and role == Qt.ItemDataRole.DisplayRole:
            return heading(MatchColumn(section))
        return None

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        match, column = self.match_at(index.row()), MatchColumn(index.column())
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.EditRole):
            return self._words.cell(match, column)
        if role == Qt.ItemDataRole.ToolTipRole:
            return plain_tip(self._words.tip(match))
        if role == Qt.ItemDataRole.ForegroundRole and column is MatchColumn.DATE and is_undated(match):
            return QGuiApplication.palette().brush(QPalette.ColorRole.PlaceholderText)
        if role == Qt.ItemDataRole.TextAlignmentRole:
            side = Qt.AlignmentFlag.AlignRight if column in NUMBERS else Qt.AlignmentFlag.AlignLeft
            return side | Qt.AlignmentFlag.AlignVCenter
        if role == Qt.ItemDataRole.AccessibleTextRole and column is MatchColumn.PLAYERS:
            return self._words.spoken(match)
        if role == Qt.ItemDataRole.AccessibleTextRole and column is MatchColumn.PR:
            return self._words.spoken_rating(match)
        return None

    def flags(self, index: Index) -> Qt.ItemFlag:
        flags = super().flags(index)
        is_name = index.isValid() and index.column() == MatchColumn.NAME
        if is_name and self.can_name and self.match_at(index.row()).kind != COAN_KI:
            return flags | Qt.ItemFlag.ItemIsEditable
        return flags

    def setData(self, index: Index, value: object, role: int = Qt.ItemDataRole.EditRole) -> bool:
        """A typed name is told; it is not shown before it is stored."""
        match = self.match_at(index.row())
        if role == Qt.ItemDataRole.EditRole and str(value).strip() != match.title:
            self.named.emit(match.id, str(value))
        return False
