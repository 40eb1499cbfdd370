"""Two programs at a table, without sockets: a session, a journal and a player each, and a pipe between."""

from __future__ import annotations

from dataclasses import dataclass, field
from random import Random

from bgdesk.match.codec.record_codec import record_to_text
from bgdesk.match.dice_source import ReplayedDice
from bgdesk.match.events import Abandoned, Entry, Event, OpeningRolled, Rolled
from bgdesk.match.options import MatchOptions, match_options
from bgdesk.match.record import MatchHeader, MatchRecord
from bgdesk.match.state import Phase
from bgdesk.net import effects, orders
from bgdesk.net.dice_chain import DiceChain
from bgdesk.net.faults import TableFault
from bgdesk.net.lines import LineBuffer
from bgdesk.net.messages import TableOffer, Wish, encoded
from bgdesk.net.session import Session
from bgdesk.net.shared_game import SharedGame, as_shared
from bgdesk.rules.dice import Dice
from bgdesk.rules.player import Player
from tests.match.autoplay import next_event

WHITE, BLACK = Player.WHITE, Player.BLACK
CREATED = "2026-01-02T03:04:05+00:00"
ENOUGH = 4_000
"""Secrets for any match of these tests."""
_ANY_DICE = ReplayedDice([Dice(1, 2)] * ENOUGH)


def chain_of(number: int, secrets: int = ENOUGH) -> DiceChain:
    """The same secrets for the same number."""
    return DiceChain(bytes([number]) * 32, secrets)


def offer(chain: DiceChain, options: MatchOptions | None = None, seat: Player = WHITE) -> TableOffer:
    """What the opener of the table wants to play."""
    return TableOffer(options or match_options(1), seat, CREATED, chain.anchor.hex())


