"""What lies over the window until there is something in it: a picture of what is to come."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QPoint, QSize, Signal
from PySide6.QtGui import QImage, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from bgdesk.app.kept_picture import KeptPicture

_BYTES = 4


class Cover(QWidget):
    """Shows ``picture`` over all of ``window`` as long as that has its size, else its ground alone.

    It avoids the name ``Qt``, of which PySide6 makes more than a hundred enumerations at once.
    """

    painted = Signal()

    def __init__(self, picture: KeptPicture, window: QWidget) -> None:
        super().__init__(window)
        self._window = window
        self._pixels = picture.pixels
        """An image does not keep them alive."""
        width, height = picture.width, picture.height
        self.image = QImage(self._pixels, width, height, width * _BYTES, QImage.Format.Format_RGB32)
        self.image.setDevicePixelRatio(picture.ratio)
        self.setAutoFillBackground(True)  # so that nothing below is painted
        self.resize(window.size())
        window.installEventFilter(self)

    @property
    def fits(self) -> bool:
        """Whether the picture is one of the window as it is."""
        ratio = self._window.devicePixelRatioF()
        return self.image.devicePixelRatio() == ratio and self.image.size() == self._window.size() * ratio

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Resize:
            self.resize(self._window.size())
        elif event.type() == QEvent.Type.ChildPolished:
            self.raise_()
        return super().eventFilter(watched, event)

    def sizeHint(self) -> QSize:
        return QSize()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        if self.fits:
            painter.drawImage(QPoint(0, 0), self.image)
        else:
            painter.fillRect(self.rect(), self.image.pixelColor(0, self.image.height() - 1))
        painter.end()
        self.painted.emit()
