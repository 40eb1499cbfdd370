"""Crash-safe play: every entry of a match is on disk before anybody is told of it."""

from __future__ import annotations

import json
import logging
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass, replace
from datetime import UTC, datetime
from enum import StrEnum
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING

from bgdesk.library.draft import Draft
from bgdesk.library.leases import Leases
from bgdesk.library.problems import JournalError, LibraryTooNew, Trouble
from bgdesk.library.store import MatchRow, RatingRow, Standing, Store
from bgdesk.match.codec.json_shapes import json_of
from bgdesk.match.codec.record_codec import (
    MAX_TEXT,
    CodecError,
    entry_from_json,
    entry_to_json,
    header_from_json,
    header_to_json,
    record_of,
)
from bgdesk.match.dice.fair_dice import DICE_KINDS
from bgdesk.match.dice.statistics import FACES, DiceStatistics
from bgdesk.match.events import Abandoned, Entry, FlagFell
from bgdesk.match.rating import Rating
from bgdesk.match.record import MatchHeader, MatchRecord
from bgdesk.match.scoring import leader
from bgdesk.match.state import Pair, Phase
from bgdesk.rules.dice import ALL_ROLLS
from bgdesk.rules.player import Player

if TYPE_CHECKING:
    from bgdesk.library.studies import StudyShelf

__all__ = [
    "Draft",
    "Journal",
    "JournalError",
    "LibraryTooNew",
    "LoadedMatch",
    "MatchStatus",
    "MatchSummary",
    "RatingKey",
    "Trouble",
]


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


@dataclass(frozen=True, slots=True)
class LoadedMatch:
    """A match to go on with; its header holds the dice secret. ``draft`` is the turn in progress."""

    record: MatchRecord
    draft: Draft | None


@dataclass(frozen=True, slots=True)
class RatingKey:
    """Whose rating, in which family of games."""

    profile: str
    family: str


Rate = Callable[[MatchRecord, Callable[[RatingKey], Rating]], Mapping[RatingKey, Rating]]
"""The new ratings after a match that is over, from those of before; empty when it is not rated."""


def unrated(record: MatchRecord, rating: Callable[[RatingKey], Rating]) -> Mapping[RatingKey, Rating]:
    """No match changes a rating."""
    return {}


def utc_now() -> str:
    """The present time, ISO 8601 in UTC with milliseconds."""
    return datetime.now(UTC).isoformat(timespec="milliseconds")


