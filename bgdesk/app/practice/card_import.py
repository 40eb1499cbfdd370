"""Positions of a file become cards: read in a thread, then judged one after the other, each kept at once."""

from __future__ import annotations

import logging
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

from PySide6.QtCore import QObject, Signal, Slot

from bgdesk.analysis.assembling import Selection
from bgdesk.analysis.levels import DEFAULT_LEVEL
from bgdesk.app.messages import message_text
from bgdesk.app.review.analysis_run import AnalysisOutcome, AnalysisRun, Grown, Work
from bgdesk.app.workers.background_task import BackgroundTask
from bgdesk.formats.import_result import Unreadable
from bgdesk.formats.registry import read_file
from bgdesk.library.cards import Added, CardShelf
from bgdesk.library.library import Library
from bgdesk.library.problems import JournalError
from bgdesk.match.record import MatchRecord
from bgdesk.practice.cards.making import card_of
from bgdesk.practice.cards.positions import with_any_answer, with_best_answer
from bgdesk.source_text import Message

_log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class ImportedCards:
    """What became of the positions of a file: ``added``, or ``left_out``, and ``because`` of what.

    They are counted from 1, as they stand in the file. ``why``, a sentence, if it ended before number ``at``
    was a card.
    """

    added: Added = field(default_factory=Added)
    left_out: tuple[int, ...] = ()
    because: str = ""
    why: str = ""
    at: int = 0


@dataclass(frozen=True, slots=True)
class _Found:
    """The positions of a file with something to decide, by their numbers, and where their cards go."""

    records: dict[int, MatchRecord]
    total: int
    shelf: CardShelf
    deck: str
    day: str


class CardImport(QObject):
    """One file at a time; its cards are those of whoever practises when it begins, on ``today()``."""

    progressed = Signal(int, int)
    """So many positions of all are judged."""
    ended = Signal(object)
    """What has become of the positions, as `ImportedCards`."""

    def __init__(self, library: Library, today: Callable[[], str], parent: QObject) -> None:
        super().__init__(parent)
        self._library = library
        self._today = today
        self._task: BackgroundTask[Any] | None = None
        self._found: _Found | None = None
        self._waiting: deque[int] = deque()
        self._at = 0
        self._done = ImportedCards()
        self._run = AnalysisRun(self)
        self._run.ended.connect(self._judged)
        self._run.failed.connect(self._not_judged)

    @property
    def is_busy(self) -> bool:
        """Whether a file is under way; another one has to wait until it has `ended`."""
        return self._task is not None or self._found is not None

    def begin(self, path: Path) -> None:
        """Make cards of the positions in the file ``path``, in a deck that is called as the file."""
        library, day = self._library, self._today()
        self._done, self._at = ImportedCards(), 0
        self._task = BackgroundTask(lambda _: _found_in(path, library, day), (OSError, JournalError), self)
        self._task.done.connect(self._read)
        self._task.failed.connect(self._end)
        self._task.start()

    @Slot(object)
    def _read(self, found: _Found | Message) -> None:
        if isinstance(found, Message):
            self._end(message_text(found))
        elif not found.records:
            self._end(self.tr("There is no position in that file in which anything is to be decided."))
        else:
            self._task, self._found, self._waiting = None, found, deque(range(1, found.total + 1))
            self._next()

    def _next(self) -> None:
        """Judge the next position in which anything is to be decided."""
        self._task, found = None, self._found
        assert found
        while self._waiting:
            self.progressed.emit(found.total - len(self._waiting), found.total)
            self._at = self._waiting.popleft()
            if record := found.records.get(self._at):
                part = Selection(since=len(record.events) - 1)
                self._run.start(Work(record, DEFAULT_LEVEL, lambda _: None, part))
                return
            self._leave_out("")
        self._end()

    @Slot(object)
    def _judged(self, outcome: AnalysisOutcome) -> None:
        found = self._found
        assert found
        if outcome.refused:
            self._not_judged(message_text(outcome.refused[0].message))
            return
        self._task = BackgroundTask(lambda _: _kept(found, outcome.grown), (), self)
        self._task.done.connect(self._count)
        self._task.failed.connect(self._not_judged)
        self._task.start()

    @Slot(object)
    def _count(self, added: Added | Message | None) -> None:
        if isinstance(added, Message):
            self._end(message_text(added))
            return
        if added:
            self._done = replace(self._done, added=self._done.added.with_more(added))
        else:
            self._leave_out("")
        self._next()

    @Slot(str)
    def _not_judged(self, because: str) -> None:
        self._leave_out(because)
        self._next()

    def _leave_out(self, because: str) -> None:
        _log.info("of position %d of a file no card is made", self._at)
        done = self._done
        self._done = replace(done, left_out=(*done.left_out, self._at), because=done.because or because)

    @Slot(str)
    def _end(self, why: str = "") -> None:
        self._task = self._found = None
        self._waiting.clear()
        self.ended.emit(replace(self._done, why=why, at=self._at if why else 0))

    def close(self) -> None:
        """Judge nothing more; a card that is being kept is kept."""
        self._run.close()
        if self._task:
            self._task.cancel()
            self._task.wait()


def _found_in(path: Path, library: Library, day: str) -> _Found | Message:
    """What is in the file, or why that cannot be said. Raises OSError and JournalError."""
    try:
        studies = read_file(path).studies
    except Unreadable as problem:
        return Message.of(problem.why, quote=problem.quote)
    asked = {number: with_any_answer(study.record) for number, study in enumerate(studies, 1)}
    records = {number: record for number, record in asked.items() if record}
    deck = library.card_decks.named(path.stem) if records else ""
    return _Found(records, len(studies), library.cards, deck, day)


def _kept(found: _Found, grown: Grown) -> Added | Message | None:
    """A card of what was judged, ``None`` where there is none, or why it cannot be kept."""
    judged = with_best_answer(grown.record, grown.analysis)
    card = card_of(*judged, "", found.deck) if judged else None
    try:
        return found.shelf.add((card,), found.day) if card else None
    except JournalError as problem:
        return problem.message
