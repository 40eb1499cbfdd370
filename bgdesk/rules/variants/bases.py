"""What several games have in common."""

from __future__ import annotations

from dataclasses import replace

from bgdesk.rules.variants.portes import PORTES
from bgdesk.rules.variants.ruleset import Contact, Opening, Relation, Ruleset

ALL_ON_24 = ((24, 15),)

BLOCKING = replace(
    PORTES,
    start=ALL_ON_24,
    relation=Relation.PARALLEL_DIAGONAL,
    contact=Contact.BLOCK,
    takes_house_rules=False,
)
"""Both sides move the same way round from opposite corners, and one checker closes a point."""

FROM_RESERVE = Ruleset("", reserve=15, opening=Opening.ROLL_AGAIN, has_cube=False)
"""All checkers are brought in by the rolls."""
