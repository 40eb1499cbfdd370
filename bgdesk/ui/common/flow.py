"""Things in rows, as many beside each other as there is room for."""

from __future__ import annotations

from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtWidgets import QLayout, QLayoutItem, QStyle, QWidget


class FlowLayout(QLayout):
    """Goes on in the next row where one is full, as words do; ``spread`` makes the rows fill the width."""

    def __init__(self, parent: QWidget | None = None, *, gap: int = 8, spread: bool = False) -> None:
        super().__init__(parent)
        self._items: list[QLayoutItem] = []
        self._spread = spread
        self.setContentsMargins(0, 0, 0, 0)
        self.setSpacing(gap)

    def addItem(self, item: QLayoutItem) -> None:
        self._items.append(item)

    def count(self) -> int:
        return len(self._items)

    def itemAt(self, index: int) -> QLayoutItem | None:
        return self._items[index] if 0 <= index < len(self._items) else None

    def takeAt(self, index: int) -> QLayoutItem | None:
        return self._items.pop(index) if 0 <= index < len(self._items) else None

    def expandingDirections(self) -> Qt.Orientation:
        return Qt.Orientation(0)

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        places = self._places(width)
        return max((place.bottom() + 1 for place in places), default=0)

    def setGeometry(self, rect: QRect) -> None:
        super().setGeometry(rect)
        around = self.parentWidget()
        direction = around.layoutDirection() if around else Qt.LayoutDirection.LeftToRight
        for item, place in zip(self._shown(), self._places(rect.width()), strict=True):
            item.setGeometry(QStyle.visualRect(direction, rect, place.translated(rect.topLeft())))

    def sizeHint(self) -> QSize:
        sizes = [item.sizeHint() for item in self._shown()]
        width = sum(size.width() for size in sizes) + self.spacing() * max(0, len(sizes) - 1)
        return QSize(width, max((size.height() for size in sizes), default=0))

    def minimumSize(self) -> QSize:
        found = QSize()
        for item in self._shown():
            found = found.expandedTo(item.minimumSize())
        return found

    def _shown(self) -> list[QLayoutItem]:
        return [item for item in self._items if not item.isEmpty()]

    def _places(self, width: int) -> list[QRect]:
        """Where each thing stands in a room that is so wide, from its left."""
        if self._spread:
            return self._columns(width)
        places, top = list[QRect](), 0
        for row in self._rows(width):
            left, height = 0, max(size.height() for size in row)
            for size in row:
                spare = (height - size.height()) // 2
                places.append(QRect(left, top + spare, min(size.width(), max(width, 1)), size.height()))
                left += size.width() + self.spacing()
            top += height + self.spacing()
        return places

    def _rows(self, width: int) -> list[list[QSize]]:
        """The sizes of the things that stand beside each other."""
        rows, used = list[list[QSize]](), 0
        for size in (item.sizeHint() for item in self._shown()):
            if not rows or used + size.width() > width:
                rows.append([])
                used = 0
            rows[-1].append(size)
            used += size.width() + self.spacing()
        return rows

    def _columns(self, width: int) -> list[QRect]:
        """All of one size, in as many columns as there is room for."""
        sizes = [item.sizeHint() for item in self._shown()]
        if not sizes:
            return []
        widest, highest = max(size.width() for size in sizes), max(size.height() for size in sizes)
        gap = self.spacing()
        columns = max(1, min(len(sizes), (width + gap) // (widest + gap)))
        each = (width - gap * (columns - 1)) // columns
        step = QSize(each + gap, highest + gap)
        return [
            QRect(n % columns * step.width(), n // columns * step.height(), each, highest)
            for n in range(len(sizes))
        ]
