"""One tournament that is directed here: what happens is stored, then it is so."""

from __future__ import annotations

import logging
import threading
from collections.abc import Callable, Sequence

from bgdesk.library.problems import JournalError, Trouble
from bgdesk.library.tournaments import Tournaments
from bgdesk.match.record import MatchHeader, MatchRecord
from bgdesk.match.state import Phase
from bgdesk.match.tournament.slot_matches import decided_by, is_simulated, match_header
from bgdesk.match.tournament.slots import TournamentSlot
from bgdesk.match.tournament.tournament import Tournament, TournamentHeader
from bgdesk.match.tournament.tournament_events import Closed, MatchLinked, TournamentEvent

_log = logging.getLogger(__name__)


class TournamentBook:
    """``tournament`` as it stands; safe to use from several threads.

    Every method raises JournalError on failure, and TournamentRefused for what cannot happen: then nothing
    has changed.
    """

    def __init__(self, shelf: Tournaments, tournament: Tournament, secret: bytes) -> None:
        self._shelf = shelf
        self._secret = secret
        self._lock = threading.RLock()
        self.tournament = tournament

    @classmethod
    def begun(
        cls,
        shelf: Tournaments,
        header: TournamentHeader,
        secret: bytes,
        events: Sequence[TournamentEvent],
        tournament: Tournament,
    ) -> TournamentBook:
        """A new one, which `Tournament` ``tournament`` is after ``events``."""
        shelf.begin(header, secret, events)
        return cls(shelf, tournament, secret)

    @classmethod
    def opened(
        cls, shelf: Tournaments, tournament_id: str, record: Callable[[str], MatchRecord]
    ) -> TournamentBook:
        """One to go on with; matches that came to their end meanwhile count. ``record`` reads a match."""
        loaded = shelf.load(tournament_id)
        book = cls(shelf, loaded.tournament, loaded.secret or b"")
        try:
            book._catch_up(record)
        except BaseException:
            shelf.release(tournament_id)
            raise
        return book

    @property
    def id(self) -> str:
        """Of the tournament."""
        return self.tournament.header.id

    @property
    def told_secret(self) -> bytes | None:
        """What draw and dice came from; ``None`` as long as matches are to be played."""
        return self._secret if self.tournament.is_closed else None

    def wait_at_most(self, patience_ms: int) -> None:
        """In this thread nothing waits longer for another program."""
        self._shelf.wait_at_most(patience_ms)

    def close(self) -> None:
        """Let another program have it."""
        self._shelf.release(self.id)

    def add(self, *events: TournamentEvent) -> None:
        """``events`` happen."""
        with self._shelf.alone(self._lock):
            self._add(events)

    def _add(self, events: Sequence[TournamentEvent], simulated: MatchRecord | None = None) -> None:
        after = self.tournament.after(events)
        if after.is_decided and not after.is_closed:
            events = (*events, Closed())
            after = after.append(Closed())
        self._shelf.append(self.id, len(self.tournament.events), events, simulated)
        self.tournament = after

    def next_simulated(self, wanted: str = "") -> TournamentSlot | None:
        """The slot ``wanted``, or else the first, that two computers are to play; ``None`` without one."""
        tournament = self.tournament
        found = [slot for slot in tournament.ready() if is_simulated(tournament, slot)]
        return next((slot for slot in found if slot.plan.id == wanted), found[0] if found else None)

    def header_for(self, slot: TournamentSlot, created: str) -> MatchHeader:
        """The match to be simulated for ``slot``."""
        return match_header(self.tournament, slot, self._secret, created)

    def salt(self, slot: TournamentSlot, header: MatchHeader) -> str:
        """What the mistakes of the computers depend on: as at the table, repeatable where the dice are."""
        seed = self.tournament.header.seed
        return header.id if seed is None else f"{seed}/{slot.plan.id}"

    def add_simulated(self, slot: TournamentSlot, record: MatchRecord) -> None:
        """The match ``record`` was played for ``slot``; it is stored with what it decides, all or nothing.

        Without effect where it is not the one to be played for that slot any more.
        """
        with self._shelf.alone(self._lock):
            if self._awaits(slot, record.header):
                linked = MatchLinked(slot.plan.id, record.header.id)
                self._add((linked, decided_by(slot, record)), record)

    def _awaits(self, slot: TournamentSlot, header: MatchHeader) -> bool:
        """Whether ``slot`` is still to be played by those two, and next with the match of ``header``."""
        now = self.tournament.find(slot.plan.id)
        if now is None or not now.is_ready or (now.plan, now.sides) != (slot.plan, slot.sides):
            return False
        return header.id == self.header_for(now, header.created).id

    def link(self, slot_id: str, created: str) -> MatchHeader | str | None:
        """A match for the slot at the table: what is to be begun, or the id of the one that is under way.

        Where the last one lies in the trash or is not there, another is begun, whose dice nobody can know;
        ``None`` where the slot is not there any more.
        """
        with self._shelf.alone(self._lock):
            slot = self.tournament.find(slot_id)
            if slot is None:
                return None
            if slot.match_id and self._shelf.is_playable(slot.match_id):
                return slot.match_id
            header = self.header_for(slot, created)
            self._add((MatchLinked(slot.plan.id, header.id),))
            return header

    def note(self, slot_id: str, record: MatchRecord) -> bool:
        """A match that is over decides its slot; False where that was noted, or another match counts."""
        with self._shelf.alone(self._lock):
            slot = self.tournament.find(slot_id)
            is_its_own = slot is not None and not slot.outcome and slot.match_id == record.header.id
            if slot is None or not is_its_own or record.state.phase is not Phase.OVER:
                return False
            self._add((decided_by(slot, record),))
            return True

    def _catch_up(self, record: Callable[[str], MatchRecord]) -> None:
        for slot in self.tournament.ready():
            if slot.match_id and self._shelf.is_playable(slot.match_id):
                try:
                    self.note(slot.plan.id, record(slot.match_id))
                except JournalError as problem:
                    if problem.trouble is not Trouble.MATCH_DAMAGED:
                        raise
                    _log.warning("match %s of a tournament cannot be read", slot.match_id)
