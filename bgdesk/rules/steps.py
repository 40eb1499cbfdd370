"""One checker moved by one die."""

from __future__ import annotations

from dataclasses import dataclass

from bgdesk.rules.position import BAR, OFF


@dataclass(frozen=True, slots=True)
class Step:
    """One checker moved by one die, in the mover's own coordinates: 25 the bar, 0 off."""

    source: int
    target: int
    die: int
    is_hit: bool = False


def landing(source: int, die: int) -> int:
    """The place that ``die`` leads to from ``source``; off when it leads past the last point."""
    return max(source - die, OFF)


def _all_steps(is_hit: bool) -> dict[tuple[int, int], Step]:
    return {
        (source, die): Step(source, landing(source, die), die, is_hit)
        for source in range(1, BAR + 1)
        for die in range(1, 7)
    }


QUIET = _all_steps(is_hit=False)
"""Every step that hits nobody by (source, die); shared, because making one is slow."""

HITS = _all_steps(is_hit=True)
"""Every hitting step by (source, die)."""
