"""What becomes of decisions that were made before all was known of them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import QObject, Signal

from bgdesk.app.table.tutor_thought import TutorThought
from bgdesk.match.record import MatchRecord
from bgdesk.practice.tutor.attempts import CubeOrPlay
from bgdesk.practice.tutor.lesson import Costly, GameLesson, game_lesson
from bgdesk.practice.tutor.opinion import Opinion, Ruling
from bgdesk.practice.tutor.questions import to_explain


@dataclass(frozen=True, slots=True)
class Made:
    """A decision, and what is thought about it; ``is_told``: the player knew that it was bad."""

    event: int
    tried: CubeOrPlay
    thought: TutorThought
    is_told: bool


class TutorAftermath(QObject):
    """Keeps what the decisions of one match cost; ``judge`` says what is known of one."""

    found_bad = Signal(object)
    """A `Costly` that the player has not been told of."""
    grown = Signal()

    def __init__(self, judge: Callable[[CubeOrPlay, TutorThought], Opinion], parent: QObject) -> None:
        super().__init__(parent)
        self._judge = judge
        self._open: list[Made] = []
        self._costly: dict[int, Costly] = {}
        self._losses: dict[int, float] = {}

    def begin(self) -> None:
        """Another match: nothing is known of it."""
        self._open.clear()
        self._costly.clear()
        self._losses.clear()

    def follow(self, made: Made) -> None:
        """Find out what ``made`` costs."""
        self._open.append(made)
        made.thought.grown.connect(self._look)
        self._look()

    def take_back(self, keep: int) -> None:
        """Forget what was decided after ``keep`` events."""
        self._open = [one for one in self._open if one.event < keep]
        self._costly = {event: one for event, one in self._costly.items() if event < keep}
        self._losses = {event: loss for event, loss in self._losses.items() if event < keep}

    def lesson(self, record: MatchRecord, number: int) -> GameLesson:
        """What game ``number`` of ``record`` leaves to look at."""
        return game_lesson(record, number, self._costly.values(), self._losses)

    def _look(self) -> None:
        judged = [(one, self._judge(one.tried, one.thought)) for one in self._open]
        self._open = [one for one, found in judged if found.ruling is Ruling.OPEN]
        for one, found in judged:
            if found.ruling is not Ruling.OPEN:
                self._close(one, found)

    def _close(self, made: Made, found: Opinion) -> None:
        if found.loss is not None:
            self._losses[made.event] = found.loss
        asked = to_explain(made.tried, made.thought.looks, found.loss or 0.0, made.event)
        if found.ruling is Ruling.BAD and asked:
            self._costly[made.event] = costly = Costly(made.event, made.tried, found.loss or 0.0, asked)
            if not made.is_told:
                self.found_bad.emit(costly)
        self.grown.emit()
