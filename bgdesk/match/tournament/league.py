"""A league: evenings that count together, and the table of their season."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from bgdesk.match.rating import Rating, rated
from bgdesk.match.tournament.entrants import Entrant
from bgdesk.match.tournament.places import places
from bgdesk.match.tournament.slots import How
from bgdesk.match.tournament.tournament import Tournament

_PLAYED = (How.PLAYED, How.FLAG)

Person = tuple[str, str]
"""The name without regard to capitals, and the strength of a computer player: the same on every evening."""


@dataclass(frozen=True, slots=True)
class SeasonRow:
    """Where somebody stands: ``total`` is of the evenings that ``counts`` names, by number from 0.

    ``points`` has those of every evening, ``None`` for one without them. ``first`` to ``last`` are the places
    that are shared. ``rating`` is that of the matches of the league alone.
    """

    name: str
    level: str | None
    first: int
    last: int
    total: float
    points: tuple[float | None, ...]
    counts: frozenset[int]
    rating: float


def leagues(tournaments: Iterable[Tournament]) -> tuple[str, ...]:
    """The names of all leagues, in the order of the alphabet."""
    return tuple(sorted({one.header.league.name for one in tournaments if one.header.league}))


def evenings_of(league: str, tournaments: Iterable[Tournament]) -> tuple[Tournament, ...]:
    """Those of the league that are played to their end, the first one first."""
    found = [
        one
        for one in tournaments
        if one.header.league and one.header.league.name == league and one.is_decided
    ]
    return tuple(sorted(found, key=lambda one: (one.header.created, one.header.id)))


def season(evenings: Sequence[Tournament]) -> tuple[SeasonRow, ...]:
    """The table after ``evenings``, the best first; what was agreed on the last of them is so for all.

    Raises ValueError where there is none.
    """
    terms = evenings[-1].header.league if evenings else None
    if terms is None:
        raise ValueError("no evening of the league was played to its end")
    known: dict[Person, Entrant] = {}
    points: dict[Person, list[float | None]] = {}
    for number, evening in enumerate(evenings):
        for who, made in _points_of(evening, terms.points).items():
            points.setdefault(who, [None] * len(evenings))[number] = made
        known |= {_person(one): one for one in evening.entrants.values()}
    counts = {who: _counting(made, terms.best) for who, made in points.items()}
    totals = {who: sum(points[who][number] or 0.0 for number in counts[who]) for who in points}
    ratings = _ratings(evenings)
    rows = []
    for who in sorted(totals, key=lambda one: (-totals[one], one)):
        better = sum(total > totals[who] for total in totals.values())
        equal = sum(total == totals[who] for total in totals.values())
        rows.append(
            SeasonRow(
                known[who].name,
                known[who].level,
                better + 1,
                better + equal,
                totals[who],
                tuple(points[who]),
                counts[who],
                ratings[who].rating,
            )
        )
    return tuple(rows)


def _person(entrant: Entrant) -> Person:
    return entrant.name.casefold(), entrant.level or ""


def _points_of(evening: Tournament, by_place: Sequence[int]) -> Mapping[Person, float]:
    """Who shares places shares their points."""
    found: dict[Person, float] = {}
    for place in places(evening):
        shared = range(place.first - 1, place.last)
        made = sum(by_place[one] for one in shared if one < len(by_place)) / len(shared)
        who = _person(evening.entrants[place.entrant])
        found[who] = max(made, found.get(who, 0.0))
    return found


def _counting(made: Sequence[float | None], best: int) -> frozenset[int]:
    """The numbers of the ``best`` evenings, of all where that is 0; among equal ones the earlier."""
    there = [number for number, one in enumerate(made) if one is not None]
    there.sort(key=lambda number: -(made[number] or 0.0))
    return frozenset(there[:best] if best else there)


def _ratings(evenings: Iterable[Tournament]) -> Mapping[Person, Rating]:
    """Everybody begins alike."""
    found: dict[Person, Rating] = defaultdict(Rating)
    for evening in evenings:
        for slot in evening.slots:
            if slot.outcome and slot.outcome.how in _PLAYED and slot.winner and slot.loser:
                winner, loser = (_person(evening.entrants[one]) for one in (slot.winner, slot.loser))
                if winner != loser:
                    found[winner], found[loser] = rated(found[winner], found[loser], slot.plan.length)
    return found
