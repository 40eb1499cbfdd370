"""bgdesk's own text for a position of any of its games, both ways.

``bgd1:GAME:ON_ROLL:WHITE:BLACK``, for example ``bgd1:plakoto:w:24x12,20x2,15p:24x13,11,10``. ``bgd1`` is the
version, GAME the id of a ruleset, ON_ROLL ``w`` or ``b``. WHITE and BLACK list the checkers of each player by
that player's own numbers, separated by commas, in any order:

- ``13x5`` five checkers on the player's 13-point, ``24`` one; ``bar`` and ``barx2`` on the bar;
- ``inx15`` fifteen in reserve, not brought into play yet;
- ``15p`` one on the player's 15-point that is pinned under the opponent's;
- ``open`` the lock is open: the player may hit. It is taken as said once a checker is home or off.

The rest of a player's checkers is borne off; ``-`` stands for a player who has borne off all.

Coan ki, which is no ruleset, is written by `coan_ki_text`.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field

from bgdesk.rules.hit_lock import has_opened
from bgdesk.rules.player import Player
from bgdesk.rules.position import BAR, IN, NO_EXTRA, OFF, POINTS, Extra, Position, Side
from bgdesk.rules.relation import facing, rel
from bgdesk.rules.table_state import IdError
from bgdesk.rules.variants import RULESETS, Contact, Ruleset

PREFIX = "bgd1"
MOST_CHARACTERS = 400
"""Longer texts are no position strings."""

_LETTERS = {Player.WHITE: "w", Player.BLACK: "b"}
_PLACES = {BAR: "bar", IN: "in"}
_NUMBERS = {name: place for place, name in _PLACES.items()}
_NOTHING = "-"
_OPEN = "open"
_ITEM = re.compile(r"(?P<place>bar|in|[1-9]|1[0-9]|2[0-4])(?:x(?P<count>[1-9][0-9]?)|(?P<pinned>p))?")


@dataclass(frozen=True, slots=True)
class Placement:
    """A position of the game with the id ``game``, and who is on roll."""

    game: str
    position: Position
    on_roll: Player


def to_position_string(position: Position, on_roll: Player, game: str) -> str:
    """``position`` of ``game``, highest points first.

    >>> to_position_string(RULESETS["fevga"].start_position(), Player.WHITE, "fevga")
    'bgd1:fevga:w:24x15:24x15'
    """
    sides = (",".join(_items(position.of(player), position.extra(player))) for player in Player)
    return ":".join((PREFIX, game, _LETTERS[on_roll], *(text or _NOTHING for text in sides)))


def _items(counts: Side, extra: Extra) -> Iterator[str]:
    if extra.reserve:
        yield _item(IN, extra.reserve)
    for place in range(BAR, OFF, -1):
        if place in extra.pinned:
            yield f"{place}p"
        elif counts[place]:
            yield _item(place, counts[place])
    if extra.lock_open:
        yield _OPEN


def _item(place: int, count: int) -> str:
    name = _PLACES.get(place, str(place))
    return name if count == 1 else f"{name}x{count}"


def is_position_string(text: str) -> bool:
    """Whether ``text`` means to be a position string of any version."""
    return re.match(r"\s*bgd[0-9]*:", text) is not None


def from_position_string(text: str) -> Placement:
    """The position that ``text`` describes. Raises IdError when no such position can be in that game.

    >>> placed = from_position_string("bgd1:plakoto:b:24x12,20x2,15p:24x13,11,10")
    >>> placed.game, placed.on_roll.value, placed.position.white[24], placed.position.white_extra.pinned
    ('plakoto', 'black', 12, frozenset({15}))
    """
    fields = text.strip().split(":") if len(text) <= MOST_CHARACTERS else []
    if len(fields) != 5 or fields[0] != PREFIX:
        raise IdError(f"{text.strip()[:40]!r} is not {PREFIX}:GAME:ON_ROLL:WHITE:BLACK with four colons")
    _, game, letter, white, black = fields
    ruleset = RULESETS.get(game)
    if ruleset is None:
        raise IdError(f"{game[:40]!r} is none of the games {', '.join(RULESETS)}")
    on_roll = next((player for player in Player if _LETTERS[player] == letter), None)
    if on_roll is None:
        raise IdError(f"{letter[:40]!r} is not w or b for the player on roll")
    first, second = _read_side(white, "White", ruleset), _read_side(black, "Black", ruleset)
    position = Position(
        first.counts(ruleset), second.counts(ruleset), first.extra(ruleset), second.extra(ruleset)
    )
    _check_meeting(position, ruleset)
    return Placement(game, position, on_roll)


@dataclass
class _ReadSide:
    """One player's checkers while they are being read."""

    name: str
    checkers: dict[int, int] = field(default_factory=dict)
    pinned: set[int] = field(default_factory=set)
    is_open: bool = False

    def counts(self, ruleset: Ruleset) -> Side:
        """The counts; what is not told has been borne off."""
        off = ruleset.checkers - sum(self.checkers.values())
        return (off, *(self.checkers.get(place, 0) for place in range(1, BAR + 1)))

    def extra(self, ruleset: Ruleset) -> Extra:
        """What the counts leave open."""
        is_open = self.is_open or has_opened(self.counts(ruleset), ruleset)
        extra = Extra(self.checkers.get(IN, 0), frozenset(self.pinned), is_open)
        return NO_EXTRA if extra == NO_EXTRA else extra


def _read_side(text: str, name: str, ruleset: Ruleset) -> _ReadSide:
    side = _ReadSide(name)
    for item in text.split(",") if text != _NOTHING else ():
        if item == _OPEN:
            if side.is_open or not ruleset.hit_lock:
                raise IdError(f"{item!r} has no meaning among {name}'s checkers")
            side.is_open = True
        else:
            _read_item(item, side, ruleset)
    if sum(side.checkers.values()) > ruleset.checkers:
        raise IdError(f"{name} has more than {ruleset.checkers} checkers")
    return side


def _read_item(item: str, side: _ReadSide, ruleset: Ruleset) -> None:
    match = _ITEM.fullmatch(item)
    if match is None:
        raise IdError(f"{item[:40]!r} among {side.name}'s checkers is not a place such as 13x5, barx2 or 24")
    place = _NUMBERS.get(match["place"]) or int(match["place"])
    if place in side.checkers:
        raise IdError(f"{side.name}'s checkers on {match['place']} are told twice")
    is_known = (place != BAR or ruleset.contact is Contact.HIT) and (place != IN or ruleset.reserve)
    may_be_pinned = place in POINTS and ruleset.contact is Contact.PIN
    if not is_known or (match["pinned"] and not may_be_pinned):
        raise IdError(f"{side.name} cannot have {item!r} in {ruleset.id}")
    side.checkers[place] = int(match["count"] or 1)
    if match["pinned"]:
        side.pinned.add(place)


def _check_meeting(position: Position, ruleset: Ruleset) -> None:
    """Raises IdError unless the players share just the points on which one of them is pinned."""
    if not any(position.in_play(player) for player in Player):
        raise IdError("no checker is in play")
    black = facing(ruleset.relation, position.black)
    under_white = {rel(ruleset.relation, point) for point in position.black_extra.pinned}
    for point in POINTS:
        is_shared = bool(position.white[point] and black[point])
        pins = (point in position.white_extra.pinned) + (point in under_white)
        if is_shared and pins != 1:
            raise IdError(f"both players have checkers on White's point {point}")
        if pins and not is_shared:
            raise IdError(f"nobody pins the checker on White's point {point}")
