"""Looks through all decisions of the library at once."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from time import perf_counter

import numpy as np

from bgdesk.library.find.columns import Check, Column, Columns, distances, loaded
from bgdesk.library.find.facts import (
    BETWEEN,
    BOARD_BYTES,
    KINDS,
    PHASES,
    PLAYERS,
    STEPS,
    UNJUDGED,
    DecisionFacts,
    FactFlag,
    clean,
    mask,
    sides,
)
from bgdesk.library.find.index_rows import IndexRows
from bgdesk.library.find.match_filter import whose_decisions
from bgdesk.library.find.ordering import ordered
from bgdesk.library.find.wanted import (
    DecisionRef,
    FoundDecision,
    Near,
    PointHolds,
    Span,
    Wanted,
)
from bgdesk.library.listing import ListedMatch

_EVENT_BITS = 32
"""Of a number that names a decision; the rest is its match."""
_FEW = 8
"""Once fewer than one in so many decisions is left, the rest is asked of those alone."""


@dataclass(frozen=True, eq=False)
class FoundDecisions:
    """What was found, in its order: ``rows`` of ``columns``, and how ``far`` away each is, if asked.

    Of all decisions that were ``looked_at`` so many are ``judged``.
    """

    columns: Columns
    rows: Column
    far: Column | None
    looked_at: int
    judged: int
    seconds: float

    def __len__(self) -> int:
        return len(self.rows)

    @cached_property
    def match_ids(self) -> frozenset[str]:
        """The matches in which something was found."""
        numbers = np.unique(self.columns.match_of[self.rows]).tolist()
        return frozenset(self.columns.match_ids[number] for number in numbers)

    def refs(self) -> tuple[DecisionRef, ...]:
        """All that was found, as a deck keeps it."""
        ids = self.columns.match_ids
        events = self.columns.of("event")[self.rows].tolist()
        return tuple(
            DecisionRef(ids[at], event)
            for at, event in zip(self.columns.match_of[self.rows].tolist(), events, strict=True)
        )


class DecisionFinder:
    """Safe to use from several threads, one search at a time in each; it keeps what it has read."""

    def __init__(self, rows: IndexRows, matches: Callable[[Collection[str]], Sequence[ListedMatch]]) -> None:
        self._rows = rows
        self._matches = matches
        self._columns: Columns | None = None
        self._read_at: tuple[int, ...] = ()

    def search(self, wanted: Wanted, check: Check = lambda: None) -> FoundDecisions:
        """Every decision that is ``wanted``. Raises JournalError, and what ``check`` raises."""
        began = perf_counter()
        columns = self._read(check)
        search = _Search(columns, check)
        if wanted.among is not None:
            search.keep_among(wanted.among)
        search.keep_players(whose_decisions(wanted.matches, columns.match_ids, self._rows))
        search.keep_facts(wanted)
        far = search.keep_near(wanted.near, self._rows) if wanted.near else None
        rows = search.rows
        check()
        order = ordered(wanted.order, columns, rows, far, self._rows, is_reversed=wanted.is_reversed)
        far = far[order] if far is not None else None
        return FoundDecisions(columns, rows[order], far, len(columns), columns.judged, perf_counter() - began)

    def _read(self, check: Check) -> Columns:
        """The index as it is now."""
        changes = self._rows.changes()
        columns = self._columns
        if columns is None or changes != self._read_at:
            columns = loaded(self._rows.numbers(), self._rows.facts, check, columns)
        self._columns, self._read_at = columns, changes
        return columns

    def page(self, found: FoundDecisions, start: int, count: int) -> tuple[FoundDecision, ...]:
        """Some of what was found, with all that is told of each. Raises JournalError."""
        rows = found.rows[start : start + count]
        columns = found.columns
        at = columns.match_of[rows].tolist()
        ids = {columns.match_ids[one] for one in at}
        told = _Told(self._rows.words(ids), self._rows.boards_of(ids), self._matches(ids))
        shown = []
        for number, (row, match_number) in enumerate(zip(rows.tolist(), at, strict=True), start):
            match = told.matches.get(columns.match_ids[match_number])
            if match is not None:
                facts = clean(columns.table[row].tolist())
                distance = int(found.far[number]) if found.far is not None else None
                index = row - int(columns.starts[match_number])
                shown.append(told.decision(match, facts, index, distance))
        return tuple(shown)


class _Told:
    """What is told of decisions besides what is looked for."""

    def __init__(
        self,
        words: Mapping[str, Sequence[str]],
        boards: Mapping[str, bytes],
        matches: Sequence[ListedMatch],
    ) -> None:
        self._words = words
        self._boards = boards
        self.matches = {match.id: match for match in matches}

    def decision(
        self, match: ListedMatch, facts: DecisionFacts, index: int, distance: int | None
    ) -> FoundDecision:
        """Decision number ``index`` of ``match``."""
        lines = self._words.get(match.id, ())
        played, _, best = (lines[index] if index < len(lines) else "").partition(BETWEEN)
        at = index * BOARD_BYTES
        own, other = sides(self._boards.get(match.id, b"")[at : at + BOARD_BYTES])
        return FoundDecision(
            DecisionRef(match.id, facts.event),
            match,
            PLAYERS[facts.player],
            KINDS[facts.kind],
            PHASES[facts.phase],
            facts.dice,
            facts.away,
            facts.other_away,
            bool(facts.flags & FactFlag.CRAWFORD),
            bool(facts.flags & FactFlag.REDOUBLE),
            None if facts.error == UNJUDGED else facts.error / STEPS,
            played,
            best,
            own,
            other,
            distance,
        )


class _Search:
    """Narrows down the rows that are left, one condition after the other."""

    def __init__(self, columns: Columns, check: Check) -> None:
        self._columns = columns
        self._check = check
        self._left: Column | None = None
        """Numbers of rows, once they are few."""
        self._mask: Column | None = None

    @property
    def rows(self) -> Column:
        """What is left."""
        if self._left is not None:
            return self._left
        if self._mask is None:
            return np.arange(len(self._columns))
        return np.flatnonzero(self._mask)

    def keep(self, condition: Callable[[Callable[[str], Column]], Column]) -> None:
        """Keep the rows for which ``condition`` is true of the columns that it asks for."""
        self._check()
        if self._left is not None:
            left = self._left
            self._left = left[condition(lambda field: self._column(field)[left])]
            return
        found = condition(self._column)
        self._mask = found if self._mask is None else self._mask & found
        if np.count_nonzero(self._mask) * _FEW < len(self._columns):
            self._left = np.flatnonzero(self._mask)

    def _column(self, field: str) -> Column:
        return self._columns.match_of if field == "match" else self._columns.of(field)

    def keep_players(self, wanted: Column | None) -> None:
        """``wanted`` says of each match whether White's and whether Black's decisions are."""
        if wanted is None:
            return
        if (wanted[:, 0] == wanted[:, 1]).all():
            self.keep(lambda of: wanted[of("match"), 0])
        else:
            self.keep(lambda of: wanted[of("match"), of("player")])

    def keep_among(self, refs: Collection[DecisionRef]) -> None:
        """Keep these decisions alone."""
        places = {match_id: at for at, match_id in enumerate(self._columns.match_ids)}
        keys = [places[ref.study_id] << _EVENT_BITS | ref.event for ref in refs if ref.study_id in places]
        wanted = np.array(keys, np.uint64)
        self.keep(lambda of: np.isin(of("match").astype(np.uint64) << _EVENT_BITS | of("event"), wanted))

    def keep_facts(self, wanted: Wanted) -> None:
        """The conditions on single decisions."""
        if wanted.error is not None:
            least = round(wanted.error * STEPS)
            self.keep(lambda of: (of("error") >= least) & (of("error") < UNJUDGED))
        self._keep_one_of("kind", [KINDS.index(kind) for kind in wanted.kinds])
        self._keep_one_of("phase", [PHASES.index(phase) for phase in wanted.phases])
        self._keep_one_of("dice", wanted.dice)
        for field, away in (("away", wanted.away), ("other_away", wanted.other_away)):
            self._keep_span(field, Span(away, away))
        for field, span in (
            ("bar", wanted.bar),
            ("other_bar", wanted.other_bar),
            ("pips", wanted.pips),
            ("other_pips", wanted.other_pips),
        ):
            self._keep_span(field, span)
        self._keep_points(wanted.points)

    def _keep_one_of(self, field: str, values: Sequence[int]) -> None:
        if values:
            table = np.zeros(256, bool)
            table[[value for value in values if 0 <= value < len(table)]] = True
            self.keep(lambda of: table[of(field)])

    def _keep_span(self, field: str, span: Span) -> None:
        least, most = span
        if least is not None and least > 0:
            self.keep(lambda of: of(field) >= least)
        if most is not None:
            self.keep(lambda of: of(field) <= max(most, 0))

    def _keep_points(self, points: Sequence[tuple[int, PointHolds]]) -> None:
        by_wish = {wish: mask(point for point, held in points if held is wish) for wish in PointHolds}
        for wish, field in (
            (PointHolds.MADE, "made"),
            (PointHolds.BLOT, "blots"),
            (PointHolds.OPPONENT_MADE, "other_made"),
            (PointHolds.OPPONENT_BLOT, "other_blots"),
        ):
            self._keep_bits(field, np.uint32(by_wish[wish]))
        empty = np.uint32(by_wish[PointHolds.EMPTY])
        if empty:
            self.keep(
                lambda of: (of("made") | of("blots") | of("other_made") | of("other_blots")) & empty == 0
            )

    def _keep_bits(self, field: str, bits: np.uint32) -> None:
        if bits:
            self.keep(lambda of: of(field) & bits == bits)

    def keep_near(self, near: Near, index: IndexRows) -> Column:
        """Keep what is close to a position; how far away each is. Pips alone rule most of them out."""
        for field, side in (("pips", near.own), ("other_pips", near.other)):
            pips = sum(point * count for point, count in enumerate(side))
            self._keep_span(field, Span(pips - near.distance, pips + near.distance))
        boards = self._columns.boards(index.boards, self._check)
        rows = self.rows
        close, far = distances(boards[rows], near.own, near.other, near.distance)
        self._left = rows[close]
        return far
