"""The one place with SQL: rows in and out of the library, each change committed before it returns."""

from __future__ import annotations

import logging
import sqlite3
import threading
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any, NamedTuple

from bgdesk.library import schema
from bgdesk.library.backups import secure
from bgdesk.library.find.folding import folded
from bgdesk.library.patience import Patience
from bgdesk.library.presence import Presence, suspicion
from bgdesk.library.problems import JournalError, Trouble, is_path_too_long, problem_of
from bgdesk.private_files import FILE, make_file

_log = logging.getLogger(__name__)

BUSY_MS = 10_000
"""How long a write waits for another program before it gives up, but where `Store.wait_at_most` says less."""

Rows = list[tuple[Any, ...]]
Run = Callable[..., Rows]
Also = Callable[[Run], None]
"""More to write in the same transaction."""

_UNFINISHED = "unfinished"
_COLUMNS = (
    "match.id, created, updated, status, header, white_score, black_score, games,"
    " (SELECT body FROM entry WHERE match_id = match.id ORDER BY number DESC LIMIT 1)"
)
_OWNER = "coalesce((SELECT 'profile:' || profile FROM alias WHERE name = ?3), ?1)"
"""Where the rating of the player called ?1, folded ?3, stands: with the person who plays under that name."""


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


class Standing(NamedTuple):
    """How a match stands in a list; ``winner`` is the id of a player, or empty."""

    status: str
    white_score: int
    black_score: int
    games: int
    winner: str = ""


@dataclass(frozen=True, slots=True)
class RatingRow:
    """A rating of ``profile`` in one family of games; ``experience`` counts match points played."""

    profile: str
    family: str
    value: float
    experience: int


def nothing_else(run: Run) -> None:
    """Nothing more is to be written."""


class Store:
    """One library file, safe to use from several threads. Every method raises JournalError on failure."""

    def __init__(self, path: Path, *, busy_ms: int = BUSY_MS) -> None:
        self.path = path
        self.patience = Patience(busy_ms)
        self._lock = threading.RLock()
        self._presence = Presence(path)
        try:
            with self._reporting():
                self._connection = _connected(path, busy_ms)
        except BaseException:
            self._presence.leave()
            raise
        self._file = _file_at(path)

    def wait_at_most(self, patience_ms: int) -> None:
        """In this thread nothing waits longer for another program, or for another thread that writes."""
        self.patience.put(patience_ms)

    def suspect(self) -> None:
        """Damage was met: the next start looks at every page."""
        with suppress(OSError):
            suspicion(self.path).touch(FILE)

    def close(self) -> None:
        """Let go of the file; what was written is on disk already."""
        with self._lock:
            self._presence.leave()
            self._connection.close()

    def add_match(
        self,
        match_id: str,
        created: str,
        header: str,
        secret: str | None,
        entries: Sequence[str] = (),
        also: Also = nothing_else,
    ) -> None:
        """A new match with what was played of it before. Raises JournalError when the id is taken.

        ``also`` writes what is to be stored with it, here and below.
        """
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
            also(run)

    def add_entry(
        self,
        match_id: str,
        number: int,
        at: str,
        body: str,
        draft: str | None = None,
        also: Also = nothing_else,
    ) -> None:
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
            also(run)

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
        self,
        match_id: str,
        at: str,
        standing: Standing,
        ratings: Sequence[RatingRow] = (),
        also: Also = nothing_else,
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
                _put_rating(run, rating, at)
            also(run)
            return True

    def matches(self, status: str | None = None) -> tuple[MatchRow, ...]:
        """All matches that are not in the bin, or those with one status, latest first."""
        rows = self.read(
            f"SELECT {_COLUMNS} FROM match WHERE (? IS NULL OR status = ?)"
            " AND id NOT IN (SELECT id FROM listed WHERE binned IS NOT NULL) ORDER BY updated DESC, id",
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
            f"SELECT family, value, experience FROM rating WHERE profile = {_OWNER} AND family = ?2",
            profile,
            family,
            folded(profile),
        )
        return RatingRow(profile, *rows[0]) if rows else None

    def read(self, sql: str, *values: object) -> Rows:
        """The rows that one query finds; damaged text in them is read as far as it goes."""
        with self._reporting():
            return self.patience.while_busy(lambda: self._found(sql, values))

    def _found(self, sql: str, values: tuple[object, ...]) -> Rows:
        with self._lock:
            self._connection.text_factory = str
            try:
                return self._connection.execute(sql, values).fetchall()
            except sqlite3.OperationalError as error:
                if "decode" not in str(error):
                    raise
            finally:
                self._connection.text_factory = _readable
            return self._connection.execute(sql, values).fetchall()

    def changes(self) -> tuple[int, ...]:
        """Another value once anything has been written, here or by another program."""
        with self._lock, self._reporting():
            (elsewhere,) = self._connection.execute("PRAGMA data_version").fetchone()
            return int(elsewhere), self._connection.total_changes

    @staticmethod
    def _expect_next(run: Run, match_id: str, number: int) -> None:
        status = run("SELECT status FROM match WHERE id = ?", match_id)
        last = run("SELECT max(number) FROM entry WHERE match_id = ?", match_id)[0][0]
        if status != [(_UNFINISHED,)] or number != (-1 if last is None else last) + 1:
            _log.warning("entry %d does not follow %s of match %s, %s", number, last, match_id, status)
            raise JournalError(Trouble.OUT_OF_STEP, match_id)

    @contextmanager
    def writing(self) -> Iterator[Run]:
        """One transaction: all of it is on disk when the block ends, or none of it."""
        with self._reporting():
            self.patience.while_busy(self._begin)
            try:
                if _file_at(self.path) != self._file:
                    raise JournalError(Trouble.MOVED, self.path)
                yield lambda sql, *values: self._connection.execute(sql, values).fetchall()
                self._connection.execute("COMMIT")
            except BaseException:
                self._connection.rollback()
                raise
            finally:
                self._lock.release()

    def _begin(self) -> None:
        """Begin a transaction that no other thread disturbs; `_lock` is held from now on."""
        if not self.patience.take(self._lock):
            raise JournalError(Trouble.BUSY, self.path)
        try:
            self._connection.execute("BEGIN IMMEDIATE")
        except BaseException:
            self._lock.release()
            raise

    @contextmanager
    def writing_draft(self) -> Iterator[Run]:
        """The same without waiting for the disk: only when the power fails can it be lost."""
        with self._lock, self._reporting():
            self._connection.execute("PRAGMA synchronous = NORMAL")
            try:
                with self.writing() as run:
                    yield run
            finally:
                self._connection.execute("PRAGMA synchronous = FULL")

    @contextmanager
    def _reporting(self) -> Iterator[None]:
        try:
            yield
        except sqlite3.Error as error:
            problem = problem_of(error, self.path)
            level = logging.DEBUG if problem.trouble is Trouble.BUSY else logging.WARNING
            _log.log(level, "%s: %s", problem.trouble.name, error)
            if problem.trouble is Trouble.DAMAGED:
                self.suspect()
            raise problem from error


