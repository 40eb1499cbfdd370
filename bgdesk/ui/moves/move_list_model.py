"""The moves of a match for a view: number, White, Black."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Any

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, Qt, Signal

from bgdesk.app.side_by_side import listed, titled
from bgdesk.match.record import MatchRecord
from bgdesk.rules.player import Player
from bgdesk.ui.common.badge import FLAG, MoveMark
from bgdesk.ui.common.plain_text import plain_tip
from bgdesk.ui.moves.derive_move_rows import MoveCell, MoveRow, RowKind, cut_rows, extend_rows

NUMBER, WHITE, BLACK = range(3)
_PLAYERS = {WHITE: Player.WHITE, BLACK: Player.BLACK}

STATE_ROLE = Qt.ItemDataRole.UserRole
"""Number of the state that the cell shows when chosen, or None."""
DICE_ROLE = STATE_ROLE + 1
"""The roll of the cell, such as ``63``; empty for cube actions."""
KIND_ROLE = STATE_ROLE + 2
"""The value of the row's `RowKind`."""
MARKS_ROLE = STATE_ROLE + 3
"""The `MoveMark` of each judged decision in the cell that was not right, in their order."""
ORIGIN_ROLE = STATE_ROLE + 4
"""Where the numbers of the cell come from, such as ``named after 2-1``; mostly empty."""

Index = QModelIndex | QPersistentModelIndex
_NOWHERE = QModelIndex()


