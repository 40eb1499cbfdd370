"""How the people at this computer played in each of their matches of a tournament, as far as it is judged."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from PySide6.QtCore import QObject, Signal, Slot

from bgdesk.analysis.statistics import interval, performance_rating
from bgdesk.app.workers.background_task import BackgroundTask, TaskProgress
from bgdesk.library.decisions.decided import Decided, DecidedFlag, unpacked
from bgdesk.library.decisions.deciding import DecidedMatch, decided
from bgdesk.library.library import Library
from bgdesk.library.problems import JournalError
from bgdesk.match.record import MatchRecord
from bgdesk.match.tournament.tournament import Tournament
from bgdesk.rules.player import Player


@dataclass(frozen=True, slots=True)
class JudgedRound:
    """One match of ``entrant``: the performance rating with its 90 % interval, over so many ``decisions``.

    ``worst`` is what cost most, and ``best`` the hardest decision that was right; each where there is one.
    """

    slot: str
    entrant: str
    record: MatchRecord
    rate: float
    interval: tuple[float, float]
    decisions: int
    worst: Decided | None
    best: Decided | None


def judged_round(slot: str, entrant: str, record: MatchRecord, found: DecidedMatch) -> JudgedRound | None:
    """What ``found`` comes to; ``None`` where no decision counts."""
    rows = [row for row in unpacked(found.data) if row.flags & DecidedFlag.COUNTS]
    errors = [row.error for row in rows]
    rate, margin = performance_rating(errors), interval(errors)
    if rate is None or margin is None:
        return None
    worst = max(rows, key=lambda row: row.error)
    right = [row for row in rows if row.error == 0 and row.difficulty > 0]
    best = max(right, key=lambda row: row.difficulty) if right else None
    return JudgedRound(
        slot, entrant, record, rate, margin, len(rows), worst if worst.error > 0 else None, best
    )


class OwnRounds(QObject):
    """``rounds`` are those of the tournament that was asked about last."""

    found = Signal()

    def __init__(self, library: Library, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._library = library
        self._task: BackgroundTask[tuple[JudgedRound, ...]] | None = None
        self._asked: object = None
        self.rounds: tuple[JudgedRound, ...] = ()

    def look(self, tournament: Tournament, *, is_new: bool = False) -> None:
        """Work them out where matches have been played since, or ``is_new``: analyses may have been made."""
        wanted = tuple(_own_matches(tournament))
        asked = tournament.header.id, wanted
        if asked == self._asked and not is_new:
            return
        if self._asked is None or asked[0] != tournament.header.id:
            self.rounds = ()
        self._asked = asked
        self.close()
        self._task = task = BackgroundTask(
            lambda told: tuple(self._judged(wanted, told)), (JournalError,), self
        )
        task.done.connect(self._take)
        task.start()

    def _judged(
        self, wanted: tuple[tuple[str, str, str, Player], ...], told: TaskProgress
    ) -> Iterable[JudgedRound]:
        for slot, entrant, match_id, player in told.over(wanted):
            try:
                record = self._library.record(match_id)
                study = self._library.studies.of_match(record).study
            except JournalError:
                continue  # it was removed
            for found in decided(study, ()):
                judged = judged_round(slot, entrant, record, found) if found.player == player.value else None
                if judged:
                    yield judged

    @Slot(object)
    def _take(self, rounds: tuple[JudgedRound, ...]) -> None:
        self._task = None
        if rounds != self.rounds:
            self.rounds = rounds
            self.found.emit()

    def close(self) -> None:
        """Nobody waits for them any more."""
        task, self._task = self._task, None
        if task:
            task.cancel()


def _own_matches(tournament: Tournament) -> Iterable[tuple[str, str, str, Player]]:
    """Slot, person, match and colour."""
    for slot in tournament.slots:
        for side, player in zip(slot.sides, (Player.WHITE, Player.BLACK), strict=True):
            if slot.outcome and slot.match_id and side and not tournament.entrants[side].is_bot:
                yield slot.plan.id, side, slot.match_id, player
