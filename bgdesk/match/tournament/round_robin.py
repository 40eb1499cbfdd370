"""Everybody against everybody, by the circle method, and a play-off where the first are even."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from bgdesk.match.tournament.brackets import knockout_of
from bgdesk.match.tournament.slots import Band, SlotOrigin, SlotPlan, TournamentSlot
from bgdesk.match.tournament.standings import standing_keys
from bgdesk.match.tournament.tournament_format import Lengths

MOST_IN_ROUND_ROBIN = 16
"""More would take a hundred matches and more."""
_POINTS_OF_TWO, _POINTS_OF_MORE = 3, 1
"""The length of a play-off between two, and of one between more of them."""


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


def play_off(
    lengths: Lengths, order: Sequence[str], withdrawn: Collection[str], slots: Sequence[TournamentSlot]
) -> tuple[SlotPlan, ...]:
    """A bracket of those who are even in everything at the top, as drawn; nothing where one is first."""
    keys = standing_keys(order, tuple(slots))
    even = [one for one in order if keys[one] == max(keys.values()) and one not in withdrawn]
    if len(even) < 2:
        return ()
    points = min(_POINTS_OF_TWO if len(even) == 2 else _POINTS_OF_MORE, lengths.final)
    return knockout_of(even, Lengths((points,), points))


def _sides(one: int, other: int) -> tuple[int, int]:
    """The lower seed first where their sum is odd, else the higher: that is even for everybody."""
    low, high = sorted((one, other))
    return (low, high) if (low + high) % 2 else (high, low)
