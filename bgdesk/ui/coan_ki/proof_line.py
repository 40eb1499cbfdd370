"""The proof of the dice on one line, with all of it in the tip and on the clipboard."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, Qt, Slot
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QGridLayout, QPushButton, QWidget

from bgdesk.ui.common.plain_text import PlainLabel, plain_tip
from bgdesk.ui.common.roles import ElidedLabel


class ProofLine(QWidget):
    """Shows a long text under its name, its middle left out where there is no room."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._name = PlainLabel()
        self._name.setProperty("role", "muted")
        self._text = ElidedLabel(cut=Qt.TextElideMode.ElideMiddle)
        self._text.setMinimumWidth(self._text.fontMetrics().horizontalAdvance("0000…0000"))
        #: Button, a verb: put it on the clipboard
        self.copy = QPushButton(QCoreApplication.translate("CoanKi", "&Copy"))
        self.copy.setAutoDefault(False)
        self.copy.clicked.connect(self._copy)
        layout = QGridLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setVerticalSpacing(2)
        layout.addWidget(self._name, 0, 0)
        layout.addWidget(self._text, 1, 0)
        layout.addWidget(self.copy, 0, 1, 2, 1, Qt.AlignmentFlag.AlignVCenter)
        layout.setColumnStretch(0, 1)

    @property
    def text(self) -> str:
        """All of the text."""
        return self._text.text()

    def show_proof(self, name: str, text: str) -> None:
        """Show ``text``; nothing at all when it is empty."""
        self._name.setText(name)
        self._text.setText(text)
        self._text.setToolTip(plain_tip(text))
        self._text.setAccessibleName(name)
        self.copy.setToolTip(plain_tip(name))
        self.setVisible(bool(text))

    @Slot()
    def _copy(self) -> None:
        QGuiApplication.clipboard().setText(self.text)
