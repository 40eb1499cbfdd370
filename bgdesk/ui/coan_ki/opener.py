"""Opens the window of Coan ki, which is made when it is first asked for."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Slot
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QWidget

from bgdesk.app.settings import table
from bgdesk.app.settings.settings import Settings
from bgdesk.ui.board.theme import BoardTheme

if TYPE_CHECKING:
    from bgdesk.ui.coan_ki.window import CoanKiWindow
    from bgdesk.ui.words.matches import MatchChoice


class CoanKiOpener(QObject):
    """``data`` is the folder of the user's games; ``show_rules`` opens the help at this game."""

    def __init__(
        self,
        action: QAction,
        data: Path,
        settings: Settings,
        board_theme: Callable[[], BoardTheme],
        show_rules: Callable[[], None],
        window: QWidget,
    ) -> None:
        super().__init__(window)
        self._data = data
        self._settings = settings
        self._board_theme = board_theme
        self._show_rules = show_rules
        self._window = window
        self.opened: CoanKiWindow | None = None
        action.triggered.connect(self.open)

    @Slot()
    def open(self) -> None:
        """Show the window."""
        if self.opened is None:
            self.opened = self._new_window()
        self.opened.show()
        self.opened.raise_()
        self.opened.activateWindow()

    def unfinished(self) -> Sequence[MatchChoice]:
        """The games that can be gone on with, the one written last first."""
        from bgdesk.library.coan_ki_games import CoanKiGames

        games = CoanKiGames(self._data).unfinished().games
        if not games:
            return ()
        from bgdesk.ui.coan_ki.wording import game_choice

        return tuple(map(game_choice, games))

    def go_on(self, game_id: str) -> None:
        """Show the window with one of `unfinished`."""
        self.open()
        if self.opened is not None:
            self.opened.go_on(game_id)

    @property
    def shown_game(self) -> str:
        """The id of the game that is open in the window; empty for none."""
        return self.opened.shown_game if self.opened else ""

    def remove(self, game_id: str) -> None:
        """Forget one of `unfinished` for good. Raises JournalError, also when the window shows it."""
        from bgdesk.library.coan_ki_games import CoanKiGames
        from bgdesk.library.problems import JournalError, Trouble

        if game_id == self.shown_game:
            raise JournalError(Trouble.OPEN_ELSEWHERE, game_id)
        if self.opened:
            self.opened.remove(game_id)
        else:
            CoanKiGames(self._data).remove(game_id)

    def _new_window(self) -> CoanKiWindow:
        from bgdesk.app.table.coan_ki_table import CoanKiTable
        from bgdesk.library.coan_ki_games import CoanKiGames
        from bgdesk.ui.coan_ki.window import CoanKiWindow

        name = self._settings.get(table.PLAYER_NAME)
        game_table = CoanKiTable(CoanKiGames(self._data), self)
        made = CoanKiWindow(game_table, self._board_theme, name, self._window)
        made.rules_requested.connect(self._show_rules)
        return made
