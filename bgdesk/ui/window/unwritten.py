"""What waits for another program that holds the library is told, and keeps the window open."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, Slot
from PySide6.QtWidgets import QWidget

from bgdesk.app.patient_writing import PatientWriting
from bgdesk.ui.window.notice_bar import NoticeBar, Topic


class Unwritten(QObject):
    """Watches ``writing`` for ``window``, which closes once all is written; a failure keeps it open."""

    def __init__(self, writing: PatientWriting, notices: NoticeBar, window: QWidget) -> None:
        super().__init__(window)
        self._writing = writing
        self._notices = notices
        self._window = window
        self._is_closing = False
        writing.waits.connect(self._show)
        writing.emptied.connect(self._emptied)
        window.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Close and watched is self._window and not self._writing.may_end():
            event.ignore()
            self._is_closing = True
            self._show(waits=True)
            return True
        return super().eventFilter(watched, event)

    @Slot(bool)
    def _show(self, waits: bool) -> None:
        if not waits:
            self._notices.forget(Topic.SAVING)
        elif self._is_closing:
            text = self.tr("Another program is using your library. bgdesk closes as soon as all is saved.")
            self._notices.warn(text, Topic.SAVING)
        else:
            text = self.tr("Another program is using your library. bgdesk saves this as soon as it can.")
            self._notices.warn(text, Topic.SAVING)

    @Slot(bool)
    def _emptied(self, all_written: bool) -> None:
        is_closing, self._is_closing = self._is_closing, False
        self._notices.forget(Topic.SAVING)
        if is_closing and all_written:
            self._window.close()
