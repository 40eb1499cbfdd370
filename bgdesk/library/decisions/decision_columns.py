"""The judged decisions of one person in memory: a column for each fact, and the matches that they are of."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cached_property
from operator import itemgetter
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from bgdesk.library.decisions.decided import TYPES, Decided
from bgdesk.library.decisions.decision_rows import MOMENT
from bgdesk.library.find.wanted import DecisionRef
from bgdesk.library.listing import PLAYED
from bgdesk.library.store import Store
from bgdesk.match.record import SeatKind
from bgdesk.rules.player import Player

Column = NDArray[Any]
Check = Callable[[], None]
"""Raises Cancelled once nobody waits any more."""
FACTS = np.dtype(list(zip(Decided._fields, TYPES, strict=True)))

_OTHER = f"CASE WHEN player = '{Player.WHITE.value}' THEN {{black}} ELSE {{white}} END"
_OPPONENT = _OTHER.format(black="listed.black", white="listed.white")
_WON = "CASE WHEN winner <> '' THEN winner = player END"
_ONCE = f"""
    (match_id, judge) NOT IN (
        SELECT file.id, known.judge
        FROM listed AS own
        JOIN listed AS file ON file.content = own.content AND file.kind <> '{PLAYED}'
        JOIN decision AS known ON known.match_id = own.id
        WHERE own.kind = '{PLAYED}' AND own.content <> '' AND own.binned IS NULL
    )
"""
"""A file of a match that was played here is the same match: with the same judge it does not count again."""
_OPPONENT_SEAT = _OTHER.format(black="listed.black_seat", white="listed.white_seat")


class DecidedBy(NamedTuple):
    """Which judge looked at how many decisions of a person, in which game."""

    game: str
    judge: str
    decisions: int
    matches: int


class MatchDecided(NamedTuple):
    """A match as one of its players sees it; ``moment`` is ISO 8601.

    ``result``, ``adjusted`` and ``luck`` are match winning chance above one half, or points of money.
    """

    match_id: str
    moment: str
    opponent: str
    is_computer: bool
    length: int
    is_won: bool | None
    result: float | None
    adjusted: float | None
    luck: float | None


@dataclass(frozen=True, slots=True)
class WantedDecisions:
    """Whose decisions, in which game and by which judge: figures are of one of each.

    Days are ISO 8601. ``is_computer`` asks for matches against computers, or against people alone.
    """

    profile: str
    game: str
    judge: str
    since: str = ""
    until: str = ""
    is_computer: bool | None = None

    @property
    def whole(self) -> WantedDecisions:
        """Those of all times and opponents."""
        return WantedDecisions(self.profile, self.game, self.judge)


class DecisionColumns:
    """The decisions of ``matches``, one after the other in their order; never changed.

    Without ``rows`` these are all of ``table``; ``match_of`` has the number of the match of each.
    """

    def __init__(
        self,
        matches: Sequence[MatchDecided],
        table: Column,
        match_of: Column,
        rows: Column | None = None,
    ) -> None:
        self.matches = matches
        self.match_of = match_of
        self._table = table
        self._rows = rows
        self._columns: dict[str, Column] = {}

    def __len__(self) -> int:
        return len(self.match_of)

    def of(self, field: str) -> Column:
        """One fact of all decisions."""
        if field not in self._columns:
            whole = self._table[field]
            self._columns[field] = np.ascontiguousarray(whole if self._rows is None else whole[self._rows])
        return self._columns[field]

    def has(self, flag: int) -> Column:
        """Which decisions have ``flag``."""
        return np.asarray((self.of("flags") & flag) != 0)

    @cached_property
    def ends(self) -> Column:
        """The last decision of each match that has any."""
        return np.flatnonzero(np.diff(self.match_of, append=np.uint32(len(self.matches) + 1)))

    def by_match(self, values: Column) -> Column:
        """The sums of ``values`` of the decisions, for each match."""
        found = np.zeros(len(self.matches))
        if len(self):
            begins = np.concatenate(([0], self.ends[:-1] + 1))
            found[self.match_of[self.ends]] = np.add.reduceat(values, begins, dtype=np.float64)
        return found

    def refs(self, rows: Column) -> tuple[DecisionRef, ...]:
        """Those in these rows, as a search names them."""
        events, matches = self.of("event")[rows].tolist(), self.match_of[rows].tolist()
        return tuple(
            DecisionRef(self.matches[match].match_id, event)
            for match, event in zip(matches, events, strict=True)
        )

    def only(self, mask: Column) -> DecisionColumns:
        """The decisions for which ``mask`` is true; the matches stay."""
        if mask.all():
            return self
        kept = np.flatnonzero(mask)
        rows = kept if self._rows is None else self._rows[kept]
        return DecisionColumns(self.matches, self._table, self.match_of[kept], rows)


class DecisionReader:
    """Every method raises JournalError when the disk or the file fails."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._last: tuple[WantedDecisions, tuple[int, ...], DecisionColumns] | None = None
        """What was read last, and of which state of the library."""

    def judges(self, profile: str) -> tuple[DecidedBy, ...]:
        """Who judged the decisions of ``profile``, by how many these are, the most first."""
        rows = self._store.read(
            "SELECT decision.game, judge, sum(decisions), count(DISTINCT match_id)"
            " FROM decision JOIN listed ON listed.id = match_id"
            f" WHERE profile = ? AND binned IS NULL AND {_ONCE}"
            " GROUP BY decision.game, judge ORDER BY 3 DESC, 1, 2",
            profile,
        )
        return tuple(DecidedBy(*row) for row in rows)

    def changes(self) -> tuple[int, ...]:
        """Another value once anything has been written to the library, by whomever."""
        return self._store.changes()

    def read(self, wanted: WantedDecisions, check: Check = lambda: None) -> DecisionColumns:
        """The decisions that are ``wanted``, in the order in which they were made."""
        changes, last = self._store.changes(), self._last
        if last and last[:2] == (wanted, changes):
            return last[2]
        found = self._read(wanted, check)
        self._last = wanted, changes, found
        return found

    def _read(self, wanted: WantedDecisions, check: Check) -> DecisionColumns:
        rows = self._store.read(
            f"SELECT match_id, {MOMENT} AS moment, {_OPPONENT}, {_OPPONENT_SEAT} = ? AS is_computer,"
            f" decision.length, {_WON}, result, adjusted, luck, data"
            " FROM decision JOIN listed ON listed.id = match_id"
            f" WHERE profile = ? AND decision.game = ? AND judge = ? AND binned IS NULL AND {_ONCE}"
            " AND substr(moment, 1, 10) >= ? AND (? = '' OR substr(moment, 1, 10) <= ?)"
            " AND (? IS NULL OR is_computer = ?)",
            SeatKind.BOT.value,
            wanted.profile,
            wanted.game,
            wanted.judge,
            wanted.since,
            wanted.until,
            wanted.until,
            wanted.is_computer,
            wanted.is_computer,
        )
        check()
        rows.sort(key=itemgetter(1, 0))  # SQLite would carry the bytes of all along
        return _columns(rows)


def _columns(rows: Sequence[tuple[Any, ...]]) -> DecisionColumns:
    parts = [row[-1][: len(row[-1]) - len(row[-1]) % FACTS.itemsize] for row in rows]
    lengths = [len(part) // FACTS.itemsize for part in parts]
    return DecisionColumns(
        tuple(MatchDecided._make(row[:-1]) for row in rows),
        np.frombuffer(b"".join(parts), FACTS),
        np.repeat(np.arange(len(rows), dtype=np.uint32), lengths),
    )
