"""What the rows of a hint do: a double click, or Enter."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from bgdesk.app.actions.actions import ActionId
from bgdesk.match.events import DoubleNamed, Played, Rolled
from bgdesk.match.options import MatchOptions
from bgdesk.match.state import MatchState, Phase
from bgdesk.rules.notation.plays import format_play
from bgdesk.ui.hints.hint_panel import HintPanel
from bgdesk.ui.play.derive_board import spot_of
from tests.ui.conftest import OpenDesk
from tests.ui.player_at_window import LEFT, PLAIN, PlayerAtWindow, played_to

KEY = Qt.Key


def panel_of(player: PlayerAtWindow) -> HintPanel:
    """The page of hints."""
    panel: HintPanel = player.window.side_panel.hints
    return panel


def hinted(player: PlayerAtWindow) -> HintPanel:
    """Ask for a hint with its key."""
    player.wait_for_turn()
    player.key(KEY.Key_H)
    panel = panel_of(player)
    player.wait(lambda: panel.model.rows)
    return panel


def double_click(panel: HintPanel, row: int) -> None:
    """Double click a row, as the mouse does it."""
    at = panel.table.visualRect(panel.model.index(row, 1)).center()
    QTest.mouseClick(panel.table.viewport(), LEFT, PLAIN, at)
    QTest.mouseDClick(panel.table.viewport(), LEFT, PLAIN, at)


def at_the_opening(open_desk: OpenDesk) -> PlayerAtWindow:
    """Before the first play of a match."""
    player = open_desk()
    player.start()
    return player


@pytest.mark.parametrize("row", [0, 2])
def test_a_double_click_puts_the_play_on_the_board(open_desk: OpenDesk, row: int) -> None:
    player = at_the_opening(open_desk)
    panel = hinted(player)
    name = panel.model.rows[row].name
    double_click(panel, row)
    assert format_play(player.entry.played) == name
    assert not [event for event in player.table.record.events if isinstance(event, Played)]
    player.do(ActionId.UNDO)
    assert len(player.entry.played) == 1


def test_enter_puts_it_there_and_the_next_one_ends_the_turn(open_desk: OpenDesk) -> None:
    player = at_the_opening(open_desk)
    panel = hinted(player)
    assert panel.table.hasFocus()
    player.key(KEY.Key_Down)
    name = panel.model.rows[1].name
    player.key(KEY.Key_Return)
    assert format_play(player.entry.played) == name
    assert player.message == ""
    assert player.board.hasFocus()
    player.key(KEY.Key_Return)
    assert isinstance(player.table.record.events[-1], Played)


def test_enter_that_is_held_down_does_not_end_the_turn(open_desk: OpenDesk) -> None:
    player = at_the_opening(open_desk)
    hinted(player)
    player.key(KEY.Key_Return)
    entered = player.entry.played
    assert player.entry.is_complete
    player.board.setFocus(Qt.FocusReason.TabFocusReason)
    for kind in (QEvent.Type.ShortcutOverride, QEvent.Type.KeyPress):
        QApplication.sendEvent(player.board, QKeyEvent(kind, KEY.Key_Return, PLAIN, "\r", True))
    assert player.entry.played == entered
    assert not player.window.actions_by_id[ActionId.CONTINUE].autoRepeat()
    assert player.window.actions_by_id[ActionId.PREVIOUS_POSITION].autoRepeat()


def test_what_was_begun_is_gone_on_with_or_replaced(open_desk: OpenDesk) -> None:
    player = at_the_opening(open_desk)
    panel = hinted(player)
    best = panel.model.rows[0].name
    double_click(panel, 0)
    steps = player.entry.played
    player.do(ActionId.UNDO)
    double_click(panel, 0)
    assert player.entry.played == steps
    assert panel.model.rows[0].name == best
    double_click(panel, 1)
    assert format_play(player.entry.played) == panel.model.rows[1].name != best


def test_a_click_only_points_at_the_play(open_desk: OpenDesk) -> None:
    player = at_the_opening(open_desk)
    panel = hinted(player)
    at = panel.table.visualRect(panel.model.index(1, 1)).center()
    QTest.mouseClick(panel.table.viewport(), LEFT, PLAIN, at)
    assert panel.chosen_row == 1
    assert player.entry.played == ()
    assert player.board.view.arrows


@pytest.mark.parametrize("is_wanted", [True, False])
def test_to_roll_again_is_a_row_that_rolls(open_desk: OpenDesk, is_wanted: bool) -> None:
    player = open_desk()
    player.sit_at(played_to(lambda state: state.may_reroll, options=MatchOptions("russian", 3)))
    panel = hinted(player)
    names = [row.name for row in panel.model.rows]
    assert len(names) == 2
    again = names.index("Roll again")
    is_better = again == 0
    assert bool(player.board.view.arrows) is not is_better
    before = player.state.dice
    double_click(panel, again if is_wanted else 1 - again)
    if is_wanted:
        player.wait(lambda: [event for event in player.table.record.events if isinstance(event, Rolled)])
    else:
        assert (player.state.dice, format_play(player.entry.played)) == (before, names[1 - again])


def is_naming(state: MatchState) -> bool:
    """A double has to be named."""
    return state.phase is Phase.TO_NAME


def test_a_double_is_named_by_its_row(open_desk: OpenDesk) -> None:
    player = open_desk()
    player.sit_at(played_to(is_naming, options=MatchOptions("acey_deucey", 3)))
    panel = hinted(player)
    best = panel.model.rows[0].name
    double_click(panel, 0)
    named = [event for event in player.table.record.events if isinstance(event, DoubleNamed)][-1]
    assert best == f"{named.face}-{named.face}"


def test_a_cube_is_not_turned_by_a_row(open_desk: OpenDesk) -> None:
    player = open_desk()
    player.sit_at(played_to(lambda state: state.phase is Phase.TO_ROLL and state.turns_completed.black > 0))
    panel = hinted(player)
    events = player.table.record.events
    double_click(panel, 0)
    assert player.table.record.events == events
    player.key(KEY.Key_Return)
    assert isinstance(player.table.record.events[len(events)], Rolled)


def test_its_tip_says_what_a_row_does(open_desk: OpenDesk) -> None:
    player = at_the_opening(open_desk)
    panel = hinted(player)
    tip = panel.model.index(0, 1).data(Qt.ItemDataRole.ToolTipRole)
    assert tip.endswith("Double-click or Enter: put it on the board")


def test_a_step_by_hand_and_a_row_make_one_play(open_desk: OpenDesk) -> None:
    player = at_the_opening(open_desk)
    panel = hinted(player)
    legal = player.entry.legal
    first = next(step for step in legal.next_steps(()) if step.die == player.entry.die_order[0])
    player.click(spot_of(legal.player, first.source))
    double_click(panel, 0)
    assert player.entry.played[0] == first
    assert player.entry.is_complete
