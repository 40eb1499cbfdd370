"""What a take point is made of: the stakes alone, what gammons add, and what owning the cube saves."""

from __future__ import annotations

from dataclasses import dataclass, replace

from bgdesk.analysis.lenses.cube_model import CubeTerms, GammonShares
from bgdesk.analysis.lenses.cube_window import CubeCurves, CubePlace, cube_curves

_NO_GAMMONS = GammonShares()


@dataclass(frozen=True, slots=True)
class ModelledCube:
    """A cube decision but for the winning chance; ``life`` is the efficiency, 0 dead to 1 live."""

    terms: CubeTerms
    place: CubePlace
    shares: GammonShares
    life: float

    @property
    def curves(self) -> CubeCurves:
        """The choices of the player on roll."""
        return self.curves_at(self.life)

    def curves_at(self, life: float) -> CubeCurves:
        """The same with another efficiency of the cube."""
        return cube_curves(self.terms, self.place, self.shares, life)

    @property
    def turned(self) -> ModelledCube:
        """The same seen by the opponent."""
        is_own = None if self.place.is_own is None else not self.place.is_own
        place = replace(self.place, is_own=is_own)
        return replace(self, terms=self.terms.turned, place=place, shares=self.shares.turned)


@dataclass(frozen=True, slots=True)
class TakeParts:
    """Winning chances that add up to the chance needed to take: ``stakes`` + ``gammons`` - ``vig``.

    ``stakes``: with a dead cube and without gammons. ``vig``: the recube vig, what turning the cube oneself
    may save.
    """

    stakes: float
    gammons: float
    vig: float

    @property
    def take(self) -> float:
        """The take point."""
        return self.stakes + self.gammons - self.vig


def take_parts(case: ModelledCube) -> TakeParts | None:
    """For the player of ``case``, who is doubled; ``None`` where that cannot be, or all is a take."""
    take = case.curves.points.take
    dead = case.curves_at(0.0).points.take
    bare = replace(case, shares=_NO_GAMMONS).curves_at(0.0).points.take
    if take is None or dead is None or bare is None:
        return None
    return TakeParts(bare, dead - bare, dead - take)


def gammon_price(terms: CubeTerms, cube: int) -> float | None:
    """What a gammon won with ``cube`` adds, as a share of what the game decides; 0.5 in money play.

    Source: (gammon - win) / (win - loss), as in GNU Backgammon's ``GetPoints``. ``None`` where the game
    decides nothing.
    """
    win, loss = terms.worth(cube), terms.worth(-cube)
    return (terms.worth(2 * cube) - win) / (win - loss) if win != loss else None
