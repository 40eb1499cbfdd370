"""Where a person gets to when taking back their last decision, or undoing what was played of the roll."""

from __future__ import annotations

from bgdesk.app.table.automation import AutomationWishes, decides_himself
from bgdesk.app.table.table import Table
from bgdesk.match import flow
from bgdesk.match.dice.fair_dice import SHARED
from bgdesk.match.events import (
    Doubled,
    DoubleNamed,
    Event,
    GameStarted,
    Passed,
    Played,
    PlayedIllegally,
    PositionSet,
    Raised,
    ResignationAccepted,
    ResignationOffered,
    ResignationRejected,
    Rolled,
    Taken,
    TakenBack,
)
from bgdesk.match.record import first_of_roll, last_decision
from bgdesk.match.state import MatchState, Phase

_DECISIONS = (
    Rolled,
    DoubleNamed,
    Played,
    PlayedIllegally,
    Doubled,
    Raised,
    Taken,
    Passed,
    ResignationOffered,
    ResignationAccepted,
    ResignationRejected,
)


def take_back_point(table: Table, wishes: AutomationWishes) -> int | None:
    """How many events stay when a person takes back their last decision of this game; ``None`` without one.

    What is decided for them by ``wishes`` is none of theirs: it would be done again at once.
    """
    if table.state.phase is Phase.OVER or table.is_remote:
        return None
    events, states = table.record.events, table.record.states
    for index in reversed(range(table.line_from or 0, len(events))):
        event = events[index]
        if isinstance(event, GameStarted):
            return None
        if isinstance(event, PositionSet) and event.is_correction:
            return index
        if (
            isinstance(event, _DECISIONS)
            and table.is_human(event.player)
            and _has_chosen(states[index], event, wishes)
        ):
            return index
    return None


def take_back_wish(table: Table, wishes: AutomationWishes) -> TakenBack | None:
    """What a person may ask the player at another computer to write, who has to decide now.

    It takes the person's last decision back; rolls after it do not come again, for their secrets are known.
    """
    wish = take_back_of(table)
    if wish is None or table.is_studied or table.record.header.dice.kind != SHARED:
        return None
    keep = wish.keep
    return wish if _has_chosen(table.record.states[keep], table.record.events[keep], wishes) else None


def take_back_of(table: Table) -> TakenBack | None:
    """What takes back the last decision of a person, where one at another computer has to decide."""
    to_act = table.state.to_act
    keep = last_decision(table.record.events, to_act.opponent) if to_act else None
    is_there = table.is_remote and table.waits_for_remote and keep is not None
    return TakenBack(keep, same_dice=False) if is_there and keep is not None else None


def may_undo(table: Table, wishes: AutomationWishes) -> bool:
    """Whether there is a step or a stage to undo."""
    has_stepped = table.entry is not None and bool(table.entry.played)
    return table.waits_for_human and (has_stepped or undo_point(table, wishes) is not None)


def undo_point(table: Table, wishes: AutomationWishes) -> int | None:
    """How many events stay when a person undoes the last stage chosen of the roll being played."""
    points = _undo_points(table, wishes)
    return points[0] if points else None


def undo_all_point(table: Table, wishes: AutomationWishes) -> int | None:
    """As `undo_point`, for the first such stage."""
    points = _undo_points(table, wishes)
    return points[-1] if points else None


def _undo_points(table: Table, wishes: AutomationWishes) -> list[int]:
    """The stages that a person may undo and has chosen, the last one first."""
    if not table.waits_for_human or table.is_remote:
        return []
    events, states = table.record.events, table.record.states
    first = first_of_roll(events, table.state)
    return [at for at in reversed(range(first, len(events))) if decides_himself(states[at], wishes)]


def _has_chosen(before: MatchState, event: Event, wishes: AutomationWishes) -> bool:
    """Whether a person chose ``event``; to roll is a choice only where something else could be done."""
    if isinstance(event, Rolled) and not before.may_reroll:
        return flow.may_double(before, event.player) is None
    return decides_himself(before, wishes)
