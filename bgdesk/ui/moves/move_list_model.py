"""The moves of a match for a view: number, White, Black."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import Any

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, Qt, Signal

from bgdesk.app.review.line_tree import Line, LineKey, LineTree
from bgdesk.app.side_by_side import labels, listed, titled
from bgdesk.match.events import PlayedIllegally
from bgdesk.match.record import MatchRecord
from bgdesk.rules.player import Player
from bgdesk.ui.common.badge import FLAG, MoveMark
from bgdesk.ui.common.plain_text import plain_tip
from bgdesk.ui.moves.derive_move_rows import (
    Fold,
    MoveCell,
    MoveRow,
    RowKind,
    cut_rows,
    extend_rows,
    illegal_mark,
)
from bgdesk.ui.moves.line_rows import LineRows, Rows, is_of

NUMBER, WHITE, BLACK = range(3)
_FEW_ROWS = 12
"""So many rows at most stand between an event and the last play before it."""
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
LINE_ROLE = STATE_ROLE + 5
"""The `Line` that the row is of; ``None`` in the match itself."""
DEPTH_ROLE = STATE_ROLE + 6
"""How many lines one is away from the match itself."""
FOLD_ROLE = STATE_ROLE + 7
"""The `Fold` of a row that begins a line."""
IS_QUIET_ROLE = STATE_ROLE + 8
"""Whether the cell only says something about the one beside it."""

Index = QModelIndex | QPersistentModelIndex
_NOWHERE = QModelIndex()


@dataclass(frozen=True, slots=True)
class LineMarks:
    """What the moves of a line cost, by their events: ``marks`` of errors, ``costs`` in figures."""

    marks: Mapping[int, MoveMark] = field(default_factory=dict)
    costs: Mapping[int, str] = field(default_factory=dict)


_NOT_JUDGED = LineMarks()


class MoveListModel(QAbstractTableModel):
    """Follows one record: appends what is new, takes out what was taken back.

    Lines stand where they leave it.
    """

    regrouped = Signal()
    """The same moves stand in other rows now."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._record: MatchRecord | None = None
        self._own: Rows = ()
        self._rows: Rows = ()
        self._marks: Mapping[int, MoveMark] = {}
        self._undoubled: frozenset[int] = frozenset()
        self._flags: frozenset[int] = frozenset()
        self._flag = MoveMark("", FLAG, "")
        self._tree: LineTree | None = None
        self._unfolded: set[LineKey] = set()
        self._open: tuple[Line, ...] = ()
        self._line_rows = LineRows()
        self._line_marks: Mapping[LineKey, LineMarks] = {}

    def set_record(self, record: MatchRecord | None) -> None:
        """Show ``record``; only the difference to the one shown before is touched."""
        old, self._record = self._record, record
        if old is record:
            return
        if old is None or record is None or old.header is not record.header:
            self.beginResetModel()
            self._unfolded.clear()
            self._own = extend_rows((), record, 0, self._undoubled) if record else ()
            self._rows = self._with_lines()
            self.endResetModel()
            return
        kept = _common_length(old, record)
        if kept < len(old.events):
            self._own = cut_rows(self._own, old, kept, self._undoubled)
            self._change_to(self._with_lines())
        self._own = extend_rows(self._own, record, kept, self._undoubled)
        self._change_to(self._with_lines())

    def numbered(self) -> Mapping[int, tuple[int, MoveCell]]:
        """The number of the row and the cell in which each event stands."""
        return {
            event: (row.number, cell)
            for row in self._rows
            if not row.line
            for cell in (row.cells.white, row.cells.black)
            if cell
            for event in cell.events
        }

    def set_undoubled(self, events: frozenset[int]) -> None:
        """Give the doubles that were not offered before these rolls cells of their own."""
        if events == self._undoubled:
            return
        self._undoubled = events
        if self._record:
            self._own = extend_rows((), self._record, 0, events)
            self._change_to(self._with_lines())
            self.regrouped.emit()

    def set_lines(self, tree: LineTree | None, path: Sequence[Line]) -> None:
        """List the lines of ``tree``; those of ``path``, the outermost first, are on the board."""
        self._tree, self._open = tree, tuple(path)
        self._unfolded.update(line.key for line in path)
        self._change_to(self._with_lines())
        self.regrouped.emit()

    def fold(self, line: Line, *, is_folded: bool) -> None:
        """List only how ``line`` begins, or all of its moves; what is on the board stays unfolded."""
        if is_folded and line.key not in {one.key for one in self._open}:
            self._unfolded.discard(line.key)
        elif not is_folded:
            self._unfolded.add(line.key)
        self._change_to(self._with_lines())
        self.regrouped.emit()

    def _with_lines(self) -> Rows:
        if self._tree is None or self._tree.record is not self._record:
            return self._own
        return self._line_rows.with_lines(self._own, self._tree, self._unfolded)

    def set_line_marks(self, marks: Mapping[LineKey, LineMarks]) -> None:
        """What is known of the moves of lines."""
        old, self._line_marks = self._line_marks, marks
        for number, row in enumerate(self._rows):
            if row.line and old.get(row.line.key) != marks.get(row.line.key):
                self.dataChanged.emit(self.index(number, 0), self.index(number, BLACK))

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

    def _draw_again(self, changed: set[int] | frozenset[int]) -> None:
        for number, row in enumerate(self._rows):
            cells = () if row.line else (row.cells.white, row.cells.black)
            if any(cell and not changed.isdisjoint(cell.events) for cell in cells):
                self.dataChanged.emit(self.index(number, 0), self.index(number, BLACK))

    def _marks_of(self, row: MoveRow, cell: MoveCell | None) -> tuple[MoveMark, ...]:
        marks = self._known_of(row.line).marks if row.line else self._marks
        events = cell.events if cell else ()
        found = tuple(marks[event] for event in events if event in marks)
        if not row.line and self._is_illegal(events):
            found = (*found, illegal_mark())
        is_flagged = not row.line and any(event in self._flags for event in events)
        return (*found, self._flag) if is_flagged else found

    def _is_illegal(self, events: tuple[int, ...]) -> bool:
        record = self._record
        return record is not None and any(isinstance(record.events[one], PlayedIllegally) for one in events)

    def _known_of(self, line: Line) -> LineMarks:
        return self._line_marks.get(line.key, _NOT_JUDGED)

    def _change_to(self, rows: Rows) -> None:
        """Touch what differs between the rows that begin alike and those that end alike."""
        first, last = _difference(self._rows, rows)
        shared = min(len(self._rows), len(rows)) - last
        if len(self._rows) > len(rows):
            self.beginRemoveRows(_NOWHERE, shared, len(self._rows) - last - 1)
            self._rows = self._rows[:shared] + self._rows[len(self._rows) - last :]
            self.endRemoveRows()
        elif len(self._rows) < len(rows):
            self.beginInsertRows(_NOWHERE, shared, len(rows) - last - 1)
            old, self._rows = self._rows, self._rows[:shared] + rows[shared:]
            self.endInsertRows()
            self._tell_changes(old, rows, first, shared)
            return
        old, self._rows = self._rows, rows
        self._tell_changes(old, rows, first, shared)

    def _tell_changes(self, old: Rows, rows: Rows, first: int, end: int) -> None:
        self._rows = rows
        for row in range(first, end):
            if rows[row] is not old[row] and rows[row] != old[row]:
                self.dataChanged.emit(self.index(row, 0), self.index(row, BLACK))

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
        row, column = self._rows[index.row()], index.column()
        if role == STATE_ROLE:
            return self.state_at(index)
        if role in _OF_ROW:
            return _OF_ROW[role](row)
        if role in _OF_CELL:
            return _OF_CELL[role](row, _cell(row, column))
        if role == MARKS_ROLE:
            return self._marks_of(row, _cell(row, column))
        if role == Qt.ItemDataRole.DisplayRole:
            return self._text(row, column)
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return self._spoken(row, column)
        if role == Qt.ItemDataRole.ToolTipRole:
            return plain_tip(self._spoken(row, column))
        return None

    def _spoken(self, row: MoveRow, column: int) -> str:
        cell = _cell(row, column)
        said = self._text(row, column)
        if cell and cell.dice:
            dice = "-".join(cell.dice) if cell.dice.isdecimal() else cell.dice
            numbers = listed(dice, cell.origin)
            said = titled(numbers, cell.text) if cell.text else numbers
        marks = (mark.words for mark in self._marks_of(row, cell))
        return listed(said, *marks, *self._about_line(row, column))

    def _about_line(self, row: MoveRow, column: int) -> tuple[str, ...]:
        """That a move is not of the match itself."""
        if row.line is None or _cell(row, column) is None:
            return ()
        if row.fold is Fold.FOLDED:
            return (self.tr("another line, folded"),)
        return (self.tr("another line"),)

    def _text(self, row: MoveRow, column: int) -> str:
        if row.fold is Fold.FOLDED and column in _PLAYERS and _cell(row, column) is None:
            return self._about_rest(row)
        return _text(row, column)

    def _about_rest(self, row: MoveRow) -> str:
        """What the first move of a folded line cost, and how many more there are."""
        cells = [cell for cell in (row.cells.white, row.cells.black) if cell]
        costs = self._known_of(row.line).costs if row.line else {}
        cost = "".join(costs.get(event, "") for cell in cells for event in cell.events)
        #: Behind the first move of a line: so many more follow that are not listed. Short
        rest = self.tr("%n more", "", row.rest) if row.rest else ""
        return labels(*(part for part in (cost, rest) if part))

    def state_at(self, index: Index) -> int | None:
        """The number of the state that the cell at ``index`` shows."""
        row = self._rows[index.row()]
        if row.kind is not RowKind.TURNS:
            return row.state
        cell = _cell(row, index.column())
        if cell is None and row.fold is Fold.FOLDED:
            cell = row.cells.white or row.cells.black
        return cell.state if cell else None

    def index_of(self, state: int) -> QModelIndex:
        """The cell that shows ``state`` or the last one before it, else the first row, if there is one."""
        line = next((one for one in reversed(self._open) if one.keep <= state), None)
        best, place = -1, _NOWHERE
        for number in _near(self._rows, state):
            row = self._rows[number]
            if not is_of(row, line):
                continue
            if line and not place.isValid():
                place = self.index(number, WHITE if row.cells.white else BLACK)
            for column in (WHITE, BLACK) if row.kind is RowKind.TURNS else (NUMBER,):
                shown = _shown(row, column, state)
                is_same = shown == best >= 0 and row.kind is RowKind.TURNS
                if best < shown <= state or is_same:
                    best, place = shown, self.index(number, column)
        return place if place.isValid() else self.index(0, NUMBER)


