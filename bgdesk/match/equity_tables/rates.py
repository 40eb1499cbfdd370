"""How often games without a cube are won, and for how many points: counted in self-play, or known."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from math import sqrt
from pathlib import Path
from types import MappingProxyType
from typing import Any

from bgdesk.rules.variants import RULESETS, Ruleset, Scoring
from bgdesk.shipped import resource_path

BY_LEVEL = ":by level"
"""Behind the id of a game that is usually scored by the checker."""
SAME_GAME = MappingProxyType({"tapa": "plakoto", "moultezim": "fevga"})
"""Games that differ from another one in their names only."""


@dataclass(frozen=True, slots=True)
class GameRates:
    """What a game between equals comes to.

    ``first_wins`` are the chances of who begins to win exactly so many points, ``first_loses`` to lose them,
    ``draws`` that of a draw. ``trials`` were played by ``engine``, none where the chances are known exactly.
    """

    first_wins: Mapping[int, float]
    first_loses: Mapping[int, float]
    draws: float
    trials: int
    engine: str

    def standard_error(self, share: float) -> float:
        """Of ``share``, a chance that was counted."""
        return sqrt(share * (1 - share) / self.trials) if self.trials else 0.0

    @property
    def stake(self) -> float:
        """The points that a game is won by, in the mean of those that are won."""
        shares = [*self.first_wins.items(), *self.first_loses.items()]
        return sum(points * share for points, share in shares) / sum(share for _, share in shares)


def game_key(ruleset: Ruleset) -> str:
    """The name under which the rates of ``ruleset`` are kept; house rules change them too little."""
    is_usual = ruleset.scoring is RULESETS[ruleset.id].scoring
    form = "" if is_usual or ruleset.scoring is Scoring.PER_CHECKER else BY_LEVEL
    return SAME_GAME.get(ruleset.id, ruleset.id) + form


def stake_of(ruleset: Ruleset) -> float:
    """Points that an equity of 1 stands for: those of a game, or what one by checkers comes to on average."""
    return rates_of(game_key(ruleset)).stake if ruleset.scoring is Scoring.PER_CHECKER else 1.0


def rates_path() -> Path:
    """The file of all rates, which ``python -m bgdesk.training.game_rates`` writes."""
    return resource_path("met", "game-rates.json")


@cache
def rates_of(key: str) -> GameRates:
    """The rates of a game by its `game_key`."""
    return _read(_all()[key])


@cache
def _all() -> Mapping[str, Any]:
    read: Mapping[str, Any] = json.loads(rates_path().read_text("utf-8"))
    return read


def _read(kept: Mapping[str, Any]) -> GameRates:
    counts = {int(points): float(count) for points, count in kept["counts"].items()}
    total = sum(counts.values())
    wins = {points: count / total for points, count in counts.items() if points > 0}
    loses = {-points: count / total for points, count in counts.items() if points < 0}
    draws = counts.get(0, 0) / total
    return GameRates(MappingProxyType(wins), MappingProxyType(loses), draws, kept["trials"], kept["engine"])
