"""The tournaments in the window: how one comes to them, from them to the board, and back."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal, Slot
from PySide6.QtGui import QAction

from bgdesk.app.actions.actions import ActionId
from bgdesk.app.table.match_controller import MatchController
from bgdesk.match.record import MatchHeader, MatchRecord
from bgdesk.match.tournament.slot_matches import tournament_and_slot
from bgdesk.ui.common.front_pages import FrontPages
from bgdesk.ui.dialogs.match_dialogs import MatchDialogs

if TYPE_CHECKING:
    from bgdesk.app.tournament.tournament_desk import TournamentDesk
    from bgdesk.ui.tournament.tournaments_page import TournamentsPage

MakePage = Callable[["TournamentDesk"], "TournamentsPage"]


class TournamentsShown(QObject):
    """Made with the window; its page and what works for it when they are asked for."""

    help_requested = Signal()
    look_requested = Signal(str)
    """A match is to be looked at, by its id."""
    page_made = Signal(object)

    def __init__(
        self,
        new_desk: Callable[[], TournamentDesk],
        make_page: MakePage,
        controller: MatchController,
        dialogs: MatchDialogs,
        front: FrontPages,
        actions: Mapping[ActionId, QAction],
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._new_desk, self._make_page = new_desk, make_page
        self._desk: TournamentDesk | None = None
        self._page: TournamentsPage | None = None
        self._controller = controller
        self._dialogs = dialogs
        self._front = front
        actions[ActionId.TOURNAMENTS].triggered.connect(self.toggle)
        controller.finished.connect(self._finished)
        dialogs.put_off.connect(self.show)
        dialogs.replay_requested.connect(self._replay)

    @property
    def page(self) -> TournamentsPage:
        """The page, which stands from now on."""
        if self._page is None:
            self._desk = desk = self._new_desk()
            self._page = page = self._make_page(desk)
            page.back_requested.connect(self._front.go_back)
            page.help_requested.connect(self.help_requested)
            for part in (page.one, page.watch):
                part.look_requested.connect(self._look)
            desk.match_due.connect(self._play)
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

    def show(self) -> None:
        """Have the page in front, with the tournament whose match is on the board."""
        page = self.page
        is_from_start = self._front.is_start
        self._front.show_page(page)
        table, desk = self._controller.table, self._desk
        found = tournament_and_slot(table.record.header) if table and not table.is_line else None
        if found and desk and not is_from_start:
            page.open(found[0])
        page.come()

    @Slot(object)
    def _play(self, due: MatchHeader | str | None) -> None:
        """Have the own match on the board."""
        table = self._controller.table
        if isinstance(due, MatchHeader):
            self._front.show_table()
            self._dialogs.start_agreed(due)
        elif due:
            self._front.show_table()
            is_there = table and table.record.header.id == due and not table.is_studied
            if not is_there:
                self._dialogs.resume(due)

    @Slot(object)
    def _replay(self, header: MatchHeader) -> None:
        """Another match for the same place, as soon as the tournament is open."""
        found = tournament_and_slot(header)
        page, desk = self.page, self._desk
        if found and desk:
            self._front.show_page(page)
            page.open(found[0])
            page.come()
            desk.when_open(lambda: desk.replay(found[1]))

    @Slot(str)
    def _look(self, match_id: str) -> None:
        self._front.show_table()
        self.look_requested.emit(match_id)

    @Slot(object, object)
    def _finished(self, record: MatchRecord, _: object) -> None:
        """Its result counts at once where the tournament is open, else when it is opened."""
        if self._desk:
            self._desk.note(record)

    def close(self) -> None:
        """End what runs."""
        if self._desk:
            self._desk.close()
