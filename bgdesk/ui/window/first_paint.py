"""Notices when a widget can be seen for the first time, so that what is not on it can wait until then."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QTimer, Signal
from PySide6.QtWidgets import QWidget


class FirstPaint(QObject):
    """``over`` comes once: when ``widget`` was painted, or after ``patience_ms`` where nobody sees it."""

    over = Signal()

    def __init__(self, widget: QWidget, patience_ms: int) -> None:
        super().__init__(widget)
        self._widget = widget
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self._end)
        self._timer.start(patience_ms)
        widget.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Paint:
            watched.removeEventFilter(self)
            self._timer.start(0)  # the picture goes to the screen before
        return super().eventFilter(watched, event)

    def _end(self) -> None:
        self._widget.removeEventFilter(self)
        self.over.emit()
