"""Why the play on the board was wrong: where the loss is, the reasons, and all facts for doubters."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt, Signal, Slot
from PySide6.QtGui import QEnterEvent, QFocusEvent
from PySide6.QtWidgets import QFrame, QGridLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from bgdesk.ui.common.roles import label
from bgdesk.ui.review.derive_why import ReasonView, WhyView
from bgdesk.ui.review.small_dice import SmallDice


def _sentence(text: str, *, role: str = "", scale: float = 1.0) -> QLabel:
    shown = label(text, role=role, scale=scale)
    shown.setWordWrap(True)
    return shown


class ReasonRow(QFrame):
    """One reason; while the mouse is over it or the keyboard on it, it asks to be drawn."""

    pointed = Signal(object)
    """The points to ring in the numbers of who moved, ``()`` when it is left."""

    def __init__(self, reason: ReasonView, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._points = reason.points
        self.setProperty("role", "reason")
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setAccessibleName(reason.text)
        self.setAccessibleDescription(reason.cause)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(8, 5, 8, 5)
        layout.setSpacing(3)
        layout.addWidget(label(reason.chip, role="muted", scale=0.85))
        layout.addWidget(_sentence(reason.text))
        if reason.rolls:
            layout.addWidget(_sentence(reason.caption, role="muted", scale=0.9))
            layout.addWidget(SmallDice(reason.rolls))
        self.cause = _sentence(reason.cause, role="muted", scale=0.9)
        self.cause.hide()
        layout.addWidget(self.cause)

    def enterEvent(self, event: QEnterEvent) -> None:
        super().enterEvent(event)
        self.pointed.emit(self._points)

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self.pointed.emit(self._points if self.hasFocus() else ())

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.pointed.emit(self._points)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.pointed.emit(())


class WhySection(QWidget):
    """Shows a `WhyView`; it hides itself when there is nothing to say."""

    pointed = Signal(object)
    """The points that the reason under the mouse or the keyboard is about; ``()`` for none."""

    def __init__(self, heading: str = "", parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._view = WhyView()
        #: Heading, a question: why a play was wrong
        self.title = heading or self.tr("Why")
        self._heading = label(self.title, bold=True)
        self._outcome, self._remark = _sentence(""), _sentence("", role="muted")
        self.rows: list[ReasonRow] = []
        self._reasons = QVBoxLayout()
        self._reasons.setSpacing(4)
        #: Button: shows or hides the figures that reasons rest on; keep it short
        self.more = QPushButton(self.tr("More facts"))
        self.more.setCheckable(True)
        self.more.setProperty("role", "link")
        self.more.toggled.connect(self._show_facts)
        self._facts = QWidget()
        self._build()
        self.hide()

    def _build(self) -> None:
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 6, 0, 0)
        layout.setSpacing(4)
        for part in (self._heading, self._outcome):
            layout.addWidget(part)
        layout.addLayout(self._reasons)
        layout.addWidget(self._remark)
        layout.addWidget(self.more, 0, Qt.AlignmentFlag.AlignLeft)
        layout.addWidget(self._facts)

    def set_view(self, view: WhyView) -> None:
        """Show ``view``; facts that were opened stay open."""
        if view == self._view:
            return
        self._view = view
        self.pointed.emit(())
        for shown, text in ((self._outcome, "\n".join(view.outcome)), (self._remark, view.remark)):
            shown.setText(text)
            shown.setVisible(bool(text))
        self._show_reasons(view)
        self.more.setVisible(bool(view.facts) or any(one.cause for one in view.reasons))
        self._show_facts(self.more.isChecked())
        self.setVisible(view.says_anything)

    def _show_reasons(self, view: WhyView) -> None:
        for row in self.rows:
            row.hide()
            row.deleteLater()
        self.rows = [ReasonRow(reason) for reason in view.reasons]
        for row in self.rows:
            row.pointed.connect(self.pointed)
            self._reasons.addWidget(row)

    @Slot(bool)
    def _show_facts(self, shown: bool) -> None:
        for row in self.rows:
            row.cause.setVisible(shown and bool(row.cause.text()))
        layout = self.layout()
        assert layout
        facts = self._table() if shown and self._view.facts else QWidget()
        layout.replaceWidget(self._facts, facts)
        self._facts.hide()
        self._facts.deleteLater()
        self._facts = facts

    def _table(self) -> QWidget:
        """Facts of both boards, and where the loss is."""
        table = QWidget()
        grid = QGridLayout(table)
        grid.setContentsMargins(0, 0, 0, 4)
        grid.setHorizontalSpacing(12)
        grid.setVerticalSpacing(2)
        grid.setColumnStretch(0, 1)
        #: Headings of columns of figures: after the play that was made, and after the best one; both
        #: agree with the play
        rows = [("", self.tr("played"), self.tr("best")), *self._view.facts]
        #: Heading of a column of figures: where the loss is
        rows += [("", "", self.tr("equity")), *((name, "", share) for name, share in self._view.shares)]
        for line, row in enumerate(rows):
            for column, text in enumerate(row):
                shown = _sentence(text, role="muted", scale=0.9) if not row[0] or not column else label(text)
                shown.setWordWrap(not column)
                shown.setAlignment(Qt.AlignmentFlag.AlignRight if column else Qt.AlignmentFlag.AlignLeft)
                grid.addWidget(shown, line, column)
        return table
