"""Keeps plain keys for the control that has the focus, where it needs them."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, Qt, Slot
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractSpinBox,
    QApplication,
    QComboBox,
    QDialog,
    QLineEdit,
    QPlainTextEdit,
    QPushButton,
    QTextEdit,
    QWidget,
)
from shiboken6 import isValid

ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)
_PRESSED_BY = (Qt.Key.Key_Space, *ENTER)
_TYPING = (QLineEdit, QTextEdit, QPlainTextEdit, QAbstractSpinBox, QComboBox)
_NO_COMMAND = Qt.KeyboardModifier.ShiftModifier | Qt.KeyboardModifier.KeypadModifier


class KeyGuard(QObject):
    """While somebody types no shortcut without Ctrl or Alt fires, and on a button not Space and Enter.

    It looks at what the control with the keyboard gets, and at nothing else.
    """

    def __init__(self, app: QApplication) -> None:
        super().__init__(app)
        self._app = app
        self._watched: QWidget | None = None
        app.focusChanged.connect(self._follow)
        self._follow(None, app.focusWidget())

    def close(self) -> None:
        """Guard no longer."""
        self._app.focusChanged.disconnect(self._follow)
        self._follow(None, None)

    @Slot(QWidget, QWidget)
    def _follow(self, _old: QWidget | None, new: QWidget | None) -> None:
        if self._watched is not None and isValid(self._watched):
            self._watched.removeEventFilter(self)
        self._watched = new if isinstance(new, (*_TYPING, QAbstractButton)) else None
        if self._watched is not None:
            self._watched.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if (
            event.type() == QEvent.Type.ShortcutOverride
            and isinstance(event, QKeyEvent)
            and isinstance(watched, QWidget)
            and _is_wanted(watched, event)
        ):
            event.accept()
            return True
        if (
            event.type() == QEvent.Type.KeyPress
            and isinstance(event, QKeyEvent)
            and isinstance(watched, QAbstractButton)
            and _presses(watched, event)
        ):
            watched.click()
            return True
        return False


def is_choice(button: QAbstractButton) -> bool:
    """Whether ``button`` chooses one of several instead of doing something."""
    return button.isCheckable() and bool(button.group()) and button.group().exclusive()


def _presses(button: QAbstractButton, event: QKeyEvent) -> bool:
    """Whether Enter presses ``button``; in a dialog one that only chooses leaves it to the usual button.

    Qt does it by itself for buttons that may become the usual one of a dialog, and for no others.
    """
    is_enter = event.key() in ENTER and not event.modifiers() & ~_NO_COMMAND
    acts = isinstance(button, QPushButton) and not is_choice(button)
    return is_enter and (acts or not isinstance(button.window(), QDialog))


def _is_wanted(widget: QWidget, event: QKeyEvent) -> bool:
    if event.modifiers() & ~_NO_COMMAND:
        return False
    if isinstance(widget, _TYPING):
        return event.key() < Qt.Key.Key_F1 and event.key() != Qt.Key.Key_Escape
    return isinstance(widget, QAbstractButton) and event.key() in _PRESSED_BY
