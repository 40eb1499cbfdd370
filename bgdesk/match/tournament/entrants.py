"""Who takes part."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from bgdesk.harmless import harmless

MOST_ENTRANTS = 64


class EntrantKind(StrEnum):
    """Who decides for an entrant."""

    HUMAN = "human"
    BOT = "bot"


@dataclass(frozen=True, slots=True)
class Entrant:
    """``level`` is the id of a bot's strength, of people ``None``; ``rating`` is on the FIBS scale.

    A name that acts instead of being read is made harmless.
    """

    id: str
    name: str
    kind: EntrantKind = EntrantKind.HUMAN
    level: str | None = None
    rating: float = 1500.0

    def __post_init__(self) -> None:
        object.__setattr__(self, "name", harmless(self.name))

    @property
    def is_bot(self) -> bool:
        """Whether a computer plays."""
        return self.kind is EntrantKind.BOT
