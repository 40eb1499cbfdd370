"""Asks for the name of a position that is set up."""

from __future__ import annotations

from collections.abc import Collection

from PySide6.QtCore import Signal, Slot
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QLineEdit, QPushButton, QVBoxLayout, QWidget

from bgdesk.library.bench import MOST_LETTERS
from bgdesk.ui.common.roles import label
from bgdesk.ui.common.rows import keep_wide, press_by_enter


class PositionNameDialog(QDialog):
    """A name that is not empty; where it is one of ``taken``, that position is replaced."""

    named = Signal(str)

    def __init__(self, taken: Collection[str], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        #: Title of a dialog that asks for a name
        self.setWindowTitle(self.tr("Name of this position"))
        self._taken = frozenset(taken)
        self.name = QLineEdit()
        self.name.setMaxLength(MOST_LETTERS)
        self.name.setAccessibleName(self.windowTitle())
        self._note = label(role="muted", scale=0.9)
        self._note.setWordWrap(True)
        self._buttons = QDialogButtonBox(
            QDialogButtonBox.StandardButton.Save | QDialogButtonBox.StandardButton.Cancel
        )
        layout = QVBoxLayout(self)
        layout.addWidget(self.name)
        layout.addWidget(self._note)
        layout.addWidget(self._buttons)
        keep_wide(layout, 380)
        self.name.textChanged.connect(self._refresh)
        self._buttons.accepted.connect(self._save)
        self._buttons.rejected.connect(self.reject)
        press_by_enter(self, self.save)
        self._refresh()

    @property
    def save(self) -> QPushButton:
        """The button that takes the name."""
        return self._buttons.button(QDialogButtonBox.StandardButton.Save)

    @Slot()
    def _refresh(self) -> None:
        name = self.name.text().strip()
        #: Below the field for a name
        folders = self.tr("A slash makes a folder: Openings/Replies to 3-1")
        #: Below the field for a name
        replaces = self.tr("Another position has this name, and is replaced.")
        self._note.setText(replaces if name in self._taken else folders)
        self.save.setEnabled(bool(name.strip("/ ")))

    @Slot()
    def _save(self) -> None:
        self.accept()
        parts = [part.strip() for part in self.name.text().split("/")]
        self.named.emit("/".join(filter(None, parts)))
