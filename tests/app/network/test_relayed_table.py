"""A table that is opened by way of a relay too, as the settings say."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from pytestqt.qtbot import QtBot

from bgdesk.app.tables.network_table import TableLink
from bgdesk.app.tables.tables_desk import TableStage
from bgdesk.app.tables.troubles import TableFault, TableTrouble
from bgdesk.match.options import match_options
from bgdesk.net.invitation import invitation_of
from bgdesk.rules.player import Player
from bgdesk.ui.tables.waiting_page import WaitingPage
from tests.app.network.test_network_table import NetworkHall, halls, wait
from tests.net.test_relay import Serving

__all__ = ["halls"]


@pytest.fixture
def serving() -> Iterator[Serving]:
    made = Serving()
    yield made
    made.ends()


def test_a_table_by_way_of_a_relay(
    halls: tuple[NetworkHall, NetworkHall], serving: Serving, qtbot: QtBot
) -> None:
    one, other = halls
    troubles: list[TableTrouble] = []
    one.desk.told.connect(troubles.append)
    one.wishes.relay, other.wishes.name = "no relay!", "Ben"
    one.desk.open(match_options(1), Player.WHITE)
    wait(qtbot, lambda: one.desk.stage is TableStage.WAITING)
    assert troubles == [TableTrouble(TableFault.NO_RELAY)]
    assert len(one.desk.invitations) == 1

    one.desk.leave()
    one.wishes.relay = serving.where
    one.desk.open(match_options(1), Player.WHITE)
    wait(qtbot, lambda: one.desk.stage is TableStage.WAITING)
    direct, relayed = tuple(one.desk.invitations)
    assert not invitation_of(direct).table
    page = WaitingPage()
    qtbot.addWidget(page)
    page.show_invitations(one.desk.invitations)
    assert page.addresses.itemText(1) == "anywhere, by way of the relay 127.0.0.1"
    other.desk.join(relayed)
    wait(qtbot, lambda: all(hall.desk.link is TableLink.TOGETHER for hall in halls))
    assert serving.relay.standing.guests == 3
