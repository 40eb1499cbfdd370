"""What is played for a person because nothing is left to decide."""

from __future__ import annotations

from dataclasses import dataclass

from bgdesk.app.table import Answer, RollWanted, Table
from bgdesk.match import flow
from bgdesk.match.events import ResignationAccepted
from bgdesk.match.state import Phase
from bgdesk.rules.outcome import is_race
from bgdesk.rules.plays import Play


@dataclass(frozen=True, slots=True)
class AutomationWishes:
    """Which decisions without a choice a person wants to be made for him."""

    forced_plays: bool = True
    roll_without_cube: bool = True
    bear_off: bool = False


def automatic_answer(table: Table, wishes: AutomationWishes) -> Answer | None:
    """The only sensible answer of the person to act, or ``None`` when he has to decide himself."""
    state = table.state
    if state.phase is Phase.TO_ROLL and state.turn is not None:
        cannot_double = flow.may_double(state, state.turn) is not None
        return RollWanted() if wishes.roll_without_cube and cannot_double else None
    if state.phase is Phase.TO_PLAY and table.entry is not None and not table.entry.played:
        play = None if state.may_rethrow else _obvious_play(table, wishes)
        return table.entry.enter(play).event() if play else None
    if state.to_act is not None and flow.resignation_is_certain(state):
        return ResignationAccepted(state.to_act)
    return None


def _obvious_play(table: Table, wishes: AutomationWishes) -> Play | None:
    entry = table.entry
    assert entry
    if entry.is_forced and (wishes.forced_plays or not entry.legal.plays[0].steps):
        return entry.legal.plays[0]
    if wishes.bear_off and is_race(table.state.position, table.state.ruleset):
        return entry.obvious_bear_off()
    return None
