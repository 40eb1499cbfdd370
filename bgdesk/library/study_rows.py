"""Rows of the studies and analyses: the other half of the SQL in the library."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

from bgdesk.library.listed_rows import (
    Figures,
    freshen,
    join_same,
    lead_of,
    note_sources,
    put_figures,
    put_listed,
    put_source,
    sum_up,
)
from bgdesk.library.listing import ListedRow
from bgdesk.library.problems import JournalError, Trouble
from bgdesk.library.store import Run, Store


@dataclass(frozen=True, slots=True)
class StudyRow:
    """One opened match; ``added`` is ISO 8601 in UTC, ``source`` the name of its file.

    ``format`` is the id of what the file was read as, ``title`` the event; ``header``, ``body`` and
    ``remarks`` are JSON.
    """

    source: str
    format: str
    title: str
    header: str
    body: str
    remarks: str


@dataclass(frozen=True, slots=True)
class StudyBody:
    """What one study consists of; ``body`` and ``remarks`` are JSON."""

    source: str
    format: str
    body: str
    remarks: str


class StoredAnalysis(NamedTuple):
    """An analysis as it is stored; ``key`` is its engine with the settings."""

    key: str
    updated: str
    body: str


class AnalysisRow(NamedTuple):
    """An analysis to be stored, with what it comes to."""

    key: str
    updated: str
    body: str
    figures: Figures


class StudyRows:
    """Studies as JSON texts, and the analyses of any match. Every method raises JournalError on failure."""

    def __init__(self, store: Store) -> None:
        self._store = store

    def put_study(self, listed: ListedRow, row: StudyRow, analyses: Sequence[AnalysisRow]) -> str:
        """Add a study, or replace the one of the same id, and its analyses; others of it stay.

        The id under which it is listed: its own, or that of the same match from another file.
        """
        with self._store.writing() as run:
            run(
                "INSERT INTO study (id, added, source, format, title, white, black, header,"
                " white_score, black_score, games, body, remarks)"
                " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"
                " ON CONFLICT (id) DO UPDATE SET added = excluded.added, source = excluded.source,"
                " format = excluded.format, title = excluded.title, header = excluded.header,"
                " white_score = excluded.white_score, black_score = excluded.black_score,"
                " games = excluded.games, body = excluded.body, remarks = excluded.remarks",
                listed.id,
                listed.at,
                row.source,
                row.format,
                row.title,
                listed.white,
                listed.black,
                row.header,
                listed.white_score,
                listed.black_score,
                listed.games,
                row.body,
                row.remarks,
            )
            put_listed(run, listed)
            put_source(run, listed.id, row.source, row.format, listed.at)
            for analysis in analyses:
                _put_analysis(run, listed.id, analysis)
            lead = join_same(run, listed.id, listed.content)
            freshen(run, lead, listed.at)
            note_sources(run, lead)
            sum_up(run, lead)
            return lead

    def study(self, study_id: str) -> StudyBody:
        """One study. Raises JournalError when there is none of that id."""
        rows = self._store.read("SELECT source, format, body, remarks FROM study WHERE id = ?", study_id)
        if not rows:
            raise JournalError(Trouble.UNKNOWN_MATCH, study_id)
        return StudyBody(*rows[0])

    def put_analysis(self, match_id: str, row: AnalysisRow, title: str) -> None:
        """One analysis of a match, in place of its earlier state.

        Raises JournalError about ``title`` when the match was removed meanwhile, here or elsewhere.
        """
        with self._store.writing() as run:
            if not run("SELECT 1 FROM listed WHERE id = ? AND binned IS NULL", lead_of(run, match_id)):
                raise JournalError(Trouble.REMOVED, title)
            _put_analysis(run, match_id, row)

    def remove_analysis(self, match_ids: Sequence[str], key: str) -> None:
        """Forget the analysis ``key`` of every one of ``match_ids``, which are one match, at once."""
        with self._store.writing() as run:
            for match_id in match_ids:
                run("DELETE FROM analysis WHERE match_id = ? AND key = ?", match_id, key)
                run("DELETE FROM judged WHERE match_id = ? AND key = ?", match_id, key)
            sum_up(run, lead_of(run, match_ids[0]))

    def analyses(self, match_id: str) -> tuple[StoredAnalysis, ...]:
        """All analyses of a match, the one changed last first."""
        rows = self._store.read(
            "SELECT key, updated, body FROM analysis WHERE match_id = ? ORDER BY updated DESC, key", match_id
        )
        return tuple(map(StoredAnalysis._make, rows))


def _put_analysis(run: Run, match_id: str, row: AnalysisRow) -> None:
    run(
        "INSERT OR REPLACE INTO analysis (match_id, key, updated, body) VALUES (?, ?, ?, ?)",
        match_id,
        row.key,
        row.updated,
        row.body,
    )
    put_figures(run, match_id, row.key, row.updated, row.figures)
