"""Arrows leave the counts of tall stacks and of trays readable."""

from __future__ import annotations

from dataclasses import replace
from math import hypot

import pytest
from PySide6.QtCore import QPointF, QRectF, QSize
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication

from bgdesk.match.state import Pair
from bgdesk.rules.player import Player
from bgdesk.ui.board.arrows import arrow_ends
from bgdesk.ui.board.geometry import CHECKER, BoardGeometry
from bgdesk.ui.board.render import render_image
from bgdesk.ui.board.theme import BoardTheme
from bgdesk.ui.board.view import Arrow, BoardView, Spot, point_spot, reserve_spot, tray_spot
from tests.ui.board.positions import entering, points

WHITE, BLACK = Player.WHITE, Player.BLACK
P = point_spot
IN = reserve_spot(WHITE)
SIZE = QSize(1600, 1150)
NUMBER = 18.0
"""Half the width of a number of two figures on a stack."""


def tall() -> BoardView:
    """Stacks whose checkers cannot be counted at a glance wherever arrows may begin, end or pass."""
    men = points({24: 8, 18: 7, 12: 6}, {20: 9, 6: 7})
    return replace(entering(), points=men, off=Pair(3, 0), bar=Pair(0, 0), reserve=Pair(15, 15))


CASES = {
    "from a stack": (P(24), P(16)),
    "onto a stack": (P(21), P(12)),
    "to the next point": (P(24), P(23)),
    "from stack to stack": (P(24), P(18)),
    "over a stack": (P(21), P(19)),
    "along the rail": (P(18), P(13)),
    "out of the reserve": (IN, P(20)),
    "to the tray": (P(6), tray_spot(WHITE)),
}


def around(centre: QPointF, half: float) -> QRectF:
    return QRectF(centre.x() - half, centre.y() - half, 2 * half, 2 * half)


def counts(view: BoardView, geometry: BoardGeometry) -> dict[Spot, QRectF]:
    """Where numbers stand on stacks."""
    wanted = {P(24), P(18), P(12), P(20), P(6), IN, reserve_spot(BLACK)}
    return {
        spot: around(geometry.top_slot(spot, stack).centre, NUMBER)
        for spot, stack in view.stacks().items()
        if spot in wanted
    }


def cut(image: QImage, area: QRectF) -> QImage:
    return image.copy(area.toRect())


@pytest.mark.parametrize("is_made", [True, False])
@pytest.mark.parametrize("name", CASES)
def test_no_number_on_a_stack_is_covered(
    qapp: QApplication, classic: BoardTheme, name: str, is_made: bool
) -> None:
    view = tall()
    pointed = replace(view, arrows=(Arrow(*CASES[name], is_made=is_made),))
    geometry = BoardGeometry().fitting(view)
    plain, marked = (render_image(each, classic, SIZE, geometry) for each in (view, pointed))
    assert plain != marked
    for spot, area in counts(view, geometry).items():
        assert cut(plain, area) == cut(marked, area), spot


@pytest.mark.parametrize("is_made", [True, False])
@pytest.mark.parametrize("name", CASES)
def test_an_arrow_begins_and_ends_beside_the_counts(name: str, is_made: bool) -> None:
    view, (source, target) = tall(), CASES[name]
    geometry = BoardGeometry().fitting(view)
    stacks = view.stacks()
    start, end = arrow_ends(Arrow(source, target, is_made=is_made), view, geometry)
    assert hypot(end.x() - start.x(), end.y() - start.y()) > CHECKER * 0.3
    for spot, place in ((source, start), (target, end)):
        stack = stacks.get(spot)
        if stack and spot in counts(view, geometry):
            away = place - geometry.top_slot(spot, stack).centre
            assert hypot(away.x(), away.y()) > NUMBER


def test_an_arrow_into_a_tray_ends_beside_the_number_in_it() -> None:
    view = tall()
    geometry = BoardGeometry().fitting(view)
    tray = tray_spot(WHITE)
    _, end = arrow_ends(Arrow(P(6), tray, is_made=False), view, geometry)
    number = geometry.next_slot(tray, view.stacks()[tray]).centre
    assert hypot(end.x() - number.x(), end.y() - number.y()) > NUMBER


def test_where_nothing_is_counted_an_arrow_goes_from_checker_to_checker() -> None:
    view = replace(tall(), points=points({24: 2, 13: 3}, {}))
    geometry = BoardGeometry().fitting(view)
    start, end = arrow_ends(Arrow(P(24), P(13), is_made=False), view, geometry)
    assert start == geometry.top_slot(P(24), view.stacks()[P(24)]).centre
    assert end == geometry.next_slot(P(13), view.stacks()[P(13)]).centre


def test_of_a_move_that_was_made_the_arrow_comes_from_where_the_checker_was() -> None:
    view = replace(tall(), points=points({24: 2, 13: 3}, {}))
    geometry = BoardGeometry().fitting(view)
    start, end = arrow_ends(Arrow(P(24), P(13)), view, geometry)
    assert start == geometry.next_slot(P(24), view.stacks()[P(24)]).centre
    assert end == geometry.top_slot(P(13), view.stacks()[P(13)]).centre
