"""The page of a server by keyboard, and a match there between two desks, at a fake server on the loopback."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from bgdesk.app.tables.lan_search import LanSearch
from bgdesk.app.tables.network_table import TableLink
from bgdesk.app.tables.server_stay import ServerMatch
from bgdesk.app.tables.tables_desk import TableStage
from bgdesk.app.tables.troubles import Obstruction, TableFault, trouble_of
from bgdesk.match.dice.check import DiceFault, verify
from bgdesk.match.events import Abandoned, Rolled
from bgdesk.net.bgammon.told import LobbyTold, NoServer, ServerSays
from bgdesk.rules.player import Player
from bgdesk.ui.tables.tables_page import TablesPage
from bgdesk.ui.words.dice_check import dice_origin
from bgdesk.ui.words.network import trouble_text
from tests.app.network.test_network_table import NetworkHall, halls, wait
from tests.net.fake_bgammon import LOOPBACK, Serving

__all__ = ["halls"]


@pytest.fixture
def serving() -> Iterator[Serving]:
    made = Serving(11)
    yield made
    made.ends()


@pytest.fixture
def page(halls: tuple[NetworkHall, NetworkHall], qtbot: QtBot) -> TablesPage:  # the fixture
    search = LanSearch(lambda: (LOOPBACK,), halls[0].desk)
    made = TablesPage(halls[0].desk, lambda: (), search, is_explained=True)
    qtbot.addWidget(made)
    made.show()
    made.come()
    made.lobby.server.click()
    return made


def test_a_match_at_a_server_from_the_list_to_giving_up(
    halls: tuple[NetworkHall, NetworkHall],
    page: TablesPage,
    serving: Serving,
    qtbot: QtBot,
) -> None:
    one, other = halls
    shown = page.server
    assert page.current is shown
    shown.server.setText("no server!")
    QTest.keyClick(shown.name, Qt.Key.Key_Return)
    assert "no address of a server" in page.problem.text()
    assert page.current is shown
    shown.server.setText(f"{LOOPBACK}:{serving.port}")
    QTest.keyClicks(shown.name, "an n")
    shown.password.setText("right")
    QTest.keyClick(shown.password, Qt.Key.Key_Return)
    assert not page.problem.text()
    assert shown.password.text() == "", "kept nowhere"
    wait(qtbot, lambda: bool(one.desk.stay.name))
    assert one.desk.stage is TableStage.SERVER
    assert shown._state.text() == "Logged in at 127.0.0.1 as ann."

    other.desk.stay.go(f"{LOOPBACK}:{serving.port}", "ben", "")
    wait(qtbot, lambda: bool(other.desk.stay.name))
    other.desk.stay.create(1)
    wait(qtbot, lambda: other.desk.stay.is_seated)
    shown.refresh.click()
    wait(qtbot, lambda: shown.list.count() == 1)
    assert shown.list.item(0).text().endswith(" (1 points)")
    QTest.keyClick(shown.list, Qt.Key.Key_Return)
    wait(qtbot, lambda: all(hall.desk.stage is TableStage.PLAYING for hall in halls))
    wait(qtbot, lambda: all(hall.controller.table and len(hall.record.entries) > 8 for hall in halls))
    one.plays = other.plays = False
    one.desk.leave()
    wait(qtbot, lambda: not one.network.is_running)
    one.network.login = {}  # the program was ended
    one.match_opener.resume(one.record.header.id)
    wait(qtbot, lambda: one.desk.link is TableLink.ENDED)
    assert "needs the password of your account" in page.problem.text()
    one.desk.stay.go(f"{LOOPBACK}:{serving.port}", "ann", "right")
    wait(qtbot, lambda: one.desk.link is TableLink.TOGETHER)
    one.desk.give_up()
    wait(qtbot, lambda: one.is_over and other.desk.link is TableLink.APART)
    assert one.record.entries[-1] == Abandoned(Player.WHITE)
    dice = [[event.dice for event in hall.record.events if isinstance(event, Rolled)] for hall in halls]
    assert all(one == other for one, other in zip(*dice, strict=False)), "the last roll may be on the way"
    assert min(map(len, dice)) > 1
    assert [problem.fault for problem in verify(one.record)] == [DiceFault.SERVED]
    assert dice_origin(one.record.header) == "Dice of the server 127.0.0.1, which nobody can check."
    assert one.record.header.dice.secret is None


def test_what_a_server_says_and_who_waits_there(
    halls: tuple[NetworkHall, NetworkHall],
    page: TablesPage,
    serving: Serving,
    qtbot: QtBot,
) -> None:
    one, shown = halls[0], page.server
    shown.server.setText(f"{LOOPBACK}:{serving.port}")
    shown.password.setText("wrong")
    shown.name.setText("ann")
    shown.log_in.click()
    wait(qtbot, lambda: "No account" in shown._said.text())
    wait(qtbot, lambda: one.desk.stage is TableStage.NONE)
    assert page.current is shown
    assert not shown.log_in.isHidden()
    one.desk.stay.go(f"{LOOPBACK}:{serving.port}", "", "")
    wait(qtbot, lambda: bool(one.desk.stay.name))
    matches = (ServerMatch(7, True, 3, 1, "<b>A"), ServerMatch(8, False, 3, 2, "full"))
    one.network.told.emit(LobbyTold(matches))
    assert [shown.list.item(row).text() for row in range(shown.list.count())] == [
        "<b>A (3 points, with a password)"
    ]
    shown.offer.click()
    wait(qtbot, lambda: one.desk.stay.is_seated)
    assert shown.list.isHidden()
    shown.stand_up.click()
    wait(qtbot, lambda: not shown.list.isHidden())
    QTest.keyClick(page, Qt.Key.Key_Escape)
    shown.log_out.click()
    assert one.desk.stage is TableStage.NONE
    assert one.desk.link in (TableLink.NONE, TableLink.WAITING, TableLink.ENDED)


@pytest.mark.parametrize(
    "fault",
    [
        TableFault.NOT_AT_RELAY,
        TableFault.RELAY_FULL,
        TableFault.RELAY_REFUSES,
        TableFault.NO_RELAY,
        TableFault.NOT_AT_SERVER,
        TableFault.NOT_LET_IN,
        TableFault.MISSED,
        TableFault.OTHER_GAME,
    ],
)
def test_every_fault_has_a_sentence(fault: TableFault) -> None:
    from bgdesk.net import effects

    trouble = trouble_of(effects.Refusing(fault, 0))
    assert trouble
    assert trouble_text(trouble, has_match=False).endswith(".")


def test_a_server_that_does_not_answer_is_told_as_such() -> None:
    trouble = trouble_of(NoServer("refused"))
    assert trouble
    assert trouble_text(trouble, has_match=False).endswith("the connection (refused).")


def test_a_resignation_that_the_server_does_not_know_is_told() -> None:
    trouble = trouble_of(ServerSays("", "resign"))
    assert trouble
    assert trouble.kind is Obstruction.SINGLE_ONLY
    assert trouble.is_passing
    assert "single game" in trouble_text(trouble, has_match=True)
