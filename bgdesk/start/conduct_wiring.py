"""What people at one table may do about a wrong set-up or move, put together when the window stands."""

from __future__ import annotations

from functools import partial

from bgdesk.app.settings.settings import Settings
from bgdesk.app.table.automation import AutomationWishes
from bgdesk.app.table.match_controller import MatchController
from bgdesk.ui.conduct.correcting import Correcting
from bgdesk.ui.conduct.refereeing import Refereeing
from bgdesk.ui.dialogs.match_dialogs import MatchDialogs
from bgdesk.ui.window.main_window import MainWindow


def add_conduct(
    controller: MatchController, dialogs: MatchDialogs, settings: Settings, window: MainWindow
) -> None:
    """Give the actions of ``window`` their meaning."""
    view, actions = window.page.table_view, window.actions_by_id
    Correcting(controller, dialogs, view, actions, window)
    Refereeing(controller, dialogs, view, partial(AutomationWishes.of, settings), actions, window)
