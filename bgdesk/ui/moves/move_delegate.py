"""Paints a cell of the move list: the dice quietly, then the play."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRect, QSize, Qt
from PySide6.QtGui import QFont, QFontMetrics, QHelpEvent, QPainter, QPalette
from PySide6.QtWidgets import QAbstractItemView, QStyle, QStyledItemDelegate, QStyleOptionViewItem, QToolTip

from bgdesk.ui.common.badge import MoveMark, badge_width, draw_badge
from bgdesk.ui.common.sides import at_end, without_end, without_start
from bgdesk.ui.moves.derive_move_rows import RowKind
from bgdesk.ui.moves.line_rail import draw_ground, draw_rail
from bgdesk.ui.moves.move_list_model import (
    DEPTH_ROLE,
    DICE_ROLE,
    FOLD_ROLE,
    IS_QUIET_ROLE,
    KIND_ROLE,
    MARKS_ROLE,
    NUMBER,
    ORIGIN_ROLE,
)

_MARGIN = 8
_ROUND = 5
_BETWEEN = 4
_END = 2
_PLAY = (1.0, 0.84)
"""Of a play: the usual size, and where there is little room."""
_SMALL = (0.8, 0.72)
"""Of the words about where numbers come from: the usual size, and where there is little room."""
_LINES = 1.75
_LINES_WITH_ORIGIN = 2.6
"""Height of a row, in lines of text."""

Index = QModelIndex | QPersistentModelIndex


def row_height(metrics: QFontMetrics, *, has_origin: bool) -> int:
    """What a row needs in letters of ``metrics``; more where a cell says where its numbers come from."""
    return round(metrics.height() * (_LINES_WITH_ORIGIN if has_origin else _LINES))


class MoveDelegate(QStyledItemDelegate):
    """Rounded background for the current cell; quiet dice and numbers; bold game headers.

    Where the numbers come from stands small above them.
    """

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        painter.save()
        painter.setLayoutDirection(option.direction)
        palette = option.palette
        rect: QRect = option.rect
        if depth := index.data(DEPTH_ROLE):
            draw_ground(painter, rect, palette)
            if index.column() == NUMBER:
                draw_rail(painter, rect, palette, depth, index.data(FOLD_ROLE))
        if option.state & QStyle.StateFlag.State_Selected and index.data():
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(Qt.PenStyle.NoPen)
            if option.state & QStyle.StateFlag.State_HasFocus:
                painter.setPen(palette.color(QPalette.ColorRole.PlaceholderText))
            painter.setBrush(palette.color(QPalette.ColorRole.Highlight))
            painter.drawRoundedRect(rect.adjusted(1, 1, -1, -1), _ROUND, _ROUND)
        room = without_start(without_end(rect, _END, option.direction), _MARGIN, option.direction)
        self._write(painter, palette, room, index)
        painter.restore()

    def helpEvent(
        self, event: QHelpEvent, view: QAbstractItemView, option: QStyleOptionViewItem, index: Index
    ) -> bool:
        """A tip tells what cannot be read in the cell, and nothing that can."""
        if index.data(MARKS_ROLE) or self.is_cut(option, index):
            return super().helpEvent(event, view, option, index)
        QToolTip.hideText()
        return True

    def is_cut(self, option: QStyleOptionViewItem, index: Index) -> bool:
        """Whether a line of the cell has no room even in its smallest letters."""
        font = _game_font(option.font) if index.data(KIND_ROLE) == RowKind.GAME else option.font
        room = option.rect.width() - _MARGIN - _END
        origin, dice = index.data(ORIGIN_ROLE) or "", index.data(DICE_ROLE)
        room_for_play = room - (dice_width(QFontMetrics(font), dice) if dice else 0)
        return not (_fits(font, room, origin, _SMALL) and _fits(font, room_for_play, index.data(), _PLAY))

    def _write(self, painter: QPainter, palette: QPalette, rect: QRect, index: Index) -> None:
        kind, text = index.data(KIND_ROLE), index.data() or ""
        if kind == RowKind.GAME:
            painter.setFont(_game_font(painter.font()))
        origin, dice = index.data(ORIGIN_ROLE), index.data(DICE_ROLE)
        if origin:
            rect = self._write_origin(painter, palette, rect, origin)
        if dice:
            painter.setPen(palette.color(QPalette.ColorRole.PlaceholderText))
            painter.drawText(rect, Qt.AlignmentFlag.AlignVCenter, dice)
            width = dice_width(painter.fontMetrics(), dice)
            rect = without_start(rect, width, painter.layoutDirection())
        rect = self._draw_marks(painter, rect, index.data(MARKS_ROLE) or ())
        if not text:
            return
        is_quiet = (kind == RowKind.TURNS and index.column() == NUMBER) or index.data(IS_QUIET_ROLE)
        role = QPalette.ColorRole.PlaceholderText if is_quiet else QPalette.ColorRole.Text
        painter.setPen(palette.color(role))
        self._draw_text(painter, rect, text)

    def _write_origin(self, painter: QPainter, palette: QPalette, rect: QRect, text: str) -> QRect:
        """A small line above; answers the room that is left below it."""
        usual, below = painter.font(), painter.fontMetrics().height()
        shown = _fitted(painter, rect, text, _SMALL, Qt.TextElideMode.ElideMiddle)
        metrics = painter.fontMetrics()
        top = rect.top() + (rect.height() - metrics.height() - below) // 2
        painter.setPen(palette.color(QPalette.ColorRole.PlaceholderText))
        line = QRect(rect.left(), top, rect.width(), metrics.height())
        painter.drawText(line, Qt.AlignmentFlag.AlignVCenter, shown)
        painter.setFont(usual)
        return QRect(rect.left(), top + metrics.height(), rect.width(), below)

    def _draw_text(self, painter: QPainter, rect: QRect, text: str) -> None:
        """In smaller letters where it would be cut, and cut only where those have no room either."""
        shown = _fitted(painter, rect, text, _PLAY, Qt.TextElideMode.ElideRight)
        painter.drawText(rect, Qt.AlignmentFlag.AlignVCenter, shown)

    def _draw_marks(self, painter: QPainter, rect: QRect, marks: Sequence[MoveMark]) -> QRect:
        """Marks where the line ends, each a shape of its own colour; answers the room that is left."""
        direction = painter.layoutDirection()
        for mark in reversed(marks):
            width = badge_width(painter, mark)
            draw_badge(painter, at_end(rect, width, direction), mark)
            rect = without_end(rect, width + _BETWEEN, direction)
        return rect

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        metrics = option.fontMetrics
        height = row_height(metrics, has_origin=bool(index.data(ORIGIN_ROLE)))
        return QSize(metrics.horizontalAdvance(index.data() or "") + 4 * _MARGIN, height)


def dice_width(metrics: QFontMetrics, dice: str) -> int:
    """Room for ``dice`` before the play, in letters of ``metrics``."""
    return max(metrics.horizontalAdvance("66  "), metrics.horizontalAdvance(f"{dice} "))


def _game_font(font: QFont) -> QFont:
    bold = QFont(font)
    bold.setBold(True)
    return bold


def _fits(font: QFont, width: int, text: str, scales: Sequence[float]) -> bool:
    return any(QFontMetrics(_scaled(font, scale)).horizontalAdvance(text or "") <= width for scale in scales)


def _fitted(painter: QPainter, rect: QRect, text: str, scales: Sequence[float], cut: Qt.TextElideMode) -> str:
    """``text`` in the first of ``scales`` that has room for it, which ``painter`` then writes in, or cut."""
    usual, shown = painter.font(), text
    for scale in scales:
        if scale != 1.0:
            painter.setFont(_scaled(usual, scale))
        shown = painter.fontMetrics().elidedText(text, cut, rect.width())
        if shown == text:
            break
    return shown


def _scaled(font: QFont, scale: float) -> QFont:
    scaled = QFont(font)
    scaled.setPointSizeF(font.pointSizeF() * scale)
    return scaled
