"""One judged decision as a row of short numbers, so that a million can be added up at a time."""

from __future__ import annotations

import struct
from collections.abc import Iterable
from enum import IntFlag
from typing import NamedTuple

from bgdesk.analysis.game_plans import GamePlan
from bgdesk.analysis.phases import GamePhase
from bgdesk.analysis.play_themes import PlayTheme
from bgdesk.analysis.questions import Kind
from bgdesk.analysis.weighed_choices import CubeError

VERSION = 3
"""Counts up when rows say something else than before; then all are made anew."""

KINDS = tuple(Kind)
PHASES = tuple(GamePhase)
PLANS = tuple(GamePlan)
THEMES = tuple(PlayTheme)
DIRECTIONS = (None, *CubeError)
TENTH_MS = 100
"""Times are stored in tenths of a second."""
UNKNOWN_TIME = 0xFFFF
_LONGEST = UNKNOWN_TIME - 1


class DecidedFlag(IntFlag):
    """What is either so or not."""

    COUNTS = 1
    CRAWFORD = 2
    FORCED = 4
    MIXED = 8
    """The play and the best one were judged at different depths."""
    WARNED = 16
    """A tutor spoke: the row is of the first attempt, whatever was done in the end."""


class Decided(NamedTuple):
    """``kind``, ``phase``, ``plan``, ``theme`` and ``direction`` are indexes of the tuples above.

    ``game`` counts the games of the match from 1. ``error`` is equity, ``cost`` match winning chance or
    points of money, ``difficulty`` what somebody loses there on average, in the unit of ``cost``. ``away`` is
    0 in money play.
    ``time`` is in tenths of a second, or `UNKNOWN_TIME`. ``choices`` stops at 255.
    """

    event: int
    error: float
    cost: float
    difficulty: float
    time: int
    game: int
    kind: int
    phase: int
    plan: int
    theme: int
    direction: int
    away: int
    other_away: int
    flags: int
    choices: int


TYPES = ("<u4", *("<f4",) * 3, *("<u2",) * 2, *("u1",) * 9)
"""How wide each field is, in the words of numpy."""
_LETTERS = {"u1": "B", "<u2": "H", "<u4": "I", "<f4": "f"}
_ROW = struct.Struct("<" + "".join(_LETTERS[one] for one in TYPES))
_MOST = tuple(256 ** int(one[-1]) - 1 for one in TYPES)
_REAL = tuple("f" in one for one in TYPES)


def packed(rows: Iterable[Decided]) -> bytes:
    """The rows one after the other; a count that does not fit into its field is cut to the most that does."""
    return b"".join(
        _ROW.pack(
            *(
                value if is_real else min(max(int(value), 0), most)
                for value, most, is_real in zip(row, _MOST, _REAL, strict=True)
            )
        )
        for row in rows
    )


def unpacked(data: bytes) -> tuple[Decided, ...]:
    """What `packed` has made, as far as it is whole."""
    whole = len(data) - len(data) % _ROW.size
    return tuple(Decided(*row) for row in _ROW.iter_unpack(data[:whole]))


def tenths(milliseconds: float | None) -> int:
    """A time as it is stored."""
    if milliseconds is None:
        return UNKNOWN_TIME
    return min(round(milliseconds / TENTH_MS), _LONGEST)
