"""The set-up nodes of a game in SGF, gathered until the next move: board, cube, player on roll, dice."""

from __future__ import annotations

import re
from dataclasses import dataclass, field

from bgdesk.formats.sgf.points import placing_of
from bgdesk.formats.sgf.tokens import SgfNode
from bgdesk.match.options import MatchOptions
from bgdesk.match.state import MatchState, Phase
from bgdesk.rules.cube import Cube
from bgdesk.rules.dice import Dice
from bgdesk.rules.player import Player
from bgdesk.rules.position import Position

LARGEST_CUBE = 2**30
"""No cube is turned beyond this."""

PLAYERS = {"W": Player.WHITE, "B": Player.BLACK}

_BOARD = ("AE", "AW", "AB")
_WHOLE_BOARD = "a:y"
"""All places cleared: what was placed before does not count."""
_CUBE_OWNERS = {"c": None, "w": Player.WHITE, "b": Player.BLACK}
_DICE = re.compile(r"\s*([1-6])\s*([1-6])")


@dataclass(frozen=True, slots=True)
class SetupTable:
    """A table that is set by hand."""

    position: Position
    turn: Player | None
    cube: Cube


@dataclass(slots=True)
class Setup:
    """What the set-up nodes have said so far; ``luck`` and ``double`` are the raw LU and DA of the roll."""

    board: dict[str, list[str]] = field(default_factory=lambda: {name: [] for name in _BOARD})
    turn: Player | None = None
    value: int | None = None
    owner: str = ""
    dice: Dice | None = None
    luck: str = ""
    double: str = ""
    line: int | None = None

    def add(self, node: SgfNode) -> bool:
        """Take in ``node``; false when there is no set-up in it."""
        says = [self._add_board(node), self._add_turn(node), self._add_cube(node), self._add_dice(node)]
        if any(says) and self.line is None:
            self.line = node.line
        return any(says)

    @property
    def is_empty(self) -> bool:
        """Whether nothing has been said."""
        return self.line is None

    @property
    def has_board(self) -> bool:
        """Whether checkers were moved by hand."""
        return any(self.board.values())

    def table(self, state: MatchState) -> SetupTable | None:
        """The table that is meant in ``state``, ``None`` when it is as it was.

        Raises ValueError when there are more checkers than there can be.
        """
        turn = self.turn or state.turn
        cube = self._cube(state.cube)
        is_opening_roll = state.phase is Phase.OPENING and self.dice is not None
        is_same_turn = turn is state.turn or is_opening_roll
        if not self.has_board and cube == state.cube and is_same_turn:
            return None
        placing = placing_of(*(self.board[name] for name in _BOARD))
        position = placing.on(state.position, _checkers(state.options))
        if position is None:
            raise ValueError("too many checkers")
        return SetupTable(position, turn, cube)

    def _cube(self, cube: Cube) -> Cube:
        owner = _CUBE_OWNERS[self.owner] if self.owner else cube.owner
        return Cube(self.value or cube.value, owner)

    def _add_board(self, node: SgfNode) -> bool:
        if _WHOLE_BOARD in node.properties.get("AE", []):
            self.board = {name: [] for name in _BOARD}
        for name in _BOARD:
            self.board[name] += node.properties.get(name, [])
        return any(name in node.properties for name in _BOARD)

    def _add_turn(self, node: SgfNode) -> bool:
        self.turn = PLAYERS.get(node.first("PL").strip().upper()[:1], self.turn)
        return "PL" in node.properties

    def _add_cube(self, node: SgfNode) -> bool:
        text = node.first("CV").strip()
        value = int(text) if re.fullmatch(r"\d{1,18}", text, re.ASCII) else 0
        if 0 < value <= LARGEST_CUBE and value & (value - 1) == 0:
            self.value = value
        owners = (node.first(name).strip().lower() for name in ("CP", "CO"))
        self.owner = next((owner for owner in owners if owner in _CUBE_OWNERS), self.owner)
        return not node.properties.keys().isdisjoint({"CV", "CP", "CO"})

    def _add_dice(self, node: SgfNode) -> bool:
        self.dice = dice_of(node.first("DI")) or self.dice
        if "DI" in node.properties:
            self.luck, self.double = node.first("LU"), node.first("DA")
        return "DI" in node.properties


def dice_of(text: str) -> Dice | None:
    """The two dice with which ``text`` begins."""
    found = _DICE.match(text)
    return Dice(int(found[1]), int(found[2])) if found else None


def _checkers(options: MatchOptions) -> int:
    return options.ruleset().checkers
