"""Situations for the tests of the engines; the player is White."""

from __future__ import annotations

from dataclasses import replace

from bgdesk.engine.protocol import Situation
from bgdesk.rules.cube import Cube
from bgdesk.rules.player import Player
from tests.rules.boards import STANDARD, board

WHITE, BLACK = Player.WHITE, Player.BLACK

START = ("24:2 13:5 8:3 6:5", "1:2 12:5 17:3 19:5")
"""Mine, and the opponent's in my numbers."""
BLITZ = ("13:4 8:3 6:4 5:2 4:2", "bar:2 12:4 17:3 19:5 2:1")
RACE = ("6:5 5:4 4:3 3:3", "19:5 20:4 21:3 22:3")
LONG_RACE = ("8:3 7:3 6:5 5:2 4:2", "15:1 16:4 17:4 19:4 20:2")
BEHIND = ("14:3 11:3 6:5 5:2 4:2", LONG_RACE[1])
HOPELESS = ("14:3 9:4 6:4 5:4", "23:1")
"""The opponent has one checker left."""
NO_ENTRY = ("bar:1 6:5 5:4 4:5", "19:2 20:2 21:2 22:2 23:2 24:2 12:3")
HITTING = ("24:1 13:4 8:4 6:4 5:2", "1:1 4:1 12:5 17:3 19:5")


def situation(mine: str, other: str, **changes: object) -> Situation:
    """A money game with the cube in the middle, no Jacoby and no beavers unless said otherwise."""
    plain = Situation(board(mine, other), WHITE, STANDARD, Cube())
    return replace(plain, **changes)  # type: ignore[arg-type]  # fields by name
