"""What the user wants of cards, as it is in the settings."""

from __future__ import annotations

from dataclasses import dataclass, field

from bgdesk.app.settings import table
from bgdesk.app.settings.settings import Settings
from bgdesk.practice.cards.session import Limits


@dataclass(frozen=True, slots=True)
class CardWishes:
    """``retention`` is the share of the cards that one wants to know when they are asked."""

    limits: Limits = field(default_factory=Limits)
    retention: float = 0.9

    @classmethod
    def of(cls, settings: Settings) -> CardWishes:
        """Those in ``settings``."""
        get = settings.get
        limits = Limits(get(table.CARDS_FRESH), get(table.CARDS_REVIEWED), get(table.CARD_LENGTH))
        return cls(limits, get(table.CARD_RETENTION) / 100)
