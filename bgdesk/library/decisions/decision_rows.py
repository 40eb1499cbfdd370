"""Rows of judged decisions, and which matches they have still to be made of."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime
from typing import NamedTuple

from bgdesk.library.decisions.decided import VERSION
from bgdesk.library.decisions.deciding import DecidedMatch
from bgdesk.library.listing import PLAYED
from bgdesk.library.store import Store

NOBODY = ""
"""The profile of decisions whose player is not known."""
MOMENT = f"CASE WHEN listed.kind = '{PLAYED}' OR listed.created = '' THEN listed.at ELSE listed.created END"
_GOING = "unfinished"
_WHOLE = 2


class Undecided(NamedTuple):
    """A match whose decisions are to be stored anew; ``mark`` is the last thing that changed in it."""

    match_id: str
    is_played: bool
    is_judged: bool
    mark: int


class DecisionRows:
    """Every method raises JournalError on failure."""

    def __init__(self, store: Store) -> None:
        self._store = store

    def waiting(self) -> tuple[Undecided, ...]:
        """What has changed since its decisions were stored, the latest first; not what is being played."""
        rows = self._store.read(
            "SELECT found.match_id, listed.kind = ?, listed.analysed = ?, max(found.number)"
            " FROM (SELECT match_id, number FROM undecided"
            "       UNION ALL SELECT match_id, 0 FROM decision WHERE version <> ?) AS found"
            " JOIN listed ON listed.id = found.match_id"
            " WHERE lead IS NULL AND NOT (listed.kind = ? AND status = ?)"
            " GROUP BY found.match_id ORDER BY max(listed.at) DESC, found.match_id",
            PLAYED,
            _WHOLE,
            VERSION,
            PLAYED,
            _GOING,
        )
        return tuple(
            Undecided(str(one), bool(is_played), bool(judged), int(mark))
            for one, is_played, judged, mark in rows
        )

    def pass_over_unjudged(self) -> None:
        """Many a match is only imported: what nobody has judged, nor had before, need not wait."""
        with self._store.writing() as run:
            run(
                "DELETE FROM undecided WHERE match_id IN (SELECT id FROM listed WHERE analysed < ?)"
                " AND match_id NOT IN (SELECT match_id FROM decision)",
                _WHOLE,
            )

    def is_waiting(self, waiting: Undecided) -> bool:
        """Whether it has not been done since."""
        found = self._store.read(
            "SELECT 1 FROM undecided WHERE match_id = ?1"
            " UNION ALL SELECT 1 FROM decision WHERE match_id = ?1 AND version <> ?2",
            waiting.match_id,
            VERSION,
        )
        return bool(found)

    def put(self, waiting: Undecided, rows: Sequence[DecidedMatch]) -> None:
        """The decisions of a match, unless it is gone; what has changed since ``waiting`` still waits."""
        with self._store.writing() as run:
            run("DELETE FROM decision WHERE match_id = ?", waiting.match_id)
            if run("SELECT 1 FROM listed WHERE id = ? AND lead IS NULL", waiting.match_id):
                for row in rows:
                    run(
                        "INSERT INTO decision (match_id, version, profile, player, game, name, judge, length,"
                        " result, adjusted, luck, decisions, data) VALUES"
                        " (?1, ?2, coalesce((SELECT profile FROM alias WHERE alias.name = ?5), ''), ?3, ?4,"
                        " ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12)",
                        waiting.match_id,
                        VERSION,
                        *row,
                    )
            run("DELETE FROM undecided WHERE match_id = ? AND number <= ?", waiting.match_id, waiting.mark)

    def forget_all(self) -> None:
        """Make all of them anew: everything waits."""
        with self._store.writing() as run:
            run("DELETE FROM decision")
            run("DELETE FROM undecided")
            run("INSERT INTO undecided (match_id) SELECT id FROM listed WHERE lead IS NULL AND analyses > 0")

    def changes(self) -> tuple[int, ...]:
        """Another value once anything has been written, by whomever."""
        return self._store.changes()

    def moments(self, match_id: str) -> tuple[float, ...]:
        """When each entry of a match that was played here was written, in seconds."""
        rows = self._store.read("SELECT at FROM entry WHERE match_id = ? ORDER BY number", match_id)
        try:
            return tuple(datetime.fromisoformat(str(at)).timestamp() for (at,) in rows)
        except ValueError:
            return ()
