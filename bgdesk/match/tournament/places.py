"""Who came where."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from bgdesk.match.tournament.groups import advancing, group_standings
from bgdesk.match.tournament.planning import matches_to_plan
from bgdesk.match.tournament.slots import Band, How, TournamentSlot
from bgdesk.match.tournament.standings import standing_keys
from bgdesk.match.tournament.swiss import swiss_keys, swiss_records
from bgdesk.match.tournament.tournament import Tournament
from bgdesk.match.tournament.tournament_format import FormatKind

_PLAYED = (How.PLAYED, How.FLAG)


@dataclass(frozen=True, slots=True)
class Place:
    """The places ``first`` to ``last`` are shared by as many entrants, of whom ``entrant`` is one.

    ``played`` and ``won`` count matches, ``points_for`` and ``points_against`` the points made in them.
    """

    entrant: str
    first: int
    last: int
    played: int = 0
    won: int = 0
    points_for: int = 0
    points_against: int = 0


def places(tournament: Tournament) -> tuple[Place, ...]:
    """All entrants, those who got furthest first; whoever still plays stands before those who are out."""
    slots = tournament.slots
    reached = _reached_by_all(tournament, slots)
    ordered = sorted(tournament.order, key=lambda one: reached[one], reverse=True)
    found = []
    for entrant in ordered:
        better = sum(value > reached[entrant] for value in reached.values())
        equal = sum(value == reached[entrant] for value in reached.values())
        found.append(_tallied(slots, Place(entrant, better + 1, better + equal)))
    return tuple(found)


def champion(tournament: Tournament) -> str | None:
    """Who won it; ``None`` as long as that is open, where nobody came to the end, or the first are even."""
    if tournament.header.format.kind in (FormatKind.ROUND_ROBIN, FormatKind.SWISS):
        first = places(tournament)[0] if tournament.is_decided else None
        return first.entrant if first and first.first == first.last else None
    if tournament.header.format.kind is FormatKind.DOUBLE_ELIMINATION:
        return (tournament.slots[-1].winner or None) if tournament.is_decided else None
    return _last_winner(tournament, Band.MAIN) or _only_one_left(tournament)


def match_count(tournament: Tournament) -> int:
    """How many matches are played all in all, as far as that can be known."""
    count, gone = len(tournament.order), len(tournament.withdrawn)
    to_come = matches_to_plan(tournament.header.format, count, gone, tournament.slots)
    return to_come + sum(slot.has_match for slot in tournament.slots)


def consolation_winner(tournament: Tournament) -> str | None:
    """Who won the consolation; ``None`` as long as that is open, and where nothing was played for it."""
    slots = (slot for slot in tournament.slots if slot.plan.band is Band.CONSOLATION)
    was_played = any(slot.outcome and slot.has_match for slot in slots)
    return _last_winner(tournament, Band.CONSOLATION) if was_played else None


def _last_winner(tournament: Tournament, band: Band) -> str | None:
    last = [slot for slot in tournament.slots if slot.plan.band is band]
    return (last[-1].winner or None) if last else None


def _only_one_left(tournament: Tournament) -> str | None:
    """Who goes on from the groups alone, so that there is no knockout."""
    how, slots = tournament.header.format, tournament.slots
    is_over = how.kind is FormatKind.GROUPS and tournament.is_decided
    if not is_over or any(slot.plan.band is Band.MAIN for slot in slots):
        return None
    left = advancing(how, tournament.order, tournament.withdrawn, slots)
    return left[0] if len(left) == 1 else None


def _reached_by_all(
    tournament: Tournament, slots: tuple[TournamentSlot, ...]
) -> Mapping[str, tuple[float, ...]]:
    """What entrants are compared by, better ones larger."""
    order, how = tournament.order, tournament.header.format
    match how.kind:
        case FormatKind.ROUND_ROBIN:
            keys = standing_keys(order, tuple(slot for slot in slots if slot.plan.band is Band.TABLE))
            return {one: (*keys[one], _reached(slots, one)) for one in order}
        case FormatKind.SWISS:
            tie_breaks = swiss_keys(order, slots)
            records = swiss_records(order, slots) if how.losses else {}
            left = {one for one in records if records[one].losses < how.losses} - tournament.withdrawn
            return {one: (one in left, *tie_breaks[one]) for one in order}
        case FormatKind.GROUPS:
            best = _only_one_left(tournament)
            standings = group_standings(how, order, slots)
            ranks = {one: place for group in standings for place, one in enumerate(group)}
            return {one: (one == best, *_reached_from_group(slots, one, ranks[one])) for one in order}
        case FormatKind.DOUBLE_ELIMINATION:
            return {one: _reached_with_one_lost(slots, one) for one in order}
        case FormatKind.SINGLE_ELIMINATION:
            return {one: (_reached(slots, one),) for one in order}


def _reached(slots: tuple[TournamentSlot, ...], entrant: str) -> float:
    """How far ``entrant`` got, in rounds; half a round more for the third place."""
    reached = 0.0
    for slot in slots:
        if entrant not in slot.sides:
            continue
        if slot.plan.band is Band.MAIN:
            reached = max(reached, slot.plan.round + (slot.winner == entrant))
        elif slot.plan.band is Band.THIRD and slot.winner == entrant:
            reached += 0.5
    return reached


def _reached_from_group(slots: tuple[TournamentSlot, ...], entrant: str, rank: int) -> tuple[float, ...]:
    """The rounds of the knockout; of those who were not in it, the place in the group."""
    reached = _reached(slots, entrant)
    return reached, 0 if reached else -rank


def _reached_with_one_lost(slots: tuple[TournamentSlot, ...], entrant: str) -> tuple[float, ...]:
    """Finals come first, then the rounds among those who have lost; whoever has not lost is before them."""
    own = [slot for slot in slots if entrant in slot.sides]
    last = own[-1]
    has_won = last.winner == entrant
    if last.plan.band is Band.FINAL:
        return 2, last.plan.round + has_won
    if last.plan.band is Band.LOSERS:
        return 0, last.plan.round + has_won
    return 1, last.plan.round + has_won


def _tallied(slots: tuple[TournamentSlot, ...], place: Place) -> Place:
    played = won = points_for = points_against = 0
    for slot in slots:
        if place.entrant in slot.sides and slot.outcome and slot.outcome.how in _PLAYED:
            own, other = slot.outcome.score
            if slot.second == place.entrant:
                own, other = other, own
            played, won = played + 1, won + (slot.winner == place.entrant)
            points_for, points_against = points_for + own, points_against + other
    return Place(place.entrant, place.first, place.last, played, won, points_for, points_against)
