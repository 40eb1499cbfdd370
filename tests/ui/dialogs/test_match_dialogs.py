"""One dialog at a time."""

from __future__ import annotations

from PySide6.QtWidgets import QDialog

from bgdesk.ui.dialogs.match_dialogs import MatchDialogs
from tests.ui.conftest import OpenDesk


def test_a_dialog_that_ends_late_does_not_take_away_the_one_that_is_open_by_then(open_desk: OpenDesk) -> None:
    player = open_desk()
    (dialogs,) = player.window.findChildren(MatchDialogs)
    first, second = QDialog(player.window), QDialog(player.window)
    dialogs.open(first)
    dialogs.open(second)
    closed: list[bool] = []
    dialogs.closed.connect(lambda: closed.append(True))
    first.finished.emit(0)
    assert second.isVisible()
    assert not closed
    second.reject()
    assert closed == [True]
    assert not second.isVisible()
