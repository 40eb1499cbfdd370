"""Matches as they are listed: who plays, where the match stands, who won."""

from __future__ import annotations

import logging
from contextlib import suppress
from dataclasses import dataclass
from enum import StrEnum

from bgdesk.library.problems import JournalError
from bgdesk.library.record_reader import RecordReader
from bgdesk.library.store import MatchRow
from bgdesk.match.codec.json_shapes import json_of
from bgdesk.match.codec.record_codec import MAX_TEXT, CodecError, entry_from_json
from bgdesk.match.events import Abandoned, FlagFell
from bgdesk.match.record import MatchHeader, MatchRecord
from bgdesk.match.scoring import leader
from bgdesk.match.state import Pair
from bgdesk.rules.player import Player

_log = logging.getLogger(__name__)


class MatchStatus(StrEnum):
    """Where a stored match stands."""

    UNFINISHED = "unfinished"
    FINISHED = "finished"
    ABANDONED = "abandoned"
    DAMAGED = "damaged"
    """Its entries cannot be read; they stay as they are."""


@dataclass(frozen=True, slots=True)
class MatchSummary:
    """A match as it is listed; ``updated`` is ISO 8601 in UTC, ``score`` the points won.

    Without a header (damaged) there is nothing more to tell.
    """

    id: str
    header: MatchHeader | None
    updated: str
    status: MatchStatus
    score: Pair[int]
    games: int
    """Games that were decided."""
    winner: Player | None = None
    """Who won what is over; nobody where a session ended even."""


def summary_of_row(row: MatchRow, reader: RecordReader) -> MatchSummary:
    """A stored match; of one that goes on, ``reader`` has the score."""
    score = Pair(row.white_score, row.black_score)
    try:
        header = reader.header(row)
        status = MatchStatus(row.status)
        if status is MatchStatus.UNFINISHED:
            return summary_of(reader.folded(header), row.updated, status)
    except (JournalError, ValueError) as problem:
        _log.warning("match %s is listed as damaged: %s", row.id, type(problem).__name__)
        return MatchSummary(row.id, None, row.updated, MatchStatus.DAMAGED, score, row.games)
    winner = _winner(header, score, row.last)
    return MatchSummary(row.id, header, row.updated, status, score, row.games, winner)


def summary_of(record: MatchRecord, updated: str, status: MatchStatus) -> MatchSummary:
    """A match that has been read."""
    state = record.state
    return MatchSummary(record.header.id, record.header, updated, status, state.score, len(state.results))


def _winner(header: MatchHeader, score: Pair[int], last: str | None) -> Player | None:
    """Whoever leads, but where the ``last`` entry lost a match at once: the other one."""
    if last is not None and not header.options.is_money:
        with suppress(CodecError):
            entry = entry_from_json(json_of(last, "entry", MAX_TEXT))
            if isinstance(entry, Abandoned | FlagFell):
                return entry.player.opponent
    return leader(score)
