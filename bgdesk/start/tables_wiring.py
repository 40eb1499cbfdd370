"""Tables on the network, made when the window stands; what they need is loaded when it is asked for."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import TYPE_CHECKING, Protocol

from PySide6.QtCore import QCoreApplication

from bgdesk.app.actions.actions import ActionId
from bgdesk.app.messages import message_text
from bgdesk.app.settings import network_settings, table
from bgdesk.app.settings.setting import NamedTable, Value
from bgdesk.app.settings.settings import Settings
from bgdesk.app.table.match_controller import MatchController
from bgdesk.app.table.match_opener import MatchOpener
from bgdesk.app.wall_clock import WallClock
from bgdesk.library.library import Library
from bgdesk.library.problems import JournalError
from bgdesk.match.options import MatchOptions
from bgdesk.match.record import MatchRecord
from bgdesk.rules.player import Player
from bgdesk.ui.dialogs.match_dialogs import MatchDialogs
from bgdesk.ui.pages.names import TABLES
from bgdesk.ui.tables.tables_shown import TablesShown
from bgdesk.ui.window.helping import Helping
from bgdesk.ui.window.main_window import MainWindow
from bgdesk.ui.window.notice_bar import Topic
from bgdesk.ui.window.side_panel import CHAT
from bgdesk.ui.words.matches import stored_choice
from bgdesk.ui.words.persons import is_you

if TYPE_CHECKING:
    from bgdesk.app.tables.tables_desk import TablesDesk
    from bgdesk.ui.tables.table_beside import TableBeside
    from bgdesk.ui.tables.tables_page import TablesPage

_EXPLAINED = "tables/explained"


class AroundTables(Protocol):
    """What is there before them."""

    window: MainWindow
    match_dialogs: MatchDialogs
    helping: Helping


class TableSettings:
    """The wishes of `bgdesk.app.tables.tables_desk.TableWishes`, read from the settings at the moment."""

    def __init__(self, settings: Settings) -> None:
        self._get = settings.get

    @property
    def name(self) -> str:
        """What the other player sees; empty as long as nobody has said it."""
        return self._get(network_settings.TABLE_NAME).strip() or self._get(table.PLAYER_NAME).strip()[:40]

    @property
    def port(self) -> int:
        """Where an open table waits."""
        return self._get(network_settings.TABLE_PORT)

    @property
    def greets(self) -> bool:
        """Whether hello is said at the beginning."""
        return self._get(network_settings.TABLE_GREETING)

    @property
    def relay(self) -> str:
        """By way of whom others can come too; empty without one."""
        return self._get(network_settings.TABLE_RELAY).strip()

    def addresses(self) -> tuple[str, ...]:
        """At which of the own addresses an open table waits."""
        from bgdesk.app.tables.own_addresses import own_addresses

        return own_addresses(self._get(network_settings.TABLE_REACH))

    def outside(self) -> str:
        """The address as seen from the internet, where others may come from there."""
        is_open = self._get(network_settings.TABLE_REACH) == network_settings.INTERNET
        return self._get(network_settings.TABLE_ADDRESS).strip().lower() if is_open else ""


def new_tables(
    controller: MatchController,
    match_opener: MatchOpener,
    library: Library,
    settings: Settings,
    clock: WallClock,
    around: AroundTables,
) -> TablesShown:
    """Tables on the network, for the window."""
    window, dialogs = around.window, around.match_dialogs
    wishes, window_state = TableSettings(settings), window.window_state

    others = library.catalogue.with_others

    def new_desk() -> TablesDesk:
        from bgdesk.app.tables.tables_desk import TablesDesk

        def failed(problem: JournalError) -> None:
            desk.leave()
            window.notices.warn(message_text(problem.message), Topic.MATCH)

        def begin(record: MatchRecord) -> None:
            match_opener.begin(record, failed)

        desk = TablesDesk(
            controller,
            begin,
            dialogs.resume,
            lambda: tuple(match.id for match in others()),
            wishes,
            library.path.parent / "tables",
            clock.utc,
            window,
        )
        desk.network.is_reader = is_you
        return desk

    def make_page(desk: TablesDesk) -> TablesPage:
        from bgdesk.app.tables.lan_search import LanSearch
        from bgdesk.app.workers.background_task import BackgroundTask
        from bgdesk.ui.tables.tables_page import TablesPage

        is_explained = window_state.value(_EXPLAINED, defaultValue=False, type=bool)
        page = TablesPage(
            desk,
            lambda: [stored_choice(match) for match in others()],
            LanSearch(wishes.addresses, desk),
            is_explained=bool(is_explained),
        )
        BackgroundTask(lambda _: wishes.addresses(), parent=page).start_behind()  # slow the first time
        page.explained.connect(lambda: window_state.setValue(_EXPLAINED, True))
        page.help_requested.connect(partial(around.helping.show, TABLES))
        page.lobby.name_chosen.connect(partial(settings.set, network_settings.TABLE_NAME))
        page.lobby.show_name(wishes.name)
        page.lobby.open_requested.connect(partial(_ask_table, settings, around, desk, page))
        page.lobby.chosen.connect(dialogs.resume)
        page.terms.rules_requested.connect(lambda options: around.helping.show_over(window, options))
        return page

    shown = TablesShown(
        new_desk,
        make_page,
        lambda desk: _beside(window, controller, lambda: shown.is_seen, desk),
        controller,
        dialogs,
        window.front,
        window.actions_by_id,
        window,
    )
    return shown


def _ask_table(settings: Settings, around: AroundTables, desk: TablesDesk, page: TablesPage) -> None:
    from bgdesk.app.table.match_kinds import default_values, remember
    from bgdesk.app.table.presets import PresetShelf
    from bgdesk.app.table.quick_match import as_last_time
    from bgdesk.ui.new_match.open_table_dialog import OpenTableDialog

    dialog = OpenTableDialog(
        as_last_time(settings),
        around.window,
        preview=around.helping.preview,
        defaults=default_values(settings),
        kinds=settings.named(NamedTable.KINDS),
        presets=PresetShelf(settings),
        watching=settings.get(network_settings.TABLE_WATCHING),
    )

    def open_table(options: MatchOptions, me: Player, values: Mapping[str, Value]) -> None:
        remember(settings, values)
        settings.set(network_settings.TABLE_WATCHING, dialog.watching)
        watch_delay = network_settings.WATCH_DELAYS[dialog.watching]
        page.tell("")
        desk.open(options, me, watch_delay)

    dialog.table_chosen.connect(open_table)
    dialog.rules_requested.connect(lambda options: around.helping.show_over(dialog, options))
    around.match_dialogs.open(dialog)


def _beside(
    window: MainWindow,
    controller: MatchController,
    sees_page: Callable[[], bool],
    desk: TablesDesk,
) -> TableBeside:
    from bgdesk.ui.tables.table_beside import TableBeside

    side, notices = window.side_panel, window.notices
    beside = TableBeside(desk, controller, lambda: side.shows_chat, sees_page, window)
    side.set_chat(beside.chat, "")
    beside.titled.connect(side.title_chat)
    side.turned.connect(beside.read)
    beside.link_shown.connect(window.page.set_link)
    beside.warned.connect(partial(notices.warn, topic=Topic.TABLE))
    beside.told.connect(partial(notices.tell, topic=Topic.TABLE))
    beside.again_asked.connect(partial(_tell_again, window, desk.again))
    beside.take_back_asked.connect(partial(_tell_take_back, window, desk.take_backs.grant))
    beside.reminded.connect(partial(notices.warn, topic=Topic.ASKED))
    beside.overtaken.connect(partial(notices.forget, Topic.ASKED))
    beside.recovered.connect(partial(notices.forget, Topic.TABLE))
    beside.awaited.connect(window.page.table_view.tell)
    window.actions_by_id[ActionId.CHAT_PANEL].triggered.connect(partial(_show_chat, window, beside))
    beside.refresh()
    return beside


def _tell_again(window: MainWindow, rematch: Callable[[], None], sentence: str) -> None:
    #: Button on a notice: play once more with the player who asks for it
    text = QCoreApplication.translate("Tables", "Rematch")
    window.notices.warn(sentence, Topic.TABLE, more=rematch, more_text=text)


def _tell_take_back(window: MainWindow, grant: Callable[[], None], sentence: str) -> None:
    #: Button on a notice, a verb: let the other player take a decision back
    allow = QCoreApplication.translate("Tables", "Allow it")
    #: Button on a notice: do not let the other player take a decision back
    refuse = QCoreApplication.translate("Tables", "No, play on")
    window.notices.warn(sentence, Topic.ASKED, more=grant, more_text=allow, close_text=refuse)


def _show_chat(window: MainWindow, beside: TableBeside) -> None:
    window.panel.show_page(CHAT)
    beside.read()
    beside.chat.take_keyboard()