class MoveListModel(QAbstractTableModel):
    """Follows one record: appends what is new, takes out what was taken back."""

    regrouped = Signal()
    """The same moves stand in other rows now."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._record: MatchRecord | None = None
        self._rows: tuple[MoveRow, ...] = ()
        self._marks: Mapping[int, MoveMark] = {}
        self._undoubled: frozenset[int] = frozenset()
        self._flags: frozenset[int] = frozenset()
        self._flag = MoveMark("", FLAG, "")

    def set_record(self, record: MatchRecord | None) -> None:
        """Show ``record``; only the difference to the one shown before is touched."""
        old, self._record = self._record, record
        if old is None or record is None or old.header is not record.header:
            self.beginResetModel()
            self._rows = extend_rows((), record, 0, self._undoubled) if record else ()
            self.endResetModel()
            return
        kept = _common_length(old, record)
        if kept < len(old.events):
            self._change_to(cut_rows(self._rows, old, kept, self._undoubled))
        self._change_to(extend_rows(self._rows, record, kept, self._undoubled))

    def set_undoubled(self, events: frozenset[int]) -> None:
        """Give the doubles that were not offered before these rolls cells of their own."""
        if events == self._undoubled:
            return
        self._undoubled = events
        if self._record:
            self._change_to(extend_rows((), self._record, 0, events))
            self.regrouped.emit()

    def set_marks(self, marks: Mapping[int, MoveMark]) -> None:
        """Mark the events that have a mark; only rows whose marks differ are drawn again."""
        changed = {event for event in {*marks, *self._marks} if marks.get(event) != self._marks.get(event)}
        self._marks = marks
        self._draw_again(changed)

    def set_flags(self, events: frozenset[int], words: str) -> None:
        """Flag what was decided by ``events``; ``words`` say so."""
        changed, self._flags = events ^ self._flags, events
        self._flag = MoveMark("", FLAG, words)
        self._draw_again(changed)

    def _draw_again(self, changed: Collection[int]) -> None:
        for number, row in enumerate(self._rows):
            cells = (row.cells.white, row.cells.black)
            if any(cell and any(event in changed for event in cell.events) for cell in cells):
                self.dataChanged.emit(self.index(number, 0), self.index(number, BLACK))

    def _marks_of(self, cell: MoveCell | None) -> tuple[MoveMark, ...]:
        events = cell.events if cell else ()
        marks = tuple(self._marks[event] for event in events if event in self._marks)
        return (*marks, self._flag) if any(event in self._flags for event in events) else marks

    def _change_to(self, rows: tuple[MoveRow, ...]) -> None:
        shared = min(len(rows), len(self._rows))
        if len(self._rows) > len(rows):
            self.beginRemoveRows(_NOWHERE, len(rows), len(self._rows) - 1)
            self._rows = self._rows[: len(rows)]
            self.endRemoveRows()
        changed = [i for i in range(shared) if rows[i] is not self._rows[i] and rows[i] != self._rows[i]]
        self._rows = rows[:shared]
        for row in changed:
            self.dataChanged.emit(self.index(row, 0), self.index(row, BLACK))
        if len(rows) > shared:
            self.beginInsertRows(_NOWHERE, shared, len(rows) - 1)
            self._rows = rows
            self.endInsertRows()

    def rowCount(self, parent: Index = _NOWHERE) -> int:
        return 0 if parent.isValid() else len(self._rows)

    def columnCount(self, parent: Index = _NOWHERE) -> int:
        return 0 if parent.isValid() else len(_PLAYERS) + 1

    def flags(self, index: Index) -> Qt.ItemFlag:
        if not index.isValid() or self.state_at(index) is None:
            return Qt.ItemFlag.NoItemFlags
        return Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable | Qt.ItemFlag.ItemNeverHasChildren

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = 0) -> Any:
        if role != Qt.ItemDataRole.DisplayRole or orientation is not Qt.Orientation.Horizontal:
            return None
        if section == NUMBER:
            #: Head of a column: the number of a turn. Short
            return self.tr("No.")
        if self._record and section in _PLAYERS:
            return self._record.header.seats.of(_PLAYERS[section]).name
        return None

    def data(self, index: Index, role: int = 0) -> Any:
        if not index.isValid() or index.row() >= len(self._rows):
            return None
        row = self._rows[index.row()]
        if role == STATE_ROLE:
            return self.state_at(index)
        if role == KIND_ROLE:
            return row.kind.value
        if role == DICE_ROLE:
            cell = _cell(row, index.column())
            return cell.dice if cell else ""
        if role == ORIGIN_ROLE:
            cell = _cell(row, index.column())
            return cell.origin if cell else ""
        if role == MARKS_ROLE:
            return self._marks_of(_cell(row, index.column()))
        if role == Qt.ItemDataRole.DisplayRole:
            return _text(row, index.column())
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return self._spoken(row, index.column())
        if role == Qt.ItemDataRole.ToolTipRole:
            return plain_tip(self._spoken(row, index.column()))
        return None

    def _spoken(self, row: MoveRow, column: int) -> str:
        cell = _cell(row, column)
        said = _text(row, column)
        if cell and cell.dice:
            dice = "-".join(cell.dice) if cell.dice.isdecimal() else cell.dice
            numbers = listed(dice, cell.origin)
            said = titled(numbers, cell.text) if cell.text else numbers
        return listed(said, *(mark.words for mark in self._marks_of(cell)))

    def state_at(self, index: Index) -> int | None:
        """The number of the state that the cell at ``index`` shows."""
        row = self._rows[index.row()]
        if row.kind is not RowKind.TURNS:
            return row.state
        cell = _cell(row, index.column())
        return cell.state if cell else None

    def index_of(self, state: int) -> QModelIndex:
        """The cell that shows ``state`` or the last one before it, else the first row, if there is one."""
        best, place = -1, _NOWHERE
        for number, row in enumerate(self._rows):
            for column in (WHITE, BLACK) if row.kind is RowKind.TURNS else (NUMBER,):
                shown = _shown(row, column, state)
                is_same = shown == best >= 0 and row.kind is RowKind.TURNS
                if best < shown <= state or is_same:
                    best, place = shown, self.index(number, column)
        return place if place.isValid() else self.index(0, NUMBER)


def _cell(row: MoveRow, column: int) -> MoveCell | None:
    return row.cells.of(_PLAYERS[column]) if column in _PLAYERS else None


def _shown(row: MoveRow, column: int, state: int) -> int:
    """The state that a cell stands for, seen from ``state``: before its play that of its roll."""
    cell = _cell(row, column)
    if row.kind is not RowKind.TURNS:
        return row.state
    if cell is None:
        return -1
    return cell.state if cell.state <= state or len(cell.events) == 1 else cell.events[0] + 1


def _text(row: MoveRow, column: int) -> str:
    if row.kind is not RowKind.TURNS:
        return row.text if column == NUMBER else ""
    if column == NUMBER:
        return "" if row.goes_on else str(row.number)
    cell = _cell(row, column)
    return cell.text if cell else ""


def _common_length(old: MatchRecord, new: MatchRecord) -> int:
    """How many events both records begin with."""
    for index, (one, other) in enumerate(zip(old.events, new.events, strict=False)):
        if one is not other:
            return index
    return min(len(old.events), len(new.events))
