"""Paints a cell of the table of choices: marks, and what was done on a ground of its own."""

from __future__ import annotations

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QPoint, QRect, Qt
from PySide6.QtGui import QPainter, QPalette
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem, QTableView

from bgdesk.ui.common.badge import draw_badge
from bgdesk.ui.common.candidate_model import (
    ANSWER_ROLE,
    CHANCES,
    CHOSEN_ROLE,
    COST,
    LEVEL_ROLE,
    LOSE_BACKGAMMON,
    MARK,
    MARK_ROLE,
    NAME,
    RANK_ROLE,
    RULE_ROLE,
    WIN,
    CandidateModel,
)
from bgdesk.ui.common.sides import without_end, without_start

_MARGIN, _MARGIN_SHORT = 4, 2
_ROUND = 5
_FIRST = MARK
_QUIET = frozenset({COST, WIN, *CHANCES})
_CHIP_PADDING = 3
_ANSWER_WIDTH = 2

Index = QModelIndex | QPersistentModelIndex


class CandidateDelegate(QStyledItemDelegate):
    """The row of what was done is bold on a raised ground."""

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        painter.save()
        painter.setLayoutDirection(option.direction)
        rect: QRect = option.rect
        is_chosen = bool(index.data(CHOSEN_ROLE))
        painter.setFont(option.font)
        is_selected = bool(option.state & QStyle.StateFlag.State_Selected)
        if is_chosen or is_selected:
            self._draw_ground(painter, option, index, has_rim=is_selected)
        if is_chosen:
            font = painter.font()
            font.setBold(True)
            painter.setFont(font)
        if index.column() == MARK and (mark := index.data(MARK_ROLE)):
            draw_badge(painter, without_start(rect, _MARGIN, option.direction), mark)
        if index.column() == NAME and index.data(ANSWER_ROLE):
            self._draw_answer(painter, option)
        if index.data(RULE_ROLE):
            self._draw_rule(painter, option)
        if index.column() != MARK:
            self._write(painter, option, index, is_chosen=is_chosen)
        if option.state & QStyle.StateFlag.State_HasFocus and not is_selected:
            self._draw_focus(painter, option)
        painter.restore()

    def _draw_focus(self, painter: QPainter, option: QStyleOptionViewItem) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(option.palette.color(QPalette.ColorRole.PlaceholderText))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(option.rect.adjusted(1, 1, -1, -1), _ROUND, _ROUND)

    def _draw_ground(
        self, painter: QPainter, option: QStyleOptionViewItem, index: Index, *, has_rim: bool
    ) -> None:
        """One rounded bar through all cells: each draws its part of it."""
        rect: QRect = option.rect
        before = 0 if index.column() == _FIRST else -2 * _ROUND
        behind = 0 if index.column() == _last_column(self.parent()) else 2 * _ROUND
        is_mirrored = option.direction is Qt.LayoutDirection.RightToLeft
        left, right = (-behind, -before) if is_mirrored else (before, behind)
        painter.setClipRect(rect)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        if has_rim:
            painter.setPen(option.palette.color(QPalette.ColorRole.PlaceholderText))
        painter.setBrush(option.palette.color(QPalette.ColorRole.Highlight))
        painter.drawRoundedRect(rect.adjusted(left, 1, right, -1), _ROUND, _ROUND)

    def _draw_answer(self, painter: QPainter, option: QStyleOptionViewItem) -> None:
        """A bar before what somebody who decided once more chose."""
        rect: QRect = option.rect
        bar = QRect(rect.left(), rect.top() + 3, _ANSWER_WIDTH, rect.height() - 6)
        if option.direction is Qt.LayoutDirection.RightToLeft:
            bar.moveRight(rect.right())
        painter.fillRect(bar, option.palette.color(QPalette.ColorRole.Accent))

    def _draw_rule(self, painter: QPainter, option: QStyleOptionViewItem) -> None:
        """What stands below it was judged less deeply."""
        painter.setPen(option.palette.color(QPalette.ColorRole.Mid))
        painter.drawLine(option.rect.topLeft(), option.rect.topRight())

    def _write(
        self, painter: QPainter, option: QStyleOptionViewItem, index: Index, *, is_chosen: bool
    ) -> None:
        is_quiet = index.column() in _QUIET and not is_chosen
        role = QPalette.ColorRole.PlaceholderText if is_quiet else QPalette.ColorRole.Text
        model = index.model()
        margin = _MARGIN_SHORT if isinstance(model, CandidateModel) and model.is_short else _MARGIN
        room = option.rect.adjusted(margin, 0, -margin, 0)
        if index.column() == NAME:
            room = without_start(option.rect, 2 * _ANSWER_WIDTH, option.direction)
            room = without_end(room, margin, option.direction)
            room = self._write_beside(painter, option, index, room)
        written = str(index.data() or "")
        if not written:
            return
        painter.setPen(option.palette.color(role))
        text = painter.fontMetrics().elidedText(written, Qt.TextElideMode.ElideRight, room.width())
        side = Qt.AlignmentFlag.AlignLeft if index.column() == NAME else Qt.AlignmentFlag.AlignRight
        painter.drawText(room, side | Qt.AlignmentFlag.AlignVCenter, text)

    def _write_beside(
        self, painter: QPainter, option: QStyleOptionViewItem, index: Index, room: QRect
    ) -> QRect:
        """The rank before the name and the level behind it, in a small frame; the room that is left."""
        rank, level = str(index.data(RANK_ROLE) or ""), str(index.data(LEVEL_ROLE) or "")
        if not rank and not level:
            return room
        painter.setPen(option.palette.color(QPalette.ColorRole.PlaceholderText))
        is_mirrored = option.direction is Qt.LayoutDirection.RightToLeft
        width = painter.fontMetrics().horizontalAdvance("00 ")
        at = QRect(room.right() - width if is_mirrored else room.left(), room.top(), width, room.height())
        painter.drawText(at, Qt.AlignmentFlag.AlignLeading | Qt.AlignmentFlag.AlignVCenter, rank)
        room = without_start(room, width, option.direction)
        return self._draw_chip(painter, room, level, is_mirrored=is_mirrored) if level else room

    def _draw_chip(self, painter: QPainter, room: QRect, text: str, *, is_mirrored: bool) -> QRect:
        metrics = painter.fontMetrics()
        width = metrics.horizontalAdvance(text) + 2 * _CHIP_PADDING
        chip = QRect(room.left() if is_mirrored else room.right() - width, 0, width, metrics.height())
        chip.moveCenter(QPoint(chip.center().x(), room.center().y()))
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(chip, _CHIP_PADDING, _CHIP_PADDING)
        painter.drawText(chip, Qt.AlignmentFlag.AlignCenter, text)
        step = width + _MARGIN
        return room.adjusted(step, 0, 0, 0) if is_mirrored else room.adjusted(0, 0, -step, 0)


def _last_column(view: object) -> int:
    """The last column that is seen."""
    if not isinstance(view, QTableView):
        return WIN
    return max(column for column in range(LOSE_BACKGAMMON + 1) if not view.isColumnHidden(column))
