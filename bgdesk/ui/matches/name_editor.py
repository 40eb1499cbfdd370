"""Where a name is typed in the table of matches."""

from __future__ import annotations

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRect
from PySide6.QtWidgets import QStyledItemDelegate, QStyleOptionViewItem, QWidget

_LETTERS = 20

Index = QModelIndex | QPersistentModelIndex


class NameDelegate(QStyledItemDelegate):
    """The field is as high as its letters need and as wide as a name, whatever the cell is."""

    def updateEditorGeometry(self, editor: QWidget, option: QStyleOptionViewItem, index: Index) -> None:
        cell: QRect = option.rect
        wide = max(cell.width(), _LETTERS * option.fontMetrics.averageCharWidth())
        high = max(cell.height(), editor.sizeHint().height())
        field = QRect(cell.left(), cell.center().y() - high // 2, wide, high)
        parent = editor.parentWidget()
        room = parent.rect() if parent else cell
        field.moveRight(min(field.right(), room.right()))
        field.moveLeft(max(field.left(), room.left()))
        field.moveBottom(min(field.bottom(), room.bottom()))
        field.moveTop(max(field.top(), room.top()))
        editor.setGeometry(field)
