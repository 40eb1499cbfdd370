"""What a row of each table looks like, taken from the schema itself."""

from __future__ import annotations

import json
import re
import sqlite3
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache

from bgdesk.library.migrations import MIGRATIONS
from bgdesk.library.rescue.cells import StoredRow, Value

Row = tuple[Value, ...]

MADE_ANEW = frozenset(
    {
        "indexed",
        "indexed_facts",
        "indexed_boards",
        "indexed_words",
        "unindexed",
        "decision",
        "undecided",
        "sqlite_sequence",
    }
)
"""Tables that the program fills again by itself."""
NEVER_EMPTY = ("profile", "alias")
"""Tables in which a new library has rows already."""

_TIME = re.compile(r"\d{4}-\d\d-\d\dT\d\d:\d\d")
_JSON = frozenset({"header", "body", "remarks"})
_TIMES = frozenset({"at", "created", "updated", "added"})


@dataclass(frozen=True, slots=True)
class Column:
    name: str
    type: str
    may_be_null: bool
    has_default: bool


@dataclass(frozen=True, slots=True)
class StoredTable:
    """``key`` are the places of the columns that tell its rows apart; ``number`` that of its row number."""

    name: str
    columns: tuple[Column, ...]
    key: tuple[int, ...]
    has_numbers: bool
    number: int | None

    @property
    def strictness(self) -> int:
        """In how many columns not every text is one that could stand there."""
        return sum(column.name in _JSON | _TIMES for column in self.columns)

    def row(self, cell: StoredRow) -> Row | None:
        """The row in ``cell``, without columns that were added later; None where it cannot be one."""
        if (cell.number is not None) != self.has_numbers or len(cell.values) > len(self.columns):
            return None
        values = list(cell.values)
        if self.number is not None and self.number < len(values):
            values[self.number] = cell.number
        missing = self.columns[len(values) :]
        if not all(column.has_default or column.may_be_null for column in missing):
            return None
        fits = all(_fits(column, value) for column, value in zip(self.columns, values, strict=False))
        return tuple(values) if fits else None

    def key_of(self, row: Row) -> Row:
        """What tells ``row`` apart from the others."""
        return tuple(row[place] for place in self.key)

    def place(self, name: str) -> int:
        """Where the column ``name`` stands."""
        return next(place for place, column in enumerate(self.columns) if column.name == name)


@cache
def tables() -> dict[str, StoredTable]:
    """Every table of the present schema."""
    connection = sqlite3.connect(":memory:")
    try:
        for step in MIGRATIONS:
            for statement in step:
                connection.execute(statement)
        found = connection.execute("SELECT name, sql FROM sqlite_master WHERE type = 'table'").fetchall()
        return {name: _table(connection, name, sql or "") for name, sql in found}
    finally:
        connection.close()


def _table(connection: sqlite3.Connection, name: str, sql: str) -> StoredTable:
    told = connection.execute(f"PRAGMA table_info({name})").fetchall()
    has_numbers = "WITHOUT ROWID" not in sql
    columns = tuple(
        Column(title, kind, not not_null and not key, default is not None)
        for _, title, kind, not_null, default, key in told
    )
    key = tuple(place for _, place in sorted((one[5], one[0]) for one in told if one[5]))
    is_number = has_numbers and len(key) == 1 and columns[key[0]].type == "INTEGER"
    return StoredTable(name, columns, key, has_numbers, key[0] if is_number else None)


def _fits(column: Column, value: Value) -> bool:
    if value is None:
        return column.may_be_null
    check = _CHECKS.get(column.type)
    if check and not check(value):
        return False
    if column.name in _JSON and isinstance(value, str):
        return _is_json(value)
    if column.name in _TIMES and isinstance(value, str):
        return (column.has_default and not value) or bool(_TIME.match(value))
    return True


_CHECKS: dict[str, Callable[[Value], bool]] = {
    "TEXT": lambda value: isinstance(value, str),
    "INTEGER": lambda value: isinstance(value, int),
    "REAL": lambda value: isinstance(value, int | float),
    "BLOB": lambda value: isinstance(value, bytes),
}


def _is_json(text: str) -> bool:
    try:
        json.loads(text)
    except (ValueError, RecursionError):
        return False
    return True
