"""Where a person gets to when he takes back his last decision."""

from __future__ import annotations

from bgdesk.app.automation import AutomationWishes, decides_himself
from bgdesk.app.table import Table
from bgdesk.match import flow
from bgdesk.match.events import (
    Doubled,
    DoubleNamed,
    Event,
    GameStarted,
    Passed,
    Played,
    Raised,
    ResignationAccepted,
    ResignationOffered,
    ResignationRejected,
    Rolled,
    Taken,
)
from bgdesk.match.state import MatchState, Phase

_DECISIONS = (
    Rolled,
    DoubleNamed,
    Played,
    Doubled,
    Raised,
    Taken,
    Passed,
    ResignationOffered,
    ResignationAccepted,
    ResignationRejected,
)


def take_back_point(table: Table, wishes: AutomationWishes) -> int | None:
    """How many events stay when a person takes back his last decision of this game; ``None`` without one.

    What is decided for him by ``wishes`` is none of his: it would be done again at once.
    """
    if table.state.phase is Phase.OVER:
        return None
    events, states = table.record.events, table.record.states
    for index in reversed(range(len(events))):
        event = events[index]
        if isinstance(event, GameStarted):
            return None
        if (
            isinstance(event, _DECISIONS)
            and table.is_human(event.player)
            and _has_chosen(states[index], event, wishes)
        ):
            return index
    return None


def _has_chosen(before: MatchState, event: Event, wishes: AutomationWishes) -> bool:
    """Whether a person chose ``event`` himself; to roll is a choice only where he could do something else."""
    if isinstance(event, Rolled) and not before.may_rethrow:
        return flow.may_double(before, event.player) is None
    return decides_himself(before, wishes)
