"""The application object before anything is dressed; loads no more of Qt than a picture needs."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtWidgets import QApplication

from bgdesk.app.files_given import FilesGiven
from bgdesk.app.task_bar import name_for_task_bar
from bgdesk.identity import APP_ID


class Application(QApplication):
    """Hears itself of files that the desktop hands over; a filter would hear of everything else as well."""

    def __init__(self, arguments: Sequence[str]) -> None:
        self.files = FilesGiven()  # first, as there are events while an application is made
        super().__init__(list(arguments))

    def event(self, event: QEvent) -> bool:
        return self.files.take(event) or super().event(event)


def bare_application(arguments: list[str]) -> Application:
    """The application object of this process, made where there is none yet."""
    there = QCoreApplication.instance()
    if there is not None:
        assert isinstance(there, Application)
        return there
    name_for_task_bar()
    app = Application(arguments)
    app.setApplicationName("bgdesk")
    app.setDesktopFileName(APP_ID)
    return app
