"""The wheel over the board leads through the match that is looked at."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtWidgets import QWidget

NOTCH = 120
"""What Qt tells of one notch of a wheel."""


class WheelSteps(QObject):
    """Calls ``back`` or ``on`` once for each notch over ``area``, while ``is_wanted()``.

    What a touch pad sends after the fingers have left it leads nowhere, and one event is at most one step.
    """

    def __init__(
        self,
        area: QWidget,
        back: Callable[[], None],
        on: Callable[[], None],
        is_wanted: Callable[[], bool],
    ) -> None:
        super().__init__(area)
        self._back, self._on, self._is_wanted = back, on, is_wanted
        self._turned = 0
        area.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if not isinstance(event, QWheelEvent) or not self._is_wanted():
            return super().eventFilter(watched, event)
        if event.phase() != Qt.ScrollPhase.ScrollMomentum:
            self._turn(event.angleDelta().y())
        event.accept()
        return True

    def _turn(self, by: int) -> None:
        if by * self._turned < 0:
            self._turned = 0
        self._turned += by
        if abs(self._turned) >= NOTCH:
            (self._on if self._turned < 0 else self._back)()
            self._turned = 0
