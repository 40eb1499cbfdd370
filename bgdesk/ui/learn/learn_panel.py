"""The panel in place of the others while one learns from a match that is looked at."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from bgdesk.app.review.learning_desk import LearningStep
from bgdesk.ui.common.plain_text import literal, plain_tip
from bgdesk.ui.common.roles import label
from bgdesk.ui.common.rows import empty_rows
from bgdesk.ui.common.segments import Segments
from bgdesk.ui.learn.derive_learn import LearnView, StopRow
from bgdesk.ui.review.question_panel import QuestionPanel, sentence

_BETTER = (LearningStep.BETTER, LearningStep.UNJUDGED)


class LearnPanel(QuestionPanel):
    """Shows a `LearnView`; below it why an answer was not the best."""

    whose_chosen = Signal(object)
    """Of whose errors one wants to be asked, as it was offered."""
    analysis_requested = Signal()
    start_requested = Signal()
    retry_requested = Signal()
    show_requested = Signal()
    again_requested = Signal()
    place_requested = Signal(int)
    """The event of a decision to look at."""

    def __init__(self, parent: QWidget | None = None) -> None:
        #: Names for a screen reader: a panel, where one is asked what to do in a match, and a bar in it
        super().__init__(self.tr("Learning from this match"), self.tr("Questions so far"), parent)
        self._view: LearnView | None = None
        self._whose = QWidget()
        self.whose: Segments | None = None
        #: Button: be asked the first question
        self.start = QPushButton(self.tr("Start"))
        #: Button, a verb: have the match judged
        self.analyse = QPushButton(self.tr("Analyse…"))
        #: Button, a verb: give another answer
        self.retry = QPushButton(self.tr("Try again"))
        #: Button, a verb: have it told what is best
        self.show_answer = QPushButton(self.tr("Show the answer"))
        self.again = QPushButton()
        self._rows = QVBoxLayout()
        self._build()
        self.start.clicked.connect(self.start_requested)
        self.analyse.clicked.connect(self.analysis_requested)
        self.retry.clicked.connect(self.retry_requested)
        self.show_answer.clicked.connect(self.show_requested)
        self.again.clicked.connect(self.again_requested)

    def _build(self) -> None:
        self._text.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.start.setProperty("role", "primary")
        QHBoxLayout(self._whose).setContentsMargins(0, 0, 0, 0)
        buttons = QWidget()
        row = QHBoxLayout(buttons)
        row.setContentsMargins(0, 0, 0, 0)
        for button in (self.start, self.analyse, self.retry, self.show_answer, self.again):
            row.addWidget(button)
        row.addStretch(1)
        self._rows.setSpacing(2)
        self._fill(
            self._title, self._bar, self._whose, self._text, self._lines, buttons, self.why, self._rows
        )

    def offer(self, choices: Sequence[tuple[str, str]], chosen: str) -> None:
        """Have one of ``choices`` chosen, each a value and its label."""
        if self.whose:
            self.whose.hide()
            self.whose.deleteLater()
        #: Name of a choice for a screen reader: of which player the errors are asked about
        self.whose = Segments(choices, self.tr("Whose errors"))
        self.whose.set_value(chosen)
        self.whose.chosen.connect(self.whose_chosen)
        layout = self._whose.layout()
        assert layout
        layout.addWidget(self.whose)

    def take_keyboard(self) -> None:
        """Have the keys, at the usual next thing."""
        buttons = (self.start, self.analyse, self.retry, self.again)
        usable = next((one for one in buttons if one.isVisible() and one.isEnabled()), None)
        (usable or self).setFocus(Qt.FocusReason.OtherFocusReason)

    @Slot(object)
    def set_view(self, view: LearnView) -> None:
        """Show ``view``."""
        if view == self._view:
            return
        self._view = view
        self._tell(view.title, view.text, view.tone, view.lines)
        if view.note:
            self._lines.addWidget(sentence(view.note, role="muted", scale=0.9))
        self._show_progress(view.done, view.total)
        self._whose.setVisible(view.step is LearningStep.CHOOSING and not view.may_analyse)
        self._show_buttons(view)
        empty_rows(self._rows)
        for row in view.rows:
            self._rows.addWidget(self._row(row))

    def _show_buttons(self, view: LearnView) -> None:
        self.start.setVisible(view.may_start)
        self.analyse.setVisible(view.may_analyse)
        self.retry.setVisible(view.step in _BETTER)
        self.show_answer.setVisible(view.step in _BETTER)
        self.again.setText(view.again)
        self.again.setVisible(bool(view.again))

    def _row(self, row: StopRow) -> QWidget:
        line = QWidget()
        layout = QHBoxLayout(line)
        layout.setContentsMargins(0, 0, 0, 0)
        button = QPushButton(literal(row.text))
        button.setProperty("role", "disclosure")
        button.setAccessibleName(row.spoken)
        button.setToolTip(plain_tip(row.text))
        button.setMinimumWidth(40)
        button.clicked.connect(lambda: self.place_requested.emit(row.event))
        layout.addWidget(button, 1)
        layout.addWidget(label(row.result, role=row.tone))
        return line
