"""What a click means on places that are not the player's own."""

from __future__ import annotations

from PySide6.QtCore import Qt

from bgdesk.match import flow
from bgdesk.match.options import MatchOptions
from bgdesk.match.state import MatchState, Phase
from bgdesk.rules.outcome import is_race
from bgdesk.rules.position import OFF
from bgdesk.ui.board.view import reserve_spot, tray_spot
from bgdesk.ui.play.derive_board import spot_of
from tests.ui.conftest import OpenDesk
from tests.ui.player_at_window import PlayerAtWindow, played_to

KEY = Qt.Key


def bears_off(state: MatchState) -> bool:
    """Whoever plays has a choice and may bear off."""
    if state.phase is not Phase.TO_PLAY or not is_race(state.position, state.ruleset):
        return False
    legal = flow.legal(state)
    return len(legal.plays) > 1 and any(step.target == OFF for step in legal.next_steps(()))


def at_the_end(open_desk: OpenDesk) -> PlayerAtWindow:
    """Somebody may bear off."""
    player = open_desk()
    player.sit_at(played_to(bears_off))
    player.wait_for_turn()
    return player


def test_the_opponents_tray_takes_none_of_the_players_checkers(open_desk: OpenDesk) -> None:
    player = at_the_end(open_desk)
    mover = player.entry.legal.player
    player.click(tray_spot(mover.opponent))
    assert player.message == "That is your opponent's tray."
    source = next(step.source for step in player.entry.legal.next_steps(()) if step.target == OFF)
    player.drag(spot_of(mover, source), tray_spot(mover.opponent))
    assert player.message == "That is your opponent's tray."
    assert len(player.entry.played) == 0
    player.click(tray_spot(mover))
    assert len(player.entry.played) == 1
    assert player.entry.position.of(mover)[OFF] == player.state.position.of(mover)[OFF] + 1


def test_neither_does_it_by_key(open_desk: OpenDesk) -> None:
    player = at_the_end(open_desk)
    mover = player.entry.legal.player
    player.key(KEY.Key_Tab)
    player.board.setFocus(Qt.FocusReason.TabFocusReason)
    player.walk_to(tray_spot(mover.opponent))
    player.key(KEY.Key_Return)
    assert player.message == "That is your opponent's tray."
    assert player.entry.played == ()


def test_the_opponents_reserve_is_not_entered_from(open_desk: OpenDesk) -> None:
    player = open_desk()
    player.sit_at(played_to(lambda state: state.may_reroll, options=MatchOptions("russian", 3)))
    player.wait_for_turn()
    mover = player.entry.legal.player
    player.click(reserve_spot(mover.opponent))
    assert player.message == "Those checkers are your opponent's."
    assert player.entry.played == ()
    player.click(reserve_spot(mover))
    assert len(player.entry.played) == 1
