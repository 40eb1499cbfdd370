"""Who came where."""

from __future__ import annotations

from dataclasses import dataclass

from bgdesk.match.tournament.slots import Band, How, TournamentSlot
from bgdesk.match.tournament.tournament import Tournament

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
    reached = {entrant: _reached(slots, entrant) for entrant in tournament.order}
    ordered = sorted(tournament.order, key=lambda one: (-reached[one], tournament.seed_of(one)))
    found = []
    for entrant in ordered:
        better = sum(value > reached[entrant] for value in reached.values())
        equal = sum(value == reached[entrant] for value in reached.values())
        found.append(_tallied(slots, Place(entrant, better + 1, better + equal)))
    return tuple(found)


def champion(tournament: Tournament) -> str | None:
    """Who won it; ``None`` as long as that is open, and where nobody came to the end."""
    last = [slot for slot in tournament.slots if slot.plan.band is Band.MAIN]
    return (last[-1].winner or None) if last else None


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
