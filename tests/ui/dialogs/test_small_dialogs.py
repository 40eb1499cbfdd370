"""The dialogs that ask one thing."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QDialog, QLabel, QPushButton
from pytestqt.qtbot import QtBot

from bgdesk.match.options import MONEY, MatchOptions, match_options
from bgdesk.match.state import MatchState, Pair, Phase
from bgdesk.rules.cube import Cube
from bgdesk.rules.dice import Dice
from bgdesk.rules.player import Player
from bgdesk.ui.dialogs.choice_dialog import ChoiceDialog
from bgdesk.ui.dialogs.play_on_dialog import COPY, TAKE_BACK, PlayOnDialog
from bgdesk.ui.dialogs.resign_dialog import ResignDialog
from bgdesk.ui.dialogs.take_back_dialog import NEW_DICE, SAME_DICE, TakeBackDialog
from bgdesk.ui.dialogs.typed_dice_dialog import TypedDiceDialog
from bgdesk.ui.words.counted import Counted
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


@pytest.mark.parametrize("value", [COPY, TAKE_BACK])
def test_play_on(qtbot: QtBot, value: str) -> None:
    dialog = PlayOnDialog(12, is_over=False)
    opened(qtbot, dialog)
    assert not dialog.same_dice.isChecked()
    assert answer(qtbot, dialog, value) == value


def test_a_finished_match_can_only_be_copied(qtbot: QtBot) -> None:
    dialog = PlayOnDialog(12, is_over=True)
    opened(qtbot, dialog)
    assert not dialog.same_dice.isVisible()
    assert [b.text() for b in dialog.findChildren(QPushButton)] == ["Play on as a copy", "Cancel"]


@pytest.mark.parametrize(
    ("later", "question"), [(0, "The moves end with this position."), (1, "goes on after this position")]
)
def test_a_position_without_moves_after_it_asks_nothing_of_them(
    qtbot: QtBot, later: int, question: str
) -> None:
    dialog = PlayOnDialog(later, is_over=True)
    opened(qtbot, dialog)
    words = [label.text() for label in dialog.findChildren(QLabel)]
    assert any(question in text for text in words)


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
