"""The bracket in which whoever loses is out."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from bgdesk.match.tournament.slots import Band, OriginKind, SlotOrigin, SlotPlan
from bgdesk.match.tournament.tournament_format import Lengths


def bracket_size(entrants: int) -> int:
    """The next power of two, at least 2."""
    return max(2, 1 << (entrants - 1).bit_length())


def rounds_of(entrants: int) -> int:
    """How many rounds lead to the champion."""
    return bracket_size(entrants).bit_length() - 1


def bracket_order(size: int) -> tuple[int, ...]:
    """The seeds from top to bottom: 1-16, 8-9, 5-12 and so on. ``size`` is a power of two."""
    order = [1]
    while len(order) < size:
        both = 2 * len(order) + 1
        order = [seed for high in order for seed in (high, both - high)]
    return tuple(order)


def winner_of(slot: str) -> SlotOrigin:
    """Whoever wins ``slot``."""
    return SlotOrigin(OriginKind.WINNER, slot=slot)


def loser_of(slot: str) -> SlotOrigin:
    """Whoever loses ``slot``."""
    return SlotOrigin(OriginKind.LOSER, slot=slot)


def main_slot(round_number: int, number: int) -> str:
    """The id of a slot of the main bracket."""
    return f"{round_number}.{number}"


def single_elimination(entrants: int, lengths: Lengths, *, third_place: bool = False) -> tuple[SlotPlan, ...]:
    """All slots, those of a round from top to bottom, each after those that it follows from."""
    rounds = rounds_of(entrants)
    slots = [*_first_round(entrants, lengths.of_round(1, rounds))]
    for number in range(2, rounds + 1):
        length = lengths.of_round(number, rounds)
        for place in range(1, 2 ** (rounds - number) + 1):
            above, below = (winner_of(main_slot(number - 1, 2 * place - one)) for one in (1, 0))
            slots.append(SlotPlan(main_slot(number, place), Band.MAIN, number, place, above, below, length))
    if third_place and rounds > 1:
        first, second = (loser_of(main_slot(rounds - 1, place)) for place in (1, 2))
        length = lengths.of_round(rounds - 1, rounds)
        slots.append(SlotPlan("third", Band.THIRD, 1, 1, first, second, length))
    return tuple(slots)


def knockout_of(names: Sequence[str], lengths: Lengths) -> tuple[SlotPlan, ...]:
    """A bracket of these, the first seed first, who are known by now."""
    coming = [SlotOrigin.of_entrant(name) for name in names]

    def known(origin: SlotOrigin) -> SlotOrigin:
        return coming[origin.seed - 1] if origin.kind is OriginKind.SEED else origin

    return tuple(
        replace(plan, first=known(plan.first), second=known(plan.second))
        for plan in single_elimination(len(names), lengths)
    )


def _first_round(entrants: int, length: int) -> tuple[SlotPlan, ...]:
    order = bracket_order(bracket_size(entrants))
    pairs = zip(order[::2], order[1::2], strict=True)
    return tuple(
        SlotPlan(
            main_slot(1, place),
            Band.MAIN,
            1,
            place,
            SlotOrigin.of_seed(high, entrants),
            SlotOrigin.of_seed(low, entrants),
            length,
        )
        for place, (high, low) in enumerate(pairs, 1)
    )
