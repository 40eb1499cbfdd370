"""Text on the board stands beside everything that matters, at every size and in every position."""

from __future__ import annotations

from random import Random

import pytest
from PySide6.QtCore import QRectF
from pytestqt.qtbot import QtBot

from bgdesk.app.table.play_entry import PlayEntry
from bgdesk.app.table.table import Table
from bgdesk.match import flow
from bgdesk.match.options import match_options
from bgdesk.match.record import MatchRecord
from bgdesk.match.state import Phase
from bgdesk.rules.player import Player
from bgdesk.ui.board.caption import place_caption
from bgdesk.ui.board.geometry import CHECKER, BoardGeometry
from bgdesk.ui.board.view import BoardView
from bgdesk.ui.play.derive_board import BoardWishes, derive_board
from tests.random_play import a_header, random_event

LONG = "You may bear off once all your checkers are home; one is still on the 13-point."
HINT = "Click a checker to play the 6 · right-click for the 5"


def views(seed: int) -> list[BoardView]:
    """Boards of a match played at random."""
    record, random = MatchRecord(a_header(match_options(3))), Random(seed)
    found: list[BoardView] = []
    while record.state.phase is not Phase.OVER and len(found) < 150:
        entry = PlayEntry(flow.legal(record.state)) if record.state.phase is Phase.TO_PLAY else None
        found.append(derive_board(Table(record, entry), BoardWishes()))
        record = record.append(random_event(record, random, 0.02))
    return found


def is_covered(view: BoardView, geometry: BoardGeometry, area: QRectF) -> bool:
    """Whether ``area`` lies over the middle part of any checker, or over the dice or the cube."""
    things = [
        geometry.dice_rect(die.player, 2).adjusted(8, 8, -8, -8) for die in (*view.dice, *view.last_dice)
    ]
    if view.cube:
        things.append(geometry.cube_rect(view.cube.owner, view.cube.offered_to))
    for spot, stack in view.stacks().items():
        for slot in geometry.slots(spot, stack):
            at = slot.centre
            things.append(QRectF(at.x() - CHECKER / 2, at.y() - CHECKER / 2, CHECKER, CHECKER))
    return any(area.intersects(thing) for thing in things)


@pytest.mark.parametrize("bottom", Player)
@pytest.mark.parametrize("letters", [23.0, 38.0])
def test_nothing_is_covered_in_a_whole_match(qtbot: QtBot, letters: float, bottom: Player) -> None:
    geometry = BoardGeometry(bottom, home_right=bottom is Player.WHITE)
    for view in views(seed=4):
        x = geometry.die_centre(view.active or bottom, 0, 1).x()
        assert not is_covered(view, geometry, place_caption(LONG, letters, x, view, geometry).area)


def test_where_nothing_is_in_the_way_the_text_stands_below_the_dice(qtbot: QtBot) -> None:
    geometry = BoardGeometry()
    empty = BoardView(((None, 0),) * 24, view_of_start().bar, view_of_start().off, Player.WHITE)
    caption = place_caption(HINT, 23.0, 1163.0, empty, geometry)
    assert caption.text == HINT
    assert caption.area.center().x() == pytest.approx(1163.0)
    assert caption.area.top() == pytest.approx(648.0)


def test_the_two_halves_of_a_hint_stand_below_each_other_where_there_is_less_room(qtbot: QtBot) -> None:
    caption = place_caption(HINT, 23.0, 1163.0, view_of_start(), BoardGeometry())
    assert caption.text == HINT.replace(" · ", "\n")


def view_of_start() -> BoardView:
    return views(seed=1)[0]
