"""How an opponent errs: as people of some strength do, or with a style of its own.

The figures were fitted to the matches of people and measured; they lie in ``resources/opponents``, which
says where they come from; `tests.bench.people` writes them.
"""

from __future__ import annotations

import json
from bisect import bisect_left
from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import cache
from math import log
from random import Random
from types import MappingProxyType
from typing import Any

from bgdesk.engine.habits import HABITS
from bgdesk.shipped import resource_path

NEUTRAL = "neutral"
_RAREST, _FARTHEST = 0.01, 1.0
"""Leanings of the cube that are rarer, or go farther in equity, are cut off."""


@dataclass(frozen=True, slots=True)
class CubeManner:
    """A cube action that gains ``bias`` is as likely as not; ``noise`` says how gradual that is."""

    bias: float
    noise: float

    def leaning(self, random: Random) -> float:
        """What is added to the gain this time: logistic, but never so much that it looks absurd."""
        chance = random.uniform(_RAREST, 1 - _RAREST)
        return max(-_FARTHEST, min(_FARTHEST, self.noise * log(chance / (1 - chance)) - self.bias))


@dataclass(frozen=True, slots=True)
class ErringManner:
    """A play has a weight of exp(-loss / ``temperature`` + the sum of ``weights`` times habits)."""

    temperature: float
    weights: tuple[float, ...]
    double: CubeManner
    redouble: CubeManner
    take: CubeManner


@dataclass(frozen=True, slots=True)
class Style:
    """What is added to the manner of people: to the weight of habits, and to the bias of the cube.

    ``calm`` is the share of the noise that is left, by which it plays about as well as without the style.
    """

    id: str
    habits: Mapping[str, float]
    calm: float
    double: float = 0.0
    take: float = 0.0


STYLES: Mapping[str, Style] = MappingProxyType(
    {
        style.id: style
        for style in (
            Style("cautious", {"blots": -0.8, "shots": -3.0}, 0.8),
            Style("brawler", {"hits": 1.6, "hits_loose": 1.6}, 0.9),
            Style("runner", {"runs": 1.8, "breaks_anchor": 1.0}, 0.95),
            Style("hoarder", {"breaks_anchor": -3.5, "runs": -1.0}, 0.75),
            Style("timid", {}, 0.45, double=0.3, take=0.35),
            Style("steamer", {}, 0.9, double=-0.25),
        )
    }
)
"""Every style by id."""


def manner(people: float, style: str = NEUTRAL) -> ErringManner:
    """That of people with the performance rating ``people``, which is near to what an opponent will have.

    With a ``style``, which costs something by itself, there is so much less noise.
    """
    if style not in STYLES:
        return _of_people(people)
    return _styled(_of_people(people * STYLES[style].calm), STYLES[style])


def _styled(usual: ErringManner, style: Style) -> ErringManner:
    weights = tuple(
        weight + style.habits.get(habit, 0.0) for habit, weight in zip(HABITS, usual.weights, strict=True)
    )
    return replace(
        usual,
        weights=weights,
        double=replace(usual.double, bias=usual.double.bias + style.double),
        redouble=replace(usual.redouble, bias=usual.redouble.bias + style.double),
        take=replace(usual.take, bias=usual.take.bias + style.take),
    )


def _of_people(rate: float) -> ErringManner:
    """Between the bands of players on both sides of ``rate``; beyond them its noise is in proportion."""
    bands = _bands()
    place = bisect_left([band for band, _ in bands], rate)
    if place in (0, len(bands)):
        edge, found = bands[min(place, len(bands) - 1)]
        return _scaled(found, rate / edge)
    (low, weaker), (high, stronger) = bands[place - 1], bands[place]
    return _mixed(weaker, stronger, (rate - low) / (high - low))


def _scaled(one: ErringManner, factor: float) -> ErringManner:
    cubes = (
        CubeManner(each.bias * factor, each.noise * factor) for each in (one.double, one.redouble, one.take)
    )
    double, redouble, take = cubes
    return ErringManner(one.temperature * factor, one.weights, double, redouble, take)


def _mixed(one: ErringManner, other: ErringManner, share: float) -> ErringManner:
    def between(first: float, second: float) -> float:
        return first + share * (second - first)

    def cube(first: CubeManner, second: CubeManner) -> CubeManner:
        return CubeManner(between(first.bias, second.bias), between(first.noise, second.noise))

    return ErringManner(
        between(one.temperature, other.temperature),
        tuple(map(between, one.weights, other.weights)),
        cube(one.double, other.double),
        cube(one.redouble, other.redouble),
        cube(one.take, other.take),
    )


@cache
def _bands() -> tuple[tuple[float, ErringManner], ...]:
    found = _read("people.json")["bands"]
    return tuple((float(band["pr"]), _manner_of(band)) for band in found)


def _manner_of(band: Mapping[str, Any]) -> ErringManner:
    weights = band["weights"]
    cubes = (
        CubeManner(float(band[name]["bias"]), float(band[name]["noise"]))
        for name in ("double", "redouble", "take")
    )
    double, redouble, take = cubes
    return ErringManner(
        float(band["temperature"]), tuple(float(weights[habit]) for habit in HABITS), double, redouble, take
    )


def _read(name: str) -> Any:
    return json.loads(resource_path("opponents", name).read_text(encoding="utf-8"))
