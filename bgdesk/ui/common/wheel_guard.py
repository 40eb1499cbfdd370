"""Keeps the mouse wheel from changing values that it only passes over."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject
from PySide6.QtWidgets import QAbstractSpinBox, QApplication, QComboBox


class WheelGuard(QObject):
    """A list or number box without the focus leaves the wheel to the page that it lies on."""

    def __init__(self, app: QApplication) -> None:
        super().__init__(app)
        app.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() != QEvent.Type.Wheel or not isinstance(watched, QComboBox | QAbstractSpinBox):
            return False
        if watched.hasFocus():
            return False
        event.ignore()
        return True
