"""Keeps the judged decisions up to date with the matches."""

from __future__ import annotations

from collections.abc import Generator

from bgdesk.library.decisions.deciding import DecidedMatch, decided, times_of
from bgdesk.library.decisions.decision_rows import DecisionRows, Undecided
from bgdesk.library.played_time import LONGEST_PAUSE_S
from bgdesk.library.upkeep import Upkeep


class DecisionUpkeep(Upkeep[Undecided, tuple[DecidedMatch, ...]]):
    """Those of matches that are wholly analysed."""

    _rows: DecisionRows

    def fill(self) -> Generator[tuple[int, int], None, None]:
        """Store what waits, a match at a time: how many are done, of how many."""
        self._rows.pass_over_unjudged()
        yield from super().fill()

    @property
    def _nothing(self) -> tuple[DecidedMatch, ...]:
        return ()

    def _derived(self, one: Undecided) -> tuple[DecidedMatch, ...]:
        found = self._read(one) if one.is_judged else None
        if found is None:
            return self._nothing
        record = found.study.record
        moments = self._rows.moments(one.match_id) if one.is_played else ()
        return decided(found.study, times_of(record, moments, LONGEST_PAUSE_S))
