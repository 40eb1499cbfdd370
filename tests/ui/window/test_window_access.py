"""Everything in the window can be reached by key, has a name, and speaks."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QApplication,
    QMenuBar,
    QWidget,
)

from bgdesk.app.actions.actions import ActionId
from bgdesk.match.record import Seat
from bgdesk.match.state import Pair, Phase
from bgdesk.rules.player import Player
from bgdesk.ui.board.accessibility import BoardInterface
from bgdesk.ui.board.geometry import Fixture
from bgdesk.ui.board.view import point_spot
from tests.ui.conftest import OpenDesk
from tests.ui.player_at_window import BOT, SHIFT, PlayerAtWindow, played_to, popups_offscreen

KEY = Qt.Key


@pytest.fixture
def player(open_desk: OpenDesk) -> PlayerAtWindow:
    """White on roll, with a choice between rolling and doubling."""
    player = open_desk()
    player.sit_at(played_to(lambda state: state.phase is Phase.TO_ROLL and state.turn is Player.WHITE))
    player.wait_for_turn()
    return player


def controls(player: PlayerAtWindow) -> Iterator[QWidget]:
    """Every visible widget that takes keys."""
    for widget in player.window.findChildren(QWidget):
        takes_keys = widget.focusPolicy() & Qt.FocusPolicy.TabFocus
        if widget.isVisible() and widget.isEnabled() and takes_keys and widget.focusProxy() is None:
            yield widget


def spoken_name(widget: QWidget) -> str:
    """What assistive software calls ``widget``."""
    interface = QAccessible.queryAccessibleInterface(widget)
    return interface.text(QAccessible.Text.Name)


@pytest.mark.parametrize("page", [ActionId.MOVES_PANEL, ActionId.ROLLS_PANEL, ActionId.DICE_PANEL])
def test_every_control_has_a_name(player: PlayerAtWindow, page: ActionId) -> None:
    player.do(page)
    player.window.notices.warn("Something happened.", can_retry=True)
    player.window.history.show(2)
    nameless = [widget for widget in controls(player) if not spoken_name(widget)]
    assert nameless == []


def test_the_line_for_moves_has_a_name_and_tells_its_problem(open_desk: OpenDesk) -> None:
    player = open_desk()
    player.start()
    player.wait_for_turn()
    player.key(KEY.Key_M)
    line = player.window.page.move_field.line
    assert line.hasFocus()
    assert spoken_name(line) == "Play"
    line.setText("what")
    player.key(KEY.Key_Return)
    player.wait(lambda: "“what” is not a move" in line.accessibleDescription())


def test_tab_reaches_every_control_and_comes_back(player: PlayerAtWindow) -> None:
    wanted = {widget for widget in controls(player) if not isinstance(widget, QMenuBar)}
    player.board.setFocus(Qt.FocusReason.TabFocusReason)
    seen = []
    for _ in range(60):
        focus = QApplication.focusWidget()
        assert focus
        if focus in seen:
            break
        seen.append(focus)
        QTest.keyClick(focus, KEY.Key_Tab)
    assert {widget for widget in wanted if widget not in seen} == set()
    assert QApplication.focusWidget() is seen[0]


def test_the_whole_board_can_be_read(player: PlayerAtWindow) -> None:
    interface = QAccessible.queryAccessibleInterface(player.board)
    assert isinstance(interface, BoardInterface)
    assert interface.text(QAccessible.Text.Name) == "Board"
    names = [interface.child(index).text(QAccessible.Text.Name) for index in range(interface.childCount())]
    assert len(names) == 30
    assert all(names)
    checkers = Counter("white" in name for name in names if "checker" in name)
    assert checkers[True] > 2
    assert checkers[False] > 2
    assert (
        interface.part(Fixture.DICE).text(QAccessible.Text.Name)
        == "Dice: press to roll; the roll before was 3, 1"
    )
    assert "press to double" in interface.part(Fixture.CUBE).text(QAccessible.Text.Name)
    assert interface.part(point_spot(24)).text(QAccessible.Text.Name).startswith("Point 24: ")


def test_every_action_is_in_the_window_and_does_something(player: PlayerAtWindow) -> None:
    actions = player.window.actions_by_id
    assert set(actions) == set(ActionId)
    assert set(actions.values()) <= set(player.window.actions())


def test_the_key_for_how_it_stands_tells_score_pips_and_cube(
    player: PlayerAtWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    spoken: list[str] = []
    monkeypatch.setattr(player.board, "announce", spoken.append)
    player.key(KEY.Key_I)
    position = player.state.position
    pips = f"{position.pips(Player.WHITE)} to {position.pips(Player.BLACK)}"
    assert spoken == [f"Ann 0, Bob 0, match to 3 · Pips: {pips} · Cube centred at 1"]
    assert player.message == spoken[0]


def test_the_key_for_a_double_says_why_there_is_none(player: PlayerAtWindow) -> None:
    player.key(KEY.Key_R)
    player.wait(lambda: player.state.phase is Phase.TO_PLAY)
    player.wait(lambda: not player.board.board_scene.is_moving)
    player.key(KEY.Key_D)
    by_key = player.message
    assert "double before you roll" in by_key
    player.click(Fixture.CUBE)
    assert player.message == by_key


def test_what_the_opponent_did_is_announced(open_desk: OpenDesk, monkeypatch: pytest.MonkeyPatch) -> None:
    player = open_desk()
    spoken: list[str] = []
    monkeypatch.setattr(player.board, "announce", spoken.append)
    player.start(Pair(Seat("Ann"), BOT), 1, seed=4)
    player.wait_for_turn()
    for _ in range(2):
        player.desk.controller.play_editor.edit(lambda entry: entry.enter(entry.legal.plays[0]))
        player.desk.controller.play_editor.confirm()
        player.wait_for_turn()
    moves = [text for text in spoken if text.startswith("Expert rolled") and " and played " in text]
    assert moves
    assert any(text.startswith("Ann rolled") for text in spoken)


def test_notices_are_spoken(player: PlayerAtWindow) -> None:
    player.window.notices.warn("The disk is full.")
    assert spoken_name(player.window.notices) == "The disk is full."


def test_escape_brings_the_keyboard_to_the_board_from_everywhere(player: PlayerAtWindow) -> None:
    window, board = player.window, player.board
    window.notices.warn("Something happened.", can_retry=True)
    places = [
        widget for widget in controls(player) if not isinstance(widget, QMenuBar) and widget is not board
    ]
    assert len(places) > 5
    for place in places:
        place.setFocus(Qt.FocusReason.TabFocusReason)
        player.key(KEY.Key_Escape)
        assert board.hasFocus(), place
        assert board.is_keyboard_used


@popups_offscreen
def test_a_play_that_is_typed_is_given_up_by_escape(open_desk: OpenDesk) -> None:
    player = open_desk()
    player.start()
    player.wait_for_turn()
    player.key(KEY.Key_M)
    player.type("8/")
    player.do(ActionId.TO_BOARD)
    player.do(ActionId.TO_BOARD)  # the proposals close first
    assert player.board.hasFocus()
    assert not player.window.page.move_field.isVisible()


def test_the_keyboard_stands_first_where_the_player_acts_next(player: PlayerAtWindow) -> None:
    player.key(KEY.Key_Escape)
    assert player.board.focused_place is Fixture.DICE
    player.key(KEY.Key_Return)
    player.wait(lambda: player.state.phase is Phase.TO_PLAY)
    player.wait(lambda: not player.board.board_scene.is_moving)
    assert player.board.focused_place in player.board.view.targets
    player.key(KEY.Key_Right)
    walked = player.board.focused_place
    player.key(KEY.Key_Tab)
    player.key(KEY.Key_Escape)
    assert player.board.focused_place == walked


def test_tab_leads_to_the_usual_next_thing_and_the_arrows_lead_back(player: PlayerAtWindow) -> None:
    player.key(KEY.Key_Escape)
    player.key(KEY.Key_Tab)
    focus = QApplication.focusWidget()
    assert focus
    assert focus.objectName() == ActionId.ROLL
    player.key(KEY.Key_Left)
    assert player.board.is_keyboard_used
    player.key(KEY.Key_Tab)
    player.key(KEY.Key_Space)
    player.wait(lambda: player.state.phase is Phase.TO_PLAY)
    assert player.board.hasFocus(), "the button cannot be pressed any more"


def test_f6_goes_round_the_areas(player: PlayerAtWindow) -> None:
    window = player.window
    player.key(KEY.Key_Escape)
    areas = (window.page.actions_bar, window.side_panel, player.board)
    for area in areas:
        player.key(KEY.Key_F6)
        focus = QApplication.focusWidget()
        assert focus
        assert area is focus or area.isAncestorOf(focus)
    player.key(KEY.Key_F6, SHIFT)
    assert window.side_panel.has_keyboard
    player.key(KEY.Key_F9)
    assert player.board.hasFocus(), "the panel is gone"
