"""Two players at a table as a pure state machine: lines and orders go in, effects come out.

It has neither sockets nor a clock; every call says what time it is. What the other program says is refused by
name, and what is refused changes nothing.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from enum import StrEnum
from types import MappingProxyType
from typing import Any

from bgdesk import __version__
from bgdesk.match.codec.json_shapes import CodecError
from bgdesk.match.codec.record_codec import header_to_json
from bgdesk.match.record import MatchHeader
from bgdesk.match.state import Pair, Phase
from bgdesk.net import effects, messages, orders
from bgdesk.net.chat import Chat
from bgdesk.net.clockwork import PING_MS, SILENCE_MS, Rate
from bgdesk.net.dice_chain import DiceChain
from bgdesk.net.faults import GOES_ON, TableFault, TableRefused
from bgdesk.net.joint_play import JointPlay
from bgdesk.net.messages import Message, TableOffer
from bgdesk.net.names import is_taken_for
from bgdesk.net.outbox import Outbox
from bgdesk.net.shared_game import SharedGame, header_hash, shared_header

_MOST_IDLE = 40


class SessionStage(StrEnum):
    """What the session waits for."""

    APART = "apart"
    """A connection; the opener also after one with somebody who did not fit."""
    GREETING = "greeting"
    """The other's `Hello`."""
    OFFERED = "offered"
    """The answer to the terms of this table."""
    JOINING = "joining"
    """The terms of the other's table."""
    THINKING = "thinking"
    """Whether the own player agrees."""
    AGREED = "agreed"
    """The other's `Begin`."""
    PLAYING = "playing"
    """Whatever the match waits for."""
    CLOSED = "closed"
    """Nothing; the table cannot go on."""


