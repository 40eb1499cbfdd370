"""What was saved as a file is told with a way to its folder."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, SignalInstance, Slot
from PySide6.QtWidgets import QMenu, QMenuBar

from bgdesk.app.actions.menu_structure import RECENT
from bgdesk.app.recent_files import RecentFiles
from bgdesk.ui.common.folder_words import no_folders_text, show_in_folder_label
from bgdesk.ui.common.saved_file import SavedFile
from bgdesk.ui.window.notice_bar import NoticeBar, Topic

if TYPE_CHECKING:
    from bgdesk.ui.review.opening import FileOpening
    from bgdesk.ui.review.report_saving import ReportSaving
    from bgdesk.ui.review.saved_copy import SavedCopy


class SavedFiles(QObject):
    """Says in ``notices`` which files were written; those that can be opened again are ``recent``."""

    def __init__(self, notices: NoticeBar, recent: RecentFiles, parent: QObject) -> None:
        super().__init__(parent)
        self._notices = notices
        self._recent = recent

    def join(self, copies: SavedCopy, reports: ReportSaving, opening: FileOpening, menus: QMenuBar) -> None:
        """Know what is saved there, and have what ``opening`` finds in the menu of recent files."""
        from bgdesk.ui.review.recent_menu import RecentMenu

        self.follow(copies.saved, reports.saved)
        copies.folder_requested.connect(self.show_in_folder)
        opening.read.connect(self._recent.add)
        opening.missed.connect(self._recent.forget)
        menu = menus.findChild(QMenu, RECENT)
        assert isinstance(menu, QMenu)
        RecentMenu(menu, self._recent, lambda path: opening.open_paths([path]))

    def follow(self, *saved: SignalInstance) -> None:
        """Tell each file that comes by one of these signals."""
        for signal in saved:
            signal.connect(self._tell)

    @Slot(object)
    def _tell(self, file: SavedFile) -> None:
        if file.is_match:
            self._recent.add([file.path])
        say = self._notices.warn if file.stays else self._notices.tell
        show = partial(self.show_in_folder, file.path)
        say(file.text, Topic.FILES, more=show, more_text=show_in_folder_label())

    @Slot(object)
    def show_in_folder(self, path: Path) -> None:
        """Have the desktop show where the file is."""
        from bgdesk.app.workers.file_manager import show_in_folder

        show_in_folder(path, partial(self._tell_trouble, path), self)

    def _tell_trouble(self, path: Path) -> None:
        self._notices.warn(no_folders_text(path), Topic.FILES)
