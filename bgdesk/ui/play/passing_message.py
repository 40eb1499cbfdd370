"""One sentence on the board for a few seconds."""

from __future__ import annotations

from PySide6.QtCore import QObject, QTimer, Signal, Slot

from bgdesk.rules.player import Player

SHOWN_MS = 4000


class PassingMessage(QObject):
    """Knows which sentence stands there; who shows it is told when it has had its time."""

    faded = Signal()

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.text = ""
        self.is_news = False
        """Whether it tells something, and refuses nothing."""
        self.teller: Player | None = None
        """In whose numbers the points are named in it."""
        self._outlasts_bot = False
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self._fade)

    def put(self, text: str, *, shown_ms: int = SHOWN_MS) -> None:
        """Have ``text`` stand there, as a refusal."""
        self._put(text, shown_ms)

    def put_news(self, text: str, *, outlasts_bot: bool = False, teller: Player | None = None) -> None:
        """Have ``text`` stand there that refuses nothing and names points as ``teller`` does.

        ``outlasts_bot`` says that what a computer does leaves it there.
        """
        self._put(text, SHOWN_MS)
        self.is_news, self.teller, self._outlasts_bot = True, teller, outlasts_bot

    def _put(self, text: str, shown_ms: int) -> None:
        self.text, self.is_news, self.teller, self._outlasts_bot = text, False, None, False
        self._timer.start(shown_ms)

    def take_away(self) -> bool:
        """Have nothing stand there; False if nothing did."""
        had_text = bool(self.text)
        self._clear()
        self._timer.stop()
        return had_text

    def follow(self, *, is_by_bot: bool) -> None:
        """Something has happened that takes the place of what stands there."""
        if not (is_by_bot and self._outlasts_bot):
            self.take_away()

    def _clear(self) -> None:
        self.text, self.is_news, self.teller = "", False, None

    @Slot()
    def _fade(self) -> None:
        self._clear()
        self.faded.emit()
