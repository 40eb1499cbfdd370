"""The records in eXtreme Gammon's files, as they are stored.

Numbers are little-endian and naturally aligned, as the program's publisher describes them. A board is 26
signed bytes in one player's numbers: the opponent's bar, points 1 to 24, the own bar; own checkers count
up, the opponent's down. Player 1 is White here.
"""

from __future__ import annotations

import struct
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Any

from bgdesk.formats.xg.archive import RECORD_SIZE, ROLLOUT_SIZE
from bgdesk.rules.player import Player
from bgdesk.rules.position import BAR, Position

Chances = tuple[float, ...]
"""Losing a backgammon, a gammon, at all; winning at all, a gammon, a backgammon; equity."""

UNLIMITED_LENGTH = 99_999
NOT_ANALYSED = -1000.0
NOTHING = -1
"""An index or level that is not there, and the end of a list of moves."""

_BOARD_BYTES = BAR + 1
_OWN = bytes(byte if byte < 128 else 0 for byte in range(256))
NEGATED = bytes(-byte % 256 for byte in range(256))
"""Translates the counts of a board to those of the other player."""
_OTHER = bytes(256 - byte if byte >= 128 else 0 for byte in range(256))

_MATCH = struct.Struct("<9x41s41sx2i4B2d2id129s3xi11x129s5x129s6xi20x2i")
_CUBE_LIMITS = struct.Struct("<612x2i")
_WIDE_TEXTS = struct.Struct("<622x258s258s258s258s258s")
_TRANSCRIBER = struct.Struct("<1960x258s")
_NO_LIMITS = (10, 0)
_HAS_CUBE_LIMITS, _HAS_WIDE_TEXTS, _HAS_TRANSCRIBER = 8, 24, 30
_GAME = struct.Struct("<12x2iB26sxi4x3i")
_CUBE = struct.Struct("<12x6i26s2x28xi28x7f3f4x7f4xd3s5xdi4xi56xi")
_MOVE = struct.Struct("<9x26s26s3xi8i2ii8xi2184x")
_MOVE_JUDGED = struct.Struct("<2308x?3x2d16x32i3i")
_MOVE_COMMENT = struct.Struct("<2524xi")
_RESULT = struct.Struct("<24x3i4x2d")
_ROLLOUT = struct.Struct("<?3xi20x2i4x2?2xi16xi16xi1932x2f112xi")

_BOARDS, _MOVES, _LEVELS, _CHANCES = 192, 1024, 1280, 1408
"""Where the candidates of a move have theirs, one after another."""
_MOVE_BYTES = 8
_LEVEL = struct.Struct("<h2x")
_SEVEN = struct.Struct("<7f")
MOST_CANDIDATES = 32


@dataclass(frozen=True, slots=True)
class XgMatch:
    """What is said about the match; texts may be empty."""

    version: int
    white: str
    black: str
    length: int
    variation: int
    crawford: bool
    jacoby: bool
    beaver: bool
    automatic_doubles: bool
    white_elo: float
    black_elo: float
    white_experience: int
    black_experience: int
    date: float
    """Days since 30 December 1899, the time of day as a fraction; 0 or less is unknown."""
    game_id: int
    event: str
    location: str
    round: str
    transcriber: str
    cube_limit: int
    most_automatic_doubles: int
    first_comment: int
    last_comment: int


@dataclass(frozen=True, slots=True)
class XgGame:
    """The beginning of a game; ``board`` is White's."""

    white_score: int
    black_score: int
    is_crawford: bool
    board: bytes
    number: int
    first_comment: int
    last_comment: int
    automatic_doubles: int


@dataclass(frozen=True, slots=True)
class XgCube:
    """The chance to double before a roll; ``board`` is White's.

    ``doubled``: 1 a double, 0 none, -1 not decided yet, -2 not possible. The answers are 0 to pass, 1 to
    take, 2 to raise. ``cube`` is the logarithm of its value, negative when player 2 owns it. ``errors`` are
    those of the doubler and of the opponent, negative, or `NOT_ANALYSED`. The chances and the equities of no
    double, double/take and double/pass are the doubler's.
    """

    player: Player
    doubled: int
    answer: int
    answer_to_raise: int
    answer_to_second_raise: int
    cube: int
    board: bytes
    level: int
    no_double: Chances
    equities: tuple[float, float, float]
    double_take: Chances
    errors: tuple[float, float]
    dice: bytes
    rollout: int
    analysed: int
    comment: int


