"""A game that begins on a turned cube says why."""

from __future__ import annotations

from dataclasses import replace

from bgdesk.app.table.match_opener import Earlier
from bgdesk.match.options import MONEY, match_options
from bgdesk.match.state import MatchState, Phase
from tests.ui.conftest import OpenDesk
from tests.ui.player_at_window import PEOPLE, played_to

MURPHY = replace(match_options(MONEY), automatic_doubles=1)
WHY = "Automatic double: cube at 2."


def begun_on_two(state: MatchState) -> bool:
    return state.phase is Phase.TO_PLAY and state.auto_doubles > 0 and state.game_number == 1


def test_the_board_says_why_the_cube_is_turned(open_desk: OpenDesk) -> None:
    record = played_to(begun_on_two, options=MURPHY)
    player = open_desk()
    player.start(options=MURPHY, earlier=Earlier.of(record))
    player.wait(lambda: player.state.phase is Phase.TO_PLAY)
    assert player.state.cube.value == 2
    player.wait(lambda: player.board.view.message == WHY)


def test_it_says_nothing_where_the_cube_is_as_always(open_desk: OpenDesk) -> None:
    player = open_desk()
    player.start(PEOPLE, MURPHY, seed=1)
    player.wait_for_turn()
    assert player.state.cube.value == 1
    assert "Automatic" not in player.board.view.message
