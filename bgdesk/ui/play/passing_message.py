"""One sentence on the board for a few seconds."""

from __future__ import annotations

from PySide6.QtCore import QObject, QTimer, Signal, Slot

SHOWN_MS = 4000


class PassingMessage(QObject):
    """Knows which sentence stands there; who shows it is told when it has had its time."""

    faded = Signal()

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.text = ""
        self._outlasts_bot = False
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self._fade)

    def put(self, text: str, *, outlasts_bot: bool = False, shown_ms: int = SHOWN_MS) -> None:
        """Have ``text`` stand there; ``outlasts_bot`` says that what a computer does leaves it there."""
        self.text, self._outlasts_bot = text, outlasts_bot
        self._timer.start(shown_ms)

    def take_away(self) -> bool:
        """Have nothing stand there; False if nothing did."""
        had_text, self.text = bool(self.text), ""
        self._timer.stop()
        return had_text

    def follow(self, *, is_by_bot: bool) -> None:
        """Something has happened that takes the place of what stands there."""
        if not (is_by_bot and self._outlasts_bot):
            self.take_away()

    @Slot()
    def _fade(self) -> None:
        self.text = ""
        self.faded.emit()
