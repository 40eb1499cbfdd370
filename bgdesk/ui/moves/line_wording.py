"""A line beside a match in one row of words."""

from __future__ import annotations

from bgdesk.app.side_by_side import labels
from bgdesk.match.record import MatchRecord
from bgdesk.ui.moves.derive_move_rows import MoveCell, MoveRow, extend_rows


def line_text(line: MatchRecord, keep: int) -> str:
    """What was done in ``line`` after the first ``keep`` events of its match."""
    rows = extend_rows((), line, keep)
    return labels(*(_cell_text(cell) for row in rows for cell in _cells(row)))


def _cells(row: MoveRow) -> list[MoveCell]:
    found = [cell for cell in (row.cells.white, row.cells.black) if cell]
    return sorted(found, key=lambda cell: cell.state)


def _cell_text(cell: MoveCell) -> str:
    return f"{cell.dice} {cell.text}".strip()
