"""Positions for the tests of the rules, written as the examples write them."""

from __future__ import annotations

from bgdesk.rules.dice import Dice
from bgdesk.rules.legal.plays import LegalPlays, legal_plays
from bgdesk.rules.player import Player
from bgdesk.rules.position import BAR, IN, NO_EXTRA, OFF, Extra, Position, Side, side
from bgdesk.rules.relation import rel
from bgdesk.rules.variants import RULESETS, Ruleset

STANDARD = RULESETS["backgammon"]


def points(text: str) -> dict[int, int]:
    """``bar:1 24:2 in:3`` as {25: 1, 24: 2, 26: 3}."""
    pairs = (item.split(":") for item in text.split())
    return {{"bar": BAR, "in": IN}.get(place) or int(place): int(count) for place, count in pairs}


def board(me: str, opponent: str, total: int = 15) -> Position:
    """White has ``me``; Black stands on ``opponent``, in White's numbers; the rest is off."""
    turned = {(BAR if place == BAR else 25 - place): n for place, n in points(opponent).items()}
    return Position(side(points(me), total), side(turned, total))


def game_board(ruleset: Ruleset, me: str, opponent: str, *, lock_open: bool = False) -> Position:
    """White has ``me``; Black stands on ``opponent``, in White's numbers; the rest is off.

    A point written ``15p:1`` holds a pinned checker. ``lock_open`` says that White may hit.
    """
    white, white_extra = _side(me.replace("p:", ":"), ruleset.checkers)
    black, black_extra = _side(_turned(opponent.replace("p:", ":"), ruleset), ruleset.checkers)
    return Position(
        white,
        black,
        Extra(white_extra.reserve, _pinned(me), lock_open),
        Extra(black_extra.reserve, frozenset(rel(ruleset.relation, point) for point in _pinned(opponent))),
    )


def _turned(text: str, ruleset: Ruleset) -> str:
    turned = {
        place if place >= BAR else rel(ruleset.relation, place): count
        for place, count in points(text).items()
    }
    return " ".join(f"{'in' if place == IN else place}:{count}" for place, count in turned.items())


def _side(text: str, total: int) -> tuple[Side, Extra]:
    places = points(text)
    reserve = places.pop(IN, 0)
    return side(places, total - reserve), Extra(reserve) if reserve else NO_EXTRA


def _pinned(text: str) -> frozenset[int]:
    return frozenset(int(item.partition("p:")[0]) for item in text.split() if "p:" in item)


def white_to_play(me: str, opponent: str, roll: str, ruleset: Ruleset = STANDARD) -> LegalPlays:
    """The legal plays of White."""
    return legal_plays(board(me, opponent, ruleset.checkers), Player.WHITE, Dice.from_text(roll), ruleset)


def played(position: Position, text: str) -> Position:
    """White's ``text`` carried out on ``position`` without asking any rule."""
    white, black = list(position.white), list(position.black)
    for move in text.split():
        path, _, times = move.rstrip(")").partition("(")
        places = path.split("/")
        for _ in range(int(times or 1)):
            white[_number(places[0])] -= 1
            white[_number(places[-1])] += 1
        for place in places:
            if place.endswith("*"):
                black[25 - _number(place)] -= 1
                black[BAR] += 1
    return Position(tuple(white), tuple(black))


def _number(place: str) -> int:
    name = place.rstrip("*")
    return {"bar": BAR, "off": OFF}[name] if name.isalpha() else int(name)
