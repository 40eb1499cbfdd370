"""The same board without the one thing that is said to matter: what it is worth shows whether it does.

Such boards need not be reachable; only what the rest of them is stays the same.
"""

from __future__ import annotations

from collections.abc import Iterable

from bgdesk.rules.player import Player
from bgdesk.rules.position import BAR, POINTS, Position, Side


def without_points(position: Position, player: Player, points: Iterable[int]) -> Position | None:
    """The checkers of ``player`` on ``points`` stand on the nearest other points that the player has made.

    They go up and down in turn, so that the pip count changes as little as it can. ``None`` where no other
    point is made.
    """
    counts = list(position.of(player))
    cleared = sorted(set(points))
    stacks = [point for point in POINTS if counts[point] > 1 and point not in cleared]
    drift = 0
    for point in cleared:
        for _ in range(counts[point]):
            targets = _nearest(point, stacks)
            if not targets:
                return None
            target = min(targets, key=lambda one: (abs(drift + one - point), -one))
            drift += target - point
            counts[target] += 1
        counts[point] = 0
    return _with(position, player, tuple(counts))


def without_hits(before: Position, after: Position, player: Player) -> Position:
    """The checkers that ``player`` hit between both boards stand about where they were hit."""
    old, new = before.of(player.opponent), list(after.of(player.opponent))
    own = after.of(player)
    for point in POINTS:
        for _ in range(max(0, old[point] - after.of(player.opponent)[point])):
            new[BAR] -= 1
            new[_free_place(point, own)] += 1
    return _with(after, player.opponent, tuple(new))


def _nearest(point: int, stacks: list[int]) -> list[int]:
    """The next of ``stacks`` on either side."""
    below = [one for one in stacks if one < point]
    above = [one for one in stacks if one > point]
    return below[-1:] + above[:1]


def _free_place(point: int, facing: Side) -> int:
    """``point`` or the nearest one, in the opponent's numbers, where ``facing`` has no checker."""
    free = [one for one in POINTS if not facing[BAR - one]]
    return min(free, key=lambda one: (abs(one - point), -one), default=BAR)


def _with(position: Position, player: Player, own: Side) -> Position:
    return position.with_sides(player, own, position.of(player.opponent))
