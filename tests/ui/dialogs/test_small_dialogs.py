"""The dialogs that ask one thing."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QDialog, QLabel, QPushButton
from pytestqt.qtbot import QtBot

from bgdesk.app.table.match_opener import CopyDice
from bgdesk.match.options import MONEY, MatchOptions, match_options
from bgdesk.match.state import MatchState, Pair, Phase
from bgdesk.rules.cube import Cube
from bgdesk.rules.dice import Dice
from bgdesk.rules.player import Player
from bgdesk.ui.dialogs.choice_dialog import ChoiceDialog
from bgdesk.ui.dialogs.play_on_dialog import FRIEND, PlayOnDialog
from bgdesk.ui.dialogs.resign_dialog import ResignDialog
from bgdesk.ui.dialogs.take_back_dialog import NEW_DICE, SAME_DICE, TakeBackDialog
from bgdesk.ui.dialogs.typed_dice_dialog import TypedDiceDialog
from bgdesk.ui.words.counted import Counted
from bgdesk.ui.words.levels import LevelChoice
from bgdesk.ui.words.results import CountedResults, Extent
from tests.ui.player_at_window import played_to

WHITE = Player.WHITE


def opened(qtbot: QtBot, dialog: QDialog) -> None:
    qtbot.addWidget(dialog)
    with qtbot.waitExposed(dialog):
        dialog.open()


def answer(qtbot: QtBot, dialog: ChoiceDialog, value: str | int) -> object:
    with qtbot.waitSignal(dialog.answered) as told:
        QTest.mouseClick(dialog.button(value), Qt.MouseButton.LeftButton)
    assert not dialog.isVisible()
    return told.args[0]


def to_resign(options: MatchOptions, opponent: int = 0, off: int = 0, cube: int = 1) -> MatchState:
    """White to roll, with so many checkers borne off and so many points of his opponent."""
    record = played_to(lambda state: state.phase is Phase.TO_ROLL and state.turn is WHITE, options=options)
    state = record.state
    white = list(state.position.white)
    for _ in range(off):
        point = next(point for point in range(25, 0, -1) if white[point])
        white[point] -= 1
        white[0] += 1
    position = replace(state.position, white=tuple(white))
    return replace(state, position=position, score=Pair(0, opponent), cube=Cube(cube))


def offered(dialog: ResignDialog) -> list[str]:
    return [button.text() for button in dialog.findChildren(QPushButton) if button is not dialog.cancel]


def said(dialog: ResignDialog) -> str:
    return " ".join(label.text() for label in dialog.findChildren(QLabel))


@pytest.mark.parametrize("level", [1, 2, 3])
def test_resign(qtbot: QtBot, level: int) -> None:
    dialog = ResignDialog(to_resign(match_options(11), cube=2))
    opened(qtbot, dialog)
    assert str(2 * level) in dialog.button(level).text()
    assert "may refuse" in said(dialog)
    assert answer(qtbot, dialog, level) == level


def test_resign_offers_only_what_is_possible(qtbot: QtBot) -> None:
    dialog = ResignDialog(to_resign(match_options(11), off=1, cube=4))
    opened(qtbot, dialog)
    assert offered(dialog) == [CountedResults().offer(Extent.SINGLE, 4)]
    assert "counts at once" in said(dialog)


ALL = "Resign: lose the match"
SINGLE = CountedResults().offer(Extent.SINGLE, 1)
GAMMON = CountedResults().offer(Extent.GAMMON, 2)
CHECKERS = f"{CountedResults().offer_of_checkers(15)} ({Counted().points(15)})"


@pytest.mark.parametrize(
    ("variant", "length", "score", "texts"),
    [
        ("backgammon", 1, 0, [ALL]),
        ("backgammon", 3, 2, [ALL]),
        ("backgammon", 3, 1, [SINGLE, ALL]),
        ("backgammon", 3, 0, [SINGLE, GAMMON, ALL]),
        ("acey_deucey", 1, 0, [ALL]),
        ("acey_deucey", 3, 1, [ALL]),
        ("acey_deucey", 15, 0, [ALL]),
        ("acey_deucey", 21, 6, [ALL]),
        ("acey_deucey", 21, 5, [CHECKERS]),
        ("plakoto", 5, 4, [ALL]),
    ],
)
def test_in_a_match_no_more_is_offered_than_can_be_lost(
    qtbot: QtBot, variant: str, length: int, score: int, texts: list[str]
) -> None:
    options = replace(match_options(length), variant=variant).locked()
    dialog = ResignDialog(to_resign(options, score))
    opened(qtbot, dialog)
    assert offered(dialog) == texts
    assert ("counts at once" in said(dialog)) is (len(texts) == 1)


def test_in_a_session_every_checker_is_offered(qtbot: QtBot) -> None:
    options = replace(match_options(MONEY), variant="acey_deucey").locked()
    dialog = ResignDialog(to_resign(options))
    opened(qtbot, dialog)
    assert offered(dialog) == [CHECKERS]


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space])
def test_the_first_key_resigns_nothing(qtbot: QtBot, key: Qt.Key) -> None:
    dialog = ResignDialog(to_resign(match_options(7)))
    opened(qtbot, dialog)
    assert dialog.cancel.isDefault()
    with qtbot.assertNotEmitted(dialog.answered):
        QTest.keyClick(dialog.cancel if dialog.cancel.hasFocus() else dialog, key)
    assert not dialog.isVisible()


def test_escape_answers_nothing(qtbot: QtBot) -> None:
    dialog = ResignDialog(to_resign(match_options(7)))
    opened(qtbot, dialog)
    with qtbot.assertNotEmitted(dialog.answered):
        QTest.keyClick(dialog, Qt.Key.Key_Escape)
    assert not dialog.isVisible()


def test_enter_gives_the_usual_answer(qtbot: QtBot) -> None:
    dialog = TakeBackDialog(is_practice=False)
    opened(qtbot, dialog)
    with qtbot.waitSignal(dialog.answered) as told:
        QTest.keyClick(dialog, Qt.Key.Key_Return)
    assert told.args == [NEW_DICE]


@pytest.mark.parametrize("value", [NEW_DICE, SAME_DICE])
def test_take_back(qtbot: QtBot, value: str) -> None:
    dialog = TakeBackDialog(is_practice=False)
    opened(qtbot, dialog)
    assert answer(qtbot, dialog, value) == value


@pytest.mark.parametrize("is_practice", [True, False])
def test_take_back_warns_once(qtbot: QtBot, is_practice: bool) -> None:
    dialog = TakeBackDialog(is_practice=is_practice)
    opened(qtbot, dialog)
    words = " ".join(label.text() for label in dialog.findChildren(QLabel))
    assert ("practice" in words) is not is_practice


PLAY_ON_LEVELS = (LevelChoice("casual", "Casual", "PR 19"), LevelChoice("expert", "Expert", "PR 5"))


def play_on_dialog(qtbot: QtBot, *, is_over: bool = False, note: str = "") -> PlayOnDialog:
    dialog = PlayOnDialog(PLAY_ON_LEVELS, Pair("Ann", "Bob"), is_over=is_over, note=note)
    opened(qtbot, dialog)
    return dialog


def test_play_on_asks_for_opponent_side_and_dice(qtbot: QtBot) -> None:
    dialog = play_on_dialog(qtbot)
    dialog.show_choices("expert", Player.BLACK)
    assert (dialog.level, dialog.player, dialog.dice_kind) == ("expert", Player.BLACK, CopyDice.NEW)
    QTest.mouseClick(dialog.side.button(Player.WHITE.value), Qt.MouseButton.LeftButton)
    dialog.opponent.setFocus()
    QTest.keyClick(dialog.opponent, Qt.Key.Key_Down)
    dialog.dice.setFocus()
    QTest.keyClick(dialog.dice, Qt.Key.Key_Down)
    assert (dialog.level, dialog.player, dialog.dice_kind) == (FRIEND, Player.WHITE, CopyDice.SAME)
    with qtbot.waitSignal(dialog.play_wanted):
        QTest.keyClick(dialog, Qt.Key.Key_Return)


@pytest.mark.parametrize("same", [True, False])
def test_what_goes_on_can_be_taken_back(qtbot: QtBot, same: bool) -> None:
    dialog = play_on_dialog(qtbot)
    dialog.same_dice.setChecked(same)
    with qtbot.waitSignal(dialog.take_back_wanted) as told:
        QTest.mouseClick(dialog.take_back, Qt.MouseButton.LeftButton)
    assert told.args == [same]


def test_a_finished_match_can_only_be_copied(qtbot: QtBot) -> None:
    dialog = play_on_dialog(qtbot, is_over=True)
    assert not dialog.same_dice.isVisible()
    assert not dialog.take_back.isVisible()


def test_strength_is_told_only_where_it_holds(qtbot: QtBot) -> None:
    assert play_on_dialog(qtbot).opponent.itemText(0) == "Casual · PR 19"
    dialog = play_on_dialog(qtbot, note="A network plays it.")
    assert dialog.opponent.itemText(0) == "Casual"
    assert "A network plays it." in [label.text() for label in dialog.findChildren(QLabel)]


@pytest.fixture
def dice(qtbot: QtBot) -> TypedDiceDialog:
    dialog = TypedDiceDialog("What did you roll?")
    opened(qtbot, dialog)
    return dialog


def test_dice_by_clicking(qtbot: QtBot, dice: TypedDiceDialog) -> None:
    assert not dice.confirm.isEnabled()
    QTest.mouseClick(dice.dice[0].button(6), Qt.MouseButton.LeftButton)
    QTest.mouseClick(dice.dice[1].button(3), Qt.MouseButton.LeftButton)
    with qtbot.waitSignal(dice.dice_typed) as told:
        QTest.mouseClick(dice.confirm, Qt.MouseButton.LeftButton)
    assert told.args == [Dice(6, 3)]


def test_dice_by_typing(qtbot: QtBot, dice: TypedDiceDialog) -> None:
    QTest.keyClicks(dice, "45")
    QTest.keyClick(dice, Qt.Key.Key_Backspace)
    assert dice.faces == (4,)
    QTest.keyClicks(dice, "79")
    assert dice.faces == (4,)
    QTest.keyClicks(dice, "2")
    with qtbot.waitSignal(dice.dice_typed) as told:
        QTest.keyClick(dice, Qt.Key.Key_Return)
    assert told.args == [Dice(4, 2)]


def test_cocked_dice_are_rolled_again(qtbot: QtBot, dice: TypedDiceDialog) -> None:
    QTest.keyClicks(dice, "45")
    QTest.mouseClick(dice.cocked, Qt.MouseButton.LeftButton)
    assert not dice.faces
    assert not dice.confirm.isEnabled()
    assert dice.isVisible()
    QTest.keyClicks(dice, "11")
    assert dice.faces == (1, 1)


def test_typing_goes_on_after_a_click(qtbot: QtBot, dice: TypedDiceDialog) -> None:
    button = dice.dice[0].button(5)
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    QTest.keyClicks(button, "2")
    assert dice.faces == (5, 2)


def test_opening_dice_belong_to_players(qtbot: QtBot) -> None:
    dialog = TypedDiceDialog("The opening roll", ("You", "Sage"))
    opened(qtbot, dialog)
    assert dialog.dice[1].button(1).accessibleName() == "Sage: 1"
