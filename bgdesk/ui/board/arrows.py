"""Where an arrow begins and ends: beside the counts of tall stacks, which stay readable."""

from __future__ import annotations

from math import hypot, sqrt

from PySide6.QtCore import QPointF

from bgdesk.ui.board.checkers import badge_text
from bgdesk.ui.board.geometry import CHECKER, BoardGeometry
from bgdesk.ui.board.view import Arrow, BoardView, Spot, SpotKind, Stack

_BADGE_ROOM = CHECKER * 0.34
"""Radius of the ground of a count on a stack, with some air around it."""
_TRAY_ROOM = CHECKER * 0.42
_MOST_CUT = 0.45
"""How much of an arrow either end may lose."""


def arrow_ends(arrow: Arrow, view: BoardView, geometry: BoardGeometry) -> tuple[QPointF, QPointF]:
    """From where the checker was to where it is now; of a move not made yet, from where it is."""
    source, target = view.stacks().get(arrow.source), view.stacks().get(arrow.target)
    if arrow.is_made:
        start = geometry.next_slot(arrow.source, source).centre
        end = geometry.top_slot(arrow.target, target).centre
    else:
        start = geometry.top_slot(arrow.source, source).centre
        end = geometry.next_slot(arrow.target, own_stack(target, view)).centre
    first = _beside_count(start, end, arrow.source, source, geometry)
    return first, _beside_count(end, start, arrow.target, target, geometry)


def own_stack(stack: Stack | None, view: BoardView) -> Stack | None:
    """A stack on which the checker of whoever acts comes to lie."""
    return stack if stack is not None and stack.player is view.active else None


def _beside_count(
    end: QPointF, other: QPointF, spot: Spot, stack: Stack | None, geometry: BoardGeometry
) -> QPointF:
    """``end`` of an arrow, moved towards the ``other`` one as far as the count on ``spot`` needs."""
    if stack is None:
        return end
    if spot.kind is SpotKind.TRAY:
        return _outside(end, other, geometry.next_slot(spot, stack).centre, _TRAY_ROOM)
    if badge_text(spot, stack.count):
        return _outside(end, other, geometry.top_slot(spot, stack).centre, _BADGE_ROOM)
    return end


def _outside(end: QPointF, other: QPointF, centre: QPointF, radius: float) -> QPointF:
    """Where the way from ``end`` to ``other`` leaves the circle for good."""
    length = hypot(other.x() - end.x(), other.y() - end.y())
    if not length:
        return end
    along = (other - end) / length
    away = end - centre
    ahead = QPointF.dotProduct(away, along)
    inside = ahead**2 - QPointF.dotProduct(away, away) + radius**2
    if inside <= 0:
        return end
    cut = sqrt(inside) - ahead
    return end + along * min(max(cut, 0.0), length * _MOST_CUT)
