"""What the window tells of the program: what is new in it, and whether there is a newer one."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QSettings

from bgdesk import __version__
from bgdesk.app.actions.actions import ActionId
from bgdesk.app.news.seen_version import is_first_start_of
from bgdesk.app.settings.settings import Settings
from bgdesk.ui.dialogs.match_dialogs import MatchDialogs
from bgdesk.ui.window.main_window import MainWindow
from bgdesk.ui.window.newer_version import NewerVersion


def add_news(
    settings: Settings, window_state: QSettings, dialogs: MatchDialogs, window: MainWindow
) -> NewerVersion:
    """Offer what is new at the first start after an update; what looks for newer ones begins later."""
    if is_first_start_of(__version__, window_state):
        #: {version} is a number such as 0.2.0
        sentence = QCoreApplication.translate("Start", "This is bgdesk {version}: see what is new in it.")
        show = window.actions_by_id[ActionId.WHATS_NEW].trigger
        window.notices.warn(sentence.format(version=__version__), more=show)
    action = window.actions_by_id[ActionId.LOOK_FOR_NEWER]
    return NewerVersion(settings, window_state, action, dialogs, window.notices, window)
