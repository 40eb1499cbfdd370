"""The panel in place of the others while cards are asked."""

from __future__ import annotations

from PySide6.QtCore import Signal, Slot
from PySide6.QtWidgets import QPushButton, QWidget

from bgdesk.app.practice.drill_desk import DrillStep
from bgdesk.library.card_rows import CardGrade
from bgdesk.ui.common.flow_box import FlowBox
from bgdesk.ui.common.segments import Segments
from bgdesk.ui.practice.derive_drill import DrillView
from bgdesk.ui.practice.practice_wording import grade_text
from bgdesk.ui.review.question_panel import QuestionPanel, sentence


class DrillPanel(QuestionPanel):
    """Shows a `DrillView`; below it why an answer was not the best."""

    grade_chosen = Signal(object)
    """The `CardGrade` that the answer is to count as."""
    help_requested = Signal()
    show_requested = Signal()
    undo_requested = Signal()
    rest_requested = Signal()
    play_on_requested = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        #: Names for a screen reader: a panel in which a card is asked, and a bar in it
        super().__init__(self.tr("Practising with cards"), self.tr("Cards so far"), parent)
        self._view: DrillView | None = None
        self._note = sentence(role="muted", scale=0.9)
        #: Name of a choice for a screen reader: how well a card was known
        name = self.tr("How it counts")
        self.grades = Segments([(int(grade), grade_text(grade)) for grade in CardGrade], name)
        #: Button: a hint, namely what one chose in the match that the card comes from
        self.help = QPushButton(self.tr("What did I do?"))
        #: Button, a verb: have it told what is best
        self.show_answer = QPushButton(self.tr("Show the answer"))
        #: Button, a verb: forget the last answer and ask that card once more
        self.undo = QPushButton(self.tr("Undo the answer"))
        #: Button, a verb: do not ask this card any more
        self.rest = QPushButton(self.tr("Put aside"))
        #: Button, a verb: play a game that begins with the position of the card
        self.play_on = QPushButton(self.tr("Play on from here…"))
        buttons = FlowBox()
        buttons.add(self.help, self.show_answer, self.undo, self.rest, self.play_on)
        self._fill(
            self._title, self._bar, self._text, self._lines, self.grades, self._note, buttons, self.why
        )
        self._connect()

    def _connect(self) -> None:
        self.grades.chosen.connect(self._choose)
        for pressed, wish in (
            (self.help, self.help_requested),
            (self.show_answer, self.show_requested),
            (self.undo, self.undo_requested),
            (self.rest, self.rest_requested),
            (self.play_on, self.play_on_requested),
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
        self._tell(view.title, view.text, view.tone, view.lines)
        self._show_progress(view.done, view.total)
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
        self.rest.setVisible((is_asking or is_told) and not view.is_resting)
        self.play_on.setVisible(is_told)
