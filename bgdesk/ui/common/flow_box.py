"""Things in rows, as many beside each other as there is room for."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QRect, QSize
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QStyle, QWidget


class FlowBox(QWidget):
    """Goes on in the next row where one is full, as words do.

    With ``in_columns`` everything is of one size, and the rows fill the width.
    """

    def __init__(self, *, gap: int = 8, in_columns: bool = False, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._gap = gap
        self._in_columns = in_columns
        self._things: list[QWidget] = []
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def add(self, *things: QWidget) -> None:
        """Put ``things`` behind the others."""
        for thing in things:
            thing.setParent(self)
            self._things.append(thing)
        self._changed()

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        return max((place.bottom() + 1 for place in self._places(width)), default=0)

    def sizeHint(self) -> QSize:
        sizes = [_wanted(thing) for thing in self._shown()]
        width = sum(size.width() for size in sizes) + self._gap * max(0, len(sizes) - 1)
        return QSize(width, max((size.height() for size in sizes), default=0))

    def minimumSizeHint(self) -> QSize:
        least = QSize()
        for thing in self._shown():
            least = least.expandedTo(_wanted(thing))
        return least

    def event(self, event: QEvent) -> bool:
        if event.type() in (QEvent.Type.LayoutRequest, QEvent.Type.LayoutDirectionChange):
            self._changed()
        return super().event(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place()

    def _changed(self) -> None:
        self.updateGeometry()
        self._place()

    def _place(self) -> None:
        for thing, place in zip(self._shown(), self._places(self.width()), strict=True):
            thing.setGeometry(QStyle.visualRect(self.layoutDirection(), self.rect(), place))

    def _shown(self) -> list[QWidget]:
        return [thing for thing in self._things if not thing.isHidden()]

    def _places(self, width: int) -> list[QRect]:
        """Where each thing stands in a room that is so wide, from its left."""
        if self._in_columns:
            return self._columns(width)
        places, top = list[QRect](), 0
        for row in self._rows(width):
            left, height = 0, max(size.height() for size in row)
            for size in row:
                spare = (height - size.height()) // 2
                places.append(QRect(left, top + spare, min(size.width(), max(width, 1)), size.height()))
                left += size.width() + self._gap
            top += height + self._gap
        return places

    def _rows(self, width: int) -> list[list[QSize]]:
        """The sizes of the things that stand beside each other."""
        rows, used = list[list[QSize]](), 0
        for size in map(_wanted, self._shown()):
            if not rows or used + size.width() > width:
                rows.append([])
                used = 0
            rows[-1].append(size)
            used += size.width() + self._gap
        return rows

    def _columns(self, width: int) -> list[QRect]:
        """All of one size, in as many columns as there is room for."""
        sizes = list(map(_wanted, self._shown()))
        if not sizes:
            return []
        widest, highest = max(size.width() for size in sizes), max(size.height() for size in sizes)
        columns = max(1, min(len(sizes), (width + self._gap) // (widest + self._gap)))
        each = (width - self._gap * (columns - 1)) // columns
        return [
            QRect(n % columns * (each + self._gap), n // columns * (highest + self._gap), each, highest)
            for n in range(len(sizes))
        ]


def _wanted(thing: QWidget) -> QSize:
    return thing.sizeHint().expandedTo(thing.minimumSizeHint())
