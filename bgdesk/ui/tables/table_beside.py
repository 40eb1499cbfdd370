"""What is seen of a table on the network beside the board: the link, the chat, short sentences."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, Signal, Slot

from bgdesk.app.table.match_controller import MatchController
from bgdesk.app.tables.chat import ChatLine
from bgdesk.app.tables.network_table import TableLink
from bgdesk.app.tables.tables_desk import TablesDesk
from bgdesk.app.tables.troubles import TableTrouble
from bgdesk.match.state import Phase
from bgdesk.ui.play.link_view import LinkView
from bgdesk.ui.tables.chat_panel import ChatPanel
from bgdesk.ui.words.network import apart_text, link_text, remote_name, remote_player, trouble_text

_STATES = {TableLink.TOGETHER: "together", TableLink.ENDED: "ended", TableLink.NONE: "ended"}


class TableBeside(QObject):
    """Speaks by signals; ``sees_chat`` says whether the chat is in front."""

    warned = Signal(str)
    """A sentence that stays until it is closed or overtaken."""
    told = Signal(str)
    """A sentence that passes."""
    again_asked = Signal(str)
    """The same, and a rematch answers it."""
    link_shown = Signal(object)
    """A `LinkView`, or ``None`` where nobody else plays."""
    titled = Signal(str)
    """What the chat is called now."""

    def __init__(
        self,
        desk: TablesDesk,
        controller: MatchController,
        sees_chat: Callable[[], bool],
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._desk, self._controller, self._sees_chat = desk, controller, sees_chat
        self.chat = ChatPanel()
        self._unread = 0
        self._was_asked = False
        desk.changed.connect(self.refresh)
        desk.chat.said.connect(self._said)
        desk.told.connect(self._trouble)
        desk.network.held_up.connect(self._held_up)
        controller.opened.connect(self.refresh)
        self.chat.said.connect(desk.chat.say)
        self.chat.phrase_chosen.connect(desk.chat.say_canned)
        self.chat.muted.connect(self._mute)

    @Slot()
    def refresh(self) -> None:
        """Show how everything stands."""
        table, link = self._desk.table, self._desk.link
        player = remote_player(table) if table else None
        if table is None or player is None:
            self.link_shown.emit(None)
            return
        is_together = link is TableLink.TOGETHER
        self.link_shown.emit(LinkView(player, link_text(link), _STATES.get(link, "apart")))
        self.chat.show_other(remote_name(table), is_there=is_together, why_not=apart_text(link))
        self.chat.show_lines(self._desk.chat.lines)
        is_asked = self._desk.rematch.is_wanted_there and not self._desk.rematch.is_wanted_here
        if is_asked and not self._was_asked and table.state.phase is Phase.OVER:
            self.again_asked.emit(self.tr("The other player asks for another match."))
        self._was_asked = is_asked
        self._entitle()

    @Slot(object)
    def _said(self, line: ChatLine) -> None:
        self.chat.show_lines(self._desk.chat.lines)
        if not line.is_own and not self._sees_chat():
            self._unread += 1
        self._entitle()

    @Slot()
    def read(self) -> None:
        """The chat may have come to the front."""
        if self._unread and self._sees_chat():
            self._unread = 0
            self._entitle()

    def _entitle(self) -> None:
        #: Name of a panel. Short
        title = self.tr("Chat")
        if self._unread:
            #: Name of a panel. {count} is how many lines have not been read. Short
            title = self.tr("Chat ({count})").format(count=self._unread)
        self.titled.emit(title)

    @Slot(bool)
    def _mute(self, is_muted: bool) -> None:
        self._desk.chat.is_muted = is_muted

    @Slot(object)
    def _trouble(self, trouble: TableTrouble) -> None:
        text = trouble_text(trouble, has_match=self._desk.table is not None)
        if trouble.is_passing:
            self.told.emit(text)
        else:
            self.warned.emit(text)

    @Slot()
    def _held_up(self) -> None:
        if self._desk.table:
            self.told.emit(apart_text(self._desk.link))
