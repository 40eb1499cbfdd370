"""The running checksum of a write-ahead log."""

from __future__ import annotations

import struct

_MASK = 0xFFFFFFFF


class LogSums:
    """Two sums over all words so far (https://www.sqlite.org/fileformat2.html, section 4.2)."""

    def __init__(self, *, is_big: bool) -> None:
        self._order = ">" if is_big else "<"
        self._sums = (0, 0)

    def add(self, content: bytes) -> tuple[int, int]:
        """The sums after ``content``, whose length is a multiple of eight."""
        first, second = self._sums
        words = struct.unpack(f"{self._order}{len(content) // 4}I", content)
        for even, odd in zip(words[::2], words[1::2], strict=True):
            first = (first + even + second) & _MASK
            second = (second + odd + first) & _MASK
        self._sums = first, second
        return self._sums
