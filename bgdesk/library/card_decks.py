"""Decks: cards under a name of their own."""

from __future__ import annotations

from collections.abc import Callable
from uuid import uuid4

from bgdesk.library.card_rows import OWN_PROFILE, DeckRow
from bgdesk.library.store import Store


class CardDecks:
    """The decks of ``profile``. Every method raises JournalError when the disk or the file fails."""

    def __init__(self, store: Store, now: Callable[[], str], profile: str = OWN_PROFILE) -> None:
        self._store = store
        self._now = now
        self._profile = profile

    def named(self, name: str) -> str:
        """The id of the deck ``name``, made if there is none."""
        with self._store.writing() as run:
            found = run("SELECT id FROM deck WHERE profile = ? AND name = ?", self._profile, name)
            if found:
                return str(found[0][0])
            deck_id = uuid4().hex
            run(
                "INSERT INTO deck (id, profile, name, made) VALUES (?, ?, ?, ?)",
                deck_id,
                self._profile,
                name,
                self._now(),
            )
            return deck_id

    def rename(self, deck_id: str, name: str) -> None:
        """Call a deck something else; nothing happens where another one has that name."""
        with self._store.writing() as run:
            run("UPDATE OR IGNORE deck SET name = ? WHERE id = ?", name, deck_id)

    def remove(self, deck_id: str) -> None:
        """Forget a deck with all its cards."""
        with self._store.writing() as run:
            run("DELETE FROM review WHERE card IN (SELECT id FROM card WHERE deck = ?)", deck_id)
            run("DELETE FROM card WHERE deck = ?", deck_id)
            run("DELETE FROM deck WHERE id = ?", deck_id)

    def all(self, day: str) -> tuple[DeckRow, ...]:
        """All decks with what is due in them on ``day``; the first has the own errors."""
        rows = self._store.read(
            "SELECT card.deck, coalesce(deck.name, ''), count(*),"
            " sum(is_suspended = 0 AND reps > 0 AND due <= ?), sum(is_suspended = 0 AND reps = 0)"
            " FROM card LEFT JOIN deck ON deck.id = card.deck WHERE card.profile = ?"
            " GROUP BY card.deck ORDER BY card.deck <> '', 2 COLLATE NOCASE",
            day,
            self._profile,
        )
        return tuple(DeckRow(*row) for row in rows)
