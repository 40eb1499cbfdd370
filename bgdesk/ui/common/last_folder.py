"""Where file dialogs begin."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import QSettings, QStandardPaths
from PySide6.QtWidgets import QFileDialog

_KEY = "last_folder"


class LastFolder:
    """The folder that was used last, kept in ``window_state``; at first the user's documents."""

    def __init__(self, window_state: QSettings) -> None:
        self._window_state = window_state

    @property
    def path(self) -> Path:
        """The folder; one that is gone does not count."""
        stored = self._window_state.value(_KEY, "", str)
        documents = QStandardPaths.writableLocation(QStandardPaths.StandardLocation.DocumentsLocation)
        known = (Path(name) for name in (stored, documents) if isinstance(name, str) and name)
        return next((folder for folder in known if folder.is_dir()), Path.home())

    def lead(self, dialog: QFileDialog) -> None:
        """Have ``dialog`` begin there, and remember where it ends."""
        dialog.setDirectory(str(self.path))
        dialog.filesSelected.connect(lambda names: self.remember([Path(name) for name in names]))

    def remember(self, paths: Sequence[Path]) -> None:
        """Begin next time where the first of ``paths`` is, which somebody used; in it, if it is a folder."""
        if paths:
            first = paths[0].absolute()
            self._window_state.setValue(_KEY, str(first if first.is_dir() else first.parent))
