"""The trainers in the window: how one comes to them, and back to the same place."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal, Slot
from PySide6.QtGui import QAction

from bgdesk.app.actions.actions import ActionId
from bgdesk.ui.board.theme import BoardTheme
from bgdesk.ui.common.front_pages import FrontPages
from bgdesk.ui.play.table_view import TableView

if TYPE_CHECKING:
    from bgdesk.app.practice.trainer_desk import TrainerDesk
    from bgdesk.ui.trainers.trainers_page import TrainersPage


class Trainers(QObject):
    """Made with the window; its page and what works for it, numpy among that, when it is asked for."""

    help_requested = Signal()

    def __init__(
        self,
        new_desk: Callable[[], TrainerDesk],
        board_theme: Callable[[], BoardTheme],
        table_view: TableView,
        front: FrontPages,
        actions: Mapping[ActionId, QAction],
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._new_desk = new_desk
        self._desk: TrainerDesk | None = None
        self._board_theme = board_theme
        self._table_view = table_view
        self._front = front
        self._page: TrainersPage | None = None
        actions[ActionId.TRAINERS].triggered.connect(self.toggle)
        front.turned.connect(self._turned)

    @property
    def page(self) -> TrainersPage:
        """The page, which stands from now on."""
        if self._page is None:
            from bgdesk.ui.trainers.trainers_page import TrainersPage

            self._desk = self._new_desk()
            self._page = page = TrainersPage(self._desk)
            page.set_board_theme(self._board_theme())
            page.drill.board.set_motion(False)
            page.back_requested.connect(self._front.go_back)
            page.help_requested.connect(self.help_requested)
            self._front.add_page(page)
        return self._page

    @property
    def is_seen(self) -> bool:
        """Whether the page is in front."""
        return self._page is not None and self._front.currentWidget() is self._page

    @Slot()
    def toggle(self) -> None:
        """Turn to the page, or back to where one came from."""
        if self.is_seen:
            self._front.go_back()
        else:
            self.show()

    def show(self) -> None:
        """Have the page in front, with all trainers."""
        self._front.show_page(self.page)

    @Slot()
    def _turned(self) -> None:
        """Nothing is asked of somebody who looks elsewhere."""
        if self._page and self.is_seen:
            self._page.follow(self._table_view.board, self._table_view.wishes)
            self._page.show_overview()
        elif self._desk:
            self._desk.stop()

    @Slot(object)
    def set_board_theme(self, theme: BoardTheme) -> None:
        """Wear another board."""
        if self._page:
            self._page.set_board_theme(theme)

    def close(self) -> None:
        """End what runs."""
        if self._desk:
            self._desk.close()
