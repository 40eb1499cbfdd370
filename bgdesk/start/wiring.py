"""The window with everything that hangs on it, wired."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QSettings, Slot

from bgdesk.app.actions.actions import ActionId
from bgdesk.app.settings import table
from bgdesk.app.settings.file import SettingsProblem
from bgdesk.app.settings.settings import Settings
from bgdesk.app.sound_check import SoundCheck
from bgdesk.app.sounds import Sounds
from bgdesk.app.table.advisor import Advisor
from bgdesk.app.table.automation import AutomationWishes
from bgdesk.app.table.match_controller import MatchController
from bgdesk.app.table.match_opener import MatchOpener
from bgdesk.app.table.players import EngineClient
from bgdesk.app.table.table import Notice, NoticeKind, Table
from bgdesk.app.theme import ThemeSwitch
from bgdesk.engine.sage.availability import Availability
from bgdesk.library.library import Library
from bgdesk.start.home_wiring import HomeWiring
from bgdesk.ui.board.theme import BoardTheme
from bgdesk.ui.coan_ki.opener import CoanKiOpener
from bgdesk.ui.common.last_folder import LastFolder
from bgdesk.ui.dialogs.match_dialogs import MatchDialogs
from bgdesk.ui.dialogs.playing_on import PlayingOn
from bgdesk.ui.hints.hints import Hints
from bgdesk.ui.pages.names import COAN_KI
from bgdesk.ui.play.announcer import Announcer
from bgdesk.ui.play.soundtrack import Soundtrack
from bgdesk.ui.result.after_match import AfterMatch
from bgdesk.ui.window.appearance import Appearance
from bgdesk.ui.window.copying import Copying
from bgdesk.ui.window.helping import Helping
from bgdesk.ui.window.main_window import MainWindow
from bgdesk.ui.window.notice_bar import Topic
from bgdesk.ui.window.problem_reporting import ProblemReporting
from bgdesk.ui.window.program_dialogs import ProgramDialogs
from bgdesk.ui.window.theme_actions import ThemeActions
from bgdesk.ui.words.levels import level_choices, unavailable_text, variant_notes
from bgdesk.ui.words.prompts import notice_text, settings_problem_text

if TYPE_CHECKING:
    from bgdesk.app.problem_report import Facts, ProblemReport
    from bgdesk.match.state import MatchState
    from bgdesk.start.review_wiring import ReviewWiring
    from bgdesk.ui.home.home import Home
    from bgdesk.ui.lab.laboratory import Laboratory


class WindowWiring(QObject):
    """Holds the parts of the window together and lets them speak in its notice bar."""

    def __init__(
        self,
        *,
        controller: MatchController,
        match_opener: MatchOpener,
        library: Library,
        settings: Settings,
        themes: ThemeSwitch,
        boards: Mapping[str, BoardTheme],
        sounds: Sounds,
        sound_check: SoundCheck,
        availability: Availability,
        engine: EngineClient,
        places: Sequence[tuple[str, str]],
        collect_report: Callable[[Facts], ProblemReport],
        window_state: QSettings,
    ) -> None:
        super().__init__(controller)
        self._controller = controller
        self._library = library
        self._match_opener = match_opener
        self._settings = settings
        self._availability, self._engine = availability, engine
        themes.scale_text(settings.get(table.TEXT_SIZE))
        # `Appearance` dresses it when it is whole, not each part again when it is put in.
        wishes = partial(AutomationWishes.of, settings)
        self.window = MainWindow(
            controller, library.dice_statistics, wishes, library.journal.rating, window_state
        )
        self._folder = LastFolder(window_state)
        self._window_state = window_state
        actions = self.window.actions_by_id
        self.home_wiring = HomeWiring(settings, availability, self._board_theme, self.window)
        self.appearance = Appearance(
            settings, controller, self.window.page, themes, boards, sounds, self.window
        )
        self.match_dialogs = MatchDialogs(
            controller, match_opener, actions, self.window.page.table_view, wishes, self.window
        )
        self.playing_on = PlayingOn(
            controller,
            settings,
            self.match_dialogs,
            partial(level_choices, availability),
            partial(variant_notes, availability),
            self.window,
        )
        self.helping = Helping(controller, settings, self.appearance.board_theme, actions, self.window)
        self.after_match = AfterMatch(
            controller,
            library,
            settings,
            self.match_dialogs,
            self.window.page.table_view,
            actions,
            self.window,
        )
        self.program_dialogs = ProgramDialogs(
            controller,
            self.match_dialogs,
            library,
            settings,
            availability,
            boards,
            places,
            self.helping,
            self._folder,
            actions,
            sound_check,
            self.window,
        )
        self.problem_reporting = ProblemReporting(
            collect_report, actions[ActionId.REPORT_PROBLEM], self.match_dialogs, self._folder, self.window
        )
        self.announcer = Announcer(controller, self.window.page.table_view, wishes, self)
        self.copying = Copying(self._state_on_board, actions, self)
        self.soundtrack = Soundtrack(controller, sounds, self.window)
        self.laboratory: Laboratory | None = None
        self.review_wiring: ReviewWiring | None = None
        """Made by `begin`, when the window stands."""
        self.advisor = Advisor(controller, engine, self)
        self.hints = Hints(
            self.advisor,
            controller,
            self.window.side_panel.hints,
            self.window.page.table_view,
            actions,
            window_state,
            self.window,
        )
        self.theme_actions = ThemeActions(settings, actions, self.window)
        self.coan_ki = CoanKiOpener(
            actions[ActionId.COAN_KI],
            library.path.parent,
            settings,
            self.appearance.board_theme,
            partial(self.helping.show, COAN_KI),
            self.window,
        )
        self._wire()

    def _state_on_board(self) -> MatchState | None:
        """What is seen, of a match or set up by hand."""
        if self.laboratory and self.laboratory.is_seen:
            return self.laboratory.state
        return self.window.history.shown

    def _board_theme(self) -> BoardTheme:
        return self.appearance.board_theme()

    def _wire(self) -> None:
        actions, notices = self.window.actions_by_id, self.window.notices
        hints = self.window.side_panel.hints
        hints.set_board_theme(self.appearance.board_theme())
        self.appearance.board_theme_changed.connect(hints.set_board_theme)
        self.appearance.board_theme_changed.connect(self.helping.draw_again)
        self.appearance.board_theme_changed.connect(self.home_wiring.page.draw_again)
        self.match_dialogs.told.connect(partial(notices.warn, topic=Topic.MATCH))
        self.match_dialogs.halted.connect(self._halted)
        self.after_match.mentioned.connect(partial(notices.tell, topic=Topic.JUDGING))
        self.program_dialogs.told.connect(partial(notices.warn, topic=Topic.FILES))
        self.program_dialogs.done.connect(partial(notices.tell, topic=Topic.FILES))
        self.problem_reporting.told.connect(partial(notices.warn, topic=Topic.FILES))
        self.problem_reporting.done.connect(partial(notices.tell, topic=Topic.FILES))
        self.after_match.chosen.connect(self._trigger)
        self.copying.told.connect(partial(notices.tell, topic=Topic.FILES))
        self.window.history.play_on_requested.connect(self.playing_on.ask)
        self._controller.save_failed.connect(self._halted)
        self._controller.opened.connect(self._forget_last_match)
        self._controller.happened.connect(self._forget_halt)
        self._settings.save_failed.connect(self._settings_not_saved)
        actions[ActionId.SAY_SCORE].triggered.connect(self.announcer.say_score)
        actions[ActionId.SWAP_SIDES].triggered.connect(self.appearance.swap_sides)

    def begin(self, file: str | None) -> None:
        """What a player sees first: the file or position, or the start page."""
        parts = self._begin_review()
        self._begin_laboratory(parts)
        home = self.home_wiring.begin(
            self._controller,
            self._match_opener,
            self._library,
            self.match_dialogs,
            self.program_dialogs,
            self.helping,
            self.coan_ki,
            parts,
        )
        home.told.connect(partial(self.window.notices.warn, topic=Topic.MATCH))
        if file is None:
            home.show()
            return
        parts.opening.ended.connect(partial(self._show_home_instead, home, parts))
        parts.file_opening.open_given(file)

    def _show_home_instead(self, home: Home, parts: ReviewWiring) -> None:
        """What was to be opened is not, or somebody has to say which of several."""
        if self._controller.table is None and not parts.opening.is_busy:
            home.show()

    def _begin_review(self) -> ReviewWiring:
        from bgdesk.start.review_wiring import ReviewWiring

        self.review_wiring = parts = ReviewWiring(
            self._controller,
            self._match_opener,
            self._engine,
            self._library,
            self.after_match.quiet_judge,
            self.match_dialogs,
            self._folder,
            self.coan_ki,
            self.window.page,
            self.window.side_panel,
            self.window.history,
            self.window.page.table_view.board,
            self.window.notices,
            self._window_state,
            self._settings,
            self.window.actions_by_id,
            self.window,
        )
        parts.idle.changed.connect(self.window.set_idle)
        self.program_dialogs.study_of = parts.review.study_of
        self.after_match.review = parts.review
        self.after_match.review_requested.connect(parts.judging.look_at)
        return parts

    def _begin_laboratory(self, parts: ReviewWiring) -> None:
        from bgdesk.start.lab_wiring import new_laboratory

        library, window = self._library, self.window
        self.laboratory = made = new_laboratory(
            self._controller, library, self.appearance, self._folder, window, parts
        )
        made.page_made.connect(partial(parts.roll_out_in, made))
        parts.file_opening.take_text = made.take_text
        self.home_wiring.page.elsewhere.lab_requested.connect(made.toggle)

    def close(self) -> None:
        """End what runs for this window alone."""
        self.home_wiring.close()
        for part in (self.review_wiring, self.laboratory):
            if part:
                part.close()
        self.after_match.close()

    def tell(self, notice: Notice) -> None:
        """Say one thing in the notice bar."""
        if notice.kind in (NoticeKind.PLAIN_BOT, NoticeKind.ENGINE_FAILED):
            self.window.page.tell_plain_player()
        if notice.kind is NoticeKind.PLAIN_BOT and not self._availability.is_available:
            self.window.notices.warn(unavailable_text(self._availability), Topic.PLAYERS)
        elif notice.kind is NoticeKind.ENGINE_UNAVAILABLE:
            self._halted(notice_text(notice))
        else:
            self.window.notices.warn(notice_text(notice), Topic.PLAYERS)

    def tell_settings_problems(self) -> None:
        """Say what was wrong with the stored settings."""
        for problem in self._settings.problems:
            self.window.notices.warn(settings_problem_text(problem))

    def report_error(self, _error: BaseException) -> None:
        """Say that something went wrong inside; the details are in the log."""
        text = self.tr("Something went wrong inside bgdesk; the match is kept. Details are in the log.")
        self.window.notices.warn(text)

    @Slot(object)
    def _trigger(self, action: ActionId) -> None:
        self.window.actions_by_id[action].trigger()

    @Slot(str)
    def _halted(self, sentence: str) -> None:
        self.window.notices.warn(sentence, Topic.HALT, can_retry=True)

    @Slot(object)
    def _forget_last_match(self, _table: Table) -> None:
        self.window.notices.forget(*(topic for topic in Topic if topic is not Topic.PROGRAM))

    @Slot(object)
    def _settings_not_saved(self, problem: SettingsProblem) -> None:
        self.window.notices.warn(settings_problem_text(problem))

    @Slot()
    def _forget_halt(self) -> None:
        self.window.notices.forget(Topic.HALT)
