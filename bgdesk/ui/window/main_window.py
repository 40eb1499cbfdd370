"""The main window: builds its parts and wires them; what they do stands in the parts."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from PySide6.QtCore import QRect, QSettings, QSize, Qt, Slot
from PySide6.QtGui import QAction, QCloseEvent, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QMainWindow, QSizePolicy, QWidget

from bgdesk.app.actions.actions import ActionId, build_actions
from bgdesk.app.actions.menu_structure import MENUS
from bgdesk.app.table.automation import AutomationWishes
from bgdesk.app.table.match_controller import MatchController
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
from bgdesk.ui.window.panel_handle import PLAYING, REVIEWING, PanelHandle, PanelWidths
from bgdesk.ui.window.side_panel import DICE, HINTS, MOVES, ROLLS, SidePanel

NARROW = 1080
"""Below this width the side panel hides until it is asked for."""
NARROW_REVIEW = 880
"""While a match is looked at, which is what the panel is for, it hides only below this width."""
NOTICE_HEIGHT = 34
NOTICE_MARGIN = 12
_PANEL_WIDTHS = (290, 460)
_WIDEST_SHARE = 0.4
"""Of the window, for the side panel, where the titles of its tabs need more than usual."""
_FRAME = QSize(4, 40)
_FILLS_SCREEN = Qt.WindowState.WindowMaximized | Qt.WindowState.WindowFullScreen
_BESIDE_PANEL = 36


class MainWindow(QMainWindow):
    """One window for one match at a time; ``window_state`` keeps its size.

    ``all_dice`` counts the rolls of every stored match; ``wishes()`` says what is decided for a person, and
    ``rating`` how strong one is.
    """

    def __init__(
        self,
        controller: MatchController,
        all_dice: Callable[[], DiceStatistics],
        wishes: Callable[[], AutomationWishes],
        rating: Callable[[RatingKey], Rating],
        window_state: QSettings,
    ) -> None:
        super().__init__()
        self._controller = controller
        self._window_state = window_state
        self._wants_panel: dict[str, bool] = {}
        self.answer_guard = AnswerGuard(controller, self)
        self.actions_by_id: Mapping[ActionId, QAction] = build_actions(self)
        self.page = PlayPage(controller, wishes, rating)
        self._table_view = self.page.table_view
        self.side_panel = SidePanel(controller, all_dice, self._table_view.when_at_rest)
        self._panel_widths, self._panel_handle = PanelWidths(window_state), PanelHandle(self.side_panel)
        self.notices = NoticeBar(self)
        self.commands = Commands(
            controller, self.actions_by_id, wishes, self.page.double_question.double, self
        )
        self.history = History(controller, self._table_view, self.side_panel.moves, self.actions_by_id, self)
        self.keyboard_areas = KeyboardAreas(
            self.actions_by_id, self.page, self.side_panel, self.notices, self
        )
        self._build()
        self._wire()
        self._restore()
        self._update()
        self._focus_board()

    def _build(self) -> None:
        self.setWindowTitle("bgdesk")
        self.setMinimumSize(760, 520)
        fill_menus(self.menuBar(), MENUS, self.actions_by_id)
        for action in self.actions_by_id.values():
            self.addAction(action)
        centre = QWidget()
        row = QHBoxLayout(centre)
        row.setContentsMargins(12, 8, 12, 10)
        row.setSpacing(0)
        row.addWidget(self.page, 1)
        row.addWidget(self._panel_handle)
        row.addWidget(self.side_panel)
        self.side_panel.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Expanding)
        self.front = FrontPages(centre)
        self.setCentralWidget(self.front)

    def _wire(self) -> None:
        self._controller.table_changed.connect(self.refresh_actions)
        self._controller.spectator_pace.changed.connect(self._update)
        self._controller.opened.connect(self.front.show_table)
        self._controller.opened.connect(self._focus_board)
        self.front.turned.connect(self._turned)
        self._controller.opened.connect(self._arrange)
        self.answer_guard.ended.connect(self._update)
        self._table_view.input.take_wanted.connect(lambda: self._trigger(ActionId.TAKE))
        self.history.moved.connect(self._update)
        self.page.actions_bar.action_requested.connect(self._trigger)
        self.page.cube_buttons.action_requested.connect(self._trigger)
        self._panel_handle.width_requested.connect(self._widen_panel)
        self._panel_handle.usual_requested.connect(lambda: self._widen_panel(None))
        self.notices.retry_requested.connect(self._controller.retry)
        for action, slot in (
            (ActionId.CONTINUE, self._go_on),
            (ActionId.ENTER_MOVE, self.page.move_field.open),
            (ActionId.SIDE_PANEL, self._toggle_panel),
            (ActionId.MOVES_PANEL, lambda: self._show_panel(MOVES)),
            (ActionId.ROLLS_PANEL, lambda: self._show_panel(ROLLS)),
            (ActionId.DICE_PANEL, lambda: self._show_panel(DICE)),
            (ActionId.HINT_PANEL, lambda: self._show_panel(HINTS)),
            (ActionId.HINT, lambda: self._show_panel(HINTS)),
            (ActionId.ANALYSE, lambda: self._show_panel(MOVES)),
            (ActionId.TO_BOARD, self.page.double_question.drop),
            (ActionId.FULL_SCREEN, self._toggle_full_screen),
            (ActionId.QUIT, self.close),
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

    @Slot()
    def _turned(self) -> None:
        self.refresh_actions()
        if self.front.is_table:
            self._focus_board()

    @Slot()
    def _focus_board(self) -> None:
        self._table_view.board.setFocus()

    @Slot()
    def _update(self) -> None:
        self.refresh_actions()
        self.page.refresh()

    @Slot()
    def refresh_actions(self) -> None:
        """Enable what would do something now."""
        self.commands.update(
            self.history.past,
            may_answer=not self.answer_guard.is_active,
            sees_board=self.front.is_table,
            sees_lab=not self.front.is_table and not self.front.is_start,
        )

    @Slot(object)
    def set_idle(self, idle: frozenset[ActionId]) -> None:
        """There is nothing to do for the actions in ``idle``, whatever the table says."""
        self.commands.idle = idle
        self.refresh_actions()

    @Slot()
    def _toggle_panel(self) -> None:
        self._wants_panel[self._kind_of_panel] = not self.side_panel.isVisible()
        self._arrange()
        self._make_room()

    def _show_panel(self, page: int) -> None:
        self._wants_panel[self._kind_of_panel] = True
        self._arrange()
        self._make_room()
        self.side_panel.show_page(page)

    @Slot()
    def _toggle_full_screen(self) -> None:
        self.setWindowState(self.windowState() ^ Qt.WindowState.WindowFullScreen)
        self.actions_by_id[ActionId.FULL_SCREEN].setChecked(self.isFullScreen())

    @Slot()
    def _arrange(self) -> None:
        shows = self._wants_panel.get(self._kind_of_panel)
        if shows is None:
            is_review = self._kind_of_panel == REVIEWING
            needed = NARROW_REVIEW if is_review else max(NARROW, self._width_with_panel())
            shows = self.width() >= needed
        least, widest = _PANEL_WIDTHS
        needed = min(self.side_panel.width_of_tabs(), round(self.width() * _WIDEST_SHARE), widest)
        self.side_panel.setFixedWidth(
            self._panel_widths.width(self._kind_of_panel, self.width(), max(least, needed))
        )
        self._panel_handle.setVisible(shows)
        if not shows and self.side_panel.has_keyboard:
            self.keyboard_areas.to_board()
        self.side_panel.setVisible(shows)
        self.actions_by_id[ActionId.SIDE_PANEL].setChecked(shows)

    @property
    def _kind_of_panel(self) -> str:
        table = self._controller.table
        return REVIEWING if table and table.is_studied else PLAYING

    @Slot(int)
    def _widen_panel(self, width: int | None = None) -> None:
        self._panel_widths.keep(self._kind_of_panel, width)
        self._arrange()

    def _make_room(self) -> None:
        """Grow for the side panel as far as the screen allows, where texts would be cut."""
        if self.side_panel.isVisible() and not self.windowState() & _FILLS_SCREEN:
            needed = min(self._width_with_panel(), self.screen().availableSize().width() - _FRAME.width())
            self.resize(max(self.width(), needed), self.height())

    def _width_with_panel(self) -> int:
        """What the window needs while the side panel is shown, so that no text is cut."""
        least = max(_PANEL_WIDTHS[0], self.side_panel.width_of_tabs())
        return self.page.minimumSizeHint().width() + min(least, _PANEL_WIDTHS[1]) + _BESIDE_PANEL

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()
        self.notices.place(self._room_for_notices())

    def _room_for_notices(self) -> QRect:
        """Beside the menus, where nothing else is."""
        bar = self.menuBar()
        last = bar.actionGeometry(bar.actions()[-1])
        left = 0 if bar.isNativeMenuBar() else last.right()
        room = QRect(0, 2, self.width(), NOTICE_HEIGHT)
        return room.adjusted(left + NOTICE_MARGIN, 0, -NOTICE_MARGIN, 0)

    def closeEvent(self, event: QCloseEvent) -> None:
        self._window_state.setValue("geometry", self.saveGeometry())
        self._controller.close()
        super().closeEvent(event)

    def fit_to_screen(self) -> None:
        """Be no larger than the screen, with the frame that the desktop adds."""
        self.resize(self.size().boundedTo(self.screen().availableSize() - _FRAME))

    def _restore(self) -> None:
        stored = self._window_state.value("geometry")
        if stored is None or not self.restoreGeometry(stored):
            self.resize(1440, 900)
