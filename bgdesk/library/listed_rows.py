"""Rows of the list of matches: written in the transaction of whatever changes them, read at once."""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple

from bgdesk.harmless import harmless
from bgdesk.library.listing import PLAYED, POSITION, UNIT, ListedMatch, ListedRow
from bgdesk.library.problems import JournalError, Trouble
from bgdesk.library.rolls import keep_rolls
from bgdesk.library.store import Run, Standing, Store

FIGURES = 2
"""Counts up when more is to be known of a match than was stored before; then all are filled again."""

_FIELDS = ListedRow._fields
_PUT = (
    f"INSERT INTO listed ({', '.join(_FIELDS)}, filled) VALUES ({', '.join('?' * len(_FIELDS))}, {FIGURES})"
    " ON CONFLICT (id) DO UPDATE SET filled = excluded.filled, "
    + ", ".join(f"{name} = excluded.{name}" for name in _FIELDS[1:])
)

_LISTED = f"SELECT {', '.join(ListedMatch._fields)} FROM listed WHERE lead IS NULL"

_GOING, _REMOTE = "unfinished", "remote"

_FIND_LEAD = f"""
    SELECT id FROM listed WHERE content = ? AND id <> ? AND lead IS NULL AND kind <> '{PLAYED}'
    ORDER BY filled = 0, rowid LIMIT 1
"""
_GROUP = "(SELECT id FROM listed WHERE id = ?1 OR lead = ?1)"
_FIGURES_OF_GROUP = f"""
    SELECT key, judgements, is_whole, is_turned <> (SELECT is_turned FROM listed WHERE id = ?1),
           white_pr, black_pr, white_decisions, black_decisions, updated
    FROM (SELECT judged.*, listed.is_turned FROM judged JOIN listed ON listed.id = judged.match_id
          WHERE match_id IN {_GROUP})
"""


class Figures(NamedTuple):
    """What one analysis comes to; ``judgements`` counts everything that it judges."""

    judgements: int
    is_whole: bool
    white_pr: float | None = None
    black_pr: float | None = None
    white_decisions: int = 0
    black_decisions: int = 0


def put_listed(run: Run, row: ListedRow) -> None:
    """List a match, or list it anew; what the user said of it stays."""
    run(_PUT, *row)


def put_moment(run: Run, match_id: str, at: str, standing: Standing | None) -> None:
    """A match goes on at ``at``, and stands there if that is said."""
    run("UPDATE listed SET at = ? WHERE id = ?", at, match_id)
    if standing:
        put_standing(run, match_id, standing)


def put_standing(run: Run, match_id: str, standing: Standing) -> None:
    """How a match stands."""
    run(
        "UPDATE listed SET status = ?, white_score = ?, black_score = ?, games = ?, winner = ? WHERE id = ?",
        *standing,
        match_id,
    )


def put_content(run: Run, match_id: str, content: str) -> None:
    """What tells a match that was played here from others: a file of it is then known to be the same."""
    run("UPDATE listed SET content = ? WHERE id = ?", content, match_id)


def put_source(run: Run, match_id: str, name: str, format_id: str, at: str) -> None:
    """The file ``name`` holds this match."""
    if name:
        plain = name.replace(UNIT, " ")
        run("INSERT OR REPLACE INTO source VALUES (?, ?, ?, ?)", match_id, plain, format_id, at)


def join_same(run: Run, match_id: str, content: str) -> str:
    """Put a match under the one with the same content, if there is one; the id under which it is listed."""
    lead = lead_of(run, match_id)
    if lead != match_id:
        return lead
    found = run(_FIND_LEAD, content, match_id)
    if not content or not found:
        return match_id
    lead = str(found[0][0])
    run("UPDATE listed SET lead = ?1 WHERE id = ?2 OR lead = ?2", lead, match_id)
    run("INSERT OR IGNORE INTO own_tag SELECT ?1, name FROM own_tag WHERE match_id = ?2", lead, match_id)
    run(
        "UPDATE listed SET title = (SELECT title FROM listed WHERE id = ?2) WHERE id = ?1 AND title = ''",
        lead,
        match_id,
    )
    note_tags(run, lead)
    return lead


def lead_of(run: Run, match_id: str) -> str:
    """The id under which a match is listed: its own, or that of the same match from another file."""
    found = run("SELECT coalesce(lead, id) FROM listed WHERE id = ?", match_id)
    return str(found[0][0]) if found else match_id


def freshen(run: Run, lead: str, at: str) -> None:
    """The match was opened just now: it comes first, and out of the bin."""
    run("UPDATE listed SET at = max(at, ?), binned = NULL WHERE id = ?", at, lead)