def _connected(path: Path, busy_ms: int) -> sqlite3.Connection:
    """The library at ``path`` in its present form; from then on it is busy at once."""
    was_left_open = Path(f"{path}-wal").exists()
    if not is_path_too_long(path):
        make_file(path)  # its log gets the same rights
    connection = sqlite3.connect(path, timeout=busy_ms / 1000, isolation_level=None, check_same_thread=False)
    connection.text_factory = _readable
    try:
        schema.check(connection, path)
        if was_left_open or suspicion(path).exists():
            _check_pages(connection, path)
        for pragma in ("journal_mode = WAL", "synchronous = FULL", "foreign_keys = ON"):
            connection.execute(f"PRAGMA {pragma}").fetchone()
        if (version := schema.older_version(connection)) is not None:
            secure(path, version)
        schema.upgrade(connection)
        connection.execute("PRAGMA busy_timeout = 0").fetchone()
    except BaseException:
        connection.close()
        raise
    return connection


def _check_pages(connection: sqlite3.Connection, path: Path) -> None:
    _log.info("the library was left open or met damage: every page is looked at")
    check = "integrity_check" if suspicion(path).exists() else "quick_check"
    if connection.execute(f"PRAGMA {check}(1)").fetchone()[0] != "ok":
        raise JournalError(Trouble.DAMAGED, path)
    suspicion(path).unlink(missing_ok=True)


def _put_rating(run: Run, rating: RatingRow, at: str) -> None:
    run(
        "INSERT OR REPLACE INTO rating (profile, family, value, experience, updated)"
        f" VALUES ({_OWNER}, ?2, ?4, ?5, ?6)",
        rating.profile,
        rating.family,
        folded(rating.profile),
        rating.value,
        rating.experience,
        at,
    )


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
