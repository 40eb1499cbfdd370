"""The players at the table come and go with their match."""

from __future__ import annotations

from bgdesk.app.players import BotSeat, HumanSeat
from bgdesk.match.state import Pair
from tests.ui.conftest import OpenDesk
from tests.ui.player_at_window import BOT, PEOPLE


def test_the_players_of_earlier_matches_are_gone(open_desk: OpenDesk) -> None:
    player = open_desk()
    controller = player.desk.controller
    for seats in (PEOPLE, Pair(PEOPLE.white, BOT), Pair(BOT, PEOPLE.black), PEOPLE):
        player.start(seats=seats)
        player.wait_for_turn()
    assert len(controller.findChildren(HumanSeat)) == 2
    assert not controller.findChildren(BotSeat)
