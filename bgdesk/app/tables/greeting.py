"""Hello is said once to whoever is met, by those who wish so."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, Slot

from bgdesk.app.tables.chat import TableChat
from bgdesk.app.tables.network_table import NetworkTable, TableLink

HELLO = "hello"


class Greeting(QObject):
    """``greets()`` says whether it is wished; ``is_due`` that nobody was greeted yet."""

    def __init__(
        self, network: NetworkTable, chat: TableChat, greets: Callable[[], bool], parent: QObject
    ) -> None:
        super().__init__(parent)
        self._chat, self._greets = chat, greets
        self.is_due = False
        network.link_changed.connect(self._link_changed)

    @Slot(object)
    def _link_changed(self, link: TableLink) -> None:
        if link is TableLink.TOGETHER and self.is_due:
            self.is_due = False
            if self._greets():
                self._chat.say_canned(HELLO)
