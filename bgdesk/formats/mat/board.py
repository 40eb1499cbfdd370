"""A board set by hand in a .mat file, as eXtreme Gammon writes it and GNU Backgammon reads it.

The letters are those of an XGID: capitals are the left player's, counted from their own side. The number is
the binary logarithm of the cube: above 0 the right player has it, below 0 the left one.
"""

from __future__ import annotations

from bgdesk.rules.cube import Cube
from bgdesk.rules.player import Player
from bgdesk.rules.position import BAR, Position, side

LEFT, RIGHT = Player.WHITE, Player.BLACK

_MOST_CUBE_LOG2 = 12


def set_board_line(position: Position, cube: Cube) -> str:
    """The line that sets ``position`` and ``cube``; White has the left column."""
    letters = [
        _letter(position.white[place], "A") or _letter(position.black[BAR - place], "a") or "-"
        for place in range(BAR + 1)
        if 0 < place < BAR
    ]
    ends = _letter(position.black[BAR], "a") or "-", _letter(position.white[BAR], "A") or "-"
    number = cube.value.bit_length() - 1
    sign = "-" if cube.owner is LEFT and number else ""
    return f"; Set Pos={ends[0]}{''.join(letters)}{ends[1]}/{sign}{number if cube.owner else 0}"


def _letter(count: int, one: str) -> str:
    return chr(ord(one) + count - 1) if count else ""


def board_from_letters(letters: str, total: int) -> Position | None:
    """The board in 26 ``letters``, White left; the rest of ``total`` is off. ``None`` if it cannot be."""
    white, black = {}, {}
    for place, letter in enumerate(letters):
        if letter.isupper():
            white[place] = ord(letter) - ord("A") + 1
        elif letter != "-":
            black[BAR - place] = ord(letter) - ord("a") + 1
    try:
        return Position(side(white, total), side(black, total))
    except ValueError:
        return None


def cube_from_number(number: int) -> Cube:
    """The cube that the ``number`` after the board means."""
    if not number:
        return Cube()
    return Cube(1 << min(abs(number), _MOST_CUBE_LOG2), RIGHT if number > 0 else LEFT)
