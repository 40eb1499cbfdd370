"""Measures how long the deciding player takes and tells when the flag falls."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from PySide6.QtCore import QElapsedTimer, QObject, Qt, QTimer, Signal, Slot

from bgdesk.match.clock import TIMED, ClockView, clock_view
from bgdesk.match.events import Event
from bgdesk.match.state import MatchState
from bgdesk.rules.player import Player

TICK_MS = 1000
ASLEEP_MS = 3000
"""A tick that comes so late was held up by a closed lid or a halted program: that time is nobody's."""
_LONGEST_WAIT_MS = 2**31 - 1
"""Of a timer: 24 days, after which it is asked again what is left."""


class TurnClock(QObject):
    """Runs only in matches with a clock; times are in milliseconds."""

    tick = Signal()
    flag_fell = Signal(object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.may_run: Callable[[], bool] = lambda: True
        """Whether time may be anybody's at present: asked before it starts, and before a flag falls."""
        self._timer = QTimer(self)
        self._timer.setInterval(TICK_MS)
        self._timer.timeout.connect(self._ticked)
        self._flag = QTimer(self)
        self._flag.setSingleShot(True)
        self._flag.setTimerType(Qt.TimerType.PreciseTimer)
        self._flag.timeout.connect(self._falls)
        self._watch = QElapsedTimer()
        self._before_ms = 0
        self._heard_ms = 0
        """Of the watch, when the program was last known to run."""
        self._state: MatchState | None = None

    @property
    def elapsed_ms(self) -> int:
        """Time used for the decision so far."""
        self._leave_out_sleep()
        return self._before_ms + self._heard_ms

    def _leave_out_sleep(self) -> None:
        """Look at the watch; what it went on by while nothing ran is no time used."""
        now = self._watch.elapsed() if self._watch.isValid() else 0
        if now - self._heard_ms > ASLEEP_MS:
            self._before_ms -= now - self._heard_ms
        self._heard_ms = now

    def prepare(self, state: MatchState, elapsed_ms: int) -> None:
        """Set the clock for the decision in ``state``, of which ``elapsed_ms`` are used already."""
        self.stop()
        self._state, self._before_ms = state, elapsed_ms

    def start(self) -> None:
        """Let it run, if this match has a clock and it `may_run`; without effect while it does."""
        view = self.view()
        if view is not None and not self._watch.isValid() and self.may_run():
            self._watch.start()
            self._flag.start(min(view.left_ms, _LONGEST_WAIT_MS))
            self._timer.start()

    def pause(self) -> None:
        """Stand still at the time used so far."""
        self._before_ms = self.elapsed_ms
        self._halt()

    def heed(self) -> None:
        """Stand still where it may not run any more."""
        if not self.may_run():
            self.pause()

    def view(self, player: Player | None = None) -> ClockView | None:
        """What the clock of ``player`` (the one who decides) shows now; ``None`` without a clock."""
        state = self._state
        who = player or (state.to_act if state else None)
        return clock_view(state, who, self.elapsed_ms) if state and who else None

    def stop(self) -> None:
        """Stand still at nought."""
        self._halt()
        self._before_ms = 0
        self._state = None

    def _halt(self) -> None:
        self._timer.stop()
        self._flag.stop()
        self._watch.invalidate()
        self._heard_ms = 0

    def stamped(self, event: Event) -> Event:
        """``event`` with the time that its player used."""
        return replace(event, used_ms=self.elapsed_ms) if isinstance(event, TIMED) else event

    @Slot()
    def _ticked(self) -> None:
        self._leave_out_sleep()
        self.tick.emit()

    @Slot()
    def _falls(self) -> None:
        view = self.view()
        if not self.may_run():
            self.pause()
        elif view and view.left_ms:
            self._flag.start(min(view.left_ms, _LONGEST_WAIT_MS))
        elif self._state and self._state.to_act:
            self.flag_fell.emit(self._state.to_act)
