"""The last match once more, whoever played it, where something else stands first."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QWidget

from bgdesk.ui.home.parts import button, quiet


class AgainRow(QWidget):
    """Seen only while there is something to offer."""

    again_requested = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        #: Button: the same match once more
        self.again = button(self.tr("As last time"))
        self._text = quiet()
        line = QHBoxLayout(self)
        line.setContentsMargins(0, 4, 0, 0)
        line.setSpacing(12)
        line.addWidget(self.again)
        line.addWidget(self._text, 1)
        self.again.clicked.connect(self.again_requested)
        self.hide()

    def show_match(self, text: str) -> None:
        """Offer the match that ``text`` describes; nothing without one."""
        self._text.setText(text)
        self.again.setAccessibleDescription(text)
        self.setVisible(bool(text))
