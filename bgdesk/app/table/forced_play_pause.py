"""How long a play that was made for a person lies there before more is done for one."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QElapsedTimer

LEAST_MS = 1500
"""So long takes somebody who sees what was played, and reads a sentence about it."""


class ForcedPlayPause:
    """Measures since when such a play can be seen; ``least_ms`` is how long that has to be.

    Nothing waits while the match ``is_hurried``: somebody wants it to go fast.
    """

    def __init__(self) -> None:
        self.least_ms = LEAST_MS
        self.is_hurried: Callable[[], bool] = lambda: False
        self._watch = QElapsedTimer()
        self._is_new = False

    def made(self) -> None:
        """A play was made for a person; the board moves as yet."""
        self._is_new = True

    def at_rest(self) -> None:
        """The board shows what happened."""
        if self._is_new:
            self._is_new = False
            self._watch.start()

    def forget(self) -> None:
        """Nothing that was played for anybody lies there."""
        self._is_new = False
        self._watch.invalidate()

    @property
    def left_ms(self) -> int:
        """How long the last such play has still to lie there."""
        if not self._watch.isValid() or self.is_hurried():
            return 0
        return max(0, self.least_ms - self._watch.elapsed())
