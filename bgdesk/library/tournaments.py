"""The tournaments on disk: every event is stored before anybody is told of it."""

from __future__ import annotations

import json
import logging
import threading
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field, replace

from bgdesk.library.leases import Leases
from bgdesk.library.listed_rows import put_listed
from bgdesk.library.listing import played_row, standing_of
from bgdesk.library.problems import JournalError, Trouble
from bgdesk.library.store import Run, Store
from bgdesk.library.summaries import MatchStatus
from bgdesk.match.codec.json_shapes import CodecError
from bgdesk.match.codec.record_codec import entry_to_json, header_to_json
from bgdesk.match.record import MatchRecord
from bgdesk.match.tournament.tournament import Tournament, TournamentHeader
from bgdesk.match.tournament.tournament_codec import (
    tournament_event_to_json,
    tournament_header_to_json,
    tournament_of,
)
from bgdesk.match.tournament.tournament_events import Closed, TournamentEvent

_log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class StoredTournament:
    """A tournament to look at; ``updated`` is ISO 8601 in UTC, ``secret`` there once it was revealed."""

    tournament: Tournament
    updated: str
    secret: bytes | None = field(default=None, repr=False)


class Tournaments:
    """Safe to use from several threads. Every method raises JournalError; nothing is ever half written.

    A tournament is written by one program at a time: `begin` and `load` take it, `release` lets it go.
    """

    def __init__(self, store: Store, leases: Leases, now: Callable[[], str]) -> None:
        self._store = store
        self._leases = leases
        self._now = now

    def wait_at_most(self, patience_ms: int) -> None:
        """In this thread nothing waits longer for another program."""
        self._store.wait_at_most(patience_ms)

    @contextmanager
    def alone(self, lock: threading.RLock) -> Iterator[None]:
        """Hold ``lock``, or raise JournalError where another thread has it for longer than this one waits."""
        if not self._store.patience.take(lock):
            raise JournalError(Trouble.BUSY, self._store.path)
        try:
            yield
        finally:
            lock.release()

    def begin(self, header: TournamentHeader, secret: bytes, events: Sequence[TournamentEvent]) -> None:
        """Store a new tournament with its secret, and take it. Raises JournalError when the id is known."""
        body, at = _text(tournament_header_to_json(header)), self._now()
        with self._taking(header.id), self._store.writing() as run:
            if run("SELECT 1 FROM tournament WHERE id = ?", header.id):
                raise JournalError(Trouble.OUT_OF_STEP, header.id)
            run(
                "INSERT INTO tournament (id, created, updated, header, secret) VALUES (?, ?, ?, ?, ?)",
                header.id,
                header.created,
                at,
                body,
                secret.hex(),
            )
            _put_events(run, header.id, 0, events, at)

    def load(self, tournament_id: str) -> StoredTournament:
        """Take a tournament and read it to go on with, with its secret."""
        with self._taking(tournament_id):
            return self._read(tournament_id, is_secret_told=True)

    @contextmanager
    def _taking(self, tournament_id: str) -> Iterator[None]:
        """Take it, but not if the block fails."""
        try:
            is_new = self._leases.take(_lease(tournament_id))
        except JournalError as problem:
            is_taken = problem.trouble is Trouble.OPEN_ELSEWHERE
            trouble = Trouble.TOURNAMENT_ELSEWHERE if is_taken else problem.trouble
            raise JournalError(trouble, problem.subject, problem.detail) from problem
        try:
            yield
        except JournalError:
            if is_new:
                self.release(tournament_id)
            raise

    def release(self, tournament_id: str) -> None:
        """Let another program have it."""
        self._leases.release(_lease(tournament_id))

    def read(self, tournament_id: str) -> StoredTournament:
        """A tournament to look at."""
        return self._read(tournament_id, is_secret_told=False)

    def all(self) -> tuple[StoredTournament, ...]:
        """All that are not in the trash and can be read, latest first."""
        return self._all("binned IS NULL")

    def binned(self) -> tuple[StoredTournament, ...]:
        """Those in the trash that can be read, latest first."""
        return self._all("binned IS NOT NULL")

    def _all(self, which: str) -> tuple[StoredTournament, ...]:
        rows = self._store.read(f"SELECT id FROM tournament WHERE {which} ORDER BY updated DESC, id")
        found = []
        for (tournament_id,) in rows:
            try:
                found.append(self.read(tournament_id))
            except JournalError as problem:
                _log.warning("tournament %s is skipped: %s", tournament_id, problem)
        return tuple(found)

    def append(
        self,
        tournament_id: str,
        number: int,
        events: Sequence[TournamentEvent],
        simulated: MatchRecord | None = None,
    ) -> None:
        """``events`` from ``number`` (from 0) on, and with them, all or nothing, their match."""
        at = self._now()
        if _lease(tournament_id) not in self._leases:
            raise JournalError(Trouble.TOURNAMENT_ELSEWHERE, tournament_id)
        with self._store.writing() as run:
            if simulated:
                _put_match(run, simulated, at)
            _put_events(run, tournament_id, number, events, at)
            run("UPDATE tournament SET updated = ? WHERE id = ?", at, tournament_id)
            if any(isinstance(event, Closed) for event in events):
                run("UPDATE tournament SET revealed = ? WHERE id = ?", at, tournament_id)

    def discard(self, tournament_id: str) -> None:
        """Put it into the trash; its matches stay."""
        self._put_binned(tournament_id, self._now())

    def restore(self, tournament_id: str) -> None:
        """Take it out of the trash."""
        self._put_binned(tournament_id, None)

    def _put_binned(self, tournament_id: str, at: str | None) -> None:
        with self._store.writing() as run:
            run("UPDATE tournament SET binned = ? WHERE id = ?", at, tournament_id)

    def is_playable(self, match_id: str) -> bool:
        """Whether the match is there, and not in the trash."""
        found = self._store.read(
            "SELECT coalesce((SELECT binned FROM listed WHERE id = match.id), '') FROM match WHERE id = ?",
            match_id,
        )
        return bool(found) and not found[0][0]

    def _read(self, tournament_id: str, *, is_secret_told: bool) -> StoredTournament:
        rows = self._store.read(
            "SELECT header, updated, secret, revealed FROM tournament WHERE id = ?", tournament_id
        )
        if not rows:
            raise JournalError(Trouble.UNKNOWN_TOURNAMENT, tournament_id)
        header, updated, secret, revealed = rows[0]
        bodies = self._store.read(
            "SELECT body FROM tournament_event WHERE tournament_id = ? ORDER BY number", tournament_id
        )
        try:
            found = tournament_of(json.loads(header), [json.loads(body) for (body,) in bodies])
            told = bytes.fromhex(secret) if is_secret_told or revealed else None
        except (CodecError, ValueError) as problem:
            raise JournalError(Trouble.TOURNAMENT_DAMAGED, tournament_id, str(problem)) from problem
        return StoredTournament(found, updated, told)


