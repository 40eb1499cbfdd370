"""Rows of the index of decisions: one for each match, and which matches it has still to take in."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import NamedTuple

from bgdesk.library.find.facts import VERSION
from bgdesk.library.find.indexing import IndexedMatch
from bgdesk.library.listing import PLAYED
from bgdesk.library.store import Store

_GOING = "unfinished"
_MOMENT = f"CASE WHEN kind = '{PLAYED}' OR created = '' THEN at ELSE created END"
_TEXT = (
    "white || char(10) || black || char(10) || event || char(10) || title || char(10) || tags_text"
    " || char(10) || sources_text"
)
_ONE_READING = 200
"""So many matches are read at once: others that want the library wait a few milliseconds at most."""


class Waiting(NamedTuple):
    """A match whose decisions are to be indexed; ``mark`` is the last thing known to have changed in it."""

    match_id: str
    is_played: bool
    mark: int


class SearchedMatch(NamedTuple):
    """What is looked for in a match; ``winner`` is the id of a player, or empty."""

    white: str
    black: str
    winner: str
    moment: str
    white_pr: float | None
    black_pr: float | None
    text: str


class IndexRows:
    """Every method raises JournalError on failure."""

    def __init__(self, store: Store) -> None:
        self._store = store

    def waiting(self) -> tuple[Waiting, ...]:
        """What has changed since it was indexed, the latest first; not what is being played."""
        rows = self._store.read(
            "SELECT found.match_id, listed.kind = ?, max(found.number)"
            " FROM (SELECT match_id, number FROM unindexed"
            "       UNION ALL SELECT match_id, 0 FROM indexed WHERE version <> ?) AS found"
            " JOIN listed ON listed.id = found.match_id"
            " WHERE lead IS NULL AND NOT (kind = ? AND status = ?)"
            " GROUP BY found.match_id ORDER BY max(listed.at) DESC, found.match_id",
            PLAYED,
            VERSION,
            PLAYED,
            _GOING,
        )
        return tuple(Waiting(str(one), bool(is_played), int(mark)) for one, is_played, mark in rows)

    def is_waiting(self, waiting: Waiting) -> bool:
        """Whether it has not been indexed since."""
        found = self._store.read(
            "SELECT 1 FROM unindexed WHERE match_id = ?1"
            " UNION ALL SELECT 1 FROM indexed WHERE match_id = ?1 AND version <> ?2",
            waiting.match_id,
            VERSION,
        )
        return bool(found)

    def put(self, waiting: Waiting, match: IndexedMatch) -> None:
        """The decisions of a match, unless it is gone; what has changed since ``waiting`` still waits."""
        with self._store.writing() as run:
            run("DELETE FROM indexed WHERE match_id = ?", waiting.match_id)
            found = run(
                "INSERT INTO indexed (match_id, version, decisions)"
                " SELECT id, ?, ? FROM listed WHERE id = ? AND lead IS NULL RETURNING number",
                VERSION,
                match.decisions,
                waiting.match_id,
            )
            for (number,) in found:
                run("INSERT INTO indexed_facts VALUES (?, ?)", number, match.facts)
                run("INSERT INTO indexed_boards VALUES (?, ?)", number, match.boards)
                run("INSERT INTO indexed_words VALUES (?, ?)", number, match.words)
            run("DELETE FROM unindexed WHERE match_id = ? AND number <= ?", waiting.match_id, waiting.mark)

    def forget_all(self) -> None:
        """Make the whole index anew: everything waits."""
        with self._store.writing() as run:
            run("DELETE FROM indexed")
            run("DELETE FROM unindexed")
            run("INSERT INTO unindexed (match_id) SELECT id FROM listed WHERE lead IS NULL")

    def changes(self) -> tuple[int, ...]:
        """Another value once anything has been written, by whomever."""
        return self._store.changes()

    def numbers(self) -> dict[int, str]:
        """The number of each row with the id of its match, in order; a row that has changed has another."""
        rows = self._store.read(
            "SELECT number, match_id FROM indexed JOIN listed ON listed.id = match_id"
            " WHERE binned IS NULL ORDER BY number"
        )
        return dict(rows)

    def players(self, *, has_text: bool) -> Mapping[str, SearchedMatch]:
        """What is looked for in matches, by their ids; ``text`` only where it is wanted, as it is long."""
        text = _TEXT if has_text else "''"
        rows = self._store.read(
            f"SELECT id, white, black, winner, {_MOMENT}, white_pr, black_pr, {text}"
            " FROM listed WHERE lead IS NULL AND binned IS NULL"
        )
        return {row[0]: SearchedMatch._make(row[1:]) for row in rows}

    def moments(self) -> Mapping[str, str]:
        """When each match was played: here last, or as its file says, or else when it was opened."""
        return dict(self._store.read(f"SELECT id, {_MOMENT} FROM listed WHERE lead IS NULL"))

    def facts(self, numbers: Sequence[int]) -> Iterator[tuple[int, bytes]]:
        """What is looked for in the matches of these rows, by their numbers in order."""
        return self._data("indexed_facts", numbers)

    def boards(self, numbers: Sequence[int]) -> Iterator[tuple[int, bytes]]:
        """The positions of these rows."""
        return self._data("indexed_boards", numbers)

    def _data(self, table: str, numbers: Sequence[int]) -> Iterator[tuple[int, bytes]]:
        wanted, last = set(numbers), min(numbers, default=1) - 1
        while numbers and last < numbers[-1]:
            rows = self._store.read(
                f"SELECT number, data FROM {table} WHERE number > ? ORDER BY number LIMIT ?",
                last,
                _ONE_READING,
            )
            if not rows:
                return
            yield from (row for row in rows if row[0] in wanted and isinstance(row[1], bytes))
            last = rows[-1][0]

    def boards_of(self, match_ids: Iterable[str]) -> Mapping[str, bytes]:
        """The positions of these matches."""
        rows = self._store.read(
            "SELECT match_id, data FROM indexed JOIN indexed_boards USING (number)"
            " WHERE match_id IN (SELECT value FROM json_each(?))",
            json.dumps(tuple(match_ids)),
        )
        return {match_id: data for match_id, data in rows if isinstance(data, bytes)}

    def words(self, match_ids: Iterable[str]) -> Mapping[str, Sequence[str]]:
        """What was played and what was best in these matches, a line for each decision."""
        rows = self._store.read(
            "SELECT match_id, data FROM indexed JOIN indexed_words USING (number)"
            " WHERE match_id IN (SELECT value FROM json_each(?))",
            json.dumps(tuple(match_ids)),
        )
        return {str(match_id): str(text).split("\n") for match_id, text in rows}
