"""One match that two programs write together: entries with their hashes, and the secrets for the dice.

At every moment one of them writes the next entry: the player to act, and White between games and for the
opening. A roll is written by both, once both secrets are known. So the records cannot fork.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterable
from dataclasses import replace

from bgdesk.match import events
from bgdesk.match.codec.record_codec import entry_to_json, header_to_json
from bgdesk.match.dice.fair_dice import SHARED
from bgdesk.match.dice.shared_dice import shared_dice, shared_match_id
from bgdesk.match.events import Entry, OpeningRolled, Roll, Rolled, TakenBack
from bgdesk.match.options import MatchOptions
from bgdesk.match.record import (
    DiceRecord,
    MatchHeader,
    MatchRecord,
    RecordBuilder,
    Seat,
    SeatKind,
    last_decision,
)
from bgdesk.match.state import MatchState, Pair, Phase
from bgdesk.net.dice_chain import DiceChain, KnownChain
from bgdesk.net.faults import TableFault, TableRefused
from bgdesk.net.messages import EntryTold, Resume, Reveal, Wish
from bgdesk.rules.player import Player
from bgdesk.rules.refusal import Refused

AT_A_TABLE = (
    events.GameStarted,
    events.Played,
    events.DoubleNamed,
    events.Doubled,
    events.Raised,
    events.Taken,
    events.Passed,
    events.ResignationOffered,
    events.ResignationAccepted,
    events.ResignationRejected,
    events.FlagFell,
    events.Abandoned,
)
"""What one player writes; the rolls come from both."""

_ENDS_WISHES = (events.Abandoned, events.GameStarted)


def shared_header(options: MatchOptions, created: str, names: Pair[str], anchors: Pair[str]) -> MatchHeader:
    """The header that both programs have, in which nobody is remote and no seed stands."""
    both = (anchors.white, anchors.black)
    seats = Pair(Seat(names.white), Seat(names.black))
    return MatchHeader(shared_match_id(both), created, options, seats, DiceRecord(SHARED, anchors=both))


def elsewhere(name: str, *, is_taken: bool) -> Seat:
    """The seat, in the own library, of somebody called ``name`` at another computer.

    The name is put in quotation marks where it ``is_taken`` for the player here, who is spoken to by it, and
    where it stands in such marks already, so that `as_shared` can take them away again.
    """
    is_marked = is_taken or _is_marked(name)
    return Seat(f"“{name}”" if is_marked else name, SeatKind.REMOTE)


def _is_marked(name: str) -> bool:
    return len(name) > 1 and name.startswith("“") and name.endswith("”")


def _shared_seat(seat: Seat) -> Seat:
    is_marked = seat.kind is SeatKind.REMOTE and _is_marked(seat.name)
    return Seat(seat.name[1:-1] if is_marked else seat.name)


def as_shared(header: MatchHeader) -> MatchHeader:
    """The header that both have of a match whose ``header`` in the own library knows who is remote."""
    seats = Pair(_shared_seat(header.seats.white), _shared_seat(header.seats.black))
    return replace(header, seats=seats, dice=replace(header.dice, secret=None), tutor=None)


def header_hash(header: MatchHeader) -> str:
    """What the first entry follows upon: SHA-256 of the header as canonical JSON, in hex."""
    return hashlib.sha256(_canonical(header_to_json(header))).hexdigest()


def hash_after(head: str, entry: Entry) -> str:
    """What the next entry follows upon: SHA-256 of ``head``, a line feed and the entry as canonical JSON."""
    return hashlib.sha256(head.encode() + b"\n" + _canonical(entry_to_json(entry))).hexdigest()


def is_past(wisher: Player, entries: Iterable[Entry]) -> bool:
    """Whether a wish of ``wisher`` to give up has ended with ``entries``, which came after it."""
    return any(
        isinstance(entry, _ENDS_WISHES)
        or (not isinstance(entry, Rolled) and getattr(entry, "player", None) is wisher)
        for entry in entries
    )


def _canonical(plain: object) -> bytes:
    return json.dumps(plain, sort_keys=True, separators=(",", ":")).encode()


class SharedGame:
    """The match as ``me`` knows it, with ``chain`` for the dice; ``header`` is that of `shared_header`.

    ``promised`` is the number of the last own secret that was told, or rolled for; where it is that of the
    next roll, nothing but this roll can come next. ``wishes`` are what was wished here. Raises ValueError for
    an own chain that is not that of the header.
    """

    def __init__(
        self,
        header: MatchHeader,
        me: Player,
        chain: DiceChain,
        entries: Iterable[Entry] = (),
        promised: int = 0,
        wishes: Iterable[Wish] = (),
    ) -> None:
        anchors = Pair(*map(bytes.fromhex, header.dice.anchors))
        if anchors.of(me) != chain.anchor:
            raise ValueError("the seed is not that of this match")
        self.me, self.header, self.promised = me, header, promised
        self._wishes = {(me, type(wish.body)): wish for wish in wishes}
        self._chain, self._theirs = chain, KnownChain(anchors.of(me.opponent))
        self._builder, self._entries, self._heads = (
            RecordBuilder(header),
            list[Entry](),
            [header_hash(header)],
        )
        for entry in entries:
            self._add(entry)

    @property
    def state(self) -> MatchState:
        """The present state."""
        return self._builder.state

    @property
    def is_on(self) -> bool:
        """Whether a game is being played."""
        return self.state.phase not in (Phase.BEFORE_GAME, Phase.OVER)

    @property
    def seq(self) -> int:
        """The number of the next entry."""
        return len(self._entries)

    @property
    def head(self) -> str:
        """What the next entry follows upon."""
        return self._heads[-1]

    @property
    def writer(self) -> Player:
        """Who writes the next entry, or rolls."""
        return self.state.to_act or Player.WHITE

    @property
    def next_secret(self) -> int:
        """The number of the secrets for the next roll."""
        return self._builder.next_roll + 1

    @property
    def is_roll_pending(self) -> bool:
        """Whether the next roll has been promised."""
        return self.promised >= self.next_secret and self.state.awaits_roll

    def record(self) -> MatchRecord:
        """What both have written so far."""
        return self._builder.record()

    def place(self) -> Resume:
        """Where this match stands."""
        return Resume(self.header.id, self.seq, self.head)

    def told_since(self, place: Resume) -> list[EntryTold]:
        """What the other lacks, who stands at ``place``. Raises TableRefused when the records differ."""
        if place.match_id != self.header.id:
            raise TableRefused(TableFault.OTHER_TABLE)
        if place.seq > self.seq:
            return []
        if place.head != self._heads[place.seq]:
            raise TableRefused(TableFault.DISAGREE)
        return [self.told(seq) for seq in range(place.seq, self.seq)]

    def write(self, entry: Entry) -> EntryTold:
        """Have the own ``entry`` written. Raises TableRefused when it is not for this player to write."""
        self._check_author(entry, self.me)
        self._add(entry)
        return self.told(self.seq - 1)

    def read(self, told: EntryTold) -> Entry:
        """Have the other's entry written, or one that was wished here. Raises TableRefused."""
        if told.seq != self.seq or told.prev != self.head:
            raise TableRefused(TableFault.DISAGREE)
        if isinstance(told.body, OpeningRolled | Rolled):
            self._check_roll(told.body)
        else:
            self._check_author(told.body, self.me.opponent)
        self._add(told.body)
        return told.body

    def wish_of(self, player: Player, kind: type = events.Abandoned) -> Wish | None:
        """What ``player`` wants to have written, as long as it stands.

        A wish to give up does until a game begins or is given up, or until ``player`` decides something; one
        to take something back until anything else is written.
        """
        wish = self._wishes.get((player, kind))
        if wish is None:
            return None
        since = self._entries[wish.seq :]
        if since if kind is TakenBack else is_past(player, since):
            del self._wishes[player, kind]
            return None
        return wish

    def wishes(self, player: Player, wish: Wish) -> bool:
        """Whether the ``wish`` of ``player`` stands; it is past if what it was about has ended since."""
        kind = type(wish.body)
        self._wishes[player, kind] = wish
        return self.wish_of(player, kind) is not None

    def may_be_wished(self, player: Player, body: Entry) -> bool:
        """Whether ``player`` may want to have ``body`` written: to give up, or take the last decision back.

        Rolls that are taken back with it do not come again, for their secrets are known.
        """
        return body in (events.Abandoned(player), self.take_back_of(player))

    def take_back_of(self, player: Player) -> TakenBack | None:
        """What takes back the last decision of ``player`` in this game, and all that came after it."""
        keep = last_decision(self.record().events, player)
        return None if keep is None else TakenBack(keep, same_dice=False)

    def promise(self) -> int:
        """The own secret for the next roll is about to be told, or rolled for."""
        self.promised = self.next_secret
        return self.promised

    def may_roll(self, player: Player) -> bool:
        """Whether ``player`` may roll now."""
        return self.state.awaits_roll and player is self.writer

    def reveal(self) -> Reveal:
        """The own secret for the next roll, which has been promised."""
        assert self.is_roll_pending
        return Reveal(self.promised, self._chain.secret(self.promised).hex())

    def roll_with(self, theirs: Reveal) -> Roll:
        """Have the roll written that follows from the other's secret and the own. Raises TableRefused."""
        if theirs.k != self.next_secret or not self.is_roll_pending:
            raise TableRefused(TableFault.EARLY_REVEAL)
        secrets = Pair(theirs.secret, theirs.secret).with_value(self.me, self.reveal().secret)
        roll = self._roll_of((secrets.white, secrets.black))
        self._check_roll(roll)
        self._add(roll)
        return roll

    def _roll_of(self, secrets: tuple[str, str]) -> Roll:
        state, number = self.state, self._builder.next_roll
        dice = shared_dice(self.header.id, tuple(map(bytes.fromhex, secrets)), number)
        if state.phase is Phase.OPENING:
            return OpeningRolled(dice.first, dice.second, number, secrets)
        return Rolled(self.writer, dice, number, secrets)

    def _check_roll(self, roll: Roll) -> None:
        """Raises TableRefused unless the next secrets of both are in ``roll``, and make its dice."""
        if not self.state.awaits_roll:
            raise TableRefused(TableFault.NOT_NOW)
        if len(roll.secrets) != 2:
            raise TableRefused(TableFault.WRONG_SECRET)
        both = Pair(*roll.secrets)
        is_mine = both.of(self.me) == self._chain.secret(self.next_secret).hex()
        if not is_mine or self._theirs.grown(bytes.fromhex(both.of(self.me.opponent))) is None:
            raise TableRefused(TableFault.WRONG_SECRET)
        if roll != self._roll_of((both.white, both.black)):
            raise TableRefused(TableFault.ILLEGAL, "other dice")

    def _check_author(self, entry: Entry, author: Player) -> None:
        if self.is_roll_pending:
            raise TableRefused(TableFault.ROLL_PENDING)
        wish = self.wish_of(author.opponent, type(entry))
        is_granted = wish is not None and wish.body == entry
        if not is_granted and not isinstance(entry, AT_A_TABLE):
            raise TableRefused(TableFault.NOT_AT_A_TABLE)
        if self.writer is not author or not (is_granted or getattr(entry, "player", author) is author):
            raise TableRefused(TableFault.NOT_YOURS)

    def _add(self, entry: Entry) -> None:
        try:
            self._builder.add(entry)
        except Refused as refused:
            raise TableRefused(TableFault.ILLEGAL, str(refused)) from None
        if isinstance(entry, OpeningRolled | Rolled):
            theirs = self._theirs.grown(bytes.fromhex(Pair(*entry.secrets).of(self.me.opponent)))
            assert theirs
            self._theirs = theirs
        self._entries.append(entry)
        self._heads.append(hash_after(self.head, entry))

    def entry(self, seq: int) -> Entry:
        """Entry number ``seq``."""
        return self._entries[seq]

    def told(self, seq: int) -> EntryTold:
        """Entry number ``seq`` as the other has to hear it."""
        return EntryTold(seq, self._heads[seq], self._entries[seq])
