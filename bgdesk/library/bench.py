"""Positions set up by hand, and the one that is being set up: rows of their own, apart from all matches."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from uuid import uuid4

from bgdesk.library.store import Store

_PUT = "INSERT OR REPLACE INTO bench VALUES (?, ?, ?, ?)"
_DRAFT = "draft"
"""The id of the position that is being set up."""
MOST_LETTERS = 200
"""Of a name."""


@dataclass(frozen=True, slots=True)
class BenchPosition:
    """A position under a ``name``, in which slashes part folders; ``body`` is JSON."""

    id: str
    name: str
    body: str
    updated: str


class Bench:
    """Every method raises JournalError when the disk or the file fails."""

    def __init__(self, store: Store, now: Callable[[], str]) -> None:
        self._store = store
        self._now = now

    def draft(self) -> str | None:
        """What was being set up last, as JSON."""
        rows = self._store.read("SELECT body FROM bench WHERE id = ?", _DRAFT)
        return rows[0][0] if rows else None

    def keep_draft(self, body: str) -> None:
        """Have ``body`` written when this returns, without waiting for the disk."""
        with self._store.writing_draft() as run:
            run(_PUT, _DRAFT, "", body, self._now())

    def positions(self) -> tuple[BenchPosition, ...]:
        """All that have a name, in the order of these."""
        rows = self._store.read(
            "SELECT id, name, body, updated FROM bench WHERE id <> ? ORDER BY name COLLATE NOCASE, id", _DRAFT
        )
        return tuple(BenchPosition(*row) for row in rows)

    def save(self, name: str, body: str) -> str:
        """Keep ``body`` under ``name``, in place of what had that name before; the id of it."""
        name = name[:MOST_LETTERS]
        rows = self._store.read("SELECT id FROM bench WHERE name = ? AND id <> ?", name, _DRAFT)
        position_id = str(rows[0][0]) if rows else uuid4().hex
        self._put(position_id, name, body)
        return position_id

    def rename(self, position_id: str, name: str) -> None:
        """Call a position something else."""
        with self._store.writing() as run:
            run(
                "UPDATE bench SET name = ?, updated = ? WHERE id = ?",
                name[:MOST_LETTERS],
                self._now(),
                position_id,
            )

    def remove(self, position_id: str) -> None:
        """Forget a position that has a name."""
        with self._store.writing() as run:
            run("DELETE FROM bench WHERE id = ? AND id <> ?", position_id, _DRAFT)

    def _put(self, position_id: str, name: str, body: str) -> None:
        with self._store.writing() as run:
            run(_PUT, position_id, name, body, self._now())
