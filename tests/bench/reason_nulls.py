"""What means nothing, for every rule about plays: as many other rolls, or a point that both boards have.

Five ways to choose it, none of which knows anything of the game: by chance, by a hash, by parity, nearest to
the middle, and by the other colour.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Iterator
from enum import StrEnum
from random import Random

from bgdesk.analysis.reasons.ablation import without_points
from bgdesk.analysis.reasons.board_facts import BoardFacts
from bgdesk.analysis.reasons.play_case import PlayCase
from bgdesk.analysis.reasons.play_rules import Finding, Rule
from bgdesk.rules.dice import ALL_ROLLS, Dice
from bgdesk.rules.player import Player
from bgdesk.rules.position import Position

_MIDDLE_PIPS, _MIDDLE_POINT = 7, 12.5


class Null(StrEnum):
    """A way to choose."""

    CHANCE = "chance"
    HASH = "hash"
    PARITY = "parity"
    MIDDLE = "middle"
    COLOUR = "colour"


def null_causes(rule: Rule, case: PlayCase, found: Finding, seed: str) -> dict[Null, float | None]:
    """What goes with each of them; ``None`` where there is nothing to choose."""
    if rule.is_by_rolls:
        weight = abs(found.shown[0].difference)
        return {null: case.lost_over(_rolls(null, weight, seed)) for null in Null}
    return {null: _worth_of_point(null, case, seed) for null in Null}


def _rolls(null: Null, weight: float, seed: str) -> list[Dice]:
    """Rolls of about ``weight``; for the other colour the dice that are seen from below."""
    chosen: list[Dice] = []
    for roll in _ordered(null, ALL_ROLLS, seed):
        if sum(one.ways for one in chosen) >= weight:
            break
        chosen.append(roll)
    return chosen


def _ordered(null: Null, rolls: Iterable[Dice], seed: str) -> list[Dice]:
    mixed = list(rolls)
    Random(f"{seed}{null}").shuffle(mixed)
    match null:
        case Null.CHANCE:
            return mixed
        case Null.HASH:
            return sorted(mixed, key=lambda roll: _hash(f"{seed}{roll}"))
        case Null.PARITY:
            return sorted(mixed, key=lambda roll: (roll.high + roll.low) % 2)
        case Null.MIDDLE:
            return sorted(mixed, key=lambda roll: abs(roll.high + roll.low - _MIDDLE_PIPS))
        case Null.COLOUR:
            return sorted(mixed, key=lambda roll: roll.high % 2)


def _worth_of_point(null: Null, case: PlayCase, seed: str) -> float | None:
    """Of a point that both boards have, the opponent's for the other colour: how much more it matters."""
    owner = case.player.opponent if null is Null.COLOUR else case.player
    point = _point(null, _shared(case, owner), seed)
    if point is None:
        return None
    worths = list(_worths(case, owner, point))
    return worths[0] - worths[1] if len(worths) > 1 else None


def _shared(case: PlayCase, owner: Player) -> list[int]:
    made = (set(BoardFacts(one, owner, case.ruleset).made) for one in (case.played, case.best))
    return sorted(set.intersection(*made))


def _point(null: Null, points: list[int], seed: str) -> int | None:
    mixed = Random(f"{seed}{null}").sample(points, len(points))
    match null:
        case Null.CHANCE | Null.COLOUR:
            return next(iter(mixed), None)
        case Null.HASH:
            return min(mixed, key=lambda point: _hash(f"{seed}{point}"), default=None)
        case Null.PARITY:
            return min(mixed, key=lambda point: point % 2, default=None)
        case Null.MIDDLE:
            return min(mixed, key=lambda point: abs(point - _MIDDLE_POINT), default=None)


def _worths(case: PlayCase, owner: Player, point: int) -> Iterator[float]:
    positions: tuple[Position, ...] = (case.best, case.played)
    for position in positions:
        without = without_points(position, owner, {point})
        if without:
            yield case.worth(position) - case.worth(without)


def _hash(text: str) -> bytes:
    return hashlib.sha256(text.encode()).digest()
