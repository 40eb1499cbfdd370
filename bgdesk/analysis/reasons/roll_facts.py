"""What the opponent's 36 rolls can do: counted by the legal plays of each, not by a formula."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cached_property

from bgdesk.rules.dice import ALL_ROLLS, Dice
from bgdesk.rules.legal.plays import legal_plays
from bgdesk.rules.player import Player
from bgdesk.rules.position import BAR, OFF, Position, Side
from bgdesk.rules.variants import Ruleset

FAR = 10
"""Pips: a hit that costs so many is one of a checker that has come at least to the own outer board."""
_NEAR = 9
"""A row of points begins here or nearer, else it holds nobody back."""


def weight(rolls: Iterable[Dice]) -> int:
    """How many of the 36 rolls of one die after the other ``rolls`` stand for."""
    return sum(roll.ways for roll in rolls)


@dataclass(frozen=True, slots=True)
class PrimeRow:
    """Made points from ``first`` to ``last`` in the owner's numbers, and opposing checkers behind them."""

    first: int
    last: int
    trapped: int

    @property
    def length(self) -> int:
        """How many points."""
        return self.last - self.first + 1


class OpposingRolls:
    """The board after a play of ``player``, with every legal answer to it; worked out on demand."""

    def __init__(self, position: Position, player: Player, ruleset: Ruleset) -> None:
        self.position = position
        self.player = player
        self._ruleset = ruleset

    @cached_property
    def _answers(self) -> tuple[tuple[Dice, tuple[Position, ...]], ...]:
        opponent = self.player.opponent
        return tuple(
            (
                roll,
                tuple(one.result for one in legal_plays(self.position, opponent, roll, self._ruleset).plays),
            )
            for roll in ALL_ROLLS
        )

    @cached_property
    def hits(self) -> tuple[Dice, ...]:
        """The rolls with a play that puts another checker of the player on the bar."""
        return tuple(roll for roll, after in self._answers if any(self._sent_back(one) for one in after))

    @cached_property
    def double_hits(self) -> tuple[Dice, ...]:
        """The rolls with a play that puts two more there."""
        return tuple(roll for roll, after in self._answers if any(self._sent_back(one) > 1 for one in after))

    @cached_property
    def far_hits(self) -> tuple[Dice, ...]:
        """The rolls that hit a checker which loses `FAR` pips or more by it."""
        far = {roll for point, rolls in self.hits_by_point.items() if BAR - point >= FAR for roll in rolls}
        return tuple(roll for roll in self.hits if roll in far)

    @cached_property
    def hits_by_point(self) -> dict[int, tuple[Dice, ...]]:
        """For each blot that can be hit, in the player's numbers, the rolls that hit it."""
        found: dict[int, list[Dice]] = {}
        for roll, after in self._answers:
            for point in sorted({point for one in after for point in self._points_hit(one)}):
                found.setdefault(point, []).append(roll)
        return {point: tuple(rolls) for point, rolls in sorted(found.items())}

    @cached_property
    def dances(self) -> tuple[Dice, ...]:
        """The rolls with which the opponent cannot move while on the bar."""
        if not self.position.of(self.player.opponent)[BAR]:
            return ()
        return tuple(roll for roll, after in self._answers if after == (self.position,))

    def escapes(self, row: PrimeRow) -> tuple[Dice, ...]:
        """The rolls with a play that brings one of the trapped checkers past ``row``."""
        before = _up_to(self.position.of(self.player.opponent), row.last)
        return tuple(
            roll
            for roll, after in self._answers
            if any(_up_to(one.of(self.player.opponent), row.last) < before for one in after)
        )

    def _sent_back(self, after: Position) -> int:
        return after.of(self.player)[BAR] - self.position.of(self.player)[BAR]

    def _points_hit(self, after: Position) -> Iterator[int]:
        own, left = self.position.of(self.player), after.of(self.player)
        return (point for point in range(OFF + 1, BAR) if left[point] < own[point])


def longest_row(own: Side, other: Side) -> PrimeRow | None:
    """The longest row of points of ``own`` that stands in front of a checker of ``other``, if there is any.

    It begins on the 9-point or nearer: what is farther away holds nobody back. Of rows equally long it is the
    one with more checkers behind it, then the one farther from home.
    """
    near = ((first, last) for first, last in _runs(own) if first <= _NEAR)
    rows = (PrimeRow(first, last, _up_to(other, first - 1)) for first, last in near)
    held = [row for row in rows if row.trapped]
    return max(held, key=lambda row: (row.length, row.trapped, row.first), default=None)


def _runs(own: Side) -> Iterator[tuple[int, int]]:
    first = None
    for point in range(OFF + 1, BAR + 1):
        is_made = point < BAR and own[point] > 1
        if is_made and first is None:
            first = point
        elif not is_made and first is not None:
            yield first, point - 1
            first = None


def _up_to(other: Side, point: int) -> int:
    """Checkers of ``other``, those on the bar too, that are not past ``point`` of the opponent's numbers."""
    return sum(other[BAR - point :]) if point >= 0 else 0
