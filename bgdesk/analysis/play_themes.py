"""What a play does, by the boards before and after it, and what good plays do that a bad one does not."""

from __future__ import annotations

from collections.abc import Collection
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
    found = themes_of(before, after, player)
    return next((one for one in PlayTheme if one in found), PlayTheme.QUIET)


def themes_of(before: Position, after: Position, player: Player) -> frozenset[PlayTheme]:
    """Everything that it does; nothing for a quiet play."""
    old, new = before.of(player), after.of(player)
    opponent = player.opponent
    made = {point for point in range(1, BAR) if new[point] > 1 >= old[point]}
    is_so = {
        PlayTheme.HIT: after.of(opponent)[BAR] > before.of(opponent)[BAR],
        PlayTheme.BEAR_OFF: new[OFF] > old[OFF],
        PlayTheme.ANCHOR: bool(made.intersection(_ANCHORS)),
        PlayTheme.POINT: bool(made.intersection((*HOME, *_BLOCKS))),
        PlayTheme.RUN: sum(new[19:]) < sum(old[19:]),
    }
    return frozenset(theme for theme, is_it in is_so.items() if is_it)


def missed_theme(
    before: Position, good: Collection[Position], played: Position, player: Player
) -> PlayTheme | None:
    """What every ``good`` play of ``player`` does and the one to ``played`` does not; ``None`` without it."""
    shared = frozenset.intersection(*(themes_of(before, one, player) for one in good))
    missed = shared - themes_of(before, played, player)
    return next((one for one in PlayTheme if one in missed), None)
