"""The trainers in the whole window, by keyboard: chosen, answered, told, counted, and left again."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication

from bgdesk.app.actions.actions import ActionId
from bgdesk.match.record import Seat
from bgdesk.match.state import Pair
from bgdesk.practice.trainers.pips import PipsTruth
from bgdesk.practice.trainers.shape import TrainerId
from bgdesk.practice.trainers.shots import ShotsTruth
from bgdesk.practice.trainers.take_points import ScoreCard, truths
from bgdesk.rules.player import Player
from bgdesk.ui.board.view import point_spot
from bgdesk.ui.lenses.lens_table import LensTable
from bgdesk.ui.trainers.trainers import Trainers
from bgdesk.ui.trainers.trainers_page import TrainersPage
from tests.ui.conftest import OpenDesk
from tests.ui.player_at_window import BOT, CTRL, PlayerAtWindow
from tests.ui.reviewed import begun

KEY = Qt.Key


def shown(player: PlayerAtWindow) -> TrainersPage:
    player.do(ActionId.TRAINERS)
    return trainers(player).page


def trainers(player: PlayerAtWindow) -> Trainers:
    practice = player.desk.wiring.practice
    assert practice
    return practice.trainers


def begin(player: PlayerAtWindow, trainer: TrainerId) -> TrainersPage:
    """Choose ``trainer`` by keyboard, and wait for its first question."""
    page = shown(player)
    player.window.activateWindow()
    tile = page.overview.tiles[trainer]
    player.wait(lambda: player.window.isActiveWindow() and tile.isVisible())
    tile.setFocus()
    player.key(KEY.Key_Space)
    player.wait(lambda: page._desk.question is not None)
    return page


def typed(player: PlayerAtWindow, values: list[str]) -> None:
    """Fill the fields in, Enter behind each."""
    for value in values:
        player.type(value)
        player.key(KEY.Key_Return)


def test_both_counts_by_keyboard_and_on(open_desk: OpenDesk) -> None:
    player = begun(open_desk)
    page = begin(player, TrainerId.PIPS)
    truth = page._desk.question.truth if page._desk.question else None
    assert isinstance(truth, PipsTruth)
    assert player.window.windowTitle().startswith("Trainers")
    assert page.drill.board.view.numbers_for is Player.WHITE
    typed(player, [str(truth.own), str(truth.other)])
    assert page.drill.solution.texts[0] == "Both are right."
    assert page.drill.next.hasFocus()
    first = page._desk.question
    player.key(KEY.Key_Return)
    player.wait(lambda: page._desk.question not in (None, first))
    assert page.drill.numbers.lines[0].hasFocus()
    assert page.drill.numbers.lines[0].text() == ""
    player.key(KEY.Key_Escape)
    assert page.overview.isVisible()
    assert "1 right" not in page.overview.tiles[TrainerId.PIPS].accessibleName()
    assert "100 % right" in page.overview.tiles[TrainerId.PIPS].accessibleName()
    player.key(KEY.Key_Escape)
    assert player.window.front.is_start


def test_what_cannot_be_is_said_and_no_answer(open_desk: OpenDesk) -> None:
    player = begun(open_desk)
    page = begin(player, TrainerId.TAKE_POINTS)
    numbers = page.drill.numbers
    assert not numbers.problem.isVisible()
    for nonsense in ("1e999", "inf", "nan", "-3", "2500"):
        numbers.lines[0].setText(nonsense)
        assert nonsense in numbers.problem.text()
        assert numbers.problem.isVisible()
    for line in numbers.lines[1:]:
        line.setText("0.5")
    assert not page.drill.answer.isEnabled()
    numbers.lines[-1].setFocus()
    player.key(KEY.Key_Return)
    assert numbers.lines[0].hasFocus(), "there the number is wanted"
    numbers.lines[0].setText("0.5")
    assert not numbers.problem.isVisible()


def test_a_key_that_is_held_answers_no_second_question(open_desk: OpenDesk) -> None:
    player = begun(open_desk)
    page = begin(player, TrainerId.SHOTS)
    page.drill.rolls.setFocus()
    held = QKeyEvent(QEvent.Type.KeyPress, KEY.Key_Return, Qt.KeyboardModifier.NoModifier, "", True)
    QApplication.sendEvent(page, held)
    assert page._desk.answered is None


def test_what_is_no_number_is_no_answer(open_desk: OpenDesk) -> None:
    player = begun(open_desk)
    page = begin(player, TrainerId.PIPS)
    typed(player, ["abc", "12.5"])
    assert page.drill.given is None
    assert not page.drill.answer.isEnabled()
    assert page._desk.answered is None


def test_rolls_are_marked_by_arrows_and_by_their_number(open_desk: OpenDesk) -> None:
    player = begun(open_desk)
    page = begin(player, TrainerId.SHOTS)
    truth = page._desk.question.truth if page._desk.question else None
    assert isinstance(truth, ShotsTruth)
    area = page.drill.rolls
    player.key(KEY.Key_Right)
    player.key(KEY.Key_Space)
    assert sorted(map(str, area.given.rolls)) == ["21"]
    assert area.cells[1, 0].isChecked()
    assert area.cells[0, 1].isChecked()
    area.heads[-1].click()
    assert len(area.given.rolls) == 7
    area.heads[-1].click()
    player.key(KEY.Key_Space)
    assert not area.given.rolls
    for (row, column), cell in area.cells.items():
        if row >= column and any((roll.high, roll.low) == (row + 1, column + 1) for roll in truth.hits):
            cell.click()
    player.key(KEY.Key_Return, CTRL)
    assert page._desk.answered
    assert page._desk.answered.verdict.is_right
    assert page.drill.solution.texts[0] == f"Right: {truth.count} of 36 rolls hit."


def test_a_score_card_gets_its_ticks(open_desk: OpenDesk) -> None:
    player = begun(open_desk)
    page = begin(player, TrainerId.TAKE_POINTS)
    card = page._desk.question.truth if page._desk.question else None
    assert isinstance(card, ScoreCard)
    assert page.drill.board.isHidden()
    values = [f"{value:.2f}" for value in truths(card)]
    typed(player, ["99", *values[1:]])
    count = len(values)
    assert page.drill.solution.texts[0] == f"{count - 1} of {count} are right."
    table = page.drill.solution.findChild(LensTable)
    assert table
    heads, tick = table.verticalHeader(), table.lens_model.columnCount() - 1
    player.wait(lambda: table.columnWidth(tick) < min(table.columnWidth(0), table.columnWidth(1)))
    tops = {one.viewport().mapToGlobal(QPoint()).y() for one in (heads, table)}
    assert len(tops) == 1, "each name stands beside its figures"


def test_nothing_is_asked_while_another_page_is_in_front(open_desk: OpenDesk) -> None:
    player = begun(open_desk)
    page = begin(player, TrainerId.PIPS)
    for action in (ActionId.COPY_XGID, ActionId.ROLL, ActionId.CONTINUE):
        assert not player.window.actions_by_id[action].isEnabled()
    player.do(ActionId.LAB)
    assert page._desk.trainer is None
    player.do(ActionId.TRAINERS)
    assert page.overview.isVisible()


def test_a_digit_chooses_nothing_where_no_choice_is_offered(open_desk: OpenDesk) -> None:
    player = begun(open_desk)
    page = begin(player, TrainerId.TAKE_POINTS)
    page.drill.choices.ask(("no_double",), ("No double",))
    page.setFocus()
    player.key(KEY.Key_1)
    assert page._desk.answered is None
    assert page._desk.question


def test_a_refusal_is_gone_with_the_question_that_it_was_about(open_desk: OpenDesk) -> None:
    player = begun(open_desk)
    page = begin(player, TrainerId.OPENINGS)
    board, table = page.drill.board, page.drill.table
    board.spot_clicked.emit(point_spot(1), False)
    assert board.view.message
    table.ask(page._desk.question)
    assert not board.view.message
    board.spot_clicked.emit(point_spot(1), False)
    table.tell(())
    assert not board.view.message


def test_whoever_is_asked_sits_below_whatever_was_on_the_table_before(open_desk: OpenDesk) -> None:
    player = begun(open_desk)
    player.start(Pair(BOT, Seat("You")))
    assert player.board.bottom is Player.BLACK
    page = begin(player, TrainerId.SHOTS)
    assert page.drill.board.bottom is page.drill.board.view.numbers_for is Player.WHITE
    player.desk.match_opener.close()
    assert player.board.bottom is Player.WHITE
    assert not player.board.view.dice
