"""What few ask for after a match, folded away: where the dice came from, and what was rolled."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtWidgets import QPushButton, QVBoxLayout, QWidget

from bgdesk.ui.common.rows import in_groups
from bgdesk.ui.play.roll_panel import RollPanel, RollsView
from bgdesk.ui.result.wide_label import WideLabel, measure_again


class MoreArea(QWidget):
    """``dice`` says where they came from, ``secret`` can be checked; the figures come when it is opened."""

    opened = Signal()
    verify_requested = Signal()

    def __init__(self, dice: str, secret: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.toggle = QPushButton()
        self.toggle.setProperty("role", "disclosure")
        self.toggle.setCheckable(True)
        #: Button, a verb
        self.verify = QPushButton(self.tr("Verify dice"))
        self._details, self._rolls, self._verdict = QWidget(), RollPanel(), _wrapped("")
        self._build(dice, secret)
        self.toggle.toggled.connect(self._show)
        self.verify.clicked.connect(self.verify_requested)
        self._show(False)

    def _build(self, dice: str, secret: str) -> None:
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self.toggle, 0, Qt.AlignmentFlag.AlignLeft)
        layout.addWidget(self._details)
        inner = QVBoxLayout(self._details)
        inner.setContentsMargins(0, 0, 0, 0)
        inner.addWidget(_wrapped(dice, selectable=True))
        if secret:
            text = self.tr("The sealed secret of the dice, whose SHA-256 was shown before the first roll:")
            inner.addWidget(_wrapped(text))
            shown = _wrapped(in_groups(secret), selectable=True)
            shown.setAccessibleName(self.tr("Secret of the dice"))
            inner.addWidget(shown)
        self.verify.setVisible(bool(secret))
        inner.addWidget(self.verify, 0, Qt.AlignmentFlag.AlignLeft)
        inner.addWidget(self._verdict)
        inner.addWidget(self._rolls)
        self._verdict.hide()

    def set_rolls(self, view: RollsView) -> None:
        """Show what was rolled."""
        self._rolls.set_view(view)

    def set_verdict(self, sentence: str) -> None:
        """Say whether the dice hold."""
        self._verdict.setText(sentence)
        self._verdict.show()

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
