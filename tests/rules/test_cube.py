"""The cube."""

from __future__ import annotations

import pytest

from bgdesk.rules.cube import Cube
from bgdesk.rules.player import Player


@pytest.mark.parametrize("value", [0, -2, 3, 12])
def test_impossible_value(value: int) -> None:
    with pytest.raises(ValueError, match=f"cannot show {value}"):
        Cube(value)


def test_ownership() -> None:
    assert Cube().is_centred
    assert all(Cube().may_be_turned_by(player) for player in Player)
    owned = Cube(1024, Player.BLACK)
    assert not owned.is_centred
    assert owned.may_be_turned_by(Player.BLACK)
    assert not owned.may_be_turned_by(Player.WHITE)
