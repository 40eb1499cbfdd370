"""A whole match as a list of entries, and the states they fold to."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from bgdesk.match.events import Entry, Event
from bgdesk.match.options import MatchOptions
from bgdesk.match.state import MatchState, Pair


class SeatKind(StrEnum):
    """Who sits there."""

    HUMAN = "human"
    BOT = "bot"


@dataclass(frozen=True, slots=True)
class Seat:
    """A name and who decides; ``level`` is the id of a bot's strength."""

    name: str
    kind: SeatKind = SeatKind.HUMAN
    level: str | None = None


@dataclass(frozen=True, slots=True)
class DiceRecord:
    """Where the dice come from: ``fair``, ``seeded``, ``manual`` or ``replayed``.

    Fair: ``commitment`` is the SHA-256 of the secret in hex, ``words`` the player's own; ``secret``
    (hex) is known to the journal from the start and shown only when the match is over.
    """

    kind: str
    commitment: str | None = None
    words: str = ""
    secret: str | None = None
    seed: int | None = None


@dataclass(frozen=True, slots=True)
class MatchHeader:
    """What is known before the first event. ``created`` is ISO 8601 in UTC."""

    id: str
    created: str
    options: MatchOptions
    seats: Pair[Seat]
    dice: DiceRecord


class MatchRecord:
    """Header and entries; immutable: appending gives a new record that shares the old states."""

    header: MatchHeader

    @property
    def entries(self) -> tuple[Entry, ...]:
        """Everything that was written, taking back included."""
        raise NotImplementedError

    @property
    def events(self) -> tuple[Event, ...]:
        """The events in force: entries without what was taken back."""
        raise NotImplementedError

    @property
    def states(self) -> tuple[MatchState, ...]:
        """``states[i]`` stands before ``events[i]``; the last one is the present (one more than events)."""
        raise NotImplementedError

    @property
    def state(self) -> MatchState:
        """The present state."""
        raise NotImplementedError

    @property
    def is_practice(self) -> bool:
        """Whether anything was ever taken back: such a match is unrated."""
        raise NotImplementedError

    def append(self, entry: Entry) -> MatchRecord:
        """This record with one more entry. Raises Refused when the flow forbids it."""
        raise NotImplementedError
