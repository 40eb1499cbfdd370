"""What an entry makes of the table at which it happens."""

from __future__ import annotations

from dataclasses import dataclass

from bgdesk.app.table.table import Happened, Table
from bgdesk.match.clock import TIMED
from bgdesk.match.dice.fair_dice import SERVED, SHARED
from bgdesk.match.events import (
    Entry,
    Note,
    PlayedIllegally,
    PositionSet,
    Rolled,
    ScoreSet,
    Settled,
    TakenBack,
)
from bgdesk.match.record import MatchRecord, first_of_roll, is_objection, last_decision
from bgdesk.rules.player import Player
from bgdesk.rules.refusal import Reason, Refusal, Refused

_ALONE = TakenBack | PlayedIllegally | PositionSet | ScoreSet | Settled | Note
"""What is written only where nobody else's program writes the same match."""


@dataclass(frozen=True, slots=True)
class Growth:
    """The ``table`` afterwards; of the time used before, so many milliseconds count for what follows."""

    table: Table
    happened: Happened
    carried_ms: int


def grow(table: Table, entry: Entry, elapsed_ms: int, *, automatic: bool, shown: int) -> Growth:
    """``table`` with one more ``entry``, decided in ``elapsed_ms``. Raises Refused."""
    if table.is_remote and isinstance(entry, _ALONE) and not _is_agreed(table, entry):
        raise Refused(Refusal(Reason.NOT_NOW))
    old = table.record
    record = old.append(entry)
    happened = Happened(entry, old.state, record.state, automatic, shown)
    return Growth(table.grown_to(record), happened, _time_used(entry, old, elapsed_ms))


def _is_agreed(table: Table, entry: Entry) -> bool:
    """Whether the other program knows of ``entry`` too: a last decision taken back, or what a server says."""
    kind, events = table.record.header.dice.kind, table.record.events
    if isinstance(entry, TakenBack) and not entry.same_dice:
        return kind == SHARED and entry.keep in (last_decision(events, player) for player in Player)
    return isinstance(entry, Settled) and kind == SERVED


def _time_used(entry: Entry, old: MatchRecord, elapsed_ms: int) -> int:
    """What counts against the next decision after ``entry``: undoing what was played gains no time."""
    if isinstance(entry, Rolled):
        return elapsed_ms
    if not isinstance(entry, TakenBack):
        return 0
    if entry.keep >= first_of_roll(old.events, old.state) or is_objection(old.events, entry.keep):
        undone = old.events[entry.keep :]
        return elapsed_ms + sum(event.used_ms for event in undone if isinstance(event, TIMED))
    return 0
