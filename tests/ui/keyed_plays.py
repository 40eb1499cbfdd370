"""A play entered by keys: typed as a line, or walked to on the board."""

from __future__ import annotations

from PySide6.QtCore import Qt

from bgdesk.rules.legal.plays import Step
from bgdesk.rules.notation.plays import format_steps
from bgdesk.ui.board.geometry import Fixture
from bgdesk.ui.play.derive_board import spot_of
from tests.ui.player_at_window import PLAIN, SHIFT, PlayerAtWindow

KEY = Qt.Key


def type_play(player: PlayerAtWindow, steps: tuple[Step, ...]) -> None:
    """Write ``steps`` into the line for plays."""
    player.key(KEY.Key_M)
    assert player.window.page.move_field.line.hasFocus()
    player.type(format_steps(steps))
    player.key(KEY.Key_Return)
    assert player.board.hasFocus()


def walk_play(player: PlayerAtWindow, steps: tuple[Step, ...]) -> None:
    """Go to each checker of ``steps`` with the arrows and press it; the keyboard is at the dice then."""
    legal = player.entry.legal
    for step in steps:
        player.walk_to(spot_of(legal.player, step.source, legal.ruleset.relation))
        is_left = step.die == player.entry.die_order[0]
        player.key(KEY.Key_Return, PLAIN if is_left else SHIFT)
    assert player.entry.played == steps
    assert player.board.focused_place is Fixture.DICE
