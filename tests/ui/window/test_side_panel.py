"""Which page of the panel beside the board is in front."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QTabWidget

from bgdesk.app.actions.actions import ActionId
from tests.ui.conftest import OpenDesk
from tests.ui.player_at_window import PlayerAtWindow
from tests.ui.reviewed import XGID, begun, opened, parts

PANELS = [ActionId.ROLLS_PANEL, ActionId.DICE_PANEL, ActionId.HINT_PANEL]


def front(player: PlayerAtWindow) -> str:
    """The title of the page in front."""
    tabs: QTabWidget = player.window.side_panel._tabs
    return tabs.tabText(tabs.currentIndex())


@pytest.mark.parametrize("panel", PANELS)
def test_a_match_to_look_at_comes_up_with_its_moves(open_desk: OpenDesk, panel: ActionId) -> None:
    player = begun(open_desk)
    player.start()
    player.do(panel)
    assert front(player) != "Moves"
    parts(player).file_opening.open_typed(XGID)
    opened(player)
    assert front(player) == "Moves"


def test_a_new_match_does_not_come_up_with_hints(open_desk: OpenDesk) -> None:
    player = begun(open_desk)
    player.start()
    player.do(ActionId.HINT_PANEL)
    assert front(player) == "Hints"
    player.start(seed=2)
    assert front(player) == "Moves"


def test_a_new_match_leaves_a_count_in_front(open_desk: OpenDesk) -> None:
    player = begun(open_desk)
    player.start()
    player.do(ActionId.DICE_PANEL)
    player.start(seed=2)
    assert front(player) == "Dice"
