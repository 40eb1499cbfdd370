"""Numbers typed on the board: two digits that follow each other quickly are one number."""

from __future__ import annotations

from PySide6.QtCore import QElapsedTimer, QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent

TOGETHER_MS = 600
MOST_TYPED = 15
_SHIFTED = ")!@#$%^&*("
"""What Shift and a digit write on many keyboards, from 0 on."""
_X11_DIGITS = range(10, 20)
"""Codes of the row of digits, from 1 to 0, wherever X11 or Wayland tells them."""


def digit_of(event: QKeyEvent) -> int | None:
    """The digit of the key, whether Shift is held or not; ``None`` for other keys."""
    if Qt.Key.Key_0 <= event.key() <= Qt.Key.Key_9:
        return int(event.key() - Qt.Key.Key_0)
    if not event.modifiers() & Qt.KeyboardModifier.ShiftModifier:
        return None
    code = event.nativeScanCode()
    if code in _X11_DIGITS and event.nativeVirtualKey():
        return (code - _X11_DIGITS.start + 1) % 10
    return _SHIFTED.find(event.text()) if event.text() and event.text() in _SHIFTED else None


class TypedCount(QObject):
    """Adds digits up to numbers."""

    typed = Signal(int, bool)
    """The number so far, and whether it is for the other player."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.together_ms = TOGETHER_MS
        self._clock = QElapsedTimer()
        self._last: tuple[int, bool] | None = None

    def add(self, digit: int, *, other: bool) -> None:
        """One more digit."""
        number = digit
        if self._last and self._clock.isValid() and self._clock.elapsed() <= self.together_ms:
            before, was_other = self._last
            longer = before * 10 + digit
            if was_other is other and 0 < longer <= MOST_TYPED:
                number = longer
        self._last = (number, other)
        self._clock.restart()
        self.typed.emit(number, other)

    def forget(self) -> None:
        """What is typed next begins a number."""
        self._last = None
