"""The opponent's checkers as the mover counts the points."""

from __future__ import annotations

import pytest

from bgdesk.rules.position import BAR, OFF, side
from bgdesk.rules.relation import facing, rel
from bgdesk.rules.variants import Relation


@pytest.mark.parametrize("relation", list(Relation))
def test_each_point_faces_the_one_that_the_opponent_calls_otherwise(relation: Relation) -> None:
    other = side({BAR: 2, 24: 3, 13: 4, 1: 5})
    faced = facing(relation, other)
    assert [faced[point] for point in range(1, BAR)] == [
        other[rel(relation, point)] for point in range(1, BAR)
    ]
    assert (faced[OFF], faced[BAR], len(faced)) == (0, 0, BAR + 1)
