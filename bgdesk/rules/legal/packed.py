"""A turn under way in one integer, which is cheap to compare, to keep in a set and to change by adding.

Byte p counts the mover's checkers on their own point p (0 off, 25 the bar, 26 the reserve). Above them
bit 27 * 8 + p is set once the mover hit on p in this turn, then two bytes count steps made with the
higher and with the lower die.
"""

from __future__ import annotations

from bgdesk.rules.position import BAR, HOME, IN, OFF, Side

_COUNT_BITS = 8
_HIT_BITS = 32

_HIT = _COUNT_BITS * (IN + 1)
_USED = (_HIT + _HIT_BITS, _HIT + _HIT_BITS + _COUNT_BITS)

ONE = tuple(1 << _COUNT_BITS * point for point in range(IN + 1))
"""One checker on each place."""

ON = tuple(0xFF * one for one in ONE)
"""Mask of the checkers on each place."""

HIT_ON = tuple(1 << _HIT + point for point in range(BAR))
"""The bit of each point that says that the mover hit on it in this turn."""

ONE_USE = tuple(1 << offset for offset in _USED)
"""One step made with the higher (0) or the lower (1) die."""

COUNTS = sum(ON)
IN_PLAY = COUNTS - ON[OFF]
BEFORE_HOME = sum(ON[HOME.stop :])
BROUGHT_HOME = sum(ON[: HOME.stop])
_ON_BOARD = COUNTS - ON[IN]
POSITION = (1 << _USED[0]) - 1
"""Mask of everything but the dice used."""


def pack(counts: Side, reserve: int = 0) -> int:
    """The start of a turn with ``counts`` and ``reserve`` checkers not brought into play."""
    return int.from_bytes(bytes(counts), "little") + reserve * ONE[IN]


def unpack(state: int) -> Side:
    """The mover's counts in ``state``."""
    return tuple((state & _ON_BOARD).to_bytes(BAR + 1, "little"))


def checkers_on(state: int, place: int) -> int:
    """How many of the mover's checkers stand on ``place``."""
    return state >> _COUNT_BITS * place & 0xFF


def points_hit(state: int) -> int:
    """The points hit in this turn, bit p for point p."""
    return (state & POSITION) >> _HIT


def times_used(state: int, index: int) -> int:
    """How often the higher (0) or the lower (1) die has been used; a double counts on 0."""
    return state >> _USED[index] & 0xFF


def highest(state: int) -> int:
    """The highest place that holds one of the mover's checkers, 0 when none is in play."""
    return max((state & IN_PLAY).bit_length() - 1, 0) // _COUNT_BITS
