"""A match between two others, checked entry by entry by one who watches: rules, hashes, and dice of both."""

from __future__ import annotations

from bgdesk.match.dice.shared_dice import shared_dice
from bgdesk.match.events import OpeningRolled, Roll, Rolled, TakenBack
from bgdesk.match.record import MatchHeader, MatchRecord, RecordBuilder
from bgdesk.match.state import MatchState, Pair
from bgdesk.net.dice_chain import KnownChain
from bgdesk.net.faults import TableFault, TableRefused
from bgdesk.net.messages import EntryTold, Resume
from bgdesk.net.shared_game import AT_A_TABLE, hash_after, header_hash
from bgdesk.rules.refusal import Refused


class WatchedGame:
    """What one who watches knows of the match of ``header``."""

    def __init__(self, header: MatchHeader) -> None:
        self.header, self._builder, self._head, self._seq = (
            header,
            RecordBuilder(header),
            header_hash(header),
            0,
        )
        self._known = Pair(*(KnownChain(bytes.fromhex(anchor)) for anchor in header.dice.anchors))

    @property
    def state(self) -> MatchState:
        """The present state."""
        return self._builder.state

    def record(self) -> MatchRecord:
        """What has been told so far."""
        return self._builder.record()

    def place(self) -> Resume:
        """Where this match stands."""
        return Resume(self.header.id, self._seq, self._head)

    def read(self, told: EntryTold) -> None:
        """One more entry. Raises TableRefused for what cannot be so."""
        if told.seq != self._seq or told.prev != self._head:
            raise TableRefused(TableFault.DISAGREE)
        entry, known = told.body, self._known
        if isinstance(entry, OpeningRolled | Rolled):
            known = self._checked(entry)
        elif not isinstance(entry, AT_A_TABLE) and not (isinstance(entry, TakenBack) and not entry.same_dice):
            raise TableRefused(TableFault.NOT_AT_A_TABLE)
        try:
            self._builder.add(entry)
        except Refused as refused:
            raise TableRefused(TableFault.ILLEGAL, str(refused)) from None
        self._known, self._seq, self._head = known, self._seq + 1, hash_after(self._head, entry)

    def _checked(self, roll: Roll) -> Pair[KnownChain]:
        """The chains with the secrets of ``roll``, which have to make its dice."""
        if len(roll.secrets) != 2:
            raise TableRefused(TableFault.WRONG_SECRET)
        secrets = tuple(map(bytes.fromhex, roll.secrets))
        white, black = self._known.white.grown(secrets[0]), self._known.black.grown(secrets[1])
        if white is None or black is None:
            raise TableRefused(TableFault.WRONG_SECRET)
        number = self._builder.next_roll
        if roll.roll != number or roll.dice != shared_dice(self.header.id, secrets, number):
            raise TableRefused(TableFault.ILLEGAL, "other dice")
        return Pair(white, black)
