"""What was said at a table, kept as long as the program runs."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QObject, Signal, Slot

from bgdesk.app.tables.network_table import NetworkTable, TableLink
from bgdesk.net import effects
from bgdesk.net.bgammon.told import ServerSays
from bgdesk.net.names import is_taken_for
from bgdesk.rules.player import Player

MOST_LINES = 200
"""What was said before is forgotten."""


@dataclass(frozen=True, slots=True)
class ChatLine:
    """``text``, or the name of a phrase of `bgdesk.net.messages.CANNED`, by this player or the other.

    With a ``name`` it is said by one who watches.
    """

    text: str
    is_own: bool
    is_canned: bool = False
    name: str = ""


class TableChat(QObject):
    """What is said to the player at the other end of ``network``, and what that one says."""

    said = Signal(object)
    """A `ChatLine`."""
    audience_changed = Signal()

    def __init__(self, network: NetworkTable, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._network = network
        self.lines: list[ChatLine] = []
        self.is_muted = False
        self._audience: tuple[str, ...] = ()
        network.heard.connect(self._hear)
        network.told.connect(self._note)
        network.process.told.connect(self._watched)

    @property
    def audience(self) -> tuple[str, ...]:
        """Who watches, by name."""
        return tuple(map(self._marked, self._audience))

    def forget(self) -> None:
        """Others are met, and nobody of them is muted."""
        self.lines.clear()
        self._audience = ()
        self.is_muted = False

    def say(self, text: str) -> None:
        """Say ``text``, if there is anybody to hear it."""
        said = " ".join(text.split())
        if said and self._network.link is TableLink.TOGETHER:
            self._network.say(said)
            self._add(ChatLine(said, is_own=True))

    def say_canned(self, phrase: str) -> None:
        """Say a phrase that the other reads in the own language."""
        if self._network.link is TableLink.TOGETHER:
            self._network.say_canned(phrase)
            self._add(ChatLine(phrase, is_own=True, is_canned=True))

    @Slot(object)
    def _note(self, told: object) -> None:
        """What a server says while one plays there stands in the chat, behind its name."""
        is_playing = self._network.link in (TableLink.TOGETHER, TableLink.APART)
        if isinstance(told, ServerSays) and told.text and is_playing and not self.is_muted:
            self._add(ChatLine(f"{told.server}: {told.text}", is_own=False))

    @Slot(object)
    def _watched(self, told: object) -> None:
        """Of those who watch, and from them."""
        match told:
            case effects.AudienceIs(names):
                self._audience = names
                self.audience_changed.emit()
            case effects.HeardAside(name, text) if not self.is_muted:
                self._add(ChatLine(text, is_own=False, name=self._marked(name)))

    def _marked(self, name: str) -> str:
        """What one who watches is called here: in quotation marks where somebody else could be meant."""
        table = self._network.own_table()
        players = [table.seat(player).name for player in Player] if table else []
        is_taken = self._network.is_reader(name) or any(is_taken_for(name, player) for player in players)
        return f"“{name}”" if is_taken else name

    @Slot(str, bool)
    def _hear(self, text: str, is_canned: bool) -> None:
        if not self.is_muted:
            self._add(ChatLine(text, is_own=False, is_canned=is_canned))

    def _add(self, line: ChatLine) -> None:
        self.lines.append(line)
        del self.lines[:-MOST_LINES]
        self.said.emit(line)
