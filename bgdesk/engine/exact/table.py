"""Solved games as files: rounded values of all positions in packed blocks, each read when it is needed.

A line names the format, a line of JSON is the `TableHeader`, then come the blocks. A block holds the
positions of some sides to roll against all sides, both in the order of `bgdesk.engine.exact.sides`: an
integer for each kind of value, side to roll and opposing side. Equities are kept as what they exceed
another value by, and of everything only the differences between neighbours on both axes are kept. The file
of checksums beside it has a line for the JSON and one for each block: a CRC-32 in hexadecimal.
"""

from __future__ import annotations

import json
import lzma
import zlib
from collections import OrderedDict
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass
from functools import cache
from pathlib import Path
from types import MappingProxyType
from typing import Any

import numpy as np
import numpy.typing as npt

from bgdesk.engine.obstacle import Obstacle
from bgdesk.engine.protocol import CannotJudge
from bgdesk.match.evaluation import Probabilities
from bgdesk.rules.player import Player
from bgdesk.shipped import resource_path

FORMAT = b"bgdesk solved game 1\n"
KINDS = (
    "win",
    "win_gammon",
    "win_backgammon",
    "lose_gammon",
    "lose_backgammon",
    "against",
    "centred",
    "jacoby",
)
"""The chances of the player to roll, then that player's equities; see `SolvedPosition`."""

_CHANCES = 5
_SHARES = MappingProxyType({0: 2, 1: 1, 2: 1, 3: -1, 4: -1})
"""What the chances add to the cubeless equity, which is -1 without any."""
_EXCEEDS = MappingProxyType({6: 5, 7: 6})
"""Which equity is kept as the difference to which other; ``against`` goes with the cubeless one."""

BLOCKS_KEPT = 48
"""Of 0.8 MB each with three checkers a side."""
_FILTERS: Sequence[Mapping[str, Any]] = ({"id": lzma.FILTER_LZMA2, "preset": 6, "lc": 0, "lp": 0, "pb": 0},)

Values = npt.NDArray[np.float32]
Ints = npt.NDArray[np.int32]
_Kept = npt.NDArray[np.int16]


@dataclass(frozen=True, slots=True)
class TableHeader:
    """What a file holds; ``steps`` are the steps a unit in which each kind is rounded."""

    ruleset: str
    sides: int
    sides_a_block: int
    steps: tuple[int, ...]
    lengths: tuple[int, ...]
    """Of the blocks, in bytes."""
    made: Mapping[str, float]
    """How exactly it was solved and how long that took."""


@dataclass(frozen=True, slots=True)
class SolvedPosition:
    """What perfect money play makes of a position, for the player to roll.

    ``chances`` are for play without a cube, as they were rounded. The equities are those of not doubling,
    per cube, when the cube is the opponent's (``against``), centred, and centred with the Jacoby rule.
    """

    chances: tuple[float, ...]
    against: float
    centred: float
    jacoby: float

    def probabilities(self, player: Player) -> Probabilities:
        """The chances as those of ``player``, who is to roll."""
        return Probabilities.within_bounds(player, self.chances)


class SolvedGame:
    """A file of a solved game; the blocks used last stay in memory. Raises CannotJudge for a broken file."""

    def __init__(self, path: Path, blocks_kept: int = BLOCKS_KEPT) -> None:
        self._path = path
        self._blocks_kept = blocks_kept
        self._blocks: OrderedDict[int, _Kept] = OrderedDict()
        try:
            self._sums = _sums_path(path).read_text("ascii").split()
            with path.open("rb") as file:
                if file.readline(len(FORMAT)) != FORMAT:
                    raise CannotJudge(Obstacle.FILE_BROKEN, path.name)
                self.header = _header(self._checked(0, file.readline()))
                self._start = file.tell()
        except (OSError, ValueError, TypeError, KeyError, AttributeError, RecursionError) as problem:
            raise CannotJudge(Obstacle.FILE_BROKEN, problem) from problem

    def position(self, mover: int, other: int) -> SolvedPosition:
        """The values of the position in which side ``mover`` is to roll against side ``other``."""
        block, row = divmod(mover, self.header.sides_a_block)
        numbers = self._block(block)[:, row, other]
        values = [float(number) / steps for number, steps in zip(numbers, self.header.steps, strict=True)]
        return SolvedPosition(tuple(values[:_CHANCES]), *values[_CHANCES:])

    def _block(self, number: int) -> _Kept:
        if number not in self._blocks:
            self._blocks[number] = self._read(number)
            if len(self._blocks) > self._blocks_kept:
                self._blocks.popitem(last=False)
        self._blocks.move_to_end(number)
        return self._blocks[number]

    def _read(self, number: int) -> _Kept:
        header = self.header
        try:
            with self._path.open("rb") as file:
                file.seek(self._start + sum(header.lengths[:number]))
                block = file.read(header.lengths[number])
            whole = self._checked(1 + number, block)
            return unpacked(whole, header.steps, header.sides).astype(np.int16)
        except (OSError, ValueError, OverflowError, MemoryError, lzma.LZMAError) as problem:
            raise CannotJudge(Obstacle.FILE_BROKEN, problem) from problem

    def _checked(self, part: int, data: bytes) -> bytes:
        """``data`` if it has the sum that was written down for this ``part``. Raises ValueError otherwise."""
        if self._sums[part : part + 1] != [_sum_of(data)]:
            raise ValueError(f"{self._path.name} was changed after it was made (part {part})")
        return data


