"""Which games are solved, and numbers for the ways in which one player's few checkers can stand."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cache
from itertools import combinations_with_replacement

from bgdesk.rules.position import BAR, OFF, Side
from bgdesk.rules.variants import RULESETS, Ruleset

NAME = "exact 1"
"""The solutions with their version."""

SOLVED = frozenset({"hypergammon", "hypergammon1", "hypergammon2"})
"""The rulesets with a table, by id."""

Places = tuple[int, ...]
"""Where each checker of one player is, highest first, in that player's own coordinates."""


@dataclass(frozen=True, slots=True)
class Numbering:
    """Every way in which so many checkers can stand; number 0 has all of them borne off."""

    places: tuple[Places, ...]
    numbers: Mapping[Places, int]

    def number(self, counts: Side) -> int:
        """The number of ``counts``; KeyError when they are not so many checkers."""
        return self.numbers[places_of(counts)]


def is_solved(ruleset: Ruleset) -> bool:
    """Whether ``ruleset`` has a table; house rules make it another game."""
    return ruleset.id in SOLVED and ruleset == RULESETS[ruleset.id]


def places_of(counts: Side) -> Places:
    """Where the checkers of ``counts`` are, highest first."""
    return tuple(place for place in range(BAR, OFF - 1, -1) for _ in range(counts[place]))


@cache
def numbering(checkers: int) -> Numbering:
    """The numbers for ``checkers`` a side, in the order of `Places`: 26, 351 or 3276 for 1, 2 or 3."""
    return numbered(sorted(combinations_with_replacement(range(BAR, OFF - 1, -1), checkers)))


def numbered(places: Iterable[Places]) -> Numbering:
    """The numbers of ``places``, counted from 0 in their order."""
    listed = tuple(places)
    return Numbering(listed, {each: number for number, each in enumerate(listed)})
