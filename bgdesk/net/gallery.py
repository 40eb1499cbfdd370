"""Those who watch a table, as its opener's program knows them: what they are told, and what they say.

It has neither sockets nor a clock. Whoever watches hears what both players know already, in the order of the
record, and can say nothing but chat.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable

from bgdesk import __version__
from bgdesk.match.events import GameStarted, Played
from bgdesk.net import messages
from bgdesk.net.clockwork import PING_MS, SILENCE_MS, Rate
from bgdesk.net.faults import TableFault, TableRefused
from bgdesk.net.messages import MOST_SPECTATORS, Message
from bgdesk.net.shared_game import SharedGame

_MOST_IDLE, _MOST_SAID, _MOST_ASIDES, _MOST_AUDIENCES = 40, 5, 20, 5
_MOST_WAITING = 50
"""Lines of others' chat for one who does not take them."""
_AT_ONCE = 50


class Gallery:
    """Everybody who watches; what happens is told ``delay`` turns late while a game is on.

    ``game`` is the match, once there is one; ``says`` hears what one of them says where players may hear it.
    """

    def __init__(
        self,
        name: str,
        delay: int,
        game: Callable[[], SharedGame | None],
        says: Callable[[messages.Aside], None],
    ) -> None:
        self.name, self.delay, self.game = name, delay, game
        self._says, self._asides = says, Rate(_MOST_ASIDES)
        self.spectators: list[Spectator] = []

    @property
    def is_full(self) -> bool:
        """Whether nobody else can watch."""
        return len(self.spectators) >= MOST_SPECTATORS

    @property
    def audience(self) -> messages.Audience:
        """Who watches, by name."""
        return messages.Audience(tuple(each.name for each in self.spectators if each.name))

    @property
    def shown(self) -> int:
        """How many entries may be told."""
        game = self.game()
        if game is None:
            return 0
        return shown_of(game, self.delay)

    def enter(self, now_ms: int) -> Spectator:
        """One more, who has a new connection."""
        spectator = Spectator(self, now_ms)
        self.spectators.append(spectator)
        return spectator

    def leave(self, spectator: Spectator) -> None:
        """One less."""
        if spectator in self.spectators:
            self.spectators.remove(spectator)

    def dismiss(self) -> None:
        """The table is closed."""
        for each in self.spectators:
            each.waiting.append(messages.Leave())

    def say(self, speaker: Spectator, text: str, now_ms: int) -> None:
        """The others who watch hear it, the players only between games; too much of it nobody does."""
        if not self._asides.allows(now_ms):
            return
        aside, game = messages.Aside(speaker.name, text), self.game()
        for each in self.spectators:
            if each is not speaker:
                each.waiting.append(aside)
        if game is None or not game.is_on:
            self._says(aside)


def shown_of(game: SharedGame, delay: int) -> int:
    """How many entries of ``game`` are shown ``delay`` turns late; all of those of games that are over."""
    if not game.is_on or delay == 0:
        return game.seq
    ends = 0
    for seq in range(game.seq - 1, -1, -1):
        entry = game.entry(seq)
        ends += isinstance(entry, Played)
        if ends > delay or isinstance(entry, GameStarted):
            return seq + 1
    return 0


class Spectator:
    """One who watches by one connection."""

    def __init__(self, gallery: Gallery, now_ms: int) -> None:
        self.name, self.is_refused = "", False
        self.waiting: deque[Message] = deque(maxlen=_MOST_WAITING)
        self._gallery, self._heard_ms, self._pinged_ms = gallery, now_ms, now_ms
        self._received, self._seq = 0, -1
        self._idle, self._said, self._audiences = Rate(_MOST_IDLE), Rate(_MOST_SAID), Rate(_MOST_AUDIENCES)
        self._now_ms = now_ms
        self._audience = messages.Audience(())
        self.waiting.append(messages.Hello(gallery.name, f"bgdesk {__version__}"))

    def heard(self, line: bytes, now_ms: int) -> None:
        """A ``line`` came."""
        self._heard_ms = now_ms
        if self.is_refused:
            return
        try:
            message = messages.decoded(line, self._received + 1)
            self._received += 1
            if not self._idle.allows(now_ms):
                raise TableRefused(TableFault.TOO_FAST)
            self._answer(message, now_ms)
        except TableRefused as refused:
            self._refuse(refused.fault)

    def _refuse(self, fault: TableFault) -> None:
        self.is_refused = True
        self.waiting.append(messages.RefusalTold(max(self._seq, 0), fault))

    def _answer(self, message: Message, now_ms: int) -> None:
        match message:
            case messages.Hello() if not self.name:
                self._greeted(message)
            case messages.Say(text) if self.name:
                if text and self._said.allows(now_ms):
                    self._gallery.say(self, text, now_ms)
            case messages.Ping():
                self.waiting.append(messages.Pong())
            case messages.Leave():
                self.is_refused = True
            case messages.Pong() | messages.Unknown():
                pass
            case _:
                raise TableRefused(TableFault.NOT_NOW)

    def _greeted(self, hello: messages.Hello) -> None:
        if not hello.least <= messages.PROTOCOL <= hello.most:
            raise TableRefused(TableFault.OTHER_PROTOCOL)
        if hello.rules != messages.RULES:
            raise TableRefused(TableFault.OTHER_RULES)
        game, place = self._gallery.game(), hello.resume
        if place and game and place.seq <= self._gallery.shown:
            game.told_since(place)
            self._seq = place.seq
        elif place:
            raise TableRefused(TableFault.OTHER_TABLE)
        self.name = hello.name

    def passes(self, now_ms: int) -> None:
        """Time goes by; who is silent for too long has gone."""
        self._now_ms = now_ms
        if now_ms - self._heard_ms >= SILENCE_MS:
            self._refuse(TableFault.SILENT)
        elif now_ms - self._pinged_ms >= PING_MS:
            self._pinged_ms = now_ms
            self.waiting.append(messages.Ping())

    def due(self) -> list[Message]:
        """What is to be told next, not all at once; nothing if there is no news."""
        told = list(self.waiting)
        self.waiting.clear()
        if not self.name or self.is_refused:
            return told
        if self._audience != self._gallery.audience and self._audiences.allows(self._now_ms):
            self._audience = self._gallery.audience
            told.append(self._audience)
        game, shown = self._gallery.game(), self._gallery.shown
        if game is None or not shown:
            return told
        if self._seq < 0:
            self._seq = 0
            told.append(match_of(game, self._gallery.delay))
        last = min(shown, self._seq + _AT_ONCE)
        told += [game.told(seq) for seq in range(self._seq, last)]
        self._seq = max(self._seq, last)
        return told


def match_of(game: SharedGame, delay: int) -> messages.Watched:
    """What has to be known of the match before its entries."""
    header = game.header
    names = (header.seats.white.name, header.seats.black.name)
    return messages.Watched(header.options, header.created, names, header.dice.anchors, delay)
