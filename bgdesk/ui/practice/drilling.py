"""Cards asked in the window: the desk, its panel, and everything that must not give an answer away."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from datetime import date
from functools import partial

from PySide6.QtCore import QObject, Slot
from PySide6.QtGui import QAction

from bgdesk.app.actions.actions import ActionId
from bgdesk.app.practice.drill_desk import DrillDesk, DrillStep
from bgdesk.app.review.reasoning import Reasoning
from bgdesk.library.card_rows import CardGrade
from bgdesk.ui.play.looking_back import History
from bgdesk.ui.play.play_page import PlayPage
from bgdesk.ui.practice.derive_drill import DrillView, derive_question, derive_told
from bgdesk.ui.practice.drill_panel import DrillPanel
from bgdesk.ui.review.course_shown import CourseShown
from bgdesk.ui.review.judging import Judging
from bgdesk.ui.review.reasons_shown import ReasonsShown
from bgdesk.ui.words.persons import your_name

GRADES = {
    ActionId.CARD_AGAIN: CardGrade.AGAIN,
    ActionId.CARD_HARD: CardGrade.HARD,
    ActionId.CARD_GOOD: CardGrade.GOOD,
    ActionId.CARD_EASY: CardGrade.EASY,
}


class Drilling(QObject):
    """Shows what ``desk`` asks and tells."""

    def __init__(
        self,
        desk: DrillDesk,
        today: Callable[[], date],
        history: History,
        page: PlayPage,
        course: CourseShown,
        judging: Judging,
        reasoning: Reasoning,
        actions: Mapping[ActionId, QAction],
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._desk = desk
        self._today = today
        self._page = page
        self._course = course
        self._judging = judging
        self.panel = DrillPanel()
        self._reasons = ReasonsShown(self.panel.why, page.table_view.board, reasoning, self)
        desk.changed.connect(self._show)
        desk.placed.connect(history.show_at_rest)
        self._wire(actions)

    def _wire(self, actions: Mapping[ActionId, QAction]) -> None:
        desk, panel = self._desk, self.panel
        for action, grade in GRADES.items():
            actions[action].triggered.connect(partial(self._regrade, grade))
        for action, act in (
            (ActionId.LEARN_NEXT, desk.go_on),
            (ActionId.LEARN_SKIP, desk.skip),
            (ActionId.LEARN_SHOW, desk.give_up),
            (ActionId.CARD_HELP, desk.help),
            (ActionId.CARD_UNDO, desk.undo),
            (ActionId.CARD_REST, desk.rest),
        ):
            actions[action].triggered.connect(act)
        panel.grade_chosen.connect(desk.regrade)
        for wish, act in (
            (panel.help_requested, desk.help),
            (panel.show_requested, desk.give_up),
            (panel.undo_requested, desk.undo),
            (panel.rest_requested, desk.rest),
        ):
            wish.connect(act)
            wish.connect(self._focus_board)
        panel.play_on_requested.connect(actions[ActionId.PLAY_ON].trigger)

    def _regrade(self, grade: CardGrade, _checked: bool = False) -> None:
        self._desk.regrade(grade)

    @Slot()
    def _focus_board(self) -> None:
        self._page.table_view.board.setFocus()

    @Slot()
    def _show(self) -> None:
        """Nothing that could be seen of the judgement is to be seen while something is asked."""
        desk, view = self._desk, self._view()
        self._course.set_veiled(is_veiled=desk.step is not None)
        self._course.set_away(is_away=desk.step is not None)
        if view is None:
            self._reasons.ask(None)
            self._judging.mark_answer(None)
            return
        self.panel.set_view(view)
        given = desk.given if desk.step is DrillStep.TELLING else None
        self._judging.mark_answer(given)
        self._reasons.ask(given.why if given else None, your_name())

    def _view(self) -> DrillView | None:
        desk, card = self._desk, self._desk.card
        if desk.step is None or card is None:
            return None
        if desk.step is DrillStep.TELLING:
            return derive_told(card, desk.session, desk.given, desk.last, self._today())
        may_undo = desk.last is not None and desk.last.number is not None
        return derive_question(card, desk.session, desk.step, is_helped=desk.is_helped, may_undo=may_undo)
