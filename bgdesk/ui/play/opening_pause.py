"""The moment in which both opening dice are looked at before the first player has them."""

from __future__ import annotations

from PySide6.QtCore import QObject, QTimer, Signal

USUAL_MS = 600


class OpeningPause(QObject):
    """Lasts ``length_ms``, or no longer than the next event takes where nothing pauses."""

    over = Signal()

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.length_ms = USUAL_MS
        self.is_wanted = True
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self.over)

    @property
    def is_on(self) -> bool:
        """Whether it has begun and is not over."""
        return self._timer.isActive()

    def begin(self) -> None:
        """Let it last from here."""
        self._timer.start(self.length_ms if self.is_wanted else 0)

    def stop(self) -> None:
        """Something else is to be seen; nothing is told."""
        self._timer.stop()
