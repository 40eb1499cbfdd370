"""A trainer at work: the board, what is asked about it, the answer, and what is told of it."""

from __future__ import annotations

from typing import assert_never

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from bgdesk.app.practice.trainer_desk import TrainerDesk
from bgdesk.practice.trainers.shape import (
    ChoiceAsked,
    Given,
    NumbersAsked,
    PlayAsked,
    RollsAsked,
    TrainerQuestion,
)
from bgdesk.ui.board.board_widget import BoardWidget
from bgdesk.ui.common.roles import framed, label, set_state
from bgdesk.ui.common.scrolled_page import ScrolledPage
from bgdesk.ui.trainers.choice_area import ChoiceArea
from bgdesk.ui.trainers.derive_trainers import derive_question, derive_solution
from bgdesk.ui.trainers.numbers_area import NumbersArea
from bgdesk.ui.trainers.rolls_area import RollsArea
from bgdesk.ui.trainers.solution_panel import SolutionPanel
from bgdesk.ui.trainers.trainer_board import TrainerBoard
from bgdesk.ui.trainers.views import QuestionView
from bgdesk.ui.trainers.wording import session_text

_SIDE_SHARE = 0.36
_SIDE_WIDTHS = (360, 560)
_TEXT = 1.15


class DrillPage(QWidget):
    """Follows ``desk``; what is answered goes there."""

    told = Signal(str)
    """Why something cannot be done, for the eye and a screen reader."""

    def __init__(self, desk: TrainerDesk, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._desk = desk
        self._shown: TrainerQuestion | None = None
        self.board = BoardWidget(self)
        self.table = TrainerBoard(self.board, self)
        self.numbers, self.rolls, self.choices = NumbersArea(), RollsArea(), ChoiceArea()
        self._play_hint = label(role="muted")
        self._text, self._notes = label(scale=_TEXT, bold=True), label(role="muted")
        self.solution = SolutionPanel()
        #: Button, a verb: this is my answer
        self.answer = QPushButton(self.tr("Answer"))
        #: Button, a verb: take the last checker back
        self.undo = QPushButton(self.tr("Undo"))
        self.next = QPushButton(self.tr("Next question"))
        self._count = label(role="muted", scale=0.92)
        self._side = framed("panel")
        self._inside = ScrolledPage(QWidget())
        self._build()
        self._wire()

    def _build(self) -> None:
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(12)
        row.addWidget(self.board, 1)
        row.addWidget(self._side)
        self._play_hint.setText(self.tr("Make the move on the board, then click the dice or press Enter."))
        for part in (self._text, self._notes, self._play_hint):
            part.setWordWrap(True)
        self.answer.setProperty("role", "primary")
        self.next.setProperty("role", "primary")
        self.answer.setToolTip(self.tr("Give this answer (Enter; from the grid of rolls Ctrl+Enter)"))
        self.next.setToolTip(self.tr("Go on (Enter)"))
        self.undo.setToolTip(self.tr("Take the last step back (Ctrl+Z)"))
        self._fill_side()

    def _fill_side(self) -> None:
        column = QVBoxLayout(self._inside.page)
        column.setContentsMargins(0, 0, 8, 0)
        column.setSpacing(10)
        for part in (self._text, self._notes, *self._areas, self.solution):
            column.addWidget(part)
        column.addStretch(1)
        for ground in (self._inside.viewport(), self._inside.page):
            ground.setAutoFillBackground(False)
        buttons = QHBoxLayout()
        for button in (self.answer, self.next, self.undo):
            buttons.addWidget(button)
        buttons.addStretch(1)
        side = QVBoxLayout(self._side)
        side.setContentsMargins(14, 12, 8, 12)
        side.setSpacing(8)
        side.addWidget(self._inside, 1)
        side.addLayout(buttons)
        side.addWidget(self._count)

    def _wire(self) -> None:
        self._desk.changed.connect(self.refresh)
        for changed in (self.numbers.changed, self.rolls.changed, self.table.changed):
            changed.connect(self._show_buttons)
        self.table.confirmed.connect(self.give)
        self.table.refused.connect(self.told)
        self.choices.chosen.connect(self._desk.answer)
        self.answer.clicked.connect(self.give)
        self.next.clicked.connect(self._desk.ask_next)
        self.undo.clicked.connect(self.table.undo)

    @property
    def given(self) -> Given | None:
        """The answer as far as it is made."""
        question = self._desk.question
        match question.asked if question else None:
            case NumbersAsked():
                return self.numbers.given
            case RollsAsked():
                return self.rolls.given
            case PlayAsked():
                return self.table.given
        return None

    @Slot()
    def give(self) -> None:
        """Answer, if there is an answer."""
        given = self.given
        if given is not None and self._desk.answered is None:
            self._desk.answer(given)

    @Slot()
    def go_on(self) -> None:
        """What Enter does: answer, or go to the next question."""
        if self._desk.answered:
            self._desk.ask_next()
        elif self.given is None and not self.numbers.isHidden():
            self.numbers.go_on()
        else:
            self.give()

    @Slot()
    def refresh(self) -> None:
        """Show what is asked, or told."""
        question = self._desk.question
        if question is not self._shown:
            self._shown = question
            self._ask(question)
        self._show_buttons()
        if question and self._desk.answered:
            self._tell()
        self._count.setText(session_text(self._desk.session))

    def _ask(self, question: TrainerQuestion | None) -> None:
        self.solution.clear()
        self._notes.clear()
        self._show_area(None)
        if question is None:
            #: Shown while a question is worked out, the first time with tables that take some seconds
            waiting = self.tr("One moment: the question and what it needs are being worked out…")
            self._text.setText(waiting if self._desk.trainer else "")
            return
        view = derive_question(question)
        self._text.setText(view.text)
        self._notes.setText("\n".join(view.notes))
        self._notes.setVisible(bool(view.notes))
        self.board.setVisible(view.has_board)
        self.table.ask(question)
        self._ask_area(question, view)
        self._fit_side()
        self.take_keyboard()
        self.board.announce(view.text)

    def _ask_area(self, question: TrainerQuestion, view: QuestionView) -> None:
        match question.asked:
            case NumbersAsked(fields):
                self.numbers.ask(fields, view.fields)
                area: QWidget = self.numbers
            case RollsAsked():
                self.rolls.ask()
                area = self.rolls
            case ChoiceAsked(options):
                self.choices.ask(options, view.options)
                area = self.choices
            case PlayAsked():
                area = self._play_hint
            case unknown:
                assert_never(unknown)
        self._show_area(area)

    @property
    def _areas(self) -> tuple[QWidget, ...]:
        return self.numbers, self.rolls, self.choices, self._play_hint

    def _show_area(self, shown: QWidget | None) -> None:
        for area in self._areas:
            area.setVisible(area is shown)

    def _tell(self) -> None:
        answered = self._desk.answered
        if answered is None or self.solution.texts:
            return
        view = derive_solution(answered)
        self._show_area(None)
        self._notes.hide()
        self.solution.set_view(view)
        self.table.tell(view.arrows)
        self._inside.verticalScrollBar().setValue(0)
        self.next.setFocus(Qt.FocusReason.OtherFocusReason)
        self.board.announce(view.headline)

    @Slot()
    def _show_buttons(self) -> None:
        question, answered = self._desk.question, self._desk.answered
        asked = question.asked if question else None
        self.answer.setVisible(answered is None and not isinstance(asked, ChoiceAsked | None))
        self.answer.setEnabled(self.given is not None)
        self.next.setVisible(answered is not None)
        self.undo.setVisible(isinstance(asked, PlayAsked) and answered is None)
        self.undo.setEnabled(self.table.has_steps)
        set_state(self._side, "acting", question is not None)

    def take_keyboard(self) -> None:
        """Have the keys where the answer is given."""
        question = self._desk.question
        if question is None or not self.isVisible():
            return
        if self._desk.answered:
            self.next.setFocus(Qt.FocusReason.OtherFocusReason)
            return
        match question.asked:
            case NumbersAsked():
                self.numbers.take_keyboard()
            case RollsAsked():
                self.rolls.take_keyboard()
            case ChoiceAsked():
                self.choices.take_keyboard()
            case PlayAsked():
                self.board.setFocus(Qt.FocusReason.OtherFocusReason)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit_side()

    def _fit_side(self) -> None:
        """Beside the board a part of the width, without one all of it that can be read well."""
        least, widest = _SIDE_WIDTHS
        if self.board.isHidden():
            self._side.setMinimumWidth(min(self.width(), 2 * widest))
            self._side.setMaximumWidth(2 * widest)
        else:
            self._side.setFixedWidth(max(least, min(round(self.width() * _SIDE_SHARE), widest)))
