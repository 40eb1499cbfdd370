"""The unfinished matches."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QListWidget, QListWidgetItem, QVBoxLayout, QWidget

from bgdesk.ui.dialogs.rows import press_by_enter
from bgdesk.ui.match_wording import ResumeChoice
from bgdesk.ui.panels.roles import label


class ResumeDialog(QDialog):
    """Lists ``choices``, the latest first; an empty list offers a new match."""

    resume_requested = Signal(str)
    """The id of the chosen match."""
    new_match_requested = Signal()

    def __init__(self, choices: Sequence[ResumeChoice], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Resume a match"))
        self.matches = QListWidget()
        self.matches.setAccessibleName(self.tr("Unfinished matches"))
        self.matches.ensurePolished()
        for choice in choices:
            item = QListWidgetItem(f"{choice.title}\n{choice.details}", self.matches)
            item.setData(Qt.ItemDataRole.UserRole, choice.id)
        self._empty = label(
            self.tr("Every match is finished. Start a new one; it is kept as you play."), role="muted"
        )
        self._buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel)
        self._build(bool(choices))
        press_by_enter(self, self.primary)
        self.matches.setCurrentRow(0)
        self.matches.setFocus()

    def _build(self, has_choices: bool) -> None:
        self.resize(480, 360 if has_choices else 160)
        text = self.tr("Go on") if has_choices else self.tr("New match…")
        self.primary = self._buttons.addButton(text, QDialogButtonBox.ButtonRole.AcceptRole)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(16, 16, 16, 14)
        layout.addWidget(self.matches if has_choices else self._empty, 1)
        layout.addWidget(self._buttons)
        self._buttons.rejected.connect(self.reject)
        self._buttons.accepted.connect(self._accepted)
        self.matches.itemActivated.connect(self._accepted)

    @Slot()
    def _accepted(self) -> None:
        if self.result() == QDialog.DialogCode.Accepted:
            return
        item = self.matches.currentItem() if self.matches.count() else None
        self.accept()
        if item is None:
            self.new_match_requested.emit()
        else:
            self.resume_requested.emit(item.data(Qt.ItemDataRole.UserRole))
