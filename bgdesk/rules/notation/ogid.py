"""OGID, the position id of OpenGammon and HedgeHog, both ways.

Its Black sits at the bottom, as White does here: so its Black is White here, and its White Black. The fifth
field names who acted last, so the other one is on roll, but for a double, where it names the doubler.
"""

from __future__ import annotations

import re
from dataclasses import replace

from bgdesk.rules.cube import Cube
from bgdesk.rules.dice import Dice
from bgdesk.rules.player import Player
from bgdesk.rules.position import BAR, OFF, Position, side
from bgdesk.rules.table_state import GameState, IdError, Offer, TableState, check_position, check_score

MOST_CHARACTERS = 10_000

_PLACES = "0123456789abcdefghijklmnop"
_OFF = "q"
_PLAYERS = {"W": Player.BLACK, "B": Player.WHITE}
_LETTERS = {player: letter for letter, player in _PLAYERS.items()}
_LARGEST_CUBE_LOG2 = 60
_OPENING = "IW"
_OVER = "G"
_OGID = re.compile(
    r"(?<![\w:])(?:OGID\s*[=:]\s*)?"
    r"(?P<white>[0-9a-q]{0,30}):(?P<black>[0-9a-q]{0,30}):(?P<owner>[NWBD?])(?P<cube>\d{1,2})(?P<action>[NOTP])"
    r":(?P<dice>[1-6]{2}|0{0,2}):(?P<actor>[WB])"
    r"(?::(?P<state>[A-Z]{0,3})(?::(?P<white_score>\d{1,5}):(?P<black_score>\d{1,5})"
    r"(?::(?P<length>\d{1,5})(?P<kind>[CLG]?)\d{0,3})?)?)?(?![\w])",
    re.IGNORECASE,
)


def from_ogid(text: str, total: int = 15) -> TableState:
    """The state that an OGID anywhere in ``text`` describes; of ``total`` checkers the rest is off.

    Some programs name the player on roll where the one who acted belongs; nothing can tell. Raises IdError.

    >>> state = from_ogid("11ccccchhhjjjjj:66666888dddddoo:N0N:31:W:R:0:2:5")
    >>> state.on_roll.value, state.dice.high, state.white_score, state.length
    ('white', 3, 2, 5)
    """
    found = _OGID.search(text) if len(text) <= MOST_CHARACTERS else None
    if found is None:
        raise IdError(f"{text.strip()[:60]!r} holds no OGID: two lists of checkers, then fields after colons")
    position = check_position(_position(found["white"].lower(), found["black"].lower(), total))
    state = (found["state"] or _OPENING).upper()
    actor = _PLAYERS[found["actor"].upper()]
    is_offered = found["action"].upper() == "O"
    on_roll = _on_roll(
        actor, is_offered=is_offered, is_opening=state == _OPENING and not _dice(found["dice"])
    )
    length = int(found["length"] or 0)
    scores = int(found["black_score"] or 0), int(found["white_score"] or 0)
    check_score(*scores, length)
    table = TableState(
        position=position,
        on_roll=on_roll,
        to_act=on_roll.opponent if is_offered else on_roll,
        cube=_cube(found["cube"], found["owner"].upper()),
        dice=_dice(found["dice"]),
        offer=Offer.DOUBLE if is_offered else None,
        length=length,
        white_score=scores[0],
        black_score=scores[1],
        is_crawford=bool(length) and (found["kind"] or "").upper() == "C",
    )
    if found["action"].upper() == "P":
        return replace(table, game_state=GameState.PASSED)
    return replace(table, game_state=GameState.OVER) if state == _OVER else table


def to_ogid(state: TableState) -> str:
    """``state`` as OGID; Jacoby, beavers and resignations have no place in it. Raises IdError.

    >>> to_ogid(from_ogid("11ccccchhhjjjjj:66666888dddddoo:N0N:31:W"))
    '11ccccchhhjjjjj:66666888dddddoo:N0N:13:W:R:0:0:0:0'
    """
    if state.offer not in (None, Offer.DOUBLE):
        raise IdError("an OGID cannot show a beaver")
    actor = state.on_roll if state.offer else state.on_roll.opponent
    dice = f"{state.dice.low}{state.dice.high}" if state.dice else ""
    value = state.cube.value.bit_length() - 1
    owner = _LETTERS[state.cube.owner] if state.cube.owner else "N"
    kind = "C" if state.is_crawford else ""
    fields = (
        "".join(sorted(_PLACES[BAR - place] for place in _checkers(state.position.black))),
        "".join(sorted(_PLACES[place] for place in _checkers(state.position.white))),
        f"{owner}{value}{'O' if state.offer else 'N'}",
        dice,
        _LETTERS[actor],
        "D" if state.offer else "R" if dice else "C",
        state.black_score,
        state.white_score,
        f"{state.length}{kind}",
        0,
    )
    return ":".join(map(str, fields))


def _on_roll(actor: Player, *, is_offered: bool, is_opening: bool) -> Player:
    """Whose turn it is; in a game that has not begun White's, Black here."""
    if is_opening:
        return _PLAYERS["W"]
    return actor if is_offered else actor.opponent


def _position(white: str, black: str, total: int) -> Position:
    try:
        return Position(
            side(_counts(black, is_mirrored=False), total), side(_counts(white, is_mirrored=True), total)
        )
    except ValueError as error:
        raise IdError(f"the OGID has {error}") from error


def _counts(checkers: str, *, is_mirrored: bool) -> dict[int, int]:
    """Checkers by their owner's own numbers. Raises ValueError for one where its owner can have none."""
    places = [_PLACES.index(letter) for letter in checkers if letter != _OFF]
    own = [BAR - place if is_mirrored else place for place in places]
    if OFF in own:
        raise ValueError("a checker on the wrong side of the bar")
    return {place: own.count(place) for place in own}


def _checkers(counts: tuple[int, ...]) -> list[int]:
    """The place of every checker in play."""
    return [place for place, count in enumerate(counts) if place != OFF for _ in range(count)]


def _cube(log2: str, owner: str) -> Cube:
    if int(log2) > _LARGEST_CUBE_LOG2:
        raise IdError(f"the OGID has a cube of 2 to the power of {log2}")
    return Cube(1 << int(log2), _PLAYERS.get(owner))


def _dice(text: str) -> Dice | None:
    return Dice(int(text[0]), int(text[1])) if text.strip("0") else None
