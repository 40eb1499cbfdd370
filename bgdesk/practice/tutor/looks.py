"""What an engine sees of one decision, look by look: plain values that travel between processes."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from types import MappingProxyType

from bgdesk.match.evaluation import CubeDecision
from bgdesk.match.state import MatchState
from bgdesk.match.study import Candidate
from bgdesk.rules.position import Position


@dataclass(frozen=True, slots=True)
class LookWanted:
    """What is the decision in ``state`` worth at ``level``? Of plays those that lead to ``among``, or all."""

    state: MatchState
    level: str
    among: tuple[Position, ...] = ()


@dataclass(frozen=True, slots=True)
class TutorLook:
    """The answer: candidates of a roll in any order, or the equities of a cube decision."""

    level: str
    plays: tuple[Candidate, ...] = ()
    cube: CubeDecision | None = None


Plays = Mapping[Position, Candidate]
"""Plays by the board after them, so that the order of the steps does not matter."""


@dataclass(frozen=True, slots=True)
class Looks:
    """All that is known of one decision; ``levels`` are the depths there are, from quick to deep."""

    levels: tuple[str, ...]
    plays: Mapping[str, Plays] = field(default_factory=dict)
    cubes: Mapping[str, CubeDecision] = field(default_factory=dict)

    def with_look(self, look: TutorLook) -> Looks:
        """The same and ``look``."""
        plays, cubes = dict(self.plays), dict(self.cubes)
        if look.plays:
            found = {one.position: one for one in look.plays}
            plays[look.level] = MappingProxyType({**plays.get(look.level, {}), **found})
        if look.cube:
            cubes[look.level] = look.cube
        return replace(self, plays=plays, cubes=cubes)

    def at(self, level: str) -> Plays:
        """The plays that were looked at so deep."""
        return self.plays.get(level, {})
