from __future__ import annotations

import logging
import os
import sys
import threading
import time
from collections.abc import Callable, Iterator
from multiprocessing.connection import Connection
from pathlib import Path
from types import SimpleNamespace

import pytest
from PySide6.QtCore import QCoreApplication, QObject
from pytestqt.qtbot import QtBot

from bgdesk.app.workers import engine_service, losses, vigil, worker_link
from bgdesk.app.workers.engine_service import MOST_DEATHS, MOST_FAILED_STARTS, EngineService
from bgdesk.app.workers.job import Job
from bgdesk.app.workers.outcome import MOST_TRIES
from bgdesk.app.workers.worker_child import Serve
from bgdesk.app.workers.worker_link import SPAWN
from bgdesk.engine.requests import BotAnswer
from tests.app import serving
from tests.app.fakes import FakeEngineService

WAIT_MS = 20_000
"""How long a busy computer may take; nothing here takes so long by itself."""


class Ear(QObject):
    """Notes what a job says."""

    def __init__(self, job: Job) -> None:
        super().__init__()
        self.said: list[tuple[str, object]] = []
        job.progress.connect(lambda *parts: self.said.append(("progress", parts)))
        job.done.connect(lambda value: self.said.append(("done", value)))
        job.failed.connect(lambda reason: self.said.append(("failed", reason)))
        job.cancelled.connect(lambda: self.said.append(("cancelled", None)))

    @property
    def kinds(self) -> list[str]:
        return [kind for kind, _ in self.said]


def errors(caplog: pytest.LogCaptureFixture) -> str:
    """What the workers wrote into the log as an error."""
    found = [one for one in caplog.records if one.levelno >= logging.ERROR]
    assert all(one.name.startswith("bgdesk.app.workers.") for one in found)
    return "\n".join(logging.Formatter("%(message)s").format(one) for one in found)


Make = Callable[[Serve], EngineService]


@pytest.fixture
def make(qapp: object) -> Iterator[Make]:
    made: list[EngineService] = []

    def one(serve: Serve = serving.serve) -> EngineService:
        made.append(EngineService(serve))
        return made[-1]

    yield one
    for service in made:
        service.close()


@pytest.fixture
def service(make: Make) -> EngineService:
    return make(serving.serve)


def result(qtbot: QtBot, job: Job) -> tuple[str, object]:
    """How the job ends."""
    ear = Ear(job)
    qtbot.waitUntil(lambda: any(kind != "progress" for kind in ear.kinds), timeout=WAIT_MS)
    return ear.said[-1]


def running(qtbot: QtBot, service: EngineService, operation: str = "hang", limit_ms: int = 60_000) -> Job:
    """A job on which the engine works."""
    job = service.submit(operation, None, limit_ms)
    ear = Ear(job)
    qtbot.waitUntil(lambda: ear.kinds == ["progress"], timeout=WAIT_MS)
    return job


def test_answers_come_in_order_and_keep_their_type(qtbot: QtBot, service: EngineService) -> None:
    values = [{1: "a"}, (1, 2), 2**40, None, BotAnswer(None)]
    ears = [Ear(service.submit("echo", value)) for value in values]
    qtbot.waitUntil(lambda: bool(ears[-1].said), timeout=WAIT_MS)
    assert [ear.said for ear in ears] == [[("done", value)] for value in values]


def test_nothing_starts_before_the_first_job_or_warm_up(qtbot: QtBot, service: EngineService) -> None:
    assert not [thread for thread in threading.enumerate() if thread.name.startswith("engine")]
    service.warm_up()
    assert [thread for thread in threading.enumerate() if thread.name == "engine reader"]


def test_a_job_never_ends_while_it_is_submitted(qtbot: QtBot, service: EngineService) -> None:
    assert result(qtbot, service.submit("echo", 1)) == ("done", 1)
    assert result(qtbot, service.submit("echo", 2)) == ("done", 2)
    service.close()
    assert result(qtbot, service.submit("echo", 3))[0] == "failed"


