"""What the best play does, told from the boards before and after it."""

from __future__ import annotations

from enum import StrEnum

from bgdesk.rules.player import Player
from bgdesk.rules.position import BAR, HOME, OFF, Position

_ANCHORS = range(18, BAR)
_BLOCKS = range(4, 8)
"""The points that block most, up to the bar point."""


class PlayTheme(StrEnum):
    """Told apart in this order."""

    NONE = "none"
    """A decision about the cube, or a best play that is not known."""
    HIT = "hit"
    BEAR_OFF = "bear_off"
    ANCHOR = "anchor"
    """It makes an anchor."""
    POINT = "point"
    """It makes a point at home, or the bar point."""
    RUN = "run"
    """A checker leaves the opponent's home board."""
    QUIET = "quiet"


def theme_of(before: Position, after: Position, player: Player) -> PlayTheme:
    """What ``player`` does by the play that leads from ``before`` to ``after``."""
    old, new = before.of(player), after.of(player)
    opponent = player.opponent
    if after.of(opponent)[BAR] > before.of(opponent)[BAR]:
        return PlayTheme.HIT
    if new[OFF] > old[OFF]:
        return PlayTheme.BEAR_OFF
    made = {point for point in range(1, BAR) if new[point] > 1 >= old[point]}
    if made.intersection(_ANCHORS):
        return PlayTheme.ANCHOR
    if made.intersection((*HOME, *_BLOCKS)):
        return PlayTheme.POINT
    if sum(new[19:]) < sum(old[19:]):
        return PlayTheme.RUN
    return PlayTheme.QUIET
