"""Everything about looking at matches, made when the window stands, because playing does not need it."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial

from PySide6.QtCore import QObject, QSettings, QTimer
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QWidget

from bgdesk.app.actions.actions import ActionId
from bgdesk.app.own_names import own_names
from bgdesk.app.review.import_batch import MatchImporter
from bgdesk.app.review.learning_desk import LearningDesk
from bgdesk.app.review.library_upkeep import LibraryUpkeep
from bgdesk.app.review.line_editing import LineEditing
from bgdesk.app.review.line_judge import LineJudge
from bgdesk.app.review.own_comments import OwnComments
from bgdesk.app.review.quiet_judge import QuietJudge
from bgdesk.app.review.reasoning import Reasoning
from bgdesk.app.review.review import ReviewSession
from bgdesk.app.review.review_figures import ReviewFigures
from bgdesk.app.review.tried_lines import TriedLines
from bgdesk.app.rollouts.rollout_desk import RolloutDesk
from bgdesk.app.settings.settings import Settings
from bgdesk.app.table.match_controller import MatchController
from bgdesk.app.table.match_opener import MatchOpener
from bgdesk.app.table.players import EngineClient
from bgdesk.app.wall_clock import WallClock
from bgdesk.library.library import Library
from bgdesk.ui.board.board_widget import BoardWidget
from bgdesk.ui.coan_ki.opener import CoanKiOpener
from bgdesk.ui.common.front_pages import FrontPages
from bgdesk.ui.common.last_folder import LastFolder
from bgdesk.ui.dialogs.match_dialogs import MatchDialogs
from bgdesk.ui.lab.lab_page import LabPage
from bgdesk.ui.lab.laboratory import Laboratory
from bgdesk.ui.lab.rollout_panel import RolloutPanel
from bgdesk.ui.learn.learning import Learning
from bgdesk.ui.play.looking_back import History
from bgdesk.ui.play.play_page import PlayPage
from bgdesk.ui.review.comments_shown import CommentsShown
from bgdesk.ui.review.course_shown import CourseShown
from bgdesk.ui.review.errors_shown import ErrorsShown
from bgdesk.ui.review.event_data import EventData
from bgdesk.ui.review.finding import DecisionFinding
from bgdesk.ui.review.flagging import Flagging
from bgdesk.ui.review.forum_copy import ForumCopy
from bgdesk.ui.review.idle_actions import IdleActions
from bgdesk.ui.review.judging import Judging
from bgdesk.ui.review.judging_at_once import JudgingAtOnce
from bgdesk.ui.review.lenses_in_review import LensesInReview
from bgdesk.ui.review.line_costs import LineCosts
from bgdesk.ui.review.line_walking import LineWalking
from bgdesk.ui.review.listed_lines import ListedLines
from bgdesk.ui.review.opening import FileOpening
from bgdesk.ui.review.preview import CandidatePreview
from bgdesk.ui.review.report_saving import ReportSaving
from bgdesk.ui.review.review_places import ReviewPlaces
from bgdesk.ui.review.rolling_out import RollingOut
from bgdesk.ui.review.saved_copy import SavedCopy
from bgdesk.ui.review.stored_matches import StoredMatches
from bgdesk.ui.review.summary_shown import SummaryShown
from bgdesk.ui.review.there_and_back import ThereAndBack
from bgdesk.ui.review.trying_out import TryingOut
from bgdesk.ui.review.walking import Walking
from bgdesk.ui.review.wheel_steps import WheelSteps
from bgdesk.ui.review.why import Why
from bgdesk.ui.review.why_section import WhySection
from bgdesk.ui.review.window_title import WindowTitle
from bgdesk.ui.window.notice_bar import NoticeBar, Topic
from bgdesk.ui.window.side_panel import SidePanel

UPKEEP_AFTER_MS = 5_000
"""The library is tended to once everything stands."""


class ReviewWiring(QObject):
    """Opens, shows and judges matches; ``window`` is below the dialogs and takes what is dropped."""

    def __init__(
        self,
        controller: MatchController,
        match_opener: MatchOpener,
        engine: EngineClient,
        library: Library,
        clock: WallClock,
        quiet_judge: QuietJudge,
        dialogs: MatchDialogs,
        folder: LastFolder,
        coan_ki: CoanKiOpener,
        page: PlayPage,
        side_panel: SidePanel,
        history: History,
        board: BoardWidget,
        notices: NoticeBar,
        window_state: QSettings,
        settings: Settings,
        actions: Mapping[ActionId, QAction],
        front: FrontPages,
        window: QWidget,
    ) -> None:
        super().__init__(window)
        self.quiet_judge, self.folder, self.dialogs = quiet_judge, folder, dialogs
        self.opening = MatchImporter(lambda: library.studies, self)
        self.review = ReviewSession(controller, match_opener, lambda: library.studies, quiet_judge, self)
        self.file_opening = FileOpening(self.opening, self.review, dialogs, folder, actions, window)
        names = partial(own_names, library, settings)
        self.copies = SavedCopy(library, folder, self)
        self.matches = StoredMatches(
            controller,
            library,
            self.opening,
            self.review,
            quiet_judge,
            dialogs,
            self.copies,
            actions,
            coan_ki,
            window_state,
            names,
            window,
        )
        self.walking = Walking(self.review, history, settings, names, page.table_view.tell, actions, self)
        self.places = ReviewPlaces(self.walking, history, page.review_bar, actions)
        self.preview = CandidatePreview(
            self.review, history, page.table_view, side_panel.judgement.view, actions, self
        )
        WheelSteps(
            board.viewport(),
            actions[ActionId.PREVIOUS_DECISION].trigger,
            actions[ActionId.NEXT_DECISION].trigger,
            lambda: self.review.shelved is not None,
        )
        self.judging_at_once = JudgingAtOnce(self.review, self)
        self.title = WindowTitle(controller, self.review, front, window)
        self.line_judge = LineJudge(controller, self.review, self)
        self.judging = Judging(
            controller,
            self.review,
            self.line_judge,
            dialogs,
            side_panel.judgement,
            side_panel.moves.model,
            history,
            actions,
            window,
        )
        self.figures = ReviewFigures(self.review, self)
        self.course_shown = CourseShown(self.review, self.figures, history, page, self)
        self.errors_shown = ErrorsShown(
            self.review, self.walking, history, settings, side_panel.moves.model, self
        )
        errors = self.errors_shown.page
        side_panel.add_review_page(errors, self.errors_shown.title(0))
        self.errors_shown.retitled.connect(partial(side_panel.title_review_page, errors))
        actions[ActionId.ERRORS_PANEL].triggered.connect(actions[ActionId.MOVES_PANEL].trigger)
        actions[ActionId.ERRORS_PANEL].triggered.connect(partial(side_panel.show_review_page, errors))
        self.summary_shown = SummaryShown(self.figures, history, self)
        side_panel.add_review_page(self.summary_shown.page, self.summary_shown.title)
        actions[ActionId.SUMMARY].triggered.connect(actions[ActionId.MOVES_PANEL].trigger)
        actions[ActionId.SUMMARY].triggered.connect(
            partial(side_panel.show_review_page, self.summary_shown.page)
        )
        self.reasoning = Reasoning(self)
        section = WhySection()
        side_panel.decision.add_section(section, section.title)
        self.why = Why(controller, self.review, history, section, board, self.reasoning, self)
        self.settings = settings
        self.rollouts = RolloutDesk(self)
        self.rolling_out = RollingOut(
            controller,
            self.review,
            self.rollouts,
            lambda: library.studies,
            history,
            side_panel.decision,
            settings,
            actions,
            self,
        )
        self.finding = DecisionFinding(
            library,
            self.review,
            history,
            self.matches,
            dialogs,
            names,
            clock.today,
            board,
            actions,
            window,
        )
        self.own_comments = OwnComments(
            self.review, lambda: library.studies.own_words, controller.writing, self
        )
        self.flagging = Flagging(
            self.review,
            self.own_comments,
            history,
            side_panel.moves.model,
            page.table_view.tell,
            actions,
            self,
        )
        self.lenses = LensesInReview(
            controller, self.review, history, side_panel.decision, dialogs, actions, window
        )
        self.comments_shown = CommentsShown(
            self.review, self.figures, self.own_comments, history, side_panel.decision, actions, self
        )
        self.event_data = EventData(self.review, self.own_comments, dialogs, actions, window)
        self.forum_copy = ForumCopy(self.review, self.figures, history, dialogs, actions, window)
        self.report_saving = ReportSaving(self.review, folder, dialogs, actions, window)
        self.upkeep = LibraryUpkeep(library, self)
        self.lines = TriedLines(
            controller, self.review, match_opener, lambda: library.studies.own_words, engine, self
        )
        editing = LineEditing(self.review, lambda: library.studies.own_words, controller.writing, self)
        editing.failed.connect(partial(notices.warn, topic=Topic.FILES))
        self.trying_out = TryingOut(
            controller, self.lines, editing, history, dialogs, page, side_panel.decision, actions, self
        )
        self.learning_desk = LearningDesk(
            controller, self.review, lambda: library.learnt, lambda: self.walking.threshold, self
        )
        self.learning = Learning(
            self.learning_desk,
            names,
            self.walking,
            history,
            page,
            self.course_shown,
            self.judging,
            self.reasoning,
            actions,
            self,
        )
        side_panel.set_lesson_page(self.learning.panel)
        self.summary_shown.page.learn_requested.connect(actions[ActionId.LEARN].trigger)
        self.learning_desk.failed.connect(partial(notices.warn, topic=Topic.FILES))
        self.listed_lines = ListedLines(
            controller, self.lines, history, side_panel.moves, page.table_view.when_at_rest, self
        )
        self.line_costs = LineCosts(
            self.review, self.line_judge, self.listed_lines, side_panel.moves.model, self
        )
        self.there_and_back = ThereAndBack(
            controller, self.opening, self.review, self.lines, history, dialogs, page, actions, self
        )
        self.idle = IdleActions(self)
        self.idle.follow(self.judging.idle_changed)
        self.idle.follow(
            self.there_and_back.idle_changed,
            frozenset({ActionId.BACK_TO_REVIEW, ActionId.BACK_TO_PLAYED}),
        )
        LineWalking(
            controller, self.lines, self.listed_lines, editing, history, page.table_view.tell, actions, self
        )
        QTimer.singleShot(UPKEEP_AFTER_MS, self.upkeep, self.upkeep.start)
        warn, tell = notices.warn, notices.tell
        self.file_opening.told.connect(partial(warn, topic=Topic.FILES))
        self.file_opening.mentioned.connect(partial(tell, topic=Topic.FILES))
        self.file_opening.remarked.connect(
            partial(tell, topic=Topic.FILES, more=self.file_opening.show_report)
        )
        self.matches.told.connect(partial(warn, topic=Topic.FILES))
        self.matches.mentioned.connect(partial(tell, topic=Topic.FILES))
        self.forum_copy.told.connect(partial(notices.tell, topic=Topic.FILES))
        self.report_saving.told.connect(partial(warn, topic=Topic.FILES))
        self.own_comments.failed.connect(partial(warn, topic=Topic.FILES))
        self.figures.failed.connect(partial(warn, topic=Topic.JUDGING))
        self.upkeep.ended.connect(self.matches.list_again)
        self.upkeep.failed.connect(partial(warn, topic=Topic.FILES))
        self.finding.told.connect(partial(warn, topic=Topic.FILES))
        self.finding.chosen.connect(front.show_table)
        for changed in (self.opening.all_kept, self.opening.kept, self.matches.all.ended, self.review.ended):
            changed.connect(self.upkeep.start)
        self.rolling_out.told.connect(partial(warn, topic=Topic.JUDGING))
        self.rolling_out.mentioned.connect(partial(tell, topic=Topic.JUDGING))
        self.judging.told.connect(partial(warn, topic=Topic.JUDGING))
        self.judging.mentioned.connect(partial(tell, topic=Topic.JUDGING))

    def roll_out_in(self, laboratory: Laboratory, page: LabPage) -> None:
        """Let positions on ``page``, which is new, be rolled out as decisions are here."""
        assert laboratory.judge, "it is made with the page"
        RolloutPanel(laboratory.judge, self.rollouts, self.settings).join(page)

    def close(self) -> None:
        """End what runs: readers and processes."""
        self.matches.close()
        self.finding.close()
        self.upkeep.close()
        self.lenses.close()
        self.opening.cancel()
        self.own_comments.save()
        self.report_saving.close()
        self.figures.close()
        self.line_judge.close()
        self.learning_desk.close()
        self.rollouts.close()
        self.review.close()
        self.reasoning.close()
