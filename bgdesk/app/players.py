"""Who sits at the table: people and bots behind one interface."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, QTimer

from bgdesk.app.automation import AutomationWishes, automatic_answer
from bgdesk.app.table import Answer, Table

AnswerTo = Callable[[Answer, bool], None]


class HumanSeat(QObject):
    """A person: answers come from the window, except where nothing is left to decide."""

    def __init__(self, wishes: Callable[[], AutomationWishes], parent: QObject) -> None:
        super().__init__(parent)
        self._wishes = wishes
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self._answer_for_him)
        self._answer: Callable[[], None] | None = None

    def ask(self, table: Table, answer: AnswerTo) -> None:
        """Wait for the person, or answer for him."""
        value = automatic_answer(table, self._wishes())
        if value is not None:
            self._answer = lambda: answer(value, True)
            self._timer.start(0)

    def cancel(self) -> None:
        """Forget the question."""
        self._timer.stop()
        self._answer = None

    def _answer_for_him(self) -> None:
        if self._answer:
            given, self._answer = self._answer, None
            given()
