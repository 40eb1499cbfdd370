"""The brackets of those who have lost: the second one of a double elimination, and the consolation."""

from __future__ import annotations

from dataclasses import replace

from bgdesk.match.tournament.brackets import (
    bracket_size,
    loser_of,
    main_slot,
    rounds_of,
    single_elimination,
    winner_of,
)
from bgdesk.match.tournament.slots import Band, OriginKind, SlotOrigin, SlotPlan
from bgdesk.match.tournament.tournament_format import Consolation, Lengths

FINAL, RECHARGE = "final", "recharge"
_PREFIX = {Band.LOSERS: "l", Band.CONSOLATION: "c"}


def double_elimination(entrants: int, lengths: Lengths) -> tuple[SlotPlan, ...]:
    """The bracket, that of those who have lost once, and the final between their winners."""
    rounds = rounds_of(entrants)
    main = tuple(
        replace(plan, length=lengths.of_round(plan.round, rounds + 1))
        for plan in single_elimination(entrants, lengths)
    )
    losers, last = _losers_bracket(Band.LOSERS, rounds, rounds, lengths.of_losers)
    final = SlotPlan(FINAL, Band.FINAL, 1, 1, winner_of(main[-1].id), last, lengths.final)
    return (*main, *losers, final)


def recharge(first: str, second: str, lengths: Lengths) -> SlotPlan:
    """The second final, in which either can be the first to have lost twice."""
    sides = SlotOrigin.of_entrant(first), SlotOrigin.of_entrant(second)
    return SlotPlan(RECHARGE, Band.FINAL, 2, 1, *sides, lengths.of_recharge)


def consolation(
    kind: Consolation, entrants: int, lengths: Lengths, *, third_place: bool
) -> tuple[SlotPlan, ...]:
    """The matches for it; none where nobody is left to play them."""
    size, rounds = bracket_size(entrants), rounds_of(entrants)
    most = rounds - 1 - third_place
    if kind is Consolation.NONE or most < 1:
        return ()
    is_once = kind is Consolation.ONCE
    fed = min(most, 1 + (entrants < size)) if is_once else most
    return _losers_bracket(Band.CONSOLATION, rounds, fed, lengths.of_losers, is_once=is_once)[0]


def _losers_bracket(
    band: Band, rounds: int, fed: int, length: int, *, is_once: bool = False
) -> tuple[tuple[SlotPlan, ...], SlotOrigin]:
    """The slots, and who comes out at the end; the losers of ``fed`` of the main ``rounds`` come in.

    ``is_once``: those of the second round only come in where they had a bye before.
    """
    here = [loser_of(main_slot(1, number)) for number in range(1, 2 ** (rounds - 1) + 1)]
    slots: list[SlotPlan] = []
    taken, number = 1, 0
    while len(here) > 1 or taken < fed:
        number += 1
        if taken < fed and len(here) == 2 ** (rounds - taken - 1):
            taken += 1
            pairs = list(zip(here, _dropping_in(taken, len(here), is_once=is_once), strict=True))
        else:
            pairs = list(zip(here[::2], here[1::2], strict=True))
        new = [
            SlotPlan(f"{_PREFIX[band]}{number}.{place}", band, number, place, *pair, length)
            for place, pair in enumerate(pairs, 1)
        ]
        slots += new
        here = [winner_of(slot.id) for slot in new]
    return tuple(slots), here[0]


def _dropping_in(main_round: int, count: int, *, is_once: bool) -> list[SlotOrigin]:
    """The losers of a round, crossed over so that they meet those whom they have beaten as late as can be."""
    numbers, half = list(range(1, count + 1)), count // 2
    crossed = (
        numbers[::-1],
        numbers[half:] + numbers[:half],
        numbers[:half][::-1] + numbers[half:][::-1],
        numbers,
    )[(main_round - 2) % 4]
    kind = OriginKind.FIRST_LOSER if is_once else OriginKind.LOSER
    return [SlotOrigin(kind, slot=main_slot(main_round, number)) for number in crossed]
