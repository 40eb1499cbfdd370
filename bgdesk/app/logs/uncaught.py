"""What nobody caught: logged with its traceback, wherever it happened."""

from __future__ import annotations

import logging
import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from types import TracebackType

_log = logging.getLogger(__name__)

KeepError = Callable[[BaseException, str], None]
"""Takes an error and where it was not caught."""
ReportError = Callable[[type[BaseException], BaseException, TracebackType | None], None]


def hook_for_errors(report: ReportError) -> ReportError:
    """An excepthook that logs what nobody caught and hands it to ``report``; Ctrl+C ends the program."""

    def hook(kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
        if issubclass(kind, KeyboardInterrupt):
            sys.__excepthook__(kind, error, trace)
            return
        _log.critical("not caught", exc_info=(kind, error, trace))
        report(kind, error, trace)

    return hook


@contextmanager
def other_errors_logged(keep: KeepError) -> Iterator[None]:
    """Log what ends a thread, and hand it to ``keep``; log what goes wrong where nobody can be told."""

    def thread_ended(told: threading.ExceptHookArgs) -> None:
        if told.exc_type is not SystemExit:
            keep(_log_thread(told), f"thread {told.thread.name if told.thread else '?'}")

    before = threading.excepthook, sys.unraisablehook
    threading.excepthook, sys.unraisablehook = thread_ended, _unraisable
    try:
        yield
    finally:
        threading.excepthook, sys.unraisablehook = before


def _log_thread(told: threading.ExceptHookArgs) -> BaseException:
    name = told.thread.name if told.thread else "?"
    error = told.exc_value or told.exc_type()
    _log.critical("not caught in thread %s", name, exc_info=(told.exc_type, error, told.exc_traceback))
    return error


def _unraisable(told: sys.UnraisableHookArgs) -> None:
    error = told.exc_value or told.exc_type()
    where = getattr(told.object, "__qualname__", type(told.object).__name__)
    what = told.err_msg or "Exception ignored in"
    _log.error("%s: %s", what, where, exc_info=(told.exc_type, error, told.exc_traceback))
