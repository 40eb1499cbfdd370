"""Which part of a picture a match of a tournament belongs to, and in which column."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication

from bgdesk.app.side_by_side import labels
from bgdesk.match.tournament.slots import Band, SlotPlan
from bgdesk.match.tournament.tournament import Tournament
from bgdesk.match.tournament.tournament_format import FormatKind
from bgdesk.ui.tournament.round_words import column_title, part_name
from bgdesk.ui.words.numbers import whole

translate = QCoreApplication.translate

_ORDER = (Band.TABLE, Band.MAIN, Band.LOSERS, Band.CONSOLATION, Band.GROUP)


@dataclass(frozen=True, slots=True)
class PartView:
    """A part of the picture with the titles of its columns; ``name`` is empty where it is the only one.

    ``is_beside`` the part before instead of below it.
    """

    name: str
    titles: Mapping[int, str]
    is_beside: bool = False


@dataclass(frozen=True, slots=True)
class SlotPlace:
    """``part`` counts from the top, ``column`` and ``place`` within it, all from 0."""

    part: int
    column: int
    place: int


def slot_places(tournament: Tournament) -> tuple[tuple[PartView, ...], Mapping[str, SlotPlace]]:
    """The parts from top to bottom, and where each slot is."""
    plans = tournament.plans
    keys = sorted({_part(plan) for plan in plans})
    parts = []
    for key in keys:
        inside = [plan for plan in plans if _part(plan) == key]
        first = [plan for plan in inside if plan.number == 1 and plan.band is not Band.THIRD]
        titles = {_column(tournament, plan): _title(tournament, plan) for plan in first}
        name = part_name(tournament, inside[0]) if len(keys) > 1 else ""
        parts.append(PartView(name, titles, is_beside=inside[0].group > 0 and inside[0].group % 2 == 0))
    found = {
        plan.id: SlotPlace(keys.index(_part(plan)), _column(tournament, plan), plan.number - 1)
        for plan in plans
    }
    return tuple(parts), found


def _part(plan: SlotPlan) -> tuple[int, int]:
    band = Band.MAIN if plan.band in (Band.FINAL, Band.THIRD) else plan.band
    return _ORDER.index(band), plan.group


def _title(tournament: Tournament, plan: SlotPlan) -> str:
    #: Behind the name of a round: how many points its matches go to
    text = translate("Tournament", "to {points}")
    return labels(column_title(tournament, plan), text.format(points=whole(plan.length)))


def _column(tournament: Tournament, plan: SlotPlan) -> int:
    """In a double elimination each round stands above the one that its losers come to."""
    last = max((one.round for one in tournament.plans if one.band is Band.MAIN), default=0)
    is_double = tournament.header.format.kind is FormatKind.DOUBLE_ELIMINATION
    if plan.band is Band.FINAL:
        return max(1, 2 * (last - 1)) + plan.round - 1
    if plan.band is Band.THIRD:
        return last - 1
    if plan.band is Band.MAIN and is_double and plan.round > 1:
        return 2 * (plan.round - 1) - 1
    return plan.round - 1
