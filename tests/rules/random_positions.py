"""Positions of every game as they hardly ever come up in play: runs of points, pins, late locks."""

from __future__ import annotations

from collections import Counter
from random import Random

from bgdesk.rules.dice import Dice
from bgdesk.rules.position import BAR, Extra, Position, Side
from bgdesk.rules.relation import rel
from bgdesk.rules.stages import Numbers, Stage, TurnSoFar
from bgdesk.rules.variants import Contact, Ruleset


def random_numbers(chance: Random) -> Numbers:
    """A roll, or equal numbers that may be fewer than four."""
    first, second = chance.randint(1, 6), chance.randint(1, 6)
    if first != second:
        return Dice(first, second)
    return Stage((first,) * chance.randint(1, 4))


def random_turn(chance: Random) -> TurnSoFar:
    """Early and late turns."""
    return TurnSoFar(chance.choice([0, 0, 1, 4]), chance.choice([0, 0, 0, 1]))


def random_position(ruleset: Ruleset, chance: Random) -> Position:
    """Any position that the counts of ``ruleset`` allow, whether or not play can lead to it."""
    points = list(range(1, 25))
    if chance.random() < 0.5:
        chance.shuffle(points)
    elif chance.random() < 0.5:
        turn = chance.randrange(24)
        points = points[turn:] + points[:turn]
    cut = chance.randint(1, 23)
    white = _Camp(ruleset, points[:cut], chance)
    black = _Camp(ruleset, [rel(ruleset.relation, point) for point in points[cut:]], chance)
    if ruleset.contact is Contact.PIN:
        _pin(white, black, ruleset, chance)
        _pin(black, white, ruleset, chance)
    return Position(white.side(), black.side(), white.extra(), black.extra())


class _Camp:
    """One player's checkers while a position is being made up."""

    def __init__(self, ruleset: Ruleset, points: list[int], chance: Random) -> None:
        self._ruleset = ruleset
        self._chance = chance
        left = chance.randint(1, ruleset.checkers) if chance.random() < 0.4 else ruleset.checkers
        self._off = ruleset.checkers - left
        self.reserve = chance.choice([0, 1, left // 2]) if ruleset.reserve and not self._off else 0
        bar = min(chance.choice([0, 0, 0, 1, 2]), left - self.reserve)
        self.counts = Counter({BAR: bar if ruleset.contact is Contact.HIT else 0})
        on_points = left - self.reserve - self.counts[BAR]
        used = points[: chance.randint(1, len(points))]
        self.counts.update((used + chance.choices(used, k=on_points))[:on_points])
        self.pinned: set[int] = set()

    def side(self) -> Side:
        return (self._off, *(self.counts[point] for point in range(1, BAR + 1)))

    def extra(self) -> Extra:
        has_been_home = self._off or any(self.counts[point] for point in range(1, 7))
        is_open = self._ruleset.hit_lock and bool(has_been_home or self._chance.random() < 0.5)
        return Extra(self.reserve, frozenset(self.pinned), is_open)


def _pin(below: _Camp, above: _Camp, ruleset: Ruleset, chance: Random) -> None:
    """Some of the single checkers of ``below`` come to lie under one of ``above`` from elsewhere."""
    for point in [point for point in range(1, 25) if below.counts[point] == 1]:
        there = rel(ruleset.relation, point)
        spare = [p for p in range(1, 25) if above.counts[p] > (p in above.pinned)]
        is_free = point not in below.pinned and not above.counts[there]
        if spare and is_free and chance.random() < 0.4:
            source = chance.choice(spare)
            if source == there or below.counts[rel(ruleset.relation, source)]:
                continue
            above.counts[source] -= 1
            above.counts[there] += 1
            below.pinned.add(point)
