"""People and bots answer through the same door."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial

import pytest
from PySide6.QtCore import QObject
from pytestqt.qtbot import QtBot

from bgdesk.app.table.automation import AutomationWishes
from bgdesk.app.table.play_entry import PlayEntry
from bgdesk.app.table.players import BotPace, BotSeat, HumanSeat
from bgdesk.app.table.table import Answer, NoticeKind, RollWanted, Table
from bgdesk.app.workers.background_task import BackgroundTask
from bgdesk.app.workers.outcome import Cancelled
from bgdesk.app.workers.time_limits import engine_limit_ms
from bgdesk.engine.obstacle import Obstacle
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


def failing(reason: str) -> Callable[[str, object], object]:
    """An engine that fails for ``reason``."""

    def fail(_operation: str, _argument: object) -> BotAnswer:
        raise RuntimeError(reason)

    return fail


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


@pytest.mark.parametrize("reason", ["gone", "The engine cannot run on this computer at the moment."])
def test_when_the_engine_fails_the_plain_player_decides_and_what_is_said_is_true(
    parent: QObject, qtbot: QtBot, reason: str
) -> None:
    answers, told = Answers(), list[object]()
    service = FakeEngineService(failing(reason), parent=parent)
    seat = bot(parent, service)
    seat.plain_player_in.connect(told.append)
    seat.ask(table_at(*TO_PLAY), answers)
    qtbot.waitUntil(lambda: bool(answers.given))
    assert told == [NoticeKind.ENGINE_FAILED]
    assert [operation for operation, _ in service.submitted] == ["decide"]
    assert isinstance(answers.given[0][0], Played)


@pytest.mark.parametrize("answer", [Passed(Player.BLACK), Played(Player.BLACK, ()), FIVE_POINT])
def test_an_engine_that_breaks_the_rules_is_not_listened_to(
    parent: QObject, qtbot: QtBot, answer: Event, caplog: pytest.LogCaptureFixture
) -> None:
    answers = Answers()
    service = FakeEngineService(lambda *_: BotAnswer(answer), parent=parent)
    bot(parent, service).ask(table_at(*TO_ROLL), answers)
    qtbot.waitUntil(lambda: bool(answers.given))
    assert isinstance(answers.given[0][0], RollWanted)
    assert "what the rules forbid" in caplog.text


def test_an_engine_that_rolls_instead_of_playing_is_not_listened_to(parent: QObject, qtbot: QtBot) -> None:
    answers = Answers()
    bot(parent, FakeEngineService(lambda *_: BotAnswer(None), parent=parent)).ask(table_at(*TO_PLAY), answers)
    qtbot.waitUntil(lambda: bool(answers.given))
    assert isinstance(answers.given[0][0], Played)


@pytest.mark.parametrize(
    ("why", "kind"),
    [
        (Obstacle.VARIANT_UNKNOWN, NoticeKind.PLAIN_BOT),
        (Obstacle.BOTH_CLOSED_OUT, NoticeKind.PLAIN_MOVE),
        (Obstacle.NOT_LOADED, NoticeKind.ENGINE_FAILED),
        (Obstacle.FILE_BROKEN, NoticeKind.ENGINE_FAILED),
    ],
)
def test_the_reason_for_the_plain_player_is_told_once(
    parent: QObject, qtbot: QtBot, why: Obstacle, kind: NoticeKind
) -> None:
    service = FakeEngineService(lambda _, __: BotAnswer(None, why), parent=parent)
    told: list[object] = []
    seat = bot(parent, service)
    seat.plain_player_in.connect(told.append)
    for count in (1, 2):
        answers = Answers()
        seat.ask(table_at(*TO_ROLL), answers)
        qtbot.waitUntil(partial(bool, answers.given))
        assert len(service.submitted) == count
    assert told == [kind]


def _no_plain_player(request: BotRequest, because: Obstacle) -> BotAnswer:
    raise RuntimeError("gone for good")


def _cheat(request: BotRequest, because: Obstacle) -> BotAnswer:
    return BotAnswer(FIVE_POINT, because)


@pytest.mark.parametrize("plain_player", [_no_plain_player, _cheat])
def test_when_nothing_helps_the_bot_gives_up(
    parent: QObject,
    qtbot: QtBot,
    monkeypatch: pytest.MonkeyPatch,
    plain_player: Callable[[BotRequest, Obstacle], BotAnswer],
) -> None:
    monkeypatch.setattr("bgdesk.engine.selection.decide_plainly", plain_player)
    seat = bot(parent, FakeEngineService(failing("gone for good"), parent=parent))
    with qtbot.waitSignal(seat.gave_up) as gave_up:
        seat.ask(table_at(*TO_ROLL), Answers())
    assert gave_up.args == ["Something went wrong inside bgdesk. The match is kept; details are in the log."]


def test_a_bot_that_is_not_asked_any_more_needs_no_plain_player(parent: QObject, qtbot: QtBot) -> None:
    answers = Answers()
    service = FakeEngineService(failing("gone"), by_hand=True, parent=parent)
    seat = bot(parent, service)
    seat.ask(table_at(*TO_ROLL), answers)
    service.drain()
    task = seat._job
    assert isinstance(task, BackgroundTask)
    with qtbot.waitSignal(task.cancelled):
        seat.cancel()
    task.wait()
    with qtbot.waitSignal(task._voice.reported):
        task._voice.reported.emit(Cancelled())
    assert not answers.given


def test_each_level_has_its_own_time(parent: QObject) -> None:
    service = FakeEngineService(lambda _, __: BotAnswer(None), by_hand=True, parent=parent)
    for level in ("casual", "strongest"):
        BotSeat(level, service, lambda: BotPace(0, 1234), parent).ask(table_at(*TO_ROLL), Answers())
    assert service.limits_ms == [engine_limit_ms("casual"), engine_limit_ms("strongest", 1234)]
    assert service.limits_ms[0] < 60_000


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
