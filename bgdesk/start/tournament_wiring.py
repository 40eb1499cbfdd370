"""The tournaments, made when the window stands."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING, Protocol

from bgdesk.app.settings import table
from bgdesk.app.settings.setting import Value
from bgdesk.app.settings.settings import Settings
from bgdesk.app.table.match_controller import MatchController
from bgdesk.engine.sage.availability import Availability
from bgdesk.library.journal import RatingKey
from bgdesk.library.library import Library
from bgdesk.library.problems import JournalError
from bgdesk.match.options import MatchOptions
from bgdesk.match.rating import Rating
from bgdesk.ui.common.last_folder import LastFolder
from bgdesk.ui.dialogs.match_dialogs import MatchDialogs
from bgdesk.ui.pages.names import TOURNAMENTS
from bgdesk.ui.tournament.tournaments_shown import TournamentsShown
from bgdesk.ui.window.appearance import Appearance
from bgdesk.ui.window.helping import Helping
from bgdesk.ui.window.main_window import MainWindow
from bgdesk.ui.words.levels import level_choices
from bgdesk.ui.words.persons import your_name

if TYPE_CHECKING:
    from bgdesk.app.tournament.tournament_desk import TournamentDesk
    from bgdesk.ui.tournament.tournaments_page import TournamentsPage

_USUAL_GAME = "backgammon"


class AroundTournaments(Protocol):
    """What is there before them."""

    window: MainWindow
    match_dialogs: MatchDialogs
    appearance: Appearance
    folder: LastFolder
    helping: Helping


def new_tournaments(
    controller: MatchController,
    library: Library,
    settings: Settings,
    availability: Availability,
    around: AroundTournaments,
    look_at: Callable[[str], None],
) -> TournamentsShown:
    """The tournaments of the window; ``look_at`` shows one of their matches."""
    window = around.window

    def new_desk() -> TournamentDesk:
        from bgdesk.app.tournament.tournament_desk import TournamentDesk
        from bgdesk.app.workers.simulation_pool import SimulationPool

        return TournamentDesk(library, controller.writing, SimulationPool, window)

    def own_name() -> str:
        return settings.get(table.PLAYER_NAME).strip() or your_name()

    def make_page(desk: TournamentDesk) -> TournamentsPage:
        from bgdesk.app.tournament.own_rounds import OwnRounds
        from bgdesk.app.tournament.slot_watching import SlotWatching
        from bgdesk.ui.tournament.directing import Directing
        from bgdesk.ui.tournament.tournaments_page import TournamentsPage
        from bgdesk.ui.tournament.wall_saving import WallSaving

        watching, levels = SlotWatching(desk, library.record, desk), level_choices(availability)
        rating_of = partial(_rating_of, library)
        options_for, own_rounds = partial(_options_for, settings), OwnRounds(library, desk)
        page = TournamentsPage(desk, watching, own_rounds, levels, rating_of, options_for, own_name)
        WallSaving(desk, page.one, around.folder, around.match_dialogs, page).told.connect(page.tell)
        Directing(desk, page.one, around.match_dialogs, levels, rating_of, page.shown_tournament, page)
        page.watch.may_move = lambda: not around.appearance.wants_rest
        page.watch.set_board_theme(around.appearance.board_theme())
        around.appearance.board_theme_changed.connect(page.watch.set_board_theme)
        return page

    shown = TournamentsShown(
        new_desk, make_page, controller, around.match_dialogs, window.front, window.actions_by_id, window
    )
    shown.help_requested.connect(partial(around.helping.show, TOURNAMENTS))
    shown.look_requested.connect(look_at)
    return shown


def _rating_of(library: Library, name: str) -> float:
    """By the results of a person in backgammon."""
    try:
        return library.journal.rating(RatingKey(name, _USUAL_GAME)).rating
    except JournalError:
        return Rating().rating


def _options_for(settings: Settings, games: tuple[str, ...]) -> MatchOptions:
    """The house rules of the last new match, without its clock."""
    from bgdesk.app.table.new_match import CHOICES, options_of
    from bgdesk.match.match_types import rotation_id

    values: dict[str, Value] = {setting.key: settings.value(setting) for setting in CHOICES}
    values |= {table.LAST_VARIANT.key: rotation_id(games), table.LAST_LENGTH.key: table.LAST_LENGTH.default}
    return replace(options_of(values), clock=None).locked()
