"""A cell of the move list where reading begins at the right."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QFontMetrics, QImage, QPainter, QStandardItem, QStandardItemModel
from PySide6.QtWidgets import QApplication, QStyleOptionViewItem
from pytestqt.qtbot import QtBot

from bgdesk.ui.common.badge import MoveMark
from bgdesk.ui.common.sides import at_end, at_start, without_end, without_start
from bgdesk.ui.moves.move_delegate import MoveDelegate, dice_width
from bgdesk.ui.moves.move_list_model import DICE_ROLE, KIND_ROLE, MARKS_ROLE, WHITE

CELL = QRect(0, 0, 220, 30)
LEFT_TO_RIGHT, RIGHT_TO_LEFT = Qt.LayoutDirection.LeftToRight, Qt.LayoutDirection.RightToLeft
BLUNDER = MoveMark("??", "very_bad", "a blunder")


def painted(direction: Qt.LayoutDirection, play: str, dice: str = "63", marks: object = ()) -> QImage:
    """The cell as the delegate paints it."""
    model = QStandardItemModel(1, 3)
    item = QStandardItem(play)
    for role, value in ((DICE_ROLE, dice), (MARKS_ROLE, marks), (KIND_ROLE, "turns")):
        item.setData(value, role)
    model.setItem(0, WHITE, item)
    option = QStyleOptionViewItem()
    option.rect, option.direction = CELL, direction
    image = QImage(CELL.size(), QImage.Format.Format_RGB32)
    image.fill(Qt.GlobalColor.white)
    painter = QPainter(image)
    painter.setLayoutDirection(direction)
    MoveDelegate().paint(painter, option, model.index(0, WHITE))
    painter.end()
    return image


@pytest.mark.parametrize("direction", [LEFT_TO_RIGHT, RIGHT_TO_LEFT])
def test_play_and_marks_leave_the_dice_alone(qtbot: QtBot, direction: Qt.LayoutDirection) -> None:
    metrics = QFontMetrics(QApplication.font())
    room = at_start(CELL, 8 + dice_width(metrics, "63") - 2, direction)
    alone, among = painted(direction, ""), painted(direction, "24/18 13/10", marks=(BLUNDER,))
    assert among != alone
    assert among.copy(room) == alone.copy(room)
    assert alone.copy(room) != painted(direction, "", dice="").copy(room)


@pytest.mark.parametrize("direction", [LEFT_TO_RIGHT, RIGHT_TO_LEFT])
def test_marks_stand_where_the_line_ends(qtbot: QtBot, direction: Qt.LayoutDirection) -> None:
    last = at_end(CELL, 12, direction)
    assert painted(direction, "", marks=(BLUNDER,)).copy(last) != painted(direction, "").copy(last)


def test_sides_are_mirrored() -> None:
    area = QRect(10, 0, 100, 20)
    for part, at_left, at_right in (
        (at_start, QRect(10, 0, 30, 20), QRect(80, 0, 30, 20)),
        (without_start, QRect(40, 0, 70, 20), QRect(10, 0, 70, 20)),
        (without_end, QRect(10, 0, 70, 20), QRect(40, 0, 70, 20)),
    ):
        assert part(area, 30, LEFT_TO_RIGHT) == at_left
        assert part(area, 30, RIGHT_TO_LEFT) == at_right
