"""The window with everything that hangs on it, wired."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QSettings, Slot

from bgdesk.app.actions.actions import ActionId
from bgdesk.app.own_names import own_names
from bgdesk.app.recent_files import RecentFiles
from bgdesk.app.settings import table
from bgdesk.app.settings.settings import Settings
from bgdesk.app.sound_check import SoundCheck
from bgdesk.app.sounds import Sounds
from bgdesk.app.table.advisor import Advisor
from bgdesk.app.table.automation import AutomationWishes
from bgdesk.app.table.match_controller import MatchController
from bgdesk.app.table.match_opener import MatchOpener
from bgdesk.app.table.players import EngineClient
from bgdesk.app.theme import ThemeSwitch
from bgdesk.app.wall_clock import WallClock
from bgdesk.engine.sage.availability import Availability
from bgdesk.library.library import Library
from bgdesk.start.home_wiring import HomeWiring
from bgdesk.start.match_notices import MatchNotices
from bgdesk.start.saved_wiring import SavedFiles
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
from bgdesk.ui.words.levels import level_choices, variant_notes

if TYPE_CHECKING:
    from bgdesk.app.problem_report import Facts, ProblemReport
    from bgdesk.match.state import MatchState
    from bgdesk.start.practice_wiring import PracticeWiring
    from bgdesk.start.review_wiring import ReviewWiring
    from bgdesk.ui.home.home import Home
    from bgdesk.ui.lab.laboratory import Laboratory
    from bgdesk.ui.tables.tables_shown import TablesShown
    from bgdesk.ui.tournament.tournaments_shown import TournamentsShown


class WindowWiring(QObject):
    """Holds the parts of the window together and lets them speak in its notice bar."""

    def __init__(
        self,
        *,
        controller: MatchController,
        match_opener: MatchOpener,
        library: Library,
        settings: Settings,
        clock: WallClock,
        themes: ThemeSwitch,
        boards: Mapping[str, BoardTheme],
        sounds: Sounds,
        sound_check: SoundCheck,
        availability: Availability,
        engine: EngineClient,
        places: Sequence[tuple[str, str]],
        collect_report: Callable[[Facts], ProblemReport],
        window_state: QSettings,
        window: MainWindow,
    ) -> None:
        super().__init__(controller)
        self._controller = controller
        self._library = library
        self._match_opener = match_opener
        self._settings = settings
        self._clock = clock
        self._engine = engine
        self._availability = availability
        themes.scale_text(settings.get(table.TEXT_SIZE))
        # `Appearance` dresses it when it is whole, not each part again when it is put in.
        wishes = partial(AutomationWishes.of, settings)
        self.window = window
        window.furnish(controller, library.dice_statistics, wishes, library.journal.rating)
        self.folder, self._window_state = LastFolder(window_state), window_state
        actions = self.window.actions_by_id
        self.home_wiring = HomeWiring(settings, availability, self._board_theme, library, self.window)
        self.appearance = Appearance(
            settings, controller, self.window.page, themes, boards, sounds, self.window
        )
        self.match_dialogs = MatchDialogs(
            controller, match_opener, actions, self.window.page.table_view, wishes, self.window
        )
        self.match_notices = MatchNotices(controller, self.match_dialogs, availability, self.window)
        self.playing_on = PlayingOn(
            controller,
            settings,
            partial(own_names, library, settings),
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
            self.folder,
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
            self.folder,
            actions,
            sound_check,
            self.home_wiring.own_level,
            self.window,
        )
        self.problem_reporting = ProblemReporting(
            collect_report, actions[ActionId.REPORT_PROBLEM], self.match_dialogs, self.folder, self.window
        )
        self.saved_files = SavedFiles(self.window.notices, RecentFiles(window_state), self)
        self.announcer = Announcer(controller, self.window.page.table_view, wishes, self)
        self.copying = Copying(self._state_on_board, actions, self)
        self.soundtrack = Soundtrack(controller, sounds, self.window)
        self.laboratory: Laboratory | None = None
        self.review_wiring: ReviewWiring | None = None
        self.practice: PracticeWiring | None = None
        self.tournaments: TournamentsShown | None = None
        self.tables: TablesShown | None = None
        """Made by `complete`, when the window stands."""
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
        for slot in (hints.set_board_theme, self.helping.draw_again, self.home_wiring.page.draw_again):
            self.appearance.board_theme_changed.connect(slot)
        self.match_dialogs.told.connect(partial(notices.warn, topic=Topic.MATCH))
        self.after_match.mentioned.connect(partial(notices.tell, topic=Topic.JUDGING))
        self.program_dialogs.told.connect(partial(notices.warn, topic=Topic.FILES))
        self.saved_files.follow(self.program_dialogs.saved, self.problem_reporting.saved)
        self.problem_reporting.told.connect(partial(notices.warn, topic=Topic.FILES))
        self.after_match.chosen.connect(self._trigger)
        self.copying.told.connect(partial(notices.tell, topic=Topic.FILES))
        self.window.history.play_on_requested.connect(self.playing_on.ask)
        actions[ActionId.SAY_SCORE].triggered.connect(self.announcer.say_score)
        actions[ActionId.SWAP_SIDES].triggered.connect(self.appearance.swap_sides)

    def begin(self, file: str | None) -> None:
        """What a player sees first: the file or position, or the start page."""
        home, parts = self._begin_home(), self.complete()
        if file is None:
            home.show()
            return
        parts.opening.ended.connect(partial(self._show_home_instead, home, parts))
        parts.file_opening.open_given(file)

    def begin_seen(self) -> None:
        """The start page alone: before anybody does something, `complete` has to come."""
        self._begin_home().show()

    def complete(self) -> ReviewWiring:
        """Add what is not seen on the start page, unless it is there."""
        parts = self.review_wiring
        if parts is None:
            from bgdesk.start.practice_wiring import PracticeWiring
            from bgdesk.start.tables_wiring import new_tables
            from bgdesk.start.tournament_wiring import new_tournaments

            parts = self._begin_review()
            self._begin_laboratory(parts)
            self.practice = PracticeWiring(
                self._controller, self._library, self._settings, self._clock, self, parts
            )
            self.tournaments = new_tournaments(
                self._controller,
                self._library,
                self._settings,
                self._availability,
                self,
                lambda match_id: parts.opening.load_played(partial(self._library.record, match_id)),
            )
            store = self._match_opener, self._library
            self.tables = new_tables(self._controller, *store, self._settings, self._clock, self)
            self.home_wiring.join(parts, self.practice.cards)
        return parts

    def _begin_home(self) -> Home:
        opener, library, dialogs = self._match_opener, self._library, self.match_dialogs
        shown = self.program_dialogs, self.helping, self.coan_ki
        home = self.home_wiring.begin(self._controller, opener, library, self._clock, dialogs, *shown)
        home.told.connect(partial(self.window.notices.warn, topic=Topic.MATCH))
        return home

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
            self._clock,
            self.after_match.quiet_judge,
            self.match_dialogs,
            self.folder,
            self.coan_ki,
            self.window.page,
            self.window.side_panel,
            self.window.history,
            self.window.page.table_view.board,
            self.window.notices,
            self._window_state,
            self._settings,
            self.window.actions_by_id,
            self.window.front,
            self.window,
        )
        parts.idle.changed.connect(self.window.set_idle)
        self.saved_files.join(parts.copies, parts.report_saving, parts.file_opening, self.window.menuBar())
        self.program_dialogs.study_of = parts.review.study_of
        self.after_match.review = parts.review
        self.after_match.review_requested.connect(parts.judging.look_at)
        return parts

    def _begin_laboratory(self, parts: ReviewWiring) -> None:
        from bgdesk.start.lab_wiring import new_laboratory

        library, window = self._library, self.window
        self.laboratory = made = new_laboratory(
            self._controller, library, self.appearance, self.folder, window, parts
        )
        made.page_made.connect(partial(parts.roll_out_in, made))
        self.helping.lab_requested.connect(made.set_up)
        self.saved_files.follow(made.saved)
        parts.file_opening.take_text = made.take_text
        self.home_wiring.page.elsewhere.lab_requested.connect(made.toggle)

    def close(self) -> None:
        """End what runs for this window alone."""
        self.home_wiring.close()
        for part in (self.tables, self.tournaments, self.practice, self.review_wiring, self.laboratory):
            if part:
                part.close()
        self.after_match.close()

    @Slot(object)
    def _trigger(self, action: ActionId) -> None:
        self.window.actions_by_id[action].trigger()
