"""GNU Backgammon's Position ID and Match ID, both ways; its player 0 is Black, its player 1 White.

The Position ID is seen by the player on roll, but while an offer of the cube waits by the opponent.
"""

from __future__ import annotations

import base64
import re

from bgdesk.rules.cube import Cube
from bgdesk.rules.dice import Dice
from bgdesk.rules.player import Player
from bgdesk.rules.position import BAR, Position, Side
from bgdesk.rules.table_state import GameState, IdError, Offer, TableState, check_position, check_score

POSITION_BITS = 80
MATCH_BITS = 72

_PLAYERS = (Player.BLACK, Player.WHITE)
_CENTRED = 3
_MATCH_FIELDS = (
    ("cube", 4),
    ("owner", 2),
    ("on_roll", 1),
    ("crawford", 1),
    ("state", 3),
    ("to_act", 1),
    ("doubled", 1),
    ("resignation", 2),
    ("high", 3),
    ("low", 3),
    ("length", 15),
    ("black", 15),
    ("white", 15),
    ("no_jacoby", 1),
)
"""Name and width in bits, lowest first."""


def to_position_id(position: Position, seen_by: Player) -> str:
    """The 14 characters for ``position`` as ``seen_by`` sees it. Raises IdError when they do not suffice.

    >>> to_position_id(from_position_id("4HPwATDgc/ABMA"), Player.WHITE)
    '4HPwATDgc/ABMA'
    """
    bits, width = 0, 0
    for player in (seen_by.opponent, seen_by):
        for count in position.of(player)[1:]:
            bits |= ((1 << count) - 1) << width
            width += count + 1
    if width > POSITION_BITS:
        raise IdError("a position id holds at most 15 checkers a side")
    return _encode(bits, POSITION_BITS)


def from_position_id(text: str, seen_by: Player = Player.WHITE, total: int = 15) -> Position:
    """The position that ``text`` shows as ``seen_by`` sees it; of ``total`` checkers the rest is off.

    Raises IdError.

    >>> position = from_position_id("4HPwATDgc/ABMA")
    >>> position.white[24], position.white[13], position.white[8], position.white[6]
    (2, 5, 3, 5)
    """
    bits = _decode(text, POSITION_BITS, "position id")
    other, bits = _take_side(bits, total)
    own, bits = _take_side(bits, total)
    if bits:
        raise IdError(f"position id {text!r} has more than two sides")
    position = Position(own, other) if seen_by is Player.WHITE else Position(other, own)
    return check_position(position)


def _take_side(bits: int, total: int) -> tuple[Side, int]:
    counts = [0] * (BAR + 1)
    for place in range(1, BAR + 1):
        while bits & 1:
            counts[place] += 1
            bits >>= 1
        bits >>= 1
    if sum(counts) > total:
        raise IdError(f"the position id has {sum(counts)} checkers on one side, more than {total}")
    counts[0] = total - sum(counts)
    return tuple(counts), bits


def to_match_id(state: TableState) -> str:
    """The 12 characters for everything but the checkers. Raises IdError when a number is too large.

    Beavers in use and the cube limit are left out; a raccoon is written as a double.

    >>> to_match_id(TableState(from_position_id("4HPwATDgc/ABMA"), dice=Dice(3, 1), length=5, white_score=2))
    'cImlAAAAEAAE'
    """
    dice = state.dice
    values = {
        "cube": state.cube.value.bit_length() - 1,
        "owner": _CENTRED if state.cube.owner is None else _PLAYERS.index(state.cube.owner),
        "on_roll": _PLAYERS.index(state.on_roll),
        "crawford": state.is_crawford,
        "state": state.game_state,
        "to_act": _PLAYERS.index(state.to_act),
        "doubled": state.offer is not None,
        "resignation": state.resignation,
        "high": dice.high if dice else 0,
        "low": dice.low if dice else 0,
        "length": state.length,
        "black": state.black_score,
        "white": state.white_score,
        "no_jacoby": not state.jacoby,
    }
    bits, offset = 0, 0
    for name, width in _MATCH_FIELDS:
        if not 0 <= values[name] < 1 << width:
            raise IdError(f"a match id cannot hold {values[name]} as its {name.replace('_', ' ')}")
        bits |= int(values[name]) << offset
        offset += width
    return _encode(bits, MATCH_BITS)


