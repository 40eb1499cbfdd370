"""What the library needs now and then, done beside everything else: the bin emptied, the list completed."""

from __future__ import annotations

import logging
from contextlib import closing
from time import monotonic, sleep

from PySide6.QtCore import QObject, Signal, Slot

from bgdesk.app.workers.background_task import BackgroundTask, TaskProgress
from bgdesk.library.catalogue import Catalogue
from bgdesk.library.problems import JournalError

_log = logging.getLogger(__name__)


class LibraryUpkeep(QObject):
    """Runs once after the start; what it has not come to is done after the next one."""

    ended = Signal(object)
    """So many matches were completed or have left the bin: a list is to be read anew if that is any."""

    def __init__(self, catalogue: Catalogue, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._task = BackgroundTask(lambda progress: _tend(catalogue, progress), (JournalError,), self)
        self._task.done.connect(self.ended)
        self._task.failed.connect(self._failed)

    def start(self) -> None:
        """Begin, unless it was closed before."""
        if not self._task.has_ended:
            self._task.start()

    def close(self) -> None:
        """Stop at the next match, and wait until it is stored."""
        self._task.cancel()
        self._task.wait()

    @Slot(str)
    def _failed(self, sentence: str) -> None:
        _log.warning("the library is not complete: %s", sentence)


def _tend(catalogue: Catalogue, progress: TaskProgress) -> int:
    """Raises JournalError and Cancelled. It works half of the time at most, so that nobody feels it."""
    changed = catalogue.empty_bin()
    began = monotonic()
    with closing(catalogue.fill()) as steps:
        for done, total in steps:
            changed += 1
            progress.tick(done, total)
            sleep(min(monotonic() - began, 1.0))
            began = monotonic()
    if changed:
        _log.info("%d entries of the library were completed or have left the bin", changed)
    return changed
