"""Lines of a chat as bubbles: one's own at the right, those of the other at the left."""

from __future__ import annotations

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRect, QSize, Qt
from PySide6.QtGui import QAbstractTextDocumentLayout, QFont, QPainter, QPalette, QTextDocument, QTextOption
from PySide6.QtWidgets import QListWidget, QStyle, QStyledItemDelegate, QStyleOptionViewItem

OWN = Qt.ItemDataRole.UserRole
"""Whether the line is the player's own."""
SHOWN = OWN + 1
"""What stands in the bubble; the text of the item is what a screen reader says."""
_GAP, _PAD, _ROUND = 4, 8, 9
_SHARE = 0.84
"""Of the width that a bubble may have."""
_MOST_HEIGHTS = 500

Index = QModelIndex | QPersistentModelIndex


class ChatBubbles(QStyledItemDelegate):
    """Paints the items of ``view``, which are as high as their texts need."""

    def __init__(self, view: QListWidget) -> None:
        super().__init__(view)
        self._view = view
        self._look = (0, "")
        self._heights: dict[str, int] = {}

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        width = self._view.viewport().width()
        return QSize(width - 1, self._height(str(index.data(SHOWN)), option.font, width) + 2 * (_PAD + _GAP))

    def _height(self, text: str, font: QFont, width: int) -> int:
        """Of ``text`` in its bubble: laid out once for each width, for a new line asks for all of them."""
        look = width, font.key()
        if look != self._look or len(self._heights) > _MOST_HEIGHTS:
            self._look, self._heights = look, {}
        if text not in self._heights:
            self._heights[text] = round(_laid_out(text, font, width).size().height())
        return self._heights[text]

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        is_own = bool(index.data(OWN))
        text = _laid_out(str(index.data(SHOWN)), option.font, option.rect.width())
        bubble = _place(option, text, is_own=is_own)
        ground = option.palette.color(QPalette.ColorRole.Light if is_own else QPalette.ColorRole.Midlight)
        has_keys = bool(option.state & QStyle.StateFlag.State_HasFocus)
        painter.setBrush(ground)
        painter.setPen(option.palette.color(QPalette.ColorRole.Text) if has_keys else ground)
        painter.drawRoundedRect(bubble, _ROUND, _ROUND)
        painter.translate(bubble.left() + _PAD, bubble.top() + _PAD)
        context = QAbstractTextDocumentLayout.PaintContext()
        context.palette = option.palette
        text.documentLayout().draw(painter, context)
        painter.restore()


def _place(option: QStyleOptionViewItem, text: QTextDocument, *, is_own: bool) -> QRect:
    room: QRect = option.rect
    width, height = round(text.size().width()) + 2 * _PAD, round(text.size().height()) + 2 * _PAD
    is_right = is_own is (option.direction is Qt.LayoutDirection.LeftToRight)
    left = room.right() - width - _GAP if is_right else room.left() + _GAP
    return QRect(left, room.top() + _GAP, width, height)


def _laid_out(text: str, font: QFont, width: int) -> QTextDocument:
    """``text`` in lines that fit into a bubble; it is never read as anything but plain text."""
    made = QTextDocument()
    made.setDefaultFont(font)
    made.setDocumentMargin(0)
    made.setDefaultTextOption(_breaking())
    made.setPlainText(text)
    made.setTextWidth(max(40, round(width * _SHARE) - 2 * _PAD))
    made.setTextWidth(made.idealWidth() + 1)
    return made


def _breaking() -> QTextOption:
    option = QTextOption()
    option.setWrapMode(QTextOption.WrapMode.WrapAtWordBoundaryOrAnywhere)
    return option
