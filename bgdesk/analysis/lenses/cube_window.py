"""The cube decision over all winning chances: what each choice is worth, and where it turns."""

from __future__ import annotations

from dataclasses import dataclass

from bgdesk.analysis.lenses.cube_model import CubeSide, CubeTerms, GammonShares
from bgdesk.analysis.lenses.curves import Curve
from bgdesk.engine.protocol import Situation
from bgdesk.match.equity_tables.table import MatchEquityTable

_ALL = ((0.0, 0.0), (1.0, 0.0))


@dataclass(frozen=True, slots=True)
class CubePlace:
    """Where the cube is: its ``value``, and whose it is: ``True`` the own, ``False`` the opponent's."""

    value: int = 1
    is_own: bool | None = None


@dataclass(frozen=True, slots=True)
class CubePoints:
    """Winning chances from which a choice is right; ``None`` where it never is, or nothing can be chosen.

    ``take``: to take if the opponent doubled. ``double``: to double, the opponent taking. ``cash``: to
    double, as the opponent has to pass. ``too_good``: to play on for a gammon.
    """

    take: float | None
    double: float | None
    cash: float | None
    too_good: float | None


@dataclass(frozen=True, slots=True)
class CubeCurves:
    """Equities per cube (normalised in matches) of the choices over the winning chance, and the points.

    ``double_take`` is ``None`` where the player may not double.
    """

    no_double: Curve
    double_take: Curve | None
    double_pass: float
    points: CubePoints


def terms_at(situation: Situation, table: MatchEquityTable) -> CubeTerms:
    """The score of ``situation`` for its player."""
    if situation.away is None:
        return CubeTerms(jacoby=situation.jacoby)
    return CubeTerms(situation.away, table, is_crawford=situation.is_crawford)


def place_of(situation: Situation) -> CubePlace:
    """The cube of ``situation``; in money play only its owner matters."""
    cube = situation.cube
    is_own = None if cube.is_centred else cube.owner is situation.player
    return CubePlace(cube.value if situation.away else 1, is_own)


def cube_curves(terms: CubeTerms, cube: CubePlace, shares: GammonShares, life: float) -> CubeCurves:
    """The choices of the player on roll with a cube of efficiency ``life``, 0 dead to 1 fully live."""
    side = CubeSide(terms, shares)
    no_double = _undoubled(side, cube, life)
    factor, add = _to_equity(terms, cube.value)
    can_double = cube.is_own is not False and not terms.is_crawford and not terms.is_dead(cube.value)
    doubled = side.against(2 * cube.value, life) if can_double else None
    points = _points(side, cube, life, no_double, doubled)
    return CubeCurves(
        no_double.scaled(factor, add),
        doubled.scaled(factor, add) if doubled else None,
        terms.worth(cube.value) * factor + add,
        points,
    )


def undoubled(terms: CubeTerms, cube: CubePlace, shares: GammonShares, life: float) -> Curve:
    """Equities of playing on with the cube where it is, over the winning chance."""
    return _undoubled(CubeSide(terms, shares), cube, life).scaled(*_to_equity(terms, cube.value))


def _undoubled(side: CubeSide, cube: CubePlace, life: float) -> Curve:
    if cube.is_own is None:
        return side.centred(cube.value, life)
    return side.own(cube.value, life) if cube.is_own else side.against(cube.value, life)


def _points(
    side: CubeSide, cube: CubePlace, life: float, no_double: Curve, doubled: Curve | None
) -> CubePoints:
    value, worth = cube.value, side.terms.worth
    take = None
    if cube.is_own is not True and not side.terms.is_crawford and not side.opponent.terms.is_dead(value):
        take = _from(side.own(2 * value, life), worth(-value))
    if doubled is None:
        return CubePoints(take, None, None, None)
    return CubePoints(
        take,
        doubled.meets(no_double),
        _from(doubled, worth(value)),
        _from(no_double, worth(value)),
    )


def _from(curve: Curve, value: float) -> float | None:
    return curve.meets(Curve(_ALL).scaled(0.0, value))


def _to_equity(terms: CubeTerms, cube: int) -> tuple[float, float]:
    """Factor and summand that make equities of what `CubeTerms.worth` says."""
    win, lose = terms.worth(cube), terms.worth(-cube)
    if win == lose:
        return 0.0, 0.0
    return 2 / (win - lose), -(win + lose) / (win - lose)
