"""The game as arrays for compiled code: sides by number, what hits do to them, which pairs can be."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from bgdesk.engine.exact.sides import Numbering, Places, numbered, numbering
from bgdesk.rules.dice import ALL_ROLLS
from bgdesk.rules.outcome import outcome
from bgdesk.rules.position import BAR, OFF, POINTS, Position, side
from bgdesk.rules.variants import Ruleset
from bgdesk.training.hypergammon.plays import Plays, all_plays

ROLL_WEIGHTS = np.array([dice.ways for dice in ALL_ROLLS], np.float64) / 36

_MOST_BLOTS = 3


@dataclass(frozen=True)
class GameArrays:
    """Everything about one ruleset that its solution needs; S sides, pairs are (mover, other)."""

    plays: Plays
    closed: npt.NDArray[np.int64]
    """S: the point that a side closes to its opponent, in the opponent's coordinates; 0 when none."""
    blots: npt.NDArray[np.int32]
    """S x 3: its blots, each as one bit by the opponent's coordinates."""
    hit: npt.NDArray[np.int64]
    """S x 8: the side that results when those of its blots are hit."""
    multiplier: npt.NDArray[np.int64]
    """S: what a loser with this side loses."""
    is_possible: npt.NDArray[np.bool_]
    """S x S: nobody is off yet and no point holds checkers of both."""
    is_contact: npt.NDArray[np.bool_]
    """S x S: possible, and somebody may still be hit."""

    @property
    def size(self) -> int:
        """How many sides there are."""
        return len(self.closed)


def game(ruleset: Ruleset) -> GameArrays:
    """The arrays of ``ruleset``, which has three checkers a side or fewer and the rules of backgammon."""
    sides = by_pips(ruleset.checkers)
    blots = [_blots(places) for places in sides.places]
    hit = [_hit(places, own, sides) for places, own in zip(sides.places, blots, strict=True)]
    is_possible = _possible(sides)
    top = np.array([places[0] for places in sides.places])
    return GameArrays(
        plays=all_plays(sides),
        closed=np.array([_closed(places) for places in sides.places], np.int64),
        blots=np.array([[1 << BAR - point if point else 0 for point in own] for own in blots], np.int32),
        hit=np.array(hit, np.int64),
        multiplier=np.array([_multiplier(places, ruleset) for places in sides.places], np.int64),
        is_possible=is_possible,
        is_contact=is_possible & (top[:, None] + top[None, :] > BAR),
    )


def by_pips(checkers: int) -> Numbering:
    """The sides of so many checkers, fewest pips first: plays lead from higher numbers to lower ones."""
    return numbered(sorted(numbering(checkers).places, key=_pips_first))


def _pips_first(places: Places) -> tuple[int, Places]:
    return sum(places), places


def _closed(places: Places) -> int:
    return next((BAR - point for point in POINTS if places.count(point) > 1), 0)


def _blots(places: Places) -> list[int]:
    own = [point for point in POINTS if places.count(point) == 1]
    return own + [0] * (_MOST_BLOTS - len(own))


def _hit(places: Places, blots: list[int], sides: Numbering) -> list[int]:
    """The number of the side after each subset of its blots, as bits, was hit."""
    results = []
    for subset in range(1 << _MOST_BLOTS):
        gone = {blots[index] for index in range(_MOST_BLOTS) if subset >> index & 1} - {0}
        after = sorted((BAR if place in gone else place for place in places), reverse=True)
        results.append(sides.numbers[tuple(after)])
    return results


def _multiplier(places: Places, ruleset: Ruleset) -> int:
    if not any(places):
        return 0
    counts = {place: places.count(place) for place in places if place != OFF}
    winner, loser = side({}, ruleset.checkers), side(counts, ruleset.checkers)
    over = outcome(Position(winner, loser), ruleset)
    assert over
    return over.multiplier


def _possible(sides: Numbering) -> npt.NDArray[np.bool_]:
    own = np.array([sum({1 << place for place in places if place in POINTS}) for places in sides.places])
    met = np.array(
        [sum({1 << BAR - place for place in places if place in POINTS}) for places in sides.places]
    )
    is_possible = (own[:, None] & met[None, :]) == 0
    is_possible[0, :] = is_possible[:, 0] = False
    return np.asarray(is_possible)
