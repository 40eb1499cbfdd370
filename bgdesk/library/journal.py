"""Crash-safe play: every entry of a match is on disk before anybody is told of it."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import UTC, datetime

from bgdesk.library.checkpoint import checkpoint
from bgdesk.library.draft import Draft
from bgdesk.library.leases import Leases
from bgdesk.library.listed_rows import put_content, put_listed, put_moment, put_standing
from bgdesk.library.listing import played_row, standing_at, standing_of
from bgdesk.library.problems import JournalError, Trouble
from bgdesk.library.record_reader import RecordReader
from bgdesk.library.store import RatingRow, Run, Standing, Store
from bgdesk.library.summaries import MatchStatus
from bgdesk.match.codec.record_codec import entry_to_json, header_to_json
from bgdesk.match.events import Abandoned, Entry
from bgdesk.match.rating import Rating
from bgdesk.match.record import MatchHeader, MatchRecord
from bgdesk.match.state import MatchState, Phase

_BETWEEN_GAMES = (Phase.BEFORE_GAME, Phase.OVER)


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


def utc_now() -> str:
    """The present time, ISO 8601 in UTC with milliseconds."""
    return datetime.now(UTC).isoformat(timespec="milliseconds")


class Journal:
    """Writes the matches that are played here; safe to use from several threads.

    A match is written by one program at a time: `begin` and `load` take it, `release` lets it go, and so
    does the end of the process, however it comes. Every method raises JournalError when the disk or the
    file fails; nothing is ever half written.
    """

    def __init__(self, store: Store, leases: Leases, now: Callable[[], str] = utc_now) -> None:
        self._store = store
        self._leases = leases
        self._reader = RecordReader(store)
        self._now = now

    def begin(self, header: MatchHeader, entries: Sequence[Entry] = ()) -> None:
        """Store a new match with its dice secret, and take it; with ``entries`` all of it or nothing.

        Raises JournalError when the id is known.
        """
        shown = replace(header, dice=replace(header.dice, secret=None))
        body = _text(header_to_json(shown))
        bodies = [_text(entry_to_json(entry)) for entry in entries]
        at = self._now()
        row = played_row(MatchRecord(header, entries), at, MatchStatus.UNFINISHED)
        with self._leases.taking(header.id):
            self._store.add_match(
                header.id, at, body, header.dice.secret, bodies, lambda run: put_listed(run, row)
            )

    def append(
        self,
        match_id: str,
        index: int,
        entry: Entry,
        draft: Draft | None = None,
        after: MatchState | None = None,
    ) -> None:
        """Entry number ``index`` (from 0) of a match taken here, and what goes on after it of the turn.

        Both are stored at once. The draft from before is gone. ``after`` is the state that it leads to,
        for the list of matches; when a game is over the library file itself has all of it.
        """
        self._check_taken(match_id)
        body, going_on, at = _text(entry_to_json(entry)), draft.to_json() if draft else None, self._now()
        standing = standing_at(after) if after else None
        self._store.add_entry(
            match_id, index, at, body, going_on, lambda run: put_moment(run, match_id, at, standing)
        )
        if after and after.phase in _BETWEEN_GAMES:
            checkpoint(self._store)

    def save_draft(self, match_id: str, draft: Draft) -> None:
        """What was done so far of the turn that follows the last entry."""
        self._check_taken(match_id)
        self._store.put_draft(match_id, draft.to_json())

    def load(self, match_id: str) -> LoadedMatch:
        """Take a match and read it to go on with. Raises JournalError, also when it is open elsewhere."""
        with self._leases.taking(match_id):
            record = self._reader.whole(match_id)
            draft = self._store.draft(match_id)
        return LoadedMatch(record, Draft.from_json(draft) if draft else None)

    def release(self, match_id: str) -> None:
        """Let another program have the match."""
        self._leases.release(match_id)

    def finish(self, record: MatchRecord, ratings: Mapping[RatingKey, Rating] | None = None) -> bool:
        """Note that a match is over, reveal its dice secret and store new ratings, all at once.

        False when it had been noted before: then nothing changes. Raises ValueError for a match that
        is not over.
        """
        if record.state.phase is not Phase.OVER:
            raise ValueError(f"match {record.header.id} is not over")
        from bgdesk.library.same_match import content_of  # with what only matches from files need

        self._check_taken(record.header.id)
        rows = [
            RatingRow(key.profile, key.family, rating.rating, rating.experience)
            for key, rating in (ratings or {}).items()
        ]
        match_id, standing, content = record.header.id, _standing(record), content_of(record).key

        def list_it(run: Run) -> None:
            put_standing(run, match_id, standing)
            put_content(run, match_id, content)

        is_new = self._store.close_match(match_id, self._now(), standing, rows, list_it)
        checkpoint(self._store)
        return is_new

    def rating(self, key: RatingKey) -> Rating:
        """The stored rating, or the one that everybody begins with."""
        row = self._store.rating(key.profile, key.family)
        return Rating(row.value, row.experience) if row else Rating()

    def _check_taken(self, match_id: str) -> None:
        if match_id not in self._leases:
            raise JournalError(Trouble.OPEN_ELSEWHERE, match_id)


def _standing(record: MatchRecord) -> Standing:
    was_left = isinstance(record.events[-1], Abandoned)
    return standing_of(record, MatchStatus.ABANDONED if was_left else MatchStatus.FINISHED)


def _text(plain: object) -> str:
    return json.dumps(plain, separators=(",", ":"), ensure_ascii=False)
