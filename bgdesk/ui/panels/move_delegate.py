"""Paints a cell of the move list: the dice quietly, then the play."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRect, QSize, Qt
from PySide6.QtGui import QPainter, QPalette
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem

from bgdesk.ui.models.move_list_model import DICE_ROLE, KIND_ROLE, MARKS_ROLE, NUMBER, MoveMark
from bgdesk.ui.models.move_rows import RowKind
from bgdesk.ui.panels.badge import badge_width, draw_badge

_MARGIN = 8
_ROUND = 5
_BETWEEN = 4
_SMALLER = 0.84

Index = QModelIndex | QPersistentModelIndex


class MoveDelegate(QStyledItemDelegate):
    """Rounded background for the current cell; quiet dice and numbers; bold game headers."""

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        painter.save()
        palette = option.palette
        rect: QRect = option.rect
        if option.state & QStyle.StateFlag.State_Selected and index.data():
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(Qt.PenStyle.NoPen)
            if option.state & QStyle.StateFlag.State_HasFocus:
                painter.setPen(palette.color(QPalette.ColorRole.PlaceholderText))
            painter.setBrush(palette.color(QPalette.ColorRole.Highlight))
            painter.drawRoundedRect(rect.adjusted(1, 1, -1, -1), _ROUND, _ROUND)
        self._write(painter, palette, rect.adjusted(_MARGIN, 0, -2, 0), index)
        painter.restore()

    def _write(self, painter: QPainter, palette: QPalette, rect: QRect, index: Index) -> None:
        is_turn = index.data(KIND_ROLE) == RowKind.TURNS
        if index.data(KIND_ROLE) == RowKind.GAME:
            font = painter.font()
            font.setBold(True)
            painter.setFont(font)
        dice = index.data(DICE_ROLE)
        if dice:
            painter.setPen(palette.color(QPalette.ColorRole.PlaceholderText))
            painter.drawText(rect, Qt.AlignmentFlag.AlignVCenter, dice)
            taken = painter.fontMetrics().horizontalAdvance(f"{dice} ")
            rect = rect.adjusted(max(self.dice_width(painter), taken), 0, 0, 0)
        rect = self._draw_marks(painter, rect, index.data(MARKS_ROLE) or ())
        is_quiet = is_turn and index.column() == NUMBER
        role = QPalette.ColorRole.PlaceholderText if is_quiet else QPalette.ColorRole.Text
        painter.setPen(palette.color(role))
        self._draw_text(painter, rect, index.data() or "")

    def _draw_text(self, painter: QPainter, rect: QRect, text: str) -> None:
        """In smaller letters where it would be cut, and cut only where those have no room either."""
        if painter.fontMetrics().horizontalAdvance(text) > rect.width():
            font = painter.font()
            font.setPointSizeF(font.pointSizeF() * _SMALLER)
            painter.setFont(font)
        shown = painter.fontMetrics().elidedText(text, Qt.TextElideMode.ElideRight, rect.width())
        painter.drawText(rect, Qt.AlignmentFlag.AlignVCenter, shown)

    def _draw_marks(self, painter: QPainter, rect: QRect, marks: Sequence[MoveMark]) -> QRect:
        """Marks at the right edge, each a shape of its own colour; answers the room that is left."""
        for mark in reversed(marks):
            width = badge_width(painter, mark)
            draw_badge(painter, QRect(rect.right() - width, rect.top(), width, rect.height()), mark)
            rect = rect.adjusted(0, 0, -width - _BETWEEN, 0)
        return rect

    def dice_width(self, painter: QPainter) -> int:
        """Room for the dice before the play."""
        return painter.fontMetrics().horizontalAdvance("66  ")

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        metrics = option.fontMetrics
        return QSize(
            metrics.horizontalAdvance(index.data() or "") + 4 * _MARGIN, round(metrics.height() * 1.75)
        )
