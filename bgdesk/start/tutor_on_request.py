"""The tutor comes into the window with the first match that has one."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Slot

from bgdesk.app.settings.settings import Settings
from bgdesk.app.table.match_controller import MatchController
from bgdesk.app.table.table import Table
from bgdesk.app.workers.tutor_service import TutorService
from bgdesk.ui.window.main_window import MainWindow

if TYPE_CHECKING:
    from bgdesk.start.tutor_wiring import TutorWiring


class TutorOnRequest(QObject):
    """Whoever never plays with a tutor does not wait for its parts to be loaded."""

    def __init__(
        self, controller: MatchController, settings: Settings, service: TutorService, window: MainWindow
    ) -> None:
        super().__init__(window)
        self._controller = controller
        self._settings = settings
        self._service = service
        self._window = window
        self.wiring: TutorWiring | None = None
        controller.opened.connect(self._opened)

    @Slot(object)
    def _opened(self, table: Table) -> None:
        if self.wiring is None and table.record.header.tutor and not table.is_studied:
            from bgdesk.start.tutor_wiring import TutorWiring

            self._service.warm_up()
            self.wiring = TutorWiring(self._controller, self._settings, self._service, self._window)

    def close(self) -> None:
        """End its process."""
        self._service.close()
