"""The boards that can be chosen, as the settings show them."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QCoreApplication

from bgdesk.ui.board.theme import BoardTheme, fitting_board
from bgdesk.ui.settings.board_picker import BoardChoice
from bgdesk.ui.words.boards import board_name


def board_choices(boards: Mapping[str, BoardTheme]) -> tuple[BoardChoice, ...]:
    """All of ``boards`` in their order, after that which is chosen by the window."""
    #: A choice: the board that suits the light or dark window. Stands below a picture
    as_window = QCoreApplication.translate("Boards", "As the window, dark or light")
    looks = tuple(dict.fromkeys(fitting_board(boards, is_dark=is_dark) for is_dark in (True, False)))
    others = (BoardChoice(key, board_name(key, theme.name), (theme,)) for key, theme in boards.items())
    return (BoardChoice("", as_window, looks), *others)
