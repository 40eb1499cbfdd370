"""Which plays of a roll a deeper look could still lift above the others, told from two looks before."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import hypot, sqrt
from statistics import NormalDist, fmean

from bgdesk.analysis.grades import THRESHOLDS

RETURN = 0.22
"""How much of what a look changed the next one takes back, measured on 900 rolls of five matches."""
_DOUBT, _OWN_CHANGE, _UNREST = 0.008, 0.35, 0.35
"""Standard deviation of what is left: a part that is always there, one of how much the last look changed
the play against the best one, one of how much it changed the others on the average. Measured there, too."""
_GAIN = 0.003
"""A play is looked at when it is expected to raise the value of the best by more."""
_ALIKE = 0.004
"""Plays that are all so near one another are all looked at: whether they are alike decides what counts."""
_BORDERS = sorted({least for one in THRESHOLDS.values() for least in (one.doubtful, one.bad, one.very_bad)})
_NORMAL = NormalDist()


@dataclass(frozen=True, slots=True)
class Forecast:
    """What a play will be worth, up to a constant that is the same for all, and its standard deviation."""

    value: float
    doubt: float


def forecasts(before: Sequence[float], now: Sequence[float]) -> list[Forecast]:
    """The deeper look at plays whose equities are ``now``, the best first, and were ``before``."""
    changes = [(now[0] - now[index]) - (before[0] - before[index]) for index in range(len(now))]
    unrest = _UNREST * sum(abs(one) for one in changes) / max(1, len(changes) - 1)
    return [
        Forecast(value + RETURN * change, hypot(_DOUBT, _OWN_CHANGE * change, unrest))
        for value, change in zip(now, changes, strict=True)
    ]


class CandidatePruning:
    """The plays of one roll by number; the best so far is 0.

    A play is worth a deeper look while with more than ``risk`` it would change the grade of the error of
    ``played``, by the borders of any preset. Without ``played`` the best is looked at in any case.
    """

    def __init__(self, plays: Sequence[Forecast], played: int | None, risk: float) -> None:
        self._plays = plays
        self._played = played
        self._risk = risk
        values = [one.value for one in plays]
        self._are_alike = max(values) - min(values) < _ALIKE

    def next(self, found: Mapping[int, float]) -> int | None:
        """The play to look at, with what was ``found`` so far, or ``None`` when that is enough."""
        if self._are_alike:
            return next((number for number in range(len(self._plays)) if number not in found), None)
        if not found:
            return None if self._is_settled() else 0
        if self._played is not None and self._played not in found:
            return self._played
        rivals = [
            (gain, number) for number, gain, chance in self._rivals(found) if self._counts(gain, chance)
        ]
        return max(rivals)[1] if rivals else None

    def _is_settled(self) -> bool:
        """Whether the play made is the best so far and none of the others is a danger."""
        if self._played != 0:
            return False
        best, *others = self._plays
        seen = [_seen(one.value - best.value, hypot(one.doubt, best.doubt), _BORDERS[0]) for one in others]
        return not self._counts(sum(gain for gain, _ in seen), sum(chance for _, chance in seen))

    def _rivals(self, found: Mapping[int, float]) -> list[tuple[int, float, float]]:
        """Of every play not looked at: number, expected gain, chance of another grade."""
        lead = max(found.values())
        error = lead - found.get(self._played if self._played is not None else 0, lead)
        margin = next((border - error for border in _BORDERS if border > error), None)
        shift = fmean(value - self._plays[number].value for number, value in found.items())
        widened = sqrt(1 + 1 / len(found))
        return [
            (number, *_seen(play.value + shift - lead, play.doubt * widened, margin))
            for number, play in enumerate(self._plays)
            if number not in found
        ]

    def _counts(self, gain: float, chance: float) -> bool:
        return gain > _GAIN or chance > self._risk


def _seen(ahead: float, doubt: float, margin: float | None) -> tuple[float, float]:
    """Expected gain over the best, and the chance to be ``margin`` better, of a play ``ahead`` of it."""
    ratio = ahead / doubt
    gain = doubt * _NORMAL.pdf(ratio) + ahead * _NORMAL.cdf(ratio)
    return gain, _NORMAL.cdf((ahead - margin) / doubt) if margin is not None else 0.0
