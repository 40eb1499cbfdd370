"""Rows of the studies and analyses: the other half of the SQL in the library."""

from __future__ import annotations

from dataclasses import dataclass

from bgdesk.library.problems import JournalError, Trouble
from bgdesk.library.store import Store

_LISTED = "id, added, source, title, white, black"


@dataclass(frozen=True, slots=True)
class StudyRow:
    """One opened match as it is listed; ``added`` is ISO 8601 in UTC, ``source`` the name of its file."""

    id: str
    added: str
    source: str
    title: str
    white: str
    black: str


class StudyRows:
    """Studies as JSON texts, and the analyses of any match. Every method raises JournalError on failure."""

    def __init__(self, store: Store) -> None:
        self._store = store

    def put_study(self, row: StudyRow, body: str, remarks: str) -> None:
        """Add a study, or replace the one of the same id; its analyses stay."""
        with self._store.writing() as run:
            run(
                "INSERT INTO study (id, added, source, title, white, black, body, remarks)"
                " VALUES (?, ?, ?, ?, ?, ?, ?, ?)"
                " ON CONFLICT (id) DO UPDATE SET added = excluded.added, source = excluded.source,"
                " body = excluded.body, remarks = excluded.remarks",
                row.id,
                row.added,
                row.source,
                row.title,
                row.white,
                row.black,
                body,
                remarks,
            )

    def studies(self) -> tuple[StudyRow, ...]:
        """All studies, latest first."""
        rows = self._store.read(f"SELECT {_LISTED} FROM study ORDER BY added DESC, id")
        return tuple(StudyRow(*row) for row in rows)

    def study(self, study_id: str) -> tuple[str, str, str]:
        """Source, body and remarks of one study. Raises JournalError when there is none of that id."""
        rows = self._store.read("SELECT source, body, remarks FROM study WHERE id = ?", study_id)
        if not rows:
            raise JournalError(Trouble.UNKNOWN_MATCH, study_id)
        source, body, remarks = rows[0]
        return source, body, remarks

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
