"""Who came where."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from bgdesk.match.tournament.slots import Band, How, TournamentSlot
from bgdesk.match.tournament.standings import standing_keys
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
    if tournament.header.format.kind is FormatKind.ROUND_ROBIN:
        first = places(tournament)[0] if tournament.is_decided else None
        return first.entrant if first and first.first == first.last else None
    last = [slot for slot in tournament.slots if slot.plan.band is Band.MAIN]
    return (last[-1].winner or None) if last else None


def _reached_by_all(
    tournament: Tournament, slots: tuple[TournamentSlot, ...]
) -> Mapping[str, tuple[float, ...]]:
    """What entrants are compared by, better ones larger."""
    if tournament.header.format.kind is FormatKind.ROUND_ROBIN:
        return standing_keys(tournament.order, slots)
    return {entrant: (_reached(slots, entrant),) for entrant in tournament.order}


def _reached(slots: tuple[TournamentSlot, ...], entrant: str) -> float:
    """How far ``entrant`` got, in rounds; half a round more for the third place."""
    reached = 0.0
    for slot in slots:
        if entrant not in slot.sides:
            continue
        if slot.plan.band is Band.MAIN:
            reached = max(reached, slot.plan.round + (slot.winner == entrant))
        elif slot.winner == entrant:
            reached += 0.5
    return reached


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
