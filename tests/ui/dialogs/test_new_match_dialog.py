"""The new match dialog."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QSettings, Qt
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QComboBox
from pytestqt.qtbot import QtBot

from bgdesk.app import settings_table as table
from bgdesk.app.new_match import CHOICES
from bgdesk.app.seating import Earlier, NewMatch
from bgdesk.app.setting import Setting, Value
from bgdesk.app.settings import Settings
from bgdesk.library.journal import Journal
from bgdesk.match.codec import record_to_text
from bgdesk.match.dice_source import throws_of
from bgdesk.match.fair_dice import MANUAL, REPLAYED, SEEDED
from bgdesk.match.match_types import ROTATIONS
from bgdesk.match.options import MONEY, match_options
from bgdesk.match.record import MatchRecord, SeatKind
from bgdesk.rules.variants import RULESETS, NextStarter
from bgdesk.ui.dialogs.earlier_matches import EarlierMatches
from bgdesk.ui.dialogs.game_form import COAN_KI, CUSTOM
from bgdesk.ui.dialogs.new_match_dialog import NewMatchDialog
from bgdesk.ui.game_wording import Group, about_games, games_name, group_name, option_help, option_name
from bgdesk.ui.last_folder import LastFolder
from bgdesk.ui.level_wording import LevelChoice
from tests.match.autoplay import whole_match

LEVELS = (
    LevelChoice("casual", "Casual", "plays at PR 20", tip="PR: lower is better."),
    LevelChoice("expert", "Expert", "plays at PR 6"),
    LevelChoice("strongest", "Strongest", "", "It needs a newer processor."),
)

Open = Callable[..., NewMatchDialog]


@pytest.fixture
def opened(qtbot: QtBot) -> Open:
    def make(**values: Value) -> NewMatchDialog:
        changed = {key.replace("__", "."): value for key, value in values.items()}
        dialog = NewMatchDialog(changed, LEVELS, {"hypergammon": "A plain player plays."})
        qtbot.addWidget(dialog)
        with qtbot.waitExposed(dialog):
            dialog.open()
        return dialog

    return make


def start(qtbot: QtBot, dialog: NewMatchDialog) -> tuple[NewMatch, dict[str, Value]]:
    with qtbot.waitSignal(dialog.match_chosen) as chosen:
        QTest.mouseClick(dialog.start, Qt.MouseButton.LeftButton)
    assert not dialog.isVisible()
    wanted, values = chosen.args
    return wanted, values


def test_enter_starts_the_usual_match(qtbot: QtBot, opened: Open) -> None:
    dialog = opened()
    assert dialog.start.hasFocus()
    with qtbot.waitSignal(dialog.match_chosen) as chosen:
        QTest.keyClick(dialog, Qt.Key.Key_Return)
    wanted: NewMatch = chosen.args[0]
    assert wanted.options == match_options(7)
    assert wanted.seats.white.name == "You"
    assert (wanted.seats.black.kind, wanted.seats.black.level) == (SeatKind.BOT, "expert")


def test_escape_starts_nothing(qtbot: QtBot, opened: Open) -> None:
    dialog = opened()
    with qtbot.assertNotEmitted(dialog.match_chosen):
        QTest.keyClick(dialog, Qt.Key.Key_Escape)
    assert not dialog.isVisible()


def test_what_was_chosen_comes_back(qtbot: QtBot, opened: Open) -> None:
    dialog = opened()
    QTest.mouseClick(dialog.opponent.opponent.button("friend"), Qt.MouseButton.LeftButton)
    QTest.keyClicks(dialog.opponent.friend, "Ben")
    QTest.mouseClick(dialog.opponent.colour.button("black"), Qt.MouseButton.LeftButton)
    QTest.mouseClick(dialog.length.usual.button(11), Qt.MouseButton.LeftButton)
    wanted, values = start(qtbot, dialog)
    assert (wanted.seats.white.name, wanted.seats.black.name) == ("Ben", "You")
    assert wanted.options.length == 11
    settings = Settings(None)
    settings.set_all((table.TABLE[key], value) for key, value in values.items())
    again = NewMatchDialog({choice.key: settings.value(choice) for choice in CHOICES}, LEVELS)
    qtbot.addWidget(again)
    assert {**again.values} == {**values}


def test_any_length(qtbot: QtBot, opened: Open) -> None:
    dialog = opened()
    dialog.length.points.setFocus()
    dialog.length.points.selectAll()
    QTest.keyClicks(dialog.length.points, "12")
    assert dialog.length.usual.value == 7
    QTest.keyClick(dialog.length.points, Qt.Key.Key_Tab)
    assert dialog.length.usual.value is None
    wanted, _ = start(qtbot, dialog)
    assert wanted.options.length == 12


def test_money(qtbot: QtBot, opened: Open) -> None:
    dialog = opened()
    QTest.mouseClick(dialog.length.kind.button(MONEY), Qt.MouseButton.LeftButton)
    assert not dialog.length.usual.isVisible()
    assert dialog.length.games.isVisible()
    wanted, _ = start(qtbot, dialog)
    assert wanted.options == match_options(MONEY)


def test_the_summary_tells_dice_that_are_remembered(qtbot: QtBot, opened: Open) -> None:
    assert "dice" not in opened()._summary.text()
    assert opened(play__dice=MANUAL)._summary.text().endswith("real dice, typed in")
    dialog = opened(play__dice=SEEDED, last_match__seed=12)
    assert dialog._summary.text().endswith("repeatable dice from the number 12")
    QTest.mouseClick(dialog.more, Qt.MouseButton.LeftButton)
    dialog.dice.seed.setValue(13)
    assert dialog._summary.text().endswith("13")
    dialog.dice.kind.control.setFocus()
    QTest.keyClick(dialog.dice.kind.control, Qt.Key.Key_Home)
    assert "dice" not in dialog._summary.text()


def test_the_measure_of_strength_is_explained(opened: Open) -> None:
    dialog = opened()
    box = dialog.opponent.level
    assert box.toolTip() == "PR: lower is better."
    assert box.itemData(0, Qt.ItemDataRole.ToolTipRole) == "PR: lower is better."
    assert box.itemData(2, Qt.ItemDataRole.ToolTipRole) is None


def test_rules_are_locked_by_the_kind_of_play(qtbot: QtBot, opened: Open) -> None:
    dialog = opened()
    QTest.mouseClick(dialog.more, Qt.MouseButton.LeftButton)
    editors = dialog.rules.editors
    assert editors[table.CRAWFORD.key].isEnabled()
    assert not editors[table.JACOBY.key].isEnabled()
    QTest.mouseClick(dialog.length.kind.button(MONEY), Qt.MouseButton.LeftButton)
    assert not editors[table.CRAWFORD.key].isEnabled()
    assert editors[table.JACOBY.key].isEnabled()


def test_rules_arrive_and_the_summary_follows(qtbot: QtBot, opened: Open) -> None:
    dialog = opened()
    QTest.mouseClick(dialog.more, Qt.MouseButton.LeftButton)
    crawford = dialog.rules.editors[table.CRAWFORD.key].control
    crawford.setFocus()
    assert "Crawford" in dialog._summary.text()
    QTest.keyClick(crawford, Qt.Key.Key_Space)
    assert "Crawford" not in dialog._summary.text()
    wanted, values = start(qtbot, dialog)
    assert not wanted.options.crawford
    assert values[table.CRAWFORD.key] is False


def test_two_computers(qtbot: QtBot, opened: Open) -> None:
    dialog = opened()
    QTest.mouseClick(dialog.opponent.opponent.button("bots"), Qt.MouseButton.LeftButton)
    assert dialog.opponent.second_level.isVisible()
    assert not dialog.opponent.colour.isVisible()
    QTest.keyClick(dialog.opponent.level, Qt.Key.Key_Home)
    wanted, _ = start(qtbot, dialog)
    assert (wanted.seats.white.level, wanted.seats.black.level) == ("casual", "expert")


def test_opponent_that_cannot_play_says_why(qtbot: QtBot, opened: Open) -> None:
    dialog = opened(last_match__level="strongest")
    assert not dialog.start.isEnabled()
    assert dialog.opponent.problem == "It needs a newer processor."
    QTest.keyClick(dialog.opponent.level, Qt.Key.Key_Home)
    assert dialog.start.isEnabled()


def test_note_about_the_game(qtbot: QtBot, opened: Open) -> None:
    dialog = opened()
    assert not dialog._note.isVisible()
    dialog.game.games.setCurrentIndex(dialog.game.games.findData("hypergammon"))
    assert dialog._note.isVisible()
    wanted, _ = start(qtbot, dialog)
    assert wanted.options.variant == "hypergammon"


def test_strength_is_told_only_where_it_was_measured(opened: Open, all_offered: None) -> None:
    dialog = opened()
    measured = dialog.opponent.level.itemText(0)
    choose_game(dialog, "nackgammon")
    assert dialog.opponent.level.itemText(0) == measured
    dialog._notes = {"plakoto": "A network.", "fevga": "A network."}
    choose_game(dialog, "plakoto")
    assert dialog._note.text() == "A network."
    assert dialog.opponent.level.itemText(0) == measured.split(" · ")[0]
    choose_game(dialog, "tavli")
    assert dialog._note.text().startswith("Each game is played by the engine that knows it best")


def test_the_dialog_stays_on_the_screen(qtbot: QtBot, opened: Open) -> None:
    dialog = opened()
    screen = dialog.screen().availableGeometry()
    dialog.move(10, screen.bottom() - dialog.height())
    dialog.more.click()
    assert dialog.frameGeometry().bottom() <= screen.bottom()
    assert dialog.frameGeometry().top() >= screen.top()


def test_dice_fields_follow_the_kind(qtbot: QtBot, opened: Open) -> None:
    dialog = opened(play__dice="seeded", last_match__seed=99)
    QTest.mouseClick(dialog.more, Qt.MouseButton.LeftButton)
    assert dialog.dice.seed.isVisible()
    assert not dialog.dice.words.isVisible()
    wanted, _ = start(qtbot, dialog)
    assert (wanted.dice_kind, wanted.seed) == ("seeded", 99)


def test_fingerprint_is_shown_before_the_words(qtbot: QtBot) -> None:
    dialog = NewMatchDialog({}, LEVELS, fingerprint="ab" * 32)
    qtbot.addWidget(dialog)
    dialog.open()
    QTest.mouseClick(dialog.more, Qt.MouseButton.LeftButton)
    assert dialog.dice._fingerprint.isVisible()
    assert dialog.dice._fingerprint.text() == " ".join(["abababab"] * 8)


def test_every_control_has_a_name(opened: Open) -> None:
    dialog = opened()
    form = dialog.opponent
    for control in (form.level, form.second_level, dialog.length.points, dialog.length.games):
        assert control.accessibleName()
    assert form.opponent.button("friend").accessibleName() == "Opponent: A friend at this computer"


@pytest.fixture
def with_matches(qtbot: QtBot, tmp_path: Path) -> Iterator[tuple[NewMatchDialog, MatchRecord]]:
    """A dialog over a library with one match."""
    record = whole_match(match_options(1), seed=4)
    with Journal(tmp_path / "library.sqlite") as journal:
        journal.begin(record.header, record.entries)
        dialog = NewMatchDialog({}, LEVELS, matches=EarlierMatches(journal, LastFolder(QSettings())))
        qtbot.addWidget(dialog)
        with qtbot.waitExposed(dialog):
            dialog.open()
        QTest.mouseClick(dialog.more, Qt.MouseButton.LeftButton)
        yield dialog, record


def choose_replayed(dialog: NewMatchDialog) -> None:
    dialog.dice.kind.control.setFocus()
    QTest.keyClick(dialog.dice.kind.control, Qt.Key.Key_End)
    assert dialog.dice.kind.value == REPLAYED


def test_the_dice_of_a_match_of_the_library_are_chosen(
    qtbot: QtBot, with_matches: tuple[NewMatchDialog, MatchRecord]
) -> None:
    dialog, record = with_matches
    choose_replayed(dialog)
    assert not dialog.start.isEnabled()
    dialog.dice.earlier_match.setFocus()
    QTest.keyClick(dialog.dice.earlier_match, Qt.Key.Key_Down)
    assert "you type the dice in" in dialog.dice.earlier_note.text()
    wanted, values = start(qtbot, dialog)
    assert wanted.dice_kind == REPLAYED
    assert wanted.earlier == Earlier(record.header.id, throws_of(record.entries))
    assert values[table.DICE_KIND.key] == table.DICE_KIND.default


def test_the_dice_of_a_saved_record_are_chosen(
    qtbot: QtBot, with_matches: tuple[NewMatchDialog, MatchRecord], tmp_path: Path
) -> None:
    dialog, record = with_matches
    choose_replayed(dialog)
    (tmp_path / "game.json").write_text(record_to_text(record), encoding="utf-8")
    dialog.dice.choose_file(str(tmp_path / "game.json"))
    wanted, _ = start(qtbot, dialog)
    assert wanted.earlier == Earlier.of(record)


@pytest.mark.parametrize("content", [b"no record", b"\xff\xfe", None], ids=["text", "bytes", "missing"])
def test_a_file_that_is_no_record_is_refused_in_words(
    with_matches: tuple[NewMatchDialog, MatchRecord], tmp_path: Path, content: bytes | None
) -> None:
    dialog, _ = with_matches
    choose_replayed(dialog)
    if content is not None:
        (tmp_path / "game.json").write_bytes(content)
    dialog.dice.choose_file(str(tmp_path / "game.json"))
    assert dialog.dice.earlier_note.text() == "game.json is no match record (.json) of bgdesk."
    assert not dialog.start.isEnabled()


def test_dice_cannot_be_replayed_where_no_matches_are_known(opened: Open) -> None:
    dialog = opened()
    box = dialog.dice.kind.control
    assert isinstance(box, QComboBox)
    assert box.findData(REPLAYED) == -1


@pytest.fixture
def all_offered(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every game can be chosen."""
    games = {game: replace(ruleset, is_offered=True) for game, ruleset in RULESETS.items()}
    monkeypatch.setattr("bgdesk.ui.game_wording.RULESETS", games)


def choose_game(dialog: NewMatchDialog, game: str) -> None:
    dialog.game.games.setCurrentIndex(dialog.game.games.findData(game))


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
    assert dialog.game._about.text().endswith("each begins with an opening throw.")
    assert "a new opening throw for each game" in dialog._summary.text()
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
