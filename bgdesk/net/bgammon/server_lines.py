"""What a server for the protocol of bgammon.org says: an object of JSON a line, of which a part is read.

The names of the fields are those of the server. Fields that came later are ignored, as its clients do; those
that matter have to be there, of their kind and within their limits.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Any

from bgdesk.match.codec.json_shapes import CodecError, Flag, Several, Shape, Whole, as_object, json_of
from bgdesk.net.faults import TableFault, TableRefused
from bgdesk.net.messages import LONGEST_NAME, SaidShape, clean_said, outline_of
from bgdesk.rules.player import Player
from bgdesk.rules.position import BAR, OFF, Position

LONGEST_LINE = 64 * 1024
"""A list of a few hundred matches is longer than what two programs say to each other."""
LONGEST_TEXT = 1_000
MOST_LISTED = 1_000
SPACES = 28
THEIR_OFF, MY_BAR, THEIR_BAR = 25, 26, 27
BACKGAMMON = 0
CHECKERS = 15
ME, THEM = 1, 2
"""Whoever is told sees the own side as player 1."""
_DEEPEST = 8


@dataclass(frozen=True, slots=True)
class Welcomed:
    """This program is logged in as ``name``."""

    name: str


@dataclass(frozen=True, slots=True)
class Noted:
    """The server says something to the player; ``failed`` names what did not work, if that is why."""

    text: str
    failed: str = ""


@dataclass(frozen=True, slots=True)
class PingHeard:
    """The server asks whether somebody is there."""

    text: str


@dataclass(frozen=True, slots=True)
class ServerMatch:
    """A match in the list of the server; ``players`` are there already."""

    id: int
    needs_password: bool
    points: int
    players: int
    name: str


@dataclass(frozen=True, slots=True)
class Listed:
    """The matches at the server."""

    matches: tuple[ServerMatch, ...]


@dataclass(frozen=True, slots=True)
class SomebodyJoined:
    """The player called ``name`` sits at match ``id`` now; ``number`` is 1 for the own player."""

    id: int
    number: int
    name: str


@dataclass(frozen=True, slots=True)
class SomebodyLeft:
    """The player called ``name`` is gone."""

    name: str


@dataclass(frozen=True, slots=True)
class SaidThere:
    """The player called ``name`` said ``text``."""

    name: str
    text: str


@dataclass(frozen=True, slots=True)
class RollTold:
    """The player called ``name`` rolled; in the opening the first die is the own one, 0 if still to come."""

    name: str
    first: int
    second: int


@dataclass(frozen=True, slots=True)
class WonTold:
    """The player called ``name`` won the game."""

    name: str


@dataclass(frozen=True, slots=True)
class ServerBoard:
    """The whole game as the server sees it; ``turn``, ``owner`` and ``winner`` are 1 for me, 2 or 0."""

    position: Position
    names: tuple[str, str]
    score: tuple[int, int]
    variant: int
    turn: int
    roll: tuple[int, int]
    is_moving: bool
    """Some checkers of the play were moved that is not confirmed yet."""
    winner: int
    length: int
    cube: int
    owner: int
    is_offered: bool
    is_watched: bool


@dataclass(frozen=True, slots=True)
class OtherTold:
    """Something that does not matter here."""


ServerEvent = (
    Welcomed
    | Noted
    | PingHeard
    | Listed
    | SomebodyJoined
    | SomebodyLeft
    | SaidThere
    | RollTold
    | WonTold
    | ServerBoard
    | OtherTold
)

_TEXT = SaidShape(LONGEST_TEXT)
_ID = Whole(1, 2**53)
_COUNT = Whole(0, 127)
_DIE = Whole(0, 6)
_PLAYER = Whole(0, 2)
_FLAG = Flag()


class _Fields:
    """An object of which only some fields are read."""

    def __init__(self, value: object, where: str) -> None:
        self._plain, self._where = as_object(value, where), where

    def read(self, name: str, shape: Shape) -> Any:
        """The field ``name``. Raises CodecError when it is missing or impossible."""
        if name not in self._plain:
            raise CodecError(self._where, f"the field {name!r} is missing")
        return shape.read(self._plain[name], f"{self._where}.{name}")

    def text(self, name: str) -> str:
        """The text ``name``, which may be missing or empty."""
        return _TEXT.read(self._plain[name], name) if self._plain.get(name) else ""

    def player(self, name: str = "Player") -> str:
        """The name of somebody, as much of it as can be kept."""
        return self.text(name)[:LONGEST_NAME]

    def part(self, name: str) -> _Fields:
        """The object ``name``."""
        return _Fields(self._plain.get(name), f"{self._where}.{name}")

    def items(self, name: str) -> list[_Fields]:
        """The objects ``name``, of which there may be none."""
        items = self._plain.get(name) or []
        if not isinstance(items, list) or len(items) > MOST_LISTED:
            raise CodecError(self._where, f"{name!r} are too many, or no list")
        return [_Fields(item, f"{self._where}.{name}") for item in items]

    def is_there(self, name: str) -> bool:
        """Whether ``name`` is there and not empty."""
        return bool(self._plain.get(name))


def server_event(line: bytes) -> ServerEvent:
    """What ``line`` says. Raises TableRefused."""
    if len(line) > LONGEST_LINE:
        raise TableRefused(TableFault.LINE_TOO_LONG)
    try:
        text = line.decode().strip()
    except UnicodeDecodeError:
        raise TableRefused(TableFault.NOT_TEXT) from None
    if not text.startswith("{"):  # before the login it greets in words, and there is no object that matters
        return Noted(clean_said(text)[:LONGEST_TEXT])
    try:
        _check_depth(text)
        fields = _Fields(json_of(text, "line", LONGEST_LINE), "line")
        reader = _READERS.get(fields.text("Type"))
        return reader(fields) if reader else OtherTold()
    except CodecError as fault:
        raise TableRefused(TableFault.BAD_MESSAGE, str(fault)) from None


def _check_depth(text: str) -> None:
    depth = 0
    for sign in outline_of(text):
        depth += (sign in "[{") - (sign in "]}")
        if depth > _DEEPEST:
            raise TableRefused(TableFault.NOT_JSON, "nested too deeply")


def _match(fields: _Fields) -> ServerMatch:
    return ServerMatch(
        fields.read("ID", _ID),
        fields.read("Password", _FLAG),
        fields.read("Points", _COUNT),
        fields.read("Players", _COUNT),
        fields.text("Name"),
    )


def _board(fields: _Fields) -> ServerBoard:
    variant = fields.read("Variant", _COUNT)
    spaces = fields.read("Board", Several(Whole(-CHECKERS, CHECKERS), SPACES))
    if len(spaces) != SPACES:
        raise CodecError("Board", f"{SPACES} spaces are needed")
    mine, theirs = fields.part("Player1"), fields.part("Player2")
    return ServerBoard(
        position_of(spaces) if variant == BACKGAMMON else Position((0,) * 26, (0,) * 26),
        (mine.player("Name"), theirs.player("Name")),
        (mine.read("Points", _COUNT), theirs.read("Points", _COUNT)),
        variant,
        fields.read("Turn", _PLAYER),
        (fields.read("Roll1", _DIE), fields.read("Roll2", _DIE)),
        fields.is_there("Moves"),
        fields.read("Winner", _PLAYER),
        fields.read("Points", _COUNT),
        fields.read("DoubleValue", _COUNT),
        fields.read("DoublePlayer", _PLAYER),
        fields.read("DoubleOffered", _FLAG),
        fields.is_there("Spectating"),
    )


def position_of(spaces: tuple[int, ...]) -> Position:
    """The checkers on the server's spaces: own ones positive, White's here. Raises CodecError."""
    white, black = [0] * 26, [0] * 26
    for point in range(1, 25):
        white[point], black[25 - point] = max(spaces[point], 0), max(-spaces[point], 0)
    white[OFF], black[OFF] = spaces[OFF], -spaces[THEIR_OFF]
    white[BAR], black[BAR] = spaces[MY_BAR], -spaces[THEIR_BAR]
    if any(sum(side) != CHECKERS or min(side) < 0 for side in (white, black)):
        raise CodecError("Board", f"each player has {CHECKERS} checkers")
    return Position(tuple(white), tuple(black))


_READERS: Mapping[str, Callable[[_Fields], ServerEvent]] = MappingProxyType(
    {
        "welcome": lambda told: Welcomed(told.player("PlayerName")),
        "notice": lambda told: Noted(told.text("Message")),
        "failedjoin": lambda told: Noted(told.text("Reason"), "join"),
        "failedcreate": lambda told: Noted(told.text("Reason"), "create"),
        "failedleave": lambda told: Noted(told.text("Reason"), "leave"),
        "failedroll": lambda told: Noted(told.text("Reason"), "roll"),
        "failedmove": lambda told: Noted(told.text("Reason"), "move"),
        "failedok": lambda told: Noted(told.text("Reason"), "ok"),
        "ping": lambda told: PingHeard(told.text("Message")),
        "list": lambda told: Listed(tuple(map(_match, told.items("Games")))),
        "joined": lambda told: SomebodyJoined(
            told.read("GameID", _ID), told.read("PlayerNumber", _PLAYER), told.player()
        ),
        "left": lambda told: SomebodyLeft(told.player()),
        "say": lambda told: SaidThere(told.player(), told.text("Message")),
        "rolled": lambda told: RollTold(told.player(), told.read("Roll1", _DIE), told.read("Roll2", _DIE)),
        "win": lambda told: WonTold(told.player()),
        "board": _board,
    }
)


def player_of(number: int) -> Player | None:
    """The player that a server's number means: this one is White."""
    return {ME: Player.WHITE, THEM: Player.BLACK}.get(number)