class Session:
    """One table from its opening to its end, over any number of connections.

    The opener has ``terms``, with the anchor of ``chain``; the one who joins has none. A ``game`` goes on.
    """

    def __init__(
        self,
        name: str,
        chain: DiceChain,
        now_ms: int,
        terms: TableOffer | None = None,
        game: SharedGame | None = None,
    ) -> None:
        self.stage, self._out = SessionStage.APART, Outbox()
        self._play = JointPlay(game, self._out) if game else None
        self.name, self._chain, self._terms, self._is_opener = name, chain, terms, terms is not None
        self._other, self.has_agreed = "", game is not None
        self._connect(now_ms)

    def _connect(self, now_ms: int) -> None:
        self._now_ms = self._heard_ms = self._pinged_ms = now_ms
        self._received = 0
        self._idle, self._chat = Rate(_MOST_IDLE), Chat(self._out)
        self._out.begin()

    @property
    def game(self) -> SharedGame | None:
        """The match, once both have agreed."""
        return self._play.game if self._play else None

    @property
    def is_match_over(self) -> bool:
        """Whether there was a match, and nothing more can happen in it."""
        return self.game is not None and self.game.state.phase is Phase.OVER

    def connected(self, now_ms: int) -> list[effects.Effect]:
        """There is a new connection."""
        self._connect(now_ms)
        if self.stage is not SessionStage.CLOSED:
            self.stage = SessionStage.GREETING
            self._out.send(messages.Hello(self.name, f"bgdesk {__version__}", resume=self._place()))
        return self._out.take()

    def _place(self) -> messages.Resume | None:
        """Where the own match stands; before its first entry only the one who agreed has a place."""
        if self.game and (self._seq or not self._is_opener):
            return self.game.place()
        if self._is_opener or not self.has_agreed:
            return None
        header = self._header(self._chain.anchor.hex())
        return messages.Resume(header.id, 0, header_hash(header))

    def lost(self, now_ms: int) -> list[effects.Effect]:
        """The connection is gone; nothing is lost but time, which is nobody's."""
        self._now_ms = now_ms
        if self._play:
            self._play.part(now_ms)
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
        if self._play and (fault := self._play.overdue(now_ms)):
            self._refuse(fault)
        return self._out.take()

    def heard(self, line: bytes, now_ms: int) -> list[effects.Effect]:
        """The other program sent ``line``, its line feed included or not."""
        self._now_ms = self._heard_ms = now_ms
        if self.stage not in (SessionStage.APART, SessionStage.CLOSED):
            try:
                message = messages.decoded(line, self._received + 1)
                self._received += 1
                self._answer(message)
            except TableRefused as refused:
                self._refuse(refused.fault)
        return self._out.take()

    def do(self, order: orders.Order, now_ms: int) -> list[effects.Effect]:
        """The own player does something. Raises TableRefused for an entry that another has to write."""
        self._now_ms = now_ms
        match order:
            case orders.Agrees() | orders.Declines():
                self._answer_terms(order)
            case orders.Leaves():
                self._leave()
            case orders.Says() | orders.SaysCanned() if self.stage is SessionStage.PLAYING:
                self._chat.say(order)
            case _ if self._play:
                _do(self._play, order, now_ms)
        return self._out.take()

    def pass_on(self, message: messages.Aside | messages.Audience) -> list[effects.Effect]:
        """Tell the other player of those who watch this table."""
        if self.stage is SessionStage.PLAYING:
            self._out.send(message)
        return self._out.take()

    @property
    def _seq(self) -> int:
        return self.game.seq if self.game else 0

    def _refuse(self, fault: TableFault) -> None:
        self._out.send(messages.RefusalTold(self._seq, fault))
        self._fail(fault, self._seq, by_other=False)

    def _fail(self, fault: TableFault, seq: int, *, by_other: bool) -> None:
        self._out.fail(fault, seq, by_other=by_other)
        if fault not in GOES_ON:
            is_for_others = self._is_opener and self.stage is not SessionStage.PLAYING
            self.stage = SessionStage.APART if is_for_others else SessionStage.CLOSED

    def _answer(self, message: Message) -> None:
        if not self._moves_on(message) and not self._idle.allows(self._now_ms):
            raise TableRefused(TableFault.TOO_FAST)
        handler = TABLE.get((self.stage, type(message))) or ALWAYS.get(type(message))
        if handler is None:
            is_reveal = isinstance(message, messages.Reveal)
            raise TableRefused(TableFault.EARLY_REVEAL if is_reveal else TableFault.NOT_NOW)
        handler(self, message)

    def _moves_on(self, message: Message) -> bool:
        """Whether the match may go on by it, so that nobody counts how often it comes."""
        if isinstance(message, messages.RollAsked):
            return self._play is not None and self._play.awaits_their_roll
        return isinstance(message, messages.EntryTold | messages.Reveal)

    def _greeted(self, hello: messages.Hello) -> None:
        if not hello.least <= messages.PROTOCOL <= hello.most:
            raise TableRefused(TableFault.OTHER_PROTOCOL)
        if hello.rules != messages.RULES:
            raise TableRefused(TableFault.OTHER_RULES)
        if self._seq or (hello.resume and hello.resume.seq):
            place = self._place()
            if not place or not hello.resume or place.match_id != hello.resume.match_id:
                raise TableRefused(TableFault.OTHER_TABLE)
            play = self._play or self._set_up(self._header(self._chain.anchor.hex()))
            play.resume(hello.resume, self._now_ms)
            self.stage = SessionStage.PLAYING
            return
        if is_taken_for(hello.name, self.name):
            raise TableRefused(TableFault.SAME_NAME)
        self._other = hello.name
        self.stage = SessionStage.JOINING
        if self._is_opener and self._terms:
            self.stage = SessionStage.OFFERED
            self._out.send(self._terms)

    def _offered(self, offer: TableOffer) -> None:
        if self.has_agreed and self._terms not in (None, offer):
            raise TableRefused(TableFault.OTHER_TABLE)
        if offer.anchor == self._chain.anchor.hex():
            raise TableRefused(TableFault.SAME_ANCHOR)
        self._terms = offer
        header = self._header(self._chain.anchor.hex())
        if self.game and self.game.header != header:
            raise TableRefused(TableFault.OTHER_TABLE)
        self.stage = SessionStage.THINKING
        if self.has_agreed:
            self._answer_terms(orders.Agrees())
        else:
            offered = effects.TermsOffered(self._other, offer.options, offer.seat, offer.watch_delay)
            self._out.add(offered)

    def _answer_terms(self, order: orders.Agrees | orders.Declines) -> None:
        if self.stage is not SessionStage.THINKING:
            return
        if isinstance(order, orders.Agrees):
            self.has_agreed, self.stage = True, SessionStage.AGREED
            self._out.send(messages.Agree(self._chain.anchor.hex()))
        else:
            self.stage = SessionStage.CLOSED
            self._out.send(messages.Decline())
            self._out.add(effects.Close())

    def _agreed(self, agree: messages.Agree) -> None:
        assert self._terms
        if agree.anchor == self._terms.anchor:
            raise TableRefused(TableFault.SAME_ANCHOR)
        self._begin(self._header(agree.anchor))

    def _declined(self, _: messages.Decline) -> None:
        self._fail(TableFault.DECLINED, 0, by_other=True)

    def _begun(self, begin: messages.Begin) -> None:
        header = self._header(self._chain.anchor.hex())
        if (begin.match_id, begin.head) != (header.id, header_hash(header)):
            raise TableRefused(TableFault.OTHER_TABLE)
        self._begin(header)

    def _begin(self, header: MatchHeader) -> None:
        play = self._play if self.game and self.game.header == header else None
        play = play or self._set_up(header)
        if self._is_opener:
            self._out.send(messages.Begin(header.id, header_hash(header)))
        self.stage = SessionStage.PLAYING
        play.come_into_step(0, self._now_ms)

    def _set_up(self, header: MatchHeader) -> JointPlay:
        assert self._terms
        me = self._terms.seat if self._is_opener else self._terms.seat.opponent
        self._play = JointPlay(SharedGame(header, me, self._chain), self._out)
        self._out.add(effects.MatchBegun(header, me, self._chain.seed, self._terms.watch_delay))
        return self._play

    def _header(self, anchor: str) -> MatchHeader:
        assert self._terms
        names = (self.name, self._other) if self._is_opener else (self._other, self.name)
        return _agreed_header(self._terms, *names, anchor)

    def _said_by_other(self, message: messages.Say | messages.SayCanned) -> None:
        self._chat.heard(message, self._now_ms)

    def _watched(self, message: messages.Aside | messages.Audience) -> None:
        self._chat.watched(message, self._now_ms, is_game_on=bool(self.game and self.game.is_on))

    def _leave(self) -> None:
        if self.stage not in (SessionStage.APART, SessionStage.CLOSED):
            self._out.send(messages.Leave())
            self._out.add(effects.Close())
        self.stage = SessionStage.CLOSED

    def _other_left(self, _: messages.Leave) -> None:
        self._out.add(effects.OtherLeft())
        self._out.add(effects.Close())

    def _refused_by_other(self, told: messages.RefusalTold) -> None:
        self._fail(told.reason, told.seq, by_other=True)

    def _pong(self, _: messages.Ping) -> None:
        self._out.send(messages.Pong())

    def _in_play(self, message: Message) -> None:
        assert self._play
        _PLAYED[type(message)](self._play, message, self._now_ms)


