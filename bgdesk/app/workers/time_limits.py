"""How long an answer may take before its process is replaced: one table for each kind of work.

A limit is at least 20 times the slowest answer that ``tests/bench/slowest_answers.py`` found in any game
on two old cores with other work on them, and never less than `LEAST_S`, as a process first has to load its
engine.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import TYPE_CHECKING

from bgdesk.engine.levels import base_of

if TYPE_CHECKING:
    from bgdesk.engine.rollout_protocol import Manner
    from bgdesk.match.record import MatchHeader

START_S = 30
"""How long a process may take until it is up."""
LEAST_S = 10

ENGINE_S: Mapping[str, int] = MappingProxyType(
    {
        "beginner": LEAST_S,
        "casual": LEAST_S,
        "intermediate": LEAST_S,
        "advanced": LEAST_S,
        "expert": LEAST_S,
        "world_class": LEAST_S,
        "master": 40,
        "strongest": 40,
    }
)
"""One decision, hint or look at the chances, by level of `bgdesk.engine.levels`."""

ANALYSIS_S: Mapping[str, int] = MappingProxyType(
    {
        "exact": LEAST_S,
        "1-ply": 20,
        "2-ply": 40,
        "two-pass": 40,
        "3-ply": 50,
        "4-ply": 310,
        "truncated-1": 170,
        "truncated-2": 930,
        "truncated-3": 3000,
    }
)
"""One turn of a match, by level of `bgdesk.analysis.levels`; networks look 3-ply deep at higher ones too."""

ROLLOUT_S: Mapping[int, int] = MappingProxyType({1: 320, 2: 650, 3: 3000})
"""One batch of trials that go to the end of the game, by the plies of the decisions in them."""

_SLOW_DECISIONS = 6
"""For each point of a match so many decisions may take their whole time."""


def engine_limit_ms(level: str, thinking_ms: int = 0) -> int:
    """For one answer at ``level``; ``thinking_ms`` comes on top where the level uses it."""
    known = base_of(level)
    return ENGINE_S[known.id] * 1000 + (thinking_ms if known.thinks_deeper else 0)


def simulation_limit_s(header: MatchHeader) -> float:
    """For one whole match: some hundred decisions to a point, of which few take long."""
    slowest = max(engine_limit_ms(seat.level or "") for seat in (header.seats.white, header.seats.black))
    return slowest / 1000 * _SLOW_DECISIONS * max(1, header.options.length)


def rollout_limit_s(manner: Manner) -> int:
    """For one batch of trials played like this."""
    return ROLLOUT_S[manner.plies]
