"""Who meets whom in a round of a Swiss tournament: a matching that costs least."""

from __future__ import annotations

from collections.abc import Callable, Sequence

Pairs = tuple[tuple[int, int], ...]

_REMATCH = 1_000
"""A second meeting costs more than every difference of scores together."""
_EFFORT = 20_000
"""So many places are looked at before the best that was found counts; up to twelve players all of them."""


def cost_of(pairs: Pairs, scores: Sequence[int], met: Callable[[int, int], int]) -> int:
    """Meetings that were before, then the sum of the differences of the scores."""
    return sum(_REMATCH * met(*pair) + abs(scores[pair[0]] - scores[pair[1]]) for pair in pairs)


def best_pairs(scores: Sequence[int], met: Callable[[int, int], int]) -> Pairs:
    """Everybody in one pair, by numbers of places in ``scores``, which are even in number, the best first.

    ``met`` says how often two have met. Among pairings that cost the same the upper half of those with one
    score meets the lower half as far as that goes.
    """
    search = _Search(scores, met)
    search.descend(tuple(range(len(scores))), (), 0)
    return search.best


class _Search:
    """Goes down first where least is to be expected, and leaves out what cannot be better."""

    def __init__(self, scores: Sequence[int], met: Callable[[int, int], int]) -> None:
        self._scores = scores
        self._met = met
        self._least = self._at_least(range(len(scores)))
        self._effort = 0
        self._cost: int | None = None
        self.best: Pairs = ()

    def descend(self, rest: tuple[int, ...], pairs: Pairs, cost: int) -> bool:
        """Pair ``rest``; True where looking further is of no use."""
        if not rest:
            self.best, self._cost = pairs, cost
            return cost == self._least
        self._effort += len(rest)
        for expected, paid, other in self._choices(rest, cost):
            if self._cost is not None and (expected >= self._cost or self._effort > _EFFORT):
                return self._effort > _EFFORT
            left = tuple(one for one in rest[1:] if one != other)
            if self.descend(left, (*pairs, (rest[0], other)), paid):
                return True
        return False

    def _choices(self, rest: tuple[int, ...], cost: int) -> list[tuple[int, int, int]]:
        """What is to be expected at least, what is paid by then, and against whom the first one plays."""
        first, scores = rest[0], self._scores
        half = sum(scores[one] == scores[first] for one in rest) // 2
        found = []
        for place, other in enumerate(rest[1:], 1):
            step = _REMATCH * self._met(first, other) + scores[first] - scores[other]
            least = self._at_least(rest[1:place] + rest[place + 1 :])
            found.append((cost + step + least, abs(place - half), cost + step, other))
        return [(expected, paid, other) for expected, _, paid, other in sorted(found)]

    def _at_least(self, rest: Sequence[int]) -> int:
        """Neighbours differ least."""
        scores = self._scores
        return sum(scores[one] - scores[other] for one, other in zip(rest[::2], rest[1::2], strict=True))