def _agreed_header(terms: TableOffer, opener: str, joiner: str, anchor: str) -> MatchHeader:
    """What both have, if the one who joins has ``anchor``. Raises TableRefused for impossible terms."""
    names = Pair(joiner, joiner).with_value(terms.seat, opener)
    anchors = Pair(anchor, anchor).with_value(terms.seat, terms.anchor)
    header = shared_header(terms.options, terms.created, names, anchors)
    try:
        header_to_json(header)
    except CodecError:
        raise TableRefused(TableFault.IMPOSSIBLE_TERMS) from None
    return header


def _do(play: JointPlay, order: orders.Order, now_ms: int) -> None:
    match order:
        case orders.Decides(entry):
            play.write(entry, now_ms)
        case orders.Rolls():
            play.roll()
        case orders.Wishes(entry, seq):
            play.wish(messages.Wish(seq, entry))


_PLAYED: Mapping[type, Callable[[JointPlay, Any, int], None]] = MappingProxyType(
    {
        messages.EntryTold: JointPlay.entry_told,
        messages.RollAsked: lambda play, message, _: play.roll_asked(message),
        messages.Reveal: JointPlay.revealed,
        messages.Wish: lambda play, message, _: play.wished(message),
    }
)

Handler = Callable[[Session, Any], None]

TABLE: Mapping[tuple[SessionStage, type], Handler] = MappingProxyType(
    {
        (SessionStage.GREETING, messages.Hello): Session._greeted,
        (SessionStage.JOINING, TableOffer): Session._offered,
        (SessionStage.OFFERED, messages.Agree): Session._agreed,
        (SessionStage.OFFERED, messages.Decline): Session._declined,
        (SessionStage.AGREED, messages.Begin): Session._begun,
        (SessionStage.PLAYING, messages.EntryTold): Session._in_play,
        (SessionStage.PLAYING, messages.RollAsked): Session._in_play,
        (SessionStage.PLAYING, messages.Reveal): Session._in_play,
        (SessionStage.PLAYING, messages.Wish): Session._in_play,
        (SessionStage.PLAYING, messages.Say): Session._said_by_other,
        (SessionStage.PLAYING, messages.SayCanned): Session._said_by_other,
        (SessionStage.PLAYING, messages.Aside): Session._watched,
        (SessionStage.PLAYING, messages.Audience): Session._watched,
    }
)
"""Every message that has a place in a stage."""

ALWAYS: Mapping[type, Handler] = MappingProxyType(
    {
        messages.Ping: Session._pong,
        messages.Pong: lambda _session, _message: None,
        messages.Unknown: lambda _session, _message: None,
        messages.Leave: Session._other_left,
        messages.RefusalTold: Session._refused_by_other,
    }
)
"""Messages that have a place in every stage with a connection."""
