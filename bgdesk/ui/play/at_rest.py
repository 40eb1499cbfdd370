"""What waits until nothing moves."""

from __future__ import annotations

from collections.abc import Callable

Act = Callable[[], None]


class AtRest:
    """Makes calls at once, or at the next `settled` while ``is_busy()``."""

    def __init__(self, is_busy: Callable[[], bool]) -> None:
        self._is_busy = is_busy
        self._waiting: list[Act] = []

    def call(self, act: Act) -> None:
        """Call ``act`` as soon as nothing moves."""
        if self._is_busy():
            self._waiting.append(act)
        else:
            act()

    def forget(self) -> None:
        """What waits is not wanted any more."""
        self._waiting.clear()

    def settled(self) -> bool:
        """Something has come to rest: make the calls that wait for it; False while anything else moves."""
        if self._is_busy():
            return False
        waiting, self._waiting = self._waiting, []
        for act in waiting:
            act()
        return True
