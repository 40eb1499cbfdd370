"""One who watches a table as a pure state machine: lines and orders go in, effects come out."""

from __future__ import annotations

from bgdesk import __version__
from bgdesk.match.codec.json_shapes import CodecError
from bgdesk.match.codec.record_codec import header_to_json
from bgdesk.match.state import Pair, Phase
from bgdesk.net import effects, messages, orders
from bgdesk.net.clockwork import PING_MS, SILENCE_MS, Rate
from bgdesk.net.faults import TableFault, TableRefused
from bgdesk.net.messages import Message
from bgdesk.net.outbox import Outbox
from bgdesk.net.session import SessionStage
from bgdesk.net.shared_game import SharedGame, shared_header
from bgdesk.net.watched_game import WatchedGame

_MOST_IDLE = 80
"""Of the opener, who also tells what the others say."""


class WatchSession:
    """A match of two others, over any number of connections, each entry checked before it is shown."""

    game: SharedGame | None = None
    """None, for this program does not play."""

    def __init__(self, name: str, now_ms: int) -> None:
        self.stage, self.has_agreed = SessionStage.APART, False
        self.watched: WatchedGame | None = None
        self.name, self._out, self._delay = name, Outbox(), 0
        self._connect(now_ms)

    def _connect(self, now_ms: int) -> None:
        self._now_ms = self._heard_ms = self._pinged_ms = now_ms
        self._received, self._idle = 0, Rate(_MOST_IDLE)
        self._out.begin()

    @property
    def is_match_over(self) -> bool:
        """Whether there was a match, and nothing more can happen in it."""
        return self.watched is not None and self.watched.state.phase is Phase.OVER

    def connected(self, now_ms: int) -> list[effects.Effect]:
        """There is a new connection."""
        self._connect(now_ms)
        if self.stage is not SessionStage.CLOSED:
            self.stage = SessionStage.GREETING
            place = self.watched.place() if self.watched else None
            self._out.send(messages.Hello(self.name, f"bgdesk {__version__}", resume=place))
        return self._out.take()

    def lost(self, now_ms: int) -> list[effects.Effect]:
        """The connection is gone."""
        self._now_ms = now_ms
        if self.stage not in (SessionStage.APART, SessionStage.CLOSED):
            self.stage = SessionStage.APART
            self._out.add(effects.OutOfStep())
        return self._out.take()

    def passes(self, now_ms: int) -> list[effects.Effect]:
        """Time goes by."""
        self._now_ms = now_ms
        if self.stage in (SessionStage.APART, SessionStage.CLOSED):
            return []
        if now_ms - self._heard_ms >= SILENCE_MS:
            self._out.fail(TableFault.SILENT, self._seq, by_other=False)
            return self.lost(now_ms)
        if now_ms - self._pinged_ms >= PING_MS:
            self._pinged_ms = now_ms
            self._out.send(messages.Ping())
        return self._out.take()

    def do(self, order: orders.Order, now_ms: int) -> list[effects.Effect]:
        """Say something, or leave; nothing else can be done."""
        self._now_ms = now_ms
        match order:
            case orders.Says(text) if self.stage is SessionStage.PLAYING:
                if said := messages.clean_said(text)[: messages.LONGEST_SAID]:
                    self._out.send(messages.Say(said))
            case orders.Leaves():
                self.stage = SessionStage.CLOSED
                self._out.add(effects.Close())
        return self._out.take()

    def heard(self, line: bytes, now_ms: int) -> list[effects.Effect]:
        """The opener's program sent ``line``."""
        self._now_ms = self._heard_ms = now_ms
        if self.stage not in (SessionStage.APART, SessionStage.CLOSED):
            try:
                message = messages.decoded(line, self._received + 1)
                self._received += 1
                self._answer(message)
            except TableRefused as refused:
                self._out.fail(refused.fault, self._seq, by_other=False)
                self.stage = SessionStage.CLOSED
        return self._out.take()

    @property
    def _seq(self) -> int:
        return self.watched.place().seq if self.watched else 0

    def _answer(self, message: Message) -> None:  # noqa: C901  # one case each
        if not isinstance(message, messages.EntryTold) and not self._idle.allows(self._now_ms):
            raise TableRefused(TableFault.TOO_FAST)
        match message:
            case messages.Hello() if self.stage is SessionStage.GREETING:
                self._greeted(message)
            case messages.Watched() if self.stage is SessionStage.PLAYING:
                self._begun(message)
            case messages.EntryTold(seq, _, entry) if self.stage is SessionStage.PLAYING and self.watched:
                self.watched.read(message)
                self._out.add(effects.EntryCame(seq, entry))
            case messages.Audience(names):
                self._out.add(effects.AudienceIs(names))
            case messages.Aside(name, text):
                self._out.add(effects.HeardAside(name, text))
            case messages.Ping():
                self._out.send(messages.Pong())
            case messages.Leave():
                self._out.add(effects.OtherLeft())
                self._out.add(effects.Close())
            case messages.RefusalTold(seq, reason):
                self._out.fail(reason, seq, by_other=True)
                self.stage = SessionStage.CLOSED
            case messages.Pong() | messages.Unknown():
                pass
            case _:
                raise TableRefused(TableFault.NOT_NOW)

    def _greeted(self, hello: messages.Hello) -> None:
        if not hello.least <= messages.PROTOCOL <= hello.most:
            raise TableRefused(TableFault.OTHER_PROTOCOL)
        if hello.rules != messages.RULES:
            raise TableRefused(TableFault.OTHER_RULES)
        self.stage, self.has_agreed = SessionStage.PLAYING, True
        self._out.add(effects.InStep())

    def _begun(self, match: messages.Watched) -> None:
        if self.watched or len(match.names) != 2 or len(match.anchors) != 2:
            raise TableRefused(TableFault.OTHER_TABLE)
        if match.anchors[0] == match.anchors[1]:
            raise TableRefused(TableFault.SAME_ANCHOR)
        header = shared_header(match.options, match.created, Pair(*match.names), Pair(*match.anchors))
        try:
            header_to_json(header)
        except CodecError:
            raise TableRefused(TableFault.IMPOSSIBLE_TERMS) from None
        self.watched = WatchedGame(header)
        self._out.add(effects.WatchBegun(header, match.delay))
