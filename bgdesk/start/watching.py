"""The log of the window, and what becomes of errors that nobody caught."""

from __future__ import annotations

import logging
import platform
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from types import TracebackType

from PySide6.QtCore import qVersion

from bgdesk import __version__
from bgdesk.app.logs.crash_watch import CrashWatch, watched
from bgdesk.app.logs.log_file import start_logging, stop_logging
from bgdesk.app.logs.qt_messages import qt_messages_logged
from bgdesk.app.logs.uncaught import hook_for_errors, other_errors_logged
from bgdesk.app.settings.file import SettingsProblem
from bgdesk.app.settings.settings import Settings
from bgdesk.ui.dialogs.match_dialogs import MatchDialogs
from bgdesk.ui.window.crash_notices import CrashNotices
from bgdesk.ui.window.main_window import MainWindow
from bgdesk.ui.window.notice_bar import NoticeBar
from bgdesk.ui.words.prompts import settings_problem_text

_log = logging.getLogger(__name__)


@contextmanager
def logged(folder: Path, *, is_verbose: bool) -> Iterator[CrashWatch]:
    """Keep the log of the window in ``folder``, and beside it what goes wrong."""
    log = start_logging(folder, logging.DEBUG if is_verbose else logging.INFO)
    _log.info(
        "bgdesk %s starts: Python %s, Qt %s, %s on %s",
        __version__,
        platform.python_version(),
        qVersion(),
        sys.platform,
        platform.machine(),
    )
    try:
        with watched(folder) as watch, qt_messages_logged(), other_errors_logged(watch.keep):
            yield watch
    finally:
        stop_logging(log)


def tell_errors(folder: Path, watch: CrashWatch, dialogs: MatchDialogs, window: MainWindow) -> None:
    """Tell in ``window`` what went wrong in the last run, and whatever does in this one."""
    notices = CrashNotices(folder, watch, dialogs, window.notices, window)
    notices.offer()

    def report(kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
        del kind, trace
        watch.keep(error, "the window")
        notices.tell_error(error)

    sys.excepthook = hook_for_errors(report)


def tell_settings_problems(settings: Settings, notices: NoticeBar) -> None:
    """Say what is wrong with the stored settings, and when they cannot be stored."""

    def tell(problem: SettingsProblem) -> None:
        notices.warn(settings_problem_text(problem))

    for problem in settings.problems:
        tell(problem)
    settings.save_failed.connect(tell)
