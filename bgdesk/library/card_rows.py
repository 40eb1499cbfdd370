"""Cards, what was answered to them, and decks, as they are stored."""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass, field
from datetime import date
from enum import IntEnum, StrEnum

OWN_PROFILE = "me"
"""The player whose cards they are as long as there is one."""


class CardKind(StrEnum):
    """What a card asks; to double and to answer a double are learnt apart."""

    CHECKER = "checker"
    DOUBLE = "double"
    TAKE = "take"


class CardGrade(IntEnum):
    """How well one knew it, in the numbers of the schedule."""

    AGAIN = 1
    HARD = 2
    GOOD = 3
    EASY = 4


class ReviewMode(StrEnum):
    """What an answer was given for; only the first two change when the card is due."""

    NEW = "new"
    """It had not been asked before."""
    DUE = "due"
    AGAIN = "again"
    """Once more at the end of a session, after it was wrong."""
    CRAM = "cram"
    """Without being due."""


SCHEDULED = (ReviewMode.NEW, ReviewMode.DUE)
_STATES = 3
_MOST_STABLE = 1_000_000
_LAST_YEAR = 9000


@dataclass(frozen=True, slots=True)
class Memory:
    """What is remembered of a card; ``due`` and ``last`` are days as ISO 8601, empty for a new card."""

    state: int = 0
    stability: float | None = None
    difficulty: float | None = None
    due: str = ""
    last: str = ""
    reps: int = 0
    lapses: int = 0

    @property
    def is_new(self) -> bool:
        """Whether it was never asked."""
        return not self.reps

    def check(self) -> None:
        """Raises ValueError where no schedule can have left that; TypeError where it is of another kind."""
        counts: tuple[object, ...] = self.state, self.reps, self.lapses
        if not all(isinstance(one, int) and one >= 0 for one in counts):
            raise ValueError(f"{counts} are no counts")
        if self.is_new:
            return
        stability, difficulty = self.stability or 0.0, self.difficulty or 0.0
        if not (0 < stability <= _MOST_STABLE and 1 <= difficulty <= 10 and 1 <= self.state <= _STATES):
            raise ValueError(f"{self} makes no sense")
        date.fromisoformat(self.due)
        if date.fromisoformat(self.last).year > _LAST_YEAR:
            raise ValueError(f"{self.last} is no day of practice")

    def to_json(self) -> str:
        """As text."""
        return json.dumps(asdict(self), separators=(",", ":"))

    @classmethod
    def from_json(cls, text: str) -> Memory:
        """Back from text. Raises ValueError or TypeError."""
        return cls(**json.loads(text))


@dataclass(frozen=True, slots=True)
class CardRow:
    """One card; ``body`` is a study of one decision as JSON, ``best`` the best answer in a word.

    ``key`` tells the position apart from all others, ``theme`` groups cards that ask for the same.
    ``accept`` is what an answer may cost to be right, ``cost`` what was lost in match ``match_id``.
    """

    id: str
    kind: CardKind
    key: str
    xgid: str
    match_id: str
    event: int
    level: str
    body: str
    best: str
    accept: float
    cost: float
    ease: float
    theme: str
    deck: str = ""
    made: str = ""
    profile: str = OWN_PROFILE
    memory: Memory = field(default_factory=Memory)
    is_suspended: bool = False
    is_changed: bool = False


@dataclass(frozen=True, slots=True)
class WaitingCard:
    """What has to be known of a card to put it in its place among others."""

    id: str
    kind: CardKind
    theme: str
    due: str
    reps: int
    deck: str
    cost: float
    is_changed: bool = False


@dataclass(frozen=True, slots=True)
class ReviewRow:
    """One answer: ``answer`` is JSON, ``error`` the equity lost, ``None`` where it was given up."""

    card: str
    day: str
    mode: ReviewMode
    grade: CardGrade
    error: float | None
    ms: int
    answer: str = "null"
    is_helped: bool = False


@dataclass(frozen=True, slots=True)
class KeptReview:
    """An answer as it is stored under ``number``; ``was`` is what was remembered before it."""

    number: int
    at: str
    review: ReviewRow
    was: Memory


@dataclass(frozen=True, slots=True)
class DeckRow:
    """A deck with the number of its ``cards``, and of those ``due``; without an id: the own errors."""

    id: str
    name: str
    cards: int
    due: int
    fresh: int


@dataclass(frozen=True, slots=True)
class CardCounts:
    """How many cards there are: ``due`` among those asked before, ``fresh`` never asked, and ``resting``.

    ``done`` and ``begun`` were answered on that day: those asked before, and for the first time.
    """

    cards: int = 0
    due: int = 0
    fresh: int = 0
    resting: int = 0
    done: int = 0
    begun: int = 0
