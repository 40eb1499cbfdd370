"""Positions to begin with: what is talked about so often that it has a name."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from enum import StrEnum
from types import MappingProxyType

from bgdesk.match.setup.setup import TableSetup, cleared, started, with_game
from bgdesk.rules.cube import Cube
from bgdesk.rules.notation.ids import GAME_OF_IDS
from bgdesk.rules.position import BAR, Position, side


class Template(StrEnum):
    """Where to begin."""

    START = "start"
    NACKGAMMON = "nackgammon"
    EMPTY = "empty"
    HOLDING = "holding"
    """White holds the opponent's 5-point."""
    ACE_POINT = "ace_point"
    BACK_GAME_12 = "back_game_12"
    """White holds the opponent's 1- and 2-points; likewise the next ones."""
    BACK_GAME = "back_game"
    BACK_GAME_23 = "back_game_23"
    BACK_GAME_24 = "back_game_24"
    RACE = "race"
    BEAR_OFF = "bear_off"
    """Each player's last six checkers."""


@dataclass(frozen=True, slots=True)
class _Sides:
    white: Mapping[int, int]
    black: Mapping[int, int]


_BEHIND = {8: 2, 7: 2, 6: 3, 5: 2, 4: 2}
_AGAINST_BACK_GAME = {13: 2, 10: 2, 8: 3, 7: 2, 6: 3, 5: 3}


def _back_game(low: int, high: int) -> _Sides:
    """White holds these points of Black's home."""
    return _Sides({BAR - low: 2, BAR - high: 2, **_BEHIND}, _AGAINST_BACK_GAME)


_SIDES: Mapping[Template, _Sides] = MappingProxyType(
    {
        Template.HOLDING: _Sides(
            {20: 2, 13: 4, 8: 3, 6: 4, 5: 2},
            {13: 4, 8: 4, 6: 4, 4: 3},
        ),
        Template.ACE_POINT: _Sides(
            {24: 2, 6: 3, 5: 3, 4: 3, 3: 2, 2: 2},
            {6: 3, 5: 3, 4: 3, 3: 2, 2: 2},
        ),
        Template.BACK_GAME_12: _back_game(1, 2),
        Template.BACK_GAME: _back_game(1, 3),
        Template.BACK_GAME_23: _back_game(2, 3),
        Template.BACK_GAME_24: _back_game(2, 4),
        Template.RACE: _Sides(
            {9: 2, 8: 2, 6: 4, 5: 3, 4: 3, 3: 1},
            {10: 1, 8: 3, 6: 4, 5: 3, 4: 2, 3: 2},
        ),
        Template.BEAR_OFF: _Sides({3: 2, 2: 2, 1: 2}, {3: 2, 2: 2, 1: 2}),
    }
)


def from_template(setup: TableSetup, template: Template) -> TableSetup:
    """``template`` at the score of ``setup``; all but an empty board belong to a game of their own."""
    if template is Template.EMPTY:
        return cleared(setup)
    if template is Template.START:
        return started(setup)
    if template is Template.NACKGAMMON:
        return with_game(setup, "nackgammon")
    return _with_sides(setup, _SIDES[template])


CLOSED_OUT = (0, 1, 3, 5, 7, 8, 9, 10, 11, 12)
"""How many checkers somebody has off who is closed out, as they are talked about."""
_BLACK_CHECKERS = 15
_LOW = (1, 2, 3)


def closed_out(setup: TableSetup, off: int) -> TableSetup:
    """White has closed out a checker of Black, who has ``off`` others off and the rest deep at home."""
    left = _BLACK_CHECKERS - 1 - off
    deep = {point: (left + 3 - point) // 3 for point in _LOW}
    return _with_sides(setup, _Sides({6: 3, 5: 3, 4: 3, 3: 2, 2: 2, 1: 2}, {BAR: 1, **deep}))


def _with_sides(setup: TableSetup, sides: _Sides) -> TableSetup:
    position = Position(side(dict(sides.white)), side(dict(sides.black)))
    setup = setup if setup.ruleset.id == GAME_OF_IDS else with_game(setup, GAME_OF_IDS)
    return replace(setup, position=position, dice=None, cube=Cube(), offer=None)
