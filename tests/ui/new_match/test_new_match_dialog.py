"""The new match dialog."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QSettings, Qt
from PySide6.QtGui import QCursor
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QComboBox
from pytestqt.qtbot import QtBot

from bgdesk.app.settings import table
from bgdesk.app.settings.settings import Settings
from bgdesk.app.table.chance_words import ENOUGH, dice_words
from bgdesk.app.table.match_opener import Earlier, NewMatch
from bgdesk.app.table.new_match import CHOICES
from bgdesk.library.library import Library
from bgdesk.match.codec.record_codec import record_to_text
from bgdesk.match.dice.fair_dice import MANUAL, REPLAYED, SEEDED
from bgdesk.match.dice_source import rolls_of
from bgdesk.match.options import MONEY, match_options
from bgdesk.match.record import MatchRecord, SeatKind
from bgdesk.ui.common.last_folder import LastFolder
from bgdesk.ui.new_match.earlier_matches import EarlierMatches
from bgdesk.ui.new_match.new_match_dialog import NewMatchDialog
from tests.match.autoplay import whole_match
from tests.ui.new_match.new_match import LEVELS, Open, choose_game, start


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
    assert not dialog.seal.isVisible()
    wanted, _ = start(qtbot, dialog)
    assert (wanted.dice_kind, wanted.seed) == ("seeded", 99)


def test_fingerprint_is_shown_before_the_words(qtbot: QtBot) -> None:
    dialog = NewMatchDialog({}, LEVELS, fingerprint="ab" * 32)
    qtbot.addWidget(dialog)
    dialog.open()
    assert dialog.seal.fingerprint.isVisible()
    assert dialog.seal.fingerprint.text().endswith(" ".join(["abababab"] * 8))
    assert not dialog.seal.words.text()


def test_words_are_made_of_what_the_mouse_does(qtbot: QtBot, opened: Open) -> None:
    dialog = opened()
    assert dialog.seal.words.text() == ""
    for step in range(2 * ENOUGH):
        QCursor.setPos(100 + step, 200 + step % 7)
        QTest.qWait(30)
    offered = dialog.seal.words.text()
    assert set(offered.split()) <= set(dice_words())
    wanted, _ = start(qtbot, dialog)
    assert wanted.words == offered != ""


def test_typed_words_stand_in_place_of_those_offered(qtbot: QtBot, opened: Open) -> None:
    dialog = opened()
    dialog.seal.words.setFocus()
    QTest.keyClicks(dialog.seal.words, " my own ")
    for _ in range(2 * ENOUGH):
        dialog.seal.note_choice()
    assert dialog.seal.words.text() == " my own "
    assert start(qtbot, dialog)[0].words == "my own"
    empty = opened()
    for _ in range(ENOUGH):
        empty.seal.note_choice()
    empty.seal.words.setFocus()
    QTest.keyClick(empty.seal.words, Qt.Key.Key_A, Qt.KeyboardModifier.ControlModifier)
    QTest.keyClick(empty.seal.words, Qt.Key.Key_Delete)
    assert start(qtbot, empty)[0].words == ""


def test_who_starts_at_once_has_words_too(qtbot: QtBot, opened: Open) -> None:
    first, second = (start(qtbot, opened())[0].words for _ in range(2))
    assert first
    assert first != second


def test_every_control_has_a_name(opened: Open) -> None:
    dialog = opened()
    form = dialog.opponent
    for control in (form.level, form.second_level, dialog.length.points, dialog.length.games):
        assert control.accessibleName()
    assert form.opponent.button("friend").accessibleName() == "Opponent: Two players, one computer"


@pytest.fixture
def with_matches(qtbot: QtBot, tmp_path: Path) -> Iterator[tuple[NewMatchDialog, MatchRecord]]:
    """A dialog over a library with one match."""
    record = whole_match(match_options(1), seed=4)
    with Library(tmp_path / "library.sqlite") as library:
        library.journal.begin(record.header, record.entries)
        dialog = NewMatchDialog({}, LEVELS, matches=EarlierMatches(library, LastFolder(QSettings())))
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
    assert wanted.earlier == Earlier(record.header.id, rolls_of(record.entries))
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


def test_the_dialog_is_as_high_as_what_is_in_it(opened: Open) -> None:
    dialog = opened()
    last = dialog.seal.mapTo(dialog, dialog.seal.rect().bottomLeft()).y()
    assert dialog._summary.y() - last < dialog.more.height()
