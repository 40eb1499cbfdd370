"""What windows remember of themselves: sizes, widths, the folder that was used last."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QSettings

from bgdesk.private_files import make_file


class WindowState(QSettings):
    """Kept in ``file``; while there is no folder for it nothing is, for QSettings would make one."""

    def __init__(self, file: Path) -> None:
        make_file(file)
        super().__init__(str(file), QSettings.Format.IniFormat)
        self._folder = file.parent

    def setValue(self, key: str, value: object) -> None:
        if self._folder.is_dir():
            super().setValue(key, value)

    def remove(self, key: str) -> None:
        if self._folder.is_dir():
            super().remove(key)
