"""What a match is about that the files of other programs seldom have words for."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from bgdesk.match.dice.fair_dice import RECORDED
from bgdesk.match.events import (
    Doubled,
    Event,
    HintTaken,
    OpeningRolled,
    Played,
    PlayedIllegally,
    PositionSet,
    ResignationOffered,
    Rolled,
    TakenBack,
    Warned,
)
from bgdesk.match.options import MatchOptions, match_options
from bgdesk.match.record import MatchRecord, SeatKind
from bgdesk.match.state import MatchState, Phase


def has_bots(record: MatchRecord) -> bool:
    """Whether a program sits at the table."""
    seats = record.header.seats
    return SeatKind.BOT in (seats.white.kind, seats.black.kind)


def has_known_dice(record: MatchRecord) -> bool:
    """Whether it is known how the dice were made."""
    return record.header.dice.kind != RECORDED


def has_times(record: MatchRecord) -> bool:
    """Whether there is a clock, or the time that a decision took."""
    return bool(record.header.options.clock) or any(getattr(event, "used_ms", 0) for event in record.events)


def has_equal_rolls(record: MatchRecord) -> bool:
    """Whether a roll for the opening had to be made again."""
    return any(isinstance(event, OpeningRolled) and event.starter is None for event in record.events)


def has_take_backs(record: MatchRecord) -> bool:
    """Whether anything was taken back."""
    return any(isinstance(entry, TakenBack) for entry in record.entries)


def has_hints(record: MatchRecord) -> bool:
    """Whether anybody was told what an engine thinks."""
    return any(isinstance(entry, HintTaken | Warned) for entry in record.entries)


def has_corrections(record: MatchRecord) -> bool:
    """Whether a wrong set-up was put right."""
    return any(isinstance(event, PositionSet) and event.is_correction for event in record.events)


def has_broken_tables(record: MatchRecord) -> bool:
    """Whether a table was set by hand while something was under way, or without a turn after it.

    Then the roll or the offer before it, or the table itself, has no place in a list of turns.
    """
    events = record.events
    for at, (state, event) in enumerate(zip(record.states, events, strict=False)):
        if isinstance(event, PositionSet) and not _is_told(state, event, events[at + 1 : at + 2]):
            return True
    return False


def _is_told(state: MatchState, table: PositionSet, following: Sequence[Event]) -> bool:
    """Whether the turn that follows on ``table`` tells all that it changes in ``state``."""
    if table.is_correction and following and isinstance(following[0], Played | PlayedIllegally):
        return True
    if state.phase not in (Phase.OPENING, Phase.TO_ROLL) or not following:
        return False
    is_same = (table.position, table.cube) == (state.position, state.cube)
    match following[0]:
        case OpeningRolled():
            return table.turn is None
        case Rolled(player) | Doubled(player):
            return player is table.turn and not (is_same and state.phase is Phase.OPENING)
        case ResignationOffered(player):
            return player is table.turn and is_same
        case _:
            return False


def has_house_rules(options: MatchOptions, max_chain: int) -> bool:
    """Whether more is agreed than what has a loss of its own, the usual rules of a cube and such raises."""
    told = replace(
        match_options(options.length),
        variant=options.variant,
        games=options.games,
        cube=options.cube,
        crawford=options.crawford,
        jacoby=options.jacoby,
        max_chain=max_chain,
        automatic_doubles=options.automatic_doubles,
        clock=options.clock,
    )
    return options.locked() != told.locked()
