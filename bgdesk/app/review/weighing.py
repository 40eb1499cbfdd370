"""What the analyses of a match come to, laid over each other: worked out behind the window."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QObject, Signal, Slot

from bgdesk.analysis.first_attempts import as_first_tried, rated
from bgdesk.analysis.layers import Layers, alone, layered
from bgdesk.analysis.questions import Kind, decisions
from bgdesk.analysis.tally import NO_DECISIONS, DecisionTally, tally
from bgdesk.analysis.verdicts import Verdict, verdicts
from bgdesk.app.workers.background_task import BackgroundTask
from bgdesk.match.events import Played
from bgdesk.match.record import MatchRecord
from bgdesk.match.study import Analysis


@dataclass(frozen=True, slots=True)
class Weighed:
    """What each decision cost: ``verdicts`` by the deepest look at it.

    ``rated`` are the same as figures count them, of the first attempts where a tutor spoke; ``base_rated``
    are so by the base alone. The base judges ``judged`` of the ``plays`` that there are. ``tally`` is of
    both players.
    """

    record: MatchRecord
    layers: Layers
    verdicts: tuple[Verdict, ...] = ()
    rated: tuple[Verdict, ...] = ()
    base_rated: tuple[Verdict, ...] = ()
    judged: int = 0
    plays: int = 0
    tally: DecisionTally = NO_DECISIONS

    @property
    def attempts(self) -> Mapping[int, Verdict]:
        """The first attempts that count where something else was done in the end, by their event."""
        return {one.decision.event: one for one in self.rated if one.tried}


def rated_in(weighed: Weighed | None) -> tuple[Verdict, ...]:
    """What counts of each decision, as far as anything is weighed."""
    return weighed.rated if weighed else ()


@dataclass(frozen=True, slots=True)
class Scales:
    """What is to be weighed: all ``analyses``, the newest first, or one of them ``alone``."""

    record: MatchRecord
    analyses: Sequence[Analysis]
    alone: Analysis | None = None

    def layers(self) -> Layers | None:
        """What is shown; ``None`` when no analysis says anything."""
        return alone(self.alone) if self.alone else layered(self.analyses)

    def weigh(self) -> Weighed | None:
        """Everything that follows; takes longer than a picture."""
        layers = self.layers()
        if layers is None:
            return None
        found = verdicts(self.record, layers.shown)
        counted = as_first_tried(self.record, layers.shown, found)
        of_base = rated(self.record, layers.base) if layers.lifted else counted
        plays = sum(isinstance(event, Played) and bool(event.steps) for event in self.record.events)
        judged = sum(one.decision.kind is Kind.PLAY for one in of_base)
        told = tally(self.record, decisions(self.record), counted)
        return Weighed(self.record, layers, found, counted, of_base, min(judged, plays), plays, told)


class Weighing(QObject):
    """Weighs the latest of what it was given; what comes while it does waits for its turn."""

    weighed = Signal(object)
    """A `Weighed`, or ``None`` when nothing is judged."""
    failed = Signal(str)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._task: BackgroundTask[Weighed | None] | None = None
        self._next: Scales | None = None

    @property
    def is_busy(self) -> bool:
        """Whether something is still to be told."""
        return self._task is not None

    def weigh(self, scales: Scales) -> None:
        """Weigh ``scales`` when what is under way has ended."""
        self._next = scales
        if self._task is None:
            self._begin()

    def stop(self) -> None:
        """Nothing is told of what was given so far."""
        self._next = None
        if self._task:
            self._task.cancel()
            self._task = None

    def _begin(self) -> None:
        scales, self._next = self._next, None
        if scales is None:
            return
        fault = self.tr(
            "Something went wrong inside bgdesk, and the errors of this match cannot be shown."
            " The match and its analysis are kept; details are in the log."
        )
        self._task = BackgroundTask(lambda _: scales.weigh(), (), self, fault=fault)
        self._task.done.connect(self._done)
        self._task.failed.connect(self._failed)
        self._task.start_behind()

    @Slot(object)
    def _done(self, found: Weighed | None) -> None:
        self._task = None
        self._begin()
        self.weighed.emit(found)

    @Slot(str)
    def _failed(self, sentence: str) -> None:
        self._task = None
        self._begin()
        self.failed.emit(sentence)
