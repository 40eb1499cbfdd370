"""Where the checkers are."""

from __future__ import annotations

from dataclasses import dataclass

from bgdesk.rules.player import Player

OFF = 0
BAR = 25
IN = 26
"""The reserve as the start of a step: checkers that have not been brought into play yet."""
POINTS = range(1, 25)
HOME = range(1, 7)
"""A player's home board in that player's own numbers."""

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
class Extra:
    """What the counts of one player leave open in the games that need it.

    ``reserve`` checkers have not been brought into play; they are in no count. ``pinned`` are the own
    points on which one of the player's checkers lies under an opposing one; it is in the counts.
    ``lock_open`` says that the player has brought a checker home once and may hit from then on.
    """

    reserve: int = 0
    pinned: frozenset[int] = frozenset()
    lock_open: bool = False


NO_EXTRA = Extra()


@dataclass(frozen=True, slots=True)
class Position:
    """All checkers of both players, each side in its own coordinates."""

    white: Side
    black: Side
    white_extra: Extra = NO_EXTRA
    black_extra: Extra = NO_EXTRA

    def of(self, player: Player) -> Side:
        """The counts of ``player`` in that player's own coordinates."""
        return self.white if player is Player.WHITE else self.black

    def extra(self, player: Player) -> Extra:
        """What the counts of ``player`` leave open."""
        return self.white_extra if player is Player.WHITE else self.black_extra

    def in_play(self, player: Player) -> int:
        """How many checkers ``player`` has still to bear off, those in reserve included."""
        return sum(self.of(player)[OFF + 1 :]) + self.extra(player).reserve

    def with_sides(
        self,
        player: Player,
        own: Side,
        other: Side,
        own_extra: Extra = NO_EXTRA,
        other_extra: Extra = NO_EXTRA,
    ) -> Position:
        """A position in which ``player`` has ``own`` and the opponent ``other``."""
        if player is Player.WHITE:
            return Position(own, other, own_extra, other_extra)
        return Position(other, own, other_extra, own_extra)

    def pips(self, player: Player) -> int:
        """Pip count of ``player``; a checker in reserve counts 25."""
        return pip_count(self.of(player)) + BAR * self.extra(player).reserve

    def swapped(self) -> Position:
        """The same position with the colours exchanged."""
        return Position(self.black, self.white, self.black_extra, self.white_extra)
