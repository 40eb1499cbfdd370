"""The line of help on the board: it stands for some seconds, or until somebody does something."""

from __future__ import annotations

from PySide6.QtCore import QObject, QTimer, Signal, Slot

SHOWN_MS = 8000


class StandingHint(QObject):
    """Remembers which hint was seen; the same one seldom comes back before another was due."""

    expired = Signal()
    """The hint shown has had its time."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.is_wanted = True
        self._text = ""
        self._is_seen = False
        self.timer = QTimer(self)
        self.timer.setSingleShot(True)
        self.timer.setInterval(SHOWN_MS)
        self.timer.timeout.connect(self._expire)

    def due(self, text: str) -> str:
        """``text``, as long as it may stand there; its time begins when it is asked for first."""
        if text != self._text:
            self._text, self._is_seen = text, False
            self.timer.start()
        return "" if self._is_seen or not self.is_wanted else self._text

    @Slot()
    def renew(self) -> None:
        """Something else stood in its place: it has its time once more."""
        if self._text:
            self._is_seen = False
            self.timer.start()

    def use(self) -> None:
        """Somebody does something: what is shown now was seen."""
        if self.is_wanted and self._text and not self._is_seen:
            self._expire()

    @Slot()
    def _expire(self) -> None:
        self.timer.stop()
        self._is_seen = True
        self.expired.emit()
