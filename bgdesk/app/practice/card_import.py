"""Positions of a file become cards: read in a thread, then judged one after the other."""

from __future__ import annotations

import logging
from collections import deque
from pathlib import Path

from PySide6.QtCore import QObject, Signal, Slot

from bgdesk.analysis.assembling import Selection
from bgdesk.analysis.levels import DEFAULT_LEVEL
from bgdesk.app.messages import message_text
from bgdesk.app.practice.card_making import CardMaking, CardWork
from bgdesk.app.review.analysis_run import AnalysisOutcome, AnalysisRun, Work
from bgdesk.app.workers.background_task import BackgroundTask
from bgdesk.formats.import_result import Unreadable
from bgdesk.formats.registry import read_file
from bgdesk.match.record import MatchRecord
from bgdesk.practice.cards.positions import with_any_answer, with_best_answer
from bgdesk.source_text import Message

_log = logging.getLogger(__name__)


class CardImport(QObject):
    """One file at a time; its cards are made by ``making`` when all of it is judged."""

    progressed = Signal(int, int)
    """So many positions of all are judged."""
    failed = Signal(str)
    ended = Signal()

    def __init__(self, making: CardMaking, parent: QObject) -> None:
        super().__init__(parent)
        self._making = making
        self._task: BackgroundTask[list[MatchRecord] | Message] | None = None
        self._waiting: deque[MatchRecord] = deque()
        self._work: list[CardWork] = []
        self._total = 0
        self._deck = ""
        self._run = AnalysisRun(self)
        self._run.ended.connect(self._judged)
        self._run.failed.connect(self._fail)

    @property
    def is_busy(self) -> bool:
        """Whether a file is under way."""
        return self._task is not None or self._total > 0

    def begin(self, path: Path, deck: str) -> None:
        """Make cards of the positions in the file ``path``; they lie in the deck ``deck``."""
        self.cancel()
        self._deck = deck
        task = BackgroundTask(lambda _: _positions(path), (OSError,), self)
        self._task = task
        task.done.connect(self._read)
        task.failed.connect(self._fail)
        task.start()

    @Slot(object)
    def _read(self, records: list[MatchRecord] | Message) -> None:
        self._task = None
        if isinstance(records, Message):
            self._fail(message_text(records))
            return
        if not records:
            self._fail(self.tr("There is no position in that file in which anything is to be decided."))
            return
        self._waiting, self._work, self._total = deque(records), [], len(records)
        self._next()

    def _next(self) -> None:
        self.progressed.emit(self._total - len(self._waiting), self._total)
        if self._waiting:
            record = self._waiting.popleft()
            part = Selection(since=len(record.events) - 1)
            self._run.start(Work(record, DEFAULT_LEVEL, lambda _: None, part))
            return
        if self._work:
            self._making.make(self._work)
        self._end()

    @Slot(object)
    def _judged(self, outcome: AnalysisOutcome) -> None:
        found = with_best_answer(outcome.grown.record, outcome.grown.analysis)
        if found:
            record, analysis, verdict = found
            self._work.append(CardWork("", record, analysis, (verdict,), self._deck))
        else:
            _log.info("a position could not be judged, and is no card")
        self._next()

    @Slot(str)
    def _fail(self, sentence: str) -> None:
        self._end()
        self.failed.emit(sentence)

    def _end(self) -> None:
        self._task, self._total = None, 0
        self._waiting.clear()
        self._work = []
        self.ended.emit()

    def cancel(self) -> None:
        """Make no cards of what is under way."""
        if self._task:
            self._task.cancel()
        self._run.cancel()
        self._task, self._total = None, 0
        self._waiting.clear()

    def close(self) -> None:
        """End the processes."""
        self.cancel()
        self._run.close()


def _positions(path: Path) -> list[MatchRecord] | Message:
    """Those in the file, or why there are none. Raises OSError."""
    try:
        found = [with_any_answer(study.record) for study in read_file(path).studies]
    except Unreadable as problem:
        return Message.of(problem.why, quote=problem.quote)
    return [one for one in found if one]
