"""The new match dialog as the tests open it, choose in it and start from it."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from bgdesk.app.settings.setting import Value
from bgdesk.app.table.match_opener import NewMatch
from bgdesk.ui.new_match.new_match_dialog import NewMatchDialog
from bgdesk.ui.words.levels import LevelChoice

LEVELS = (
    LevelChoice("casual", "Casual", "plays at PR 20", tip="PR: lower is better."),
    LevelChoice("expert", "Expert", "plays at PR 6"),
    LevelChoice("strongest", "Strongest", "", "It needs a newer processor."),
)

Open = Callable[..., NewMatchDialog]


def start(qtbot: QtBot, dialog: NewMatchDialog) -> tuple[NewMatch, dict[str, Value]]:
    with qtbot.waitSignal(dialog.match_chosen) as chosen:
        QTest.mouseClick(dialog.start, Qt.MouseButton.LeftButton)
    assert not dialog.isVisible()
    wanted, values = chosen.args
    return wanted, values


def choose_game(dialog: NewMatchDialog, game: str) -> None:
    dialog.game.games.setCurrentIndex(dialog.game.games.findData(game))
