"""What a match is about that the files of other programs seldom have words for."""

from __future__ import annotations

from dataclasses import replace

from bgdesk.match.dice.fair_dice import RECORDED
from bgdesk.match.events import HintTaken, OpeningRolled, TakenBack
from bgdesk.match.options import MatchOptions, match_options
from bgdesk.match.record import MatchRecord, SeatKind


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
    return any(isinstance(entry, HintTaken) for entry in record.entries)


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
