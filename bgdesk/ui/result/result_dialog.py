"""The page after a game or a match: how it ended, what to look at, and what may be done next."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from bgdesk.app.actions.actions import ActionId
from bgdesk.app.side_by_side import sentences
from bgdesk.ui.board.accessibility import announce
from bgdesk.ui.common.roles import label, set_state
from bgdesk.ui.common.rows import keep_wide, press_by_enter
from bgdesk.ui.common.tall_dialog import TallDialog
from bgdesk.ui.result.derive_judged import JudgedStage, JudgedView
from bgdesk.ui.result.derive_result import RatingView, ResultView
from bgdesk.ui.result.judged_area import JudgedArea
from bgdesk.ui.result.more_area import MoreArea
from bgdesk.ui.result.wide_label import WideLabel

_WIDE, _NARROW = 720, 440


class ResultDialog(TallDialog):
    """Shows a `ResultView`, after a match also a `JudgedView`; Enter presses ``first``."""

    action_requested = Signal(object)
    """`ActionId`: CONTINUE, REMATCH or NEW_MATCH; the dialog is closed."""
    analysis_requested = Signal()
    stop_requested = Signal()
    review_requested = Signal()
    """Look at the match; the dialog is closed."""
    look_requested = Signal(int)
    """The same at the decision made by the event with this number."""

    def __init__(
        self, view: ResultView, judged: JudgedView | None = None, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        #: Title of a dialog
        self.setWindowTitle(self.tr("Result"))
        self._stage = JudgedStage.IMPOSSIBLE
        self.judged = JudgedArea()
        self.more = MoreArea(view)
        self.first = QPushButton()
        #: Button: the same match once more
        self.rematch = QPushButton(self.tr("Rematch"))
        self.new_match = QPushButton(self.tr("New match…"))
        #: Button: go to the bracket of the tournament for which the match was played
        self.tournament = QPushButton(self.tr("To the &tournament"))
        #: Button, a verb: close the dialog
        self.close_button = QPushButton(self.tr("Close"))
        self._build(view)
        self._wire()
        self._offer(view)
        if judged:
            self.show_judged(judged)
        self.fit()
        usual = self.rematch if self.first.isHidden() else self.first
        press_by_enter(self, usual)
        usual.setFocus()

    def _build(self, view: ResultView) -> None:
        outer = QVBoxLayout(self)
        outer.setContentsMargins(24, 20, 24, 18)
        outer.setSpacing(14)
        outer.addWidget(self.scrolled, 1)
        outer.addLayout(self._row_of_buttons())
        layout = QVBoxLayout(self.page)
        layout.setContentsMargins(0, 0, 4, 0)
        layout.setSpacing(8)
        layout.addLayout(_head(view))
        for text in (view.result, view.note):
            if text:
                layout.addWidget(WideLabel(text, role="muted"))
        layout.addSpacing(6)
        layout.addWidget(self.judged)
        layout.addWidget(self.more)
        layout.addStretch(1)
        keep_wide(outer, _WIDE if view.is_over else _NARROW)

    def _row_of_buttons(self) -> QHBoxLayout:
        row = QHBoxLayout()
        row.setSpacing(10)
        row.addWidget(self.first)
        row.addStretch(1)
        for button in (self.tournament, self.rematch, self.new_match, self.close_button):
            row.addWidget(button)
        return row

    def _wire(self) -> None:
        self.first.clicked.connect(self._first_clicked)
        self.rematch.clicked.connect(lambda: self._leave_for(ActionId.REMATCH))
        self.new_match.clicked.connect(lambda: self._leave_for(ActionId.NEW_MATCH))
        self.tournament.clicked.connect(lambda: self._leave_for(ActionId.TOURNAMENTS))
        self.close_button.clicked.connect(self.reject)
        self.judged.stop_requested.connect(self.stop_requested)
        self.judged.look_requested.connect(self._look)
        self.more.toggle.toggled.connect(self.fit)
        self.more.grown.connect(self.grow)

    def _offer(self, view: ResultView) -> None:
        """What the view has no use for is hidden."""
        self._is_over = view.is_over
        for part in (self.judged, self.more):
            part.setVisible(view.is_over)
        self.new_match.setVisible(view.is_over and not view.is_of_tournament)
        self.tournament.setVisible(view.is_over and view.is_of_tournament)
        self.rematch.setVisible(view.is_over and view.may_rematch)
        if view.is_over:
            self.first.hide()
            return
        #: Button. {game} is the name of the game that comes next
        named = self.tr("Next game: {game}").format(game=view.next_game)
        self.first.setText(named if view.next_game else self.tr("Next game"))

    @property
    def stage(self) -> JudgedStage:
        """How far the match is judged."""
        return self._stage

    def show_judged(self, view: JudgedView) -> None:
        """Show how far the match is judged, and what was found; only after a match."""
        is_news = self._stage is JudgedStage.UNDER_WAY and view.stage is not JudgedStage.UNDER_WAY
        had_focus = self.judged.stop.hasFocus()
        self._stage = view.stage
        self.first.setVisible(view.stage is not JudgedStage.IMPOSSIBLE)
        #: Button, a verb: have the decisions of the match judged
        analyse = self.tr("Analyse")
        #: Button, a verb: look at the match that was played
        self.first.setText(analyse if view.stage is JudgedStage.NOT_JUDGED else self.tr("Review the match"))
        self.judged.set_view(view)
        if had_focus and view.stage is not JudgedStage.UNDER_WAY:
            self.first.setFocus()
        if is_news:
            spoken = [figure.spoken for figure in view.figures]
            announce(self, sentences(view.sentence, view.heading, *spoken))
        self.grow()

    @Slot()
    def _first_clicked(self) -> None:
        if not self._is_over:
            self._leave_for(ActionId.CONTINUE)
        elif self._stage is JudgedStage.NOT_JUDGED:
            self.analysis_requested.emit()
        else:
            self.accept()
            self.review_requested.emit()

    @Slot(int)
    def _look(self, event: int) -> None:
        self.accept()
        self.look_requested.emit(event)

    def _leave_for(self, action: ActionId) -> None:
        self.accept()
        self.action_requested.emit(action)


def _head(view: ResultView) -> QHBoxLayout:
    head, words = QHBoxLayout(), QVBoxLayout()
    words.setSpacing(2)
    words.addWidget(WideLabel(view.overline, role="muted"))
    words.addWidget(WideLabel(view.heading, bold=True, scale=2.0))
    head.addLayout(words, 1)
    for rating in view.ratings:
        head.addSpacing(16)
        head.addLayout(_rating(rating))
    return head


def _rating(view: RatingView) -> QVBoxLayout:
    numbers = QHBoxLayout()
    numbers.setSpacing(6)
    figure, change = label(view.figure, bold=True, scale=1.35), label(view.change, bold=True, scale=1.35)
    set_state(change, "role", view.tone)
    figure.setAccessibleName(view.spoken)
    numbers.addStretch(1)
    numbers.addWidget(figure)
    numbers.addWidget(change)
    column = QVBoxLayout()
    column.setSpacing(0)
    column.addLayout(numbers)
    title = label(view.title, role="muted", scale=0.9)
    title.setAlignment(Qt.AlignmentFlag.AlignRight)
    column.addWidget(title)
    column.addStretch(1)
    return column
