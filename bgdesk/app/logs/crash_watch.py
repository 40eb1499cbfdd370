"""Writes down what goes wrong in this run while it goes on, also what Python does not survive."""

from __future__ import annotations

import faulthandler
import logging
import os
import platform
import sys
import tempfile
import threading
import traceback
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from datetime import datetime
from pathlib import Path
from typing import TextIO

from PySide6.QtCore import qVersion

from bgdesk import __version__
from bgdesk.app.logs.crash_reports import (
    ENDED_BY,
    NOT_CAUGHT,
    PROPER_END,
    CrashReport,
    derive_report,
    hold,
    read_end,
    take_report,
)
from bgdesk.app.logs.privacy import Veil, without_file_names

MOST_ERRORS = 10
"""So many are kept of one run, and of each place only the first: one may come with every picture."""
_MOST_LETTERS = 15_000
_log = logging.getLogger(__name__)


class CrashWatch:
    """The file of this run in ``folder``; where none can be made nothing is kept."""

    def __init__(self, folder: Path) -> None:
        self._kept: set[tuple[object, ...]] = set()
        self._lock = threading.Lock()
        self._is_seen = False
        self._path: Path | None = None
        self._file: TextIO | None = None
        try:
            handle, name = tempfile.mkstemp(".log", f"run-{os.getpid()}-", folder)
        except OSError:
            _log.warning("what goes wrong is not kept", exc_info=True)
            return
        self._path = Path(name)
        self._file = os.fdopen(handle, "w", encoding="utf-8")
        with suppress(OSError):
            hold(handle)
        self._write(_head())
        faulthandler.enable(self._file)

    def keep(self, error: BaseException, where: str, kind: str = NOT_CAUGHT) -> None:
        """Write down an ``error``; any thread may call this."""
        place = traceback.extract_tb(error.__traceback__)[-1:]
        key = (type(error), where, *((one.filename, one.lineno) for one in place))
        with self._lock:
            if key in self._kept or len(self._kept) >= MOST_ERRORS:
                return
            self._kept.add(key)
            self._is_seen = False
            self._write(f"{kind}{where}:\n{_told(error)}\n")

    @property
    def has_errors(self) -> bool:
        """Whether something went wrong so far that is written down."""
        return self._file is not None and bool(self._kept)

    def report(self) -> CrashReport | None:
        """What went wrong so far."""
        return derive_report(Veil().over(read_end(self._path))) if self._path else None

    def was_seen(self) -> None:
        """Somebody has looked at the report: the next start need not tell of it."""
        self._is_seen = True

    def forget(self) -> None:
        """What went wrong so far is no longer wanted."""
        self._kept.clear()
        if self._file:
            with suppress(OSError):
                self._file.seek(0)
                self._file.truncate()
            self._write(_head())

    def close(self) -> None:
        """The run ends as it should."""
        if self._file is None or self._path is None:
            return
        self._write(PROPER_END)
        faulthandler.disable()
        with suppress(OSError):
            self._file.close()
        self._file = None
        if self._is_seen or self.report() is None:
            take_report(self._path)

    def _write(self, text: str) -> None:
        """A disk that is full is no reason to disturb anybody."""
        if self._file:
            with suppress(OSError):
                self._file.write(text)
                self._file.flush()


def _head() -> str:
    began = datetime.now().astimezone().strftime("%Y-%m-%d %H:%M")
    versions = f"Python {platform.python_version()}, Qt {qVersion()}, {sys.platform} on {platform.machine()}"
    return f"bgdesk {__version__}, {versions}\nThis run began at {began}.\n\n"


def _told(error: BaseException) -> str:
    text = "".join(traceback.format_exception(error))
    if len(text) > _MOST_LETTERS:
        half = _MOST_LETTERS // 2
        text = f"{text[:half]}\n…\n{text[-half:]}"
    return Veil().over(without_file_names(text, error))


@contextmanager
def watched(folder: Path) -> Iterator[CrashWatch]:
    """Watch this run; whatever is raised inside ends it."""
    watch = CrashWatch(folder)
    try:
        yield watch
    except Exception as error:
        watch.keep(error, "the program", ENDED_BY)
        raise
    finally:
        watch.close()
