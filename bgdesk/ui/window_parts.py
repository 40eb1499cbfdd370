"""The window with everything that hangs on it, wired."""

from __future__ import annotations

import logging
from collections.abc import Mapping, Sequence
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QSettings, Slot

from bgdesk.app import settings_table as table
from bgdesk.app.actions import ActionId
from bgdesk.app.advising import Advisor
from bgdesk.app.automation import AutomationWishes, decides_himself
from bgdesk.app.match_controller import MatchController
from bgdesk.app.players import EngineDesk
from bgdesk.app.seating import Seating
from bgdesk.app.settings import Settings
from bgdesk.app.settings_file import SettingsProblem
from bgdesk.app.sounds import Sounds
from bgdesk.app.table import Happened, Notice, NoticeKind, Table
from bgdesk.app.theme import ThemeSwitch
from bgdesk.engine.availability import Availability
from bgdesk.library.journal import Journal
from bgdesk.match.events import Played
from bgdesk.ui.appearance import Appearance
from bgdesk.ui.board.theme import BoardTheme
from bgdesk.ui.coan_ki.opener import CoanKiOpener
from bgdesk.ui.conversations import Conversations
from bgdesk.ui.copying import Copying
from bgdesk.ui.event_wording import announcement
from bgdesk.ui.forced_wording import forced_text
from bgdesk.ui.hints import Hints
from bgdesk.ui.last_folder import LastFolder
from bgdesk.ui.level_wording import unavailable_text
from bgdesk.ui.main_window import MainWindow
from bgdesk.ui.notice_bar import Topic
from bgdesk.ui.pages.names import COAN_KI
from bgdesk.ui.references import References
from bgdesk.ui.soundtrack import Soundtrack
from bgdesk.ui.theme_actions import ThemeActions
from bgdesk.ui.wording import notice_text, pass_prompt, settings_problem_text

if TYPE_CHECKING:
    from bgdesk.ui.review_parts import ReviewParts


