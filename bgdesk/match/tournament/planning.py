"""Which matches a tournament has: those that are known at the draw, and those that follow from others."""

from __future__ import annotations

from collections.abc import Sequence

from bgdesk.match.tournament.brackets import single_elimination
from bgdesk.match.tournament.entrants import MOST_ENTRANTS
from bgdesk.match.tournament.groups import (
    LEAST_IN_GROUP,
    MOST_IN_GROUP,
    group_seeds,
    group_stage,
    knockout_after,
)
from bgdesk.match.tournament.losers import FINAL, consolation, double_elimination, recharge
from bgdesk.match.tournament.round_robin import MOST_IN_ROUND_ROBIN, play_off, round_robin
from bgdesk.match.tournament.slots import Band, SlotPlan, TournamentSlot
from bgdesk.match.tournament.swiss import swiss_round, swiss_rounds
from bgdesk.match.tournament.tournament_format import FormatKind, Lengths, TournamentFormat

LEAST_ENTRANTS = 2


def least_entrants(how: TournamentFormat) -> int:
    """So many have to take part."""
    if how.kind is FormatKind.GROUPS:
        return how.groups * max(LEAST_IN_GROUP, how.advance)
    return LEAST_ENTRANTS


def most_entrants(how: TournamentFormat) -> int:
    """So many can take part."""
    if how.kind is FormatKind.GROUPS:
        return min(MOST_ENTRANTS, how.groups * MOST_IN_GROUP)
    return MOST_IN_ROUND_ROBIN if how.kind is FormatKind.ROUND_ROBIN else MOST_ENTRANTS


def has_knockout(how: TournamentFormat) -> bool:
    """Whether two at least go on from the groups, where there are groups."""
    return how.kind is not FormatKind.GROUPS or how.groups * how.advance > 1


def plans_at_draw(how: TournamentFormat, lengths: Lengths, entrants: int) -> tuple[SlotPlan, ...]:
    """What follows from the number of ``entrants`` alone, each after those that it follows from."""
    match how.kind:
        case FormatKind.SINGLE_ELIMINATION:
            main = single_elimination(entrants, lengths, third_place=how.third_place)
            rest = consolation(how.consolation, entrants, lengths, third_place=how.third_place)
            return (*main, *rest)
        case FormatKind.DOUBLE_ELIMINATION:
            return double_elimination(entrants, lengths)
        case FormatKind.ROUND_ROBIN:
            return round_robin(entrants, lengths)
        case FormatKind.GROUPS:
            return group_stage(entrants, how, lengths)
        case FormatKind.SWISS:
            return ()


def further_plans(
    how: TournamentFormat,
    lengths: Lengths,
    order: Sequence[str],
    withdrawn: frozenset[str],
    slots: Sequence[TournamentSlot],
) -> tuple[SlotPlan, ...]:
    """What comes when all ``slots`` are decided; nothing where that is the end."""
    match how.kind:
        case FormatKind.SWISS:
            return swiss_round(how, lengths, order, withdrawn, slots)
        case FormatKind.GROUPS if all(slot.plan.band is Band.GROUP for slot in slots):
            return knockout_after(how, lengths, order, withdrawn, slots)
        case FormatKind.ROUND_ROBIN if all(slot.plan.band is Band.TABLE for slot in slots):
            return play_off(lengths, order, withdrawn, slots)
        case FormatKind.DOUBLE_ELIMINATION if how.recharge and slots[-1].plan.id == FINAL:
            return _second_final(slots[-1], lengths)
    return ()


def matches_to_plan(
    how: TournamentFormat, entrants: int, withdrawn: int, slots: Sequence[TournamentSlot]
) -> int:
    """How many will follow that are not among ``slots``, as far as that can be known."""
    if how.kind is FormatKind.SWISS and not how.losses:
        last = max((slot.plan.round for slot in slots), default=0)
        return max(0, swiss_rounds(how, entrants) - last) * ((entrants - withdrawn) // 2)
    if how.kind is FormatKind.GROUPS and all(slot.plan.band is Band.GROUP for slot in slots):
        return sum(min(how.advance, len(seeds)) for seeds in group_seeds(entrants, how.groups)) - 1
    return 0


def _second_final(final: TournamentSlot, lengths: Lengths) -> tuple[SlotPlan, ...]:
    """Where whoever had not lost yet has lost the final at the board."""
    is_needed = final.has_match and final.winner == final.second and final.first and final.second
    return (recharge(final.first or "", final.second or "", lengths),) if is_needed else ()
