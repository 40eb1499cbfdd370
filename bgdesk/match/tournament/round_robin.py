"""Everybody against everybody, by the circle method."""

from __future__ import annotations

from bgdesk.match.tournament.slots import Band, SlotOrigin, SlotPlan
from bgdesk.match.tournament.tournament_format import Lengths

MOST_IN_ROUND_ROBIN = 16
"""More would take a hundred matches and more."""


def round_robin(entrants: int, lengths: Lengths) -> tuple[SlotPlan, ...]:
    """All slots by round; with an odd number somebody is free in each.

    The first stays, the others move on by one place a round; everybody is listed first as often as second.
    """
    seats = [*range(1, entrants + entrants % 2 + 1)]
    rounds = len(seats) - 1
    plans = []
    for number in range(1, rounds + 1):
        pairs = list(zip(seats[: len(seats) // 2], reversed(seats), strict=False))
        length = lengths.of_round(number, rounds)
        for place, pair in enumerate(pairs, 1):
            first, second = (SlotOrigin.of_seed(seed, entrants) for seed in _sides(*pair))
            plans.append(SlotPlan(f"r{number}.{place}", Band.TABLE, number, place, first, second, length))
        seats = [seats[0], seats[-1], *seats[1:-1]]
    return tuple(plans)


def _sides(one: int, other: int) -> tuple[int, int]:
    """The lower seed first where their sum is odd, else the higher: that is even for everybody."""
    low, high = sorted((one, other))
    return (low, high) if (low + high) % 2 else (high, low)
