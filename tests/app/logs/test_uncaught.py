"""What nobody caught is in the log."""

from __future__ import annotations

import sys
import threading

import pytest

from bgdesk.app.logs.uncaught import hook_for_errors, other_errors_logged
from tests.log_reading import ReadLog


def nobody(error: BaseException, where: str) -> None:
    """Keeps nothing."""


def raised(error: BaseException) -> BaseException:
    """``error`` with a traceback."""
    try:
        raise error
    except BaseException as caught:  # noqa: BLE001  # whatever a test wants
        return caught


def test_what_nobody_caught_is_logged_and_reported(read_log: ReadLog) -> None:
    reported: list[BaseException] = []
    hook = hook_for_errors(lambda kind, error, trace: reported.append(error))
    error = raised(RuntimeError("broken"))
    hook(RuntimeError, error, error.__traceback__)
    assert reported == [error]
    assert "RuntimeError: broken" in read_log()
    assert "in raised" in read_log()


def test_ctrl_c_is_left_to_python(read_log: ReadLog, monkeypatch: pytest.MonkeyPatch) -> None:
    passed_on: list[type[BaseException]] = []
    monkeypatch.setattr(sys, "__excepthook__", lambda kind, error, trace: passed_on.append(kind))
    hook = hook_for_errors(lambda kind, error, trace: pytest.fail("reported"))
    hook(KeyboardInterrupt, KeyboardInterrupt(), None)
    assert passed_on == [KeyboardInterrupt]
    assert read_log() == ""


def fail_in_a_thread(error: BaseException) -> None:
    def fail() -> None:
        raise error

    thread = threading.Thread(target=fail, name="reading")
    thread.start()
    thread.join()


def test_what_ends_a_thread_is_logged_and_kept(read_log: ReadLog) -> None:
    kept: list[tuple[BaseException, str]] = []
    error = ValueError("lost")
    with other_errors_logged(lambda *told: kept.append(told)):
        fail_in_a_thread(error)
    assert kept == [(error, "thread reading")]
    text = read_log()
    assert "not caught in thread reading" in text
    assert "ValueError: lost" in text
    assert "in fail" in text


def test_a_thread_that_ends_itself_is_no_news(read_log: ReadLog) -> None:
    with other_errors_logged(nobody):
        fail_in_a_thread(SystemExit())
    assert read_log() == ""


def test_what_goes_wrong_in_clean_up_is_logged(read_log: ReadLog) -> None:
    class Untidy:
        def __del__(self) -> None:
            raise ValueError("left over")

    with other_errors_logged(nobody):
        untidy = Untidy()
        del untidy
    assert "Untidy.__del__" in read_log()
    assert "ValueError: left over" in read_log()


def test_the_hooks_of_before_come_back() -> None:
    before = threading.excepthook, sys.unraisablehook
    with other_errors_logged(nobody):
        assert threading.excepthook is not before[0]
    assert (threading.excepthook, sys.unraisablehook) == before
