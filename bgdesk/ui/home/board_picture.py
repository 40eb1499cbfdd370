"""A small picture of a board, drawn when it can be seen and nothing else is to be done."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, QPoint, QSize, Qt, QTimer, Slot
from PySide6.QtGui import QImage, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

Draw = Callable[[QSize], QImage]


class BoardPicture(QWidget):
    """Shows what ``draw`` makes of a size in pixels; nothing until it was first seen."""

    def __init__(self, size: QSize, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setFixedSize(size)
        self.setLayoutDirection(Qt.LayoutDirection.LeftToRight)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._draw: Draw | None = None
        self._image: QImage | None = None
        self._is_due = False
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self._make)

    def show_picture(self, draw: Draw | None) -> None:
        """Show another picture, the one before until it is drawn."""
        self._draw = draw
        self.draw_again()

    def draw_again(self) -> None:
        """The board looks different."""
        self._is_due = True
        self.update()

    @property
    def is_drawn(self) -> bool:
        """Whether there is something to see."""
        return self._image is not None

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._is_due and self._draw and not self._timer.isActive():
            self._timer.start(0)
        if self._image is not None:
            painter = QPainter(self)
            size = self._image.deviceIndependentSize().toSize()
            spare = self.size() - size
            painter.drawImage(QPoint(spare.width() // 2, spare.height() // 2), self._image)

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.DevicePixelRatioChange:
            self.draw_again()
        return super().event(event)

    @Slot()
    def _make(self) -> None:
        if self._draw is None:
            return
        ratio = self.devicePixelRatioF()
        self._is_due = False
        self._image = self._draw(self.size() * ratio)
        self._image.setDevicePixelRatio(ratio)
        self.update()
