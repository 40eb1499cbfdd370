"""Coan ki as it is played: with the mouse, with the keyboard, and again after a restart."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel
from pytestqt.qtbot import QtBot

from bgdesk.app.table.coan_ki_table import CoanKiTable
from bgdesk.engine.coan_ki import ranked_plays
from bgdesk.library.coan_ki_games import CoanKiGames
from bgdesk.match.coan_ki import CoanKiTurn
from bgdesk.match.dice.fair_dice import commitment
from bgdesk.rules.coan_ki import SPACES
from bgdesk.rules.player import Player
from bgdesk.shipped import resource_path
from bgdesk.ui.board.theme import load_theme
from bgdesk.ui.coan_ki.layout import cell, space_at, whites_number
from bgdesk.ui.coan_ki.window import CoanKiWindow

pytestmark = pytest.mark.usefixtures("english_plurals")

THEME = load_theme(resource_path("boards", "classic.toml"))


@pytest.fixture
def table(tmp_path: Path) -> Iterator[CoanKiTable]:
    made = CoanKiTable(CoanKiGames(tmp_path), bot_delay_ms=0)
    yield made
    made.close()


@pytest.fixture
def window(table: CoanKiTable, qtbot: QtBot) -> CoanKiWindow:
    return shown(table, qtbot)


def shown(table: CoanKiTable, qtbot: QtBot, name: str = "Mei") -> CoanKiWindow:
    made = CoanKiWindow(table, lambda: THEME, name)
    qtbot.addWidget(made)
    made.show()
    qtbot.waitExposed(made)
    return made


def start(window: CoanKiWindow, opponent: str, qtbot: QtBot) -> None:
    QTest.mouseClick(window.side.new_game.opponents.button(opponent), Qt.MouseButton.LeftButton)
    QTest.mouseClick(window.side.new_game.start, Qt.MouseButton.LeftButton)


def test_each_space_has_its_place() -> None:
    assert [space_at(cell(space).center()) for space in range(SPACES)] == list(range(SPACES))


@pytest.mark.parametrize(("name", "white"), [("", "You (White)"), ("White", "White")])
def test_a_player_who_is_called_by_his_colour_is_so_once(
    table: CoanKiTable, qtbot: QtBot, name: str, white: str
) -> None:
    window = shown(table, qtbot, name)
    start(window, "friend", qtbot)
    assert window.side.status.text().startswith((f"{white} rolled", "Guest (Black) rolled"))
    while table.game and table.game.state.player is not Player.WHITE:
        window.side.play.click()
    assert f"{white} rolled" in window.side.status.text()


def test_a_whole_game_against_a_friend_by_mouse(
    window: CoanKiWindow, table: CoanKiTable, qtbot: QtBot
) -> None:
    start(window, "friend", qtbot)
    turns = 0
    while table.game and table.game.winner is None:
        assert len(window.side.choices.plays) > 0
        QTest.mouseClick(window.side.play, Qt.MouseButton.LeftButton)
        turns += 1
        assert turns < 500
    assert table.game
    assert "pot" in window.side.status.text()
    assert window.side.proof.text == table.game.secret
    assert not window.side.play.isVisible()


def test_a_whole_game_against_the_computer_by_keyboard(
    window: CoanKiWindow, table: CoanKiTable, qtbot: QtBot
) -> None:
    start(window, "strong", qtbot)

    def is_mine_or_over() -> bool:
        return table.game is not None and (table.game.winner is not None or bool(table.plays))

    while True:
        qtbot.waitUntil(is_mine_or_over)
        assert table.game
        if table.game.winner:
            break
        QTest.keyClick(window.side.choices.table, Qt.Key.Key_Down)
        QTest.keyClick(window.side.choices.table, Qt.Key.Key_Return)
    assert table.game.winner
    assert window.side.new_game.start.hasFocus()
    QTest.keyClick(window.side.new_game.start, Qt.Key.Key_Return)
    assert not table.game.winner


def test_a_click_on_a_space_lists_the_plays_from_there(
    window: CoanKiWindow, table: CoanKiTable, qtbot: QtBot
) -> None:
    start(window, "friend", qtbot)
    assert table.game
    player = table.game.state.player
    everything = len(window.side.choices.plays)
    own_start = window.board.centre_of(whites_number(player, 1)).toPoint()
    QTest.mouseClick(window.board, Qt.MouseButton.LeftButton, pos=own_start)
    listed = [row.name for row in window.side.choices.model.rows]
    assert 0 < len(listed) < everything
    assert all("1" in text for text in listed)
    row = window.side.choices.table.currentIndex().row()
    QTest.mouseClick(window.board, Qt.MouseButton.LeftButton, pos=own_start)
    assert window.side.choices.table.currentIndex().row() == (row + 1) % len(listed)
    nobody = window.board.centre_of(whites_number(player, 5)).toPoint()
    QTest.mouseClick(window.board, Qt.MouseButton.LeftButton, pos=nobody)
    assert len(window.side.choices.plays) == everything


def test_the_game_is_there_again_after_a_restart(
    window: CoanKiWindow, table: CoanKiTable, qtbot: QtBot, tmp_path: Path
) -> None:
    start(window, "friend", qtbot)
    QTest.mouseClick(window.side.play, Qt.MouseButton.LeftButton)
    later = CoanKiTable(CoanKiGames(tmp_path))
    assert shown(later, qtbot).side.status.text() == window.side.status.text()
    assert later.game == table.game


def test_a_turn_that_cannot_be_stored_is_not_played(
    window: CoanKiWindow, table: CoanKiTable, qtbot: QtBot, tmp_path: Path
) -> None:
    start(window, "friend", qtbot)
    before = table.game
    folder = tmp_path / "coan-ki"
    folder.rename(tmp_path / "elsewhere")
    folder.write_text("in the way")
    QTest.mouseClick(window.side.play, Qt.MouseButton.LeftButton)
    assert table.game is before
    assert window.side.trouble.isVisible()
    assert "could not be saved" in window.side.trouble.text()
    folder.unlink()
    QTest.mouseClick(window.side.play, Qt.MouseButton.LeftButton)
    assert not window.side.trouble.isVisible()


def test_a_game_that_another_program_went_on_with_is_shown_as_it_is_now(
    window: CoanKiWindow, table: CoanKiTable, qtbot: QtBot, tmp_path: Path
) -> None:
    start(window, "friend", qtbot)
    other = CoanKiTable(CoanKiGames(tmp_path))
    elsewhere = shown(other, qtbot)
    QTest.mouseClick(window.side.play, Qt.MouseButton.LeftButton)
    QTest.mouseClick(window.side.play, Qt.MouseButton.LeftButton)
    QTest.mouseClick(elsewhere.side.play, Qt.MouseButton.LeftButton)
    assert other.game == table.game
    assert elsewhere.side.status.text() == window.side.status.text()
    assert "Another program" in elsewhere.side.trouble.text()
    QTest.mouseClick(elsewhere.side.play, Qt.MouseButton.LeftButton)
    assert not elsewhere.side.trouble.isVisible()


def test_what_a_screen_reader_hears(window: CoanKiWindow, qtbot: QtBot) -> None:
    start(window, "friend", qtbot)
    assert "White: 8 on space 0" in window.board.accessibleDescription()
    assert "Black: 8 on space 1" in window.board.accessibleDescription()
    assert window.side.choices.table.accessibleName()
    assert window.side.proof.findChildren(QLabel)[1].accessibleName() == "Fingerprint of the dice (SHA-256)"
    assert window.side.back.accessibleName() == "Previous turn"


@pytest.mark.parametrize("modifier", [Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.ShiftModifier])
def test_the_rules_are_a_key_and_a_button_away(
    window: CoanKiWindow, qtbot: QtBot, modifier: Qt.KeyboardModifier
) -> None:
    with qtbot.waitSignal(window.rules_requested):
        QTest.keyClick(window, Qt.Key.Key_F1, modifier)
    with qtbot.waitSignal(window.rules_requested):
        QTest.mouseClick(window.rules, Qt.MouseButton.LeftButton)


def test_the_one_thing_to_do_has_the_colour_of_it(window: CoanKiWindow, qtbot: QtBot) -> None:
    new, play = window.side.new_game.start, window.side.play
    assert new.text().replace("&", "") == "Start a new game"
    assert "start a new game" in window.side.status.text()
    assert (new.property("role"), play.isVisible()) == ("primary", False)
    start(window, "friend", qtbot)
    assert (new.isVisible(), play.property("role")) == (False, "primary")
    window.new_game.click()
    assert (new.isVisible(), new.property("role")) == (True, "")


def test_the_whole_fingerprint_can_be_copied(window: CoanKiWindow, table: CoanKiTable, qtbot: QtBot) -> None:
    start(window, "friend", qtbot)
    assert table.game
    QTest.mouseClick(window.side.proof.copy, Qt.MouseButton.LeftButton)
    assert QApplication.clipboard().text() == commitment(bytes.fromhex(table.game.secret))
    shown = window.side.proof.findChildren(QLabel)[1]
    assert shown.toolTip() == window.side.proof.text


def test_every_unfinished_game_can_be_gone_on_with(
    window: CoanKiWindow, table: CoanKiTable, qtbot: QtBot, tmp_path: Path
) -> None:
    for _ in range(3):
        window.new_game.setChecked(True)
        start(window, "friend", qtbot)
    window.side.play.click()
    games = table.unfinished
    assert [window.side.games.itemData(row) for row in range(3)] == list(games)
    later = CoanKiTable(CoanKiGames(tmp_path))
    again = shown(later, qtbot)
    assert later.game == games[0]
    again.side.games.activated.emit(2)
    assert later.game == games[2]
    while not later.game.winner:
        again.side.play.click()
    assert again.side.games.isVisible()
    assert [game.id for game in later.unfinished] == [game.id for game in games[:2]]


def test_a_hint_says_what_each_play_is_worth(window: CoanKiWindow, table: CoanKiTable, qtbot: QtBot) -> None:
    start(window, "friend", qtbot)
    assert not window.side.chances.isVisible()
    assert not any(row.win for row in window.side.choices.model.rows)
    QTest.mouseClick(window.side.hint, Qt.MouseButton.LeftButton)
    assert table.game
    state = table.game.state
    ranked = ranked_plays(state.position, state.player, state.dice)
    rows = window.side.choices.model.rows
    assert window.side.choices.plays == tuple(each.play for each in ranked)
    assert rows[0].win == f"{100 * ranked[0].chance:.1f} %"
    assert rows[0].cost == ""
    assert rows[0].win in window.side.chances.accessibleName()
    window.side.play.click()
    assert not window.side.chances.isVisible()


def test_looking_back_and_on_to_the_game(window: CoanKiWindow, table: CoanKiTable, qtbot: QtBot) -> None:
    start(window, "friend", qtbot)
    for _ in range(3):
        window.side.choices.choose_next()
        window.side.play.click()
    game, present = table.game, window.side.status.text()
    assert game
    window.side.back.click()
    assert window.side.place.text() == "Turn 3 of 4"
    assert window.side.choices.chosen is not None
    assert CoanKiTurn.of(window.side.choices.chosen) == game.turns[2]
    assert window.side.status.text().startswith("Turn 3: ")
    window.side.back.click()
    window.side.forth.click()
    assert window.side.place.text() == "Turn 3 of 4"
    window.side.play.click()
    assert window.side.status.text() == present
    assert table.game is game


def test_a_turn_taken_back_has_the_same_dice_again(
    window: CoanKiWindow, table: CoanKiTable, qtbot: QtBot, tmp_path: Path
) -> None:
    start(window, "friend", qtbot)
    first = table.game
    assert first
    assert not window.side.take_back.isEnabled()
    window.side.play.click()
    QTest.mouseClick(window.side.take_back, Qt.MouseButton.LeftButton)
    assert table.game == first
    assert CoanKiGames(tmp_path).unfinished().games == (first,)


def test_the_board_has_the_room_that_the_words_do_not_need(window: CoanKiWindow, qtbot: QtBot) -> None:
    start(window, "friend", qtbot)
    for _ in range(2):
        window.side.play.click()
    window.side.hint.click()
    assert window.side.width() < 400 < window.board.width()
    assert window.side.take_back.width() >= window.side.take_back.sizeHint().width()