@dataclass(frozen=True, slots=True)
class XgCandidate:
    """One play that was judged: the board after it and the chances, both the mover's."""

    board: bytes
    moves: bytes
    level: int
    chances: Chances
    rollout: int


@dataclass(frozen=True, slots=True)
class XgMove:
    """A roll and what was played; ``before`` is White's board, ``after`` the mover's.

    ``moves`` are sources and targets in turn, one less than the mover's own points, the bar 24, below 0 off.
    ``error`` is negative or `NOT_ANALYSED`.
    """

    player: Player
    before: bytes
    after: bytes
    moves: tuple[int, ...]
    dice: tuple[int, int]
    cube: int
    is_played: bool
    is_illegal: bool
    error: float
    luck: float
    luck_level: int
    analysed: int
    comment: int
    candidates: tuple[XgCandidate, ...]


@dataclass(frozen=True, slots=True)
class XgResult:
    """The end of a game.

    ``termination``: 0 a pass, 1 to 3 played out, from 100 resigned, from 1000 settled.
    """

    winner: Player
    points: int
    termination: int
    errors: tuple[float, float]


XgRecord = XgMatch | XgGame | XgCube | XgMove | XgResult


@dataclass(frozen=True, slots=True)
class XgRollout:
    """How equities were rolled out: a play or no double, and double/take.

    ``confidence`` are the half-widths of their 95 % intervals.
    """

    truncated_at: int | None
    checker_level: int
    cube_level: int
    is_variance_reduced: bool
    is_cubeless: bool
    seed: int
    trials: tuple[int, int]
    confidence: tuple[float, float]


def records(game: bytes) -> Iterator[XgRecord]:
    """The records of the file of a game in their order, without those that say nothing."""
    for place in range(0, len(game) - RECORD_SIZE + 1, RECORD_SIZE):
        read = _READERS.get(game[place + 8])
        if read:
            yield read(game[place : place + RECORD_SIZE])


def games_in(game: bytes) -> int:
    """How many games begin in the file of a match."""
    return game[8::RECORD_SIZE].count(_GAME_TYPE)


def rollouts(content: bytes) -> tuple[XgRollout, ...]:
    """The rollouts, by the indexes that the records name."""
    return tuple(
        _rollout(content[place : place + ROLLOUT_SIZE])
        for place in range(0, len(content) - ROLLOUT_SIZE + 1, ROLLOUT_SIZE)
    )


def board_of(board: bytes, owner: Player, checkers: int) -> Position | None:
    """The position that ``board`` shows in the numbers of ``owner``, ``None`` with too many checkers.

    Each player has ``checkers``; those that are not on the board are borne off.
    """
    own, other = board.translate(_OWN), board[::-1].translate(_OTHER)
    own_off, other_off = checkers - sum(own), checkers - sum(other)
    if own_off < 0 or other_off < 0 or own[0] or other[0]:
        return None
    mine, theirs = tuple(bytes((own_off,)) + own[1:]), tuple(bytes((other_off,)) + other[1:])
    return Position(mine, theirs) if owner is Player.WHITE else Position(theirs, mine)


def _player(number: int) -> Player:
    return Player.WHITE if number > 0 else Player.BLACK


def _match(raw: bytes) -> XgMatch:
    fields = _MATCH.unpack_from(raw)
    version = fields[17]
    limits = _CUBE_LIMITS.unpack_from(raw) if version >= _HAS_CUBE_LIMITS else _NO_LIMITS
    event, white, black, location, round_ = _texts(raw, version, fields)
    return XgMatch(
        version=version,
        white=white,
        black=black,
        length=fields[2],
        variation=fields[3],
        crawford=bool(fields[4]),
        jacoby=bool(fields[5]),
        beaver=bool(fields[6]),
        automatic_doubles=bool(fields[7]),
        white_elo=fields[8],
        black_elo=fields[9],
        white_experience=fields[10],
        black_experience=fields[11],
        date=fields[12],
        game_id=fields[14],
        event=event,
        location=location,
        round=round_,
        transcriber=_wide(_TRANSCRIBER.unpack_from(raw)[0]) if version >= _HAS_TRANSCRIBER else "",
        cube_limit=limits[0],
        most_automatic_doubles=limits[1],
        first_comment=fields[18],
        last_comment=fields[19],
    )


