"""The start page: its look at once, and what is read for it when the window stands."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QSize, Slot
from PySide6.QtGui import QAction, QImage

from bgdesk.app.actions.actions import ActionId
from bgdesk.app.practice.own_level_desk import OwnLevelDesk
from bgdesk.app.settings import table
from bgdesk.app.settings.settings import Settings
from bgdesk.app.table.match_controller import MatchController
from bgdesk.app.table.match_opener import MatchOpener
from bgdesk.app.wall_clock import WallClock
from bgdesk.engine.sage.availability import Availability
from bgdesk.library.library import Library
from bgdesk.practice.opponents.own_level import PlayerLevel
from bgdesk.ui.board.theme import BoardTheme
from bgdesk.ui.board.view import BoardView
from bgdesk.ui.coan_ki.opener import CoanKiOpener
from bgdesk.ui.dialogs.match_dialogs import MatchDialogs
from bgdesk.ui.home.quick_choices import QuickChoices
from bgdesk.ui.home.start_page import StartPage
from bgdesk.ui.pages.names import HOW_TO_PLAY
from bgdesk.ui.window.helping import Helping
from bgdesk.ui.window.main_window import MainWindow
from bgdesk.ui.window.program_dialogs import ProgramDialogs
from bgdesk.ui.words.levels import level_choices
from bgdesk.ui.words.persons import your_name

if TYPE_CHECKING:
    from bgdesk.start.cards_wiring import CardsWiring
    from bgdesk.start.review_wiring import ReviewWiring
    from bgdesk.ui.home.home import Home


class HomeWiring(QObject):
    """Puts a start page into ``window``; `begin` makes it live.

    It is made before the window is dressed, which would cost more afterwards.
    """

    def __init__(
        self,
        settings: Settings,
        availability: Availability,
        board_theme: Callable[[], BoardTheme],
        library: Library,
        window: MainWindow,
    ) -> None:
        super().__init__(window)
        self._availability = availability
        own_level = OwnLevelDesk(library, partial(_name_of_player, settings), self)
        self._window = window
        self._home: Home | None = None
        self.page = StartPage(level_choices(availability, own_level.level), partial(_drawn, board_theme))
        self._choices = QuickChoices(settings, self.page, lambda: own_level.level)
        self.own_level = own_level
        own_level.estimated.connect(self._show_levels)
        window.front.add_start_page(self.page)

    def begin(
        self,
        controller: MatchController,
        match_opener: MatchOpener,
        library: Library,
        clock: WallClock,
        dialogs: MatchDialogs,
        program_dialogs: ProgramDialogs,
        helping: Helping,
        coan_ki: CoanKiOpener,
    ) -> Home:
        """Connect the page with what can be played from it, and add what was not needed at once."""
        from bgdesk.ui.home.ending import MatchEnding
        from bgdesk.ui.home.games import games_shown
        from bgdesk.ui.home.home import Home

        front, page = self._window.front, self.page
        ending = MatchEnding(controller, match_opener, library, dialogs, coan_ki, front, self._window)
        self._home = home = Home(
            controller, library, dialogs, coan_ki, front, page, self._choices, ending, clock.now
        )
        page.games.show_games(games_shown(), helping.picture_of)
        page.lead.how_to_requested.connect(lambda: helping.show(HOW_TO_PLAY))
        page.games.game_chosen.connect(helping.show_game)
        self._choices.form_requested.connect(program_dialogs.ask_new_match)
        self.own_level.look()
        self._trigger(self._window.actions_by_id)
        self._window.actions_by_id[ActionId.START_PAGE].triggered.connect(home.toggle)
        return home

    @Slot(object)
    def _show_levels(self, player: PlayerLevel) -> None:
        self.page.quick.show_levels(level_choices(self._availability, player))

    def join(self, review: ReviewWiring, cards: CardsWiring) -> None:
        """Connect the page with matches to look at, after `begin`."""
        home, page = self._home, self.page
        assert home
        home.past_requested.connect(review.matches.open_one)
        for changed in (review.opening.ended, review.matches.all.match_ended, review.upkeep.ended):
            changed.connect(home.refresh_if_seen)
        page.elsewhere.text_given.connect(review.file_opening.open_typed)
        review.upkeep.ended.connect(self.own_level.look)
        review.file_opening.tell_typist = self._tell_typist
        cards.join(page)

    def _trigger(self, actions: Mapping[ActionId, QAction]) -> None:
        page = self.page
        for wish, action in (
            (page.lead.all_requested, ActionId.MATCHES),
            (page.matches.all_requested, ActionId.MATCHES),
            (page.elsewhere.file_requested, ActionId.OPEN),
            (page.elsewhere.paste_requested, ActionId.PASTE),
        ):
            wish.connect(actions[action].trigger)

    def _tell_typist(self, sentence: str) -> bool:
        """Say why something was not opened where it was asked for; False where nobody would see it."""
        if self._window.front.is_start:
            self.page.elsewhere.show_problem(sentence)
        return self._window.front.is_start

    @property
    def home(self) -> Home | None:
        """What fills the page, since `begin`."""
        return self._home

    def close(self) -> None:
        """Let what is being read end."""
        if self._home:
            self._home.close()


def _name_of_player(settings: Settings) -> str:
    return settings.get(table.PLAYER_NAME).strip() or your_name()


def _drawn(board_theme: Callable[[], BoardTheme], view: BoardView, size: QSize) -> QImage:
    from bgdesk.ui.board.render import render_image

    return render_image(view, board_theme(), size)