def test_progress_comes_before_the_end(qtbot: QtBot, service: EngineService) -> None:
    ear = Ear(service.submit("count", 3))
    qtbot.waitUntil(lambda: "done" in ear.kinds, timeout=WAIT_MS)
    assert ear.said == [("progress", (0, 3)), ("progress", (1, 3)), ("progress", (2, 3)), ("done", None)]


def test_a_failure_is_told_and_the_engine_stays(qtbot: QtBot, service: EngineService) -> None:
    with qtbot.assertNotEmitted(service.replaced):
        assert result(qtbot, service.submit("fail", "no such position")) == ("failed", "no such position")
        assert result(qtbot, service.submit("echo", 1)) == ("done", 1)


def test_what_cannot_be_sent_fails(qtbot: QtBot, service: EngineService) -> None:
    kind, reason = result(qtbot, service.submit("echo", lambda: None))
    assert kind == "failed"
    assert str(reason).startswith("echo: ")
    assert result(qtbot, service.submit("echo", 1)) == ("done", 1)


def test_big_messages_never_hold_up_the_window(qtbot: QtBot, service: EngineService) -> None:
    """The engine is busy and reads nothing: whoever waited for it would wait for ever."""
    running(qtbot, service)
    message = "x" * 3_000_000
    start = time.perf_counter()
    jobs = [service.submit("echo", message) for _ in range(20)]
    assert time.perf_counter() - start < 1
    for job in jobs:
        job.cancel()


def test_a_big_answer_arrives(qtbot: QtBot, service: EngineService) -> None:
    assert result(qtbot, service.submit("many", 20_000_000)) == ("done", "x" * 20_000_000)


@pytest.mark.parametrize("operation", ["hang", "burn"])
def test_cancelling_a_running_job_is_immediate(
    qtbot: QtBot, service: EngineService, operation: str, record_property: Callable[[str, object], None]
) -> None:
    job = running(qtbot, service, operation)
    ear = Ear(job)
    with qtbot.assertNotEmitted(service.replaced):
        start = time.perf_counter()
        job.cancel()
        cancelled_ms = (time.perf_counter() - start) * 1000
        assert ear.kinds == ["cancelled"]
        assert result(qtbot, service.submit("echo", 1)) == ("done", 1)
    answered_ms = (time.perf_counter() - start) * 1000
    record_property("cancelled_ms", cancelled_ms)
    record_property("answered_ms", answered_ms)
    assert cancelled_ms < 100


def test_cancelling_a_waiting_job_leaves_the_running_one_alone(qtbot: QtBot, service: EngineService) -> None:
    first, second, third = (service.submit("echo", number) for number in range(3))
    ears = Ear(first), Ear(second), Ear(third)
    second.cancel()
    qtbot.waitUntil(lambda: bool(ears[2].said), timeout=WAIT_MS)
    assert [ear.said for ear in ears] == [[("done", 0)], [("cancelled", None)], [("done", 2)]]


def test_cancelling_twice_or_too_late_does_nothing(qtbot: QtBot, service: EngineService) -> None:
    job = service.submit("echo", 1)
    ear = Ear(job)
    qtbot.waitUntil(lambda: bool(ear.said), timeout=WAIT_MS)
    job.cancel()
    other = service.submit("echo", 2)
    other_ear = Ear(other)
    other.cancel()
    other.cancel()
    assert (ear.kinds, other_ear.kinds) == (["done"], ["cancelled"])


def test_a_slot_of_cancelled_may_submit_again(qtbot: QtBot, service: EngineService) -> None:
    job = running(qtbot, service)
    again: list[Job] = []
    job.cancelled.connect(lambda: again.append(service.submit("echo", "again")))
    job.cancel()
    assert result(qtbot, again[0]) == ("done", "again")


@pytest.mark.parametrize("end", ["die", "abort"])
def test_a_crash_fails_the_running_job_only(
    qtbot: QtBot, service: EngineService, end: str, caplog: pytest.LogCaptureFixture
) -> None:
    replaced: list[str] = []
    service.replaced.connect(replaced.append)
    bad, good = Ear(service.submit(end, None)), Ear(service.submit("echo", 1))
    qtbot.waitUntil(lambda: bool(good.said), timeout=WAIT_MS)
    assert bad.said == [("failed", "The engine stopped unexpectedly.")]
    assert replaced == ["The engine stopped unexpectedly."] * MOST_TRIES
    assert good.said == [("done", 1)]
    assert f"lost at {end}" in errors(caplog)
    assert "exit code" in errors(caplog)


