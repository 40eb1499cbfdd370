"""What the page of practice shows."""

from __future__ import annotations

from dataclasses import dataclass, field
from datetime import date

from bgdesk.library.card_rows import CardCounts, CardRow, DeckRow
from bgdesk.library.library import Library
from bgdesk.library.profiles import FIRST_PROFILE, Profile
from bgdesk.practice.cards.session import Limits, due_now, forecast


@dataclass(frozen=True, slots=True)
class PracticeFacts:
    """What there is on ``today``: ``reviews`` and ``begun`` may be asked, of all ``counts``.

    ``ahead`` says how many cards are due on each of the next days.
    """

    today: date
    counts: CardCounts = field(default_factory=CardCounts)
    reviews: int = 0
    begun: int = 0
    decks: tuple[DeckRow, ...] = ()
    ahead: tuple[int, ...] = ()
    resting: tuple[CardRow, ...] = ()
    has_matches: bool = False
    people: tuple[Profile, ...] = ()
    practiser: str = FIRST_PROFILE
    """Whose cards these are, one of ``people`` unless that one was removed."""

    @property
    def due(self) -> int:
        """How many cards can be asked today."""
        return self.reviews + self.begun


def read_practice(library: Library, today: date, limits: Limits) -> PracticeFacts:
    """The facts in ``library``. Raises JournalError."""
    day, cards = today.isoformat(), library.cards
    counts = cards.counts(day)
    reviews, begun = due_now(counts, limits)
    return PracticeFacts(
        today,
        counts,
        reviews,
        begun,
        library.card_decks.all(day),
        forecast(cards.due_days(), today),
        cards.resting(),
        bool(library.catalogue.matches(1)),
        library.profiles.all(),
        library.practiser,
    )
