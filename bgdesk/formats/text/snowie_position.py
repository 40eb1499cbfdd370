"""Positions of Snowie: one line of 40 fields with semicolons between them."""

from __future__ import annotations

import re

from bgdesk.formats.import_error import ImportErrorKind
from bgdesk.formats.import_result import Import, RemarkKind, Unreadable, Weight
from bgdesk.formats.plain_file import name_of, plain_file
from bgdesk.formats.text.table_study import assembly_of
from bgdesk.formats.text_decoding import head_of
from bgdesk.match.state import Pair
from bgdesk.match.study import Tag
from bgdesk.rules.cube import Cube
from bgdesk.rules.dice import Dice
from bgdesk.rules.player import Player
from bgdesk.rules.position import BAR, Position, side
from bgdesk.rules.table_state import IdError, TableState, check_position, check_score

FORMAT_ID = "snowie_position"

_FIELDS = 40
_WHOLE = re.compile(r"-?\d{1,7}$", re.ASCII)
_LENGTH, _JACOBY, _PLAYER, _NAME, _OTHER, _CRAWFORD, _SCORE, _OTHER_SCORE = 0, 1, 4, 5, 6, 7, 8, 9
_CUBE, _OWNER, _BAR, _POINTS, _OTHER_BAR, _DICE = 10, 11, 12, 13, 37, 38
_LARGEST_CUBE = 1 << 20


def sniff(data: bytes) -> bool:
    """Whether the first line of ``data`` has the fields, and only numbers beside the names."""
    lines = [line.strip() for line in head_of(data).split("\n") if line.strip()]
    return len(lines) == 1 and _fields(lines[0]) is not None


def read(data: bytes) -> Import:
    """The position in ``data``, with the player on roll as White. Raises Unreadable."""
    file = plain_file(data)
    fields = _fields(file.text.strip())
    if fields is None:
        raise Unreadable(ImportErrorKind.SNOWIE_INCOMPLETE)
    try:
        table = _table(fields)
    except (IdError, ValueError) as fault:
        raise Unreadable(ImportErrorKind.SNOWIE_ODD, str(fault)[:200]) from None
    names = Pair(name_of(fields[_NAME], "White"), name_of(fields[_OTHER], "Black"))
    assembly = assembly_of(table, file.match_id(FORMAT_ID), names)
    if assembly is None:
        raise Unreadable(ImportErrorKind.GAME_IS_OVER)
    if not fields[_NAME].strip() or not fields[_OTHER].strip():
        assembly.remark(RemarkKind.NAME_MISSING, Weight.REPAIRED)
    study = assembly.study(((Tag.SOURCE, "Snowie"),))
    return file.imported(FORMAT_ID, [(study, assembly.remarks)])


def _fields(line: str) -> list[str] | None:
    """The fields, ``None`` unless there are as many as there should be and of the right kinds."""
    fields = [text.strip() for text in line.removesuffix(";").split(";")]
    numbers = [text for index, text in enumerate(fields) if index not in (_NAME, _OTHER)]
    is_position = len(fields) == _FIELDS and all(map(_WHOLE.match, numbers))
    return fields if is_position else None


def _table(fields: list[str]) -> TableState:
    """What the fields say; raises IdError or ValueError."""
    number = [0 if index in (_NAME, _OTHER) else int(text) for index, text in enumerate(fields)]
    length = max(0, number[_LENGTH])
    own, other = abs(number[_SCORE]), abs(number[_OTHER_SCORE])
    check_score(own, other, length)
    if number[_CUBE] > _LARGEST_CUBE:
        raise IdError(f"a cube cannot show {number[_CUBE]}")
    dice = number[_DICE : _DICE + 2]
    return TableState(
        position=_position(number),
        cube=Cube(max(1, number[_CUBE]), {1: Player.WHITE, -1: Player.BLACK}.get(number[_OWNER])),
        dice=Dice(dice[0], dice[1]) if all(dice) else None,
        length=length,
        white_score=own,
        black_score=other,
        is_crawford=bool(length and number[_CRAWFORD]),
        jacoby=bool(not length and number[_JACOBY]),
        beavers=not length,
    )


def _position(number: list[int]) -> Position:
    points = dict(enumerate(number[_POINTS : _POINTS + 24], 1))
    own = {point: count for point, count in points.items() if count > 0}
    other = {BAR - point: -count for point, count in points.items() if count < 0}
    return check_position(
        Position(side({**own, BAR: abs(number[_BAR])}), side({**other, BAR: abs(number[_OTHER_BAR])}))
    )
