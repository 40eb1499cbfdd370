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
    BACK_GAME = "back_game"
    """White holds the opponent's 1- and 3-points."""
    CLOSEOUT = "closeout"
    """A checker of Black is closed out, five are off."""
    RACE = "race"
    BEAR_OFF = "bear_off"
    """Each player's last six checkers."""


@dataclass(frozen=True, slots=True)
class _Sides:
    white: Mapping[int, int]
    black: Mapping[int, int]


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
        Template.BACK_GAME: _Sides(
            {24: 2, 22: 2, 8: 2, 7: 2, 6: 3, 5: 2, 4: 2},
            {13: 2, 10: 2, 8: 3, 7: 2, 6: 3, 5: 3},
        ),
        Template.CLOSEOUT: _Sides(
            {6: 3, 5: 3, 4: 3, 3: 2, 2: 2, 1: 2},
            {BAR: 1, 3: 3, 2: 3, 1: 3},
        ),
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
    sides = _SIDES[template]
    position = Position(side(dict(sides.white)), side(dict(sides.black)))
    setup = setup if setup.ruleset.id == GAME_OF_IDS else with_game(setup, GAME_OF_IDS)
    return replace(setup, position=position, dice=None, cube=Cube(), offer=None)
