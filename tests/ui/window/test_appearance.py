"""Settings that can be seen are in force at once, from the dialog and from the menu."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QLabel

from bgdesk.app.actions.actions import ActionId
from bgdesk.app.settings import table
from bgdesk.app.settings.setting import AnySetting, Value
from bgdesk.app.system_wishes import SystemWishes
from bgdesk.app.table.spectator_pace import FAST_RACE
from bgdesk.match.record import Seat
from bgdesk.match.state import Pair, Phase
from bgdesk.rules.notation.plays import format_steps
from bgdesk.rules.outcome import is_race
from bgdesk.rules.player import Player
from bgdesk.shipped import resource_path
from bgdesk.ui.board.theme import load_themes
from bgdesk.ui.play.player_bar import PlayerBar
from bgdesk.ui.settings.settings_dialog import SettingsDialog
from tests.ui.conftest import OpenDesk
from tests.ui.player_at_window import BOT, CTRL, PlayerAtWindow, played_to, popups_offscreen

KEY = Qt.Key


@pytest.fixture
def player(open_desk: OpenDesk) -> PlayerAtWindow:
    """Somebody on roll in a match."""
    player = open_desk({table.WINDOW_THEME.key: "dark"})
    player.sit_at(played_to(lambda state: state.phase is Phase.TO_ROLL and state.turn is Player.BLACK))
    player.wait_for_turn()
    return player


def choose(player: PlayerAtWindow, setting: AnySetting, value: Value) -> None:
    """Change a setting as the dialog does."""
    player.desk.settings.set_all([(setting, value)])


def shown_texts(player: PlayerAtWindow) -> set[str]:
    """Everything written in the bars of the players."""
    bars = player.window.page.findChildren(PlayerBar)
    return {label.text() for bar in bars for label in bar.findChildren(QLabel) if label.isVisible()}


def test_the_dialog_changes_the_window_behind_it(player: PlayerAtWindow) -> None:
    player.do(ActionId.SETTINGS)
    player.wait_for_dialog(SettingsDialog)
    boards = load_themes(resource_path("boards"))
    for name, board in boards.items():
        choose(player, table.BOARD_THEME, name)
        assert player.board.board_scene.theme == board
    assert len(boards) >= 4


def test_light_and_dark_change_window_and_board(player: PlayerAtWindow, qapp: QApplication) -> None:
    looks = []
    for action in (ActionId.THEME_LIGHT, ActionId.THEME_DARK):
        player.do(action)
        assert player.window.actions_by_id[action].isChecked()
        looks.append((qapp.palette().window().color().name(), player.board.board_scene.theme.name))
    (light, light_board), (dark, dark_board) = looks
    assert light != dark
    assert light_board != dark_board


def test_a_chosen_board_stays_when_the_window_changes(player: PlayerAtWindow) -> None:
    choose(player, table.BOARD_THEME, "slate")
    player.do(ActionId.THEME_LIGHT)
    assert player.board.board_scene.theme.name == "Slate"


def test_checkers_move_faster_in_a_race_where_that_is_wished(
    open_desk: OpenDesk, monkeypatch: pytest.MonkeyPatch
) -> None:
    player = open_desk({table.FAST_RACES.key: True})
    speeds: list[float] = []
    monkeypatch.setattr(player.board, "set_motion", lambda moves, speed: speeds.append(speed))
    player.sit_at(played_to(lambda state: is_race(state.position, state.ruleset)))
    player.wait_for_turn()
    choose(player, table.FAST_RACES, False)
    assert speeds[-1] < max(speeds)
    assert max(speeds) == FAST_RACE.motion * speeds[-1]


def test_the_board_turns_round(player: PlayerAtWindow) -> None:
    geometry = player.board.board_scene.geometry
    assert (geometry.bottom, geometry.home_right) == (Player.WHITE, True)
    player.key(KEY.Key_L, CTRL)
    player.key(KEY.Key_U, CTRL)
    geometry = player.board.board_scene.geometry
    assert (geometry.bottom, geometry.home_right) == (Player.BLACK, False)
    upper, lower = player.window.page.findChildren(PlayerBar)
    assert upper.y() < lower.y()
    assert "Ann" in {label.text() for label in upper.findChildren(QLabel)}
    choose(player, table.BOTTOM_COLOUR, "black")
    player.key(KEY.Key_U, CTRL)
    assert player.board.bottom is Player.WHITE


@pytest.mark.parametrize(
    ("seats", "bottom"), [(Pair(BOT, Seat("Bob")), "black"), (Pair(Seat("Ann"), BOT), "white")]
)
def test_my_checkers_lie_at_the_bottom(open_desk: OpenDesk, seats: Pair[Seat], bottom: str) -> None:
    player = open_desk()
    player.start(seats)
    assert player.board.bottom.value == bottom
    player.wait_for_turn()
    for _ in range(2):
        assert player.board.view.numbers_for.value == bottom
        player.do(ActionId.SWAP_SIDES)


def test_numbers_follow_the_player_on_roll_or_not(player: PlayerAtWindow) -> None:
    assert player.board.view.numbers_for is Player.BLACK
    choose(player, table.NUMBERS, "fixed")
    assert player.board.view.numbers_for is Player.WHITE


def test_pips_can_be_hidden(player: PlayerAtWindow) -> None:
    pips = {str(player.state.position.pips(colour)) for colour in Player}
    assert pips <= shown_texts(player)
    choose(player, table.PIP_COUNTS, False)
    assert not pips & shown_texts(player)


def test_the_face_of_an_unturned_cube(player: PlayerAtWindow) -> None:
    labels = []
    for face in (64, 1):
        choose(player, table.CENTRED_CUBE, face)
        cube = player.board.view.cube
        labels.append(cube.label if cube else "")
    assert labels == ["64", "1"]


def test_motion_can_be_switched_on_and_off(player: PlayerAtWindow) -> None:
    choose(player, table.REDUCE_MOTION, False)
    player.key(KEY.Key_R)
    assert player.board.board_scene.is_moving
    choose(player, table.REDUCE_MOTION, True)
    assert not player.board.board_scene.is_moving


@popups_offscreen
def test_the_system_may_ask_for_rest_and_the_player_has_the_last_word(
    player: PlayerAtWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    wishes = player.desk.wiring.appearance._themes.wishes
    choose(player, table.REDUCE_MOTION, False)
    player.key(KEY.Key_R)
    assert player.board.board_scene.is_moving
    monkeypatch.setattr(SystemWishes, "wants_rest", True)
    wishes.changed.emit()
    assert not player.board.board_scene.is_moving
    choose(player, table.MOTION_AS_SYSTEM, False)
    player.key(KEY.Key_M)
    player.type(format_steps(player.entry.legal.plays[0].steps))
    player.key(KEY.Key_Return)
    assert player.board.board_scene.is_moving


def test_more_contrast_brings_the_board_in_black_and_white(player: PlayerAtWindow) -> None:
    usual = player.board.board_scene.theme.name
    choose(player, table.CONTRAST, "more")
    assert player.board.board_scene.theme.name != usual
    assert player.desk.wiring.appearance.board_theme().field.light in ("#000000", "#ffffff")
    choose(player, table.CONTRAST, "normal")
    assert player.board.board_scene.theme.name == usual


def test_text_grows_with_its_setting(player: PlayerAtWindow, qapp: QApplication) -> None:
    before = qapp.font().pointSizeF()
    choose(player, table.TEXT_SIZE, 150)
    assert qapp.font().pointSizeF() == pytest.approx(before * 1.5)


def test_text_that_is_shown_grows_at_once(player: PlayerAtWindow) -> None:
    labels = [label for label in player.window.findChildren(QLabel) if label.isVisible()]
    sizes = [label.font().pointSizeF() for label in labels]
    rows = player.window.side_panel.moves.view.verticalHeader().defaultSectionSize()
    heights = [bar.sizeHint().height() for bar in player.window.page.findChildren(PlayerBar)]
    choose(player, table.TEXT_SIZE, 150)
    assert [label.font().pointSizeF() for label in labels] == pytest.approx([size * 1.5 for size in sizes])
    assert player.window.side_panel.moves.view.verticalHeader().defaultSectionSize() > rows * 1.3
    grown = [bar.sizeHint().height() for bar in player.window.page.findChildren(PlayerBar)]
    assert all(now > then for now, then in zip(grown, heights, strict=True))
    choose(player, table.TEXT_SIZE, 100)
    assert [label.font().pointSizeF() for label in labels] == pytest.approx(sizes)


@pytest.mark.parametrize("name", ["classic", "clear", "contrast", "slate"])
def test_the_checkers_beside_the_names_are_those_of_the_board(player: PlayerAtWindow, name: str) -> None:
    choose(player, table.BOARD_THEME, name)
    theme = player.board.board_scene.theme
    shown = [bar.mark.colours for bar in player.window.page.findChildren(PlayerBar)]
    assert shown == [theme.checker(Player.BLACK), theme.checker(Player.WHITE)]
    player.do(ActionId.SWAP_SIDES)
    shown = [bar.mark.colours for bar in player.window.page.findChildren(PlayerBar)]
    assert shown == [theme.checker(Player.WHITE), theme.checker(Player.BLACK)]


def test_other_settings_do_not_touch_the_board(
    player: PlayerAtWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    dressed: list[object] = []
    monkeypatch.setattr(player.board, "set_theme", dressed.append)
    others: tuple[tuple[AnySetting, Value], ...] = (
        (table.PLAYER_NAME, "Cleo"),
        (table.VOLUME, 20),
        (table.LAST_LENGTH, 5),
        (table.CUBE, False),
    )
    for setting, value in others:
        choose(player, setting, value)
    assert dressed == []
