from __future__ import annotations

import multiprocessing

import pytest

from bgdesk.engine.requests import BotAnswer, BotRequest
from bgdesk.engine.worker import answer
from bgdesk.match import flow
from bgdesk.match.events import Played
from tests.engine.served import serve_and_tell
from tests.match.driving import PLAIN_MONEY, new_game

SPAWN = multiprocessing.get_context("spawn")


def test_a_question_is_answered() -> None:
    kind, value = answer("decide", BotRequest(new_game(PLAIN_MONEY), "beginner"))
    assert kind == "done"
    assert isinstance(value, BotAnswer)
    assert isinstance(value.action, Played)


def test_a_bad_question_does_not_end_the_engine_and_is_in_the_log(caplog: pytest.LogCaptureFixture) -> None:
    assert answer("dance", None) == ("raised", "KeyError: 'dance'")
    kind, sentence = answer("decide", BotRequest(flow.start(PLAIN_MONEY), "beginner"))
    assert kind == "raised"
    assert "somebody has to act" in sentence
    assert [one.levelname for one in caplog.records] == ["ERROR"] * 2
    assert all(one.exc_info for one in caplog.records)


def test_what_cannot_be_judged_is_no_fault(caplog: pytest.LogCaptureFixture) -> None:
    assert answer("advise", flow.start(PLAIN_MONEY)) == ("failed", "nobody is on roll")
    assert caplog.records == []


def test_warming_up_loads_a_level() -> None:
    assert answer("warm_up", "beginner") == ("done", "beginner")


def test_its_process_steps_back_needs_no_qt_and_ends_with_the_pipe() -> None:
    pipe, child = SPAWN.Pipe()
    process = SPAWN.Process(target=serve_and_tell, args=(child,))
    process.start()
    child.close()
    request = BotRequest(new_game(PLAIN_MONEY), "beginner")
    pipe.send((7, "decide", request))
    key, kind, value = pipe.recv()
    assert (key, kind, value) == (7, *answer("decide", request))
    pipe.close()
    process.join(20)
    assert process.exitcode == 0
