"""Draws positions in the background."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from PySide6.QtCore import QObject, Signal, Slot

from bgdesk.analysis.judge import Answer
from bgdesk.app.lab.drawing import DrawnPosition, played_out
from bgdesk.app.lab.lab import Lab
from bgdesk.app.lab.lab_judge import QUICK_LEVEL, one_process
from bgdesk.app.lab.lab_questions import LabQuestion
from bgdesk.app.workers.analysis_pool import AnalysisPool
from bgdesk.app.workers.background_task import BackgroundTask
from bgdesk.library.listing import ListedMatch
from bgdesk.library.problems import JournalError
from bgdesk.match.setup.setup import TableSetup

Draw = Callable[[Random], tuple[TableSetup, ListedMatch] | None]
"""A position of the user's matches, and its match; ``None`` where there are none. Raises JournalError."""


class RandomPosition(QObject):
    """Puts what was drawn on the table of ``lab``; one at a time."""

    drawn = Signal(object)
    """The `DrawnPosition` that is on the table now."""
    failed = Signal(str)

    def __init__(
        self,
        lab: Lab,
        draw: Draw,
        parent: QObject | None = None,
        new_pool: Callable[[], AnalysisPool] = one_process,
        random: Random | None = None,
    ) -> None:
        super().__init__(parent)
        self._lab = lab
        self._draw = draw
        self._new_pool = new_pool
        self._random = random or Random()  # nothing is played for with it
        self._pool: AnalysisPool | None = None
        self._task: BackgroundTask[DrawnPosition] | None = None

    @property
    def is_busy(self) -> bool:
        """Whether one is being drawn."""
        return self._task is not None

    @Slot()
    def from_matches(self) -> None:
        """One of the user's matches; where there are none, one that the computer plays."""
        draw, random = self._draw, self._random

        def work(play: Callable[[], DrawnPosition]) -> DrawnPosition:
            found = draw(random)
            return DrawnPosition(*found) if found else play()

        self._begin(work)

    @Slot()
    def from_play(self) -> None:
        """One that the computer comes to."""
        self._begin(lambda play: play())

    def _begin(self, work: Callable[[Callable[[], DrawnPosition]], DrawnPosition]) -> None:
        if self._task:
            return
        pool = self._pool = self._pool or self._new_pool()
        setup, random = self._lab.setup, self._random

        def judge(question: LabQuestion) -> Answer:
            ((answer,),) = pool.answers([(question,)], QUICK_LEVEL)
            return answer

        self._task = BackgroundTask(
            lambda _: work(lambda: played_out(setup, judge, random)), (JournalError, OSError), self
        )
        self._task.done.connect(self._done)
        self._task.failed.connect(self._failed)
        self._task.start()

    @Slot(object)
    def _done(self, found: DrawnPosition) -> None:
        self._task = None
        self._lab.change(found.setup)
        self.drawn.emit(found)

    @Slot(str)
    def _failed(self, sentence: str) -> None:
        self._task = None
        self.failed.emit(sentence)

    def close(self) -> None:
        """End what runs."""
        task, self._task = self._task, None
        if self._pool:
            self._pool.cancel()
        if task:
            task.cancel()
            task.wait()
        if self._pool:
            self._pool.close()
