"""What is played for a person because nothing is left to decide."""

from __future__ import annotations

from dataclasses import dataclass

from bgdesk.app.settings import table as settings_table
from bgdesk.app.settings.settings import Settings
from bgdesk.app.table.conduct import may_enter_as_played
from bgdesk.app.table.play_entry import PlayEntry, entry_for
from bgdesk.app.table.table import Answer, RollWanted, Table
from bgdesk.match import flow
from bgdesk.match.events import Played, ResignationAccepted
from bgdesk.match.refereeing import objection_point
from bgdesk.match.state import MatchState, Phase
from bgdesk.rules.legal.plays import Play
from bgdesk.rules.outcome import is_race


@dataclass(frozen=True, slots=True)
class AutomationWishes:
    """Which decisions without a choice a person wants to be made automatically.

    ``referee``: two people with real dice want to enter what was played, legal or not.
    """

    forced_plays: bool = True
    roll_without_cube: bool = True
    bear_off: bool = False
    referee: bool = False

    @classmethod
    def of(cls, settings: Settings) -> AutomationWishes:
        """Those of ``settings`` as they are now."""
        get, chosen = settings.get, settings_table
        return cls(
            get(chosen.FORCED_PLAYS),
            get(chosen.AUTO_ROLL),
            get(chosen.AUTO_BEAR_OFF),
            get(chosen.REFEREE),
        )


AS_AT_FIRST = AutomationWishes()
"""What a person who has changed no setting wants."""


def automatic_answer(table: Table, wishes: AutomationWishes) -> Answer | None:
    """The only sensible answer of the person to act, or ``None`` when the person is to be asked.

    Between two people no roll is made for either after a play that was: a match must not play itself. Nor is
    one after a play that may be objected to until then. Whoever tries something out decides everything, and
    so do people who enter what was played on a board of their own.
    """
    if table.is_line or may_enter_as_played(table, wishes):
        return None
    answer = _answer(table.state, table.entry, wishes)
    is_roll = isinstance(answer, RollWanted)
    return None if is_roll and table.is_between_people and _was_played_for_one(table, wishes) else answer


def _was_played_for_one(table: Table, wishes: AutomationWishes) -> bool:
    """Whether the last thing that happened was a play made for a person, or one against the rules."""
    events, states = table.record.events, table.record.states
    if objection_point(table.record) is not None:
        return True
    return bool(events) and isinstance(events[-1], Played) and not decides_himself(states[-2], wishes)


def decides_himself(state: MatchState, wishes: AutomationWishes) -> bool:
    """Whether a person who has to act in ``state`` is asked, since nothing is decided automatically."""
    return _answer(state, entry_for(state), wishes) is None


def _answer(state: MatchState, entry: PlayEntry | None, wishes: AutomationWishes) -> Answer | None:
    if state.phase is Phase.TO_ROLL and state.turn is not None:
        cannot_double = flow.may_double(state, state.turn) is not None
        return RollWanted() if wishes.roll_without_cube and cannot_double else None
    if state.phase is Phase.TO_PLAY and entry is not None and not entry.played:
        play = None if state.may_reroll else _obvious_play(state, entry, wishes)
        return entry.enter(play).event() if play else None
    if state.to_act is not None and flow.resignation_is_certain(state):
        return ResignationAccepted(state.to_act)
    return None


def _obvious_play(state: MatchState, entry: PlayEntry, wishes: AutomationWishes) -> Play | None:
    if entry.is_forced and wishes.forced_plays:
        return entry.legal.plays[0]
    if wishes.bear_off and is_race(state.position, state.ruleset):
        return entry.obvious_bear_off()
    return None
