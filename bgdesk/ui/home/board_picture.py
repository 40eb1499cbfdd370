"""A small picture of a board, drawn when it can be seen and nothing else is to be done."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject, QPoint, QSize, Qt, QTimer, Slot
from PySide6.QtGui import QImage, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

Draw = Callable[[QSize], QImage]


class InTurn(QObject):
    """Has pictures drawn one after the other; whatever else happens comes in between."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._waiting: list[BoardPicture] = []
        self._timer = QTimer(self)
        self._timer.timeout.connect(self._next)

    def draw(self, picture: BoardPicture) -> None:
        """Have ``picture`` drawn, which lives as long as this."""
        if picture not in self._waiting:
            self._waiting.append(picture)
            self._timer.start(0)

    @Slot()
    def _next(self) -> None:
        picture = self._waiting.pop(0)
        if not self._waiting:
            self._timer.stop()
        picture.make()


class BoardPicture(QWidget):
    """Shows what ``draw`` makes of a size in pixels; nothing until it was first seen.

    Several pictures are drawn ``in_turn``.
    """

    def __init__(self, size: QSize, parent: QWidget | None = None, *, in_turn: InTurn | None = None) -> None:
        super().__init__(parent)
        self.setFixedSize(size)
        self.setLayoutDirection(Qt.LayoutDirection.LeftToRight)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._draw: Draw | None = None
        self._image: QImage | None = None
        self._is_due = False
        self._in_turn = in_turn or InTurn(self)

    def show_picture(self, draw: Draw | None) -> None:
        """Show another picture, the one before until it is drawn."""
        self._draw = draw
        self.draw_again()

    def show_for_now(self, image: QImage) -> None:
        """Show ``image``, which looks alike, until the picture is drawn."""
        if self._image is None:
            self._image = image
            self.update()

    def draw_now(self) -> None:
        """Have it drawn, whoever sees it, unless it is."""
        if self._is_due:
            self.make()

    def draw_again(self) -> None:
        """The board looks different."""
        self._is_due = True
        self.update()

    @property
    def is_drawn(self) -> bool:
        """Whether there is something to see."""
        return self._image is not None

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._is_due and self._draw:
            self._in_turn.draw(self)
        if self._image is not None:
            painter = QPainter(self)
            size = self._image.deviceIndependentSize().toSize()
            spare = self.size() - size
            painter.drawImage(QPoint(spare.width() // 2, spare.height() // 2), self._image)

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.DevicePixelRatioChange:
            self.draw_again()
        return super().event(event)

    def make(self) -> None:
        """Draw it now."""
        if self._draw is None:
            return
        ratio = self.devicePixelRatioF()
        self._is_due = False
        self._image = self._draw(self.size() * ratio)
        self._image.setDevicePixelRatio(ratio)
        self.update()
