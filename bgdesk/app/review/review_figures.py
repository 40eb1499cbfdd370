"""How the match that is looked at went, and what both players' decisions add up to: worked out beside."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QObject, Signal, Slot

from bgdesk.analysis.course import CoursePoint, course
from bgdesk.analysis.layers import Layers
from bgdesk.analysis.questions import Decision, decisions
from bgdesk.analysis.statistics import Review, review
from bgdesk.app.review.review import ReviewSession
from bgdesk.app.workers.background_task import BackgroundTask
from bgdesk.match.record import MatchRecord


@dataclass(frozen=True, slots=True)
class ReviewSums:
    """``decided`` are all decisions; ``sums`` is what they add up to, ``None`` where none is judged.

    The course is told by the deepest look at each decision, the sums are those of the base.
    """

    record: MatchRecord
    decided: tuple[Decision, ...]
    course: tuple[CoursePoint, ...]
    sums: Review | None = None


def figures(record: MatchRecord, layers: Layers | None) -> ReviewSums:
    """All of it; takes some hundredths of a second."""
    sums = review(record, layers.base) if layers else None
    return ReviewSums(record, decisions(record), course(record, layers.shown if layers else None), sums)


class ReviewFigures(QObject):
    """Follows ``session``: while one state is worked out, only the newest of those that come is kept."""

    changed = Signal()
    failed = Signal(str)

    def __init__(self, session: ReviewSession, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._session = session
        self._task: BackgroundTask[ReviewSums] | None = None
        self._asked: tuple[MatchRecord, Layers | None] | None = None
        self._is_stale = False
        self._known: ReviewSums | None = None
        session.opened.connect(self._opened)
        session.changed.connect(self._follow)

    @property
    def known(self) -> ReviewSums | None:
        """Those of the study on the table; ``None`` without one, and for a moment after it was opened."""
        return self._known

    @Slot()
    def _opened(self) -> None:
        self._stop()
        self._known = None
        self.changed.emit()

    @Slot()
    def _follow(self) -> None:
        """What was weighed since changes nothing here as long as the analyses are the same."""
        shelved = self._session.shelved
        asked = (shelved.study.record, self._session.layers) if shelved else None
        if asked is None or asked == self._asked:
            return
        if self._task:
            self._is_stale = True
        else:
            self._asked = asked
            self._start(*asked)

    def _start(self, record: MatchRecord, layers: Layers | None) -> None:
        fault = self.tr(
            "Something went wrong inside bgdesk, and the summary of this match cannot be shown."
            " The match and its analysis are kept; details are in the log."
        )
        self._task = BackgroundTask(lambda _: figures(record, layers), (), self, fault=fault)
        self._task.done.connect(self._worked_out)
        self._task.failed.connect(self._failed)
        self._task.start_behind()

    def _stop(self) -> None:
        self._is_stale = False
        self._asked = None
        if self._task:
            self._task.cancel()
            self._task = None

    @Slot(object)
    def _worked_out(self, found: ReviewSums) -> None:
        self._task = None
        self._known = found
        self.changed.emit()
        self._go_on()

    @Slot(str)
    def _failed(self, sentence: str) -> None:
        self._task = self._asked = None
        self.failed.emit(sentence)
        self._go_on()

    def _go_on(self) -> None:
        if self._is_stale:
            self._is_stale = False
            self._follow()

    def close(self) -> None:
        """Nobody waits any more."""
        self._stop()
