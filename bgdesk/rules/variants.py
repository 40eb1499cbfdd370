"""The games as data: one parameter set a ruleset."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from enum import StrEnum
from types import MappingProxyType

from bgdesk.rules.position import Position, side


class Relation(StrEnum):
    """How the paths of the two players lie to each other."""

    CONTRARY = "contrary"


class Contact(StrEnum):
    """What happens where the two players meet."""

    HIT = "hit"


class Opening(StrEnum):
    """What the winner of the opening throw plays first."""

    USE_OPENING_DICE = "use_opening_dice"


class TripleRegion(StrEnum):
    """Where a checker of a loser who bore nothing off makes the gammon a backgammon."""

    BAR_OR_HOME = "bar_or_home"
    BAR_ONLY = "bar_only"


@dataclass(frozen=True, slots=True)
class Ruleset:
    """Every parameter of one game; a new game is a new value, not new code."""

    id: str
    start: tuple[tuple[int, int], ...]
    checkers: int = 15
    relation: Relation = Relation.CONTRARY
    contact: Contact = Contact.HIT
    opening: Opening = Opening.USE_OPENING_DICE
    max_stack: int | None = None
    free_die_use: bool = False
    no_hit_and_run: bool = False
    levels: tuple[int, ...] = (1, 2, 3)
    triple_region: TripleRegion = TripleRegion.BAR_OR_HOME
    quad_for_bar: bool = False
    has_cube: bool = True
    is_offered: bool = True
    """Whether new matches are played by it; the others are read from files."""

    def start_position(self) -> Position:
        """The set-up, both players."""
        counts = side(dict(self.start), self.checkers)
        return Position(counts, counts)

    def with_rules(self, **changes: object) -> Ruleset:
        """This game with house rules or result options changed."""
        return replace(self, **changes)  # type: ignore[arg-type]  # field names checked by replace


_STANDARD = ((24, 2), (13, 5), (8, 3), (6, 5))

RULESETS: Mapping[str, Ruleset] = MappingProxyType(
    {
        ruleset.id: ruleset
        for ruleset in (
            Ruleset("backgammon", _STANDARD),
            Ruleset("nackgammon", ((24, 2), (23, 2), (13, 4), (8, 3), (6, 4))),
            Ruleset("hypergammon", ((24, 1), (23, 1), (22, 1)), checkers=3),
            Ruleset("longgammon", ((24, 15),)),
            Ruleset("hypergammon2", ((24, 1), (23, 1)), checkers=2, is_offered=False),
            Ruleset("hypergammon1", ((24, 1),), checkers=1, is_offered=False),
        )
    }
)
"""The rulesets by id, in the order in which they are offered."""
