"""How well the opponents really play, as `tests.bench.level_strength` measured it."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from types import MappingProxyType

from bgdesk.shipped import resource_path

FILE = "strengths.json"


@dataclass(frozen=True, slots=True)
class Strength:
    """Performance rating ``pr`` with half its 90 % ``interval``, of which the matches are the units.

    ``judge`` is the analysis level it was judged at. ``lost`` is the chance to win a match to seven points
    that one player gives away. Without ``games`` the rating is an estimate.
    """

    pr: float
    interval: float
    decisions: int
    games: int
    matches: int
    lost: float
    judge: str


@cache
def strengths() -> Mapping[str, Strength]:
    """By id of the level, those with a style included."""
    text = resource_path("opponents", FILE).read_text(encoding="utf-8")
    return MappingProxyType({name: Strength(**row) for name, row in json.loads(text)["levels"].items()})


def strength_of(level_id: str) -> Strength | None:
    """What was measured of a level; ``None`` of one that was not."""
    return strengths().get(level_id)
