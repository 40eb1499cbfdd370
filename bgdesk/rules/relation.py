"""How the paths of the two players lie to each other."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from bgdesk.rules.position import BAR, Side
from bgdesk.rules.variants import Relation

_POINT_MAPS: Mapping[Relation, tuple[int, ...]] = MappingProxyType(
    {Relation.CONTRARY: tuple(BAR - point for point in range(BAR + 1))}
)


def rel(relation: Relation, point: int) -> int:
    """The opponent's own number of the point that the mover calls ``point`` (1 to 24)."""
    return _POINT_MAPS[relation][point]


def facing(relation: Relation, other: Side) -> tuple[int, ...]:
    """The opponent's checkers by the mover's point numbers; nothing on 0 and 25."""
    points = _POINT_MAPS[relation]
    return (0, *(other[points[point]] for point in range(1, BAR)), 0)
