"""What was answered when the decisions of a match were asked about once more."""

from __future__ import annotations

import json
import logging
import sys
from collections.abc import Callable
from dataclasses import dataclass

from bgdesk.library.store import Store
from bgdesk.match.codec.json_shapes import json_of
from bgdesk.match.codec.record_codec import CodecError, entry_from_json, entry_to_json
from bgdesk.match.events import Entry

_log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class LearntAnswer:
    """``answer`` was given, at ``at`` (ISO 8601, UTC), instead of event number ``event`` of a match.

    Without one it was given up. ``error`` is the equity that it gives away, ``None`` if nobody could say.
    """

    event: int
    at: str
    answer: Entry | None
    error: float | None
    is_found: bool


class LearntAnswers:
    """All answers by the id of their match. Every method raises JournalError on failure."""

    def __init__(self, store: Store, now: Callable[[], str]) -> None:
        self._store = store
        self._now = now

    def put(
        self, match_id: str, event: int, answer: Entry | None, error: float | None, *, is_found: bool
    ) -> None:
        """Keep one more answer."""
        body = "null" if answer is None else json.dumps(entry_to_json(answer), separators=(",", ":"))
        with self._store.writing() as run:
            run(
                "INSERT INTO learnt (match_id, event, at, answer, error, is_found) VALUES (?, ?, ?, ?, ?, ?)",
                match_id,
                event,
                self._now(),
                body,
                error,
                int(is_found),
            )

    def of(self, match_id: str) -> tuple[LearntAnswer, ...]:
        """Those about a match, in the order in which they were given; what cannot be read is left out."""
        rows = self._store.read(
            "SELECT event, at, answer, error, is_found FROM learnt WHERE match_id = ? ORDER BY number",
            match_id,
        )
        found = []
        for event, at, answer, error, is_found in rows:
            try:
                found.append(LearntAnswer(event, at, _entry(answer), error, bool(is_found)))
            except CodecError as problem:
                _log.warning("an answer about %s cannot be read and is skipped: %s", match_id, problem)
        return tuple(found)


def _entry(text: str) -> Entry | None:
    plain = json_of(text, "answer", sys.maxsize)
    return None if plain is None else entry_from_json(plain, "answer")
