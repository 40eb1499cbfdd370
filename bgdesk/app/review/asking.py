"""One decision asked about on the table: what is answered there as an event, and what that costs."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QObject, Signal, Slot

from bgdesk.app.review.answer_judge import AnswerJudge
from bgdesk.app.review.line_keeper import LineKeeper
from bgdesk.app.table.match_controller import MatchController
from bgdesk.app.table.table import Answer, RollWanted
from bgdesk.match.events import Event, Rolled
from bgdesk.match.record import MatchRecord, Seat, next_roll
from bgdesk.match.state import Pair
from bgdesk.match.study import Analysis
from bgdesk.rules.dice import Dice
from bgdesk.rules.player import Player

_ANY_DICE = Dice(2, 1)
"""Whoever does not double is not shown what is rolled."""


class Asking(QObject):
    """Asks on the table of ``controller``; whoever hears `answered` may have that judged."""

    answered = Signal(object)
    """What was answered, as the event that would follow."""
    judged = Signal(object)
    """A `JudgedAnswer`."""
    failed = Signal()
    """Nobody can say what the answer costs."""

    def __init__(self, controller: MatchController, parent: QObject) -> None:
        super().__init__(parent)
        self._controller = controller
        self._record: MatchRecord | None = None
        self._keep = 0
        self._judge = AnswerJudge(self)
        self._judge.judged.connect(self.judged)
        self._judge.failed.connect(self.failed)
        controller.decided.connect(self._decided)

    def ask(self, record: MatchRecord, keep: int, *, is_drill: bool = False) -> None:
        """Ask what should happen instead of event ``keep`` of ``record``."""
        self._record, self._keep = record, keep
        asked = _between_people(record, keep)
        self._controller.ask_about(asked, LineKeeper(asked, keep, lambda _: None), is_drill=is_drill)

    @Slot(object)
    def _decided(self, value: Answer) -> None:
        table = self._controller.table
        if self._record and table and table.record.events == self._record.events[: self._keep]:
            self.answered.emit(_as_event(value, self._record, self._keep))

    def judge(self, analysis: Analysis, answer: Event) -> None:
        """Say what ``answer`` costs by ``analysis``, or by the engine where that does not know."""
        if self._record:
            self._judge.judge(analysis, self._record, self._keep, answer)

    def stop(self) -> None:
        """Nothing is told of what was answered so far."""
        self._judge.stop()

    def leave(self) -> None:
        """Nothing is asked any more."""
        self.stop()
        self._record = None

    def close(self) -> None:
        """End the processes."""
        self._judge.close()


def _between_people(record: MatchRecord, keep: int) -> MatchRecord:
    """The first ``keep`` events of ``record``: whoever reads this decides for both players."""
    seats = Pair(*(Seat(record.header.seats.of(player).name) for player in Player))
    return record.until(keep, replace(record.header, seats=seats))


def _as_event(value: Answer, record: MatchRecord, keep: int) -> Event:
    """``value`` as what happens after ``keep`` events of ``record``."""
    if not isinstance(value, RollWanted):
        return value
    state = record.states[keep]
    assert state.turn, "somebody is on roll"
    return Rolled(state.turn, _ANY_DICE, next_roll(record.until(keep)))
