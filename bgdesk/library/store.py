"""The one place with SQL: rows in and out of the library, each change committed before it returns."""

from __future__ import annotations

import logging
import sqlite3
import threading
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from bgdesk.library import schema
from bgdesk.library.problems import JournalError, Trouble, problem_of

_log = logging.getLogger(__name__)

BUSY_MS = 2000
"""How long a write waits for another program before it gives up."""

Rows = list[tuple[Any, ...]]
Run = Callable[..., Rows]

_UNFINISHED = "unfinished"
_COLUMNS = (
    "match.id, created, updated, status, header, white_score, black_score, games,"
    " (SELECT body FROM entry WHERE match_id = match.id ORDER BY number DESC LIMIT 1)"
)

_PAIRS_ROLLED = """
    SELECT high, low, count(*) FROM (
        SELECT DISTINCT match_id, roll, max(one, two) AS high, min(one, two) AS low FROM (
            SELECT match_id, json_extract(rolled, '$.roll') AS roll,
                   coalesce(json_extract(rolled, '$.dice[0]'), json_extract(rolled, '$.white_die')) AS one,
                   coalesce(json_extract(rolled, '$.dice[1]'), json_extract(rolled, '$.black_die')) AS two
            FROM (
                SELECT match_id,
                       CASE WHEN json_valid(body) THEN body END AS rolled,
                       CASE WHEN json_valid(header) THEN header END AS match_header
                FROM entry JOIN match ON match.id = match_id
            )
            WHERE json_extract(rolled, '$.type') IN ('rolled', 'opening_rolled')
              AND json_extract(match_header, '$.dice.kind') IN ({})
        )
    ) GROUP BY high, low
"""


@dataclass(frozen=True, slots=True)
class MatchRow:
    """One match as stored; times are ISO 8601 in UTC, ``header`` is JSON without the dice secret.

    ``last`` is the last entry as JSON, if there is one.
    """

    id: str
    created: str
    updated: str
    status: str
    header: str
    white_score: int
    black_score: int
    games: int
    last: str | None


@dataclass(frozen=True, slots=True)
class SecretRow:
    """The dice secret of a match in hex, and whether it may be shown."""

    value: str
    is_revealed: bool


@dataclass(frozen=True, slots=True)
class Standing:
    """What a closed match is listed with."""

    status: str
    white_score: int
    black_score: int
    games: int


@dataclass(frozen=True, slots=True)
class RatingRow:
    """A rating of ``profile`` in one family of games; ``experience`` counts match points played."""

    profile: str
    family: str
    value: float
    experience: int


