"""Looks for decisions in the background: the index is completed first, and what is found is read in pages."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import closing
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, Signal, Slot

from bgdesk.app.workers.background_task import BackgroundTask, TaskProgress
from bgdesk.library.library import Library
from bgdesk.library.problems import JournalError

if TYPE_CHECKING:
    from bgdesk.library.find.finder import FoundDecisions
    from bgdesk.library.find.wanted import FoundDecision, Wanted

PAGE = 50
"""So many decisions are read at once."""


@dataclass(frozen=True, slots=True)
class FoundPage:
    """Some of what was found, from number ``start`` on."""

    found: FoundDecisions
    start: int
    decisions: tuple[FoundDecision, ...]


class DecisionSearch(QObject):
    """The latest question alone is answered; a new one cancels that before."""

    found = Signal(object)
    """The first `FoundPage`."""
    continued = Signal(object)
    """A further `FoundPage`."""
    failed = Signal(str)
    progressed = Signal(int, int)
    """So many matches of so many are in the index."""
    completed = Signal()
    """The index holds every match, or it was stopped."""

    def __init__(self, library: Library, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._library = library
        self._asking: BackgroundTask[Any] | None = None
        self._filling: BackgroundTask[None] | None = None

    @property
    def is_completing(self) -> bool:
        """Whether matches are being indexed."""
        return self._filling is not None

    def search(self, wanted: Wanted) -> None:
        """Look for ``wanted``."""
        library = self._library

        def work(progress: TaskProgress) -> FoundPage:
            finder = library.finder
            found = finder.search(wanted, progress.check)
            return FoundPage(found, 0, finder.page(found, 0, PAGE))

        self._ask(work, self.found)

    def go_on(self, page: FoundPage) -> None:
        """Read what comes after ``page``."""
        start = page.start + PAGE
        if self._asking is None and start < len(page.found):
            library = self._library
            self._ask(
                lambda _: FoundPage(page.found, start, library.finder.page(page.found, start, PAGE)),
                self.continued,
            )

    def _ask(self, work: Callable[[TaskProgress], FoundPage], answer: Any) -> None:
        if self._asking:
            self._asking.cancel()
        task = self._asking = BackgroundTask(work, (JournalError,), self, fault=self._fault())
        task.done.connect(self._answered)
        task.done.connect(answer)
        task.failed.connect(self._answered)
        task.failed.connect(self.failed)
        task.start()

    @Slot()
    def _answered(self) -> None:
        self._asking = None

    def complete(self) -> None:
        """Take in what has changed in the library."""
        if self._filling is None:
            library = self._library
            self._filling = BackgroundTask(
                lambda progress: _fill(library, progress), (JournalError,), self, fault=self._fault()
            )
            self._filling.progress.connect(self.progressed)
            for end in (self._filling.done, self._filling.cancelled):
                end.connect(self._filled)
            self._filling.failed.connect(self.failed)
            self._filling.failed.connect(self._filled)
            self._filling.start()

    @Slot()
    def stop_completing(self) -> None:
        """Leave the rest for the next time."""
        if self._filling:
            self._filling.cancel()

    @Slot()
    def _filled(self) -> None:
        self._filling = None
        self.completed.emit()

    def stop(self) -> None:
        """Nobody waits any more."""
        self.stop_completing()
        if self._asking:
            self._asking.cancel()
            self._asking = None

    def close(self) -> None:
        """Stop, and wait until the match that is being indexed is stored."""
        tasks = [task for task in (self._filling, self._asking) if task]
        self.stop()
        for task in tasks:
            task.wait()

    def _fault(self) -> str:
        return self.tr(
            "Something went wrong inside bgdesk while it looked through your matches. They are kept as they"
            " are; details are in the log."
        )


def _fill(library: Library, progress: TaskProgress) -> None:
    with closing(library.decision_index.fill()) as steps:
        for done, total in steps:
            progress.tick(done, total)
