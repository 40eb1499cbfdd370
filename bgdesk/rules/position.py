"""Where the checkers are."""

from __future__ import annotations

from dataclasses import dataclass

from bgdesk.rules.player import Player

OFF = 0
BAR = 25
POINTS = range(1, 25)
HOME = range(1, 7)
"""A player's home board in his own numbers."""

Side = tuple[int, ...]
"""26 counts in the owner's own coordinates: index 0 borne off, 1 to 24 the points, 25 the bar."""


def side(points: dict[int, int], total: int = 15) -> Side:
    """Counts of one player from ``{own point: checkers}``; the rest of ``total`` is borne off.

    Raises ValueError when a point is not 1 to 25 or there are more checkers than ``total``.
    """
    counts = [0] * 26
    for point, count in points.items():
        if not 1 <= point <= BAR or count < 0:
            raise ValueError(f"{count} checkers on {point} is not possible")
        counts[point] += count
    counts[OFF] = total - sum(counts)
    if counts[OFF] < 0:
        raise ValueError(f"more than {total} checkers")
    return tuple(counts)


def pip_count(counts: Side) -> int:
    """Pips one player still has to travel; a checker on the bar counts 25."""
    return sum(point * count for point, count in enumerate(counts))


@dataclass(frozen=True, slots=True)
class Position:
    """All checkers of both players, each side in its own coordinates."""

    white: Side
    black: Side

    def of(self, player: Player) -> Side:
        """The counts of ``player`` in his own coordinates."""
        return self.white if player is Player.WHITE else self.black

    def with_sides(self, player: Player, own: Side, other: Side) -> Position:
        """A position in which ``player`` has ``own`` and his opponent ``other``."""
        return Position(own, other) if player is Player.WHITE else Position(other, own)

    def pips(self, player: Player) -> int:
        """Pip count of ``player``."""
        return pip_count(self.of(player))

    def swapped(self) -> Position:
        """The same position with the colours exchanged."""
        return Position(self.black, self.white)
