"""The keys 1 to 6 while a double is to be named."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QWidget


class NamingKeys(QObject):
    """Each figure names its face, wherever in the window of ``widget`` the keyboard is."""

    named = Signal(int)

    def __init__(self, widget: QWidget) -> None:
        super().__init__(widget)
        self._keys = tuple(self._key(face, widget) for face in range(1, 7))
        self.set_enabled(is_due=False)

    def _key(self, face: int, widget: QWidget) -> QShortcut:
        key = QShortcut(QKeySequence(str(face)), widget)
        key.activated.connect(partial(self.named.emit, face))
        return key

    def set_enabled(self, *, is_due: bool) -> None:
        """The keys do nothing unless the naming ``is_due``."""
        for key in self._keys:
            key.setEnabled(is_due)
