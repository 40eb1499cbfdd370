"""Where the keyboard is in the window: back to the board from anywhere, and from area to area."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from PySide6.QtCore import QObject, Slot
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QApplication, QWidget

from bgdesk.app.actions.actions import ActionId
from bgdesk.ui.play.play_page import PlayPage
from bgdesk.ui.window.notice_bar import NoticeBar
from bgdesk.ui.window.side_panel import SidePanel


class KeyboardAreas(QObject):
    """The board, the buttons below it, the side panel and the notices, in this order and round again."""

    def __init__(
        self,
        actions: Mapping[ActionId, QAction],
        page: PlayPage,
        side_panel: SidePanel,
        notices: NoticeBar,
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._page = page
        board = page.table_view.board
        self._areas: tuple[tuple[QWidget, Callable[[], None]], ...] = (
            (board, board.take_keyboard),
            (page.actions_bar, page.actions_bar.take_keyboard),
            (page.review_bar, page.review_bar.take_keyboard),
            (side_panel, side_panel.take_keyboard),
            (notices, notices.take_keyboard),
        )
        actions[ActionId.TO_BOARD].triggered.connect(self.to_board)
        actions[ActionId.NEXT_AREA].triggered.connect(lambda: self._go(1))
        actions[ActionId.PREVIOUS_AREA].triggered.connect(lambda: self._go(-1))
        page.actions_bar.keyboard_left.connect(self.to_board)
        page.review_bar.keyboard_left.connect(self.to_board)
        notices.keyboard_left.connect(self.to_board)

    @Slot()
    def to_board(self) -> None:
        """Bring the keyboard to the board and give up typing a play; an open list closes first."""
        popup = QApplication.activePopupWidget()
        if popup is not None:
            popup.close()
            return
        if not self._page.isVisible():
            return
        self._page.move_field.close_line()
        self._page.table_view.board.take_keyboard()

    def _go(self, way: int) -> None:
        if not self._page.isVisible():
            return
        shown = [(area, enter) for area, enter in self._areas if area.isVisible()]
        focus = QApplication.focusWidget()
        here = next((at for at, (area, _) in enumerate(shown) if _holds(area, focus)), None)
        _, enter = shown[0 if here is None else (here + way) % len(shown)]
        enter()


def _holds(area: QWidget, focus: QWidget | None) -> bool:
    return focus is not None and (area is focus or area.isAncestorOf(focus))
