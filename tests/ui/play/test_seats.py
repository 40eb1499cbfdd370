"""The players at the table come and go with their match."""

from __future__ import annotations

from bgdesk.app.table.players import BotSeat, HumanSeat
from bgdesk.match.record import Seat, SeatKind
from bgdesk.match.state import Pair, Phase
from bgdesk.rules.player import Player
from tests.ui.conftest import OpenDesk
from tests.ui.player_at_window import BOT, PEOPLE, played_to


def test_the_players_of_earlier_matches_are_gone(open_desk: OpenDesk) -> None:
    player = open_desk()
    controller = player.desk.controller
    for seats in (PEOPLE, Pair(PEOPLE.white, BOT), Pair(BOT, PEOPLE.black), PEOPLE):
        player.start(seats=seats)
        player.wait_for_turn()
    assert len(controller.findChildren(HumanSeat)) == 2
    assert not controller.findChildren(BotSeat)


def test_a_bot_of_which_no_strength_is_known_plays_on_all_the_same(open_desk: OpenDesk) -> None:
    """Records of other programs may name one so."""
    player = open_desk()
    seats = Pair(PEOPLE.white, Seat("Old", SeatKind.BOT))
    record = played_to(lambda state: state.phase is Phase.TO_PLAY and state.to_act is Player.BLACK, seats)
    player.desk.match_opener.play_copy(record, len(record.events))
    player.wait(lambda: player.state.to_act is Player.WHITE)
    assert player.table.record.events[: len(record.events)] == record.events
