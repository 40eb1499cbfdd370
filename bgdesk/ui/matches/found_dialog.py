"""The matches that were found in files, when there are several."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Signal, Slot
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QVBoxLayout, QWidget

from bgdesk.ui.common.roles import label
from bgdesk.ui.common.rows import press_by_enter
from bgdesk.ui.matches.match_list import MatchList
from bgdesk.ui.words.matches import MatchChoice


class FoundDialog(QDialog):
    """Lists ``choices``; ``note`` says what could not be read."""

    match_chosen = Signal(int)
    """The number of the match in the list."""
    all_wanted = Signal()
    """All of them are to be kept in the library."""

    def __init__(self, choices: Sequence[MatchChoice], note: str = "", parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Open a match"))
        self.resize(600, 460)
        self._numbers = {choice: number for number, choice in enumerate(choices)}
        self.matches = MatchList(choices)
        self._note = label(note, role="muted", scale=0.9)
        self._note.setWordWrap(True)
        self._note.setVisible(bool(note))
        self._buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel)
        #: Button, a verb
        self.primary = self._buttons.addButton(self.tr("&Open"), QDialogButtonBox.ButtonRole.AcceptRole)
        #: Button: put all matches of a file into the library
        text = self.tr("&Add all %n match(es)", "", len(choices))
        self.keep_all = self._buttons.addButton(text, QDialogButtonBox.ButtonRole.ResetRole)
        self.keep_all.setVisible(len(choices) > 1)
        self._build()
        press_by_enter(self, self.primary)
        self.matches.rows.setFocus()

    def _build(self) -> None:
        layout = QVBoxLayout(self)
        layout.setContentsMargins(16, 16, 16, 14)
        layout.addWidget(self.matches, 1)
        layout.addWidget(self._note)
        layout.addWidget(self._buttons)
        self.keep_all.setToolTip(self.tr("Add all of them to your library, to be opened later"))
        self.keep_all.clicked.connect(self._all_wanted)
        self._buttons.rejected.connect(self.reject)
        self._buttons.accepted.connect(self._accepted)
        self.matches.chosen.connect(self._accepted)
        self.matches.current_changed.connect(self._current_changed)

    @Slot()
    def _current_changed(self) -> None:
        self.primary.setEnabled(self.matches.current is not None)

    @Slot()
    def _accepted(self) -> None:
        choice = self.matches.current
        if choice is None or self.result() == QDialog.DialogCode.Accepted:
            return
        self.accept()
        self.match_chosen.emit(self._numbers[choice])

    @Slot()
    def _all_wanted(self) -> None:
        self.accept()
        self.all_wanted.emit()