def from_match_id(match_id: str, position_id: str, total: int = 15) -> TableState:
    """The state that both ids describe; the match id says who sees the other. Raises IdError.

    >>> state = from_match_id("cAkAAAAAAAAE", "4HPwATDgc/ABMA")
    >>> state.on_roll.value, state.dice, state.length
    ('white', None, 0)
    """
    bits = _decode(match_id, MATCH_BITS, "match id")
    values = {}
    for name, width in _MATCH_FIELDS:
        values[name] = bits & ((1 << width) - 1)
        bits >>= width
    on_roll, to_act = _PLAYERS[values["on_roll"]], _PLAYERS[values["to_act"]]
    offer = _offer(on_roll, to_act) if values["doubled"] else None
    game_state = _game_state(values["state"])
    if game_state is GameState.PLAYING:
        check_score(values["white"], values["black"], values["length"])
    return TableState(
        position=from_position_id(position_id, _seen_by(on_roll, offer), total),
        on_roll=on_roll,
        to_act=to_act,
        cube=Cube(1 << values["cube"], _owner(values["owner"])),
        dice=_dice(values["high"], values["low"]),
        offer=offer,
        resignation=values["resignation"],
        length=values["length"],
        white_score=values["white"],
        black_score=values["black"],
        is_crawford=bool(values["crawford"]),
        jacoby=not values["no_jacoby"] and not values["length"],
        game_state=game_state,
    )


def to_gnubg_id(state: TableState) -> str:
    """Position ID and Match ID joined by a colon. Raises IdError.

    >>> to_gnubg_id(TableState(from_position_id("4HPwATDgc/ABMA"), dice=Dice(3, 1)))
    '4HPwATDgc/ABMA:cIkFAAAAAAAE'
    """
    position_id = to_position_id(state.position, _seen_by(state.on_roll, state.offer))
    return f"{position_id}:{to_match_id(state)}"


def from_gnubg_id(text: str, total: int = 15) -> TableState:
    """The state that a Position ID and a Match ID joined by a colon describe. Raises IdError.

    >>> from_gnubg_id("4HPwATDgc/ABMA:cIkFAAAAAAAE").dice
    Dice(first=3, second=1)
    """
    position_id, _, match_id = text.strip().partition(":")
    return from_match_id(match_id, position_id, total)


def _seen_by(on_roll: Player, offer: Offer | None) -> Player:
    return on_roll.opponent if offer else on_roll


def _offer(on_roll: Player, to_act: Player) -> Offer:
    """The offer that waits: the player on roll doubles, and has to decide only after a beaver."""
    return Offer.BEAVER if to_act is on_roll else Offer.DOUBLE


def _game_state(number: int) -> GameState:
    if number > max(GameState):
        raise IdError(f"a match id cannot have the game state {number}")
    return GameState(number)


def _owner(number: int) -> Player | None:
    if number == _CENTRED:
        return None
    if number >= len(_PLAYERS):
        raise IdError(f"a match id cannot have the cube owner {number}")
    return _PLAYERS[number]


def _dice(high: int, low: int) -> Dice | None:
    if high == low == 0:
        return None
    if not (1 <= high <= 6 and 1 <= low <= 6):
        raise IdError(f"a match id cannot have the dice {high} and {low}")
    return Dice(max(high, low), min(high, low))


def _encode(bits: int, width: int) -> str:
    return base64.b64encode(bits.to_bytes(width // 8, "little")).decode().rstrip("=")


def _decode(text: str, width: int, name: str) -> int:
    length = -(-width // 6)
    if not re.fullmatch(rf"[A-Za-z0-9+/]{{{length}}}", text.strip()):
        raise IdError(f"{text.strip()[:40]!r} is not a {name} of {length} letters, digits, + and /")
    return int.from_bytes(base64.b64decode(text.strip() + "=" * (-length % 4)), "little")
