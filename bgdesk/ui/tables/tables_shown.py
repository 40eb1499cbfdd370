"""Tables on the network in the window: how one comes to them, the chat, and what is said of the other."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal, Slot
from PySide6.QtGui import QAction

from bgdesk.app.actions.actions import ActionId
from bgdesk.app.table.match_controller import MatchController
from bgdesk.app.table.table import Table
from bgdesk.match.events import TakenBack
from bgdesk.ui.common.front_pages import FrontPages
from bgdesk.ui.dialogs.match_dialogs import MatchDialogs

if TYPE_CHECKING:
    from bgdesk.app.tables.tables_desk import TablesDesk
    from bgdesk.ui.tables.table_beside import TableBeside
    from bgdesk.ui.tables.tables_page import TablesPage

MakePage = Callable[["TablesDesk"], "TablesPage"]
MakeBeside = Callable[["TablesDesk"], "TableBeside"]


class TablesShown(QObject):
    """Made with the window; its page and what works for it when they are asked for.

    Before that nothing of the network is even loaded.
    """

    page_made = Signal(object)

    def __init__(
        self,
        new_desk: Callable[[], TablesDesk],
        make_page: MakePage,
        make_beside: MakeBeside,
        controller: MatchController,
        dialogs: MatchDialogs,
        front: FrontPages,
        actions: Mapping[ActionId, QAction],
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._new_desk, self._make_page, self._make_beside = new_desk, make_page, make_beside
        self._desk: TablesDesk | None = None
        self._page: TablesPage | None = None
        self._beside: TableBeside | None = None
        self._controller, self._front = controller, front
        actions[ActionId.TABLES].triggered.connect(self.toggle)
        controller.opened.connect(self._opened)
        dialogs.again_elsewhere.connect(self._again)
        dialogs.given_up_elsewhere.connect(self._give_up)
        dialogs.take_back_elsewhere.connect(self._ask_take_back)

    @property
    def desk(self) -> TablesDesk:
        """What works for the page, from now on."""
        if self._desk is None:
            self._desk = self._new_desk()
            self._beside = self._make_beside(self._desk)
        return self._desk

    @property
    def page(self) -> TablesPage:
        """The page, which stands from now on."""
        if self._page is None:
            self._page = page = self._make_page(self.desk)
            page.back_requested.connect(self._front.go_back)
            page.lobby.board_requested.connect(self._front.show_table)
            self._front.add_page(page)
            self.page_made.emit(page)
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

    @Slot()
    def show(self) -> None:
        """Have the page in front."""
        page = self.page
        self._front.show_page(page)
        page.come()

    @Slot(object)
    def _opened(self, table: Table) -> None:
        """A match with somebody elsewhere, begun in an earlier run, is gone on with."""
        if self._desk is None and table.is_remote and not table.is_studied:
            self.desk.take_up(table)

    @Slot()
    def _again(self) -> None:
        table = self._controller.table
        self.desk.again(table.record.header.id if table else "")

    @Slot()
    def _give_up(self) -> None:
        self.desk.give_up()

    @Slot(object)
    def _ask_take_back(self, wish: TakenBack) -> None:
        self.desk.take_backs.ask(wish)

    def close(self) -> None:
        """End what runs."""
        if self._desk:
            self._desk.close()
