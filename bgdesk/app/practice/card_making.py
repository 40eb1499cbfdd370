"""Makes cards of decisions of matches, away from the GUI thread."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from datetime import date

from PySide6.QtCore import QObject, Signal, Slot

from bgdesk.analysis.verdicts import Verdict
from bgdesk.app.workers.background_task import BackgroundTask
from bgdesk.library.cards import Added, CardShelf
from bgdesk.library.problems import JournalError
from bgdesk.match.record import MatchRecord
from bgdesk.match.study import Analysis
from bgdesk.practice.cards.making import cards_of


@dataclass(frozen=True, slots=True)
class CardWork:
    """The decisions ``chosen`` of one match that are to be cards of ``deck``."""

    match_id: str
    record: MatchRecord
    analysis: Analysis
    chosen: tuple[Verdict, ...]
    deck: str = ""


class CardMaking(QObject):
    """One work after the other; each tells how many cards came of it."""

    made = Signal(object, int)
    """What was `Added`, and of how many decisions."""
    failed = Signal(str)

    def __init__(self, shelf: Callable[[], CardShelf], today: Callable[[], date], parent: QObject) -> None:
        super().__init__(parent)
        self._shelf = shelf
        self._today = today
        self._tasks: list[BackgroundTask[tuple[Added, int]]] = []

    def make_later(
        self, find: Callable[[], Sequence[CardWork]], then: Callable[[Added], None] | None = None
    ) -> None:
        """Have cards made of what is still to be found, in the same thread; that may raise JournalError.

        ``then`` is told what came of it, in place of everybody.
        """
        shelf, day = self._shelf(), self._today().isoformat()

        def job(_: object) -> tuple[Added, int]:
            given = find()
            cards = [
                card
                for one in given
                for card in cards_of(one.record, one.analysis, one.chosen, one.match_id, one.deck)
            ]
            return shelf.add(cards, day), sum(len(one.chosen) for one in given)

        fault = self.tr("Something went wrong inside bgdesk, and no card was made. Details are in the log.")
        task = BackgroundTask(job, (JournalError,), self, fault=fault)
        self._tasks = [*(one for one in self._tasks if one.is_running), task]
        task.done.connect(self._done if then is None else lambda outcome: then(outcome[0]))
        task.failed.connect(self.failed)
        task.start()

    @Slot(object)
    def _done(self, outcome: tuple[Added, int]) -> None:
        self.made.emit(*outcome)

    def close(self) -> None:
        """Wait for what is being made, so that it is kept."""
        for task in self._tasks:
            task.wait()
