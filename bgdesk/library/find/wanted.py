"""What is looked for, and what was found: plain values."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum, StrEnum
from typing import NamedTuple

from bgdesk.analysis.phases import GamePhase
from bgdesk.analysis.questions import Kind
from bgdesk.library.listing import ListedMatch
from bgdesk.rules.player import Player
from bgdesk.rules.position import Side


class PointHolds(StrEnum):
    """What is wanted on one point, seen by the player who decides."""

    MADE = "made"
    BLOT = "blot"
    OPPONENT_MADE = "opponent_made"
    OPPONENT_BLOT = "opponent_blot"
    EMPTY = "empty"


class MatchOutcome(StrEnum):
    """How the match ended for the player who decides."""

    WON = "won"
    LOST = "lost"


class Order(Enum):
    """By what decisions are sorted: the costliest, newest or nearest first, or by words and numbers."""

    COST = "cost"
    NEWEST = "newest"
    NEAREST = "nearest"
    PLAYED = "played"
    """By kind, and moves by their dice."""
    PLAYER = "player"
    OPPONENT = "opponent"
    SCORE = "score"


class Span(NamedTuple):
    """From ``least`` to ``most``, both included; ``None`` is open."""

    least: int | None = None
    most: int | None = None

    @property
    def is_open(self) -> bool:
        """Whether everything is in it."""
        return self.least is None and self.most is None


ANY = Span()


@dataclass(frozen=True, slots=True)
class Near:
    """Positions at most ``distance`` checker-pips away: 0 is the same position.

    ``own`` are the checkers of the player who decides, ``other`` those of the opponent, each in the owner's
    coordinates.
    """

    own: Side
    other: Side
    distance: int = 0


@dataclass(frozen=True, slots=True)
class WantedMatches:
    """In which matches, and whose decisions; texts are compared without case. Days are ISO 8601.

    ``player`` is a part of the name of the player who decides. Every word of ``words`` is somewhere in names,
    event, title, tags or files. ``pr`` is the performance rating of the player in the match.
    """

    player: str = ""
    words: str = ""
    since: str = ""
    until: str = ""
    outcome: MatchOutcome | None = None
    pr_least: float | None = None
    pr_most: float | None = None


class DecisionRef(NamedTuple):
    """A decision by the match and the number of its event: all that a deck of positions needs to keep."""

    study_id: str
    event: int


@dataclass(frozen=True, slots=True)
class Wanted:
    """Every condition that is given has to be met; an empty tuple means any.

    ``error`` is the least that a decision cost, in equity; ``None`` finds also what nobody has judged.
    ``dice`` are rolls as 10 times the larger face and the smaller one. ``away`` are the points that the
    player and the opponent need; 0 for both is money play. ``among`` are the only ones looked at, if given.
    """

    matches: WantedMatches = WantedMatches()  # a frozen value
    error: float | None = None
    kinds: tuple[Kind, ...] = ()
    phases: tuple[GamePhase, ...] = ()
    dice: tuple[int, ...] = ()
    away: int | None = None
    other_away: int | None = None
    points: tuple[tuple[int, PointHolds], ...] = ()
    bar: Span = ANY
    other_bar: Span = ANY
    pips: Span = ANY
    other_pips: Span = ANY
    near: Near | None = None
    order: Order = Order.COST
    is_reversed: bool = False
    among: tuple[DecisionRef, ...] | None = None


@dataclass(frozen=True, slots=True)
class FoundDecision:
    """One decision that was found; ``error`` is ``None`` where nobody has judged it.

    ``played`` and ``best`` are notation of a move, or names of cube actions as the index writes them; empty
    where that is not known. ``dice`` as in `Wanted`, 0 without a roll. ``own`` and ``other`` are the checkers
    of the player and of the opponent, each in the owner's coordinates.
    """

    ref: DecisionRef
    match: ListedMatch
    player: Player
    kind: Kind
    phase: GamePhase
    dice: int
    away: int
    other_away: int
    is_crawford: bool
    is_again: bool
    """The player owns the cube, so that a double is a redouble."""
    error: float | None
    played: str
    best: str
    own: Side
    other: Side
    distance: int | None = None
