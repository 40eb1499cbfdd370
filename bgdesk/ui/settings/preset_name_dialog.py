"""Asks for the name of a set of rules."""

from __future__ import annotations

from collections.abc import Collection

from PySide6.QtCore import Signal, Slot
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QLineEdit, QPushButton, QVBoxLayout, QWidget

from bgdesk.app.table.presets import MAX_NAME
from bgdesk.ui.common.roles import label
from bgdesk.ui.common.rows import keep_wide, press_by_enter


class PresetNameDialog(QDialog):
    """A name that is not empty and none of ``taken``."""

    named = Signal(str)

    def __init__(self, name: str, taken: Collection[str], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        #: Title of a dialog that asks for a name
        self.setWindowTitle(self.tr("Name of this rule set"))
        self._taken = frozenset(one.casefold() for one in taken)
        self.name = QLineEdit(name)
        self.name.setMaxLength(MAX_NAME)
        self.name.setAccessibleName(self.windowTitle())
        self._note = label(role="warning", scale=0.9)
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
        is_taken = name.casefold() in self._taken
        self._note.setText(self.tr("Another rule set has this name.") if is_taken else "")
        self.save.setEnabled(bool(name) and not is_taken)

    @Slot()
    def _save(self) -> None:
        self.accept()
        self.named.emit(self.name.text().strip())
