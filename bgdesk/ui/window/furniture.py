"""What is in the main window: builds its parts and wires them; what they do stands in the parts."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QRect, QSettings, Slot
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QWidget

from bgdesk.app.actions.actions import ActionId, build_actions
from bgdesk.app.actions.menu_structure import MENUS
from bgdesk.app.table.automation import AutomationWishes
from bgdesk.app.table.match_controller import MatchController
from bgdesk.app.table.table import Table
from bgdesk.library.journal import RatingKey
from bgdesk.match.dice.statistics import DiceStatistics
from bgdesk.match.rating import Rating
from bgdesk.ui.common.front_pages import FrontPages
from bgdesk.ui.play.answer_guard import AnswerGuard
from bgdesk.ui.play.looking_back import History
from bgdesk.ui.play.play_page import PlayPage
from bgdesk.ui.window.commands import Commands
from bgdesk.ui.window.keyboard_areas import KeyboardAreas
from bgdesk.ui.window.menus import fill_menus
from bgdesk.ui.window.notice_bar import NoticeBar
from bgdesk.ui.window.panel_arranging import PanelArranging
from bgdesk.ui.window.side_panel import DICE, HINTS, MOVES, ROLLS, SidePanel

if TYPE_CHECKING:
    from bgdesk.ui.window.main_window import MainWindow

NOTICE_HEIGHT = 34
NOTICE_MARGIN = 12


class Furniture(QObject):
    """Puts everything into ``window``, which may be seen already."""

    def __init__(
        self,
        controller: MatchController,
        all_dice: Callable[[], DiceStatistics],
        wishes: Callable[[], AutomationWishes],
        rating: Callable[[RatingKey], Rating],
        window_state: QSettings,
        window: MainWindow,
    ) -> None:
        super().__init__(window)
        self._controller = controller
        self._window = window
        self.answer_guard = AnswerGuard(controller, window)
        self.actions_by_id: Mapping[ActionId, QAction] = build_actions(window)
        self.page = PlayPage(controller, wishes, rating)
        self._table_view = self.page.table_view
        self.side_panel = SidePanel(controller, all_dice, self._table_view.when_at_rest)
        self.notices = NoticeBar(window)
        self.commands = Commands(
            controller, self.actions_by_id, wishes, self.page.double_question.double, window
        )
        self.history = History(
            controller, self._table_view, self.side_panel.moves, self.actions_by_id, window
        )
        self.keyboard_areas = KeyboardAreas(
            self.actions_by_id, self.page, self.side_panel, self.notices, window
        )
        self.panel = PanelArranging(
            controller,
            self.page,
            self.side_panel,
            self.keyboard_areas,
            self.actions_by_id[ActionId.SIDE_PANEL],
            window_state,
            window,
        )
        self.front = self._filled()
        self._wire()
        self.update()
        self._focus_board()

    def _filled(self) -> FrontPages:
        fill_menus(self._window.menuBar(), MENUS, self.actions_by_id)
        for action in self.actions_by_id.values():
            self._window.addAction(action)
        centre = QWidget()
        row = QHBoxLayout(centre)
        row.setContentsMargins(12, 8, 12, 10)
        row.setSpacing(0)
        row.addWidget(self.page, 1)
        row.addWidget(self.panel.handle)
        row.addWidget(self.side_panel)
        self.side_panel.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Expanding)
        front = FrontPages(centre)
        if self._window.menuBar().isNativeMenuBar():  # the menus of the desktop leave notices no room
            front.setContentsMargins(0, NOTICE_HEIGHT, 0, 0)
        self._window.setCentralWidget(front)
        return front

    def _wire(self) -> None:
        self._controller.table_changed.connect(self.refresh_actions)
        self._controller.cleared.connect(self.update)
        self._controller.spectator_pace.changed.connect(self.update)
        self._controller.opened.connect(self._show_table)
        self._controller.opened.connect(self._focus_board)
        self.front.turned.connect(self._turned)
        self._controller.opened.connect(self.panel.arrange)
        self.answer_guard.ended.connect(self.update)
        self._table_view.input.take_wanted.connect(lambda: self._trigger(ActionId.TAKE))
        self.history.moved.connect(self.update)
        self.page.actions_bar.action_requested.connect(self._trigger)
        self.page.cube_buttons.action_requested.connect(self._trigger)
        self.notices.retry_requested.connect(self._controller.retry)
        show_panel = self.panel.show_page
        for action, slot in (
            (ActionId.CONTINUE, self._go_on),
            (ActionId.ENTER_MOVE, self.page.move_field.open),
            (ActionId.SIDE_PANEL, self.panel.toggle),
            (ActionId.MOVES_PANEL, lambda: show_panel(MOVES)),
            (ActionId.ROLLS_PANEL, lambda: show_panel(ROLLS)),
            (ActionId.DICE_PANEL, lambda: show_panel(DICE)),
            (ActionId.HINT_PANEL, lambda: show_panel(HINTS)),
            (ActionId.HINT, lambda: show_panel(HINTS)),
            (ActionId.ANALYSE, lambda: show_panel(MOVES)),
            (ActionId.TO_BOARD, self.page.double_question.drop),
            (ActionId.FULL_SCREEN, self._window.toggle_full_screen),
            (ActionId.QUIT, self._window.close),
        ):
            self.actions_by_id[action].triggered.connect(slot)

    @Slot(object)
    def _trigger(self, action: ActionId) -> None:
        self.actions_by_id[action].trigger()

    @Slot()
    def _go_on(self) -> None:
        table = self._controller.table
        if self.history.past is not None:
            self.history.show_present()
        elif not self.commands.go_on() and table is None:
            self._trigger(ActionId.NEW_MATCH)

    @Slot(object)
    def _show_table(self, table: Table) -> None:
        """A card is asked beside the page from which one came, and everything else begins anew."""
        self.front.show_table(is_beside=table.is_drill)

    @Slot()
    def _turned(self) -> None:
        self.refresh_actions()
        if self.front.is_table:
            self._focus_board()

    @Slot()
    def _focus_board(self) -> None:
        self._table_view.board.setFocus()

    @Slot()
    def update(self) -> None:
        """The table may look different, and other things be possible."""
        self.refresh_actions()
        self.page.refresh()

    @Slot()
    def refresh_actions(self) -> None:
        """Enable what would do something now."""
        self.commands.update(
            self.history.past,
            may_answer=not self.answer_guard.is_active,
            sees_board=self.front.is_table,
            sees_lab=self.front.is_lab,
        )

    def fit(self) -> None:
        """The window has another size."""
        self.panel.arrange()
        self.notices.place(self._room_for_notices())

    def _room_for_notices(self) -> QRect:
        """Beside the menus, where nothing else is."""
        bar = self._window.menuBar()
        last = bar.actionGeometry(bar.actions()[-1])
        left = 0 if bar.isNativeMenuBar() else last.right()
        room = QRect(0, 2, self._window.width(), NOTICE_HEIGHT)
        return room.adjusted(left + NOTICE_MARGIN, 0, -NOTICE_MARGIN, 0)

    def follow_state(self) -> None:
        """The window fills the screen or no longer does, also by a button of the desktop."""
        self.actions_by_id[ActionId.FULL_SCREEN].setChecked(self._window.isFullScreen())

    def close(self) -> None:
        """The window is closed."""
        self._controller.close()
