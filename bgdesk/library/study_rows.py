"""Rows of the studies and analyses: the other half of the SQL in the library."""

from __future__ import annotations

import json
from collections import Counter
from dataclasses import dataclass, replace

from bgdesk.library.problems import JournalError, Trouble
from bgdesk.library.store import Store

LISTED = (
    "id, added, source, format, title, header, white_score, black_score, games,"
    " (SELECT count(*) FROM analysis WHERE match_id = study.id)"
)
"""The columns of a `StudyRow`, all of them in the index ``study_listed``."""

_LONGEST_EMPTY = 12_000
"""Bytes; an analysis that judges nothing has only its few short texts."""

_EMPTY = """
    SELECT match_id FROM analysis WHERE rowid IN (SELECT value FROM json_each(?))
    AND json_extract(CASE WHEN json_valid(body) THEN body END,
                     '$.plays[0]', '$.cubes[0]', '$.rolls[0]', '$.resignations[0]') = '[null,null,null,null]'
"""


@dataclass(frozen=True, slots=True)
class StudyRow:
    """One opened match as it is listed; ``added`` is ISO 8601 in UTC, ``source`` the name of its file.

    ``format`` is the id of what the file was read as, ``title`` the event, ``header`` that of the record as
    JSON, ``games`` those that were decided, ``analyses`` how many judge anything.
    """

    id: str
    added: str
    source: str
    format: str
    title: str
    header: str
    white_score: int
    black_score: int
    games: int
    analyses: int = 0


@dataclass(frozen=True, slots=True)
class StudyBody:
    """What one study consists of; ``body`` and ``remarks`` are JSON."""

    source: str
    format: str
    body: str
    remarks: str


class StudyRows:
    """Studies as JSON texts, and the analyses of any match. Every method raises JournalError on failure."""

    def __init__(self, store: Store) -> None:
        self._store = store

    def put_study(self, row: StudyRow, white: str, black: str, body: str, remarks: str) -> None:
        """Add a study of two players, or replace the one of the same id; its analyses stay."""
        with self._store.writing() as run:
            run(
                "INSERT INTO study (id, added, source, format, title, white, black, header,"
                " white_score, black_score, games, body, remarks)"
                " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"
                " ON CONFLICT (id) DO UPDATE SET added = excluded.added, source = excluded.source,"
                " format = excluded.format, title = excluded.title, header = excluded.header,"
                " white_score = excluded.white_score, black_score = excluded.black_score,"
                " games = excluded.games, body = excluded.body, remarks = excluded.remarks",
                row.id,
                row.added,
                row.source,
                row.format,
                row.title,
                white,
                black,
                row.header,
                row.white_score,
                row.black_score,
                row.games,
                body,
                remarks,
            )

    def remove_study(self, study_id: str) -> None:
        """Take out a study with its analyses. Raises JournalError when there is none of that id."""
        with self._store.writing() as run:
            if not run("DELETE FROM study WHERE id = ? RETURNING id", study_id):
                raise JournalError(Trouble.UNKNOWN_MATCH, study_id)
            run("DELETE FROM analysis WHERE match_id = ?", study_id)

    def studies(self) -> tuple[StudyRow, ...]:
        """All studies, latest first."""
        rows = self._store.read(f"SELECT {LISTED} FROM study ORDER BY added DESC, id")
        empty = self._empty_analyses()
        listed = (StudyRow(*row) for row in rows)
        return tuple(replace(row, analyses=row.analyses - empty[row.id]) for row in listed)

    def _empty_analyses(self) -> Counter[str]:
        """By match how many of its analyses judge nothing; only short ones are looked into."""
        short = self._store.short_texts("analysis", "body", _LONGEST_EMPTY)
        return Counter(match_id for (match_id,) in self._store.read(_EMPTY, json.dumps(short)))

    def study(self, study_id: str) -> StudyBody:
        """One study. Raises JournalError when there is none of that id."""
        rows = self._store.read("SELECT source, format, body, remarks FROM study WHERE id = ?", study_id)
        if not rows:
            raise JournalError(Trouble.UNKNOWN_MATCH, study_id)
        return StudyBody(*rows[0])

    def put_analysis(self, match_id: str, key: str, at: str, body: str) -> None:
        """The analysis ``key`` (engine and settings) of a match, in place of its earlier state."""
        with self._store.writing() as run:
            run(
                "INSERT OR REPLACE INTO analysis (match_id, key, updated, body) VALUES (?, ?, ?, ?)",
                match_id,
                key,
                at,
                body,
            )

    def analyses(self, match_id: str) -> tuple[str, ...]:
        """All analyses of a match, the one changed last first."""
        rows = self._store.read(
            "SELECT body FROM analysis WHERE match_id = ? ORDER BY updated DESC, key", match_id
        )
        return tuple(row[0] for row in rows)