class WindowParts(QObject):
    """Holds the parts of the window together and lets them speak in its notice bar."""

    def __init__(
        self,
        *,
        controller: MatchController,
        seating: Seating,
        journal: Journal,
        settings: Settings,
        themes: ThemeSwitch,
        boards: Mapping[str, BoardTheme],
        sounds: Sounds,
        availability: Availability,
        engine: EngineDesk,
        places: Sequence[tuple[str, str]],
        window_state: QSettings,
    ) -> None:
        super().__init__(controller)
        self._controller = controller
        self._journal = journal
        self._seating = seating
        self._settings = settings
        self._availability = availability
        themes.scale_text(settings.get(table.TEXT_SIZE))
        # `Appearance` dresses it when it is whole, not each part again when it is put in.
        self.window = MainWindow(controller, journal, window_state)
        self.window.commands.wishes = self.window.page.wishes = wishes = partial(
            AutomationWishes.of, settings
        )
        self._folder = LastFolder(window_state)
        actions = self.window.actions_by_id
        self.appearance = Appearance(
            settings, controller, self.window.page, themes, boards, sounds, self.window
        )
        self.conversations = Conversations(
            controller, seating, actions, self.window.page.table_view, wishes, self.window
        )
        self.references = References(
            controller,
            self.conversations,
            journal,
            settings,
            availability,
            tuple(boards),
            places,
            self.appearance.board_theme,
            self._folder,
            actions,
            self.window,
        )
        self.copying = Copying(lambda: self.window.history.shown, actions, self)
        self.soundtrack = Soundtrack(controller, sounds, self.window)
        self.review_parts: ReviewParts | None = None
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
            journal.path.parent,
            settings,
            self.appearance.board_theme,
            partial(self.references.show_help, COAN_KI),
            self.window,
        )
        self._wire()

    def _wire(self) -> None:
        actions, notices = self.window.actions_by_id, self.window.notices
        hints = self.window.side_panel.hints
        hints.set_board_theme(self.appearance.board_theme())
        self.appearance.board_theme_changed.connect(hints.set_board_theme)
        self.appearance.board_theme_changed.connect(self.references.draw_again)
        self.conversations.told.connect(partial(notices.warn, topic=Topic.MATCH))
        self.conversations.mentioned.connect(partial(notices.tell, topic=Topic.MATCH))
        self.conversations.halted.connect(self._halted)
        self.references.told.connect(partial(notices.warn, topic=Topic.FILES))
        self.references.done.connect(partial(notices.tell, topic=Topic.FILES))
        self.conversations.chosen.connect(self._trigger)
        self.copying.told.connect(partial(notices.tell, topic=Topic.FILES))
        self.window.history.play_on_requested.connect(self.conversations.ask_play_on)
        self._controller.save_failed.connect(self._halted)
        self._controller.opened.connect(self._forget_last_match)
        self._controller.happened.connect(self._announce)
        self._settings.save_failed.connect(self._settings_not_saved)
        actions[ActionId.SWAP_SIDES].triggered.connect(self.appearance.swap_sides)

    def begin(self, file: str | None) -> None:
        """What a player sees first: the file, his unfinished matches, or an empty board and one button."""
        parts = self._begin_review()
        if file is not None:
            parts.reviewing.open_paths([Path(file)])
        else:
            parts.matches.ask_at_start()

    def _begin_review(self) -> ReviewParts:
        from bgdesk.ui.review_parts import ReviewParts

        self.review_parts = parts = ReviewParts(
            self._controller,
            self._seating,
            self._journal,
            self.conversations,
            self._folder,
            self.coan_ki,
            self.window,
        )
        self.references.study_of = parts.review.study_of
        return parts

    def close(self) -> None:
        """End what runs for this window alone."""
        if self.review_parts:
            self.review_parts.close()

    def tell(self, notice: Notice) -> None:
        """Say one thing in the notice bar."""
        if notice.kind is NoticeKind.PLAIN_BOT:
            self.window.page.tell_plain_player()
        if notice.kind is NoticeKind.AUTO_ROLLED:
            self.window.page.table_view.show_message(notice_text(notice))
        elif notice.kind is NoticeKind.PLAIN_BOT and not self._availability.is_available:
            self.window.notices.warn(unavailable_text(self._availability), Topic.PLAYERS)
        elif notice.kind is NoticeKind.ENGINE_UNAVAILABLE:
            self._halted(notice_text(notice))
        else:
            self.window.notices.warn(notice_text(notice), Topic.PLAYERS)

    def tell_settings_problems(self) -> None:
        """Say what was wrong with the stored settings."""
        for problem in self._settings.problems:
            self.window.notices.warn(settings_problem_text(problem))

    def report_error(self, error: BaseException) -> None:
        """Say that something went wrong inside; the details are in the log."""
        logging.getLogger("bgdesk").error("reported: %s", error)
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

    @Slot(object)
    def _announce(self, happened: Happened) -> None:
        """Speak what happened, show what was decided for the player, and forget what it waited for."""
        self.window.notices.forget(Topic.HALT)
        table = self._controller.table
        if table is None:
            return
        seats = table.record.header.seats
        text = announcement(happened.entry, happened.before, happened.after, seats)
        if self._has_to_pass(table):
            text = f"{text} {pass_prompt()}"
            self.window.page.table_view.input.offer_dice()
        self.window.page.table_view.board.announce(text)
        if happened.automatic and isinstance(happened.entry, Played):
            forced = forced_text(happened, happened.entry, table)
            self.window.page.table_view.show_message(forced, outlasts_bot=True)

    def _has_to_pass(self, table: Table) -> bool:
        """Whether a person cannot move and confirms that himself."""
        is_pass = table.waits_for_human and table.entry is not None and table.entry.is_pass
        return is_pass and decides_himself(table.state, AutomationWishes.of(self._settings))