class Store:
    """One library file, safe to use from several threads. Every method raises JournalError on failure."""

    def __init__(self, path: Path, *, busy_ms: int = BUSY_MS) -> None:
        self.path = path
        self._lock = threading.RLock()
        with self._reporting():
            self._connection = self._connect(busy_ms)
        self._file = _file_at(path)

    def _connect(self, busy_ms: int) -> sqlite3.Connection:
        was_left_open = Path(f"{self.path}-wal").exists()
        connection = sqlite3.connect(
            self.path, timeout=busy_ms / 1000, isolation_level=None, check_same_thread=False
        )
        connection.text_factory = _readable
        try:
            schema.check(connection, self.path)
            if was_left_open or self._suspicion.exists():
                self._check_pages(connection)
            for pragma in ("journal_mode = WAL", "synchronous = FULL", "foreign_keys = ON"):
                connection.execute(f"PRAGMA {pragma}").fetchone()
            schema.upgrade(connection)
        except BaseException:
            connection.close()
            raise
        return connection

    def _check_pages(self, connection: sqlite3.Connection) -> None:
        _log.info("the library was left open or met damage: every page is looked at")
        if connection.execute("PRAGMA quick_check(1)").fetchone()[0] != "ok":
            raise JournalError(Trouble.DAMAGED, self.path)
        self._suspicion.unlink(missing_ok=True)

    @property
    def _suspicion(self) -> Path:
        """A file that is there when damage was met: then the next start looks at every page first."""
        return self.path.with_name(f"{self.path.name}.damaged")

    def close(self) -> None:
        """Let go of the file; what was written is on disk already."""
        with self._lock:
            self._connection.close()

    def add_match(
        self, match_id: str, created: str, header: str, secret: str | None, entries: Sequence[str] = ()
    ) -> None:
        """A new match with what was played of it before. Raises JournalError when the id is taken."""
        with self.writing() as run:
            if run("SELECT 1 FROM match WHERE id = ?", match_id):
                raise JournalError(Trouble.OUT_OF_STEP, match_id)
            run(
                "INSERT INTO match (id, created, updated, header) VALUES (?, ?, ?, ?)",
                match_id,
                created,
                created,
                header,
            )
            if secret is not None:
                run("INSERT INTO secret (match_id, value) VALUES (?, ?)", match_id, secret)
            for number, entry in enumerate(entries):
                run("INSERT INTO entry VALUES (?, ?, ?, ?)", match_id, number, created, entry)

    def add_entry(self, match_id: str, number: int, at: str, body: str, draft: str | None = None) -> None:
        """Entry ``number``, the next one of an unfinished match; ``draft`` is what follows it at once.

        The draft from before is gone.
        """
        with self.writing() as run:
            self._expect_next(run, match_id, number)
            run("INSERT INTO entry VALUES (?, ?, ?, ?)", match_id, number, at, body)
            run("DELETE FROM draft WHERE match_id = ?", match_id)
            if draft is not None:
                run("INSERT INTO draft VALUES (?, ?, ?)", match_id, number + 1, draft)
            run("UPDATE match SET updated = ? WHERE id = ?", at, match_id)

    def put_draft(self, match_id: str, body: str) -> None:
        """What was done so far of the turn that follows the last entry."""
        with self.writing() as run:
            run(
                "INSERT OR REPLACE INTO draft (match_id, number, body)"
                " SELECT id, (SELECT count(*) FROM entry WHERE match_id = id), ? FROM match WHERE id = ?",
                body,
                match_id,
            )

    def close_match(
        self, match_id: str, at: str, standing: Standing, ratings: Sequence[RatingRow] = ()
    ) -> bool:
        """Mark an unfinished match as ended, show its secret and store ratings; False when it had ended."""
        with self.writing() as run:
            if not run("SELECT 1 FROM match WHERE id = ? AND status = ?", match_id, _UNFINISHED):
                return False
            run(
                "UPDATE match SET status = ?, white_score = ?, black_score = ?, games = ? WHERE id = ?",
                standing.status,
                standing.white_score,
                standing.black_score,
                standing.games,
                match_id,
            )
            run("DELETE FROM draft WHERE match_id = ?", match_id)
            run("UPDATE secret SET revealed = coalesce(revealed, ?) WHERE match_id = ?", at, match_id)
            for rating in ratings:
                self._put_rating(run, rating, at)
            return True

    def remove_unfinished(self, match_id: str) -> None:
        """Take out a match that is not over, with its analyses. Raises JournalError when there is none."""
        with self.writing() as run:
            gone = run("DELETE FROM match WHERE id = ? AND status = ? RETURNING id", match_id, _UNFINISHED)
            if not gone:
                raise JournalError(Trouble.UNKNOWN_MATCH, match_id)
            run("DELETE FROM analysis WHERE match_id = ?", match_id)

    @staticmethod
    def _put_rating(run: Run, rating: RatingRow, at: str) -> None:
        run(
            "INSERT OR REPLACE INTO rating (profile, family, value, experience, updated)"
            " VALUES (?, ?, ?, ?, ?)",
            rating.profile,
            rating.family,
            rating.value,
            rating.experience,
            at,
        )

    def matches(self, status: str | None = None) -> tuple[MatchRow, ...]:
        """All matches, or those with one status, latest first."""
        rows = self.read(
            f"SELECT {_COLUMNS} FROM match WHERE ? IS NULL OR status = ? ORDER BY updated DESC, id",
            status,
            status,
        )
        return tuple(MatchRow(*row) for row in rows)

    def match(self, match_id: str) -> MatchRow:
        """One match. Raises JournalError when there is none of that id."""
        rows = self.read(f"SELECT {_COLUMNS} FROM match WHERE id = ?", match_id)
        if not rows:
            raise JournalError(Trouble.UNKNOWN_MATCH, match_id)
        return MatchRow(*rows[0])

    def entries(self, match_id: str) -> tuple[str, ...]:
        """The entries of a match in order, as JSON."""
        rows = self.read("SELECT body FROM entry WHERE match_id = ? ORDER BY number", match_id)
        return tuple(row[0] for row in rows)

    def draft(self, match_id: str) -> str | None:
        """The draft of the turn after the last entry, as JSON."""
        rows = self.read(
            "SELECT body FROM draft WHERE match_id = ?1"
            " AND number = (SELECT count(*) FROM entry WHERE match_id = ?1)",
            match_id,
        )
        return rows[0][0] if rows else None

    def secret(self, match_id: str) -> SecretRow | None:
        """The dice secret, if the match has one."""
        rows = self.read("SELECT value, revealed IS NOT NULL FROM secret WHERE match_id = ?", match_id)
        return SecretRow(rows[0][0], bool(rows[0][1])) if rows else None

    def rating(self, profile: str, family: str) -> RatingRow | None:
        """The stored rating, if there is one."""
        rows = self.read(
            "SELECT profile, family, value, experience FROM rating WHERE profile = ? AND family = ?",
            profile,
            family,
        )
        return RatingRow(*rows[0]) if rows else None

    def pairs_rolled(self, kinds: Sequence[str]) -> dict[tuple[int, int], int]:
        """How often each pair was rolled, higher face first, in matches with these kinds of dice.

        A roll that came again after a take-back bears the same number and counts once.
        """
        rows = self.read(_PAIRS_ROLLED.format(", ".join("?" * len(kinds))), *kinds)
        return {(high, low): count for high, low, count in rows}

    def read(self, sql: str, *values: object) -> Rows:
        """The rows that one query finds."""
        with self._lock, self._reporting():
            return self._connection.execute(sql, values).fetchall()

    def short_texts(self, table: str, column: str, longest: int) -> list[int]:
        """The row ids of ``table`` with at most ``longest`` bytes in ``column``; no text is read for it."""
        with self._lock, self._reporting(), self._unchanging():
            found = self._connection.execute(f"SELECT rowid FROM {table}").fetchall()
            return [row for (row,) in found if self._size(table, column, row) <= longest]

    def _size(self, table: str, column: str, row: int) -> int:
        with self._connection.blobopen(table, column, row, readonly=True) as stored:
            return len(stored)

    @contextmanager
    def _unchanging(self) -> Iterator[None]:
        """What is read in this block is as it was at its first look."""
        self._connection.execute("BEGIN")
        try:
            yield
        finally:
            self._connection.rollback()

    @staticmethod
    def _expect_next(run: Run, match_id: str, number: int) -> None:
        is_open = run("SELECT 1 FROM match WHERE id = ? AND status = ?", match_id, _UNFINISHED)
        last = run("SELECT max(number) FROM entry WHERE match_id = ?", match_id)[0][0]
        if not is_open or number != (-1 if last is None else last) + 1:
            raise JournalError(Trouble.OUT_OF_STEP, match_id)

    @contextmanager
    def writing(self) -> Iterator[Run]:
        """One transaction: all of it is on disk when the block ends, or none of it."""
        with self._lock, self._reporting():
            self._connection.execute("BEGIN IMMEDIATE")
            try:
                if _file_at(self.path) != self._file:
                    raise JournalError(Trouble.MOVED, self.path)
                yield lambda sql, *values: self._connection.execute(sql, values).fetchall()
                self._connection.execute("COMMIT")
            except BaseException:
                self._connection.rollback()
                raise

    @contextmanager
    def _reporting(self) -> Iterator[None]:
        try:
            yield
        except sqlite3.Error as error:
            problem = problem_of(error, self.path)
            _log.warning("%s: %s", problem.trouble.name, error)
            if problem.trouble is Trouble.DAMAGED:
                with suppress(OSError):
                    self._suspicion.touch()
            raise problem from error


def _file_at(path: Path) -> tuple[int, int] | None:
    """Which file stands at ``path``, whatever it contains."""
    try:
        found = path.stat()
    except OSError:
        return None
    return found.st_dev, found.st_ino


def _readable(stored: bytes) -> str:
    """Stored text; where it is damaged it makes no sense, but it hides nothing else."""
    return stored.decode(errors="replace")
