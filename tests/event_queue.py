"""Time and the event loop in the hands of a test: nothing waits, and nothing is left to chance."""

from __future__ import annotations

from typing import ClassVar

import pytest
from PySide6.QtCore import QAbstractEventDispatcher, QEventLoop, QObject, QTimer

MOST_ROUNDS = 10_000


def run_dry() -> None:
    """Let everything happen that waits for nothing but its turn, and all that follows from it.

    Afterwards no event is posted and no timer is due: what has not happened will not, unless time passes.
    """
    dispatcher = QAbstractEventDispatcher.instance()
    for _ in range(MOST_ROUNDS):
        if not dispatcher.processEvents(QEventLoop.ProcessEventsFlag.AllEvents):
            return
    raise AssertionError("the event loop never comes to rest")


def waiting_timers(owner: QObject) -> list[QTimer]:
    """The timers of ``owner`` that will fire."""
    return [timer for timer in owner.findChildren(QTimer) if timer.isActive()]


def let_time_come(owner: QObject) -> None:
    """Let the timers of ``owner`` that fire once do it, and all happen that follows from it."""
    for timer in waiting_timers(owner):
        if timer.isSingleShot():
            timer.start(0)
    run_dry()


class HandWatch:
    """Stands for QElapsedTimer and goes on by ``pass_ms`` alone."""

    now_ms: ClassVar[int] = 0

    def __init__(self) -> None:
        self._since: int | None = None

    @classmethod
    def pass_ms(cls, time_ms: int) -> None:
        """Let time pass on all such watches."""
        cls.now_ms += time_ms

    @classmethod
    def wind(cls, monkeypatch: pytest.MonkeyPatch, *modules: str) -> None:
        """Give ``modules`` such watches."""
        for module in modules:
            monkeypatch.setattr(f"{module}.QElapsedTimer", cls)

    def start(self) -> None:
        """Begin to measure."""
        self._since = self.now_ms

    def elapsed(self) -> int:
        """The time since then in milliseconds."""
        assert self._since is not None
        return self.now_ms - self._since

    def isValid(self) -> bool:
        """Whether it measures."""
        return self._since is not None

    def invalidate(self) -> None:
        """Measure no more."""
        self._since = None
