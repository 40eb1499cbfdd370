"""Walking through a reviewed match by keys and buttons."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt

from bgdesk.app.actions.actions import ActionId
from bgdesk.app.review.walk import errors_of
from bgdesk.app.settings import table
from bgdesk.rules.player import Player
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


def test_keys_go_from_stop_to_stop(player: PlayerAtWindow) -> None:
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


def test_errors_are_gone_to_and_begin_again_after_the_last(player: PlayerAtWindow) -> None:
    stops = parts(player).walking.walk
    mine, both = errors_of(stops, Player.BLACK), errors_of(stops, None)
    parts(player).walking.go_to(mine[-3])
    for place in (*mine[-2:], mine[0]):
        player.key(KEY.Key_N)
        assert at(player) == place
    assert player.message == "No more errors to the end: this is the first one again."
    player.key(KEY.Key_N, SHIFT)
    assert at(player) == both[both.index(mine[0]) + 1]
    player.press_button(ActionId.NEXT_ERROR)
    assert at(player) == next(one for one in mine if one > both[both.index(mine[0]) + 1])
    shown = player.window.page.review_bar._centre.text()
    assert shown.endswith(f"error {mine.index(at(player)) + 1} of {len(mine)}")


def test_the_worst_is_seen_first_and_only_once(player: PlayerAtWindow) -> None:
    mine = [one for one in parts(player).walking.walk.errors if one.decision.player is Player.BLACK]
    for one in sorted(mine, key=lambda one: -one.error)[:4]:
        player.key(KEY.Key_W)
        assert at(player) == one.decision.event
    parts(player).walking.seen.update(one.decision.event for one in mine)
    player.key(KEY.Key_W)
    assert player.message == "You have seen every error."


def test_a_higher_threshold_leaves_errors_out(player: PlayerAtWindow) -> None:
    player.desk.settings.set(table.ERRORS_FROM, 80)
    assert all(one.error >= 0.08 for one in parts(player).walking.walk.errors)
    assert parts(player).walking.walk.errors


def test_the_window_is_called_by_the_match(player: PlayerAtWindow) -> None:
    assert player.window.windowTitle().startswith("Alice vs Bob · match to 11 points")
    player.start()
    assert player.window.windowTitle() == "bgdesk"
    assert player.window.page.actions_bar.isVisible()
    assert not player.window.page.review_bar.isVisible()