@pytest.mark.parametrize("times", range(MOST_TRIES + 1))
def test_a_job_is_done_again_when_its_engine_died(
    qtbot: QtBot, service: EngineService, tmp_path: Path, times: int
) -> None:
    argument = (str(tmp_path / "begun"), times)
    kind, value = result(qtbot, service.submit("die_at_first", argument))
    assert (kind, value == "alive") == (("done", True) if times < MOST_TRIES else ("failed", False))


def test_a_job_that_was_cancelled_is_not_done_again(
    qtbot: QtBot, service: EngineService, tmp_path: Path
) -> None:
    job = service.submit("die_at_first", (str(tmp_path / "begun"), 1))
    service.replaced.connect(job.cancel)
    assert result(qtbot, job) == ("cancelled", None)
    assert result(qtbot, service.submit("echo", 1)) == ("done", 1)


@pytest.mark.parametrize("kind", ["memory", "exit", "value"])
def test_what_a_child_raises_is_in_the_log_with_its_traceback(
    qtbot: QtBot,
    service: EngineService,
    caplog: pytest.LogCaptureFixture,
    monkeypatch: pytest.MonkeyPatch,
    kind: str,
) -> None:
    monkeypatch.setattr(losses, "MOST_HARMS", 1)
    monkeypatch.setattr(losses, "HOPE_S", 0)
    assert result(qtbot, service.submit("raise", kind))[0] == "failed"
    assert "Traceback" in errors(caplog)
    assert "raised here" in errors(caplog)


def test_what_an_operation_raises_is_a_sentence_for_the_user_and_a_traceback_in_the_log(
    qtbot: QtBot, service: EngineService, caplog: pytest.LogCaptureFixture
) -> None:
    with qtbot.assertNotEmitted(service.replaced):
        said = result(qtbot, service.submit("own", ("dance", None)))
    assert said == ("failed", "The engine failed. Details are in the log.")
    assert "Traceback" in errors(caplog)
    assert "KeyError: 'dance'" in errors(caplog)


