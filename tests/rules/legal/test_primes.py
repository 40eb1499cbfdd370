"""Six points in a row."""

from __future__ import annotations

import pytest

from bgdesk.rules.legal.packed import pack
from bgdesk.rules.legal.primes import (
    is_held,
    opposing_start,
    own_start,
    position_filters,
    unpassed,
)
from bgdesk.rules.position import side
from bgdesk.rules.variants import RULESETS, Relation

FEVGA = RULESETS["fevga"]


def test_starts() -> None:
    assert set(own_start()) == set(range(19, 25))
    assert set(opposing_start(Relation.PARALLEL_DIAGONAL)) == set(range(7, 13))
    assert set(opposing_start(Relation.CONTRARY)) == set(range(1, 7))


def test_held() -> None:
    assert is_held(own_start(), pack(side(dict.fromkeys(own_start(), 1))))
    assert not is_held(own_start(), pack(side({24: 10, 23: 1, 22: 1, 21: 1, 20: 1, 18: 1})))


@pytest.mark.parametrize(
    ("theirs", "ours"),
    [
        ({24: 15}, range(6, 12)),
        ({7: 3}, range(13, 19)),
        ({13: 2}, (24, 23, 22, 21, 20, 19)),
        ({6: 15}, None),
        ({24: 14, 23: 1}, None),
        ({24: 14, 1: 1}, None),
        ({}, None),
    ],
)
def test_trap(theirs: dict[int, int], ours: range | None) -> None:
    """With all of the opponent's on one point of his, six points of the mover shut them in."""
    filters = tuple(position_filters(FEVGA, side(theirs)))
    assert len(filters) == (ours is not None)
    for forbids in filters:
        assert ours is not None
        assert forbids(pack(side(dict.fromkeys(ours, 2))))
        assert not forbids(pack(side(dict.fromkeys(list(ours)[:5], 2))))


def test_no_trap_without_the_rule() -> None:
    assert not tuple(position_filters(RULESETS["gul_bara"], side({24: 15})))


@pytest.mark.parametrize(
    ("theirs", "windows"), [({24: 15}, 19), ({10: 1, 24: 14}, 10), ({1: 1}, 1), ({}, 19)]
)
def test_windows_that_nobody_has_passed(theirs: dict[int, int], windows: int) -> None:
    assert len(unpassed(side(theirs), Relation.PARALLEL_DIAGONAL)) == windows
