"""A wrong set-up: until the second play of a game the checkers can be put right."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from bgdesk.match import flow
from bgdesk.match.dice.fair_dice import has_typed_dice
from bgdesk.match.events import Event, GameStarted, PositionSet
from bgdesk.match.record import MatchRecord
from bgdesk.match.state import MatchState
from bgdesk.rules.position import Position
from bgdesk.rules.refusal import Reason, Refusal

TOO_LATE_AFTER = 2
"""Plays of a game after which its set-up stands."""


def correction(state: MatchState, position: Position) -> PositionSet:
    """The checkers of ``state`` put right."""
    return PositionSet(position, state.turn, state.cube, is_correction=True)


def may_correct(record: MatchRecord) -> Refusal | None:
    """Why the set-up of the game under way cannot be corrected now; ``None`` when it can.

    It can only be wrong on a board of the players' own, as real dice have, or one that was set by hand.
    """
    refusal = flow.refusal(record.state, correction(record.state, record.state.position))
    if refusal:
        return refusal
    start = _start_of_game(record.events)
    if plays_made(record.states[start + 1 :]) >= TOO_LATE_AFTER:
        return Refusal(Reason.SETUP_STANDS)
    was_set = any(isinstance(event, PositionSet) for event in record.events[start:])
    return None if was_set or has_typed_dice(record.header.dice) else Refusal(Reason.SETUP_IS_RIGHT)


def plays_made(states: Sequence[MatchState]) -> int:
    """How many turns have ended in the states of one game: each has an end, whatever it was made of."""
    return sum(
        before.turns_completed != after.turns_completed and before.dice is not None
        for before, after in pairwise(states)
    )


def _start_of_game(events: Sequence[Event]) -> int:
    """The index of the last `GameStarted`."""
    return next(index for index in reversed(range(len(events))) if isinstance(events[index], GameStarted))
