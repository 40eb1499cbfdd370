"""One decision as a row of the index: short numbers that can be compared a million at a time."""

from __future__ import annotations

import struct
from collections.abc import Iterable, Sequence
from enum import IntFlag
from typing import NamedTuple

from bgdesk.analysis.phases import GamePhase
from bgdesk.analysis.questions import Kind
from bgdesk.rules.player import Player
from bgdesk.rules.position import Side

VERSION = 5
"""Counts up when rows say something else than before; then all are made anew."""

KINDS = tuple(Kind)
PHASES = tuple(GamePhase)
PLAYERS = tuple(Player)
STEPS = 10_000
"""Errors are stored in so many parts of a point of equity."""
UNJUDGED = 0xFFFF
"""Instead of an error: nobody has judged this decision."""
MOST_CHECKERS = 15
BETWEEN = "\t"
"""What stands between what was played and what was best."""
DOUBLE_TAKEN, DOUBLE_PASSED = "double_take", "double_pass"
"""What was best where a double was possible and right; all else about the cube is the value of a `Kind`."""


class FactFlag(IntFlag):
    """What is either so or not."""

    COUNTS = 1
    CRAWFORD = 2
    REDOUBLE = 4
    """The player owns the cube."""


class DecisionFacts(NamedTuple):
    """What is looked for in a decision; everything is seen by the player who decides.

    ``kind``, ``phase`` and ``player`` are indexes of the tuples above; ``dice`` is 10 times the larger face
    and the smaller one, 0 without a roll. ``away`` is 0 in money play. ``error`` is in 1/`STEPS`. Bits 1 to
    24 of a mask are points in the player's own numbers, also where the opponent's checkers are meant.
    """

    event: int
    player: int
    kind: int
    phase: int
    flags: int
    dice: int
    away: int
    other_away: int
    error: int
    pips: int
    other_pips: int
    bar: int
    other_bar: int
    made: int
    blots: int
    other_made: int
    other_blots: int


TYPES = ("<u4", *("u1",) * 7, *("<u2",) * 3, *("u1",) * 2, *("<u4",) * 4)
"""How wide each field is, in the words of numpy."""
_LETTERS = {"u1": "B", "<u2": "H", "<u4": "I"}
_ROW = struct.Struct("<" + "".join(_LETTERS[one] for one in TYPES))
_MOST = tuple(256 ** int(one[-1]) - 1 for one in TYPES)
SIDE_BYTES = 26
BOARD_BYTES = 2 * SIDE_BYTES // 2
"""Two sides of 26 counts, two counts in a byte."""


def packed(facts: Iterable[DecisionFacts]) -> bytes:
    """The rows one after the other; what does not fit into its field is cut to the most that does."""
    return b"".join(
        _ROW.pack(*(min(max(value, 0), most) for value, most in zip(row, _MOST, strict=True)))
        for row in facts
    )


def board(counts: Iterable[int]) -> bytes:
    """Counts of checkers in an even number, each at most 15."""
    clean = [min(max(count, 0), MOST_CHECKERS) for count in counts]
    return bytes(high << 4 | low for high, low in zip(clean[::2], clean[1::2], strict=True))


def sides(packed_board: bytes) -> tuple[Side, Side]:
    """The counts of both sides in what `board` has made; nothing where it is damaged."""
    whole = packed_board.ljust(BOARD_BYTES, b"\0")
    counts = tuple(count for both in whole for count in (both >> 4, both & 15))
    return counts[:SIDE_BYTES], counts[SIDE_BYTES:]


def clean(row: Sequence[int]) -> DecisionFacts:
    """A row as it was stored, with nothing in it that there cannot be."""
    facts = DecisionFacts(*row)
    high, low = divmod(facts.dice, 10)
    return facts._replace(
        player=min(facts.player, len(PLAYERS) - 1),
        kind=min(facts.kind, len(KINDS) - 1),
        phase=min(facts.phase, len(PHASES) - 1),
        dice=facts.dice if 6 >= high >= low >= 1 else 0,
    )


def mask(points: Iterable[int]) -> int:
    """Points as bits."""
    return sum(1 << point for point in points)
