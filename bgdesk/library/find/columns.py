"""The index in memory: what all decisions of the library say, a column for each fact."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cached_property
from itertools import pairwise
from typing import Any

import numpy as np
from numpy.typing import NDArray

from bgdesk.library.find.facts import BOARD_BYTES, MOST_CHECKERS, SIDE_BYTES, TYPES, UNJUDGED, DecisionFacts

Column = NDArray[Any]
Check = Callable[[], None]
"""Raises Cancelled once nobody waits any more."""

FACTS = np.dtype(list(zip(DecisionFacts._fields, TYPES, strict=True)))
_BOARDS = np.dtype((np.uint8, BOARD_BYTES))
Reading = Callable[[Sequence[int]], Iterable[tuple[int, bytes]]]


class Columns:
    """The decisions of the rows ``numbers`` of the index, one after the other; never changed."""

    def __init__(self, numbers: Mapping[int, str], parts: Mapping[int, bytes]) -> None:
        self.numbers = tuple(numbers)
        self.match_ids = tuple(numbers.values())
        lengths = [len(parts[number]) // FACTS.itemsize for number in numbers]
        self._data = b"".join(parts.values())
        self.table: Column = np.frombuffer(self._data, FACTS)
        self.match_of: Column = np.repeat(np.arange(len(lengths), dtype=np.uint32), lengths)
        self.starts: Column = np.concatenate(([0], np.cumsum(lengths, dtype=np.int64)))
        self._columns: dict[str, Column] = {}
        self._boards: Column | None = None

    def __len__(self) -> int:
        return len(self.table)

    def of(self, field: str) -> Column:
        """One fact of all decisions."""
        if field not in self._columns:
            column = np.ascontiguousarray(self.table[field])
            self._columns[field] = column & 1 if field == "player" else column  # it is an index
        return self._columns[field]

    @cached_property
    def judged(self) -> int:
        """How many decisions somebody has judged."""
        return int(np.count_nonzero(self.of("error") != UNJUDGED))

    def parts(self) -> dict[int, bytes]:
        """What has been read, by the numbers of the rows."""
        ends = (self.starts * FACTS.itemsize).tolist()
        return {
            number: self._data[start:end]
            for number, (start, end) in zip(self.numbers, pairwise(ends), strict=True)
        }

    def boards(self, reading: Reading, check: Check) -> Column:
        """Where the checkers are in all decisions; read when it is asked for first."""
        if self._boards is None:
            sizes = (np.diff(self.starts) * BOARD_BYTES).tolist()
            parts = {number: bytes(size) for number, size in zip(self.numbers, sizes, strict=True)}
            for number, data in reading(self.numbers):
                check()
                size = len(parts[number])
                parts[number] = data if len(data) == size else data[:size].ljust(size, b"\0")
            self._boards = np.frombuffer(b"".join(parts.values()), _BOARDS)
        return self._boards


def loaded(numbers: Mapping[int, str], reading: Reading, check: Check, before: Columns | None) -> Columns:
    """The columns of ``numbers``: what ``before`` holds is taken from there, the rest is read."""
    if before is not None and before.numbers == tuple(numbers):
        return before
    held = before.parts() if before is not None else {}
    parts = {number: held.get(number, b"") for number in numbers}
    for number, data in reading([one for one in numbers if one not in held]):
        check()
        parts[number] = data[: len(data) - len(data) % FACTS.itemsize]
    return Columns(numbers, parts)


def distances(boards: Column, own: Sequence[int], other: Sequence[int], most: int) -> tuple[Column, Column]:
    """Which of ``boards`` are at most so many checker-pips away from a position, and how many.

    It is the fewest pips by which checkers have to be carried to make one position of the other: for each
    side the sum of the differences between the numbers of checkers up to each point.
    """
    half = BOARD_BYTES // 2
    far = _carried(boards[:, :half], own)
    near = np.flatnonzero(far <= most)
    far = far[near] + _carried(boards[near, half:], other)
    close = far <= most
    return near[close], far[close]


def _carried(boards: Column, wanted: Sequence[int]) -> Column:
    """How far the checkers of one side have to be carried."""
    counts = np.stack((boards >> 4, boards & 15), axis=-1).reshape(len(boards), SIDE_BYTES)
    short = np.array(np.clip(wanted, 0, MOST_CHECKERS), np.int8)
    sums = np.cumsum(counts.view(np.int8) - short, axis=1, dtype=np.int16)
    return np.asarray(np.abs(sums).sum(axis=1, dtype=np.int32))
