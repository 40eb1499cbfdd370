"""XGID, both ways; the player at the bottom is White."""

from __future__ import annotations

import re

from bgdesk.rules.cube import Cube
from bgdesk.rules.dice import Dice
from bgdesk.rules.player import Player
from bgdesk.rules.position import BAR, OFF, Position, side
from bgdesk.rules.table_state import IdError, Offer, TableState, check_position, check_score

_PREFIX = "XGID="
_NUMBERS = {"1": Player.WHITE, "-1": Player.BLACK}
_OFFERS = {"D": Offer.DOUBLE, "B": Offer.BEAVER, "R": Offer.RACCOON}
_JACOBY, _BEAVERS, _CRAWFORD = 1, 2, 1
_LARGEST_CUBE_LOG2 = 60
_LARGEST_NUMBER = 99_999
_FIELDS = (
    "position",
    "cube",
    "cube owner",
    "turn",
    "dice",
    "score",
    "score",
    "rules",
    "length",
    "cube limit",
)
_XGID = re.compile(r"(?<![-\w])(?:(?i:XGID)\s*=\s*)?(?P<fields>[-A-Pa-p]{26}(?:\s*:\s*[-\w]+)+)")

_MISCOUNTED = re.compile(r"(?i:XGID)\s*=\s*([-A-Pa-p]+)\s*:")
_PLACES = 26


def to_xgid(state: TableState) -> str:
    """``state`` as XGID, with its prefix; a resignation is left out. Raises IdError when it does not fit.

    >>> to_xgid(from_xgid("-b----E-C---eE---c-e----B-:0:0:1:31:0:0:0:0"))
    'XGID=-b----E-C---eE---c-e----B-:0:0:1:31:0:0:0:0:10'
    """
    if max(state.white_score, state.black_score) > _LARGEST_NUMBER:
        raise IdError(f"an XGID cannot show more than {_LARGEST_NUMBER} points")
    rules = state.is_crawford if state.length else _JACOBY * state.jacoby + _BEAVERS * state.beavers
    fields = (
        _checkers(state.position),
        state.cube.value.bit_length() - 1,
        _number(state.cube.owner),
        _number(state.on_roll),
        _dice_text(state),
        state.white_score,
        state.black_score,
        int(rules),
        state.length,
        state.max_cube_log2,
    )
    return _PREFIX + ":".join(str(field) for field in fields)


def from_xgid(text: str, total: int = 15) -> TableState:
    """The state that an XGID anywhere in ``text`` describes; of ``total`` checkers the rest is off.

    Takes it without its prefix and without the cube limit. Raises IdError.

    >>> state = from_xgid("XGID=-b----E-C---eE---c-e----B-:1:-1:1:31:2:0:0:5:10")
    >>> state.position.white[24], state.position.white[6]
    (2, 5)
    >>> state.cube.value, state.cube.owner.value, state.white_score, state.length
    (2, 'black', 2, 5)
    """
    fields = _fields(text)
    position = check_position(_position(fields[0], total))
    on_roll = _on_roll(fields)
    dice, offer = _dice(fields[4])
    length = _integer(fields, 8)
    rules = _integer(fields, 7, 1 if length else _JACOBY + _BEAVERS)
    white, black = _integer(fields, 5), _integer(fields, 6)
    check_score(white, black, length)
    return TableState(
        position=position,
        on_roll=on_roll,
        to_act=on_roll.opponent if offer in (Offer.DOUBLE, Offer.RACCOON) else on_roll,
        cube=Cube(1 << _integer(fields, 1, _LARGEST_CUBE_LOG2), _owner(fields)),
        dice=dice,
        offer=offer,
        length=length,
        white_score=white,
        black_score=black,
        is_crawford=bool(length and rules & _CRAWFORD),
        jacoby=bool(not length and rules & _JACOBY),
        beavers=bool(not length and rules & _BEAVERS),
        max_cube_log2=_integer(fields, 9, _LARGEST_CUBE_LOG2),
    )


def _checkers(position: Position) -> str:
    white = [_letter(count, "A") for count in position.white[1:]]
    black = [_letter(count, "a") for count in position.black[1:]]
    return "".join(w if w != "-" else b for w, b in zip(["-", *white], [*reversed(black), "-"], strict=True))


def _letter(count: int, one: str) -> str:
    if count > 16:
        raise IdError(f"an XGID cannot show {count} checkers on one point")
    return chr(ord(one) + count - 1) if count else "-"


def _number(player: Player | None) -> int:
    return 0 if player is None else 1 if player is Player.WHITE else -1


def _dice_text(state: TableState) -> str:
    if state.offer:
        return next(letter for letter, offer in _OFFERS.items() if offer is state.offer)
    return f"{state.dice.first}{state.dice.second}" if state.dice else "00"


def _fields(text: str) -> list[str]:
    match = _XGID.search(text)
    if match is None:
        other = _MISCOUNTED.search(text)
        if other:
            raise IdError(f"this XGID has {len(other[1])} places for checkers, it should have {_PLACES}")
        raise IdError(f"{text.strip()[:60]!r} holds no XGID: 26 letters or dashes, then fields after colons")
    fields = [field.strip() for field in match["fields"].split(":")][: len(_FIELDS)]
    if len(fields) < len(_FIELDS) - 1:
        raise IdError(f"the XGID ends before its {_FIELDS[len(fields)]}")
    return fields if len(fields) == len(_FIELDS) else [*fields, "10"]


def _position(letters: str, total: int) -> Position:
    white, black = {}, {}
    for place, letter in enumerate(letters):
        if letter.isupper():
            white[place] = ord(letter) - ord("A") + 1
        elif letter != "-":
            black[BAR - place] = ord(letter) - ord("a") + 1
    if OFF in white or OFF in black:
        raise IdError("the XGID has a checker on the wrong side of the bar")
    try:
        return Position(side(white, total), side(black, total))
    except ValueError as error:
        raise IdError(f"the XGID has {error}") from error


def _integer(fields: list[str], index: int, highest: int = _LARGEST_NUMBER) -> int:
    text = fields[index]
    if not (text.isascii() and text.isdigit() and len(text) <= 6 and int(text) <= highest):
        raise IdError(f"the XGID has {text[:20]!r} as its {_FIELDS[index]}, which is not 0 to {highest}")
    return int(text)


def _on_roll(fields: list[str]) -> Player:
    if fields[3] not in _NUMBERS:
        raise IdError(f"the XGID has {fields[3][:20]!r} as its turn, which is not 1 or -1")
    return _NUMBERS[fields[3]]


def _owner(fields: list[str]) -> Player | None:
    if fields[2] not in {"0", *_NUMBERS}:
        raise IdError(f"the XGID has {fields[2][:20]!r} as its cube owner, which is not 1, 0 or -1")
    return _NUMBERS.get(fields[2])


def _dice(text: str) -> tuple[Dice | None, Offer | None]:
    if text in _OFFERS:
        return None, _OFFERS[text]
    if text == "00":
        return None, None
    try:
        return Dice.from_text(text), None
    except ValueError as error:
        raise IdError(
            f"the XGID has the dice {text[:20]!r}, which are not 00, D, B, R or two faces"
        ) from error
