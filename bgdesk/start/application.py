"""The application object, as it has to be before the first window of any kind."""

from __future__ import annotations

import sys

from PySide6.QtCore import Qt
from PySide6.QtGui import QIcon, QPixmapCache
from PySide6.QtWidgets import QApplication

from bgdesk.app.fonts import dressed
from bgdesk.shipped import resource_path
from bgdesk.start.bare_application import Application, bare_application

PIXMAP_CACHE_KB = 128 * 1024
"""Enough for the moving items of a board on a 4K screen; Qt's own limit would drop them at every frame."""
THREADS_TAKE_TURNS_AFTER_S = 0.0005
"""So long another thread may keep the window waiting each time it paints or answers; ten times as long by
itself, so that a page of a hundred cells stood still while anything was worked out beside."""


def complete(app: Application) -> Application:
    """``app`` with everything else that must be set once."""
    sys.setswitchinterval(THREADS_TAKE_TURNS_AFTER_S)
    app.setStyle("Fusion")
    app.setFont(dressed(app.font()))
    reach_everything_by_tab(app)
    app.setWindowIcon(QIcon(str(resource_path("icons", "bgdesk.svg"))))
    QPixmapCache.setCacheLimit(PIXMAP_CACHE_KB)
    return app


def make_application(arguments: list[str]) -> Application:
    """The application object with everything that must be set once."""
    return complete(bare_application(arguments))


def reach_everything_by_tab(app: QApplication) -> None:
    """Have Tab go to buttons, lists and the board, too; macOS leads it to fields for text only."""
    app.styleHints().setTabFocusBehavior(Qt.TabFocusBehavior.TabFocusAllControls)
