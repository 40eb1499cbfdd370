"""The pages of a library file with those of its write-ahead log laid over them, read without SQLite.

After https://www.sqlite.org/fileformat2.html, sections 1.3 (header) and 4 (write-ahead log).
"""

from __future__ import annotations

import struct
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

from bgdesk.library.rescue.log_sums import LogSums

_MOST_BYTES = 8 << 30
_USUAL_SIZE = 4096
_SIZES = frozenset(1 << power for power in range(9, 17))
_MAGIC = b"SQLite format 3\0"
_LOG_MAGIC = (0x377F0682, 0x377F0683)
_LOG_HEADER, _FRAME_HEADER = 32, 24


@dataclass(frozen=True, slots=True)
class Log:
    """A write-ahead log: which frame holds the newest committed state of a page, by its place in the file.

    ``stray`` are frames that belong to this log, but come after one that is damaged. ``is_whole``: nothing
    that was committed is missing, as far as can be seen.
    """

    size: int = 0
    pages: dict[int, int] = field(default_factory=dict)
    stray: tuple[tuple[int, int], ...] = ()
    is_whole: bool = True


class PageFile:
    """Read access to the pages, numbered from 1; what is missing or too short is left out."""

    def __init__(self, path: Path) -> None:
        self._main = _content(path)
        self._log_bytes = _content(Path(f"{path}-wal"))
        self.log = _read(self._log_bytes)
        self.size = self._page_size()
        last = max(self.log.pages, default=0)
        self.count = max(-(-len(self._main) // self.size), last)

    @property
    def usable(self) -> int:
        """Bytes of a page that hold content."""
        first = self.page(1)
        reserved = first[20] if first and first.startswith(_MAGIC) else 0
        return self.size - reserved if self.size - reserved >= 480 else self.size

    def page(self, number: int) -> bytes | None:
        """The newest committed state of a page, or None where there is none."""
        if number in self.log.pages:
            return self._frame(self.log.pages[number])
        start = (number - 1) * self.size
        page = self._main[start : start + self.size] if number >= 1 else b""
        return page if len(page) == self.size else None

    def stray_pages(self) -> Iterator[tuple[int, bytes]]:
        """Pages from behind the damage of a log, the latest first, with their numbers."""
        for number, place in reversed(self.log.stray):
            if page := self._frame(place):
                yield number, page

    def _frame(self, place: int) -> bytes | None:
        page = self._log_bytes[place : place + self.size]
        return page if len(page) == self.size else None

    def _page_size(self) -> int:
        if self._main.startswith(_MAGIC):
            told = int(struct.unpack(">H", self._main[16:18])[0])
            told = 65536 if told == 1 else told
            if told in _SIZES:
                return told
        return self.log.size or _USUAL_SIZE


def log_of(path: Path) -> Log:
    """The log beside the library ``path``; an empty one where there is none."""
    return _read(_content(Path(f"{path}-wal")))


def _read(content: bytes) -> Log:
    if len(content) < _LOG_HEADER:
        return Log(is_whole=not content)
    magic, _, size, _, salt1, salt2, sum1, sum2 = struct.unpack(">8I", content[:_LOG_HEADER])
    sums = LogSums(is_big=magic == _LOG_MAGIC[1])
    if magic not in _LOG_MAGIC or size not in _SIZES or sums.add(content[:24]) != (sum1, sum2):
        return _strays(content)
    pages: dict[int, int] = {}
    waiting: dict[int, int] = {}
    frames = list(_frames(content, size, (salt1, salt2)))
    for index, (number, commit, place) in enumerate(frames):
        told = struct.unpack(">2I", content[place - 8 : place])
        sums.add(content[place - _FRAME_HEADER : place - 16])
        if sums.add(content[place : place + size]) != told:
            left = tuple((number, place) for number, _, place in frames[index:])
            return Log(size, pages, (*waiting.items(), *left), is_whole=len(left) < 2)
        waiting[number] = place
        if commit:
            pages |= waiting
            waiting = {}
    return Log(size, pages)


def _frames(content: bytes, size: int, salts: tuple[int, int]) -> Iterator[tuple[int, int, int]]:
    """Number, length of the database if it commits, and place of each frame of this log's own run."""
    for start in range(_LOG_HEADER, len(content) - _FRAME_HEADER - size + 1, _FRAME_HEADER + size):
        number, commit, *found = struct.unpack(">4I", content[start : start + 16])
        if tuple(found) != salts or not 0 < number < _MOST_BYTES // size:
            return
        yield number, commit, start + _FRAME_HEADER


def _strays(content: bytes) -> Log:
    """The frames of a log whose header is damaged: those with the salts of its first frame."""
    size = _USUAL_SIZE
    salts = struct.unpack(">2I", content[_LOG_HEADER + 8 : _LOG_HEADER + 16].ljust(8, b"\0"))
    found = tuple((number, place) for number, _, place in _frames(content, size, salts))
    return Log(size, {}, found, is_whole=False)


def _content(path: Path) -> bytes:
    try:
        with path.open("rb") as file:
            return file.read(_MOST_BYTES)
    except OSError:
        return b""
