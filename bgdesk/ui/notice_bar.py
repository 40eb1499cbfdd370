"""A strip above the board that tells one thing in one sentence."""

from __future__ import annotations

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QPushButton, QWidget

SHOWN_MS = 6000


class NoticeBar(QFrame):
    """Hidden while there is nothing to tell; a notice that needs an answer stays until it gets one."""

    retry_requested = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("role", "panel")
        self._text = QLabel()
        self._text.setTextFormat(Qt.TextFormat.PlainText)
        self._text.setWordWrap(True)
        self._retry = QPushButton(self.tr("Try again"))
        self._close = QPushButton(self.tr("Close"))
        self._close.setAccessibleName(self.tr("Close this notice"))
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._build()
        self._timer.timeout.connect(self.hide)
        self._close.clicked.connect(self.hide)
        self._retry.clicked.connect(self._wants_retry)
        self.hide()

    def _build(self) -> None:
        layout = QHBoxLayout(self)
        layout.setContentsMargins(14, 6, 8, 6)
        layout.addWidget(self._text, 1)
        layout.addWidget(self._retry)
        layout.addWidget(self._close)

    @property
    def text(self) -> str:
        """What is told now."""
        return self._text.text() if self.isVisible() else ""

    def tell(self, text: str) -> None:
        """Show ``text`` for a few seconds."""
        self._show(text, needs_answer=False)
        self._timer.start(SHOWN_MS)

    def warn(self, text: str, *, can_retry: bool = False) -> None:
        """Show ``text`` until it is closed, or until what failed is tried again."""
        self._timer.stop()
        self._show(text, needs_answer=can_retry)

    def _show(self, text: str, *, needs_answer: bool) -> None:
        self._text.setText(text)
        self.setAccessibleName(text)
        self._retry.setVisible(needs_answer)
        self.show()

    def _wants_retry(self) -> None:
        self.hide()
        self.retry_requested.emit()
