"""Answers the questions of the lenses from other processes, a few at a time, and remembers them."""

from __future__ import annotations

import logging
import threading
from collections import OrderedDict, deque
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace

from PySide6.QtCore import QObject, Signal, Slot

from bgdesk.analysis.judge import Answer, NotJudged
from bgdesk.analysis.questions import CubeQuestion, MarketQuestion, PlayQuestion
from bgdesk.app.workers.analysis_pool import AnalysisPool, Answering
from bgdesk.app.workers.background_task import BackgroundTask, TaskProgress
from bgdesk.app.workers.outcome import Cancelled

LensQuestion = PlayQuestion | CubeQuestion | MarketQuestion

_BATCH = 8
"""Questions that are given out together: what nobody waits for any more holds nobody up for long."""
_REMEMBERED = 20_000

_log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Inquiry:
    """A question to be answered at the analysis level ``level``."""

    question: LensQuestion
    level: str


@dataclass(frozen=True, slots=True)
class LensNews:
    """Answers for ``asker``, each with its inquiry; ``is_last``: there are no others to come."""

    asker: str
    answers: tuple[tuple[Inquiry, Answer], ...]
    is_last: bool


def _usual_pool() -> AnalysisPool:
    return AnalysisPool()


class LensDesk(QObject):
    """Whoever asked last is served first; asking anew takes back what the same asker had asked before.

    The processes are started with the first question that was never answered, and kept until `close`.
    """

    answered = Signal(object)
    """`LensNews`, in the GUI thread."""

    def __init__(
        self, parent: QObject | None = None, new_pool: Callable[[], AnalysisPool] = _usual_pool
    ) -> None:
        super().__init__(parent)
        self._pool = new_pool()
        self._lock = threading.Lock()
        self._waiting: dict[str, deque[Inquiry]] = {}
        self._known: OrderedDict[Inquiry, Answer] = OrderedDict()
        self._task: BackgroundTask[None] | None = None
        self._is_closed = False

    def ask(self, asker: str, inquiries: Sequence[Inquiry]) -> dict[Inquiry, Answer]:
        """What is known already; the rest is told by `answered` in the order given, as it comes."""
        with self._lock:
            self._waiting.pop(asker, None)
            found = {one: self._known[one] for one in inquiries if one in self._known}
            left = [one for one in inquiries if one not in found]
            if left:
                self._waiting[asker] = deque(left)
        if left:
            self._go_on()
        return found

    def forget(self, asker: str) -> None:
        """Take back what ``asker`` had asked; what is in hand is still answered."""
        with self._lock:
            self._waiting.pop(asker, None)

    def close(self) -> None:
        """End the thread and the processes; whatever is asked from now on stays without an answer."""
        self._is_closed = True
        task, self._task = self._task, None
        with self._lock:
            self._waiting.clear()
        if task:
            task.cancel()
            self._pool.cancel()
            task.wait()
        self._pool.close()

    def _go_on(self) -> None:
        if self._task is not None or self._is_closed:
            return
        self._task = task = BackgroundTask(self._work, (), self)
        task.done.connect(self._ended)
        task.failed.connect(self._ended)
        task.start()

    @Slot()
    def _ended(self) -> None:
        """Something may have been asked just when the thread found nothing left."""
        self._task = None
        with self._lock:
            is_asked = bool(self._waiting)
        if is_asked:
            self._go_on()

    def _work(self, progress: TaskProgress) -> None:
        """Runs in the thread of the task, until nothing is left. Raises Cancelled."""
        try:
            while (batch := self._next()) is not None:
                progress.check()
                asker, inquiries, is_last = batch
                answers = _answered(self._pool, inquiries)
                self._remember(answers)
                self.answered.emit(LensNews(asker, answers, is_last))
        except Cancelled:
            self._pool.close()
            raise

    def _next(self) -> tuple[str, tuple[Inquiry, ...], bool] | None:
        """The next questions of whoever asked last, all of one level."""
        with self._lock:
            if not self._waiting:
                return None
            asker, waiting = next(reversed(self._waiting.items()))
            batch = [waiting.popleft()]
            while waiting and len(batch) < _BATCH and waiting[0].level == batch[0].level:
                batch.append(waiting.popleft())
            if not waiting:
                del self._waiting[asker]
            return asker, tuple(batch), not waiting

    def _remember(self, answers: Sequence[tuple[Inquiry, Answer]]) -> None:
        with self._lock:
            self._known.update((inquiry, answer) for inquiry, answer in answers if _is_kept(answer))
            while len(self._known) > _REMEMBERED:
                self._known.popitem(last=False)


def _is_kept(answer: Answer) -> bool:
    """What could not be judged may be asked again."""
    return not isinstance(answer, NotJudged)


def _answered(pool: Answering, inquiries: Sequence[Inquiry]) -> tuple[tuple[Inquiry, Answer], ...]:
    """Each question goes by its number in ``inquiries``. Raises Cancelled."""
    groups = [(replace(one.question, event=number),) for number, one in enumerate(inquiries)]
    found = [answer for group in pool.answers(groups, inquiries[0].level) for answer in group]
    return tuple((inquiries[answer.event], replace(answer, event=0)) for answer in found)
