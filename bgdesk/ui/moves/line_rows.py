"""The rows of the lines that leave a match, below the moves that they are instead of."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Collection, Sequence
from dataclasses import dataclass, replace
from typing import TypeVar, overload

from bgdesk.app.review.line_tree import Line, LineKey, LineTree
from bgdesk.match.clock import TIMED
from bgdesk.match.events import Event
from bgdesk.match.flow import advance
from bgdesk.match.record import MatchHeader
from bgdesk.match.state import MatchState
from bgdesk.rules.refusal import Refused
from bgdesk.ui.moves.derive_move_rows import Fold, Happenings, MoveRow, extend_rows

Rows = tuple[MoveRow, ...]
_Item = TypeVar("_Item")


class _From(Sequence[_Item]):
    """``items``, the first of which has the number ``first``."""

    def __init__(self, first: int, items: Sequence[_Item]) -> None:
        self._first, self._items = first, items

    @overload
    def __getitem__(self, index: int) -> _Item: ...
    @overload
    def __getitem__(self, index: slice) -> Sequence[_Item]: ...
    def __getitem__(self, index: int | slice) -> _Item | Sequence[_Item]:
        assert isinstance(index, int)
        return self._items[index - self._first]

    def __len__(self) -> int:
        return self._first + len(self._items)


@dataclass(frozen=True, slots=True)
class _Part:
    """What happens in a line, numbered as in the match."""

    header: MatchHeader
    events: _From[Event]
    states: _From[MatchState]


class LineRows:
    """Puts lines below the moves that they leave; remembers how each begins, as most are folded."""

    def __init__(self) -> None:
        self._begun: dict[tuple[LineKey, int], Rows] = {}
        self._header: MatchHeader | None = None

    def with_lines(self, rows: Rows, tree: LineTree, unfolded: Collection[LineKey]) -> Rows:
        """``rows`` of the match with those of its lines: the ``unfolded`` ones whole, others begun."""
        if tree.record.header is not self._header:
            self._header = tree.record.header
            self._begun.clear()
        return self._mixed(rows, tree.record, tree.lines, unfolded, 1)

    def _mixed(
        self, rows: Rows, told: Happenings, lines: Sequence[Line], unfolded: Collection[LineKey], depth: int
    ) -> Rows:
        if not lines or not rows:
            return rows
        places, below = _Places(rows), dict[int, list[MoveRow]]()
        for line in lines:
            below.setdefault(places.of(line.keep), []).extend(self._rows(told, line, unfolded, depth))
        return tuple(one for at, row in enumerate(rows) for one in (row, *below.get(at, ())))

    def _rows(self, told: Happenings, line: Line, unfolded: Collection[LineKey], depth: int) -> Rows:
        if line.key not in unfolded:
            return self._folded(told, line, depth)
        part = _part(told, line.keep, line.events)
        rows = extend_rows((), part, line.keep)
        shown = tuple(
            replace(row, line=line, depth=depth, fold=Fold.NONE if number else Fold.UNFOLDED)
            for number, row in enumerate(rows)
        )
        return self._mixed(shown, part, line.lines, unfolded, depth + 1)

    def _folded(self, told: Happenings, line: Line, depth: int) -> Rows:
        count = _until_first_decision(line.events)
        key = (line.key, count)
        if key not in self._begun:
            part = _part(told, line.keep, line.events[:count])
            self._begun[key] = extend_rows((), part, line.keep)[:1]
        rest = _decisions(line.events[count:])
        return tuple(
            replace(row, line=line, depth=depth, fold=Fold.FOLDED, rest=rest) for row in self._begun[key]
        )


class _Places:
    """In which row an event stands."""

    def __init__(self, rows: Rows) -> None:
        self._firsts = [row.first_event for row in rows]
        self._rows: dict[int, int] = {}
        for number, row in enumerate(rows):
            for cell in (row.cells.white, row.cells.black):
                for event in cell.events if cell else ():
                    self._rows.setdefault(event, number)

    def of(self, event: int) -> int:
        """The row of ``event``, else the one before it."""
        found = self._rows.get(event)
        return max(bisect_right(self._firsts, event) - 1, 0) if found is None else found


def _part(told: Happenings, keep: int, events: Sequence[Event]) -> _Part:
    """``events`` after the first ``keep`` of ``told``, as far as the rules allow them."""
    states = [told.states[keep]]
    for event in events:
        try:
            states.append(advance(states[-1], event))
        except Refused:
            break
    return _Part(told.header, _From(keep, events[: len(states) - 1]), _From(keep, states))


def _until_first_decision(events: Sequence[Event]) -> int:
    return next((at for at, event in enumerate(events, 1) if isinstance(event, TIMED)), len(events))


def _decisions(events: Sequence[Event]) -> int:
    return sum(isinstance(event, TIMED) for event in events)


def is_of(row: MoveRow, line: Line | None) -> bool:
    """Whether ``row`` is one of ``line``, or of the match where that is none."""
    return row.line is None if line is None else row.line is not None and row.line.key == line.key