class Journal:
    """The library of one user as the running program writes it; safe to use from several threads.

    A match is written by one program at a time: `begin` and `load` take it, `release` and `close` let it
    go, and so does the end of the process, however it comes. Every method raises JournalError when the
    disk or the file fails; nothing is ever half written. ``rate`` says what a match is worth that was
    over, but cut off before that was noted.
    """

    def __init__(self, path: Path, now: Callable[[], str] = utc_now, rate: Rate = unrated) -> None:
        self._store = Store(path)
        self._rate = rate
        self._leases = Leases(path.with_name(f"{path.name}.open"))
        self._now = now

    @cached_property
    def studies(self) -> StudyShelf:
        """Matches opened from elsewhere, and analyses; loaded only when they are asked for."""
        from bgdesk.library.studies import StudyShelf
        from bgdesk.library.study_rows import StudyRows

        return StudyShelf(StudyRows(self._store), self._now)

    def __enter__(self) -> Journal:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    @property
    def path(self) -> Path:
        """The library file."""
        return self._store.path

    def close(self) -> None:
        """Let go of every match and of the file."""
        self._leases.release_all()
        self._store.close()

    def begin(self, header: MatchHeader, entries: Iterable[Entry] = ()) -> None:
        """Store a new match with its dice secret, and take it; with ``entries`` all of it or nothing.

        Raises JournalError when the id is known.
        """
        shown = replace(header, dice=replace(header.dice, secret=None))
        body = _text(header_to_json(shown))
        bodies = [_text(entry_to_json(entry)) for entry in entries]
        with self._taking(header.id):
            self._store.add_match(header.id, self._now(), body, header.dice.secret, bodies)

    def append(self, match_id: str, index: int, entry: Entry, draft: Draft | None = None) -> None:
        """Entry number ``index`` (from 0) of a match taken here, and what goes on after it of the turn.

        Both are stored at once. The draft from before is gone.
        """
        self._check_taken(match_id)
        body, going_on = _text(entry_to_json(entry)), draft.to_json() if draft else None
        self._store.add_entry(match_id, index, self._now(), body, going_on)

    def save_draft(self, match_id: str, draft: Draft) -> None:
        """What was done so far of the turn that follows the last entry."""
        self._check_taken(match_id)
        self._store.put_draft(match_id, draft.to_json())

    def load(self, match_id: str) -> LoadedMatch:
        """Take a match and read it to go on with. Raises JournalError, also when it is open elsewhere."""
        row = self._store.match(match_id)
        with self._taking(match_id):
            header = self._with_secret(self._header(row), only_revealed=False)
            record = self._folded(header)
            draft = self._store.draft(match_id)
        return LoadedMatch(record, Draft.from_json(draft) if draft else None)

    def release(self, match_id: str) -> None:
        """Let another program have the match."""
        self._leases.release(match_id)

    def record(self, match_id: str) -> MatchRecord:
        """A match to look at; the dice secret is in it only when it has been revealed."""
        header = self._header(self._store.match(match_id))
        return self._folded(self._with_secret(header, only_revealed=True))

    def matches(self) -> tuple[MatchSummary, ...]:
        """All matches, latest first."""
        return tuple(self._summary(row) for row in self._store.matches())

    def unfinished(self) -> tuple[MatchSummary, ...]:
        """The matches that can be gone on with here, latest first.

        One that is over, but was cut off before that was noted, is closed and rated on the way.
        """
        return tuple(self._open_matches())

    def finish(self, record: MatchRecord, ratings: Mapping[RatingKey, Rating] | None = None) -> bool:
        """Note that a match is over, reveal its dice secret and store new ratings, all at once.

        False when it had been noted before: then nothing changes. Raises ValueError for a match that
        is not over.
        """
        if record.state.phase is not Phase.OVER:
            raise ValueError(f"match {record.header.id} is not over")
        self._check_taken(record.header.id)
        rows = [
            RatingRow(key.profile, key.family, rating.rating, rating.experience)
            for key, rating in (ratings or {}).items()
        ]
        return self._store.close_match(record.header.id, self._now(), _standing(record), rows)

    def remove(self, match_id: str) -> None:
        """Forget an unfinished match for good, with its analyses.

        Raises JournalError when it is open, here or elsewhere, and when there is no unfinished match of
        that id.
        """
        is_open_here = match_id in self._leases
        with self._borrowed(match_id) as is_free:
            if is_open_here or not is_free:
                raise JournalError(Trouble.OPEN_ELSEWHERE, match_id)
            self._store.remove_unfinished(match_id)

    def rating(self, key: RatingKey) -> Rating:
        """The stored rating, or the one that everybody begins with."""
        row = self._store.rating(key.profile, key.family)
        return Rating(row.value, row.experience) if row else Rating()

    def dice_statistics(self, kinds: Sequence[str] = DICE_KINDS) -> DiceStatistics:
        """All rolls of all matches with dice of these kinds."""
        counts = self._store.pairs_rolled(kinds)
        faces = tuple(sum(n * pair.count(face) for pair, n in counts.items()) for face in FACES)
        return DiceStatistics(faces, tuple(counts.get((roll.high, roll.low), 0) for roll in ALL_ROLLS))

    def _check_taken(self, match_id: str) -> None:
        if match_id not in self._leases:
            raise JournalError(Trouble.OPEN_ELSEWHERE, match_id)

    def _open_matches(self) -> Iterator[MatchSummary]:
        for row in self._store.matches(MatchStatus.UNFINISHED):
            with self._borrowed(row.id) as is_free:
                record = self._readable(row.id) if is_free else None
                if record and record.state.phase is Phase.OVER:
                    _log.info("match %s was over, which is noted only now", row.id)
                    self.finish(record, self._rate(record, self.rating))
                elif record:
                    yield _summary(record, row.updated, MatchStatus.UNFINISHED)

    def _readable(self, match_id: str) -> MatchRecord | None:
        try:
            return self.record(match_id)
        except JournalError as problem:
            _log.warning("match %s is skipped: %s", match_id, problem.trouble)
            return None

    @contextmanager
    def _taking(self, match_id: str) -> Iterator[None]:
        """Take the match, but not if the block fails."""
        is_new = self._leases.take(match_id)
        try:
            yield
        except JournalError:
            if is_new:
                self._leases.release(match_id)
            raise

    @contextmanager
    def _borrowed(self, match_id: str) -> Iterator[bool]:
        """Whether nobody else has the match; it is held while the block runs."""
        try:
            is_new = self._leases.take(match_id)
        except JournalError:
            yield False
            return
        try:
            yield True
        finally:
            if is_new:
                self._leases.release(match_id)

    def _summary(self, row: MatchRow) -> MatchSummary:
        score = Pair(row.white_score, row.black_score)
        try:
            header = self._header(row)
            status = MatchStatus(row.status)
            if status is MatchStatus.UNFINISHED:
                return _summary(self._folded(header), row.updated, status)
        except (JournalError, ValueError) as problem:
            _log.warning("match %s is listed as damaged: %s", row.id, type(problem).__name__)
            return MatchSummary(row.id, None, row.updated, MatchStatus.DAMAGED, score, row.games)
        winner = _winner(header, score, row.last)
        return MatchSummary(row.id, header, row.updated, status, score, row.games, winner)

    def _header(self, row: MatchRow) -> MatchHeader:
        try:
            return header_from_json(json_of(row.header, "header", MAX_TEXT))
        except CodecError as problem:
            raise JournalError(Trouble.MATCH_DAMAGED, row.id, str(problem)) from problem

    def _with_secret(self, header: MatchHeader, *, only_revealed: bool) -> MatchHeader:
        secret = self._store.secret(header.id)
        if secret is None or (only_revealed and not secret.is_revealed):
            return header
        return replace(header, dice=replace(header.dice, secret=secret.value))

    def _folded(self, header: MatchHeader) -> MatchRecord:
        try:
            bodies = self._store.entries(header.id)
            entries = [entry_from_json(json_of(body, "entry", MAX_TEXT)) for body in bodies]
            return record_of(header, entries)
        except CodecError as problem:
            raise JournalError(Trouble.MATCH_DAMAGED, header.id, str(problem)) from problem


def _summary(record: MatchRecord, updated: str, status: MatchStatus) -> MatchSummary:
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


def _standing(record: MatchRecord) -> Standing:
    state = record.state
    was_left = isinstance(record.events[-1], Abandoned)
    status = MatchStatus.ABANDONED if was_left else MatchStatus.FINISHED
    return Standing(status.value, state.score.white, state.score.black, len(state.results))


def _text(plain: object) -> str:
    return json.dumps(plain, separators=(",", ":"), ensure_ascii=False)
