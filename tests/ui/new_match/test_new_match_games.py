"""Games, their options and games in turn in the new match dialog."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from bgdesk.app.settings import table
from bgdesk.app.settings.setting import Setting
from bgdesk.match.match_types import ROTATIONS
from bgdesk.rules.variants import RULESETS, NextStarter
from bgdesk.ui.new_match.game_form import COAN_KI, CUSTOM
from bgdesk.ui.new_match.new_match_dialog import NewMatchDialog
from bgdesk.ui.words.games import (
    Group,
    about_games,
    games_name,
    group_name,
    option_help,
    option_name,
)
from tests.ui.new_match.new_match import LEVELS, Open, choose_game, start


def test_games_stand_in_groups_whose_headings_cannot_be_chosen(opened: Open, all_offered: None) -> None:
    dialog = opened()
    box = dialog.game.games
    headings = [row for row in range(box.count()) if box.itemData(row) is None]
    groups = [group_name(group) for group in Group]
    assert [box.itemText(row) for row in headings] == [*groups, "In a window of its own"]
    model = box.model()
    assert not any(model.flags(model.index(row, 0)) & Qt.ItemFlag.ItemIsSelectable for row in headings)
    assert {box.itemData(row) for row in range(box.count())} == {None, *RULESETS, *ROTATIONS, CUSTOM, COAN_KI}


def test_a_game_that_is_not_offered_cannot_be_chosen(opened: Open) -> None:
    offered = {game for game, ruleset in RULESETS.items() if ruleset.is_offered}
    dialog = opened()
    box = dialog.game.games
    listed = {box.itemData(row) for row in range(box.count())}
    assert listed & {*RULESETS} == offered
    assert opened(last_match__variant="hypergammon1").game.chosen_games == ("backgammon",)


def test_a_game_comes_with_its_own_rules_and_without_those_it_has_not(
    qtbot: QtBot, opened: Open, all_offered: None
) -> None:
    dialog = opened()
    QTest.mouseClick(dialog.more, Qt.MouseButton.LeftButton)
    assert dialog.rules.editors[table.CUBE.key].isVisible()
    choose_game(dialog, "gul_bara")
    visible = {key for key, editor in dialog.rules.editors.items() if editor.isVisible()}
    assert visible == {
        table.CLOCK.key,
        table.CLOCK_RESERVE_S.key,
        table.CLOCK_DELAY_S.key,
        table.FLAG_FALL.key,
    }
    assert dialog.game.options.keys() == {"rest_is_lost", "narde_extras"}
    dialog.game.options["rest_is_lost"].click()
    assert "Numbers that cannot be played are lost" in dialog._summary.text()
    wanted, values = start(qtbot, dialog)
    assert (wanted.options.variant, wanted.options.rule_options) == ("gul_bara", ("rest_is_lost",))
    again = opened(**{key.replace(".", "__"): value for key, value in values.items()})
    assert again.game.options["rest_is_lost"].isChecked()
    assert not again.game.options["narde_extras"].isChecked()


def test_a_rotation_has_its_own_lengths(qtbot: QtBot, opened: Open, all_offered: None) -> None:
    dialog = opened()
    points = []
    for game in ("tavli", "acey_deucey", "balkan", "backgammon"):
        choose_game(dialog, game)
        points.append(dialog.length.values[table.LAST_LENGTH.key])
    assert points == [5, 25, 7, 7]
    choose_game(dialog, "balkan")
    shown = [n for n in (1, 3, 5, 7, 9, 25) if dialog.length.usual.button(n).isVisible()]
    assert shown == [5, 7]
    wanted, values = start(qtbot, dialog)
    assert wanted.options.rotation == ("portes", "gul_bara", "tapa")
    assert wanted.options.locked() == wanted.options
    assert values[table.LAST_VARIANT.key] == "balkan"


def test_a_length_stays_while_it_means_the_same(opened: Open, all_offered: None) -> None:
    dialog = opened()
    dialog.length.points.setValue(25)
    choose_game(dialog, "nackgammon")
    assert dialog.length.values[table.LAST_LENGTH.key] == 25
    choose_game(dialog, "dutch")
    choose_game(dialog, "tavli")
    choose_game(dialog, "nackgammon")
    assert dialog.length.values[table.LAST_LENGTH.key] == 7


@pytest.mark.parametrize(
    ("game", "hidden"),
    [
        ("backgammon", set()),
        ("british", {table.FIVE_ON_A_POINT}),
        ("tavla", {table.NO_HIT_AND_RUN}),
        ("fevga", {table.FIVE_ON_A_POINT, table.FREE_DIE_USE, table.NO_HIT_AND_RUN}),
    ],
)
def test_a_house_rule_that_the_game_has_anyway_is_not_asked_for(
    opened: Open, all_offered: None, game: str, hidden: set[Setting[bool]]
) -> None:
    dialog = opened()
    dialog.more.click()
    choose_game(dialog, game)
    rules = (table.FIVE_ON_A_POINT, table.FREE_DIE_USE, table.NO_HIT_AND_RUN)
    assert {rule for rule in rules if dialog.rules.editors[rule.key].isHidden()} == hidden


def test_a_game_that_is_usually_played_without_a_cube_can_be_given_one(
    qtbot: QtBot, opened: Open, all_offered: None
) -> None:
    dialog = opened()
    dialog.more.click()
    choose_game(dialog, "dutch")
    crawford = dialog.rules.editors[table.CRAWFORD.key]
    assert crawford.isHidden()
    dialog.game.options["with_cube"].click()
    assert crawford.isVisible()
    assert crawford.isEnabled()
    wanted, _ = start(qtbot, dialog)
    assert wanted.options.has_cube
    assert wanted.options.crawford


def test_games_of_ones_own_choice_take_turns(qtbot: QtBot, opened: Open, all_offered: None) -> None:
    dialog = opened()
    assert not dialog.game.in_turn[0].isVisible()
    choose_game(dialog, CUSTOM)
    assert dialog.game.chosen_games == ("portes", "plakoto", "fevga")
    for box, game in zip(dialog.game.in_turn, ("tapa", "dutch", "tapa", ""), strict=True):
        assert box.isVisible()
        box.setCurrentIndex(box.findData(game))
    wanted, values = start(qtbot, dialog)
    assert wanted.options.rotation == ("tapa", "dutch", "tapa")
    again = opened(**{key.replace(".", "__"): value for key, value in values.items()})
    assert again.game.chosen_games == ("tapa", "dutch", "tapa")
    assert again.game.games.currentData() == CUSTOM


def test_who_starts_is_asked_where_games_of_ones_own_choice_take_turns(
    qtbot: QtBot, opened: Open, all_offered: None
) -> None:
    dialog = opened()
    box = dialog.game.new_opening
    choose_game(dialog, "tavli")
    assert not box.isVisible()
    choose_game(dialog, CUSTOM)
    assert not box.isVisible(), "these are the games of Tavli, where the winner starts"
    second = dialog.game.in_turn[1]
    second.setCurrentIndex(second.findData("dutch"))
    assert box.isVisible()
    assert not box.isChecked()
    assert dialog.game._about.text().endswith("the winner of a game starts the next.")
    QTest.mouseClick(box, Qt.MouseButton.LeftButton, pos=QPoint(8, box.height() // 2))
    assert dialog.game._about.text().endswith("each begins with an opening roll.")
    assert "a new opening roll for each game" in dialog._summary.text()
    wanted, values = start(qtbot, dialog)
    assert wanted.options.starter is NextStarter.NEW_OPENING
    again = opened(**{key.replace(".", "__"): value for key, value in values.items()})
    assert again.game.new_opening.isVisible()
    assert again.game.new_opening.isChecked()
    choose_game(again, "tavli")
    assert start(qtbot, again)[0].options.starter is None


def test_the_set_up_of_the_chosen_game_is_shown(qtbot: QtBot, all_offered: None) -> None:
    drawn: list[str] = []

    def preview(game: str) -> QImage:
        drawn.append(game)
        image = QImage(30, 20, QImage.Format.Format_RGB32)
        image.fill(0)
        return image

    dialog = NewMatchDialog({}, LEVELS, preview=preview)
    qtbot.addWidget(dialog)
    choose_game(dialog, "fevga")
    choose_game(dialog, "balkan")
    assert [*dict.fromkeys(drawn)] == ["backgammon", "fevga", "portes"]


@pytest.mark.parametrize("game", RULESETS)
def test_every_game_and_option_has_words(game: str) -> None:
    ruleset = RULESETS[game]
    texts = [about_games((game,)), games_name((game,))]
    texts += [text(option.id) for option in ruleset.options for text in (option_name, option_help)]
    assert all(texts)
    assert game not in texts
