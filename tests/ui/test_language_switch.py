"""Another language is chosen in the settings: bgdesk comes back in it, with the match on the board."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from bgdesk.app.actions.ids import ActionId
from bgdesk.app.languages import LANGUAGE_VARIABLE
from bgdesk.app.pseudo_language import PSEUDO
from bgdesk.app.settings import table
from bgdesk.match.record import Seat
from bgdesk.match.state import Pair, Phase
from bgdesk.ui.settings.settings_dialog import SettingsDialog
from tests.ui.conftest import OpenDesk
from tests.ui.player_at_window import PlayerAtWindow, played_to


def leave_settings(user: PlayerAtWindow, language: str) -> None:
    """Have a look at the settings, in which ``language`` is chosen, and close them by the keyboard."""
    user.do(ActionId.SETTINGS)
    dialog = user.dialog
    assert isinstance(dialog, SettingsDialog)
    user.desk.settings.set(table.LANGUAGE, language)
    QTest.keyClick(dialog, Qt.Key.Key_Escape)
    user.wait(lambda: user.dialog is None)


def test_the_match_is_on_the_board_again(open_desk: OpenDesk, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(LANGUAGE_VARIABLE, raising=False)
    user = open_desk()
    record = played_to(lambda state: state.phase is Phase.TO_PLAY, Pair(Seat("Ann"), Seat("Bob")))
    user.sit_at(record)
    coming_back = user.desk.coming_back
    leave_settings(user, "en")
    assert not coming_back.is_wanted, "that is spoken already"
    monkeypatch.setenv(LANGUAGE_VARIABLE, "en")
    leave_settings(user, PSEUDO)
    assert not coming_back.is_wanted, "the environment variable counts more"
    monkeypatch.delenv(LANGUAGE_VARIABLE)
    leave_settings(user, PSEUDO)
    assert coming_back.is_wanted
    user.wait(lambda: not user.window.isVisible())

    resumed: list[str] = []
    monkeypatch.setattr(user.desk.wiring.match_dialogs, "resume", resumed.append)
    user.desk.go_on()
    user.desk.go_on()
    assert resumed == [record.header.id], "once"