def put_figures(run: Run, match_id: str, key: str, at: str, figures: Figures) -> None:
    """What the analysis ``key`` of a match comes to, and with it what its list says."""
    run(
        "INSERT OR REPLACE INTO judged (match_id, key, updated, judgements, is_whole, white_pr, black_pr,"
        " white_decisions, black_decisions) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)",
        match_id,
        key,
        at,
        *figures,
    )
    sum_up(run, lead_of(run, match_id))


def sum_up(run: Run, lead: str) -> None:
    """List the ratings by the analysis that judges most decisions, the newest one among equals."""
    rows = [row for row in run(_FIGURES_OF_GROUP, lead) if row[1]]
    best = max(rows, key=lambda row: (row[6] + row[7], row[1], row[8]), default=None)
    rated = (None, None, 0, 0)
    if best:
        white, black, white_count, black_count = best[4:8]
        rated = (black, white, black_count, white_count) if best[3] else best[4:8]
    run(
        "UPDATE listed SET analyses = ?, analysed = ?, white_pr = ?, black_pr = ?, white_decisions = ?,"
        " black_decisions = ? WHERE id = ?",
        len({row[0] for row in rows}),
        2 if any(row[2] for row in rows) else int(bool(rows)),
        *rated,
        lead,
    )


def note_tags(run: Run, match_id: str) -> None:
    """List the tags that a match has now."""
    names = [name for (name,) in run("SELECT name FROM own_tag WHERE match_id = ? ORDER BY name", match_id)]
    run("UPDATE listed SET tags_text = ? WHERE id = ?", UNIT.join(names), match_id)


def note_sources(run: Run, lead: str) -> None:
    """List the files that a match is known from now, the first one first."""
    names = run(f"SELECT DISTINCT name FROM source WHERE match_id IN {_GROUP} ORDER BY added, name", lead)
    run("UPDATE listed SET sources_text = ? WHERE id = ?", UNIT.join(name for (name,) in names), lead)


