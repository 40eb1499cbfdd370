"""A match under way at a table: what is decided here and there, the rolls of both, and coming into step."""

from __future__ import annotations

from dataclasses import replace

from bgdesk.match.events import Abandoned, Entry, TakenBack
from bgdesk.net import effects, messages
from bgdesk.net.clockwork import WITHHELD_MS, DecisionWatch
from bgdesk.net.faults import TableFault, TableRefused
from bgdesk.net.outbox import Outbox
from bgdesk.net.shared_game import SharedGame


class JointPlay:
    """``game`` between two programs that are in step, apart, or on the way to one another.

    Methods that hear something raise TableRefused for what cannot be so.
    """

    def __init__(self, game: SharedGame, out: Outbox) -> None:
        self.game = game
        self.is_in_step = False
        self._out, self._watch = out, DecisionWatch()
        self._catch_up_to = 0
        self._awaited = 0, 0
        """Which of the other's secrets, and since when; no secret has number 0 after the anchors."""

    @property
    def awaits_their_roll(self) -> bool:
        """Whether the other may roll, and has not yet."""
        return self.game.may_roll(self.game.me.opponent) and not self.game.is_roll_pending

    def resume(self, place: messages.Resume, now_ms: int) -> None:
        """The other stands at ``place``: tell what it lacks, and wait for what this program lacks."""
        for told in self.game.told_since(place):
            self._out.send(told)
        self.come_into_step(place.seq, now_ms)

    def come_into_step(self, seq: int, now_ms: int) -> None:
        """Go on once ``seq`` entries are there; a roll that was promised comes first."""
        self._catch_up_to = seq
        if self.is_in_step or self.game.seq < seq:
            return
        self.is_in_step = True
        self._watch.go_on(now_ms)
        is_rolling = self.game.is_roll_pending
        self._out.add(effects.InStep(is_rolling))
        if is_rolling and self.game.may_roll(self.game.me):
            self._out.send(messages.RollAsked(self.game.seq))
        for kind in (Abandoned, TakenBack):
            self._tell_wish(kind)

    def part(self, now_ms: int) -> None:
        """The other cannot be heard."""
        self.is_in_step, self._awaited = False, (0, 0)
        self._watch.stop(now_ms)

    def overdue(self, now_ms: int) -> TableFault | None:
        """What the other program should have done by now: told its secret, or said how its player decided."""
        game = self.game
        if not self.is_in_step:
            return None
        secret = game.next_secret if game.is_roll_pending else 0
        if secret != self._awaited[0]:
            self._awaited = secret, now_ms
        if secret and now_ms - self._awaited[1] >= WITHHELD_MS:
            return TableFault.KEPT_BACK
        may_decide = self._watch.may_decide(game.state, game.me.opponent, now_ms)
        return None if may_decide else TableFault.WRONG_CLOCK

    def write(self, entry: Entry, now_ms: int) -> None:
        """``entry`` stands in the own journal. Raises TableRefused where another has to write."""
        told = self.game.write(entry)
        self._watch.follow(entry, now_ms)
        if self.is_in_step:
            self._out.send(told)

    def roll(self) -> None:
        """Roll, if it is for this player to do so; what was promised once cannot be taken back."""
        if self.is_in_step and self.game.may_roll(self.game.me) and not self.game.is_roll_pending:
            self._out.add(effects.KeepPromise(self.game.promise()))
            self._out.send(messages.RollAsked(self.game.seq))

    def wish(self, wish: messages.Wish) -> None:
        """Ask the other, once, to write what is wished; without effect where the own player writes next."""
        game, kind = self.game, type(wish.body)
        if (
            game.writer is game.me
            or game.wish_of(game.me, kind)
            or not game.may_be_wished(game.me, wish.body)
        ):
            return
        if game.wishes(game.me, wish):
            self._out.add(effects.KeepWish(wish))
            self._tell_wish(kind)

    def _tell_wish(self, kind: type) -> None:
        wish = self.game.wish_of(self.game.me, kind)
        if wish and self.is_in_step and self.game.writer is not self.game.me:
            self._out.send(replace(wish, seq=min(wish.seq, self.game.seq)))

    def entry_told(self, told: messages.EntryTold, now_ms: int) -> None:
        """The other wrote an entry."""
        is_timed = self.game.header.options.clock is not None
        if is_timed and not self._watch.credits(told.body, now_ms):
            raise TableRefused(TableFault.WRONG_CLOCK)
        self._happened(self.game.read(told), now_ms)
        self.come_into_step(self._catch_up_to, now_ms)

    def roll_asked(self, asked: messages.RollAsked) -> None:
        """The other rolls."""
        game = self.game
        if not self.is_in_step or asked.seq != game.seq or not game.may_roll(game.me.opponent):
            raise TableRefused(TableFault.EARLY_ROLL)
        if not game.is_roll_pending:
            self._out.add(effects.KeepPromise(game.promise()))
        self._out.send(game.reveal())

    def revealed(self, theirs: messages.Reveal, now_ms: int) -> None:
        """The other told a secret."""
        game, is_own_roll = self.game, self.game.may_roll(self.game.me)
        mine = game.reveal() if game.is_roll_pending and self.is_in_step else None
        if mine is None:
            raise TableRefused(TableFault.EARLY_REVEAL)
        self._happened(game.roll_with(theirs), now_ms)
        if is_own_roll:
            self._out.send(mine)

    def wished(self, wish: messages.Wish) -> None:
        """The other wants to have something written: to give up, or to take a decision back.

        A wish that crossed the end of what it was about is past, which is nobody's fault.
        """
        game, wisher = self.game, self.game.me.opponent
        if not isinstance(wish.body, TakenBack) and wish.body != Abandoned(wisher):
            raise TableRefused(TableFault.NOT_AT_A_TABLE)
        if wish.seq > game.seq:
            raise TableRefused(TableFault.DISAGREE)
        if not game.wishes(wisher, wish) or game.writer is wisher:
            return
        if not game.may_be_wished(wisher, wish.body):
            raise TableRefused(TableFault.NOT_AT_A_TABLE)
        made = effects.TakeBackAsked if isinstance(wish.body, TakenBack) else effects.Wished
        self._out.add(made(wish.body, wish.seq))

    def _happened(self, entry: Entry, now_ms: int) -> None:
        self._watch.follow(entry, now_ms)
        self._out.add(effects.EntryCame(self.game.seq - 1, entry))
