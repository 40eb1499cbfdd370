"""Counting the rolls that hit: exact for one checker moved alone, on an open way."""

from __future__ import annotations

from bgdesk.rules.position import HOME, Side

ROLLS = 36


def _bit(first: int, second: int) -> int:
    return 1 << (first - 1) * 6 + second - 1


def _either(first: int, second: int) -> int:
    return _bit(first, second) | _bit(second, first)


_DIRECT = (0, *(sum({_either(die, other) for other in range(1, 7)}) for die in range(1, 7)))
"""The rolls that show a die, as bits of 36."""


def _combined(distance: int) -> tuple[tuple[int, tuple[tuple[int, ...], ...]], ...]:
    """The rolls that reach ``distance`` with several steps, and the ways of stopovers, one of them open."""
    found: list[tuple[int, tuple[tuple[int, ...], ...]]] = [
        (_either(die, distance - die), ((die,), (distance - die,)))
        for die in range(1, 7)
        if die < distance - die <= 6
    ]
    found += [
        (_bit(die, die), (tuple(range(die, distance, die)),))
        for die in range(1, 7)
        if distance % die == 0 and 2 <= distance // die <= 4
    ]
    return tuple(found)


_COMBINED = tuple(_combined(distance) for distance in range(25))


def rolls_that_hit(blot: int, hitters: Side, closed: Side) -> int:
    """The rolls, as bits of 36, with which the other side hits on ``blot``.

    ``hitters`` counts the other side's checkers by the blot owner's own points, those on the bar at 0;
    ``closed`` are the owner's counts, whose points of two stop them. While a checker is on the bar,
    others hit with the second die alone.
    """
    waiting = hitters[0]
    if waiting > 1:
        return _DIRECT[blot] if blot in HOME else 0
    if waiting:
        return _reaching(blot, 0, closed) | _after_entering(blot, hitters, closed)
    rolls = 0
    for start in range(1, blot):
        if hitters[start]:
            rolls |= _reaching(blot, start, closed)
    return rolls


def _reaching(blot: int, start: int, closed: Side) -> int:
    distance = blot - start
    rolls = _DIRECT[distance] if distance <= 6 else 0
    for combination, ways in _COMBINED[distance]:
        if any(all(closed[start + stop] < 2 for stop in way) for way in ways):
            rolls |= combination
    return rolls


def _after_entering(blot: int, hitters: Side, closed: Side) -> int:
    rolls = 0
    for die in range(1, 7):
        if blot > die and hitters[blot - die]:
            for entry in HOME:
                if closed[entry] < 2:
                    rolls |= _either(die, entry)
    return rolls
