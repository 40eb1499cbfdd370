"""A table from its opening to the match after it, two desks over the loopback address."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QObject
from pytestqt.qtbot import QtBot

from bgdesk.app.settings.network_settings import INTERNET, PRIVATE, THIS_COMPUTER
from bgdesk.app.tables.chat import ChatLine
from bgdesk.app.tables.kept_tables import kept_of, match_of
from bgdesk.app.tables.network_table import TableLink
from bgdesk.app.tables.own_addresses import own_addresses, reachable
from bgdesk.app.tables.tables_desk import OfferedTerms, TableStage
from bgdesk.app.tables.troubles import Obstruction, TableFault, TableTrouble, trouble_of
from bgdesk.match.events import Abandoned
from bgdesk.match.options import match_options
from bgdesk.net import effects, reports
from bgdesk.rules.player import Player
from tests.app.network.test_network_table import NetworkHall, wait


@pytest.fixture
def desks(qapp: QObject, tmp_path: Path) -> Iterator[tuple[NetworkHall, NetworkHall]]:
    made = NetworkHall(tmp_path / "one", qapp, 3), NetworkHall(tmp_path / "other", qapp, 4)
    made[1].wishes.name = "Ben"
    yield made
    for hall in made:
        hall.desk.close()
        hall.controller.close()
        hall.library.close()
        for each in (hall.desk, hall.controller, hall.service):
            each.deleteLater()


def both(desks: tuple[NetworkHall, NetworkHall], link: TableLink) -> bool:
    return all(hall.desk.link is link for hall in desks)


def test_a_table_from_the_invitation_to_the_rematch(
    desks: tuple[NetworkHall, NetworkHall], qtbot: QtBot
) -> None:
    one, other = desks
    one.wishes.greets = True
    one.desk.open(match_options(3), Player.WHITE, watch_delay=2)
    wait(qtbot, lambda: one.desk.stage is TableStage.WAITING)
    invitation = one.desk.invitations[0]
    other.desk.join(f"  {invitation.upper()}\n")
    wait(qtbot, lambda: both(desks, TableLink.TOGETHER) and other.controller.table is not None)
    assert one.desk.stage is other.desk.stage is TableStage.PLAYING
    other.desk.chat.say(" good   luck <b> ")
    wait(qtbot, lambda: len(one.desk.chat.lines) == 2 and len(other.desk.chat.lines) == 2)
    assert one.desk.chat.lines[-1] == ChatLine("good luck <b>", is_own=False)
    assert ChatLine("hello", is_own=False, is_canned=True) in other.desk.chat.lines
    one.desk.chat.is_muted = True

    wait(qtbot, lambda: len(other.record.entries) > 1)
    other.desk.give_up()
    wait(qtbot, lambda: one.is_over and other.is_over)
    assert one.text == other.text
    assert one.record.entries[-1] == Abandoned(Player.BLACK)
    first = one.record.header.id
    kept = kept_of(other.network.folder, first)
    assert kept
    assert kept.watch_delay == 2, "so a rematch is known to be watched as before"
    other.desk.chat.say_canned("again")
    assert other.desk.rematch.is_wanted_here, "it is the same as the button"
    wait(qtbot, lambda: one.desk.rematch.is_wanted_there)
    assert len(one.desk.chat.lines) == 2, "muted, and yet the wish is heard"
    one.match_opener.show(one.record)
    one.desk.again()
    wait(qtbot, lambda: one.desk.stage is TableStage.WAITING)
    assert one.desk.terms == OfferedTerms("Ann", match_options(3), Player.WHITE, 2)
    wait(qtbot, lambda: one.record.header.id != first and both(desks, TableLink.TOGETHER))
    wait(qtbot, lambda: other.record.header.id == one.record.header.id)
    assert one.record.header.options == match_options(3)
    assert not list((one.network.folder).glob(f"{first}*")), "nobody comes to the first one any more"

    goes_on = one.record.header.id
    other.desk.leave()
    one.desk.leave()
    wait(qtbot, lambda: not one.network.is_running and not other.network.is_running)
    one.wishes.at = ("::1",)
    one.match_opener.resume(goes_on)
    wait(qtbot, lambda: bool(one.desk.invitations))
    assert "[::1]" in one.desk.invitations[0]
    assert match_of(other.network.folder, one.desk.invitations[0], (goes_on,)) == goes_on
    other.desk.join(one.desk.invitations[0])
    wait(qtbot, lambda: both(desks, TableLink.TOGETHER))
    assert one.record.header.id == other.record.header.id == goes_on
    other.desk.give_up()
    wait(qtbot, lambda: one.is_over and other.is_over)
    assert all(list(hall.network.folder.glob("*.json")) for hall in desks), "for the next one"
    one.desk.close()
    other.desk.open(match_options(1), Player.WHITE)
    assert not any(list(hall.network.folder.glob("*.json")) for hall in desks)


def test_what_the_player_is_told(desks: tuple[NetworkHall, NetworkHall]) -> None:
    desk = desks[0].desk
    told: list[TableTrouble] = []
    desk.told.connect(told.append)
    for each, trouble in (
        (effects.Refusing(TableFault.ILLEGAL, 3), TableTrouble(TableFault.ILLEGAL)),
        (
            effects.Refusing(TableFault.SILENT, 3, by_other=True),
            TableTrouble(TableFault.SILENT, by_other=True),
        ),
        (effects.TooMuchSaid(), TableTrouble(Obstruction.TOO_MUCH_SAID)),
        (reports.CannotListen("busy"), TableTrouble(Obstruction.CANNOT_LISTEN, reason="busy")),
        (reports.NotKept("full"), TableTrouble(Obstruction.NOT_KEPT, reason="full")),
        (reports.Unreachable("no", tries_again=True), TableTrouble(Obstruction.LOOKED_FOR, reason="no")),
    ):
        desk.network._hear(each)
        assert told.pop() == trouble
    assert trouble_of(effects.OtherLeft()) is None
    desk.network.link = TableLink.WAITING
    desk.network._lost()
    assert told.pop() == TableTrouble(Obstruction.PROCESS_GONE), "nobody has come yet"
    assert desk.link is TableLink.ENDED
    for number in range(250):
        desk.network.heard.emit(str(number), False)
    assert [line.text for line in desk.chat.lines] == [str(number) for number in range(50, 250)]


def test_where_a_table_waits() -> None:
    found = ("127.0.0.1", "8.8.8.8", "fe80::1", "::1", "fd00::5", "192.168.1.4", "2001:4860::7", "10.0.0.2")
    assert reachable(found, PRIVATE) == ("192.168.1.4", "10.0.0.2", "fd00::5")
    assert reachable(found, INTERNET)[-2:] == ("8.8.8.8", "2001:4860::7")
    assert reachable((), PRIVATE) == own_addresses(THIS_COMPUTER) == ("127.0.0.1",)
