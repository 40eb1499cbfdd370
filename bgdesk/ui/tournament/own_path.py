"""Which matches of a tournament are on the way of the people at this computer."""

from __future__ import annotations

from collections.abc import Mapping

from bgdesk.match.tournament.slots import TournamentSlot
from bgdesk.match.tournament.tournament import Tournament


def slots_on_path(tournament: Tournament) -> frozenset[str]:
    """The slots in which people play or may come to play, and those from which their opponents come."""
    slots = {slot.plan.id: slot for slot in tournament.slots}
    people = {one.id for one in tournament.entrants.values() if not one.is_bot}
    found: set[str] = set()
    for slot in slots.values():
        if people.intersection(filter(None, slot.sides)) or _may_come(slot, slots, found):
            found.add(slot.plan.id)
    before = {
        origin.slot
        for slot_id in found
        if slots[slot_id].outcome is None
        for origin in slots[slot_id].plan.origins
        if origin.slot
    }
    return frozenset(found | before)


def _may_come(slot: TournamentSlot, slots: Mapping[str, TournamentSlot], found: set[str]) -> bool:
    """Whether somebody may come from a slot on the way that is still open."""
    return any(
        side is None and origin.slot in found and slots[origin.slot].outcome is None
        for side, origin in zip(slot.sides, slot.plan.origins, strict=True)
    )
