"""Keeps plain keys for the control that has the focus, where it needs them."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractSpinBox,
    QApplication,
    QComboBox,
    QLineEdit,
    QPlainTextEdit,
    QTextEdit,
    QWidget,
)

_PRESSED_BY = (Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter)
_TYPING = (QLineEdit, QTextEdit, QPlainTextEdit, QAbstractSpinBox, QComboBox)
_NO_COMMAND = Qt.KeyboardModifier.ShiftModifier | Qt.KeyboardModifier.KeypadModifier


class KeyGuard(QObject):
    """While somebody types no shortcut without Ctrl or Alt fires, and on a button not Space and Enter."""

    def __init__(self, app: QApplication) -> None:
        super().__init__(app)
        app.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if (
            event.type() == QEvent.Type.ShortcutOverride
            and isinstance(event, QKeyEvent)
            and isinstance(watched, QWidget)
            and _is_wanted(watched, event)
        ):
            event.accept()
            return True
        return False


def _is_wanted(widget: QWidget, event: QKeyEvent) -> bool:
    if event.modifiers() & ~_NO_COMMAND:
        return False
    if isinstance(widget, _TYPING):
        return event.key() < Qt.Key.Key_F1 and event.key() != Qt.Key.Key_Escape
    return isinstance(widget, QAbstractButton) and event.key() in _PRESSED_BY
