"""What the cube makes of winning chances at a score: dead, live, and in between.

The value of a game goes with the winning chance in straight lines. With a dead cube there is one, from
losing everything to winning everything; with a fully live cube it is cashed at the very point where the
opponent has to pass. Truth is in between: a share of the live value, the efficiency of the cube.
Sources: Rick Janowski, "Take-Points in Money Games" (1993); for matches the recursion over cube values in
GNU Backgammon (``GetPoints`` and ``Cl2CfMatch`` in ``matchequity.c`` and ``eval.c``).
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import cached_property

from bgdesk.analysis.lenses.curves import Curve
from bgdesk.match.equity_tables.table import MatchEquityTable
from bgdesk.match.evaluation import Probabilities

USUAL_EFFICIENCY = 0.68
"""Of a centred or owned cube while there is contact, as GNU Backgammon assumes."""
_NOTHING = 1e-9


@dataclass(frozen=True, slots=True)
class GammonShares:
    """Of the games won, and of those lost: the share of gammons (backgammons included) and of backgammons."""

    won: float = 0.0
    won_backgammon: float = 0.0
    lost: float = 0.0
    lost_backgammon: float = 0.0

    @classmethod
    def of(cls, chances: Probabilities) -> GammonShares:
        """Those of ``chances``, for whoever they belong to."""
        win, lose = max(chances.win, _NOTHING), max(chances.lose, _NOTHING)
        return cls(
            min(chances.win_gammon / win, 1.0),
            min(chances.win_backgammon / win, 1.0),
            min(chances.lose_gammon / lose, 1.0),
            min(chances.lose_backgammon / lose, 1.0),
        )

    @property
    def turned(self) -> GammonShares:
        """The same seen by the opponent."""
        return GammonShares(self.lost, self.lost_backgammon, self.won, self.won_backgammon)


@dataclass(frozen=True, slots=True)
class CubeTerms:
    """The score as one player sees it; ``away`` and ``table`` are ``None`` in money play.

    ``jacoby``: gammons do not count while the cube is centred.
    """

    away: tuple[int, int] | None = None
    table: MatchEquityTable | None = None
    is_crawford: bool = False
    jacoby: bool = False

    @property
    def turned(self) -> CubeTerms:
        """The same seen by the opponent."""
        return self if self.away is None else replace(self, away=(self.away[1], self.away[0]))

    def worth(self, points: int) -> float:
        """What winning ``points`` (losing, below 0) is worth: a chance to win the match, or points."""
        if self.away is None or self.table is None:
            return float(points)
        stakes = self.table.stakes(*self.away, abs(points), is_crawford=self.is_crawford)
        return stakes.win if points > 0 else stakes.lose

    def is_dead(self, cube: int) -> bool:
        """Whether a cube at ``cube`` already wins the match for this player."""
        return self.away is not None and self.away[0] <= cube


class CubeSide:
    """One player's view of cubes of any value; curves go with that player's winning chance, in `worth`.

    A cube with which the owner would lose the match anyway, and which wins more when turned, is turned at
    once; so it counts as twice its value, dead.
    """

    def __init__(self, terms: CubeTerms, shares: GammonShares) -> None:
        self.terms = terms
        self.shares = shares

    @cached_property
    def opponent(self) -> CubeSide:
        """The same game seen by the other player."""
        return CubeSide(self.terms.turned, self.shares.turned)

    def won(self, cube: int, *, gammons: bool = True) -> float:
        """What a game won with ``cube`` is worth on average."""
        return self._mean(cube, self.shares.won, self.shares.won_backgammon, gammons=gammons)

    def lost(self, cube: int, *, gammons: bool = True) -> float:
        """What a game lost with ``cube`` is worth on average."""
        return self._mean(-cube, self.shares.lost, self.shares.lost_backgammon, gammons=gammons)

    def _mean(self, points: int, gammon: float, backgammon: float, *, gammons: bool) -> float:
        worth = self.terms.worth
        if not gammons:
            return worth(points)
        return (
            (1 - gammon) * worth(points)
            + (gammon - backgammon) * worth(2 * points)
            + backgammon * worth(3 * points)
        )

    def dead(self, cube: int, *, gammons: bool = True) -> Curve:
        """Nobody turns the cube any more."""
        return Curve(((0.0, self.lost(cube, gammons=gammons)), (1.0, self.won(cube, gammons=gammons))))

    def own(self, cube: int, life: float) -> Curve:
        """This player alone may turn ``cube``; ``life`` is the efficiency, 0 dead to 1 live."""
        return _flipped(self.opponent.against(cube, life), self.terms)

    def against(self, cube: int, life: float) -> Curve:
        """The opponent alone may turn ``cube``."""
        other = self.opponent
        if other.terms.is_dead(cube):
            return self.dead(cube)
        if self.terms.is_dead(cube):
            return self.dead(2 * cube).at_least(self.terms.worth(-cube))
        dead = self.dead(cube)
        live = [*dead.knots, (1 - other.live_cash(cube), self.terms.worth(-cube))]
        return dead.mixed(Curve.through(live), life)

    def centred(self, cube: int, life: float) -> Curve:
        """Both may turn ``cube``, as far as it is of any use to them."""
        gammons = not self.terms.jacoby
        dead = self.dead(cube, gammons=gammons)
        other = self.opponent
        if self.terms.is_crawford or (self.terms.is_dead(cube) and other.terms.is_dead(cube)):
            return dead
        if other.terms.is_dead(cube):
            return self.against(2 * cube, life).at_most(self.terms.worth(cube))
        if self.terms.is_dead(cube):
            return _flipped(other.centred(cube, life), self.terms)
        live = list(dead.knots)
        live.append((1 - other.live_cash(cube), self.terms.worth(-cube)))
        live.append((self.live_cash(cube), self.terms.worth(cube)))
        return dead.mixed(Curve.through(live), life)

    def live_cash(self, cube: int) -> float:
        """The chance from which the opponent has to pass a double of ``cube``, all cubes being live."""
        if self.terms.away is None:
            win, lose = self.won(1), -self.lost(1)
            return min((lose + 1.0) / (win + lose + 0.5), 1.0)
        taken = self.against(2 * cube, 1.0)
        return _reaches(taken, self.terms.worth(cube))


def _reaches(curve: Curve, value: float) -> float:
    """Where ``curve`` comes to ``value``, as far as it does within 0 to 1."""
    place = curve.meets(Curve(((0.0, value), (1.0, value))))
    if place is not None:
        return place
    return 1.0 if curve.at(1.0) <= value else 0.0


def _flipped(curve: Curve, terms: CubeTerms) -> Curve:
    """A curve of the opponent's chance and value as one of the own."""
    whole = 0.0 if terms.away is None else 1.0
    return Curve(tuple((1 - at, whole - value) for at, value in reversed(curve.knots)))