_OF_ROW: Mapping[int, Callable[[MoveRow], object]] = MappingProxyType(
    {
        KIND_ROLE: lambda row: row.kind.value,
        LINE_ROLE: lambda row: row.line,
        DEPTH_ROLE: lambda row: row.depth,
        FOLD_ROLE: lambda row: row.fold,
    }
)
_OF_CELL: Mapping[int, Callable[[MoveRow, MoveCell | None], object]] = MappingProxyType(
    {
        DICE_ROLE: lambda _, cell: cell.dice if cell else "",
        ORIGIN_ROLE: lambda _, cell: cell.origin if cell else "",
        IS_QUIET_ROLE: lambda row, cell: row.fold is Fold.FOLDED and cell is None,
    }
)


def _cell(row: MoveRow, column: int) -> MoveCell | None:
    return row.cells.of(_PLAYERS[column]) if column in _PLAYERS else None


def _shown(row: MoveRow, column: int, state: int) -> int:
    """The state that a cell stands for, seen from ``state``: before its play that of its roll."""
    cell = _cell(row, column)
    if row.kind is not RowKind.TURNS:
        return row.state
    if cell is None:
        return -1
    return cell.state if cell.state <= state or len(cell.events) < 2 else cell.events[0] + 1


def _near(rows: Rows, state: int) -> range:
    """Those of ``rows`` that may show ``state``: without lines between them they are in order."""
    if any(row.line for row in rows):
        return range(len(rows))
    end = bisect_right(rows, state, key=lambda row: row.first_event)
    return range(max(0, end - _FEW_ROWS), end)


def _text(row: MoveRow, column: int) -> str:
    if row.kind is not RowKind.TURNS:
        return row.text if column == NUMBER else ""
    if column == NUMBER:
        return "" if row.goes_on or row.line else str(row.number)
    cell = _cell(row, column)
    return cell.text if cell else ""


def _difference(one: Rows, other: Rows) -> tuple[int, int]:
    """How many rows are the same at the beginning of both, and how many at the end."""
    least, first, last = min(len(one), len(other)), 0, 0
    while first < least and (one[first] is other[first] or one[first] == other[first]):
        first += 1
    while last < least - first and (one[-1 - last] is other[-1 - last] or one[-1 - last] == other[-1 - last]):
        last += 1
    return first, last


def _common_length(old: MatchRecord, new: MatchRecord) -> int:
    """How many events both records begin with."""
    for index, (one, other) in enumerate(zip(old.events, new.events, strict=False)):
        if one is not other:
            return index
    return min(len(old.events), len(new.events))
