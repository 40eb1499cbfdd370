"""The log file of the user."""

from __future__ import annotations

import logging
import os
import sys
from io import TextIOWrapper
from logging.handlers import RotatingFileHandler
from pathlib import Path

from bgdesk.app.logs.privacy import Veil, without_file_names
from bgdesk.private_files import open_private

LOG_NAME = "bgdesk.log"
PROGRAM = "bgdesk"
"""The logger above all those of the program."""

_FORMAT = "%(asctime)s %(process)d %(levelname)s %(name)s: %(message)s"
_MAX_BYTES = 1_000_000
_KEPT = 3


class PrivateFormatter(logging.Formatter):
    """Writes one record; names of files only while the log is a detailed one."""

    def __init__(self, veil: Veil | None = None) -> None:
        super().__init__(_FORMAT)
        self._veil = veil or Veil()

    def format(self, record: logging.LogRecord) -> str:
        text = super().format(record)
        if record.exc_info and not is_detailed():
            text = without_file_names(text, record.exc_info[1])
        return self._veil.over(text)


class LogFile(RotatingFileHandler):
    """The file in ``folder``; while there is no such folder, or no room, nothing is written or said.

    Several programs may write it. Where a file that is open cannot be renamed it grows until it can.
    """

    def __init__(self, folder: Path, max_bytes: int = _MAX_BYTES) -> None:
        super().__init__(
            folder / LOG_NAME, maxBytes=max_bytes, backupCount=_KEPT, encoding="utf-8", delay=True
        )
        self._folder = folder
        self.setFormatter(PrivateFormatter())

    def emit(self, record: logging.LogRecord) -> None:
        if self.stream is not None or os.path.isdir(self._folder):  # noqa: PTH112  # whatever its name
            super().emit(record)

    def _open(self) -> TextIOWrapper:
        return open_private(Path(self.baseFilename), self.mode)

    def shouldRollover(self, record: logging.LogRecord) -> bool:
        self._follow()
        return bool(super().shouldRollover(record))

    def _follow(self) -> None:
        """Write where others find the log: another window may have put aside the file that is open."""
        if self.stream is None or sys.platform == "win32":
            return
        try:
            is_there = os.path.samestat(os.fstat(self.stream.fileno()), Path(self.baseFilename).stat())
        except OSError:
            is_there = False
        if not is_there:
            self.stream.close()
            self.stream = self._open()

    def doRollover(self) -> None:
        try:
            super().doRollover()
        except OSError:
            self.stream = self.stream or self._open()

    def handleError(self, record: logging.LogRecord) -> None:
        """A log that cannot be written is no reason to disturb anybody."""


def start_logging(folder: Path, level: int = logging.INFO) -> LogFile:
    """Write the log of this process to ``folder``; answers the handler, to be closed at the end."""
    handler = LogFile(folder)
    logging.getLogger().addHandler(handler)
    set_level(level)
    return handler


def stop_logging(handler: logging.Handler) -> None:
    """Take the log down again."""
    logging.getLogger().removeHandler(handler)
    handler.close()
    set_level(logging.NOTSET)


def set_level(level: int) -> None:
    """What is logged of the program; of others only what is wrong."""
    logging.getLogger(PROGRAM).setLevel(level)


def is_detailed() -> bool:
    """Whether everything is logged."""
    return logging.getLogger(PROGRAM).isEnabledFor(logging.DEBUG)


def log_files(folder: Path) -> tuple[Path, ...]:
    """The files of the log in ``folder`` that are there, the oldest first."""
    older = [folder / f"{LOG_NAME}.{number}" for number in range(_KEPT, 0, -1)]
    return tuple(path for path in (*older, folder / LOG_NAME) if path.is_file())
