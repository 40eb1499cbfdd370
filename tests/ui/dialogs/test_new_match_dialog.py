"""The new match dialog."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from bgdesk.app import settings_table as table
from bgdesk.app.new_match import CHOICES
from bgdesk.app.seating import NewMatch
from bgdesk.app.setting import Value
from bgdesk.app.settings import Settings
from bgdesk.match.options import MONEY, match_options
from bgdesk.match.record import SeatKind
from bgdesk.ui.dialogs.new_match_dialog import NewMatchDialog
from bgdesk.ui.dialogs.opponent_form import LevelChoice

LEVELS = (
    LevelChoice("casual", "Casual", "plays at PR 20"),
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
    dialog.variant.setCurrentIndex(dialog.variant.findData("hypergammon"))
    assert dialog._note.isVisible()
    wanted, _ = start(qtbot, dialog)
    assert wanted.options.variant == "hypergammon"


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
    assert dialog.dice._fingerprint.text() == "ab" * 32


def test_every_control_has_a_name(opened: Open) -> None:
    dialog = opened()
    form = dialog.opponent
    for control in (form.level, form.second_level, dialog.length.points, dialog.length.games):
        assert control.accessibleName()
    assert form.opponent.button("friend").accessibleName() == "Opponent: A friend at this computer"
