"""What few ask for after a match, folded away: where the dice came from, and what was rolled."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from bgdesk.ui.common.folder_words import show_in_folder_label
from bgdesk.ui.common.saved_file import SavedFile
from bgdesk.ui.play.roll_panel import RollPanel, RollsView
from bgdesk.ui.result.derive_result import ResultView
from bgdesk.ui.result.wide_label import WideLabel, measure_again
from bgdesk.ui.words.dice_check import in_groups


class MoreArea(QWidget):
    """What ``view`` says of the dice and their secret; the figures come when it is opened."""

    opened = Signal()
    verify_requested = Signal()
    own_check_requested = Signal()
    folder_requested = Signal(object)
    """Show the file of that path, which was saved."""
    grown = Signal()
    """Something has appeared that needs room."""

    def __init__(self, view: ResultView, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.toggle = QPushButton()
        self.toggle.setProperty("role", "disclosure")
        self.toggle.setCheckable(True)
        #: Button, a verb
        self.verify = QPushButton(self.tr("Verify dice"))
        #: Button, a verb: have the dice checked without this program
        self.own_check = QPushButton(self.tr("Check these dice yourself…"))
        self._details, self._rolls = QWidget(), RollPanel()
        self._verdict = _wrapped("", selectable=True)
        self._saved = Path()
        self.folder = QPushButton(show_in_folder_label())
        self._build(view)
        self.toggle.toggled.connect(self._show)
        self.verify.clicked.connect(self.verify_requested)
        self.own_check.clicked.connect(self.own_check_requested)
        self.folder.clicked.connect(lambda: self.folder_requested.emit(self._saved))
        self._show(False)

    def _build(self, view: ResultView) -> None:
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self.toggle, 0, Qt.AlignmentFlag.AlignLeft)
        layout.addWidget(self._details)
        inner = QVBoxLayout(self._details)
        inner.setContentsMargins(0, 0, 0, 0)
        inner.addWidget(_wrapped(view.dice, selectable=True))
        if view.secret:
            inner.addWidget(_wrapped(view.about_secret))
            shown = _wrapped(in_groups(view.secret), selectable=True)
            shown.setAccessibleName(self.tr("Secret of the dice"))
            inner.addWidget(shown)
        if view.about_rematch:
            inner.addWidget(_wrapped(view.about_rematch))
        buttons = QHBoxLayout()
        for button in (self.verify, self.own_check):
            button.setVisible(bool(view.secret))
            buttons.addWidget(button)
        buttons.addStretch(1)
        inner.addLayout(buttons)
        inner.addWidget(self._verdict)
        inner.addWidget(self.folder, 0, Qt.AlignmentFlag.AlignLeft)
        inner.addWidget(self._rolls)
        self._verdict.hide()
        self.folder.hide()

    def set_rolls(self, view: RollsView) -> None:
        """Show what was rolled."""
        self._rolls.set_view(view)

    def set_verdict(self, sentence: str) -> None:
        """Say whether the dice hold."""
        if self.folder.hasFocus():
            self.own_check.setFocus()
        self.folder.hide()
        self._say(sentence)

    def tell_saved(self, outcome: SavedFile | str) -> None:
        """Say where that is with which the dice can be checked, or why it is nowhere."""
        if isinstance(outcome, str):
            self.set_verdict(outcome)
            return
        self._saved = outcome.path
        self.folder.show()
        self._say(outcome.text)

    def _say(self, sentence: str) -> None:
        self._verdict.setText(sentence)
        self._verdict.show()
        measure_again(self)
        self.grown.emit()

    @Slot(bool)
    def _show(self, shows: bool) -> None:
        #: Button that shows or hides what was rolled, and how the dice can be checked
        self.toggle.setText(self.tr("▾ More: rolls and dice") if shows else self.tr("▸ More: rolls and dice"))
        if shows:
            self.opened.emit()
        self._details.setVisible(shows)
        measure_again(self)


def _wrapped(text: str, *, selectable: bool = False) -> WideLabel:
    made = WideLabel(text, role="muted", scale=0.9)
    if selectable:
        made.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
    return made
