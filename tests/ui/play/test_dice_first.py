"""Nothing beside the board tells a roll before the dice lie."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt

from bgdesk.app.settings import table
from bgdesk.match.events import Rolled
from bgdesk.match.state import Phase
from bgdesk.ui.play.player_bar import PlayerBar
from tests.ui.conftest import OpenDesk
from tests.ui.player_at_window import PlayerAtWindow, played_to


@pytest.fixture
def player(open_desk: OpenDesk) -> PlayerAtWindow:
    """Somebody who is about to roll, where everything moves."""
    player = open_desk({table.REDUCE_MOTION.key: False})
    player.sit_at(played_to(lambda state: state.phase is Phase.TO_ROLL))
    player.wait_for_turn()
    player.wait(lambda: not player.board.board_scene.is_moving)
    player.key(Qt.Key.Key_R)
    assert isinstance(player.table.record.events[-1], Rolled)
    assert player.window.page.table_view.is_rolling
    return player


def told(player: PlayerAtWindow) -> tuple[str, ...]:
    """What the bars and the list of moves say."""
    bars = player.window.findChildren(PlayerBar)
    model = player.window.side_panel.moves.model
    cells = (model.index(row, column) for row in range(model.rowCount()) for column in (1, 2))
    return (*(bar.accessibleName() for bar in bars), *(str(cell.data()) for cell in cells))


def test_the_roll_is_read_when_it_can_be_seen(player: PlayerAtWindow) -> None:
    dice = player.state.dice
    assert dice
    before = told(player)
    assert not any("To play" in text for text in before)
    player.wait(lambda: not player.board.board_scene.is_moving)
    after = told(player)
    assert any(f"To play: {dice.high}-{dice.low}" in text for text in after)
    assert after != before


def test_the_list_of_moves_waits_for_the_dice(player: PlayerAtWindow) -> None:
    moves = player.window.side_panel.moves
    state = len(player.table.record.events)
    at = moves.model.state_at(moves.view.currentIndex())
    player.wait(lambda: not player.board.board_scene.is_moving)
    assert at != moves.model.state_at(moves.view.currentIndex()) == state


def test_who_looks_back_meanwhile_keeps_looking_there(player: PlayerAtWindow) -> None:
    player.window.history.show(2)
    player.wait(lambda: not player.board.board_scene.is_moving)
    moves = player.window.side_panel.moves
    assert player.window.history.past == 2
    assert moves.view.currentIndex() == moves.model.index_of(2)
