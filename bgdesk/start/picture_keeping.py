"""Takes the picture of the start page when the window is closed, for the next start."""

from __future__ import annotations

import logging
from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QSignalBlocker
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication

from bgdesk.app.kept_picture import KeptPicture, drop_picture, write_picture
from bgdesk.app.picture_facts import stored_facts
from bgdesk.app.settings import table
from bgdesk.app.settings.settings import Settings
from bgdesk.app.system_wishes import SystemWishes

if TYPE_CHECKING:
    from bgdesk.app.paths import Paths
    from bgdesk.ui.home.home import Home
    from bgdesk.ui.window.main_window import MainWindow

_log = logging.getLogger(__name__)
_SYSTEM = "system"


class PictureKeeping:
    """Keeps one picture in ``file``; ``facts`` are those of the look with which the program began.

    It is made before ``app`` is dressed.
    """

    def __init__(self, file: Path, facts: Mapping[str, str], app: QApplication) -> None:
        self._file = file
        self._facts = dict(facts)
        self._hints = app.styleHints()
        self._colours, self._wishes = self._hints.colorScheme(), SystemWishes(app, app)
        self._image: QImage | None = None

    def follow(self, settings: Settings) -> None:
        """What is chosen now holds for the window as it is."""
        self._settings = settings
        self._language = settings.get(table.LANGUAGE)

    @property
    def _is_as_begun(self) -> bool:
        """Whether the language is that of the window, and the desktop looks as it did."""
        if self._settings.get(table.LANGUAGE) != self._language:
            return False
        if str(self._wishes.wants_contrast) != self._facts["contrast"]:
            return False
        return self._settings.get(table.WINDOW_THEME) != _SYSTEM or self._hints.colorScheme() is self._colours

    def take(self, window: MainWindow, home: Home | None) -> None:
        """Take it, when the window is not seen any more."""
        if home is None or not self._is_as_begun:
            return
        try:
            with QSignalBlocker(window.front):
                window.front.show_start()
            window.notices.hide()
            home.show_as_next_time()
            self._image = window.grab().toImage().convertToFormat(QImage.Format.Format_RGB32)
        except Exception:  # noqa: BLE001  # the data is closed whatever happens here
            _log.exception("no picture is kept for the next start")

    def write(self, paths: Paths) -> None:
        """Put it on disk, when the data is."""
        image = self._image
        if image is None:
            drop_picture(self._file)
            return
        try:
            facts = {**self._facts, **stored_facts(paths)}
        except OSError as problem:
            _log.info("no picture is kept for the next start: %s", problem)
            drop_picture(self._file)
            return
        pixels = bytes(image.constBits())
        write_picture(
            self._file,
            KeptPicture(facts, image.width(), image.height(), image.devicePixelRatio(), pixels),
        )
        _log.info("a picture of %d x %d is kept for the next start", image.width(), image.height())
