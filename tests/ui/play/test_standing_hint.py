"""The line of help: gone after some seconds or at the next input; refusals are said all the same."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QObject, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from bgdesk.app.settings import table
from bgdesk.ui.board.geometry import Fixture
from bgdesk.ui.play.derive_board import spot_of
from bgdesk.ui.play.standing_hint import StandingHint
from tests.ui.conftest import OpenDesk
from tests.ui.player_at_window import PLAIN, RIGHT, PlayerAtWindow


@pytest.fixture
def hint(qtbot: QtBot) -> Iterator[StandingHint]:
    """A hint whose time the test ends itself."""
    owner = QObject()
    yield StandingHint(owner)
    owner.deleteLater()


def test_a_hint_has_its_time_once(hint: StandingHint) -> None:
    assert hint.due("Roll") == "Roll"
    assert hint.timer.isActive()
    hint.timer.timeout.emit()
    assert (hint.due("Roll"), hint.due("Play"), hint.due("Roll")) == ("", "Play", "Roll")


def test_a_hint_comes_back_after_what_stood_in_its_place(hint: StandingHint) -> None:
    hint.renew()
    assert not hint.timer.isActive()
    hint.due("Roll")
    hint.use()
    hint.renew()
    assert hint.due("Roll") == "Roll"
    assert hint.timer.isActive()


def test_a_used_hint_is_gone(hint: StandingHint, qtbot: QtBot) -> None:
    hint.due("Roll")
    with qtbot.waitSignal(hint.expired):
        hint.use()
    assert hint.due("Roll") == ""
    assert not hint.timer.isActive()
    with qtbot.assertNotEmitted(hint.expired):
        hint.use()


def test_nobody_is_told_who_does_not_want_it(hint: StandingHint, qtbot: QtBot) -> None:
    hint.is_wanted = False
    assert hint.due("Roll") == ""
    with qtbot.assertNotEmitted(hint.expired):
        hint.use()
    hint.is_wanted = True
    assert hint.due("Roll") == "Roll"


def begun(open_desk: OpenDesk, *, hints: bool = True) -> PlayerAtWindow:
    player = open_desk({table.HINTS.key: hints})
    player.start()
    player.wait_for_turn()
    return player


def test_the_hint_leaves_the_board_after_its_time(open_desk: OpenDesk) -> None:
    player = begun(open_desk)
    assert player.board.view.hint.startswith("Click a checker")
    player.window.page.table_view.hint.timer.timeout.emit()
    assert player.board.view.hint == ""


def test_the_hint_leaves_the_board_at_the_next_input(open_desk: OpenDesk) -> None:
    player = begun(open_desk)
    assert player.board.view.hint
    QTest.mousePress(player.board.viewport(), RIGHT, PLAIN, player.spot(Fixture.CUBE))
    assert player.board.view.hint == ""
    QTest.mouseRelease(player.board.viewport(), RIGHT, PLAIN, player.spot(Fixture.CUBE))


def test_an_arrow_key_is_input_too(open_desk: OpenDesk) -> None:
    player = begun(open_desk)
    player.board.setFocus()
    player.key(Qt.Key.Key_Left)
    assert player.board.view.hint == ""


def test_a_refusal_goes_at_the_next_input_and_the_new_one_comes(open_desk: OpenDesk) -> None:
    player = begun(open_desk)
    player.click(Fixture.CUBE)
    assert player.message == "Nobody may double before the first turn."
    QTest.mousePress(player.board.viewport(), RIGHT, PLAIN, player.spot(Fixture.DICE))
    assert player.message == ""


def test_refusals_stay_when_hints_are_not_wanted(open_desk: OpenDesk) -> None:
    player = begun(open_desk, hints=False)
    assert player.board.view.hint == ""
    colour = player.entry.legal.player
    player.drag(spot_of(colour, 24), spot_of(colour, 19))
    assert player.message.startswith("The 19-point is blocked")


def test_the_setting_takes_effect_at_once(open_desk: OpenDesk) -> None:
    player = begun(open_desk)
    player.desk.settings.set(table.HINTS, False)
    assert player.board.view.hint == ""
    player.desk.settings.set(table.HINTS, True)
    assert player.board.view.hint.startswith("Click a checker")
