"""The rows that stand on a page of a library file, read without SQLite.

After https://www.sqlite.org/fileformat2.html, sections 1.6 (pages of trees), 1.7 (overflow), 2.1 (records).
What makes no sense is left out: a damaged cell hides no other.
"""

from __future__ import annotations

import struct
from collections.abc import Iterator
from dataclasses import dataclass
from enum import IntEnum
from typing import TypeAlias

from bgdesk.library.rescue.pages import PageFile

Value: TypeAlias = int | float | str | bytes | None

_MOST_COLUMNS = 64
_MOST_PAYLOAD = 256 << 20
_FIRST_PAGE_HEADER = 100
_INTEGERS = {1: 1, 2: 2, 3: 3, 4: 4, 5: 6, 6: 8}


class PageKind(IntEnum):
    """What a page is in its tree; a table without row numbers is stored as an index."""

    INDEX_INNER = 2
    TABLE_INNER = 5
    INDEX_LEAF = 10
    TABLE_LEAF = 13


@dataclass(frozen=True, slots=True)
class StoredRow:
    """A row, with its number where the table has such."""

    values: tuple[Value, ...]
    number: int | None = None


@dataclass(frozen=True, slots=True)
class TreePage:
    """One page of a tree: its rows and the pages below it."""

    kind: PageKind
    cells: tuple[StoredRow, ...]
    below: tuple[int, ...]


def tree_page(file: PageFile, number: int, page: bytes) -> TreePage | None:
    """``page`` read as page ``number`` of a tree; None where it is none."""
    start = _FIRST_PAGE_HEADER if number == 1 else 0
    try:
        kind = PageKind(page[start])
    except ValueError:
        return None
    is_inner = kind in (PageKind.INDEX_INNER, PageKind.TABLE_INNER)
    (count,) = struct.unpack(">H", page[start + 3 : start + 5])
    first = start + (12 if is_inner else 8)
    if first + 2 * count > file.size:
        return None
    places = struct.unpack(f">{count}H", page[first : first + 2 * count])
    below = [struct.unpack(">I", page[place : place + 4].ljust(4, b"\0"))[0] for place in places if is_inner]
    if is_inner:
        below.append(struct.unpack(">I", page[start + 8 : start + 12])[0])
    cells = tuple(cell for place in places if (cell := _cell(file, kind, page, place)))
    return TreePage(kind, cells, tuple(below))


def _cell(file: PageFile, kind: PageKind, page: bytes, place: int) -> StoredRow | None:
    if kind is PageKind.TABLE_INNER:
        return None
    try:
        place += 4 if kind is PageKind.INDEX_INNER else 0
        length, place = _varint(page, place)
        number = None
        if kind is PageKind.TABLE_LEAF:
            number, place = _varint(page, place)
        payload = _payload(file, kind, page, place, length)
        return StoredRow(tuple(_values(payload)), number)
    except (IndexError, ValueError, struct.error):
        return None


def _payload(file: PageFile, kind: PageKind, page: bytes, place: int, length: int) -> bytes:
    """The whole payload of a cell; raises ValueError where its chain of overflow pages is broken."""
    usable = file.usable
    most = usable - 35 if kind is PageKind.TABLE_LEAF else (usable - 12) * 64 // 255 - 23
    if not 0 < length <= _MOST_PAYLOAD:
        raise ValueError("length")
    if length <= most:
        return _exactly(page[place : place + length], length)
    least = (usable - 12) * 32 // 255 - 23
    here = least + (length - least) % (usable - 4)
    here = here if here <= most else least
    parts, left = [_exactly(page[place : place + here], here)], length - here
    (after,) = struct.unpack(">I", page[place + here : place + here + 4])
    while left > 0:
        following = file.page(after)
        if following is None:
            raise ValueError("overflow")
        part = following[4 : 4 + min(left, usable - 4)]
        parts.append(part)
        left -= len(part)
        (after,) = struct.unpack(">I", following[:4])
    if after:
        raise ValueError("the chain goes on")
    return b"".join(parts)


def _exactly(content: bytes, length: int) -> bytes:
    if len(content) != length:
        raise ValueError("short")
    return content


def _values(payload: bytes) -> Iterator[Value]:
    """The columns of a record. Raises ValueError, also when anything is left over or missing."""
    size, place = _varint(payload, 0)
    kinds = []
    while place < size:
        kind, place = _varint(payload, place)
        kinds.append(kind)
    if place != size or len(kinds) > _MOST_COLUMNS:
        raise ValueError("header")
    for kind in kinds:
        length = _length(kind)
        yield _value(kind, _exactly(payload[place : place + length], length))
        place += length
    if place != len(payload):
        raise ValueError("left over")


def _length(kind: int) -> int:
    if kind in _INTEGERS:
        return _INTEGERS[kind]
    if kind == 7:
        return 8
    if kind in (10, 11):
        raise ValueError("reserved")
    return (kind - 12) // 2 if kind >= 12 else 0


def _value(kind: int, content: bytes) -> Value:
    if kind == 0:
        return None
    if kind in (8, 9):
        return kind - 8
    if kind == 7:
        return float(struct.unpack(">d", content)[0])
    if kind < 7:
        return int.from_bytes(content, "big", signed=True)
    return content.decode() if kind % 2 else content


def _varint(content: bytes, place: int) -> tuple[int, int]:
    """The number at ``place``, two's complement of 64 bits, and the place behind it."""
    number = 0
    for index in range(8):
        byte = content[place + index]
        number = number << 7 | byte & 0x7F
        if byte < 0x80:
            return number, place + index + 1
    number = number << 8 | content[place + 8]
    return number - (1 << 64) if number >> 63 else number, place + 9
