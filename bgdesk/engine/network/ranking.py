"""The plays of a stage in order, the best few judged by what the next rolls make of them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import numpy as np

from bgdesk.engine.network.inputs import Floats
from bgdesk.engine.network.shipped import CLOSE, CLOSE_BY_CHECKERS, GLANCE, LEVELS, LOOKED_AT
from bgdesk.engine.network.stage_plays import StagePlays
from bgdesk.engine.network.values import NetworkValues, possible


class Ranking:
    """``order`` is that of the plays in ``found``, best first; ``rows`` and ``levels`` go with the plays.

    Each look takes what the one before left close together; what leaves numbers to play is looked at
    always. Without the core the third look is not taken.
    """

    def __init__(self, found: StagePlays, judge: NetworkValues, plies: int) -> None:
        self._found = found
        self._judge = judge
        self._depths = [0 if not is_played else 1 for is_played in found.is_played]
        self.rows = found.rows
        self.order = self._best_first(range(len(found.plays)))
        close = self._close(self.order[:LOOKED_AT], 1)
        if plies > 1 and len(close) > 1:
            self._look_deeper(close, min(plies, found.deepest))
        else:
            glances = [place for place in close if not self._depths[place]]
            self._look(close, glances, 2, called=min(plies, 2))

    @property
    def levels(self) -> Sequence[str]:
        """How deep each play was judged."""
        return [LEVELS[depth] if depth else GLANCE for depth in self._depths]

    def _look_deeper(self, close: list[int], deepest: int) -> None:
        for depth in range(2, deepest + 1):
            self._look(close, close, depth, called=depth)
            close = self._close(self.order[: len(close)], depth)
            if len(close) < 2:
                return

    def _close(self, places: Sequence[int], depth: int) -> list[int]:
        """Those of ``places``, best first, that a look beyond ``depth`` may show to be better."""
        points = self._judge.points(self.rows)
        width = (CLOSE_BY_CHECKERS if self._judge.counts_checkers else CLOSE) / depth
        return [place for place in places if points[places[0]] - points[place] <= width]

    def _look(self, close: Sequence[int], deeper: Sequence[int], depth: int, *, called: int) -> None:
        """Judges ``deeper``, which are among the best that are ``close``, anew."""
        if not deeper:
            return
        self.rows = self._seen_deeper(list(deeper), self._found.looked_at(deeper, depth))
        for place in deeper:
            self._depths[place] = called
        rest = self._best_first(self.order[len(close) :])
        self.order = self._best_first(close) + sorted(rest, key=lambda place: -max(1, self._depths[place]))

    def _best_first(self, places: Iterable[int]) -> list[int]:
        points = self._judge.points(self.rows)
        return sorted(places, key=lambda place: -float(points[place]))

    def _seen_deeper(self, deeper: list[int], looked: Floats) -> Floats:
        """The rows with ``looked`` for those of ``deeper``; the others change as much as these on average.

        A network is a little too hopeful or too gloomy about whoever rolls next, and a look ahead turns that
        round: without this, figures of different depths could not stand in one list.
        """
        change = (looked - self.rows[deeper]).mean(axis=0)
        is_over = self._found.is_over
        others = [place for place in self.order if place not in deeper and not is_over[place]]
        changed = self.rows.copy()
        changed[others] = possible(np.clip(self.rows[others] + change, 0, 1), self._judge.ruleset)
        changed[deeper] = looked
        return changed
