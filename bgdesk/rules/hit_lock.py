"""The lock on hitting, which opens for good once a player has brought a checker home."""

from __future__ import annotations

from bgdesk.rules.position import HOME, OFF, Side
from bgdesk.rules.variants import Ruleset


def has_opened(counts: Side, ruleset: Ruleset) -> bool:
    """Whether the checkers of one player alone tell that their lock is open: one is home or borne off."""
    return ruleset.hit_lock and any(counts[place] for place in (OFF, *HOME))
