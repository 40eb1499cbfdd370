"""Arrows that bend."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPointF, QRectF

from bgdesk.ui.board.bent_arrow import bent_path
from bgdesk.ui.board.geometry import BAR_WIDTH, FIELD_HEIGHT, FIELD_LEFT, FIELD_TOP, HALF_WIDTH

FIELD = QRectF(FIELD_LEFT, FIELD_TOP, 2 * HALF_WIDTH + BAR_WIDTH, FIELD_HEIGHT)
UNDERMOST = FIELD.bottom() - 48


@pytest.mark.parametrize("to_left", [True, False])
@pytest.mark.parametrize(
    ("start", "end"),
    [
        (QPointF(200, UNDERMOST), QPointF(1300, UNDERMOST)),
        (QPointF(FIELD.left() + 51, 200), QPointF(FIELD.left() + 51, 950)),
        (QPointF(1300, 91), QPointF(300, 91)),
    ],
)
def test_an_arrow_stays_off_the_frame(start: QPointF, end: QPointF, *, to_left: bool) -> None:
    assert FIELD.contains(bent_path(start, end, to_left=to_left).boundingRect())


def test_two_plays_with_a_way_in_common_are_told_apart() -> None:
    start, end = QPointF(300, 900), QPointF(900, 400)
    middle = (start + end) / 2
    sides = [bent_path(start, end, to_left=to_left).pointAtPercent(0.5) - middle for to_left in (True, False)]
    assert sides[0] == -sides[1]
    assert sides[0].manhattanLength() > 60
