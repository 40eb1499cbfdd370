"""Walking through a reviewed match by keys and buttons."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from bgdesk.app.actions.actions import ActionId
from bgdesk.app.review.walk import errors_of
from bgdesk.app.settings import table
from bgdesk.rules.player import Player
from bgdesk.ui.play.derive_board import derive_past_board
from bgdesk.ui.review.wheel_steps import NOTCH
from tests.match_files import match_data
from tests.ui.conftest import OpenDesk
from tests.ui.player_at_window import SHIFT, PlayerAtWindow
from tests.ui.reviewed import begun, opened, parts

KEY = Qt.Key
FILE = "generated/match11_event_an.sgf"
"""Alice against Bob, analysed by GNU Backgammon."""


@pytest.fixture
def player(open_desk: OpenDesk, tmp_path: Path) -> PlayerAtWindow:
    """Somebody who looks at an analysed match, as Bob."""
    file = tmp_path / "match.sgf"
    file.write_bytes(match_data(FILE))
    player = opened(begun(open_desk, file))
    player.desk.settings.set(table.PLAYER_NAME, "Bob")
    walking = parts(player).walking
    player.wait(lambda: walking.walk.errors and walking._survey is None)
    return player


def at(player: PlayerAtWindow) -> int:
    """What is looked at."""
    return player.window.history.at


def wheel(player: PlayerAtWindow, turned: int) -> None:
    """Turn the wheel over the board."""
    board, nothing = player.board.viewport(), QPoint()
    middle = board.rect().center()
    QApplication.sendEvent(
        board,
        QWheelEvent(
            QPointF(middle),
            QPointF(board.mapToGlobal(middle)),
            nothing,
            QPoint(0, turned),
            Qt.MouseButton.NoButton,
            Qt.KeyboardModifier.NoModifier,
            Qt.ScrollPhase.NoScrollPhase,
            False,
        ),
    )


def test_keys_buttons_and_wheel_go_from_stop_to_stop(player: PlayerAtWindow) -> None:
    assert player.window.windowTitle().startswith("Alice vs Bob · match to 11 points")
    stops = parts(player).walking.walk
    begin = at(player)
    assert begin == stops.choices[0]
    for place in stops.choices[1:4]:
        player.key(KEY.Key_Right)
        assert at(player) == place
    player.key(KEY.Key_Left)
    assert at(player) == stops.choices[2]
    player.key(KEY.Key_Right, SHIFT)
    assert at(player) == stops.all[stops.all.index(stops.choices[2]) + 1]
    player.key(KEY.Key_PageDown)
    assert at(player) == stops.games[1]
    player.key(KEY.Key_PageUp)
    assert at(player) == begin
    player.key(KEY.Key_Left)
    assert at(player) == begin
    assert player.message == "This is the beginning of the match."
    wheel(player, -NOTCH)
    wheel(player, -NOTCH // 2)
    wheel(player, -NOTCH // 2)
    assert at(player) == stops.choices[2]
    wheel(player, 4 * NOTCH)
    assert at(player) == stops.choices[1]
    player.press_button(ActionId.PREVIOUS_DECISION)
    assert at(player) == begin
    player.start()
    assert player.window.windowTitle() == "Ann vs Bob, 0 : 0 · match to 3 points · bgdesk"
    assert player.window.page.actions_bar.isVisible()
    assert not player.window.page.review_bar.isVisible()


def test_errors_are_gone_to_and_begin_again_after_the_last(player: PlayerAtWindow) -> None:
    walking = parts(player).walking
    mine, both = errors_of(walking.walk, Player.BLACK), errors_of(walking.walk, None)
    costly = [one for one in walking.walk.errors if one.decision.player is Player.BLACK]
    for one in sorted(costly, key=lambda one: -one.error)[:4]:
        player.key(KEY.Key_W)
        assert at(player) == one.decision.event
    walking.seen.update(mine)
    player.key(KEY.Key_W)
    assert player.message == "You have seen every error."
    walking.go_to(mine[-2])
    for place in (mine[-1], mine[0]):
        player.key(KEY.Key_N)
        assert at(player) == place
    assert player.message == "No more errors to the end: this is the first one again."
    player.key(KEY.Key_P)
    assert at(player) == mine[-1]
    assert player.message == "No error before this one: this is the last of the match."
    player.key(KEY.Key_P)
    assert at(player) == mine[-2]
    player.key(KEY.Key_P, SHIFT)
    assert at(player) == both[both.index(mine[-2]) - 1]
    walking.go_to(mine[0])
    player.key(KEY.Key_N, SHIFT)
    assert at(player) == both[both.index(mine[0]) + 1]
    player.press_button(ActionId.NEXT_ERROR)
    assert at(player) == next(one for one in mine if one > both[both.index(mine[0]) + 1])
    shown = player.window.page.review_bar._centre.text()
    assert shown.endswith(f"error {mine.index(at(player)) + 1} of {len(mine)}")
    player.desk.settings.set(table.ERRORS_FROM, 80)
    assert walking.walk.errors
    assert all(one.error >= 0.08 for one in walking.walk.errors)
    player.key(KEY.Key_5, Qt.KeyboardModifier.AltModifier)
    assert parts(player).errors_shown.page.model.rowCount() == len(walking.walk.errors) < len(both)


def test_candidates_stand_on_the_board(player: PlayerAtWindow) -> None:
    walking, analysis = parts(player).walking, parts(player).review.analysis
    assert analysis
    wrong = next(one for one in analysis.plays if one.played and one.played > 2)
    assert wrong.played
    walking.go_to(wrong.event)
    assert {arrow.is_dashed for arrow in player.board.view.arrows} == {True, False}
    before = player.board.view.points
    player.key(KEY.Key_2)
    second = player.board.view.arrows
    assert {arrow.is_dashed for arrow in second} == {True}
    player.key(KEY.Key_Up)
    assert {arrow.is_dashed for arrow in player.board.view.arrows} == {False}
    player.key(KEY.Key_Down)
    assert player.board.view.arrows == second
    player.key(KEY.Key_Space)
    state = replace(player.table.record.states[wrong.event], position=wrong.candidates[1].position)
    wishes = player.window.page.table_view.wishes
    assert player.board.view.points == derive_past_board(state, wishes).points != before
    candidates = player.window.side_panel.judgement.view
    QTest.mouseMove(candidates.viewport(), candidates.visualRect(candidates.model().index(0, 1)).center())
    assert {arrow.is_dashed for arrow in player.board.view.arrows} == {False}
    assert player.board.view.points == before
    player.key(KEY.Key_Right)
    assert player.board.view.arrows != second
