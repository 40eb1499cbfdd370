"""Keys that belong to a control although a shortcut of the window wants them."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent


def claims_key(event: QEvent, is_own: Callable[[QKeyEvent], bool]) -> bool:
    """Whether ``event`` asks, before shortcuts do, for a key that ``is_own``; then it is kept from them."""
    is_asked = event.type() is QEvent.Type.ShortcutOverride
    if is_asked and isinstance(event, QKeyEvent) and is_own(event):
        event.accept()
        return True
    return False


def is_escape(event: QKeyEvent) -> bool:
    """Whether Escape is the key."""
    return event.key() == Qt.Key.Key_Escape
