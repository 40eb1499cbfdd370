"""The help, and the pictures of games in it; what it needs is imported when it is opened."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QSize, Qt, Signal, Slot
from PySide6.QtGui import QAction, QImage
from PySide6.QtWidgets import QWidget

from bgdesk.app.actions.actions import ActionId
from bgdesk.app.languages import ENGLISH
from bgdesk.app.settings import table
from bgdesk.app.settings.settings import Settings
from bgdesk.app.table.match_controller import MatchController
from bgdesk.app.table.new_match import options_of
from bgdesk.match.options import MatchOptions
from bgdesk.rules.variants import RULESETS
from bgdesk.shipped import resource_path
from bgdesk.ui.board.geometry import BoardGeometry
from bgdesk.ui.pages.names import COAN_KI, FAIR_DICE, HOW_TO_PLAY, PLANS, READING, RULES, WHATS_NEW

if TYPE_CHECKING:
    from bgdesk.ui.board.theme import BoardTheme
    from bgdesk.ui.dialogs.shortcuts_dialog import KeyGroup
    from bgdesk.ui.pages.help_window import HelpWindow
    from bgdesk.ui.window.main_window import MainWindow

_PREVIEW = QSize(240, 172)


class Helping(QObject):
    """One window with all pages; pictures are drawn in the ``board_theme`` in force."""

    play_requested = Signal(str)
    """The id of a game whose rules were read, or `COAN_KI`."""
    lab_requested = Signal(object)
    """A `MatchState` that a page shows and that is to be tried."""
    play_on_requested = Signal(object)
    """A `MatchRecord` that ends where a page shows a position, to play on from."""

    def __init__(
        self,
        controller: MatchController,
        settings: Settings,
        board_theme: Callable[[], BoardTheme],
        actions: Mapping[ActionId, QAction],
        window: MainWindow,
    ) -> None:
        super().__init__(window)
        self._controller = controller
        self._settings = settings
        self._board_theme = board_theme
        self.language = ENGLISH
        """In which pages are read, where they have been translated."""
        self._window = window
        self._help: HelpWindow | None = None
        self._game: str | None = None
        for action, page in (
            (ActionId.HOW_TO_PLAY, HOW_TO_PLAY),
            (ActionId.RULES, RULES),
            (ActionId.FAIR_DICE, FAIR_DICE),
            (ActionId.WHATS_NEW, WHATS_NEW),
        ):
            actions[action].triggered.connect(lambda _=False, page=page: self.show(page))
        actions[ActionId.READING].triggered.connect(self.show_reading)
        actions[ActionId.FLIP_HOME].triggered.connect(self.draw_again)

    def show(self, page: str) -> None:
        """Open the help at ``page``; the rules are those of the match on the table, or of the last one."""
        self._open(page, None)

    @Slot()
    def show_reading(self) -> None:
        """Open the help at the pages about playing well, where they were left."""
        if self._help is None or self._help.page not in READING:
            self.show(PLANS)
            return
        self._help.show_again()
        self._help.show()
        self._help.raise_()

    def show_game(self, game: str) -> None:
        """Open the help at the rules of ``game``, whatever is played."""
        if game == COAN_KI:
            self._open(COAN_KI, None)
        else:
            self._open(RULES, game)

    def _open(self, page: str, game: str | None) -> None:
        self._game = game
        if self._help is None:
            self._help = self._new_help(self._rules, self._window, may_play=True)
            self._help.play_requested.connect(self._play)
            self._help.lab_requested.connect(self._try)
            self._help.position_requested.connect(self._play_on)
        self._help.show_page(page)
        self._help.show()
        self._help.raise_()

    def show_over(self, dialog: QWidget, options: MatchOptions) -> None:
        """The help over ``dialog``, with the rules of what is chosen there."""
        from bgdesk.ui.pages.rules_text import rules_markdown

        window = self._new_help(lambda: rules_markdown(options), dialog)
        window.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        window.show_page(RULES)
        window.open()

    @Slot(str)
    def _play(self, game: str) -> None:
        self._leave()
        self.play_requested.emit(game)

    @Slot(str)
    def _try(self, name: str) -> None:
        from bgdesk.ui.reading.positions import read_positions, state_of

        self._leave()
        self.lab_requested.emit(state_of(read_positions(resource_path("help"))[name]))

    @Slot(str)
    def _play_on(self, name: str) -> None:
        from bgdesk.ui.reading.positions import read_positions, record_of

        self._leave()
        self.play_on_requested.emit(record_of(read_positions(resource_path("help"))[name]))

    def _leave(self) -> None:
        """So that the board can be seen; `show_reading` leads back to the place."""
        if self._help is not None:
            self._help.close()

    @Slot()
    def draw_again(self) -> None:
        """The board looks different: so do the pictures in the help."""
        if self._help is not None and self._help.isVisible():
            self._help.show_again()

    def _new_help(self, rules: Callable[[], str], parent: QWidget, *, may_play: bool = False) -> HelpWindow:
        from bgdesk.ui.pages.help_pages import help_pages
        from bgdesk.ui.pages.help_window import HelpWindow
        from bgdesk.ui.reading.reading_pages import reading_pages

        folder = resource_path("help")
        pages = help_pages(
            folder,
            rules,
            _all_keys,
            self._picture,
            self.language,
            game=self._playable if may_play else lambda: "",
            plays_coan_ki=may_play,
            reading=reading_pages(folder, self._position, self.language, may_try=may_play),
        )
        return HelpWindow(pages, parent)

    def _rules(self) -> str:
        from bgdesk.ui.pages.rules_text import rules_markdown

        return rules_markdown(self._options())

    def _playable(self) -> str:
        """The game whose rules are told, where it is one alone that new matches are played by."""
        games = self._options().games_played
        return games[0] if len(games) == 1 and RULESETS[games[0]].is_offered else ""

    def _options(self) -> MatchOptions:
        """Those of the game that was asked for, of the match on the table, or of what was chosen last."""
        if self._game is not None:
            return options_of({table.LAST_VARIANT.key: self._game}).locked()
        current = self._controller.table
        return current.record.header.options if current else self._chosen_options()

    def _chosen_options(self) -> MatchOptions:
        """The games that were chosen last, by their usual rules."""
        games = (table.LAST_VARIANT, table.LAST_RULE_OPTIONS, table.LAST_NEW_OPENING)
        return options_of({setting.key: self._settings.value(setting) for setting in games}).locked()

    def _picture(self, link: str, size: QSize) -> QImage | None:
        """What an image link of the rules means; ``None`` where it means nothing."""
        from bgdesk.ui.pages.rules_text import START

        scheme, _, game = link.partition(":")
        is_known = scheme == START and (game in RULESETS or game == COAN_KI)
        return self.picture_of(game, size) if is_known else None

    def _position(self, link: str, size: QSize) -> QImage | None:
        """What an image link of the pages about playing well means."""
        from bgdesk.ui.reading.positions import picture, read_positions

        setup = read_positions(resource_path("help")).get(link.partition(":")[2])
        if setup is None:
            return None
        view = self._window.page.table_view
        geometry = BoardGeometry(home_right=view.board.board_geometry.home_right)
        return picture(setup, self._board_theme(), view.wishes, geometry, size)

    def preview(self, game: str) -> QImage:
        """A small picture of the set-up of ``game``."""
        return self.picture_of(game, _PREVIEW)

    def picture_of(self, game: str, size: QSize) -> QImage:
        """The set-up of ``game``, as large as fits into ``size`` pixels."""
        if game == COAN_KI:
            from bgdesk.ui.coan_ki.picture import coan_ki_picture

            return coan_ki_picture(self._board_theme(), size)
        from bgdesk.ui.pages.rules_pictures import start_picture

        return start_picture(RULESETS[game], self._board_theme(), size)


def _all_keys() -> Sequence[KeyGroup]:
    """Loaded with the page that lists them."""
    from bgdesk.ui.dialogs.board_keys import all_keys

    return all_keys()
