"""The main window: its place on the screen, before there is anything in it and afterwards."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QSettings, QSize, Slot
from PySide6.QtGui import QCloseEvent, QFont, QResizeEvent
from PySide6.QtWidgets import QMainWindow

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from PySide6.QtGui import QAction

    from bgdesk.app.actions.actions import ActionId
    from bgdesk.app.table.automation import AutomationWishes
    from bgdesk.app.table.match_controller import MatchController
    from bgdesk.library.journal import RatingKey
    from bgdesk.match.dice.statistics import DiceStatistics
    from bgdesk.match.rating import Rating
    from bgdesk.ui.common.front_pages import FrontPages
    from bgdesk.ui.play.answer_guard import AnswerGuard
    from bgdesk.ui.play.looking_back import History
    from bgdesk.ui.play.play_page import PlayPage
    from bgdesk.ui.window.furniture import Furniture
    from bgdesk.ui.window.notice_bar import NoticeBar
    from bgdesk.ui.window.panel_arranging import PanelArranging
    from bgdesk.ui.window.side_panel import SidePanel

FRAME = QSize(4, 40)
"""What the desktop adds around a window."""
_USUAL_SIZE = QSize(1440, 900)


class MainWindow(QMainWindow):
    """One window for one match at a time; ``window_state`` keeps its size.

    It is empty until `furnish`, so that its picture can be seen before the program is loaded. What is in it
    is named here as well.
    """

    answer_guard: AnswerGuard
    actions_by_id: Mapping[ActionId, QAction]
    page: PlayPage
    panel: PanelArranging
    side_panel: SidePanel
    notices: NoticeBar
    history: History
    front: FrontPages

    def __init__(self, window_state: QSettings) -> None:
        super().__init__()
        self._window_state = window_state
        self._furniture: Furniture | None = None
        self.setWindowTitle("bgdesk")
        self.setMinimumSize(760, 520)
        stored = window_state.value("geometry")
        if stored is None or not self.restoreGeometry(stored):
            self.resize(_USUAL_SIZE)

    def furnish(
        self,
        controller: MatchController,
        all_dice: Callable[[], DiceStatistics],
        wishes: Callable[[], AutomationWishes],
        rating: Callable[[RatingKey], Rating],
    ) -> None:
        """Put everything in.

        ``all_dice`` counts the rolls of every stored match; ``wishes()`` says what is decided for a person,
        and ``rating`` how strong one is.
        """
        from bgdesk.ui.window.furniture import Furniture

        self.setFont(QFont())  # that of the application, which may have changed since
        self._furniture = made = Furniture(controller, all_dice, wishes, rating, self._window_state, self)
        self.answer_guard, self.actions_by_id = made.answer_guard, made.actions_by_id
        self.page, self.side_panel, self.notices = made.page, made.side_panel, made.notices
        self.history, self.front, self.panel = made.history, made.front, made.panel
        made.fit()

    @property
    def window_state(self) -> QSettings:
        """What windows remember of themselves."""
        return self._window_state

    @Slot()
    def refresh_actions(self) -> None:
        """Enable what would do something now."""
        if self._furniture:
            self._furniture.refresh_actions()

    @Slot(object)
    def set_idle(self, idle: frozenset[ActionId]) -> None:
        """There is nothing to do for the actions in ``idle``, whatever the table says."""
        if self._furniture:
            self._furniture.commands.idle = idle
            self._furniture.refresh_actions()

    @Slot()
    def toggle_full_screen(self) -> None:
        """Fill the screen, or be a window again."""
        from PySide6.QtCore import Qt  # takes long, and the window begins without

        self.setWindowState(self.windowState() ^ Qt.WindowState.WindowFullScreen)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() is QEvent.Type.WindowStateChange and self._furniture:
            self._furniture.follow_state()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if self._furniture:
            self._furniture.fit()

    def closeEvent(self, event: QCloseEvent) -> None:
        self._window_state.setValue("geometry", self.saveGeometry())
        if self._furniture:
            self._furniture.close()
        super().closeEvent(event)

    def fit_to_screen(self) -> None:
        """Be no larger than the screen, with the frame that the desktop adds."""
        self.resize(self.size().boundedTo(self.screen().availableSize() - FRAME))