class ListedRows:
    """What is listed. Every method raises JournalError on failure."""

    def __init__(self, store: Store) -> None:
        self._store = store

    def matches(self, most: int) -> tuple[ListedMatch, ...]:
        """Matches that are not in the bin, latest first."""
        return self._found("kind <> ? AND binned IS NULL ORDER BY at DESC, id LIMIT ?", POSITION, most)

    def under_way(self) -> tuple[ListedMatch, ...]:
        """Matches that go on, latest first."""
        return self._found("kind = ? AND status = ? AND binned IS NULL ORDER BY at DESC", PLAYED, _GOING)

    def with_others(self) -> tuple[ListedMatch, ...]:
        """Those of them that are played with somebody at another computer."""
        wanted = "kind = ? AND status = ? AND binned IS NULL AND (white_seat = ? OR black_seat = ?)"
        return self._found(f"{wanted} ORDER BY at DESC", PLAYED, _GOING, _REMOTE, _REMOTE)

    def positions(self) -> tuple[ListedMatch, ...]:
        """Positions that are not in the bin, latest first."""
        return self._found("kind = ? AND binned IS NULL ORDER BY at DESC, id", POSITION)

    def some(self, match_ids: Iterable[str]) -> tuple[ListedMatch, ...]:
        """Those of these matches and positions that are not in the bin."""
        wanted = json.dumps(tuple(match_ids))
        return self._found("binned IS NULL AND id IN (SELECT value FROM json_each(?))", wanted)

    def binned(self) -> tuple[ListedMatch, ...]:
        """What is in the bin, put there last first."""
        return self._found("binned IS NOT NULL ORDER BY binned DESC, id")

    def one(self, match_id: str) -> ListedMatch:
        """One match. Raises JournalError when there is none of that id."""
        found = self._found("id = ?", match_id)
        if not found:
            raise JournalError(Trouble.UNKNOWN_MATCH, match_id)
        return found[0]

    def _found(self, condition: str, *values: object) -> tuple[ListedMatch, ...]:
        return tuple(map(_listed, self._store.read(f"{_LISTED} AND {condition}", *values)))

    def group(self, match_id: str) -> tuple[tuple[str, bool], ...]:
        """The ids of all records of one match, the one that is listed first, and which sit the other way."""
        rows = self._store.read(
            "SELECT other.id, other.is_turned <> lead.is_turned FROM listed AS own"
            " JOIN listed AS lead ON lead.id = coalesce(own.lead, own.id)"
            " JOIN listed AS other ON other.id = lead.id OR other.lead = lead.id"
            " WHERE own.id = ? ORDER BY other.lead IS NOT NULL, other.rowid",
            match_id,
        )
        return tuple((str(one), bool(turned)) for one, turned in rows) or ((match_id, False),)

    def to_fill(self) -> tuple[tuple[str, str, str], ...]:
        """Id, kind and time of what has not all its figures, latest first."""
        rows = self._store.read(
            "SELECT id, kind, at FROM listed WHERE filled < ? ORDER BY at DESC, id", FIGURES
        )
        return tuple((str(one), str(kind), str(at)) for one, kind, at in rows)

    def put_title(self, match_id: str, title: str) -> None:
        """Name a match; an empty title takes the name away. Raises JournalError when there is none."""
        with self._store.writing() as run:
            if not run("UPDATE listed SET title = ? WHERE id = ? RETURNING id", title, match_id):
                raise JournalError(Trouble.UNKNOWN_MATCH, match_id)

    def put_tags(self, match_ids: Iterable[str], added: Sequence[str], removed: Sequence[str]) -> None:
        """Give matches tags and take others away, all at once."""
        with self._store.writing() as run:
            for match_id in match_ids:
                for name in removed:
                    run("DELETE FROM own_tag WHERE match_id = ? AND name = ?", match_id, name)
                for name in added:
                    run("INSERT OR IGNORE INTO own_tag VALUES (?, ?)", match_id, name)
                note_tags(run, match_id)

    def tags(self) -> tuple[str, ...]:
        """All tags of what is not in the bin."""
        rows = self._store.read(
            "SELECT DISTINCT name FROM own_tag JOIN listed ON listed.id = match_id WHERE binned IS NULL"
        )
        return tuple(sorted((str(row[0]) for row in rows), key=str.casefold))

    def put_binned(self, match_ids: Sequence[str], at: str | None) -> None:
        """Put matches into the bin, all of them at once, or take them out with ``None``."""
        with self._store.writing() as run:
            run(
                "UPDATE listed SET binned = ? WHERE id IN (SELECT value FROM json_each(?))",
                at,
                json.dumps(match_ids),
            )

    def binned_before(self, moment: str) -> tuple[str, ...]:
        """What has been in the bin since before ``moment``; no match whose dice nobody could check yet."""
        rows = self._store.read(
            """
            SELECT id FROM listed WHERE lead IS NULL AND binned < ?
            AND NOT EXISTS (SELECT 1 FROM secret WHERE match_id = listed.id AND revealed IS NULL)
            """,
            moment,
        )
        return tuple(str(row[0]) for row in rows)

    def delete(self, leads: Iterable[str]) -> None:
        """Forget those matches that are in the bin, with all that is stored of them, at once.

        If one was played to an end here, its rolls stay counted. What is not in the bin stays.
        """
        with self._store.writing() as run:
            for lead in leads:
                if run("SELECT 1 FROM listed WHERE id = ? AND binned IS NOT NULL", lead):
                    _delete_group(run, lead)

    def put_filled(
        self,
        row: ListedRow,
        figures: Iterable[tuple[str, str, Figures]],
    ) -> None:
        """All that is known of a match listed earlier: key, time and figures of each analysis."""
        with self._store.writing() as run:
            if not run(
                "SELECT 1 FROM listed WHERE id = ? AND filled < ? AND at = ?", row.id, FIGURES, row.at
            ):
                return  # it was stored anew meanwhile, or went on
            put_listed(run, row)
            for key, at, found in figures:
                put_figures(run, row.id, key, at, found)
            lead = row.id if row.kind == PLAYED else join_same(run, row.id, row.content)
            note_sources(run, lead)
            sum_up(run, lead)

    def put_damaged(self, match_id: str) -> None:
        """A match cannot be read; it is listed as such, and stays as it is."""
        with self._store.writing() as run:
            run(
                "UPDATE listed SET status = 'damaged', filled = ? WHERE id = ?",
                FIGURES,
                match_id,
            )


def _delete_group(run: Run, lead: str) -> None:
    for (match_id,) in run("SELECT id FROM listed WHERE id = ?1 OR lead = ?1", lead):
        keep_rolls(run, match_id)
        for statement in _EVERYTHING_OF:
            run(statement, match_id)


_EVERYTHING_OF = (
    "DELETE FROM match WHERE id = ?",
    "DELETE FROM study WHERE id = ?",
    "DELETE FROM analysis WHERE match_id = ?",
    "DELETE FROM judged WHERE match_id = ?",
    "DELETE FROM own_tag WHERE match_id = ?",
    "DELETE FROM own_comment WHERE match_id = ?",
    "DELETE FROM own_fact WHERE match_id = ?",
    "DELETE FROM own_line WHERE match_id = ?",
    "DELETE FROM learnt WHERE match_id = ?",
    "DELETE FROM source WHERE match_id = ?",
    "DELETE FROM listed WHERE id = ?",
)


def _listed(row: tuple[Any, ...]) -> ListedMatch:
    """Names of files are among its texts, and what earlier versions took as it came."""
    return ListedMatch._make(harmless(one, UNIT) if isinstance(one, str) else one for one in row)
