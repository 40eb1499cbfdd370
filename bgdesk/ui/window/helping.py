"""The help, and the pictures of games in it; what it needs is imported when it is opened."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QSize, Qt, Signal, Slot
from PySide6.QtGui import QAction, QImage
from PySide6.QtWidgets import QDialog, QWidget

from bgdesk.app.actions.actions import ActionId
from bgdesk.app.settings import table
from bgdesk.app.settings.settings import Settings
from bgdesk.app.table.match_controller import MatchController
from bgdesk.app.table.new_match import options_of
from bgdesk.match.options import MatchOptions
from bgdesk.rules.variants import RULESETS
from bgdesk.shipped import resource_path
from bgdesk.ui.pages.names import COAN_KI, FAIR_DICE, HOW_TO_PLAY, RULES

if TYPE_CHECKING:
    from bgdesk.ui.board.theme import BoardTheme
    from bgdesk.ui.pages.help_window import HelpWindow

_PICTURE = QSize(480, 345)
_PREVIEW = QSize(240, 172)


class Helping(QObject):
    """One window with all pages; pictures are drawn in the ``board_theme`` in force."""

    play_requested = Signal(str)
    """The id of a game whose rules were read, or `COAN_KI`."""

    def __init__(
        self,
        controller: MatchController,
        settings: Settings,
        board_theme: Callable[[], BoardTheme],
        actions: Mapping[ActionId, QAction],
        window: QWidget,
    ) -> None:
        super().__init__(window)
        self._controller = controller
        self._settings = settings
        self._board_theme = board_theme
        self._window = window
        self._help: HelpWindow | None = None
        self._game: str | None = None
        for action, page in (
            (ActionId.HOW_TO_PLAY, HOW_TO_PLAY),
            (ActionId.RULES, RULES),
            (ActionId.FAIR_DICE, FAIR_DICE),
        ):
            actions[action].triggered.connect(lambda _=False, page=page: self.show(page))

    def show(self, page: str) -> None:
        """Open the help at ``page``; the rules are those of the match on the table, or of the last one."""
        self._open(page, None)

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
        self._help.show_page(page)
        self._help.show()
        self._help.raise_()

    def show_over(self, dialog: QDialog, options: MatchOptions) -> None:
        """The help over ``dialog``, with the rules of what is chosen there."""
        from bgdesk.ui.pages.rules_text import rules_markdown

        window = self._new_help(lambda: rules_markdown(options), dialog)
        window.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        window.show_page(RULES)
        window.open()

    @Slot(str)
    def _play(self, game: str) -> None:
        if self._help is not None:
            self._help.close()
        self.play_requested.emit(game)

    @Slot()
    def draw_again(self) -> None:
        """The board looks different: so do the pictures in the help."""
        if self._help is not None and self._help.isVisible():
            self._help.show_again()

    def _new_help(self, rules: Callable[[], str], parent: QWidget, *, may_play: bool = False) -> HelpWindow:
        from bgdesk.ui.dialogs.board_keys import all_keys
        from bgdesk.ui.pages.help_pages import help_pages
        from bgdesk.ui.pages.help_window import HelpWindow

        pages = help_pages(
            resource_path("help"),
            rules,
            all_keys,
            self._picture,
            game=self._playable if may_play else lambda: "",
            plays_coan_ki=may_play,
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

    def _picture(self, link: str) -> QImage | None:
        """What an image link of the rules means; ``None`` where it means nothing."""
        from bgdesk.ui.pages.rules_text import START

        scheme, _, game = link.partition(":")
        is_known = scheme == START and (game in RULESETS or game == COAN_KI)
        return self.picture_of(game, _PICTURE) if is_known else None

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
