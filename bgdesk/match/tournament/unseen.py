"""A tournament without the result of one match: for who does not want to know it yet, or has it undone."""

from __future__ import annotations

from bgdesk.match.tournament.refusals import TournamentRefused
from bgdesk.match.tournament.tournament import Tournament
from bgdesk.match.tournament.tournament_events import Closed, DecisionUndone, SlotDecided


def as_before(tournament: Tournament, slot_id: str) -> Tournament:
    """``tournament`` as if ``slot_id`` were not decided yet, nor anything that follows from it.

    It is to be looked at only: what is left out of it did happen.
    """
    seen = Tournament(tournament.header)
    for event in tournament.in_force:
        is_result = isinstance(event, SlotDecided) and event.slot == slot_id
        if is_result or isinstance(event, Closed):
            continue
        try:
            seen = seen.append(event)
        except TournamentRefused:
            continue  # it follows from the result
    return seen


def undoing(tournament: Tournament, slot_id: str) -> tuple[DecisionUndone, ...]:
    """What has to be undone, in this order, so that ``slot_id`` is open: whatever follows from it, and it."""
    left = as_before(tournament, slot_id).outcomes
    told = (one.slot for one in reversed(tournament.in_force) if isinstance(one, SlotDecided))
    return tuple(DecisionUndone(one) for one in told if one not in left)
