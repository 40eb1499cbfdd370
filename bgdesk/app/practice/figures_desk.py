"""Works the figures out in the background: what has changed is taken in first."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import closing
from datetime import date
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

from PySide6.QtCore import QObject, Signal, Slot

from bgdesk.app.workers.background_task import BackgroundTask, TaskProgress
from bgdesk.library.library import Library
from bgdesk.library.problems import JournalError
from bgdesk.library.profiles import FIRST_PROFILE, Profiles

if TYPE_CHECKING:
    from bgdesk.app.practice.deeds_reader import DeedsReader
    from bgdesk.app.practice.figures_question import FiguresAnswer, FiguresQuestion
    from bgdesk.practice.figures.milestones import Milestone
    from bgdesk.practice.figures.sheet import Pick

Today = Callable[[], date]
T = TypeVar("T")


class FiguresDesk(QObject):
    """The latest question alone is answered, and the latest pick; a new one cancels that before.

    ``own_names()`` are what the player at this window is called: nobody else's, they are the first person's.
    """

    answered = Signal(object)
    """The `FiguresAnswer`."""
    failed = Signal(str)
    """Why a question has no answer."""
    not_done = Signal(str)
    """Why something else was not done; the answer before still holds."""
    progressed = Signal(int, int)
    """So many matches of so many have been taken in."""
    completed = Signal()
    """All have been, or nobody waits any more."""
    picked = Signal(object)
    """The `DecisionRef`s that a figure is of, the costliest first."""

    written = Signal(str)
    """The name of a file."""
    not_written = Signal(str)
    """What the system says."""

    def __init__(
        self,
        library: Library,
        own_names: Callable[[], Sequence[str]],
        today: Today,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._library = library
        self._own_names = own_names
        self._today = today
        self._asking: BackgroundTask[FiguresAnswer] | None = None
        self._picking: BackgroundTask[Any] | None = None
        self._filling: BackgroundTask[None] | None = None
        self._working: list[BackgroundTask[Any]] = []
        self._answer: FiguresAnswer | None = None
        self._reader: DeedsReader | None = None

    @property
    def is_completing(self) -> bool:
        """Whether matches are being taken in."""
        return self._filling is not None

    def ask(self, question: FiguresQuestion) -> None:
        """Work out what ``question`` asks for."""
        library, today, read = self._library, self._today(), self._deeds
        if self._asking:
            self._asking.cancel()
        self._asking = self._task(lambda progress: _answer(library, question, today, read, progress))
        self._asking.done.connect(self._answered)
        self._asking.failed.connect(self.failed)
        self._asking.start()

    def _deeds(self, profile: str) -> Sequence[Milestone]:
        """What comes with it is not loaded before."""
        if self._reader is None:
            from bgdesk.app.practice.deeds_reader import DeedsReader

            self._reader = DeedsReader(self._library)
        return self._reader.read(profile)

    def pick(self, pick: Pick) -> None:
        """Find the decisions that a figure of the last answer is of."""
        answer = self._answer
        if answer is None or answer.columns is None:
            return
        if self._picking:
            self._picking.cancel()
        self._picking = self._task(lambda _: _picked(answer, pick))
        self._picking.done.connect(self.picked)
        self._picking.failed.connect(self.not_done)
        self._picking.start()

    def _task(self, work: Callable[[TaskProgress], T]) -> BackgroundTask[T]:
        return BackgroundTask(work, (JournalError,), self, fault=self._fault())

    @Slot(object)
    def _answered(self, answer: FiguresAnswer) -> None:
        self._answer = answer
        self.answered.emit(answer)

    def complete(self) -> None:
        """Take in what has changed in the library."""
        if self._filling is None:
            library, names = self._library, tuple(self._own_names())
            self._filling = self._task(lambda progress: _fill(library, names, progress))
            self._filling.progress.connect(self.progressed)
            for end in (self._filling.done, self._filling.cancelled):
                end.connect(self._filled)
            self._filling.failed.connect(self._filled)
            self._filling.failed.connect(self.not_done)
            self._filling.start()

    @Slot()
    def _filled(self) -> None:
        self._filling = None
        self.completed.emit()

    def change(self, act: Callable[[Profiles], object]) -> None:
        """Change who is who, and `complete` afterwards."""
        library = self._library
        task = self._task(lambda _: act(library.profiles))
        self._working.append(task)
        for end in (task.done, task.failed):
            end.connect(self._changed)
        task.failed.connect(self.not_done)
        task.start()

    @Slot()
    def _changed(self) -> None:
        self._working = [task for task in self._working if not task.has_ended]
        self.completed.emit()

    def write(self, answer: FiguresAnswer, path: Path) -> None:
        """Write what ``answer`` says to a file for spreadsheets."""
        task: BackgroundTask[str] = BackgroundTask(lambda _: _write(answer, path), (OSError,), self)
        self._working.append(task)
        task.done.connect(self._is_written)
        task.failed.connect(self.not_written)
        task.start()

    @Slot(object)
    def _is_written(self, name: str) -> None:
        self.written.emit(name)

    @Slot()
    def stop(self) -> None:
        """Leave the rest for the next time."""
        if self._filling:
            self._filling.cancel()

    def close(self) -> None:
        """Stop, and wait until what is being stored is."""
        tasks = [task for task in (self._filling, self._asking, self._picking, *self._working) if task]
        for task in tasks:
            task.cancel()
        for task in tasks:
            task.wait()

    def _fault(self) -> str:
        return self.tr(
            "Something went wrong inside bgdesk while it worked out your figures. Your matches are kept as"
            " they are; details are in the log."
        )


def _fill(library: Library, names: Sequence[str], progress: TaskProgress) -> None:
    library.profiles.claim_free(FIRST_PROFILE, names)
    with closing(library.decision_upkeep.fill()) as steps:
        for done, total in steps:
            progress.tick(done, total)


def _answer(
    library: Library,
    question: FiguresQuestion,
    today: date,
    deeds: Callable[[str], Sequence[Milestone]],
    progress: TaskProgress,
) -> FiguresAnswer:
    """Numpy comes with it, and is not loaded before."""
    from bgdesk.app.practice.figures_question import FiguresAnswer, judge_meant
    from bgdesk.practice.figures.sheet import figures_sheet

    profiles = library.profiles
    everybody, binned, names = profiles.all(), profiles.binned(), profiles.known_names()
    judges = library.decided.judges(question.profile)
    judged = judge_meant(question, judges)
    if judged is None:
        return FiguresAnswer(question, everybody, binned, names, judges)
    wanted = question.wanted(judged, today)
    columns = library.decided.read(wanted, progress.check)
    whole = library.decided.read(wanted.whole, progress.check) if wanted != wanted.whole else None
    progress.check()
    sheet = figures_sheet(columns, question.decisions, deeds(question.profile), whole)
    return FiguresAnswer(question, everybody, binned, names, judges, judged, columns, sheet)


def _write(answer: FiguresAnswer, path: Path) -> str:
    from bgdesk.formats.replacing import replace_file
    from bgdesk.practice.figures.csv_text import csv_text

    if answer.sheet and answer.columns:
        replace_file(path, csv_text(answer.sheet, answer.columns).encode(), waits=False)
    return path.name


def _picked(answer: FiguresAnswer, pick: Pick) -> object:
    from bgdesk.practice.figures.sheet import picked

    assert answer.columns
    return picked(answer.columns, answer.question.decisions, pick)