def _texts(raw: bytes, version: int, fields: tuple[Any, ...]) -> list[str]:
    """Event, players, place and round: in Unicode where there is any, else as older versions wrote them."""
    old = [_narrow(fields[index]) for index in (13, 0, 1, 15, 16)]
    if version < _HAS_WIDE_TEXTS:
        return old
    wide = map(_wide, _WIDE_TEXTS.unpack_from(raw))
    return [new or text for new, text in zip(wide, old, strict=True)]


def _narrow(text: bytes) -> str:
    return line_of(text[1 : 1 + text[0]].decode("cp1252", "replace"))


def _wide(text: bytes) -> str:
    return line_of(text.decode("utf-16-le", "replace").partition("\0")[0])


def line_of(text: str) -> str:
    """``text`` on one line, without characters that cannot be shown."""
    return " ".join("".join(c if c.isprintable() else " " for c in text).split())


def _game(raw: bytes) -> XgGame:
    white, black, is_crawford, board, *rest = _GAME.unpack_from(raw)
    return XgGame(white, black, bool(is_crawford), board, *rest)


def _cube(raw: bytes) -> XgCube:
    fields = _CUBE.unpack_from(raw)
    dice = fields[26]
    return XgCube(
        player=_player(fields[0]),
        doubled=fields[1],
        answer=fields[2],
        answer_to_raise=fields[3],
        answer_to_second_raise=fields[4],
        cube=fields[5],
        board=fields[6],
        level=fields[7],
        no_double=fields[8:15],
        equities=fields[15:18],
        double_take=fields[18:25],
        errors=(fields[25], fields[27]),
        dice=dice[1 : 1 + dice[0]],
        rollout=fields[28],
        analysed=fields[29],
        comment=fields[30],
    )


def _move(raw: bytes) -> XgMove:
    fields = _MOVE.unpack_from(raw)
    is_played, error, luck, *rest = _MOVE_JUDGED.unpack_from(raw)
    *indexes, analysed, luck_level, illegal = rest
    return XgMove(
        _player(fields[2]),
        fields[0],
        fields[1],
        fields[3:11],
        fields[11:13],
        fields[13],
        is_played,
        bool(illegal),
        error,
        luck,
        luck_level,
        analysed,
        _MOVE_COMMENT.unpack_from(raw)[0],
        _candidates(raw, fields[14], indexes),
    )


def _candidates(raw: bytes, count: int, indexes: list[int]) -> tuple[XgCandidate, ...]:
    return tuple(
        XgCandidate(
            raw[_BOARDS + _BOARD_BYTES * i : _BOARDS + _BOARD_BYTES * (i + 1)],
            raw[_MOVES + _MOVE_BYTES * i : _MOVES + _MOVE_BYTES * (i + 1)],
            _LEVEL.unpack_from(raw, _LEVELS + _LEVEL.size * i)[0],
            _SEVEN.unpack_from(raw, _CHANCES + _SEVEN.size * i),
            indexes[i],
        )
        for i in range(max(0, min(count, MOST_CANDIDATES)))
    )


def _result(raw: bytes) -> XgResult:
    winner, points, termination, *errors = _RESULT.unpack_from(raw)
    return XgResult(_player(winner), points, termination, (errors[0], errors[1]))


def _rollout(raw: bytes) -> XgRollout:
    fields = _ROLLOUT.unpack_from(raw)
    is_truncated, truncated_at, checker, _, is_reduced, is_cubeless, cube, seed, first = fields[:9]
    return XgRollout(
        truncated_at if is_truncated else None,
        checker,
        cube,
        is_reduced,
        is_cubeless,
        seed,
        (first, fields[11]),
        (fields[9], fields[10]),
    )


_GAME_TYPE = 1
_READERS: Mapping[int, Callable[[bytes], XgRecord]] = MappingProxyType(
    {0: _match, _GAME_TYPE: _game, 2: _cube, 3: _move, 4: _result}
)
"""By the type of a record; the others are not used."""
