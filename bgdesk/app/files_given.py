"""Files that the desktop hands to the running program, as macOS does with those that are double-clicked."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent
from PySide6.QtGui import QFileOpenEvent


class FilesGiven:
    """Keeps what comes before there is a window, and hands on what comes then."""

    def __init__(self) -> None:
        self._waiting: list[str] = []
        self._open: Callable[[str], None] | None = None

    def first(self) -> str | None:
        """The file that came first of those that wait, which is no longer one of them."""
        return self._waiting.pop(0) if self._waiting else None

    def hand_on(self, open_file: Callable[[str], None]) -> None:
        """Have everything that waits, or comes from now on, opened by ``open_file``."""
        self._open = open_file
        while (file := self.first()) is not None:
            open_file(file)

    def take(self, event: QEvent) -> bool:
        """Whether ``event``, which the application got, was a file."""
        if not isinstance(event, QFileOpenEvent):
            return False
        file = event.file() or event.url().toLocalFile()
        if file and self._open:
            self._open(file)
        elif file:
            self._waiting.append(file)
        return True
