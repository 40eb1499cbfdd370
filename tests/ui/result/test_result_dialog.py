"""The result of a game and of the match."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from bgdesk.app.actions.actions import ActionId
from bgdesk.app.table.ratings import RatingChange, rating_key
from bgdesk.match.events import (
    Abandoned,
    Doubled,
    Event,
    FlagFell,
    GameStarted,
    HintTaken,
    OpeningRolled,
    Passed,
    Played,
    PromiseShown,
    Raised,
    ResignationAccepted,
    ResignationOffered,
    TakenBack,
)
from bgdesk.match.options import MONEY, ClockOptions, FlagFall, MatchOptions, match_options
from bgdesk.match.rating import Rating
from bgdesk.match.record import MatchRecord
from bgdesk.rules.player import Player
from bgdesk.ui.result.derive_figures import FigureView
from bgdesk.ui.result.derive_judged import JudgedStage, JudgedView
from bgdesk.ui.result.derive_result import BAD, GOOD, derive_result
from bgdesk.ui.result.result_dialog import ResultDialog
from bgdesk.ui.review.derive_decisions import DecisionView
from bgdesk.ui.review.judgement_wording import mark_of
from tests.match.driving import SECRET, header, some_play
from tests.match.test_warned import POINT, begun, warned

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
    """Those that can be seen, in the order of the Tab key."""
    found = list[QPushButton]()
    at: QWidget | None = dialog.first
    for _ in range(60):
        if isinstance(at, QPushButton) and at.isVisibleTo(dialog) and at not in found:
            found.append(at)
        at = at.nextInFocusChain() if at else None
    return {button.text().replace("&", ""): button for button in found}


def test_game_in_a_match() -> None:
    view = derive_result(record(match_options(7), Doubled(BLACK), Passed(WHITE)))
    assert view.overline == "Game 1 · 7-point match"
    assert view.heading == "Person 0 : 1 Bot"
    assert view.result.startswith("Bot won a single game: 1 point")
    assert view.result.endswith("Person passed the double.")
    assert not view.is_over
    assert view.secret == view.dice == ""


def test_what_was_passed_is_named() -> None:
    options = replace(match_options(MONEY), max_chain=2)
    beavered = record(options, Doubled(BLACK), Raised(WHITE), Passed(BLACK))
    assert derive_result(beavered).result.endswith("Bot passed the beaver.")
    raised = record(options, Doubled(BLACK), Raised(WHITE), Raised(BLACK), Passed(WHITE))
    assert derive_result(raised).result.endswith("Person passed the raccoon.")


def test_games_in_turn_are_named() -> None:
    options = replace(match_options(7), rotation=("portes", "plakoto"))
    made = MatchRecord(header(options)).append(GameStarted(1)).append(OpeningRolled(3, 1))
    ended = made.append(ResignationOffered(WHITE, 1)).append(ResignationAccepted(BLACK))
    assert derive_result(ended).overline == "Game 1 · Portes · 7-point match"
    assert derive_result(ended).next_game == "Plakoto"


@pytest.mark.usefixtures("english_plurals")
def test_end_of_a_match_reveals_the_secret() -> None:
    ended = record(match_options(7), Abandoned(BLACK))
    view = derive_result(ended, seconds=150)
    assert view.overline == "7-point match · 2 minutes"
    assert view.heading == "Person won at 0-0"
    assert view.result == "Bot resigned the match. The last game was not finished."
    assert view.secret == SECRET.hex()
    assert view.dice.startswith("Fair dice. Their fingerprint (SHA-256) is ")
    assert view.about_secret == "Secret of the dice, whose SHA-256 is the fingerprint above:"
    assert view.about_rematch == ""


def test_only_what_was_shown_is_said_to_have_been() -> None:
    whole = record(match_options(7), Abandoned(BLACK))
    shown = MatchRecord(whole.header, (PromiseShown(), *whole.entries))
    view = derive_result(shown, is_rematch_sealed=True)
    assert view.about_secret == "Secret of the dice, whose fingerprint was shown before the first roll:"
    assert "A rematch is sealed already" in view.about_rematch
    assert not derive_result(shown, is_rematch_sealed=True, may_rematch=False).about_rematch


def test_a_match_lost_on_time_says_so() -> None:
    options = replace(match_options(7), clock=ClockOptions(60_000, 10_000, FlagFall.LOSE_MATCH))
    view = derive_result(record(options, FlagFell(BLACK)))
    assert view.heading == "Person won at 0-0"
    assert view.result == "Bot ran out of time and lost the match. The last game was not finished."


def test_a_game_lost_on_time_says_so() -> None:
    options = replace(match_options(7), clock=ClockOptions(60_000, 10_000, FlagFall.LOSE_GAME))
    view = derive_result(record(options, FlagFell(BLACK)))
    assert view.result.endswith("Bot ran out of time.")


def test_who_gives_up_between_games_is_named() -> None:
    view = derive_result(record(match_options(7), Doubled(BLACK), Passed(WHITE), Abandoned(BLACK)))
    assert view.result.startswith("Bot won a single game")
    assert view.result.endswith("Person passed the double. Bot resigned the match.")
    assert view.heading == "Person won at 0-1"


def test_end_of_a_session() -> None:
    options = replace(match_options(MONEY), games=1)
    view = derive_result(record(options, Doubled(BLACK), Passed(WHITE)))
    assert view.overline == "Money session"
    assert view.heading == "Bot won, 1-0"


def test_more_points_than_the_match_needs_are_not_counted() -> None:
    options = match_options(1)
    resigned = record(options, ResignationOffered(BLACK, 2), ResignationAccepted(WHITE))
    assert resigned.state.score.white == 2
    assert derive_result(resigned).heading == "Person won, 1-0"


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
    with qtbot.waitActive(dialog):
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


FIGURE = FigureView("6.1", "your PR · 88 decisions", "± 1.9")
LOOKS = tuple(
    DecisionView(event, mark_of(0.1), title, "game 2, at 1-0", "Best: 24/18", "-1.7 %", "")
    for event, title in ((7, "6-2: 24/16"), (12, "No double"))
)
JUDGED = JudgedView(JudgedStage.JUDGED, (FIGURE,), "Two decisions to look at", "engine", LOOKS)
UNDER_WAY = JudgedView(JudgedStage.UNDER_WAY, (FIGURE,), sentence="Being analysed, 40 %", done=4, total=10)
NOT_JUDGED = JudgedView(JudgedStage.NOT_JUDGED, sentence="Analyse shows it.")
IMPOSSIBLE = JudgedView(JudgedStage.IMPOSSIBLE, sentence="There is no analysis of this game.")


def after_match(qtbot: QtBot, judged: JudgedView) -> ResultDialog:
    dialog = ResultDialog(derive_result(record(match_options(7), Abandoned(BLACK))), judged)
    qtbot.addWidget(dialog)
    with qtbot.waitActive(dialog):
        dialog.open()
    return dialog


@pytest.mark.parametrize(
    ("judged", "first"),
    [(NOT_JUDGED, "Analyse"), (UNDER_WAY, "Review the match"), (JUDGED, "Review the match")],
)
def test_what_leads_to_the_errors_is_the_first_button(qtbot: QtBot, judged: JudgedView, first: str) -> None:
    dialog = after_match(qtbot, judged)
    assert next(iter(buttons(dialog))) == first
    assert {"Rematch", "New match…", "Close"} <= set(buttons(dialog))
    assert dialog.first.hasFocus()
    wanted = dialog.analysis_requested if first == "Analyse" else dialog.review_requested
    with qtbot.waitSignal(wanted):
        QTest.keyClick(dialog, Qt.Key.Key_Return)
    assert dialog.isVisible() is (first == "Analyse"), "the analysis is shown where it was asked for"


def test_where_nothing_can_be_judged_a_rematch_comes_first(qtbot: QtBot) -> None:
    dialog = after_match(qtbot, IMPOSSIBLE)
    assert {"Analyse", "Review the match"}.isdisjoint(buttons(dialog))
    assert IMPOSSIBLE.sentence in texts(dialog)
    with qtbot.waitSignal(dialog.action_requested) as asked:
        QTest.keyClick(dialog, Qt.Key.Key_Return)
    assert asked.args == [ActionId.REMATCH]


def test_one_click_leads_to_a_decision(qtbot: QtBot) -> None:
    dialog = after_match(qtbot, JUDGED)
    rows = [row for row in dialog.judged.rows if row.isVisible()]
    assert len(rows) == 2
    assert "24/16" in rows[0].look.accessibleName()
    with qtbot.waitSignal(dialog.look_requested) as asked:
        QTest.mouseClick(rows[1].look, Qt.MouseButton.LeftButton)
    assert asked.args == [12]
    assert not dialog.isVisible()


def test_no_button_moves_under_the_mouse_when_the_judgement_comes(qtbot: QtBot) -> None:
    dialog = after_match(qtbot, UNDER_WAY)
    before = dialog.rematch.mapToGlobal(dialog.rematch.rect().center())
    dialog.show_judged(JUDGED)
    QTest.qWait(50)
    assert dialog.rematch.mapToGlobal(dialog.rematch.rect().center()) == before
    assert dialog.judged.rows[1].isVisible()
    assert not dialog.judged.stop.isVisible()


def test_the_judgement_can_be_stopped(qtbot: QtBot) -> None:
    dialog = after_match(qtbot, UNDER_WAY)
    dialog.judged.stop.setFocus()
    with qtbot.waitSignal(dialog.stop_requested):
        QTest.mouseClick(dialog.judged.stop, Qt.MouseButton.LeftButton)
    dialog.show_judged(NOT_JUDGED)
    assert dialog.first.hasFocus()
    assert dialog.first.text() == "Analyse"


def test_dice_and_rolls_are_folded_away(qtbot: QtBot) -> None:
    dialog = after_match(qtbot, JUDGED)
    assert not dialog.more.verify.isVisible()
    with qtbot.waitSignal(dialog.more.opened):
        QTest.mouseClick(dialog.more.toggle, Qt.MouseButton.LeftButton)
    assert dialog.more.verify.isVisible()
    assert SECRET.hex() in texts(dialog).replace(" ", "")
    with qtbot.waitSignal(dialog.more.verify_requested):
        QTest.mouseClick(dialog.more.verify, Qt.MouseButton.LeftButton)
    dialog.more.set_verdict("All is well.")
    assert "All is well." in texts(dialog)


@pytest.mark.parametrize(("gain", "shown", "tone"), [(14.2, "+14", GOOD), (-17.4, "-17", BAD)])
def test_a_rating_is_shown_with_its_change(gain: float, shown: str, tone: str) -> None:
    ended = record(match_options(1), Abandoned(BLACK))
    key = rating_key(ended.header.seats.white, "backgammon")
    change = RatingChange(Rating(1500.0), Rating(1500.0 + gain, 1))
    (rating,) = derive_result(ended, {key: change}).ratings
    assert (rating.change, rating.tone) == (shown, tone)
    assert rating.spoken == f"rating: {rating.figure} ({shown})"


@pytest.mark.parametrize("way", ["mouse", "space", "escape"])
def test_dialog_can_be_closed_without_going_on(qtbot: QtBot, way: str) -> None:
    dialog = after_match(qtbot, JUDGED)
    with qtbot.assertNotEmitted(dialog.action_requested), qtbot.assertNotEmitted(dialog.review_requested):
        if way == "mouse":
            QTest.mouseClick(dialog.close_button, Qt.MouseButton.LeftButton)
        elif way == "space":
            dialog.close_button.setFocus()
            QTest.keyClick(dialog.close_button, Qt.Key.Key_Space)
        else:
            QTest.keyClick(dialog, Qt.Key.Key_Escape)
    assert not dialog.isVisible()


def test_the_note_tells_what_came_of_a_tutor() -> None:
    told = begun().append(warned()).append(Played(WHITE, POINT))
    assert derive_result(told).note == "With a tutor, warned 1, heeded 1: practice, not rated."
    assert derive_result(begun()).note == "With a tutor: practice, not rated."


def test_each_game_tells_its_own_warnings_and_the_end_those_of_all() -> None:
    played = begun().append(warned()).append(Played(WHITE, POINT))
    first = played.append(Doubled(BLACK)).append(Passed(WHITE))
    assert derive_result(first).note == "With a tutor, warned 1, heeded 1: practice, not rated."
    second = first.append(GameStarted(2)).append(OpeningRolled(3, 1)).append(Played(WHITE, POINT))
    assert derive_result(second).note == "With a tutor: practice, not rated."
    over = second.append(Abandoned(WHITE))
    assert derive_result(over).note == "With a tutor, in all games warned 1, heeded 1: practice, not rated."
