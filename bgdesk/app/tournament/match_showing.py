"""A match that is over, shown from its beginning at a pace that can be followed."""

from __future__ import annotations

from PySide6.QtCore import QObject, QTimer, Signal, Slot

from bgdesk.app.table.spectator_pace import Speed, Watch
from bgdesk.match.events import Event, GameStarted, OpeningRolled
from bgdesk.match.record import MatchRecord
from bgdesk.match.state import MatchState

DELAYS_MS = {
    Speed.VERY_SLOW: 3000,
    Speed.SLOW: 1600,
    Speed.NORMAL: 800,
    Speed.FAST: 200,
    Speed.AT_ONCE: 0,
}
"""How long everybody may look before the next thing happens."""
_LONGER = 3
"""So many times as long stands how a game ended, and who starts one."""


class MatchShowing(QObject):
    """Tells each event in its turn; ``at`` is how many were, and nothing of those after it is known here.

    Whoever shows them calls `at_rest` once nothing moves any more: only then the next one is waited for.
    """

    moved = Signal(object)
    """The `Event` that happened; ``None`` where the view jumps."""
    changed = Signal()
    """It goes on, pauses, or has another speed."""
    ended = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._record: MatchRecord | None = None
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self._happen)
        self.watch = Watch()
        self.at = 0

    @property
    def record(self) -> MatchRecord:
        """What is shown, as far as it was shown."""
        assert self._record
        return self._record.until(self.at)

    @property
    def is_begun(self) -> bool:
        """Whether there is a match."""
        return self._record is not None

    @property
    def is_over(self) -> bool:
        """Whether all of it was shown."""
        return self._record is not None and self.at == len(self._record.events)

    @property
    def state(self) -> MatchState:
        """How the match stands as far as it was shown."""
        assert self._record
        return self._record.states[self.at]

    def before(self) -> MatchState:
        """How it stood before the last event that was shown."""
        assert self._record
        return self._record.states[max(0, self.at - 1)]

    def begin(self, record: MatchRecord) -> None:
        """Show ``record`` from its beginning."""
        self._record, self.at = record, 0
        self.watch = Watch(speed=self.watch.speed)
        self.moved.emit(None)
        self.changed.emit()

    def forget(self) -> None:
        """Show nothing."""
        self._timer.stop()
        self._record, self.at = None, 0

    def hold(self) -> None:
        """Nobody looks for now."""
        self._timer.stop()

    @Slot()
    def at_rest(self) -> None:
        """What was told is seen: the next event may come."""
        if self._record and not self.is_over and not self.watch.is_paused:
            self._timer.start(self._delay_ms())

    def _delay_ms(self) -> int:
        usual = DELAYS_MS[self.watch.speed]
        if self.at == 0:
            return 0
        assert self._record
        last = self._record.events[self.at - 1]
        has_ended = len(self.state.results) > len(self.before().results)
        if isinstance(last, GameStarted):
            return 0
        return usual * (_LONGER if has_ended or isinstance(last, OpeningRolled) else 1)

    @Slot()
    def _happen(self) -> None:
        if self._record is None or self.is_over:
            return
        event: Event = self._record.events[self.at]
        self.at += 1
        self.moved.emit(event)
        if self.is_over:
            self._tell_end()

    def _tell_end(self) -> None:
        self._timer.stop()
        self.changed.emit()
        self.ended.emit()

    @Slot()
    def toggle(self) -> None:
        """Pause, or go on."""
        self.watch = Watch(not self.watch.is_paused, self.watch.speed)
        self._timer.stop()
        self.changed.emit()
        self.at_rest()

    @Slot()
    def step(self) -> None:
        """While paused, one event."""
        if self.watch.is_paused:
            self._happen()

    def choose_speed(self, step: int) -> None:
        """So many steps faster, or slower where that is negative."""
        speed = self.watch.speed + step
        if Speed.VERY_SLOW <= speed <= Speed.AT_ONCE:
            self.watch = Watch(self.watch.is_paused, Speed(speed))
            self.changed.emit()
            if self._timer.isActive():
                self.at_rest()

    @Slot()
    def finish(self) -> None:
        """Show how it ended, at once."""
        if self._record and not self.is_over:
            self.at = len(self._record.events)
            self.moved.emit(None)
            self._tell_end()