def _lease(tournament_id: str) -> str:
    return f"tournament-{tournament_id}"


def _put_events(
    run: Run, tournament_id: str, number: int, events: Sequence[TournamentEvent], at: str
) -> None:
    (count,) = run("SELECT count(*) FROM tournament_event WHERE tournament_id = ?", tournament_id)[0]
    if count != number:
        raise JournalError(Trouble.OUT_OF_STEP, tournament_id)
    for place, event in enumerate(events, number):
        body = _text(tournament_event_to_json(event))
        run("INSERT INTO tournament_event VALUES (?, ?, ?, ?)", tournament_id, place, at, body)


def _put_match(run: Run, record: MatchRecord, at: str) -> None:
    """A match that is over, with the secret of its dice, which is no secret any more."""
    header = record.header
    if run("SELECT 1 FROM match WHERE id = ?", header.id):
        raise JournalError(Trouble.OUT_OF_STEP, header.id)
    shown = replace(header, dice=replace(header.dice, secret=None))
    standing = standing_of(record, MatchStatus.FINISHED)
    run(
        "INSERT INTO match (id, created, updated, header, status, white_score, black_score, games)"
        " VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
        header.id,
        header.created,
        at,
        _text(header_to_json(shown)),
        standing.status,
        standing.white_score,
        standing.black_score,
        standing.games,
    )
    if header.dice.secret is not None:
        run("INSERT INTO secret VALUES (?, ?, ?)", header.id, header.dice.secret, at)
    for number, entry in enumerate(record.entries):
        run("INSERT INTO entry VALUES (?, ?, ?, ?)", header.id, number, at, _text(entry_to_json(entry)))
    put_listed(run, played_row(record, at, MatchStatus.FINISHED))


def _text(plain: object) -> str:
    return json.dumps(plain, separators=(",", ":"), ensure_ascii=False)
