"""What people at one table may do about a wrong set-up, put together when the window stands."""

from __future__ import annotations

from bgdesk.app.table.match_controller import MatchController
from bgdesk.ui.conduct.correcting import Correcting
from bgdesk.ui.dialogs.match_dialogs import MatchDialogs
from bgdesk.ui.window.main_window import MainWindow


def add_conduct(controller: MatchController, dialogs: MatchDialogs, window: MainWindow) -> None:
    """Give the actions of ``window`` their meaning."""
    Correcting(controller, dialogs, window.page.table_view, window.actions_by_id, window)
