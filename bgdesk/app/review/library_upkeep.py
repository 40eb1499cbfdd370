"""What the library needs now and then: bin emptied, list and index completed, a copy of the day."""

from __future__ import annotations

import logging
from collections.abc import Generator
from contextlib import closing
from datetime import datetime
from time import monotonic, sleep

from PySide6.QtCore import QObject, Signal, Slot

from bgdesk.app.workers.background_task import BackgroundTask, TaskProgress
from bgdesk.library.library import Library
from bgdesk.library.problems import JournalError

_log = logging.getLogger(__name__)


class LibraryUpkeep(QObject):
    """Runs after the start and when much has changed; what it has not come to is done the next time."""

    ended = Signal(object)
    """So many matches were completed or have left the bin: a list is to be read anew if that is any."""
    failed = Signal(str)
    """What the user has to know; each sentence once."""

    def __init__(self, library: Library, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._library = library
        self._task: BackgroundTask[int] | None = None
        self._is_closed = self._is_wanted_again = False
        self._said = ""

    @Slot()
    def start(self) -> None:
        """Begin, or begin again once it has ended; never after it was closed."""
        if self._is_closed:
            return
        if self._task:
            self._is_wanted_again = True
            return
        self._is_wanted_again = False
        library = self._library
        self._task = BackgroundTask(lambda progress: _tend(library, progress), (JournalError,), self)
        self._task.done.connect(self._done)
        self._task.failed.connect(self._failed)
        self._task.start()

    def close(self) -> None:
        """Stop at the next match, and wait until it is stored."""
        self._is_closed = True
        if self._task:
            self._task.cancel()
            self._task.wait()

    @Slot(object)
    def _done(self, changed: int) -> None:
        self._task = None
        self.ended.emit(changed)
        if self._is_wanted_again:
            self.start()

    @Slot(str)
    def _failed(self, sentence: str) -> None:
        self._task = None
        _log.warning("the library is not complete: %s", sentence)
        if sentence != self._said:
            self._said = sentence
            self.failed.emit(sentence)


def _tend(library: Library, progress: TaskProgress) -> int:
    """Raises JournalError and Cancelled."""
    changed = library.catalogue.empty_bin() + library.profiles.empty_bin()
    changed += _at_leisure(library.catalogue.fill(), progress)
    if changed:
        _log.info("%d entries of the library were completed or have left the bin", changed)
    progress.check()
    library.back_up_today(datetime.now().astimezone())
    indexed = _at_leisure(library.decision_index.fill(), progress)
    if indexed:
        _log.info("the decisions of %d matches were indexed", indexed)
    decided = _at_leisure(library.decision_upkeep.fill(), progress)
    if decided:
        _log.info("the figures know the decisions of %d matches", decided)
    progress.check()
    library.checkpoint()
    return changed


def _at_leisure(work: Generator[tuple[int, int], None, None], progress: TaskProgress) -> int:
    """How many steps ``work`` had. It works half of the time at most, so that nobody feels it."""
    steps, began = 0, monotonic()
    with closing(work) as going:
        for done, total in going:
            steps += 1
            progress.tick(done, total)
            sleep(min(monotonic() - began, 1.0))
            began = monotonic()
    return steps
