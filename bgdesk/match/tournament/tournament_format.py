"""How a tournament is played: its kind, and how long the matches are."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from bgdesk.harmless import harmless

MOST_ROUNDS = 63
"""A round robin of 64 has so many."""


class FormatKind(StrEnum):
    """Who meets whom."""

    SINGLE_ELIMINATION = "single_elimination"
    DOUBLE_ELIMINATION = "double_elimination"
    SWISS = "swiss"
    ROUND_ROBIN = "round_robin"
    GROUPS = "groups"


class Consolation(StrEnum):
    """Who of those that are out plays on for the consolation."""

    NONE = "none"
    ONCE = "once"
    """Whoever loses the first match."""
    PROGRESSIVE = "progressive"
    """Whoever loses before the final, and comes in the later the further they got."""


class Seeding(StrEnum):
    """How the order of the entrants comes about."""

    RATING = "rating"
    CHANCE = "chance"
    LISTED = "listed"
    """As they entered, the first one first."""


@dataclass(frozen=True, slots=True)
class TournamentFormat:
    """What is not asked of a kind has no meaning there.

    Single elimination: ``third_place`` is played for by those who lose in the semi-finals, where anybody is
    out, and ``consolation``. Double elimination: with ``recharge``, whoever has not lost yet and loses the
    final plays another. Swiss: ``rounds``, 0 for as many as usual, or until only one has lost fewer than
    ``losses``. Groups: so many ``groups``, and as many as ``advance`` go on from each to a knockout.
    """

    kind: FormatKind = FormatKind.SINGLE_ELIMINATION
    third_place: bool = False
    consolation: Consolation = Consolation.NONE
    recharge: bool = True
    rounds: int = 0
    losses: int = 0
    groups: int = 2
    advance: int = 2

    def __post_init__(self) -> None:
        if not 0 <= self.rounds <= MOST_ROUNDS or not 0 <= self.losses <= MOST_ROUNDS:
            raise ValueError("there are too many rounds")
        if self.rounds and self.losses:
            raise ValueError("either the rounds are counted or the losses")
        if self.groups < 1 or self.advance < 1:
            raise ValueError("there has to be a group from which somebody advances")


@dataclass(frozen=True, slots=True)
class Lengths:
    """Points of the matches by round, the last one for all further rounds; ``final`` of the final.

    ``consolation`` is of all matches among those who have lost, as long as the first round where there is
    none; ``recharge`` of the second final, as long as the first where there is none.
    """

    rounds: tuple[int, ...]
    final: int
    consolation: int | None = None
    recharge: int | None = None

    def __post_init__(self) -> None:
        others = [one for one in (self.consolation, self.recharge) if one is not None]
        if not self.rounds or min(*self.rounds, self.final, *others) < 1:
            raise ValueError("every round needs a length of at least one point")

    def of_round(self, number: int, last: int) -> int:
        """The points of round ``number`` (from 1) of ``last``."""
        if number >= last:
            return self.final
        return self.rounds[min(number, len(self.rounds)) - 1]

    @property
    def of_losers(self) -> int:
        """The points of a match among those who have lost."""
        return self.consolation or self.rounds[0]

    @property
    def of_recharge(self) -> int:
        """The points of the second final."""
        return self.recharge or self.final

    def after_groups(self) -> Lengths:
        """Those of the knockout, where the first round is that of the groups."""
        return Lengths(self.rounds[1:] or self.rounds, self.final)


@dataclass(frozen=True, slots=True)
class LeagueTerms:
    """The league ``name`` in which a tournament counts: the ``points`` for each place, the first one first.

    The ``best`` evenings of everybody count, all where that is 0.
    """

    name: str
    points: tuple[int, ...] = (10, 7, 5, 3, 2, 1)
    best: int = 0

    def __post_init__(self) -> None:
        object.__setattr__(self, "name", harmless(self.name))
        if not self.name.strip() or not self.points or min(self.points) < 0 or self.best < 0:
            raise ValueError("a league needs a name and points for its places")


SE16_7_9 = Lengths((7, 7, 7), 9)
"""The evening of sixteen: seven points, the final nine."""