def _sums_path(path: Path) -> Path:
    return path.with_suffix(".sums")


def _sum_of(data: bytes) -> str:
    return f"{zlib.crc32(data):08x}"


def _header(line: bytes) -> TableHeader:
    read = json.loads(line)
    steps, lengths = tuple(read.pop("steps")), tuple(read.pop("lengths"))
    header = TableHeader(steps=steps, lengths=lengths, **read)
    numbers = (*steps, *lengths, header.sides, header.sides_a_block)
    if not all(type(number) is int and number > 0 for number in numbers) or len(steps) != len(KINDS):
        raise ValueError("the header makes no sense")
    if len(lengths) * header.sides_a_block < header.sides:
        raise ValueError("blocks are missing")
    return header


def packed(values: Values, is_possible: npt.NDArray[np.bool_], steps: tuple[int, ...]) -> bytes:
    """A block of kinds x sides to roll x opposing sides; what is not possible is not kept."""
    numbers = np.rint(values * np.array(steps)[:, None, None]).astype(np.int32)
    rest = np.stack(
        [_filled(one - _expected(numbers, kind, steps), is_possible) for kind, one in enumerate(numbers)]
    )
    change = np.diff(np.diff(rest, axis=1, prepend=0), axis=2, prepend=0)
    folded = ((change << 1) ^ (change >> 31)).astype(np.uint16)
    halves = np.stack([folded & 0xFF, folded >> 8], axis=1).astype(np.uint8)
    return lzma.compress(halves.tobytes(), lzma.FORMAT_RAW, filters=_FILTERS)


def unpacked(block: bytes, steps: tuple[int, ...], sides: int) -> Ints:
    """What was `packed`, in steps: kinds x sides to roll x opposing sides. Raises ValueError or LZMAError."""
    raw = lzma.decompress(block, lzma.FORMAT_RAW, filters=_FILTERS)
    halves = np.frombuffer(raw, np.uint8).reshape(len(steps), 2, -1, sides).astype(np.int32)
    folded = halves[:, 0] | halves[:, 1] << 8
    numbers = ((folded >> 1) ^ -(folded & 1)).cumsum(axis=2).cumsum(axis=1).astype(np.int32)
    for kind in range(len(steps)):
        numbers[kind] += _expected(numbers, kind, steps)
    return numbers


def _expected(numbers: Ints, kind: int, steps: tuple[int, ...]) -> Ints:
    """What is left out of a kind of value, because kinds before it tell."""
    if kind in _EXCEEDS:
        return np.asarray(numbers[_EXCEEDS[kind]] * steps[kind] // steps[_EXCEEDS[kind]])
    if kind < _CHANCES:
        return np.zeros_like(numbers[kind])
    cubeless = np.full_like(numbers[kind], -steps[kind])
    for chance, share in _SHARES.items():
        cubeless += share * numbers[chance] * steps[kind] // steps[chance]
    return np.asarray(cubeless)


def _filled(rest: Ints, is_possible: npt.NDArray[np.bool_]) -> Ints:
    """What stands for impossible positions changes nothing: the value of the possible one before."""
    last = np.where(is_possible, np.arange(rest.shape[1]), 0)
    return np.take_along_axis(rest, np.maximum.accumulate(last, axis=1), axis=1)


def write_game(
    path: Path,
    ruleset: str,
    steps: tuple[int, ...],
    blocks: Sequence[bytes],
    sides: tuple[int, int],
    made: Mapping[str, float],
) -> None:
    """Write a file of ``blocks`` and their checksums; ``sides`` are all of them and those in a block."""
    header = json.dumps(asdict(TableHeader(ruleset, *sides, steps, tuple(map(len, blocks)), dict(made))))
    parts = [header.encode() + b"\n", *blocks]
    path.parent.mkdir(parents=True, exist_ok=True)
    with path.open("wb") as file:
        file.write(FORMAT)
        file.writelines(parts)
    _sums_path(path).write_text("".join(f"{_sum_of(part)}\n" for part in parts), encoding="ascii")


@cache
def shipped_game(ruleset: str) -> SolvedGame:
    """The solution that comes along for ``ruleset``. Raises CannotJudge."""
    return SolvedGame(resource_path("hypergammon", f"{ruleset}.solved"))
