"""Lines of a chat as bubbles: one's own at the right, those of the other at the left."""

from __future__ import annotations

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRect, QSize, Qt
from PySide6.QtGui import QPainter, QPalette
from PySide6.QtWidgets import QListWidget, QStyle, QStyledItemDelegate, QStyleOptionViewItem

OWN = Qt.ItemDataRole.UserRole
"""Whether the line is the player's own."""
SHOWN = OWN + 1
"""What stands in the bubble; the text of the item is what a screen reader says."""
_GAP, _PAD, _ROUND = 4, 8, 9
_SHARE = 0.84
"""Of the width that a bubble may have."""
_FLAGS = Qt.TextFlag.TextWordWrap | Qt.TextFlag.TextWrapAnywhere | Qt.AlignmentFlag.AlignLeft

Index = QModelIndex | QPersistentModelIndex


class ChatBubbles(QStyledItemDelegate):
    """Paints the items of ``view``, which are as high as their texts need."""

    def __init__(self, view: QListWidget) -> None:
        super().__init__(view)
        self._view = view

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        width = self._view.viewport().width()
        return QSize(width - 1, self._text_room(option, index, width).height() + 2 * (_PAD + _GAP))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        palette, is_own = option.palette, bool(index.data(OWN))
        rect: QRect = option.rect
        text = self._text_room(option, index, rect.width())
        bubble = QRect(0, 0, text.width() + 2 * _PAD, text.height() + 2 * _PAD)
        is_right = is_own is (option.direction is Qt.LayoutDirection.LeftToRight)
        left = rect.right() - bubble.width() - _GAP if is_right else rect.left() + _GAP
        bubble.moveTopLeft(rect.topLeft())
        bubble.moveLeft(left)
        bubble.translate(0, _GAP)
        has_keys = bool(option.state & QStyle.StateFlag.State_HasFocus)
        ground = QPalette.ColorRole.Highlight if is_own else QPalette.ColorRole.Window
        painter.setBrush(palette.color(ground))
        line = QPalette.ColorRole.PlaceholderText if has_keys else ground
        painter.setPen(palette.color(line))
        painter.drawRoundedRect(bubble, _ROUND, _ROUND)
        role = QPalette.ColorRole.HighlightedText if is_own else QPalette.ColorRole.Text
        painter.setPen(palette.color(role))
        painter.setFont(option.font)
        painter.drawText(bubble.adjusted(_PAD, _PAD, -_PAD + 1, -_PAD), int(_FLAGS), str(index.data(SHOWN)))
        painter.restore()

    def _text_room(self, option: QStyleOptionViewItem, index: Index, width: int) -> QRect:
        most = max(40, round(width * _SHARE) - 2 * _PAD)
        return option.fontMetrics.boundingRect(QRect(0, 0, most, 10_000), int(_FLAGS), str(index.data(SHOWN)))
