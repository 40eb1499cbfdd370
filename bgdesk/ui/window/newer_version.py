"""Help, Look for a newer version: on request, or once a day if the user has agreed.

Where the package names no page of the project on the web there is nothing of it in the window.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from datetime import date
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QSettings, QUrl, Slot
from PySide6.QtGui import QAction, QDesktopServices
from PySide6.QtWidgets import QWidget

from bgdesk import __version__
from bgdesk.app.news.looking import Looking, LookingStage
from bgdesk.app.settings.settings import Settings
from bgdesk.app.settings.table import LOOK_DAILY
from bgdesk.app.workers.background_task import BackgroundTask
from bgdesk.ui.dialogs.match_dialogs import MatchDialogs
from bgdesk.ui.window.notice_bar import NoticeBar

if TYPE_CHECKING:
    from bgdesk.app.news.release_check import ReleaseCheck
    from bgdesk.ui.window.newer_version_dialog import NewerVersionDialog

_DAY_KEY = "news/asked"


class NewerVersion(QObject):
    """``action`` is seen once `begin` has found whom to ask; ``today`` tells the day of the user."""

    def __init__(
        self,
        settings: Settings,
        state: QSettings,
        action: QAction,
        dialogs: MatchDialogs,
        notices: NoticeBar,
        window: QWidget,
        today: Callable[[], date] = date.today,
    ) -> None:
        super().__init__(window)
        self._settings, self._state, self._action = settings, state, action
        self._dialogs, self._notices, self._window = dialogs, notices, window
        self._today = today
        self._page = ""
        self._looking = Looking(__version__)
        self._check: ReleaseCheck | None = None
        self._dialog: NewerVersionDialog | None = None
        action.setVisible(False)
        action.triggered.connect(self._show)

    @Slot()
    def begin(self) -> None:
        """Find out whom to ask."""
        task = BackgroundTask(lambda _: _find_page(), parent=self)
        task.done.connect(self._found_page)
        task.start()

    @Slot(object)
    def _found_page(self, found: tuple[str, str] | None) -> None:
        if found is None:
            return
        self._page, host = found
        self._looking = replace(self._looking, host=host)
        self._action.setVisible(True)
        today = self._today().isoformat()
        if self._settings.get(LOOK_DAILY) and self._state.value(_DAY_KEY) != today:
            self._state.setValue(_DAY_KEY, today)
            self._look()

    @Slot()
    def _show(self) -> None:
        from bgdesk.ui.window.newer_version_dialog import NewerVersionDialog

        if self._check is None and not self._looking.has_found:
            self._looking = replace(self._looking, stage=LookingStage.NOT_ASKED)
        is_daily = self._settings.get(LOOK_DAILY)
        self._dialog = dialog = NewerVersionDialog(self._looking, is_daily=is_daily, parent=self._window)
        dialog.look_requested.connect(self._look)
        dialog.stop_requested.connect(self._stop)
        dialog.page_requested.connect(self._open_page)
        dialog.daily_chosen.connect(lambda wanted: self._settings.set(LOOK_DAILY, wanted))
        dialog.finished.connect(self._closed)
        self._dialogs.open(dialog)

    @Slot()
    def _look(self) -> None:
        from bgdesk.app.news.release_check import ReleaseCheck

        if self._check is not None:
            return
        self._tell(replace(self._looking, stage=LookingStage.ASKING))
        self._check = check = ReleaseCheck(self._page, self)
        check.done.connect(self._answered)
        check.failed.connect(self._failed)
        check.cancelled.connect(self._cancelled)
        check.start()

    @Slot(object)
    def _answered(self, newest: str) -> None:
        self._over(replace(self._looking, stage=LookingStage.ANSWERED, newest=newest))
        if self._looking.has_found and self._dialog is None:
            #: {version} is a number such as 0.2.0
            text = self.tr("There is a newer version of bgdesk: {version}.").format(version=newest)
            self._notices.warn(text, more=self._show)

    @Slot(str)
    def _failed(self, sentence: str) -> None:
        self._over(replace(self._looking, stage=LookingStage.FAILED, trouble=sentence))

    @Slot()
    def _cancelled(self) -> None:
        self._over(replace(self._looking, stage=LookingStage.NOT_ASKED))

    def _over(self, looking: Looking) -> None:
        check, self._check = self._check, None
        if check is not None:
            check.deleteLater()
        self._tell(looking)

    def _tell(self, looking: Looking) -> None:
        self._looking = looking
        if self._dialog is not None:
            self._dialog.show_looking(looking)

    @Slot()
    def _stop(self) -> None:
        if self._check is not None:
            self._check.cancel()

    @Slot()
    def _closed(self) -> None:
        self._dialog = None
        self._stop()

    @Slot()
    def _open_page(self) -> None:
        if not QDesktopServices.openUrl(QUrl(self._page)) and self._dialog is not None:
            self._dialog.say_trouble(self.tr("No browser opens {page}.").format(page=self._page))


def _find_page() -> tuple[str, str] | None:
    """The page and its host. What is needed to ask there is loaded too, while the window stands already."""
    from bgdesk.app.news.releases import host_of, releases_page

    page = releases_page()
    if page is None:
        return None
    import bgdesk.app.news.release_check  # noqa: F401

    return page, host_of(page)
