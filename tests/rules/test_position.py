"""Positions and their counts."""

from __future__ import annotations

import pytest
from hypothesis import given

from bgdesk.rules.player import Player
from bgdesk.rules.position import BAR, OFF, Position, pip_count, side
from tests.rules.strategies import players, positions


def test_side_puts_the_rest_off() -> None:
    counts = side({BAR: 1, 6: 2})
    assert (counts[BAR], counts[6], counts[OFF], sum(counts)) == (1, 2, 12, 15)
    assert side({3: 1}, total=3)[OFF] == 2


@pytest.mark.parametrize(
    ("points", "message"), [({0: 1}, "on 0"), ({26: 1}, "on 26"), ({6: -1}, "-1"), ({6: 16}, "than 15")]
)
def test_impossible_side(points: dict[int, int], message: str) -> None:
    with pytest.raises(ValueError, match=message):
        side(points)


def test_pips_count_the_bar_as_25() -> None:
    position = Position(side({BAR: 2, 1: 1}), side({6: 1}))
    assert position.pips(Player.WHITE) == 51
    assert position.pips(Player.BLACK) == 6
    assert pip_count(position.white) == 51


@given(positions(), players)
def test_sides_of_a_player(position: Position, player: Player) -> None:
    own, other = position.of(player), position.of(player.opponent)
    assert position.with_sides(player, own, other) == position
    assert position.with_sides(player, other, own) == position.swapped()
    assert position.swapped().swapped() == position
