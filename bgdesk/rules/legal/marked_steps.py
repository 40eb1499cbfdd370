"""Steps as they were made, with the hits and pins that they meant."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from bgdesk.rules.legal.steps import Step
from bgdesk.rules.player import Player
from bgdesk.rules.position import POINTS, Position
from bgdesk.rules.relation import facing
from bgdesk.rules.variants import Contact, Ruleset

Move = tuple[int, int, int]
"""Source, target and die of one step."""


def marked_steps(
    position: Position, player: Player, moves: Iterable[Move], ruleset: Ruleset
) -> Iterator[Step]:
    """``moves`` of ``player`` from ``position``, one after the other; whether they are legal is not asked."""
    own = [*position.of(player), position.extra(player).reserve]
    standing = list(facing(ruleset.relation, position.of(player.opponent)))
    for source, target, die in moves:
        meets = target in POINTS and standing[target] == 1 and target not in position.extra(player).pinned
        is_hit = meets and ruleset.contact is Contact.HIT
        is_pin = meets and ruleset.contact is Contact.PIN and not own[target]
        if is_hit:
            standing[target] = 0
        own[source] -= 1
        own[target] += 1
        yield Step(source, target, die, is_hit, is_pin)
