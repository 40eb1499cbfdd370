"""All rows that can still be read out of a library file: along its trees first, then page by page."""

from __future__ import annotations

import struct
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

from bgdesk.library.rescue.cells import PageKind, StoredRow, TreePage, tree_page
from bgdesk.library.rescue.pages import PageFile
from bgdesk.library.rescue.tables import MADE_ANEW, NEVER_EMPTY, Row, StoredTable, tables

Rows = dict[str, dict[Row, Row]]
"""By table, and there by key; a row may lack columns that were added after it was written."""

_MOST_CELLS_ASKED = 200
_IDS_IN = {"sqlite_autoindex_match_1": 0, "sqlite_autoindex_listed_1": 0, "study_listed": 1}
"""Indices that name matches, and in which column."""


@dataclass
class Salvage:
    """``ids`` are the matches that an index names; ``is_log_whole``: its write-ahead log lacks nothing."""

    rows: Rows = field(default_factory=lambda: {name: {} for name in tables()})
    ids: set[str] = field(default_factory=set)
    is_log_whole: bool = True

    @property
    def is_empty(self) -> bool:
        """Whether nothing was found that belongs to a library."""
        return not any(rows for name, rows in self.rows.items() if name not in NEVER_EMPTY)

    def keep(self, table: StoredTable, row: Row) -> None:
        """The first row of a key stays."""
        self.rows[table.name].setdefault(table.key_of(row), row)


def salvaged(path: Path) -> Salvage:
    """What stands in the library ``path`` and in the log beside it; nothing is written."""
    return _Reading(PageFile(path)).result()


class _Reading:
    def __init__(self, file: PageFile) -> None:
        self._file = file
        self._seen: set[int] = set()
        self._table_of: dict[int, StoredTable] = {}
        self._salvage = Salvage(is_log_whole=file.log.is_whole)

    def result(self) -> Salvage:
        self._along_the_trees()
        self._seen |= set(self._free_pages())
        self._page_by_page()
        for number, content in self._file.stray_pages():
            page = tree_page(self._file, number, content)
            if page and number in self._table_of:
                self._keep(self._table_of[number], page.cells)
            elif number not in self._seen:
                self._take(page)
        return self._salvage

    def _along_the_trees(self) -> None:
        known = tables()
        for kind, name, root in self._roots():
            for number, page in self._tree(root):
                if kind == "table" and name in known and name not in MADE_ANEW:
                    self._table_of[number] = known[name]
                    self._keep(known[name], page.cells)
                elif name in _IDS_IN:
                    self._note_ids(page.cells, _IDS_IN[name])

    def _roots(self) -> list[tuple[str, str, int]]:
        rows = (cell.values for _, page in self._tree(1) for cell in page.cells)
        return [
            (str(one[0]), str(one[1]), one[3]) for one in rows if len(one) == 5 and isinstance(one[3], int)
        ]

    def _tree(self, root: int) -> Iterator[tuple[int, TreePage]]:
        """Every page of the tree at ``root`` that can be reached, with its number; each page once."""
        waiting = [root]
        while waiting:
            number = waiting.pop()
            page = None if number in self._seen else self._file.page(number)
            found = tree_page(self._file, number, page) if page else None
            if found:
                self._seen.add(number)
                waiting += reversed(found.below)
                yield number, found

    def _free_pages(self) -> Iterator[int]:
        """What the file says is not in use: old rows stand there that were removed."""
        first = self._file.page(1)
        (trunk,) = struct.unpack(">I", first[32:36]) if first and first.startswith(b"SQLite") else (0,)
        met: set[int] = set()
        while 0 < trunk <= self._file.count and trunk not in met:
            met.add(trunk)
            page = self._file.page(trunk) or b""
            trunk, count = struct.unpack(">2I", page[:8].ljust(8, b"\0"))
            yield from struct.unpack(f">{len(page[8 : 8 + 4 * count]) // 4}I", page[8 : 8 + 4 * count])
        yield from met

    def _page_by_page(self) -> None:
        for number in range(1, self._file.count + 1):
            page = None if number in self._seen else self._file.page(number)
            if page:
                self._take(tree_page(self._file, number, page))

    def _take(self, page: TreePage | None) -> None:
        """A page whose table nobody names: the one table that all its rows fit into."""
        if page is None or page.kind is PageKind.TABLE_INNER or not page.cells:
            return
        asked = page.cells[:_MOST_CELLS_ASKED]
        fitting = [
            table
            for name, table in tables().items()
            if name not in MADE_ANEW and all(table.row(cell) is not None for cell in asked)
        ]
        if fitting:
            width = min(len(cell.values) for cell in asked)
            closest = min(fitting, key=lambda table: (len(table.columns) - width, -table.strictness))
            self._keep(closest, page.cells)

    def _keep(self, table: StoredTable, cells: tuple[StoredRow, ...]) -> None:
        for cell in cells:
            if (row := table.row(cell)) is not None:
                self._salvage.keep(table, row)

    def _note_ids(self, cells: tuple[StoredRow, ...], column: int) -> None:
        for cell in cells:
            value = cell.values[column] if column < len(cell.values) else None
            if isinstance(value, str):
                self._salvage.ids.add(value)
