"""A stay at a server where many people meet: who is there to play with, until a match begins."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QObject, Signal, Slot

from bgdesk.app.tables.kept_tables import match_at
from bgdesk.app.tables.network_table import NetworkTable, TableLink
from bgdesk.net.bgammon import wishes
from bgdesk.net.bgammon.server_lines import ServerMatch as ServerMatch
from bgdesk.net.bgammon.told import LobbyTold, LoggedIn, Seated, ServerSays
from bgdesk.net.relay_terms import relay_address

USUAL_SERVER = wishes.DEFAULT_HOST


class ServerStay(QObject):
    """What ``network`` hears of the server; ``folder`` is for what a match needs later.

    ``meet`` is called before anybody new is met; ``go_on`` goes on with one of the ``unfinished`` matches.
    """

    changed = Signal()
    said = Signal(str)
    """A sentence of the server, in its own words."""

    def __init__(
        self,
        network: NetworkTable,
        folder: Path,
        meet: Callable[[], None],
        unfinished: Callable[[], tuple[str, ...]],
        go_on: Callable[[str], None],
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._network, self._folder, self._meet = network, folder, meet
        self._unfinished, self._go_on = unfinished, go_on
        self.forget()
        network.told.connect(self._hear)
        network.link_changed.connect(self._link_changed)

    def forget(self) -> None:
        """Be nowhere."""
        self.server = self.name = ""
        self.matches: tuple[ServerMatch, ...] = ()
        self.is_seated = False

    def go(self, server: str, name: str, password: str) -> None:
        """Log in at ``server`` (HOST or HOST:PORT) as ``name``, which may be empty. Raises ValueError.

        That goes on with the match by this name there, if the account has one.
        """
        if not wishes.NAME_FORM.fullmatch(name):
            raise ValueError("a name has letters, digits and underscores")
        host, port = relay_address(server, wishes.DEFAULT_PORT)
        start = wishes.GoesToServer(host, port, name, self._folder, password)
        self._network.login = {"account": wishes.server_text(start, name), "password": password}
        if password and (match_id := match_at(self._folder, start, self._unfinished())):
            self._go_on(match_id)
            return
        self._meet()
        self.forget()
        self.server = host
        self._network.open(start)
        self.changed.emit()

    def refresh(self) -> None:
        """Hear which matches there are now."""
        self._network.process.ask(wishes.AsksForList())

    def create(self, points: int, password: str = "") -> None:
        """Offer a match to ``points``."""
        self._network.process.ask(wishes.CreatesMatch(points, password=password))

    def join(self, match: ServerMatch, password: str = "") -> None:
        """Play ``match``."""
        self._network.process.ask(wishes.JoinsMatch(match.id, password))

    def stand_up(self) -> None:
        """Back from the match in which nobody else sits."""
        self.is_seated = False
        self._network.process.ask(wishes.LeavesMatch())
        self.changed.emit()

    @Slot(object)
    def _hear(self, told: object) -> None:
        match told:
            case LoggedIn(name):
                self.name = name
            case LobbyTold(matches):
                self.matches = matches
            case Seated():
                self.is_seated = True
            case ServerSays(text) if text:
                self.said.emit(text)
                return
            case _:
                return
        self.changed.emit()

    @Slot(object)
    def _link_changed(self, link: TableLink) -> None:
        if link in (TableLink.NONE, TableLink.ENDED) and self.server:
            self.forget()
            self.changed.emit()
