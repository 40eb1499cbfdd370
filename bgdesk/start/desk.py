"""The running program."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QPoint, QRect
from PySide6.QtWidgets import QWidget

from bgdesk.app.languages import InstalledLanguage
from bgdesk.app.messages import message_text
from bgdesk.app.settings.settings import Settings
from bgdesk.app.table.match_controller import MatchController
from bgdesk.app.table.match_opener import MatchOpener
from bgdesk.app.wall_clock import WallClock
from bgdesk.app.workers.engine_service import EngineService
from bgdesk.library.library import Library
from bgdesk.start.coming_back import ComingBack
from bgdesk.start.data_wiring import Fulfilled
from bgdesk.start.shown_look import ShownLook
from bgdesk.start.tutor_on_request import TutorOnRequest
from bgdesk.start.wiring import WindowWiring
from bgdesk.ui.window.main_window import MainWindow
from bgdesk.ui.window.newer_version import NewerVersion
from bgdesk.ui.your_data.your_data import YourData

SHOWN_WITHIN_MS = 2000
"""So long a picture stands for the start page at most while that is read."""


@dataclass
class Desk:
    """The running program: what has to be closed when it ends."""

    wiring: WindowWiring
    controller: MatchController
    match_opener: MatchOpener
    service: EngineService
    library: Library
    settings: Settings
    language: InstalledLanguage
    your_data: YourData
    newer_version: NewerVersion
    tutor: TutorOnRequest
    clock: WallClock
    coming_back: ComingBack

    @property
    def window(self) -> MainWindow:
        """The one window."""
        return self.wiring.window

    def prepare(self, file: str | None) -> None:
        """Have the first page in front that is seen, while the window is not."""
        if file is None:
            self.wiring.window.front.show_start()

    @property
    def first_seen(self) -> QWidget:
        """What is painted with the first page."""
        window = self.wiring.window
        return (
            self.wiring.home_wiring.page.viewport()
            if window.front.is_start
            else (window.page.table_view.board.viewport())
        )

    def turn_up(self, look: ShownLook) -> None:
        """Take the place of the picture in the window, when everything on it is there."""
        wiring = self.wiring.home_wiring
        if wiring.home:
            look.wait(wiring.home.shown, SHOWN_WITHIN_MS)
        window = self.wiring.window
        for board in wiring.page.boards:
            place = QRect(board.mapTo(window, QPoint()), board.size())
            image = look.part(place) if board.isVisible() else None
            if image:
                board.show_for_now(image)
        look.uncover()

    def begin(self, file: str | None) -> None:
        """Show what a player sees first, which is ``file``, or the position it is the text of, if given."""
        self.wiring.begin(file)

    def go_on(self) -> None:
        """Have the match on the board that was there when bgdesk was to come back."""
        if match_id := self.coming_back.taken_match():
            self.wiring.match_dialogs.resume(match_id)

    def open_given(self, file: str) -> None:
        """Look at ``file``, which somebody opens from the desktop after `begin`."""
        if self.wiring.review_wiring:
            self.wiring.review_wiring.file_opening.open_given(file)

    def tell(self, fulfilled: Fulfilled) -> None:
        """Say what became of the data before the window opened."""
        if fulfilled.told:
            self.wiring.window.notices.warn(message_text(fulfilled.told), more=self.your_data.show)

    def close(self) -> None:
        """End everything; what was shown is on disk already."""
        self.wiring.close()
        self.your_data.close()
        self.controller.close()
        self.controller.writing.finish()
        self.service.close()
        self.tutor.close()
        self.library.close()
