"""Coan ki as it is played: with the mouse, with the keyboard, and again after a restart."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from bgdesk.app.loop_table import LoopTable
from bgdesk.library.loop_games import LoopGames
from bgdesk.rules.coan_ki import SPACES
from bgdesk.rules.player import Player
from bgdesk.shipped import resource_path
from bgdesk.ui.board.theme import load_theme
from bgdesk.ui.coan_ki.layout import cell, space_at, whites_number
from bgdesk.ui.coan_ki.window import CoanKiWindow

THEME = load_theme(resource_path("boards", "classic.toml"))


@pytest.fixture
def table(tmp_path: Path) -> Iterator[LoopTable]:
    made = LoopTable(LoopGames(tmp_path), bot_delay_ms=0)
    yield made
    made.close()


@pytest.fixture
def window(table: LoopTable, qtbot: QtBot) -> CoanKiWindow:
    return shown(table, qtbot)


def shown(table: LoopTable, qtbot: QtBot, name: str = "Mei") -> CoanKiWindow:
    made = CoanKiWindow(table, lambda: THEME, name)
    qtbot.addWidget(made)
    made.show()
    qtbot.waitExposed(made)
    return made


def start(window: CoanKiWindow, opponent: str, qtbot: QtBot) -> None:
    QTest.mouseClick(window.opponents.button(opponent), Qt.MouseButton.LeftButton)
    QTest.mouseClick(window.start_button, Qt.MouseButton.LeftButton)


def test_each_space_has_its_place() -> None:
    assert [space_at(cell(space).center()) for space in range(SPACES)] == list(range(SPACES))


@pytest.mark.parametrize(("name", "white"), [("", "White"), ("Mei", "Mei (White)")])
def test_a_player_who_is_called_by_his_colour_is_so_once(
    table: LoopTable, qtbot: QtBot, name: str, white: str
) -> None:
    window = shown(table, qtbot, name)
    start(window, "friend", qtbot)
    assert window.status.text().startswith((f"{white} threw", "Friend (Black) threw"))
    while table.game and table.game.state.player is not Player.WHITE:
        window.play_button.click()
    assert f"{white} threw" in window.status.text()


def test_a_whole_game_against_a_friend_by_mouse(window: CoanKiWindow, table: LoopTable, qtbot: QtBot) -> None:
    start(window, "friend", qtbot)
    turns = 0
    while table.game and table.game.winner is None:
        assert window.plays.count() > 0
        QTest.mouseClick(window.play_button, Qt.MouseButton.LeftButton)
        turns += 1
        assert turns < 500
    assert table.game
    assert "pot" in window.status.text()
    assert window.dice.text() == table.game.secret
    assert not window.play_button.isEnabled()


def test_a_whole_game_against_the_computer_by_keyboard(
    window: CoanKiWindow, table: LoopTable, qtbot: QtBot
) -> None:
    start(window, "strong", qtbot)

    def is_mine_or_over() -> bool:
        return table.game is not None and (table.game.winner is not None or bool(table.plays))

    while True:
        qtbot.waitUntil(is_mine_or_over)
        assert table.game
        if table.game.winner:
            break
        QTest.keyClick(window.plays, Qt.Key.Key_Down)
        QTest.keyClick(window.plays, Qt.Key.Key_Return)
    assert table.game.winner


def test_a_click_on_a_space_lists_the_plays_from_there(
    window: CoanKiWindow, table: LoopTable, qtbot: QtBot
) -> None:
    start(window, "friend", qtbot)
    assert table.game
    player = table.game.state.player
    everything = window.plays.count()
    own_start = window.board.centre_of(whites_number(player, 1)).toPoint()
    QTest.mouseClick(window.board, Qt.MouseButton.LeftButton, pos=own_start)
    listed = [window.plays.item(row).text() for row in range(window.plays.count())]
    assert 0 < len(listed) < everything
    assert all("1" in text for text in listed)
    row = window.plays.currentRow()
    QTest.mouseClick(window.board, Qt.MouseButton.LeftButton, pos=own_start)
    assert window.plays.currentRow() == (row + 1) % len(listed)
    nobody = window.board.centre_of(whites_number(player, 5)).toPoint()
    QTest.mouseClick(window.board, Qt.MouseButton.LeftButton, pos=nobody)
    assert window.plays.count() == everything


def test_the_game_is_there_again_after_a_restart(
    window: CoanKiWindow, table: LoopTable, qtbot: QtBot, tmp_path: Path
) -> None:
    start(window, "friend", qtbot)
    QTest.mouseClick(window.play_button, Qt.MouseButton.LeftButton)
    later = LoopTable(LoopGames(tmp_path))
    assert shown(later, qtbot).status.text() == window.status.text()
    assert later.game == table.game


def test_a_turn_that_cannot_be_stored_is_not_played(
    window: CoanKiWindow, table: LoopTable, qtbot: QtBot, tmp_path: Path
) -> None:
    start(window, "friend", qtbot)
    before = table.game
    folder = tmp_path / "coan-ki"
    folder.rename(tmp_path / "elsewhere")
    folder.write_text("in the way")
    QTest.mouseClick(window.play_button, Qt.MouseButton.LeftButton)
    assert table.game is before
    assert window.trouble.isVisible()
    assert "could not be saved" in window.trouble.text()


def test_what_a_screen_reader_hears(window: CoanKiWindow, qtbot: QtBot) -> None:
    start(window, "friend", qtbot)
    assert "8 of White on his 0" in window.board.accessibleDescription()
    assert "8 of Black on his 1" in window.board.accessibleDescription()
    assert window.plays.accessibleName()
    assert window.dice.accessibleName()
