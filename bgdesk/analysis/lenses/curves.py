"""Values as straight lines between knots: how equity goes with the winning chance."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import pairwise

Knot = tuple[float, float]
"""A winning chance and the value there."""

_SAME = 1e-12


@dataclass(frozen=True, slots=True)
class Curve:
    """Straight lines through ``knots``, which rise in their chances from 0 to 1."""

    knots: tuple[Knot, ...]

    @classmethod
    def through(cls, knots: Sequence[Knot]) -> Curve:
        """The curve through ``knots`` in the order of their chances; of two at one place the later counts."""
        return cls(tuple(sorted(dict(knots).items())))

    def at(self, chance: float) -> float:
        """The value at ``chance``."""
        place = bisect_left(self.knots, (chance,))
        if place == 0:
            return self.knots[0][1]
        if place == len(self.knots):
            return self.knots[-1][1]
        (left, low), (right, high) = self.knots[place - 1], self.knots[place]
        return low + (high - low) * (chance - left) / (right - left)

    def mixed(self, other: Curve, share: float) -> Curve:
        """This curve with a ``share`` of ``other`` in it."""
        places = sorted({place for curve in (self, other) for place, _ in curve.knots})
        return Curve(tuple((at, (1 - share) * self.at(at) + share * other.at(at)) for at in places))

    def scaled(self, factor: float, add: float) -> Curve:
        """Every value times ``factor``, plus ``add``."""
        return Curve(tuple((at, value * factor + add) for at, value in self.knots))

    def at_least(self, value: float) -> Curve:
        """This curve, but nowhere below ``value``."""
        return self._bounded(value, max)

    def at_most(self, value: float) -> Curve:
        """This curve, but nowhere above ``value``."""
        return self._bounded(value, min)

    def _bounded(self, value: float, choose: Callable[[float, float], float]) -> Curve:
        knots: list[Knot] = []
        for left, right in pairwise(self.knots):
            knots.append(left)
            if (left[1] - value) * (right[1] - value) < 0:
                knots.append(
                    (left[0] + (right[0] - left[0]) * (value - left[1]) / (right[1] - left[1]), value)
                )
        return Curve(tuple((at, choose(one, value)) for at, one in (*knots, self.knots[-1])))

    def meets(self, other: Curve) -> float | None:
        """The lowest chance above which this curve lies above ``other``, having been below or equal before.

        ``None`` where it never comes to lie above it, or always does.
        """
        places = sorted({place for curve in (self, other) for place, _ in curve.knots})
        gaps = [self.at(at) - other.at(at) for at in places]
        for (left, low), (right, high) in pairwise(zip(places, gaps, strict=True)):
            if low <= _SAME < high:
                return left + (right - left) * -min(low, 0.0) / (high - min(low, 0.0))
        return None
