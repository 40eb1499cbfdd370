"""The result of a game and of the match."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QPushButton
from pytestqt.qtbot import QtBot

from bgdesk.app.actions.actions import ActionId
from bgdesk.match.events import (
    Abandoned,
    Doubled,
    Event,
    FlagFell,
    GameStarted,
    HintTaken,
    OpeningRolled,
    Passed,
    ResignationAccepted,
    ResignationOffered,
    TakenBack,
)
from bgdesk.match.options import MONEY, ClockOptions, FlagFall, MatchOptions, match_options
from bgdesk.match.record import MatchRecord
from bgdesk.rules.player import Player
from bgdesk.ui.result.derive_result import derive_result
from bgdesk.ui.result.result_dialog import ResultDialog
from tests.match.driving import SECRET, header, some_play

WHITE, BLACK = Player.WHITE, Player.BLACK


def record(options: MatchOptions, *events: Event) -> MatchRecord:
    made = MatchRecord(header(options)).append(GameStarted(1)).append(OpeningRolled(3, 1))
    made = made.append(some_play(made.state))
    for event in events:
        made = made.append(event)
    return made


def texts(dialog: ResultDialog) -> str:
    return "\n".join(label.text() for label in dialog.findChildren(QLabel))


def buttons(dialog: ResultDialog) -> dict[str, QPushButton]:
    return {button.text(): button for button in dialog.findChildren(QPushButton)}


def test_game_in_a_match() -> None:
    view = derive_result(record(match_options(7), Doubled(BLACK), Passed(WHITE)))
    assert view.heading == "Game 1"
    assert view.result.startswith("Bot won a single game: 1 point")
    assert view.result.endswith("Person passed the double.")
    assert view.score == "Person 0 : 1 Bot (match to 7)"
    assert not view.is_over
    assert view.secret == view.commitment == ""


def test_games_in_turn_are_named() -> None:
    options = replace(match_options(7), rotation=("portes", "plakoto"))
    made = MatchRecord(header(options)).append(GameStarted(1)).append(OpeningRolled(3, 1))
    ended = made.append(ResignationOffered(WHITE, 1)).append(ResignationAccepted(BLACK))
    assert derive_result(ended).heading == "Game 1 · Portes"
    assert derive_result(ended).next_game == "Plakoto"


def test_end_of_a_match_reveals_the_secret() -> None:
    ended = record(match_options(7), Abandoned(BLACK))
    view = derive_result(ended, "Rating 1502.")
    assert view.heading == "Person won the match"
    assert view.result == "Bot gave up the match. The last game was not finished."
    assert view.secret == SECRET.hex()
    assert view.note == "Rating 1502."


def test_a_match_lost_on_time_says_so() -> None:
    options = replace(match_options(7), clock=ClockOptions(60_000, 10_000, FlagFall.LOSE_MATCH))
    view = derive_result(record(options, FlagFell(BLACK)))
    assert view.heading == "Person won the match"
    assert view.result == "Bot ran out of time and with it lost the match. The last game was not finished."


def test_a_game_lost_on_time_says_so() -> None:
    options = replace(match_options(7), clock=ClockOptions(60_000, 10_000, FlagFall.LOSE_GAME))
    view = derive_result(record(options, FlagFell(BLACK)))
    assert view.result.endswith("Bot ran out of time.")


def test_who_gives_up_between_games_is_named() -> None:
    view = derive_result(record(match_options(7), Doubled(BLACK), Passed(WHITE), Abandoned(BLACK)))
    assert view.result.startswith("Bot won a single game")
    assert view.result.endswith("Person passed the double. Bot gave up the match.")
    assert view.heading == "Person won the match"


def test_end_of_a_session() -> None:
    options = replace(match_options(MONEY), games=1)
    view = derive_result(record(options, Doubled(BLACK), Passed(WHITE)))
    assert view.heading == "Bot won the session"
    assert view.score == "Person 0 : 1 Bot"


def test_practice_is_said() -> None:
    made = record(match_options(7)).append(TakenBack(2, same_dice=True))
    made = made.append(some_play(made.state)).append(Doubled(BLACK)).append(Passed(WHITE))
    assert derive_result(made).note == "Moves were taken back: practice, not rated."


def test_a_hint_is_not_called_a_take_back() -> None:
    made = record(match_options(7)).append(HintTaken(WHITE)).append(Doubled(BLACK)).append(Passed(WHITE))
    assert derive_result(made).note == "A hint was taken: practice, not rated."


def test_dialog_after_a_game_goes_on_with_enter(qtbot: QtBot) -> None:
    dialog = ResultDialog(derive_result(record(match_options(7), Doubled(BLACK), Passed(WHITE))))
    qtbot.addWidget(dialog)
    with qtbot.waitExposed(dialog):
        dialog.open()
    assert set(buttons(dialog)) == {"Next game", "Close"}
    with qtbot.waitSignal(dialog.action_requested) as asked:
        QTest.keyClick(dialog, Qt.Key.Key_Return)
    assert asked.args == [ActionId.CONTINUE]
    assert not dialog.isVisible()


def test_dialog_between_games_that_take_turns_names_the_next_one(qtbot: QtBot) -> None:
    options = replace(match_options(5), rotation=("portes", "plakoto", "fevga")).locked()
    events = (GameStarted(1), OpeningRolled(3, 1), ResignationOffered(WHITE, 1), ResignationAccepted(BLACK))
    played = MatchRecord(header(options), events)
    dialog = ResultDialog(derive_result(played))
    qtbot.addWidget(dialog)
    assert set(buttons(dialog)) == {"Next game: Plakoto", "Close"}
    over = derive_result(played.append(Abandoned(WHITE)))
    assert (over.is_over, over.next_game) == (True, "")


def test_dialog_after_the_match(qtbot: QtBot) -> None:
    dialog = ResultDialog(derive_result(record(match_options(7), Abandoned(BLACK))))
    qtbot.addWidget(dialog)
    dialog.open()
    assert set(buttons(dialog)) == {"Rematch", "New match…", "Verify dice…", "Close"}
    assert SECRET.hex() in texts(dialog).replace(" ", "")
    with qtbot.waitSignal(dialog.action_requested) as asked:
        QTest.mouseClick(buttons(dialog)["Verify dice…"], Qt.MouseButton.LeftButton)
    assert asked.args == [ActionId.VERIFY_DICE]


@pytest.mark.parametrize("way", ["mouse", "space", "escape"])
def test_dialog_can_be_closed_without_going_on(qtbot: QtBot, way: str) -> None:
    dialog = ResultDialog(derive_result(record(match_options(7), Abandoned(BLACK))))
    qtbot.addWidget(dialog)
    with qtbot.waitExposed(dialog):
        dialog.open()
    with qtbot.assertNotEmitted(dialog.action_requested):
        if way == "mouse":
            QTest.mouseClick(buttons(dialog)["Close"], Qt.MouseButton.LeftButton)
        elif way == "space":
            buttons(dialog)["Close"].setFocus()
            QTest.keyClick(buttons(dialog)["Close"], Qt.Key.Key_Space)
        else:
            QTest.keyClick(dialog, Qt.Key.Key_Escape)
    assert not dialog.isVisible()
