"""What is seen of a table on the network beside the board: the link, the chat, short sentences."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, QTimer, Signal, Slot

from bgdesk.app.table.match_controller import MatchController
from bgdesk.app.tables.chat import ChatLine
from bgdesk.app.tables.network_table import TableLink
from bgdesk.app.tables.tables_desk import TablesDesk, TableStage
from bgdesk.app.tables.troubles import Obstruction, TableTrouble
from bgdesk.match.state import Phase
from bgdesk.ui.play.link_view import LinkView
from bgdesk.ui.tables.chat_panel import ChatPanel
from bgdesk.ui.words.network import (
    apart_text,
    courtesy_text,
    dice_awaited_text,
    heard_text,
    link_text,
    remote_name,
    remote_player,
    rolling_text,
    trouble_text,
)

_STATES = {TableLink.TOGETHER: "together", TableLink.ENDED: "ended", TableLink.NONE: "ended"}
ROLLING_MS = 300
"""Dice that come sooner need no word."""


class TableBeside(QObject):
    """Speaks by signals; ``sees_chat`` and ``sees_page`` say whether the chat and the page are in front."""

    warned = Signal(str)
    """A sentence that stays until it is closed or overtaken."""
    told = Signal(str)
    """A sentence that passes."""
    again_asked = Signal(str)
    """The same, and a rematch answers it."""
    take_back_asked = Signal(str)
    """The same, and `bgdesk.app.tables.take_backs.TakeBacks.grant` allows it."""
    reminded = Signal(str)
    """A sentence that stays until something is decided."""
    recovered = Signal()
    """The two hear each other, or nobody is looked for any more: what went wrong before is past."""
    overtaken = Signal()
    """Something is decided: what was asked before that is past."""
    awaited = Signal(str)
    """What is waited for, to be told on the board."""
    link_shown = Signal(object)
    """A `LinkView`, or ``None`` where nobody else plays."""
    titled = Signal(str)
    """What the chat is called now."""

    def __init__(
        self,
        desk: TablesDesk,
        controller: MatchController,
        sees_chat: Callable[[], bool],
        sees_page: Callable[[], bool],
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._desk, self._controller, self._sees_chat = desk, controller, sees_chat
        self._sees_page = sees_page
        self.chat = ChatPanel()
        self._unread = 0
        self._was_asked = self._has_asked = self._was_offered = self._is_looked_for = False
        self._rolling = QTimer(self, singleShot=True, interval=ROLLING_MS)
        self._rolling.timeout.connect(self._still_rolling)
        self._wire()

    def _wire(self) -> None:
        desk, controller = self._desk, self._controller
        desk.changed.connect(self.refresh)
        desk.chat.audience_changed.connect(self.refresh)
        desk.rematch.unheard.connect(self._nobody_there)
        desk.take_backs.asked.connect(self._ask_for_take_back)
        desk.take_backs.sent.connect(self._sent)
        desk.take_backs.answered.connect(self._answered)
        desk.courtesy.due.connect(lambda: self.reminded.emit(courtesy_text()))
        controller.dice_wanted.connect(self._rolling.start)
        controller.happened.connect(self.overtaken)
        controller.happened.connect(self.refresh)
        desk.chat.said.connect(self._said)
        desk.told.connect(self._trouble)
        desk.network.held_up.connect(self._held_up)
        desk.network.link_changed.connect(self._link_changed)
        controller.opened.connect(self.refresh)
        self.chat.said.connect(desk.chat.say)
        self.chat.phrase_chosen.connect(desk.chat.say_canned)
        self.chat.muted.connect(self._mute)

    @Slot()
    def refresh(self) -> None:
        """Show how everything stands."""
        table, link = self._desk.table, self._link
        is_offered = self._desk.stage is TableStage.ASKED
        if is_offered and not self._was_offered and not self._sees_page():
            self.warned.emit(
                self.tr(
                    "Other terms than before are offered: "
                    "answer by “Tables on the network…” in the menu Match."
                )
            )
        self._was_offered = is_offered
        self._follow_rematch()
        player = remote_player(table) if table else None
        if table is None or player is None:
            self.link_shown.emit(None)
            return
        is_together, is_watching = link is TableLink.TOGETHER, table.is_spectated
        awaited = rolling_text() if self._is_rolling and not self._rolling.isActive() else ""
        view = LinkView(player, link_text(link), _STATES.get(link, "apart"), awaited)
        self.link_shown.emit(None if is_watching else view)
        said = heard_text() if is_watching else ""
        note = said if is_together else apart_text(link, is_watching=is_watching)
        name = remote_name(table)
        self.chat.show_other(name, is_there=is_together, note=note, has_phrases=not is_watching)
        self.chat.mute.setChecked(self._desk.chat.is_muted)
        self.chat.show_audience(self._desk.chat.audience)
        self.chat.show_lines(self._desk.chat.lines)
        self._entitle()

    def _follow_rematch(self) -> None:
        rematch = self._desk.rematch
        is_asked = rematch.is_wanted_there and not rematch.is_wanted_here and rematch.may_come
        if is_asked and not self._was_asked:
            self.again_asked.emit(self.tr("The other player asks for another match."))
        has_asked = rematch.is_wanted_here and not rematch.is_wanted_there
        if has_asked and not self._has_asked:
            self.told.emit(self.tr("The other player is asked for another match."))
        self._was_asked, self._has_asked = is_asked, has_asked

    @Slot()
    def _nobody_there(self) -> None:
        self.told.emit(self.tr("The other player is not at the table any more, so there is no rematch."))

    @property
    def _link(self) -> TableLink:
        """How it stands with the match on the board: it is closed, where another table was come to since."""
        desk = self._desk
        goes_on = desk.table is not None and desk.table.state.phase is not Phase.OVER
        return desk.link if desk.network.own_table() or not goes_on else TableLink.ENDED

    @property
    def _is_kept(self) -> bool:
        return self._desk.table is not None and self._desk.table.is_remote

    @property
    def _is_rolling(self) -> bool:
        return self._desk.network.is_rolling and self._desk.link is TableLink.TOGETHER

    @Slot()
    def _still_rolling(self) -> None:
        """The dice take a while: nobody is to think that nothing goes on."""
        if self._is_rolling:
            self.awaited.emit(dice_awaited_text())
            self.refresh()

    @Slot()
    def _ask_for_take_back(self) -> None:
        self.take_back_asked.emit(
            self.tr(
                "The other player asks to take the last decision back. If you allow it, the match counts as "
                "practice from then on; if you play on, it stands."
            )
        )

    @Slot()
    def _sent(self) -> None:
        self.reminded.emit(self.tr("The other player is asked, and allows it or plays on."))

    @Slot(bool)
    def _answered(self, is_granted: bool) -> None:
        if is_granted:
            self.told.emit(self.tr("Your decision is taken back; the match counts as practice now."))
        else:
            self.told.emit(self.tr("The other player went on, so your decision stands."))

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
        table, text = self._desk.table, trouble_text(trouble, has_match=self._is_kept)
        self._is_looked_for = trouble.kind is Obstruction.LOOKED_FOR
        if self._is_looked_for and table and table.state.phase is Phase.OVER:
            return
        if trouble.is_passing:
            self.told.emit(text)
        elif not self._sees_page():
            self.warned.emit(text)

    @Slot(object)
    def _link_changed(self, link: TableLink) -> None:
        was_looked_for, self._is_looked_for = self._is_looked_for, False
        if link is TableLink.TOGETHER or was_looked_for:
            self.recovered.emit()

    @Slot()
    def _held_up(self) -> None:
        if self._desk.table:
            self.told.emit(apart_text(self._link))
