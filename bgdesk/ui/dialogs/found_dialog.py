"""The matches that were found in files, when there are several."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import Signal, Slot
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QListWidget, QListWidgetItem, QVBoxLayout, QWidget

from bgdesk.ui.dialogs.rows import press_by_enter
from bgdesk.ui.panels.roles import label


@dataclass(frozen=True, slots=True)
class FoundView:
    """One match of the list: who plays, and the rest; both already worded."""

    title: str
    details: str


class FoundDialog(QDialog):
    """Lists ``matches``; ``note`` says what could not be read."""

    match_chosen = Signal(int)
    """The number of the match in the list."""

    def __init__(self, matches: Sequence[FoundView], note: str = "", parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Open a match"))
        self.resize(560, 420)
        self.matches = QListWidget()
        self.matches.setAccessibleName(self.tr("Matches found"))
        self.matches.ensurePolished()
        for match in matches:
            QListWidgetItem(f"{match.title}\n{match.details}", self.matches)
        self._note = label(note, role="muted", scale=0.9)
        self._note.setWordWrap(True)
        self._note.setVisible(bool(note))
        self._buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel)
        self.primary = self._buttons.addButton(self.tr("Open"), QDialogButtonBox.ButtonRole.AcceptRole)
        self._build()
        press_by_enter(self, self.primary)
        self.matches.setCurrentRow(0)
        self.matches.setFocus()

    def _build(self) -> None:
        layout = QVBoxLayout(self)
        layout.setContentsMargins(16, 16, 16, 14)
        layout.addWidget(self.matches, 1)
        layout.addWidget(self._note)
        layout.addWidget(self._buttons)
        self._buttons.rejected.connect(self.reject)
        self._buttons.accepted.connect(self._accepted)
        self.matches.itemActivated.connect(self._accepted)

    @Slot()
    def _accepted(self) -> None:
        if self.result() == QDialog.DialogCode.Accepted:
            return
        self.accept()
        self.match_chosen.emit(self.matches.currentRow())
