"""How the paths of the two players lie to each other."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from operator import itemgetter
from types import MappingProxyType

from bgdesk.rules.position import BAR, Side
from bgdesk.rules.variants import Relation

_HALF_WAY = 12

_POINT_MAPS: Mapping[Relation, tuple[int, ...]] = MappingProxyType(
    {
        Relation.CONTRARY: tuple(BAR - point for point in range(BAR + 1)),
        Relation.PARALLEL_DIAGONAL: tuple(
            point + _HALF_WAY if point <= _HALF_WAY else point - _HALF_WAY for point in range(BAR + 1)
        ),
        Relation.PARALLEL_SAME: tuple(range(BAR + 1)),
    }
)

_FACING: Mapping[Relation, Callable[[Side], tuple[int, ...]]] = MappingProxyType(
    {relation: itemgetter(*points[1:BAR]) for relation, points in _POINT_MAPS.items()}
)


def rel(relation: Relation, point: int) -> int:
    """The opponent's own number of the point that the mover calls ``point`` (1 to 24)."""
    return _POINT_MAPS[relation][point]


def facing(relation: Relation, other: Side) -> tuple[int, ...]:
    """The opponent's checkers by the mover's point numbers; nothing on 0 and 25."""
    return (0, *_FACING[relation](other), 0)
