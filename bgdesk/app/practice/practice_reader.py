"""Reads what the page of practice shows, away from the GUI thread."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from datetime import date

from PySide6.QtCore import QObject, Signal, Slot

from bgdesk.app.workers.background_task import BackgroundTask
from bgdesk.library.card_rows import CardCounts, CardRow, DeckRow
from bgdesk.library.library import Library
from bgdesk.library.problems import JournalError
from bgdesk.practice.cards.session import Limits, due_now, forecast


@dataclass(frozen=True, slots=True)
class PracticeFacts:
    """What there is on ``today``: ``reviews`` and ``begun`` may be asked, of all ``counts``.

    ``ahead`` says how many cards are due on each of the next days.
    """

    today: date
    counts: CardCounts = field(default_factory=CardCounts)
    reviews: int = 0
    begun: int = 0
    decks: tuple[DeckRow, ...] = ()
    ahead: tuple[int, ...] = ()
    resting: tuple[CardRow, ...] = ()
    has_matches: bool = False

    @property
    def due(self) -> int:
        """How many cards can be asked today."""
        return self.reviews + self.begun


def read_practice(library: Library, today: date, limits: Limits) -> PracticeFacts:
    """The facts in ``library``. Raises JournalError."""
    day, cards = today.isoformat(), library.cards
    counts = cards.counts(day)
    reviews, begun = due_now(counts, limits)
    return PracticeFacts(
        today,
        counts,
        reviews,
        begun,
        library.card_decks.all(day),
        forecast(cards.due_days(), today),
        cards.resting(),
        bool(library.catalogue.matches(1)),
    )


class PracticeReader(QObject):
    """Reads one time after the other; what is asked for later takes the place of what is being read."""

    read = Signal(object)
    """The `PracticeFacts`."""
    failed = Signal(str)

    def __init__(self, library: Callable[[], Library], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._library = library
        self._task: BackgroundTask[PracticeFacts] | None = None

    def begin(self, today: date, limits: Limits) -> None:
        """Read it all."""
        self.cancel()
        library = self._library()
        fault = self.tr(
            "Something went wrong inside bgdesk, and the cards cannot be listed."
            " They are kept; details are in the log."
        )
        task = BackgroundTask(
            lambda _: read_practice(library, today, limits), (JournalError,), self, fault=fault
        )
        self._task = task
        task.done.connect(self._done)
        task.failed.connect(self._failed)
        task.start()

    def cancel(self) -> None:
        """Nobody waits for it any longer."""
        if self._task:
            task, self._task = self._task, None
            task.cancel()

    def close(self) -> None:
        """Let the thread end before the library is closed."""
        task = self._task
        self.cancel()
        if task:
            task.wait()

    @Slot(object)
    def _done(self, facts: PracticeFacts) -> None:
        self._task = None
        self.read.emit(facts)

    @Slot(str)
    def _failed(self, sentence: str) -> None:
        self._task = None
        self.failed.emit(sentence)
