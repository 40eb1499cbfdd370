"""Things beside each other as far as there is room."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel, QWidget
from pytestqt.qtbot import QtBot

from bgdesk.ui.common.flow_box import FlowBox

SIDE, GAP = 50, 10


def filled(qtbot: QtBot, width: int, *, in_columns: bool = False) -> tuple[FlowBox, list[QWidget]]:
    box = FlowBox(gap=GAP, in_columns=in_columns)
    qtbot.addWidget(box)
    things: list[QWidget] = [QLabel() for _ in range(4)]
    for thing in things:
        thing.setMinimumSize(SIDE, SIDE)
    box.add(*things)
    box.resize(width, 300)
    box.show()
    return box, things


@pytest.mark.parametrize(("width", "rows"), [(300, 1), (230, 1), (229, 2), (110, 2), (109, 4)])
def test_a_row_goes_on_in_the_next(qtbot: QtBot, width: int, rows: int) -> None:
    box, things = filled(qtbot, width)
    assert len({thing.y() for thing in things}) == rows
    assert box.heightForWidth(width) == rows * (SIDE + GAP) - GAP


def test_what_is_hidden_needs_no_room(qtbot: QtBot) -> None:
    box, things = filled(qtbot, 300)
    things[0].hide()
    qtbot.waitUntil(lambda: things[1].x() == 0)
    assert box.sizeHint().width() == 3 * SIDE + 2 * GAP


def test_columns_fill_the_width(qtbot: QtBot) -> None:
    _, things = filled(qtbot, 190, in_columns=True)
    assert [thing.x() for thing in things] == [0, 66, 132, 0]
    assert {thing.width() for thing in things} == {56}


def test_a_mirrored_row_begins_on_the_right(qtbot: QtBot) -> None:
    box, things = filled(qtbot, 300)
    box.setLayoutDirection(Qt.LayoutDirection.RightToLeft)
    qtbot.waitUntil(lambda: things[0].x() == 250)
    assert things[1].x() == 250 - SIDE - GAP
