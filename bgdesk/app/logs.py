"""The log files: what happened, and where a crash came from."""

from __future__ import annotations

import faulthandler
import logging
import sys
from collections.abc import Callable
from logging.handlers import RotatingFileHandler
from pathlib import Path
from types import TracebackType
from typing import TextIO

LOG_NAME = "bgdesk.log"
CRASH_NAME = "crash.log"

_FORMAT = "%(asctime)s %(levelname)s %(name)s: %(message)s"
_MAX_BYTES = 500_000
_KEPT = 3

ReportError = Callable[[type[BaseException], BaseException, TracebackType | None], None]


def start_logging(folder: Path, level: int = logging.INFO) -> RotatingFileHandler:
    """Write the log of this process to ``folder``; answers the handler, to be closed at the end."""
    handler = RotatingFileHandler(
        folder / LOG_NAME, maxBytes=_MAX_BYTES, backupCount=_KEPT, encoding="utf-8", delay=True
    )
    handler.setFormatter(logging.Formatter(_FORMAT))
    root = logging.getLogger()
    root.addHandler(handler)
    root.setLevel(level)
    return handler


def stop_logging(handler: RotatingFileHandler) -> None:
    """Take the log down again."""
    logging.getLogger().removeHandler(handler)
    handler.close()


def watch_for_crashes(folder: Path) -> TextIO:
    """Write the stacks of all threads to ``folder`` when the process dies; keep the answer open."""
    file = (folder / CRASH_NAME).open("a", encoding="utf-8")
    faulthandler.enable(file)
    return file


def hook_for_errors(report: ReportError) -> ReportError:
    """An excepthook that logs what nobody caught and hands it to ``report``; Ctrl+C ends the program."""

    def hook(kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
        if issubclass(kind, KeyboardInterrupt):
            sys.__excepthook__(kind, error, trace)
            return
        logging.getLogger("bgdesk").critical("not caught", exc_info=(kind, error, trace))
        report(kind, error, trace)

    return hook
