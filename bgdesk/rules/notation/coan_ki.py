"""Positions and plays of Coan ki as text.

A position is ``bgd1:coan_ki:ON_ROLL:WHITE:BLACK:POT``, for example ``bgd1:coan_ki:w:0x8,1x8:0x8,1x8:20``.
``bgd1`` is the version, ON_ROLL ``w`` or ``b``. WHITE and BLACK list the pieces of each player by their own
numbers of the spaces, 0 to 15, separated by commas, in any order: ``1x8`` eight pieces on the 1, ``14`` one;
``-`` when all are off, as all others of the sixteen are. POT is what is in the pot, a whole number from 1.

A play is written as ``0/8 1/4``, ``14/off`` for a piece that leaves the board and ``lose 0`` for one that is
given up; a lost turn is empty.
"""

from __future__ import annotations

import re

from bgdesk.rules.coan_ki import PIECES, SPACES, CoanKiMove, CoanKiPlay, CoanKiPosition, Spaces
from bgdesk.rules.player import Player
from bgdesk.rules.table_state import IdError

PREFIX = "bgd1:coan_ki:"
MOST_CHARACTERS = 400
"""Longer texts are no positions."""

_LETTERS = {Player.WHITE: "w", Player.BLACK: "b"}
_NOTHING = "-"
_ITEM = re.compile(r"(?P<space>[0-9]|1[0-5])(?:x(?P<count>[1-9]|1[0-6]))?")
_POT = re.compile(r"[1-9][0-9]{0,11}")


def to_coan_ki_text(position: CoanKiPosition, on_roll: Player) -> str:
    """``position`` with ``on_roll`` to roll.

    >>> to_coan_ki_text(CoanKiPosition((8, 8) + (0,) * 14, (0,) * 15 + (1,), pot=24), Player.WHITE)
    'bgd1:coan_ki:w:0x8,1x8:15:24'
    """
    white, black = (_side_text(position.of(player)) for player in Player)
    return f"{PREFIX}{_LETTERS[on_roll]}:{white}:{black}:{position.pot}"


def from_coan_ki_text(text: str) -> tuple[CoanKiPosition, Player]:
    """The position that ``text`` describes, and who is to roll. Raises IdError.

    >>> position, on_roll = from_coan_ki_text("bgd1:coan_ki:w:0x8,1x8:15:24")
    >>> position.white[0], position.black[15], position.pot, on_roll.value
    (8, 1, 24, 'white')
    """
    fields = text.strip().removeprefix(PREFIX).split(":") if len(text) <= MOST_CHARACTERS else []
    if len(fields) != 4 or not text.strip().startswith(PREFIX):
        raise IdError(f"{text.strip()[:40]!r} is not {PREFIX}ON_ROLL:WHITE:BLACK:POT")
    letter, white, black, pot = fields
    on_roll = next((player for player in Player if _LETTERS[player] == letter), None)
    if on_roll is None:
        raise IdError(f"{letter[:40]!r} is not w or b for the player on roll")
    if not _POT.fullmatch(pot):
        raise IdError(f"{pot[:40]!r} is not a whole number from 1 for the pot")
    position = CoanKiPosition(_read_side(white, "White"), _read_side(black, "Black"), int(pot))
    if not any(position.in_play(player) for player in Player):
        raise IdError("no piece is on the board")
    return position, on_roll


def format_coan_ki_play(play: CoanKiPlay) -> str:
    """``play`` by the numbers of the player who makes it; empty for a lost turn.

    >>> after = from_coan_ki_text("bgd1:coan_ki:w:0x7,1x7,8:0x8,1x8:20")[0]
    >>> format_coan_ki_play(CoanKiPlay((CoanKiMove(0, 8), CoanKiMove(14, 2)), after))
    '0/8 14/off'
    """
    if play.lost_from is not None:
        return f"lose {play.lost_from}"
    return " ".join(_move_text(move) for move in play.moves)


def _side_text(pieces: Spaces) -> str:
    items = (f"{space}x{count}" if count > 1 else f"{space}" for space, count in enumerate(pieces) if count)
    return ",".join(items) or _NOTHING


def _read_side(text: str, name: str) -> Spaces:
    counts = [0] * SPACES
    for item in text.split(",") if text != _NOTHING else ():
        match = _ITEM.fullmatch(item)
        if match is None:
            raise IdError(f"{item[:40]!r} among {name}'s pieces is not a space such as 1x8 or 14")
        space = int(match["space"])
        if counts[space]:
            raise IdError(f"{name}'s pieces on {space} are told twice")
        counts[space] = int(match["count"] or 1)
    if sum(counts) > PIECES:
        raise IdError(f"{name} has more than {PIECES} pieces")
    return tuple(counts)


def _move_text(move: CoanKiMove) -> str:
    return f"{move.space}/{'off' if move.is_home else move.space + move.distance}"