@pytest.mark.skipif(sys.platform == "win32", reason="there the pipe of a child cannot be doubled like this")
def test_a_child_killed_while_it_starts_is_noticed_though_its_pipe_stays_open(
    qtbot: QtBot, make: Make, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As on Windows, where the handle meant for the child stays open in the parent."""
    kept: list[int] = []

    class Spawn:
        Process = SPAWN.Process

        @staticmethod
        def Pipe() -> tuple[Connection, Connection]:
            near, far = SPAWN.Pipe()
            kept.append(os.dup(far.fileno()))
            return near, far

    monkeypatch.setattr(worker_link, "SPAWN", Spawn)
    service = make(serving.NeverUp())
    with qtbot.waitSignal(service.unavailable, timeout=WAIT_MS):
        job = service.submit("echo", 1)
        ear = Ear(job)
    assert ear.kinds == ["failed"]
    for handle in kept:
        os.close(handle)


def test_a_hanging_engine_is_replaced_after_the_time_limit(
    qtbot: QtBot, service: EngineService, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(engine_service, "MOST_TRIES", 2)
    replaced: list[str] = []
    service.replaced.connect(replaced.append)
    job = running(qtbot, service, limit_ms=300)
    assert result(qtbot, job) == ("failed", "The engine did not answer in time.")
    assert replaced == ["The engine did not answer in time."] * 2
    assert "lost at hang: The engine did not answer in time." in errors(caplog)
    assert result(qtbot, service.submit("echo", 1)) == ("done", 1)


@pytest.mark.skipif(sys.platform == "win32", reason="nothing is stopped there like this")
@pytest.mark.parametrize("harm", ["stopped", "killed"])
def test_a_job_outlives_more_harm_from_outside_than_faults_of_its_own(
    qtbot: QtBot, service: EngineService, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, harm: str
) -> None:
    monkeypatch.setattr(vigil, "SILENCE_S", 0.5)
    monkeypatch.setattr(engine_service, "MOST_TRIES", 1)
    times = 2
    job = service.submit("harmed_at_first", (str(tmp_path / "begun"), times, harm))
    assert result(qtbot, job) == ("done", "alive")
    assert service.is_available


def test_time_in_the_queue_does_not_count(
    qtbot: QtBot, service: EngineService, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(engine_service, "MOST_TRIES", 1)
    first = running(qtbot, service, limit_ms=700)
    second = service.submit("echo", 1, 600)
    assert result(qtbot, first)[0] == "failed"
    assert result(qtbot, second) == ("done", 1)


@pytest.mark.usefixtures("no_rest")
def test_it_gives_up_after_deaths_without_a_word(qtbot: QtBot, make: Make) -> None:
    service = make(serving.die_at_once)
    replaced: list[str] = []
    service.replaced.connect(replaced.append)
    with qtbot.waitSignal(service.unavailable, timeout=WAIT_MS) as told:
        ears = [Ear(service.submit("echo", number)) for number in range(5)]
    assert len(replaced) == MOST_DEATHS - 1
    assert [ear.kinds for ear in ears] == [["failed"]] * 5
    assert ears[-1].said == [("failed", told.args[0])]
    assert not service.is_available
    assert result(qtbot, service.submit("echo", 1)) == ("failed", told.args[0])


def test_an_engine_that_never_starts_is_given_up_sooner(qtbot: QtBot, make: Make) -> None:
    service = make(serving.NeverUp())
    replaced: list[str] = []
    service.replaced.connect(replaced.append)
    with qtbot.waitSignal(service.unavailable, timeout=WAIT_MS) as told:
        ear = Ear(service.submit("echo", 1))
    assert len(replaced) == MOST_FAILED_STARTS - 1
    assert ear.said == [("failed", told.args[0])]


def _refuse(thread: threading.Thread) -> None:
    raise RuntimeError("can't start new thread")


def _no_pipe() -> object:
    raise OSError(24, "Too many open files")


@pytest.mark.parametrize("what", ["every thread", "the writing thread", "the pipe", "the process"])
def test_an_engine_for_which_the_computer_has_nothing_left_is_given_up(
    qtbot: QtBot,
    make: Make,
    monkeypatch: pytest.MonkeyPatch,
    what: str,
    caplog: pytest.LogCaptureFixture,
) -> None:
    start = threading.Thread.start
    match what:
        case "every thread":
            monkeypatch.setattr(threading.Thread, "start", _refuse)
        case "the writing thread":
            monkeypatch.setattr(
                threading.Thread, "start", lambda it: (_refuse if it.name == "engine writer" else start)(it)
            )
        case "the pipe":
            monkeypatch.setattr(worker_link, "SPAWN", SimpleNamespace(Pipe=_no_pipe, Process=SPAWN.Process))
        case _:
            monkeypatch.setattr(worker_link, "SPAWN", SimpleNamespace(Pipe=SPAWN.Pipe, Process=_no_process))
    service = make(serving.serve)
    with qtbot.waitSignal(service.unavailable, timeout=WAIT_MS):
        ear = Ear(service.submit("echo", 1))
    assert ear.kinds == ["failed"]
    assert any(one.exc_info for one in caplog.records)


def _no_process(**_: object) -> object:
    return SimpleNamespace(start=_no_pipe)


def test_a_process_that_hangs_while_it_starts_is_given_up(
    qtbot: QtBot, make: Make, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(engine_service, "START_S", 0.3)
    service = make(serving.NeverReady())
    with qtbot.waitSignal(service.unavailable, timeout=WAIT_MS):
        ear = Ear(service.submit("echo", 1))
    assert ear.kinds == ["failed"]


def test_an_answer_that_cannot_be_read_ends_the_engine(
    qtbot: QtBot, make: Make, caplog: pytest.LogCaptureFixture
) -> None:
    assert result(qtbot, make(serving.unreadable).submit("echo", 1))[0] == "failed"
    assert any(one.exc_info for one in caplog.records)


def test_an_answer_that_cannot_be_sent_fails(
    qtbot: QtBot, service: EngineService, caplog: pytest.LogCaptureFixture
) -> None:
    assert result(qtbot, service.submit("unsendable", None))[0] == "failed"
    assert "Traceback" in errors(caplog)


def test_answers_in_between_keep_it_going(qtbot: QtBot, make: Make, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(engine_service, "MOST_DEATHS", 2)
    monkeypatch.setattr(engine_service, "MOST_TRIES", 1)
    service = make(serving.serve)
    with qtbot.assertNotEmitted(service.unavailable):
        for number in range(3):
            assert result(qtbot, service.submit("die", None))[0] == "failed"
            assert result(qtbot, service.submit("echo", number)) == ("done", number)


@pytest.mark.skipif(sys.platform == "win32", reason="nobody kills with a signal there")
def test_a_job_at_which_every_engine_is_killed_fails_at_last_and_the_next_one_is_done(
    qtbot: QtBot, service: EngineService, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(losses, "HOPE_S", 0)
    monkeypatch.setattr(losses, "MOST_HARMS", MOST_TRIES + 1)
    monkeypatch.setattr(losses, "_FIRST_REST_S", 0.01)
    bad, good = service.submit("be_killed", None), service.submit("echo", 1)
    ear = Ear(good)
    assert result(qtbot, bad)[0] == "failed"
    qtbot.waitUntil(lambda: ear.said == [("done", 1)], timeout=WAIT_MS)


@pytest.mark.skipif(sys.platform == "win32", reason="nobody kills with a signal there")
def test_while_it_rests_it_is_not_started_by_another_job_but_by_a_warm_up(
    qtbot: QtBot, service: EngineService, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(losses, "_AT_ONCE", 1)
    monkeypatch.setattr(losses, "_FIRST_REST_S", 60.0)
    monkeypatch.setattr(losses, "_LONGEST_REST_S", 60.0)
    with qtbot.waitSignal(service.replaced, timeout=WAIT_MS):
        first = service.submit("be_killed", None)
    second = service.submit("echo", 2)
    assert service._link is None
    first.cancel()
    service.warm_up()
    assert result(qtbot, second) == ("done", 2)


@pytest.mark.usefixtures("no_rest")
def test_a_warm_up_gives_it_another_chance(qtbot: QtBot, service: EngineService) -> None:
    with qtbot.waitSignal(service.unavailable, timeout=WAIT_MS):
        for _ in range(MOST_DEATHS):
            service.submit("die", None)
    assert not service.is_available
    service.warm_up()
    assert result(qtbot, service.submit("echo", 1)) == ("done", 1)


def test_the_engine_process_knows_no_qt(qtbot: QtBot, service: EngineService) -> None:
    kind, modules = result(qtbot, service.submit("modules", None))
    assert kind == "done"
    assert isinstance(modules, list)
    assert "bgdesk.app.workers.worker_child" in modules
    assert not [name for name in modules if name.startswith("PySide6")]


def test_closing_cancels_everything(qtbot: QtBot, qapp: QCoreApplication, service: EngineService) -> None:
    job, waiting = running(qtbot, service), service.submit("echo", 1)
    ears = Ear(job), Ear(waiting)
    service.close()
    service.close()
    job.cancel()
    qapp.processEvents()
    assert [ear.said for ear in ears] == [[("cancelled", None)]] * 2


def test_the_fake_answers_like_the_real_one(qtbot: QtBot) -> None:
    service = FakeEngineService(lambda operation, argument: (operation, argument))
    assert result(qtbot, service.submit("echo", 1)) == ("done", ("echo", 1))


def test_the_fake_is_drained_by_hand(qapp: object) -> None:
    service = FakeEngineService(lambda operation, argument: 1 // int(str(argument)), by_hand=True)
    ears = [Ear(service.submit("divide", number)) for number in (1, 0)]
    dropped = service.submit("divide", 2)
    dropped_ear = Ear(dropped)
    dropped.cancel()
    assert [ear.said for ear in ears] == [[], []]
    service.drain()
    assert [ear.kinds for ear in (*ears, dropped_ear)] == [["done"], ["failed"], ["cancelled"]]
