"""A turn under way in one integer, which is cheap to compare, to keep in a set and to change by adding.

Byte p counts the mover's checkers on his own point p (0 off, 25 the bar). Above them bit 26 * 8 + p
is set once he met an opposing checker on p in this turn, then two bytes count the steps made with
the higher and with the lower die.
"""

from __future__ import annotations

from bgdesk.rules.position import BAR, OFF, Side

_COUNT_BITS = 8
_MET_BITS = 32

_MET = _COUNT_BITS * (BAR + 1)
_USED = (_MET + _MET_BITS, _MET + _MET_BITS + _COUNT_BITS)

ONE = tuple(1 << _COUNT_BITS * point for point in range(BAR + 1))
"""One checker on each place."""

ON = tuple(0xFF * one for one in ONE)
"""Mask of the checkers on each place."""

ONE_USE = tuple(1 << offset for offset in _USED)
"""One step made with the higher (0) or the lower (1) die."""

COUNTS = sum(ON)
IN_PLAY = COUNTS - ON[OFF]
BEFORE_HOME = sum(ON[7:])
POSITION = (1 << _USED[0]) - 1
"""Mask of everything but the dice used."""


def pack(counts: Side) -> int:
    """The start of a turn with ``counts``."""
    return int.from_bytes(bytes(counts), "little")


def unpack(state: int) -> Side:
    """The mover's counts in ``state``."""
    return tuple((state & COUNTS).to_bytes(BAR + 1, "little"))


def checkers_on(state: int, place: int) -> int:
    """How many of the mover's checkers stand on ``place``."""
    return state >> _COUNT_BITS * place & 0xFF


def met_at(point: int) -> int:
    """The bit that says that the mover met an opposing checker on ``point`` in this turn."""
    return 1 << _MET + point


def points_met(state: int) -> int:
    """The points met in this turn, bit p for point p."""
    return (state & POSITION) >> _MET


def times_used(state: int, index: int) -> int:
    """How often the higher (0) or the lower (1) die has been used; a double counts on 0."""
    return state >> _USED[index] & 0xFF


def highest(state: int) -> int:
    """The highest place that holds one of the mover's checkers, 0 when none is in play."""
    return max((state & IN_PLAY).bit_length() - 1, 0) // _COUNT_BITS
