"""A card with one decision that cost something, and the button that leads to it."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtWidgets import QFrame, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from bgdesk.app.side_by_side import labels
from bgdesk.ui.common.grade_badge import GradeBadge
from bgdesk.ui.common.plain_text import plain_tip
from bgdesk.ui.common.roles import label, set_state
from bgdesk.ui.result.wide_label import WideLabel
from bgdesk.ui.review.derive_decisions import DecisionView


class DecisionRow(QFrame):
    """Shows a `DecisionView`; hidden, it keeps its room once `keep_room` was called."""

    look_requested = Signal(int)
    """The number of the event that made the decision."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("role", "card")
        self._view: DecisionView | None = None
        self._badge = GradeBadge()
        self._title, self._details = WideLabel(bold=True), WideLabel(role="muted", scale=0.9)
        self._cost = label()
        #: Button, a verb: show this decision on the board. Short
        self.look = QPushButton(self.tr("Look"))
        self.look.clicked.connect(self._clicked)
        self._build()

    def _build(self) -> None:
        layout = QHBoxLayout(self)
        layout.setContentsMargins(12, 7, 8, 7)
        layout.setSpacing(12)
        layout.addWidget(self._badge)
        words = QVBoxLayout()
        words.setSpacing(1)
        words.addWidget(self._title)
        words.addWidget(self._details)
        layout.addLayout(words, 1)
        self._cost.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        layout.addWidget(self._cost)
        layout.addWidget(self.look)

    def keep_room(self) -> None:
        """So that nothing moves under the mouse when it appears."""
        policy = self.sizePolicy()
        policy.setRetainSizeWhenHidden(True)
        self.setSizePolicy(policy)

    def set_view(self, view: DecisionView) -> None:
        """Show ``view``."""
        self._view = view
        self._badge.set_mark(view.mark)
        self._title.setText(view.title)
        self._details.setText(labels(view.place, view.best))
        self._cost.setText(view.cost)
        self._cost.setToolTip(plain_tip(view.cost_tip))
        set_state(self._cost, "grade", view.mark.grade)
        self.setAccessibleName(view.spoken)
        #: Name of a button for a screen reader; {decision} says what was decided and where
        self.look.setAccessibleName(self.tr("Look: {decision}").format(decision=view.spoken))

    @Slot()
    def _clicked(self) -> None:
        if self._view:
            self.look_requested.emit(self._view.event)
