"""The tutor in the window, made when that stands."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QObject, Slot

from bgdesk.app.actions.actions import ActionId
from bgdesk.app.settings.settings import Settings
from bgdesk.app.table.automation import AutomationWishes
from bgdesk.app.table.match_controller import MatchController
from bgdesk.app.table.tutoring import Tutoring
from bgdesk.app.workers.tutor_service import TutorService
from bgdesk.ui.tutor.tutor import TutorAtTable
from bgdesk.ui.tutor.tutor_panel import TutorPanel
from bgdesk.ui.tutor.tutor_wording import lost_text
from bgdesk.ui.window.main_window import MainWindow
from bgdesk.ui.window.notice_bar import Topic


class TutorWiring(QObject):
    """Has an engine of its own for the tutor at the table of ``controller``."""

    def __init__(
        self,
        controller: MatchController,
        settings: Settings,
        service: TutorService,
        window: MainWindow,
    ) -> None:
        super().__init__(window)
        self._window = window
        wishes = partial(AutomationWishes.of, settings)
        self.tutoring = Tutoring(controller, service, wishes, self)
        self.panel = TutorPanel()
        window.side_panel.set_tutor(self.panel)
        self.at_table = TutorAtTable(
            self.tutoring,
            controller,
            self.panel,
            window.page.table_view,
            window.history,
            window.actions_by_id[ActionId.TUTOR_HELP],
            window.panel.show_tutor,
            self,
        )
        self.tutoring.failed.connect(self._tell_lost)
        self.tutoring.recollection.begin()
        self.at_table.begin()

    @Slot()
    def _tell_lost(self) -> None:
        self._window.notices.tell(lost_text(), Topic.TUTOR)
