"""A position with everything on the table: what the position ids of other programs describe."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import IntEnum, StrEnum

from bgdesk.rules.cube import Cube
from bgdesk.rules.dice import Dice
from bgdesk.rules.player import Player
from bgdesk.rules.position import BAR, Position
from bgdesk.rules.relation import facing
from bgdesk.rules.variants import Relation


class IdError(ValueError):
    """A text that is no position id, or a state that an id cannot express; one sentence."""


class Offer(StrEnum):
    """A cube offer that waits for its answer."""

    DOUBLE = "double"
    BEAVER = "beaver"
    RACCOON = "raccoon"


class GameState(IntEnum):
    """Where the game is, by GNU Backgammon's numbers."""

    NONE = 0
    PLAYING = 1
    OVER = 2
    RESIGNED = 3
    PASSED = 4


@dataclass(frozen=True, slots=True)
class TableState:
    """One moment of a game.

    ``on_roll`` is the player whose turn it is, ``to_act`` the one who decides now (the opponent while a
    double waits). ``cube`` is the cube before ``offer``, where a beaver counts the double as taken.
    ``resignation`` is the level offered, 0 for none. ``length`` 0 means money, in which ``jacoby`` and
    ``beavers`` say what is in use. Scores are points won. ``max_cube_log2`` limits the cube; 0 is no cube.
    """

    position: Position
    on_roll: Player = Player.WHITE
    to_act: Player = Player.WHITE
    cube: Cube = field(default_factory=Cube)
    dice: Dice | None = None
    offer: Offer | None = None
    resignation: int = 0
    length: int = 0
    white_score: int = 0
    black_score: int = 0
    is_crawford: bool = False
    jacoby: bool = False
    beavers: bool = False
    max_cube_log2: int = 10
    game_state: GameState = GameState.PLAYING


def check_position(position: Position) -> Position:
    """``position`` itself. Raises IdError when it cannot stand on a board."""
    if not any(position.white[1:]) and not any(position.black[1:]):
        raise IdError("no checker is in play")
    black = facing(Relation.CONTRARY, position.black)
    for point in range(1, BAR):
        if position.white[point] and black[point]:
            raise IdError(f"both players have checkers on White's point {point}")
    return position


def check_score(white: int, black: int, length: int) -> None:
    """Raises IdError when a player already has the points that the match goes to."""
    if length and max(white, black) >= length:
        raise IdError(f"a score of {white} to {black} is not possible in a match to {length}")
