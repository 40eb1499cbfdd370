"""Two people at one window, with dice of their own."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import Qt

from bgdesk.app.settings.setting import Value
from bgdesk.match.dice.fair_dice import MANUAL
from bgdesk.ui.dialogs.typed_dice_dialog import TypedDiceDialog
from tests.ui.conftest import OpenDesk
from tests.ui.player_at_window import PlayerAtWindow


def typed(player: PlayerAtWindow, dice: str) -> None:
    """Type a roll in."""
    player.wait_for_dialog(TypedDiceDialog)
    player.type(dice)
    player.key(Qt.Key.Key_Return)


def begun_with(
    open_desk: OpenDesk,
    dice: str,
    settings: Mapping[str, Value] | None = None,
    *,
    length: int = 3,
) -> PlayerAtWindow:
    """A match that begins with this opening roll."""
    player = open_desk(settings)
    player.desk.wiring.begin(None)
    player.start(options=length, dice=MANUAL)
    typed(player, dice)
    player.wait_for_turn()
    return player
