"""Cubes in the core's form, and what is decided about them from its equities."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from bgdesk.engine.core.native import CubeState
from bgdesk.engine.sage.encoding import Terms

_OWNERS = {"centered": 0, "player": 1, "opponent": 2}
_OWNERS_TURNED = (0, 2, 1)


def cube_of(terms: Terms) -> CubeState:
    """As the core wants it."""
    return CubeState(
        terms.cube_value,
        _OWNERS[terms.owner],
        terms.away1,
        terms.away2,
        terms.is_crawford,
        terms.jacoby,
        terms.beaver,
    )


def both_cubes(terms: Terms) -> list[CubeState]:
    """The cube as it is, and doubled and taken."""
    taken = cube_of(terms)
    taken.value, taken.owner = 2 * terms.cube_value, _OWNERS["opponent"]
    return [cube_of(terms), taken]


def turned_cube(cube: CubeState) -> CubeState:
    """``cube`` seen by the opponent."""
    owner = _OWNERS_TURNED[cube.owner]
    score = (cube.other_away, cube.away, cube.is_crawford)
    return CubeState(cube.value, owner, *score, cube.has_jacoby, cube.has_beavers)


def inverted(chances: Sequence[float]) -> tuple[float, ...]:
    """``chances`` seen by the opponent."""
    win, gammon, backgammon, lose_gammon, lose_backgammon = chances
    return (1 - win, lose_gammon, lose_backgammon, gammon, backgammon)


def decided(terms: Terms, equities: Sequence[float], chances: Sequence[float]) -> dict[str, Any]:
    """The answer of `SageCalls.cube`; ``equities`` are of both cubes."""
    no_double, double_take = equities
    is_free = may_double(terms)
    is_beaver = terms.beaver and double_take < 0
    double_take *= 2 if is_beaver else 1
    return {
        "probs": chances,
        "equity_nd": no_double,
        "equity_dt": double_take,
        "equity_dp": 1.0,
        "should_double": is_free and (_is_trailing(terms) or min(double_take, 1.0) > no_double),
        "should_take": not is_free or double_take <= 1.0,
        "is_beaver": is_beaver,
    }


def may_double(terms: Terms) -> bool:
    """Whether the player on roll may, and it could be of use."""
    is_useful = not terms.away1 or (not terms.is_crawford and terms.away1 > terms.cube_value)
    return terms.owner != "opponent" and is_useful


def _is_trailing(terms: Terms) -> bool:
    """After the Crawford game who is behind always doubles."""
    return terms.away2 == 1 and terms.away1 > 1
