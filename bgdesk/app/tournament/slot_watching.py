"""The match between computers that somebody watches, whose end nobody wants to know before it is seen."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, Signal, Slot

from bgdesk.app.tournament.tournament_desk import TournamentDesk
from bgdesk.app.workers.background_task import BackgroundTask
from bgdesk.library.problems import JournalError
from bgdesk.match.record import MatchRecord
from bgdesk.match.tournament.tournament import Tournament
from bgdesk.match.tournament.unseen import as_before


class SlotWatching(QObject):
    """``slot`` is the one that is watched, empty where there is none; its match is read once it is stored."""

    ready = Signal(object)
    """The `MatchRecord` that can be shown now."""
    failed = Signal(str)
    changed = Signal()

    def __init__(
        self, desk: TournamentDesk, record: Callable[[str], MatchRecord], parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._desk, self._record = desk, record
        self._task: BackgroundTask[MatchRecord] | None = None
        self._of = ""
        self._seen: tuple[Tournament, str, Tournament] | None = None
        self.slot = ""
        desk.changed.connect(self._follow)

    @property
    def is_hiding(self) -> bool:
        """Whether a result is kept from whoever looks."""
        return bool(self.slot)

    def seen(self, tournament: Tournament) -> Tournament:
        """As much of ``tournament`` as may be known."""
        if not self.slot:
            return tournament
        if self._seen is None or self._seen[0] is not tournament or self._seen[1] != self.slot:
            self._seen = tournament, self.slot, as_before(tournament, self.slot)
        return self._seen[2]

    def begin(self, slot_id: str) -> None:
        """Watch the match of ``slot_id``: it is played next where it was not yet."""
        self.end()
        tournament = self._desk.tournament
        if tournament:
            self.slot, self._of = slot_id, tournament.header.id
            self._desk.simulation.wanted_next = slot_id
            self._desk.go_on()
            self.changed.emit()

    @Slot()
    def end(self) -> None:
        """Its end may be known."""
        if self._task:
            self._task.cancel()
        self._task, self.slot = None, ""
        self.changed.emit()

    @Slot()
    def _follow(self) -> None:
        """Read the match as soon as it is there; another tournament is watched anew."""
        tournament = self._desk.tournament
        if not self.slot:
            return
        if tournament is None or tournament.header.id != self._of:
            self.end()
            return
        slot = tournament.find(self.slot)
        if slot is None:
            self.end()
        elif slot.outcome and slot.match_id and not self._task:
            self._read(slot.match_id)

    def _read(self, match_id: str) -> None:
        self._task = task = BackgroundTask(lambda _: self._record(match_id), (JournalError,), self)
        task.done.connect(self.ready)
        task.failed.connect(self._not_read)
        task.start()

    @Slot(str)
    def _not_read(self, sentence: str) -> None:
        self.end()
        self.failed.emit(sentence)

    def close(self) -> None:
        """End what runs."""
        task = self._task
        if task:
            task.cancel()
            task.wait()
