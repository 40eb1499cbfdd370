"""Tells that something went wrong, last time or just now, and shows the report of it."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from functools import partial
from pathlib import Path

from PySide6.QtCore import QObject, QUrl
from PySide6.QtGui import QDesktopServices
from PySide6.QtWidgets import QWidget

from bgdesk.app.logs.crash_reports import CrashReport, take_reports
from bgdesk.app.logs.crash_watch import CrashWatch
from bgdesk.ui.dialogs.match_dialogs import MatchDialogs
from bgdesk.ui.window.notice_bar import NoticeBar


class CrashNotices(QObject):
    """``watch`` keeps what goes wrong in this run, ``folder`` holds the reports of those before."""

    def __init__(
        self, folder: Path, watch: CrashWatch, dialogs: MatchDialogs, notices: NoticeBar, window: QWidget
    ) -> None:
        super().__init__(window)
        self._folder, self._watch = folder, watch
        self._dialogs, self._notices, self._window = dialogs, notices, window

    def offer(self) -> None:
        """Tell once what runs before this one left."""
        reports = take_reports(self._folder)
        if reports:
            has_crashed = any(report.has_crashed for report in reports)
            self._notices.warn(self._last_time(has_crashed), more=partial(self._show_old, reports))

    def _last_time(self, has_crashed: bool) -> str:
        if has_crashed:
            return self.tr("bgdesk ended unexpectedly last time. What you played is kept; see the report.")
        return self.tr(
            "Something went wrong inside bgdesk last time. What you played is kept; see the report."
        )

    def tell_error(self, error: BaseException) -> None:
        """Something went wrong just now; a part that was not there is named."""
        text = self.tr("Something went wrong inside bgdesk; the match is kept. Details are in the log.")
        if isinstance(error, ImportError) and error.name:
            #: {part} is the name of a library, such as numpy
            missing = self.tr("A part of bgdesk is missing: {part}. Install bgdesk again; the match is kept.")
            text = missing.format(part=error.name)
        self._notices.warn(text, more=self._show_own if self._watch.has_errors else None)

    def _show_old(self, reports: tuple[CrashReport, ...]) -> None:
        text = "\n\n".join(report.text for report in reversed(reports))
        self._show(text, partial(_remove, [report.path for report in reports if report.path]))

    def _show_own(self) -> None:
        report = self._watch.report()
        if report:
            self._watch.was_seen()
            self._show(report.text, self._watch.forget)

    def _show(self, text: str, remove: Callable[[], None]) -> None:
        from bgdesk.ui.dialogs.crash_dialog import CrashDialog

        dialog = CrashDialog(text, self._window)
        dialog.folder_requested.connect(partial(self._open_folder, dialog.say))
        dialog.removal_requested.connect(remove)
        self._dialogs.open(dialog)

    def _open_folder(self, say: Callable[[str], None]) -> None:
        if not QDesktopServices.openUrl(QUrl.fromLocalFile(str(self._folder))):
            say(
                self.tr("No program here shows folders. The reports are in {folder}.").format(
                    folder=self._folder
                )
            )


def _remove(paths: list[Path]) -> None:
    for path in paths:
        with suppress(OSError):
            path.unlink()
