"""Paints a cell of the table of choices: marks, and what was done on a ground of its own."""

from __future__ import annotations

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRect, Qt
from PySide6.QtGui import QPainter, QPalette
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem

from bgdesk.ui.common.badge import draw_badge
from bgdesk.ui.common.candidate_model import CHOSEN_ROLE, COST, MARK, MARK_ROLE, NAME, WIN
from bgdesk.ui.common.sides import without_start

_MARGIN = 4
_ROUND = 5
_FIRST, _LAST = MARK, WIN

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
        mark = index.data(MARK_ROLE)
        if mark:
            draw_badge(painter, without_start(rect, _MARGIN, option.direction), mark)
        self._write(painter, option, index)
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
        behind = 0 if index.column() == _LAST else 2 * _ROUND
        is_mirrored = option.direction is Qt.LayoutDirection.RightToLeft
        left, right = (-behind, -before) if is_mirrored else (before, behind)
        painter.setClipRect(rect)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        if has_rim:
            painter.setPen(option.palette.color(QPalette.ColorRole.PlaceholderText))
        painter.setBrush(option.palette.color(QPalette.ColorRole.Highlight))
        painter.drawRoundedRect(rect.adjusted(left, 1, right, -1), _ROUND, _ROUND)

    def _write(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        is_quiet = index.column() in (COST, WIN) and not index.data(CHOSEN_ROLE)
        role = QPalette.ColorRole.PlaceholderText if is_quiet else QPalette.ColorRole.Text
        painter.setPen(option.palette.color(role))
        room = option.rect.adjusted(_MARGIN, 0, -_MARGIN, 0)
        text = painter.fontMetrics().elidedText(
            str(index.data() or ""), Qt.TextElideMode.ElideRight, room.width()
        )
        side = Qt.AlignmentFlag.AlignLeft if index.column() == NAME else Qt.AlignmentFlag.AlignRight
        painter.drawText(room, side | Qt.AlignmentFlag.AlignVCenter, text)
