"""When the side panel is shown, and how wide."""

from __future__ import annotations

from PySide6.QtCore import QObject, QSettings, Qt, Slot
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QWidget

from bgdesk.app.table.match_controller import MatchController
from bgdesk.ui.play.play_page import PlayPage
from bgdesk.ui.window.keyboard_areas import KeyboardAreas
from bgdesk.ui.window.main_window import FRAME
from bgdesk.ui.window.panel_handle import PLAYING, REVIEWING, PanelHandle, PanelWidths
from bgdesk.ui.window.side_panel import SidePanel

NARROW = 1080
"""Below this width the side panel hides until it is asked for."""
NARROW_REVIEW = 880
"""While a match is looked at, which is what the panel is for, it hides only below this width."""
_PANEL_WIDTHS = (290, 460)
_WIDEST_SHARE = 0.4
"""Of the window, for the side panel, where the titles of its tabs need more than usual."""
_FILLS_SCREEN = Qt.WindowState.WindowMaximized | Qt.WindowState.WindowFullScreen
_BESIDE_PANEL = 36


class PanelArranging(QObject):
    """Arranges ``side_panel`` beside ``page``; ``toggle_action`` is checked while it is shown."""

    def __init__(
        self,
        controller: MatchController,
        page: PlayPage,
        side_panel: SidePanel,
        keyboard_areas: KeyboardAreas,
        toggle_action: QAction,
        window_state: QSettings,
        window: QWidget,
    ) -> None:
        super().__init__(window)
        self._controller = controller
        self._page, self._side_panel = page, side_panel
        self._keyboard_areas = keyboard_areas
        self._toggle_action = toggle_action
        self._window = window
        self._wanted: dict[str, bool] = {}
        self._widths, self.handle = PanelWidths(window_state), PanelHandle(side_panel)
        self.handle.width_requested.connect(self._widen)
        self.handle.usual_requested.connect(lambda: self._widen(None))

    @Slot()
    def toggle(self) -> None:
        """Show it, or hide it."""
        self._wanted[self._kind] = not self._side_panel.isVisible()
        self.arrange()
        self._make_room()

    def show_page(self, page: int) -> None:
        """Show ``page`` of it."""
        self._wanted[self._kind] = True
        self.arrange()
        self._make_room()
        self._side_panel.show_page(page)

    @Slot()
    def show_tutor(self) -> None:
        """Show it, whatever page is in front: the tutor has something to say below."""
        self._wanted[self._kind] = True  # also where it is seen by now: a narrower window would hide it
        if not self._side_panel.isVisible():
            self.arrange()
            self._make_room()

    @Slot()
    def arrange(self) -> None:
        """Show it where it is wanted, or else where there is room, as wide as it should be."""
        width = self._window.width()
        shows = self._wanted.get(self._kind)
        if shows is None:
            is_review = self._kind == REVIEWING
            needed = NARROW_REVIEW if is_review else max(NARROW, self._width_with_panel())
            shows = width >= needed
        least, widest = _PANEL_WIDTHS
        needed = min(self._side_panel.width_of_tabs(), round(width * _WIDEST_SHARE), widest)
        self._side_panel.setFixedWidth(self._widths.width(self._kind, width, max(least, needed)))
        self.handle.setVisible(shows)
        if not shows and self._side_panel.has_keyboard:
            self._keyboard_areas.to_board()
        self._side_panel.setVisible(shows)
        self._toggle_action.setChecked(shows)

    @property
    def _kind(self) -> str:
        table = self._controller.table
        return REVIEWING if table and table.is_studied else PLAYING

    @Slot(int)
    def _widen(self, width: int | None = None) -> None:
        self._widths.keep(self._kind, width)
        self.arrange()

    def _make_room(self) -> None:
        """Grow for the side panel as far as the screen allows, where texts would be cut."""
        window = self._window
        if self._side_panel.isVisible() and not window.windowState() & _FILLS_SCREEN:
            available = window.screen().availableSize().width() - FRAME.width()
            window.resize(max(window.width(), min(self._width_with_panel(), available)), window.height())

    def _width_with_panel(self) -> int:
        """What the window needs while the side panel is shown, so that no text is cut."""
        least = max(_PANEL_WIDTHS[0], self._side_panel.width_of_tabs())
        return self._page.minimumSizeHint().width() + min(least, _PANEL_WIDTHS[1]) + _BESIDE_PANEL
