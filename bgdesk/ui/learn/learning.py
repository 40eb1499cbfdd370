"""Learning from a match in the window: the desk, its panel, and everything that must not give it away."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QObject, Signal, Slot
from PySide6.QtGui import QAction

from bgdesk.app.actions.actions import ActionId
from bgdesk.app.own_names import OwnNames
from bgdesk.app.review.learning_desk import LearningDesk, LearningStep, LessonMatch
from bgdesk.app.review.reasoning import Reasoning
from bgdesk.rules.player import Player
from bgdesk.ui.learn.derive_learn import (
    LearnOffer,
    LearnView,
    derive_end,
    derive_offer,
    derive_question,
    derive_told,
)
from bgdesk.ui.learn.learn_panel import LearnPanel
from bgdesk.ui.play.looking_back import History
from bgdesk.ui.play.play_page import PlayPage
from bgdesk.ui.review.course_shown import CourseShown
from bgdesk.ui.review.judging import Judging
from bgdesk.ui.review.reasons_shown import ReasonsShown
from bgdesk.ui.review.walking import Walking
from bgdesk.ui.words.persons import me, your_name

_BOTH = "both"
_OPEN = (None, LearningStep.CHOOSING, LearningStep.OVER)
"""Before the first question and after the last one the course of the match gives nothing away."""


class Learning(QObject):
    """Shows what ``desk`` asks and tells."""

    stopped = Signal()
    """Esc, where nothing was only begun."""

    def __init__(
        self,
        desk: LearningDesk,
        own_names: OwnNames,
        walking: Walking,
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
        self._own_names = own_names
        self._walking = walking
        self._history = history
        self._page = page
        self._course = course
        self._judging = judging
        self.panel = LearnPanel()
        self._reasons = ReasonsShown(self.panel.why, page.table_view.board, reasoning, self)
        self._wire(actions)

    def _wire(self, actions: Mapping[ActionId, QAction]) -> None:
        desk, panel = self._desk, self.panel
        desk.changed.connect(self._show)
        desk.placed.connect(self._history.show_at_rest)
        self._page.table_view.input.takes_back = self._take_back
        self._page.move_field.takes_back = self._take_back
        panel.whose_chosen.connect(self._choose)
        panel.analysis_requested.connect(actions[ActionId.ANALYSE].trigger)
        panel.start_requested.connect(desk.start)
        panel.retry_requested.connect(self._retry)
        panel.show_requested.connect(desk.give_up)
        panel.again_requested.connect(desk.again)
        panel.place_requested.connect(desk.look_at)
        actions[ActionId.LEARN].triggered.connect(self._open)
        actions[ActionId.LEARN_NEXT].triggered.connect(desk.go_on)
        actions[ActionId.LEARN_SKIP].triggered.connect(desk.skip)
        actions[ActionId.LEARN_SHOW].triggered.connect(desk.give_up)
        actions[ActionId.LEARN_STOP].triggered.connect(self._leave)

    @Slot()
    def _open(self) -> None:
        self._desk.open(self._history.at, self._walking.player)
        lesson = self._desk.lesson
        if lesson is None:
            return
        self._offer(lesson)
        self._show()

    def _offer(self, lesson: LessonMatch) -> None:
        seats = lesson.record.header.seats
        mine = me(seats, self._own_names())
        #: A choice: the errors of the player who reads this. Short
        own = self.tr("Me")
        names = [(one.value, own if one is mine else seats.of(one).name) for one in Player]
        #: A choice: the errors of both players. Short
        names.append((_BOTH, self.tr("Both")))
        player = self._desk.player
        self.panel.offer(names, player.value if player else _BOTH)

    @Slot(object)
    def _choose(self, value: str) -> None:
        self._desk.choose(None if value == _BOTH else Player(value))

    @Slot()
    def _show(self) -> None:
        """Nothing that could be seen of the judgement is to be seen while something is asked."""
        desk = self._desk
        self._course.set_veiled(is_veiled=desk.step not in _OPEN)
        if desk.step is LearningStep.CHOOSING:
            self._page.table_view.refresh()
        view = self._view()
        if view is None:
            self._reasons.ask(None)
            self._judging.mark_answer(None)
            return
        self.panel.set_view(view)
        given = desk.given if desk.step is LearningStep.TELLING else None
        self._judging.mark_answer(given)
        is_another = given and desk.lesson and desk.lesson.is_another(given)
        self._reasons.ask(given.why if given and is_another else None, your_name())

    def _view(self) -> LearnView | None:
        desk = self._desk
        if desk.lesson is None or desk.step is None:
            return None
        if desk.step is LearningStep.CHOOSING:
            errors = desk.lesson.errors_of(desk.player, desk.threshold)
            found = sum(one.event in desk.found_before for one in errors)
            #: Title: one is asked about the errors of a match
            title = self.tr("Learn from this match")
            return derive_offer(
                desk.lesson, LearnOffer(desk.player, len(errors), found, desk.threshold), title
            )
        if desk.step is LearningStep.OVER:
            return derive_end(desk.lesson, desk.run)
        if desk.step is LearningStep.TELLING:
            return derive_told(desk.lesson, desk.run, desk.given)
        return derive_question(desk.lesson, desk.run, desk.step, desk.given)

    @Slot()
    def _retry(self) -> None:
        self._desk.retry()
        self._page.table_view.board.setFocus()

    def _take_back(self) -> bool:
        """Have a play that was wrong off the board, so that another can be made; False if none lies there."""
        desk = self._desk
        is_there = desk.step is LearningStep.BETTER and self._page.shows(
            desk.given.answer if desk.given else None
        )
        if is_there:
            desk.retry()
        return is_there

    @Slot()
    def _leave(self) -> None:
        """What was only begun is put down first: typing a move, or a double that was asked about."""
        if self._page.move_field.isVisible():
            self._page.move_field.close_line()
        elif self._page.double_question.is_asked:
            self._page.double_question.drop()
        else:
            self._desk.leave()
            self.stopped.emit()