@dataclass
class Program:
    """All that one of two programs is but its window: what is on its disk outlives `restart`."""

    name: str
    chain: DiceChain
    terms: TableOffer | None = None
    header: MatchHeader | None = None
    me: Player | None = None
    journal: list[Entry] = field(default_factory=list)
    promised: int = 0
    kept_wishes: dict[type, Wish] = field(default_factory=dict)
    out: bytearray = field(default_factory=bytearray)
    faults: list[effects.Refusing] = field(default_factory=list)
    told: list[effects.Effect] = field(default_factory=list)
    is_in_step: bool = False
    is_rolling: bool = False
    is_closing: bool = False
    now_ms: int = 0

    def __post_init__(self) -> None:
        self.restart()

    def restart(self) -> None:
        """Killed and started again; only what was on disk is there."""
        game = None
        if self.header and self.me:
            game = SharedGame(
                as_shared(self.header),
                self.me,
                self.chain,
                self.journal,
                self.promised,
                self.kept_wishes.values(),
            )
        self.session = Session(self.name, self.chain, self.now_ms, self.terms, game)
        self.wished: Entry | None = None
        self.asked: effects.TakeBackAsked | None = None
        self.lost()

    def connected(self) -> None:
        self.buffer, self.is_closing = LineBuffer(), False
        self.out.clear()
        self._follow(self.session.connected(self.now_ms))

    def lost(self) -> None:
        self.out.clear()
        self._follow(self.session.lost(self.now_ms))
        self.is_in_step, self.is_closing = False, False

    def hears(self, data: bytes) -> None:
        for line in self.buffer.fed(data):
            self._follow(self.session.heard(line, self.now_ms))

    def does(self, order: orders.Order) -> None:
        self._follow(self.session.do(order, self.now_ms))

    def waits(self, ms: int) -> None:
        self.now_ms += ms
        self._follow(self.session.passes(self.now_ms))

    @property
    def record(self) -> MatchRecord:
        """The match, which the session has as well; `shared_text` looks at the journal."""
        assert self.session.game
        return self.session.game.record()

    @property
    def is_over(self) -> bool:
        game = self.session.game
        return game is not None and game.state.phase is Phase.OVER

    @property
    def may_act(self) -> bool:
        """Whether its player has to do something now."""
        game = self.session.game
        if not self.is_in_step or self.is_rolling or not game or self.is_over:
            return False
        return game.writer is self.me

    def acts(self, choose: Random) -> None:
        """What the rules allow, written to the journal before anybody hears of it."""
        game = self.session.game
        if self.wished and game and self.me and game.wish_of(self.me.opponent):
            self.writes(self.wished)
            return
        asked = self.asked
        if asked and len(self.journal) == asked.seq and choose.random() < 0.5:
            self.writes(asked.entry)
            return
        event: Event = next_event(self.record, _ANY_DICE, choose)
        if isinstance(event, OpeningRolled | Rolled):
            self.is_rolling = True
            self.does(orders.Rolls())
        else:
            self.writes(event)

    def writes(self, entry: Entry) -> None:
        self.journal.append(entry)
        self.wished = None
        self.does(orders.Decides(entry))

    def gives_up(self) -> None:
        assert self.me
        if self.may_act:
            self.writes(Abandoned(self.me))
        else:
            self.does(orders.Wishes(Abandoned(self.me), len(self.journal)))

    def asks_back(self) -> None:
        """Ask to take the own last decision back."""
        game = self.session.game
        if game and self.me and not self.may_act and (wanted := game.take_back_of(self.me)):
            self.does(orders.Wishes(wanted, len(self.journal)))

    def _follow(self, made: list[effects.Effect]) -> None:
        self.told += made
        for effect in made:
            self._do(effect)
        if any(isinstance(effect, effects.TermsOffered) for effect in made):
            self.does(orders.Agrees())

    def _do(self, effect: effects.Effect) -> None:  # noqa: C901  # one case each
        match effect:
            case effects.Send(message, number):
                self.out += encoded(message, number)
            case effects.KeepPromise(k):
                self.promised = k
            case effects.KeepWish(wish):
                self.kept_wishes[type(wish.body)] = wish
            case effects.MatchBegun(header, me, seed):
                assert seed == self.chain.seed
                self.header, self.me, self.journal = header, me, []
            case effects.EntryCame(seq, entry):
                assert seq == len(self.journal)
                self.journal.append(entry)
                if isinstance(entry, OpeningRolled | Rolled):
                    self.is_rolling = False
            case effects.InStep(is_rolling):
                self.is_in_step, self.is_rolling = True, is_rolling
            case effects.OutOfStep():
                self.is_in_step = False
            case effects.Wished(entry):
                self.wished = entry
            case effects.TakeBackAsked():
                self.asked = effect
            case effects.Refusing():
                self.faults.append(effect)
            case effects.Close():
                self.is_closing = True

    @property
    def refused(self) -> list[TableFault]:
        """What it refused of the other."""
        return [fault.fault for fault in self.faults if not fault.by_other]


def two(options: MatchOptions | None = None, seat: Player = WHITE) -> tuple[Program, Program]:
    """The opener of a table and the one who joins, still apart."""
    opener, joiner = chain_of(1), chain_of(2)
    return Program("Ada", opener, offer(opener, options, seat)), Program("Bob", joiner)


def connect(one: Program, other: Program) -> None:
    """A new connection between both."""
    one.connected()
    other.connected()


def pass_on(one: Program, other: Program) -> None:
    """Everything that is on the way arrives, and what is said to that."""
    while one.out or other.out:
        for sender, hearer in ((one, other), (other, one)):
            data = bytes(sender.out)
            sender.out.clear()
            hearer.hears(data)


def play(one: Program, other: Program, choose: Random, most: int = 5_000) -> None:
    """At most so many decisions, fewer when the match ends or nobody may act."""
    for _ in range(most):
        pass_on(one, other)
        actor = next((each for each in (one, other) if each.may_act), None)
        if actor is None:
            return
        actor.acts(choose)
    pass_on(one, other)


def shared_text(program: Program) -> str:
    """The match as both should have it, as the text of a file."""
    assert program.header
    return record_to_text(MatchRecord(as_shared(program.header), program.journal))
