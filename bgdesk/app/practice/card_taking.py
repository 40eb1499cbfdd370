"""Which card can be asked now: one that nobody else asks, and that is still to be asked."""

from __future__ import annotations

import logging
from collections.abc import Callable

from bgdesk.app.practice.drilled_card import DrilledCard
from bgdesk.library.card_rows import CardRow, ReviewMode
from bgdesk.library.cards import CardShelf
from bgdesk.library.problems import JournalError
from bgdesk.match.codec.json_shapes import CodecError
from bgdesk.practice.cards.making import question_in
from bgdesk.practice.cards.session import Asked

_log = logging.getLogger(__name__)


class CardTaking:
    """Holds the card that is asked, against all other windows. ``names()`` are of player and opponent."""

    def __init__(self, shelf: Callable[[], CardShelf], names: Callable[[], tuple[str, str]]) -> None:
        self._shelf = shelf
        self._names = names
        self._held = ""

    def take(self, asked: Asked, today: str) -> DrilledCard | None:
        """The card, held from now on; ``None`` where another window asks it, or it was answered there.

        Raises JournalError, and holds nothing then.
        """
        self.release()
        shelf = self._shelf()
        if not shelf.take(asked.card):
            _log.info("a card is asked in another window")
            return None
        self._held = asked.card
        try:
            row = shelf.card(asked.card)
        except JournalError:
            self.release()
            raise
        if row and _is_wanted(asked.mode, row, today):
            try:
                return DrilledCard.of(row, asked, question_in(row.body).between(*self._names()))
            except CodecError as problem:
                _log.warning("a card cannot be read and is left out: %s", problem)
        self.release()
        return None

    def release(self) -> None:
        """Let go of what is held."""
        if self._held:
            self._shelf().release(self._held)
            self._held = ""


def _is_wanted(mode: ReviewMode, row: CardRow, today: str) -> bool:
    if row.is_suspended:
        return False
    if mode is ReviewMode.NEW:
        return row.memory.is_new
    return mode is not ReviewMode.DUE or row.memory.due <= today
