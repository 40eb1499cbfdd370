"""What the tutor's engine finds out about one decision while a person thinks about it."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal, Slot

from bgdesk.app.table.players import EngineClient
from bgdesk.app.workers.job import Job
from bgdesk.app.workers.time_limits import engine_limit_ms
from bgdesk.engine.levels import STRONGEST_LEVEL
from bgdesk.match.state import MatchState
from bgdesk.practice.tutor.attempts import CubeOrPlay
from bgdesk.practice.tutor.looks import Looks, TutorLook
from bgdesk.practice.tutor.opinion import next_look


class TutorThought(QObject):
    """Asks for one look after the other, until all is known that can matter, or nobody holds it any more.

    A look that is not wanted any more is not stopped, which would end the process: it takes no time.
    """

    grown = Signal()
    failed = Signal(str)

    def __init__(self, state: MatchState, levels: tuple[str, ...], engine: EngineClient) -> None:
        super().__init__()
        self.state = state
        self.looks = Looks(levels)
        self.tried: CubeOrPlay | None = None
        self.is_given_up = False
        self._engine = engine
        self._job: Job | None = None
        self._go_on()

    @property
    def is_busy(self) -> bool:
        """Whether more will be known."""
        return self._job is not None

    def expect(self, tried: CubeOrPlay | None) -> None:
        """Look at what is ``tried`` before anything else."""
        self.tried = tried
        if self._job is None:
            self._go_on()

    def _go_on(self) -> None:
        wanted = None if self.is_given_up else next_look(self.state, self.looks, self.tried)
        if wanted is None:
            return
        self._job = self._engine.submit("look", wanted, engine_limit_ms(STRONGEST_LEVEL))
        self._job.done.connect(self._seen)
        self._job.failed.connect(self._lost)
        self._job.cancelled.connect(self._lost)

    @Slot(object)
    def _seen(self, look: TutorLook) -> None:
        self._job = None
        self.looks = self.looks.with_look(look)
        self._go_on()
        self.grown.emit()

    @Slot()
    @Slot(str)
    def _lost(self, reason: str = "") -> None:
        self._job, self.is_given_up = None, True
        self.failed.emit(reason)
