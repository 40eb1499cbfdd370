"""The matches between computers of one tournament, played behind whatever else goes on."""

from __future__ import annotations

import logging
from collections.abc import Callable
from time import monotonic, sleep
from typing import Protocol

from PySide6.QtCore import QObject, Signal, Slot

from bgdesk.app.patient_writing import LONGEST_MS, TRIED_EVERY_MS
from bgdesk.app.workers.background_task import BackgroundTask, TaskProgress
from bgdesk.engine.simulation import Simulated, ToSimulate
from bgdesk.library.journal import utc_now
from bgdesk.library.problems import JournalError, Trouble
from bgdesk.library.tournament_book import TournamentBook
from bgdesk.match.record import MatchRecord
from bgdesk.match.tournament.slots import TournamentSlot

_log = logging.getLogger(__name__)
_PATIENCE_MS = 20


class SimulationFailed(Exception):  # noqa: N818  # the name says what is wrong
    """A match could not be played; the message is one sentence."""


class Simulator(Protocol):
    """Plays whole matches."""

    def play(self, wanted: ToSimulate) -> Simulated:
        """One match. Raises Cancelled."""

    def cancel(self) -> None:
        """Stop at once, whatever it is at."""

    def close(self) -> None:
        """End its processes."""


class FieldSimulation(QObject):
    """Plays on as long as two computers can meet; each result is stored with its match before it is told.

    ``live`` is the slot whose match is being played, ``seconds`` how long one took on an average. That of
    ``wanted_next`` comes before others.
    """

    changed = Signal()
    failed = Signal(str)

    def __init__(
        self,
        new_simulator: Callable[[], Simulator],
        parent: QObject | None = None,
        clock: Callable[[], float] = monotonic,
    ) -> None:
        super().__init__(parent)
        self._new_simulator = new_simulator
        self._simulator: Simulator | None = None
        self._clock = clock
        self._task: BackgroundTask[None] | None = None
        self._book: TournamentBook | None = None
        self._took: list[float] = []
        self._not_played = self.tr(
            "A match between computers could not be played. The tournament is kept; details are in the log."
        )
        self.live = self.wanted_next = ""

    @property
    def is_running(self) -> bool:
        """Whether matches are being played."""
        return self._task is not None

    @property
    def seconds(self) -> float | None:
        """Of a match; ``None`` before the first."""
        took = self._took
        return sum(took) / len(took) if took else None

    def begin(self, book: TournamentBook) -> None:
        """Play what can be played in ``book``; without effect where that goes on already."""
        if self._task or book.next_simulated() is None:
            return
        self._book = book
        self._simulator = simulator = self._simulator or self._new_simulator()
        fault = self.tr("Something went wrong inside bgdesk. The tournament is kept; details are in the log.")
        failures = (JournalError, SimulationFailed)
        self._task = task = BackgroundTask(
            lambda progress: self._play(book, simulator, progress), failures, self, fault=fault
        )
        task.progress.connect(self.changed)
        task.done.connect(self._ended)
        task.failed.connect(self._broken)
        task.start()

    def stop(self) -> None:
        """Play no more; the match in hand is played again when this goes on."""
        task, self._task = self._task, None
        if task and self._simulator:
            task.cancel()
            self._simulator.cancel()
            task.wait()
            self._simulator.close()
            self.live = ""

    def close(self) -> None:
        """End what runs."""
        self.stop()
        if self._simulator:
            self._simulator.close()

    def _play(self, book: TournamentBook, simulator: Simulator, progress: TaskProgress) -> None:
        """In a thread of its own, which never keeps `stop` waiting for another program."""
        book.wait_at_most(_PATIENCE_MS)
        done = 0
        while slot := book.next_simulated(self.wanted_next):
            self.live = slot.plan.id
            progress.tick(done, done)
            header, begun = book.header_for(slot, utc_now()), self._clock()
            played = simulator.play(ToSimulate(header, book.salt(slot, header)))
            if played.trouble:
                _log.error("a match of a tournament was not played: %s", played.trouble)
                raise SimulationFailed(self._not_played)
            record = MatchRecord(header, played.entries)
            self._store(book, slot, record, progress)
            self._took.append(self._clock() - begun)
            done += 1
        self.live = ""

    @staticmethod
    def _store(
        book: TournamentBook, slot: TournamentSlot, record: MatchRecord, progress: TaskProgress
    ) -> None:
        """Try again while another program is in the way, as long as this is wanted."""
        given_up = monotonic() + LONGEST_MS / 1000
        while True:
            progress.check()
            try:
                book.add_simulated(slot, record)
            except JournalError as problem:
                if problem.trouble is not Trouble.BUSY or monotonic() >= given_up:
                    raise
                sleep(TRIED_EVERY_MS / 1000)
            else:
                return

    @Slot()
    def _ended(self) -> None:
        self._task = None
        book, self.live = self._book, ""
        self.changed.emit()
        if book:
            self.begin(book)

    @Slot(str)
    def _broken(self, sentence: str) -> None:
        self._task, self.live = None, ""
        self.failed.emit(sentence)
        self.changed.emit()
