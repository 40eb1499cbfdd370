"""The panel in place of the others while cards are asked."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtWidgets import QFrame, QLabel, QProgressBar, QPushButton, QScrollArea, QVBoxLayout, QWidget

from bgdesk.app.practice.drill_desk import DrillStep
from bgdesk.library.card_rows import CardGrade
from bgdesk.ui.common.flow_box import FlowBox
from bgdesk.ui.common.roles import elided, label, set_state
from bgdesk.ui.common.segments import Segments
from bgdesk.ui.practice.derive_drill import DrillView
from bgdesk.ui.practice.practice_wording import grade_text
from bgdesk.ui.review.why_section import WhySection

_SCALE = 1.15


def _sentence(text: str = "", *, role: str = "", scale: float = 1.0) -> QLabel:
    shown = label(text, role=role, scale=scale)
    shown.setWordWrap(True)
    return shown


class DrillPanel(QScrollArea):
    """Shows a `DrillView`; below it why an answer was not the best."""

    grade_chosen = Signal(object)
    """The `CardGrade` that the answer is to count as."""
    help_requested = Signal()
    show_requested = Signal()
    undo_requested = Signal()
    rest_requested = Signal()
    play_on_requested = Signal()
    back_requested = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._view: DrillView | None = None
        #: Heading, a question: why what one answered was not the best
        self.why = WhySection(self.tr("Why not your answer?"))
        self._title = elided(bold=True, scale=_SCALE)
        self._bar = QProgressBar()
        self._text, self._lines = _sentence(scale=_SCALE), QVBoxLayout()
        self._note = _sentence(role="muted", scale=0.9)
        #: Name of a choice for a screen reader: how well a card was known
        name = self.tr("How it counts")
        self.grades = Segments([(int(grade), grade_text(grade)) for grade in CardGrade], name)
        #: Button: a hint, namely what one chose in the match that the card comes from
        self.help = QPushButton(self.tr("What did I do?"))
        #: Button, a verb: have it told what is best
        self.show_answer = QPushButton(self.tr("Show the answer"))
        #: Button, a verb: forget the last answer and ask that card once more
        self.undo = QPushButton(self.tr("Undo"))
        #: Button, a verb: do not ask this card any more
        self.rest = QPushButton(self.tr("Put aside"))
        #: Button, a verb: play a game that begins with the position of the card
        self.play_on = QPushButton(self.tr("Play on from here…"))
        #: Button: from a card back to the page of all cards
        self.back = QPushButton(self.tr("Back to your cards"))
        self._build()
        self._connect()

    def _build(self) -> None:
        #: Name of a panel for a screen reader: a card is asked
        self.setAccessibleName(self.tr("Practising with cards"))
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        #: Name of a bar for a screen reader: how many cards of a session were asked
        self._bar.setAccessibleName(self.tr("Cards so far"))
        self._bar.setTextVisible(False)
        page = QWidget()
        layout = QVBoxLayout(page)
        layout.setContentsMargins(0, 4, 8, 4)
        layout.setSpacing(8)
        for part in (self._title, self._bar, self._text):
            layout.addWidget(part)
        self._lines.setSpacing(4)
        layout.addLayout(self._lines)
        layout.addWidget(self.grades)
        layout.addWidget(self._note)
        buttons = FlowBox()
        buttons.add(self.help, self.show_answer, self.undo, self.rest, self.play_on, self.back)
        layout.addWidget(buttons)
        layout.addWidget(self.why)
        layout.addStretch(1)
        self.setWidget(page)
        for ground in (self.viewport(), page):
            ground.setAutoFillBackground(False)

    def _connect(self) -> None:
        self.grades.chosen.connect(self._choose)
        for pressed, wish in (
            (self.help, self.help_requested),
            (self.show_answer, self.show_requested),
            (self.undo, self.undo_requested),
            (self.rest, self.rest_requested),
            (self.play_on, self.play_on_requested),
            (self.back, self.back_requested),
        ):
            pressed.clicked.connect(wish)

    @Slot(object)
    def _choose(self, value: int) -> None:
        self.grade_chosen.emit(CardGrade(value))

    @Slot(object)
    def set_view(self, view: DrillView) -> None:
        """Show ``view``."""
        if view == self._view:
            return
        self._view = view
        self._title.setText(view.title)
        self._text.setText(view.text)
        self._text.setVisible(bool(view.text))
        set_state(self._text, "role", view.tone)
        self._bar.setUpdatesEnabled(False)  # it would paint the whole window at once
        self._bar.setRange(0, max(1, view.total))
        self._bar.setValue(view.done)
        self._bar.setUpdatesEnabled(True)
        self._bar.setVisible(view.total > 0)
        while item := self._lines.takeAt(0):
            if widget := item.widget():
                widget.hide()
                widget.deleteLater()
        for line in view.lines:
            self._lines.addWidget(_sentence(line))
        self._note.setText(view.note)
        self._note.setVisible(bool(view.note))
        self.grades.setVisible(view.grade is not None)
        if view.grade is not None:
            self.grades.set_value(int(view.grade))
        self._show_buttons(view)

    def _show_buttons(self, view: DrillView) -> None:
        is_asking = view.step in (DrillStep.ASKING, DrillStep.UNJUDGED)
        is_told = view.step is DrillStep.TELLING
        self.help.setVisible(is_asking and view.may_help)
        self.show_answer.setVisible(is_asking)
        self.undo.setVisible(view.may_undo and (is_asking or is_told))
        self.rest.setVisible(is_asking or is_told)
        self.play_on.setVisible(is_told)
        self.back.setVisible(view.step is DrillStep.OVER)
