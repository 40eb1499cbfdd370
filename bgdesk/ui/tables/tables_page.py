"""The page of tables on the network: what it shows follows from what the desk does."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QEvent, QTimer, Signal, Slot
from PySide6.QtGui import QHideEvent, QKeyEvent
from PySide6.QtWidgets import QPushButton, QStackedWidget, QVBoxLayout, QWidget

from bgdesk.app.tables.lan_search import LanSearch, TableNearby
from bgdesk.app.tables.network_table import TableLink
from bgdesk.app.tables.tables_desk import TablesDesk, TableStage
from bgdesk.app.tables.troubles import TableTrouble
from bgdesk.ui.board.accessibility import announce
from bgdesk.ui.common.own_keys import claims_key, is_escape
from bgdesk.ui.common.page_head import HEAD_MARGINS, PageHead
from bgdesk.ui.common.roles import label
from bgdesk.ui.tables.explained_page import ExplainedPage
from bgdesk.ui.tables.join_page import JoinPage
from bgdesk.ui.tables.lobby_page import LobbyPage
from bgdesk.ui.tables.server_page import ServerPage
from bgdesk.ui.tables.terms_page import TermsPage
from bgdesk.ui.tables.waiting_page import WaitingPage
from bgdesk.ui.words.matches import MatchChoice
from bgdesk.ui.words.network import standing_text, trouble_text


class TablesPage(QWidget):
    """``matches`` tells those with others that go on; Escape leads back, one page at a time."""

    back_requested = Signal()
    help_requested = Signal()
    explained = Signal()

    def __init__(
        self,
        desk: TablesDesk,
        matches: Callable[[], Sequence[MatchChoice]],
        search: LanSearch,
        parent: QWidget | None = None,
        *,
        is_explained: bool,
    ) -> None:
        super().__init__(parent)
        #: Name of a page for a screen reader, and its title
        self.setAccessibleName(self.tr("Tables on the network"))
        self._search = search
        self._desk, self._matches, self._is_explained = desk, matches, is_explained
        self.first, self.lobby, self.waiting = ExplainedPage(), LobbyPage(), WaitingPage()
        self.join, self.terms, self.server = JoinPage(), TermsPage(), ServerPage(desk.stay)
        #: Button: what is sent, and to whom
        self.help = QPushButton(self.tr("About tables"))
        self.head = PageHead(self, self.help, has_own_escape=True)
        self.problem = label(role="warning", scale=0.95)
        self._is_together = False
        self._pages = QStackedWidget()
        self._build()
        self._wire()

    def _build(self) -> None:
        self.problem.setWordWrap(True)
        self.problem.hide()
        for page in (self.first, self.lobby, self.waiting, self.join, self.terms, self.server):
            self._pages.addWidget(page)
        column = QVBoxLayout(self)
        column.setContentsMargins(*HEAD_MARGINS)
        column.setSpacing(10)
        column.addWidget(self.head)
        column.addWidget(self.problem)
        column.addWidget(self._pages, 1)

    def _wire(self) -> None:
        desk = self._desk
        desk.changed.connect(self._changed)
        desk.told.connect(self._told)
        self.head.back_requested.connect(self.leave)
        self.help.clicked.connect(self.help_requested)
        self.first.help_requested.connect(self.help_requested)
        self.first.read.connect(self._was_read)
        self.lobby.join_requested.connect(self._ask_invitation)
        self.lobby.watch_requested.connect(lambda: self._ask_invitation(is_to_watch=True))
        self.lobby.leave_requested.connect(desk.leave)
        self.lobby.leave_requested.connect(lambda: self.tell(""))
        self.waiting.closed.connect(desk.leave)
        self.waiting.shown_nearby.connect(lambda shows: desk.show_nearby(is_visible=shows))
        self.join.nearby.joined.connect(self._join_nearby)
        self.join.nearby.look_requested.connect(self._look)
        self._search.found.connect(self.join.nearby.show_tables)
        self._search.failed.connect(self._cannot_look)
        self.join.joined.connect(self._join)
        self.join.watched.connect(self._watch)
        self.join.given_up.connect(desk.leave)
        self.lobby.server_requested.connect(self._ask_server)
        self.server.entered.connect(self._enter)
        self.server.left.connect(desk.leave)
        self.terms.agreed.connect(desk.agree)
        self.terms.declined.connect(desk.decline)

    @property
    def current(self) -> QWidget | None:
        """The page that is seen."""
        return self._pages.currentWidget()

    def come(self) -> None:
        """The page is in front."""
        self.tell("")
        self.lobby.show_matches(self._matches())
        self._turn_to(self._due())
        QTimer.singleShot(0, self, self._take_keyboard)  # after a dialog has given it back

    @Slot()
    def _take_keyboard(self) -> None:
        page = self.current
        if isinstance(page, ExplainedPage | LobbyPage | WaitingPage | JoinPage | TermsPage | ServerPage):
            page.take_keyboard()

    def _due(self) -> QWidget:
        stage = self._desk.stage
        if not self._is_explained:
            return self.first
        if stage in (TableStage.OPENING, TableStage.WAITING):
            return self.waiting
        if stage in (TableStage.JOINING, TableStage.SERVER):
            return self.join if stage is TableStage.JOINING else self.server
        return self.terms if stage is TableStage.ASKED else self.lobby

    def _turn_to(self, page: QWidget) -> None:
        is_other = page is not self.current
        self._pages.setCurrentWidget(page)
        if page is not self.join or self._desk.stage is not TableStage.NONE:
            self._end_search()
        self._fill()
        if is_other and self.isVisible():
            self._take_keyboard()

    @Slot()
    def _changed(self) -> None:
        """Whoever types an invitation is not disturbed."""
        stage, was_together = self._desk.stage, self._is_together
        self._is_together = self._desk.link is TableLink.TOGETHER
        if self._is_together and not was_together:
            self.tell("")
        is_typing = self.current in (self.join, self.server) and stage is TableStage.NONE
        self._turn_to(self.current if is_typing and self.current else self._due())

    def _fill(self) -> None:
        desk = self._desk
        self.waiting.show_code(desk.code)
        had_any = self.waiting.copy.isEnabled()
        self.waiting.show_invitations(desk.invitations, desk.to_watch)
        if self.waiting.copy.isEnabled() and not had_any and self.isVisible():
            self._take_keyboard()
        is_there = self.join.is_to_watch and desk.link is TableLink.TOGETHER
        self.join.show_busy(is_busy=desk.stage is TableStage.JOINING, is_there=is_there)
        if desk.terms:
            is_own = desk.stage in (TableStage.OPENING, TableStage.WAITING)
            (self.waiting if is_own else self.terms).show_terms(desk.terms)
        table = desk.table
        is_there = desk.stage is TableStage.PLAYING and desk.link is not TableLink.NONE
        if is_there and table:
            self.lobby.show_now(standing_text(desk.link, table), desk.to_watch[0] if desk.to_watch else "")
        else:
            is_open = desk.network.is_running and desk.stage is TableStage.PLAYING
            left = self.tr("Your table is still open, though another match is on the board.")
            self.lobby.show_now(left if is_open else "", is_on_board=False)

    @Slot()
    def _was_read(self) -> None:
        self._is_explained = True
        self.explained.emit()
        self._turn_to(self._due())

    @Slot()
    def _ask_invitation(self, *, is_to_watch: bool = False) -> None:
        self.tell("")
        self.join.begin(is_to_watch=is_to_watch)
        self._turn_to(self.join)

    @Slot()
    def _ask_server(self) -> None:
        self.tell("")
        self._turn_to(self.server)

    @Slot(str, str, str)
    def _enter(self, server: str, name: str, password: str) -> None:
        self.tell("")
        try:
            self._desk.stay.go(server, name, password)
        except ValueError:
            self.tell(self.tr("This is no address of a server: it is a name, or a name, a colon and a port."))

    @Slot(str)
    def _join(self, text: str) -> None:
        self.tell("")
        try:
            self._desk.join(text)
        except ValueError:
            self.tell(
                self.tr(
                    "This is no invitation to a table: it begins with “bgdesk:” "
                    "and ends with 52 letters and digits."
                )
            )

    @Slot(str)
    def _watch(self, text: str) -> None:
        self.tell("")
        try:
            self._desk.watch(text)
        except ValueError:
            self.tell(
                self.tr(
                    "This is no invitation to watch: it begins with “bgdesk-watch:” "
                    "and ends with 52 letters and digits."
                )
            )

    @Slot(object, str)
    def _join_nearby(self, table: TableNearby, code: str) -> None:
        self.tell("")
        try:
            self._desk.join_nearby(table, code)
        except ValueError:
            self.tell(self.tr("A code has eight digits; it stands beside the table at the other computer."))

    @Slot()
    def _look(self) -> None:
        self.tell("")
        self._search.begin()

    @Slot(str)
    def _cannot_look(self, reason: str) -> None:
        #: {reason} is what the system says
        text = self.tr("Nobody can be looked for on this network ({reason}).")
        self.tell(text.format(reason=reason))

    def hideEvent(self, event: QHideEvent) -> None:
        """Nobody is looked for while nobody sees what there is."""
        super().hideEvent(event)
        self._end_search()

    def _end_search(self) -> None:
        self._search.end()
        self.join.nearby.forget()

    @Slot(object)
    def _told(self, trouble: TableTrouble) -> None:
        table = self._desk.table
        has_match = table is not None and table.is_remote and self._desk.stage is TableStage.PLAYING
        self.tell(trouble_text(trouble, has_match=has_match))

    @Slot(str)
    def tell(self, sentence: str) -> None:
        """Say what went wrong."""
        self.problem.setText(sentence)
        self.problem.setVisible(bool(sentence))
        if sentence and self.isVisible():
            announce(self, sentence)

    @Slot()
    def leave(self) -> None:
        """Back to the lobby, or away from the page; a table that waits goes on waiting."""
        if self.current in (self.join, self.server) and self._desk.stage is TableStage.NONE:
            self.tell("")
            self._turn_to(self.lobby)
        else:
            self.back_requested.emit()

    def event(self, event: QEvent) -> bool:
        """Escape is the page's own, whatever it does elsewhere."""
        return claims_key(event, is_escape) or super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        super().keyPressEvent(event)
        if is_escape(event):
            event.accept()
            self.leave()
