"""Whether a set-up is possible in a game."""

from __future__ import annotations

from bgdesk.rules.hit_lock import has_opened
from bgdesk.rules.player import Player
from bgdesk.rules.position import BAR, Position
from bgdesk.rules.relation import facing, rel
from bgdesk.rules.variants import Contact, Ruleset


def is_possible(position: Position, ruleset: Ruleset) -> bool:
    """Whether the checkers are all there, where this game can have them, and no point is shared wrongly."""
    return all(_has_his_checkers(position, player, ruleset) for player in Player) and _shares_rightly(
        position, ruleset
    )


def _has_his_checkers(position: Position, player: Player, ruleset: Ruleset) -> bool:
    counts, extra = position.of(player), position.extra(player)
    if len(counts) != BAR + 1 or min(counts) < 0:
        return False
    is_allowed = (
        0 <= extra.reserve <= ruleset.reserve
        and (ruleset.hit_lock or not extra.lock_open)
        and (extra.lock_open or not has_opened(counts, ruleset))
        and (ruleset.contact is Contact.HIT or not counts[BAR])
    )
    return is_allowed and sum(counts) + extra.reserve == ruleset.checkers


def _shares_rightly(position: Position, ruleset: Ruleset) -> bool:
    """No point holds both colours, but where one single checker is pinned."""
    white = position.white
    black = facing(ruleset.relation, position.black)
    shared = {point for point in range(1, BAR) if white[point] and black[point]}
    pinned = position.white_extra.pinned
    pinned_there = {rel(ruleset.relation, point) for point in position.black_extra.pinned}
    if ruleset.contact is not Contact.PIN:
        return not (shared or pinned or pinned_there)
    is_trapped = all(white[point] == 1 for point in pinned) and all(
        black[point] == 1 for point in pinned_there
    )
    return is_trapped and not pinned & pinned_there and shared == pinned | pinned_there
