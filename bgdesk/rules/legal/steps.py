"""One checker moved by one die."""

from __future__ import annotations

from dataclasses import dataclass

from bgdesk.rules.position import BAR, IN, OFF


@dataclass(frozen=True, slots=True)
class Step:
    """One checker moved by one die, in the mover's own coordinates: 26 the reserve, 25 the bar, 0 off.

    ``is_pin``: it traps an opposing checker that was not trapped just before.
    """

    source: int
    target: int
    die: int
    is_hit: bool = False
    is_pin: bool = False


def landing(source: int, die: int) -> int:
    """The place that ``die`` leads to from ``source``; off when it leads past the last point."""
    return max((BAR if source == IN else source) - die, OFF)


def _all_steps(*, is_hit: bool = False, is_pin: bool = False) -> dict[tuple[int, int], Step]:
    return {
        (source, die): Step(source, landing(source, die), die, is_hit, is_pin)
        for source in range(1, IN + 1)
        for die in range(1, 7)
    }


QUIET = _all_steps()
"""Every step that meets nobody by (source, die); shared, because making one is slow."""

HITS = _all_steps(is_hit=True)
"""Every hitting step by (source, die)."""

PINS = _all_steps(is_pin=True)
"""Every pinning step by (source, die)."""
