"""People and bots answer through the same door."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

import pytest
from PySide6.QtCore import QObject
from pytestqt.qtbot import QtBot

from bgdesk.app.table.automation import AutomationWishes
from bgdesk.app.table.play_entry import PlayEntry
from bgdesk.app.table.players import BotPace, BotSeat, HumanSeat
from bgdesk.app.table.table import Answer, RollWanted, Table
from bgdesk.engine.requests import BotAnswer, BotRequest
from bgdesk.match import flow
from bgdesk.match.events import Event, GameStarted, OpeningRolled, Passed, Played, StepPlayed
from bgdesk.match.options import match_options
from bgdesk.match.record import DiceRecord, MatchHeader, MatchRecord
from bgdesk.match.state import MatchState
from bgdesk.rules.player import Player
from tests.app.fakes import FakeEngineService
from tests.app.tables import AGAINST_BOT
from tests.event_queue import let_time_come, run_dry

HOUR_MS = 3_600_000
NOTHING = AutomationWishes(forced_plays=False, roll_without_cube=False, bear_off=False)


class Answers:
    """What a seat answered."""

    def __init__(self) -> None:
        self.given: list[tuple[Answer, bool]] = []

    def __call__(self, value: Answer, automatic: bool) -> None:
        self.given.append((value, automatic))


@pytest.fixture
def parent(qapp: QObject) -> Iterator[QObject]:
    """An owner for the seats."""
    made = QObject(qapp)
    yield made
    made.deleteLater()


def table_at(*events: object, length: int = 3) -> Table:
    """The table after ``events``."""
    header = MatchHeader(
        "0123456789abcdef",
        "2026-01-01T00:00:00.000+00:00",
        match_options(length),
        AGAINST_BOT,
        DiceRecord("manual"),
    )
    record = MatchRecord(header, (GameStarted(1), *events))  # type: ignore[arg-type]  # events of any kind
    entry = PlayEntry(flow.legal(record.state)) if record.state.dice else None
    return Table(record, entry)


TO_PLAY = (OpeningRolled(3, 1),)
FIVE_POINT = Played(Player.WHITE, (StepPlayed(8, 5, 3), StepPlayed(6, 5, 1)))
TO_ROLL = (*TO_PLAY, FIVE_POINT)


def test_a_person_is_not_answered_for_where_there_is_a_choice(parent: QObject) -> None:
    answers = Answers()
    seat = HumanSeat(AutomationWishes, parent)
    seat.ask(table_at(*TO_PLAY), answers)
    seat.ask(table_at(*TO_ROLL), answers)
    run_dry()
    assert not answers.given


def test_without_a_cube_decision_the_dice_are_rolled_for_him(parent: QObject, qtbot: QtBot) -> None:
    answers = Answers()
    HumanSeat(AutomationWishes, parent).ask(table_at(*TO_ROLL, length=1), answers)
    qtbot.waitUntil(lambda: bool(answers.given))
    ((value, automatic),) = answers.given
    assert isinstance(value, RollWanted)
    assert automatic
    HumanSeat(lambda: NOTHING, parent).ask(table_at(*TO_ROLL, length=1), answers)
    run_dry()
    assert len(answers.given) == 1


def test_a_question_that_was_taken_back_is_not_answered(parent: QObject) -> None:
    answers = Answers()
    seat = HumanSeat(AutomationWishes, parent)
    seat.ask(table_at(*TO_ROLL, length=1), answers)
    seat.cancel()
    run_dry()
    assert not answers.given


def bot(parent: QObject, service: FakeEngineService, delay_ms: int = 0) -> BotSeat:
    """A bot at a table."""
    return BotSeat("casual", service, lambda: BotPace(delay_ms, 1000), parent)


def test_a_bot_answers_what_the_engine_decides(parent: QObject, qtbot: QtBot) -> None:
    service = FakeEngineService(lambda _, __: BotAnswer(FIVE_POINT), parent=parent)
    answers = Answers()
    bot(parent, service).ask(table_at(*TO_PLAY), answers)
    qtbot.waitUntil(lambda: bool(answers.given))
    assert answers.given == [(FIVE_POINT, False)]


def test_no_action_means_roll(parent: QObject, qtbot: QtBot) -> None:
    answers = Answers()
    service = FakeEngineService(lambda _, __: BotAnswer(None), parent=parent)
    bot(parent, service).ask(table_at(*TO_ROLL), answers)
    qtbot.waitUntil(lambda: bool(answers.given))
    assert isinstance(answers.given[0][0], RollWanted)


def test_a_bot_takes_its_time(parent: QObject) -> None:
    answers = Answers()
    service = FakeEngineService(lambda _, __: BotAnswer(None), by_hand=True, parent=parent)
    seat = bot(parent, service, delay_ms=HOUR_MS)
    seat.ask(table_at(*TO_ROLL), answers)
    service.drain()
    run_dry()
    assert not answers.given
    let_time_come(seat)
    assert answers.given


def test_a_bot_that_is_not_asked_any_more_stops_thinking(parent: QObject) -> None:
    answers = Answers()
    service = FakeEngineService(lambda _, __: BotAnswer(None), by_hand=True, parent=parent)
    seat = bot(parent, service)
    seat.ask(table_at(*TO_ROLL), answers)
    seat.cancel()
    assert service.pending == 0
    service.drain()
    run_dry()
    assert not answers.given


def test_an_engine_that_fails_is_asked_again_and_then_the_plain_player(parent: QObject, qtbot: QtBot) -> None:
    def fail_unless_plain(operation: str, _argument: object) -> BotAnswer:
        if operation == "decide":
            raise RuntimeError("gone")
        return BotAnswer(None, is_plain=True)

    answers = Answers()
    service = FakeEngineService(fail_unless_plain, parent=parent)
    seat = bot(parent, service)
    with qtbot.waitSignal(seat.plain_player_in):
        seat.ask(table_at(*TO_ROLL), answers)
    qtbot.waitUntil(lambda: bool(answers.given))
    assert [operation for operation, _ in service.submitted] == ["decide", "decide", "decide_plainly"]


@pytest.mark.parametrize("answer", [Passed(Player.BLACK), Played(Player.BLACK, ()), FIVE_POINT])
def test_an_engine_that_breaks_the_rules_is_not_listened_to(
    parent: QObject, qtbot: QtBot, answer: Event
) -> None:
    def right_at_last(operation: str, _argument: object) -> BotAnswer:
        return BotAnswer(answer) if operation == "decide" else BotAnswer(None, is_plain=True)

    answers = Answers()
    bot(parent, FakeEngineService(right_at_last, parent=parent)).ask(table_at(*TO_ROLL), answers)
    qtbot.waitUntil(lambda: bool(answers.given))
    assert isinstance(answers.given[0][0], RollWanted)


def test_an_engine_that_rolls_instead_of_playing_is_not_listened_to(parent: QObject, qtbot: QtBot) -> None:
    def right_at_last(operation: str, _argument: object) -> BotAnswer:
        return BotAnswer(None if operation == "decide" else FIVE_POINT)

    answers = Answers()
    bot(parent, FakeEngineService(right_at_last, parent=parent)).ask(table_at(*TO_PLAY), answers)
    qtbot.waitUntil(lambda: bool(answers.given))
    assert answers.given == [(FIVE_POINT, False)]


def test_the_plain_player_is_told_of_once(parent: QObject, qtbot: QtBot) -> None:
    service = FakeEngineService(lambda _, __: BotAnswer(None, is_plain=True), parent=parent)
    told: list[bool] = []
    seat = bot(parent, service)
    seat.plain_player_in.connect(lambda: told.append(True))
    for count in (1, 2):
        answers = Answers()
        seat.ask(table_at(*TO_ROLL), answers)
        qtbot.waitUntil(partial(bool, answers.given))
        assert len(service.submitted) == count
    assert told == [True]


def test_when_nothing_helps_the_bot_gives_up(parent: QObject, qtbot: QtBot) -> None:
    def fail(_operation: str, _argument: object) -> BotAnswer:
        raise RuntimeError("gone for good")

    seat = bot(parent, FakeEngineService(fail, parent=parent))
    with qtbot.waitSignal(seat.gave_up) as gave_up:
        seat.ask(table_at(*TO_ROLL), Answers())
    assert gave_up.args == ["gone for good"]


def test_the_request_is_the_same_for_the_same_moment_and_holds_no_dice_to_come(parent: QObject) -> None:
    service = FakeEngineService(lambda _, __: BotAnswer(None), by_hand=True, parent=parent)
    for _ in range(2):
        bot(parent, service).ask(table_at(*TO_ROLL), Answers())
    service.drain()
    (_, first), (_, second) = service.submitted
    assert first == second
    assert isinstance(first, BotRequest)
    assert isinstance(first.state, MatchState)
    assert first.state.dice is None
