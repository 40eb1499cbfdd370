"""The window never waits for another program that holds the library."""

from __future__ import annotations

from bgdesk.app.table.match_controller import MatchController
from bgdesk.library.library import Library
from bgdesk.ui.window.main_window import MainWindow
from bgdesk.ui.window.unwritten import Unwritten


def add_writing(controller: MatchController, library: Library, window: MainWindow) -> None:
    """From now on what ``window`` writes fails as busy at once, and waits in the queue of ``controller``."""
    library.wait_at_most(0)
    Unwritten(controller.writing, window.notices, window)
