"""Counting shots: the rolls that hit, each found by its legal plays."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from random import Random

from bgdesk.analysis.reasons.roll_facts import OpposingRolls, weight
from bgdesk.practice.trainers.shape import (
    Given,
    RollsAsked,
    RollsGiven,
    Scene,
    TrainerId,
    TrainerQuestion,
    TrainerVerdict,
)
from bgdesk.practice.trainers.walks import BACKGAMMON, Walked, seen_by_white, walk, walked_on
from bgdesk.rules.dice import Dice
from bgdesk.rules.player import Player
from bgdesk.rules.position import BAR, OFF, POINTS, Position, side

_FEWEST_TURNS, _MOST_TURNS, _TRIES = 4, 22, 12
_FEWEST_SHOTS, _MOST_SHOTS = 2, 33
DISTANCES = range(1, 25)
_DIRECT = 6


@dataclass(frozen=True, slots=True)
class BlotShots:
    """A blot on White's ``point`` with the ``rolls`` that hit it.

    ``distances``: how far away the checkers stand that hit it with some roll, the nearest first.
    ``from_bar``: the same of a checker on the bar, ``None`` where there is none or it cannot hit.
    """

    point: int
    rolls: tuple[Dice, ...]
    distances: tuple[int, ...]
    from_bar: int | None = None


@dataclass(frozen=True, slots=True)
class ShotsTruth:
    """The rolls that ``hit`` anything, and each blot that can be hit."""

    hits: tuple[Dice, ...]
    blots: tuple[BlotShots, ...]

    @property
    def count(self) -> int:
        """Of 36."""
        return weight(self.hits)

    @property
    def twice_counted(self) -> int:
        """How many rolls hit several blots: duplication makes this large, and the shots few."""
        return sum(weight(blot.rolls) for blot in self.blots) - self.count


@dataclass(frozen=True, slots=True)
class DistanceShots:
    """The shots at a single blot ``distance`` away with nothing between, by kind.

    ``direct`` rolls show the number itself; ``combined`` reach it with both dice or a double.
    """

    distance: int
    direct: int
    combined: int

    @property
    def total(self) -> int:
        """Of 36."""
        return self.direct + self.combined


def truth_at(position: Position) -> ShotsTruth:
    """Black is to roll, and White's blots are hit."""
    rolls = OpposingRolls(position, Player.WHITE, BACKGAMMON)
    blots = tuple(_blot(position, point, hitting) for point, hitting in rolls.hits_by_point.items())
    return ShotsTruth(rolls.hits, blots)


def _blot(position: Position, point: int, hitting: tuple[Dice, ...]) -> BlotShots:
    black = position.black
    rearmost_first = (own for own in reversed(POINTS) if black[own] and BAR - own < point)
    found = tuple(
        point - (BAR - own)
        for own in rearmost_first
        if any(_reaches(position, BAR - own, point, roll) for roll in hitting)
    )
    is_from_bar = black[BAR] and any(_reaches(position, 0, point, roll) for roll in hitting)
    return BlotShots(point, hitting, tuple(sorted(found)), point if is_from_bar else None)


def _reaches(position: Position, start: int, point: int, roll: Dice) -> bool:
    """Whether Black's checker on White's point ``start``, 0 for the bar, hits on ``point`` with ``roll``."""
    return any(_lands(position, start, point, steps) for steps in _orders(roll))


def _orders(roll: Dice) -> tuple[tuple[int, ...], ...]:
    """The numbers of a roll in every order."""
    return ((roll.high,) * 4,) if roll.is_double else ((roll.high, roll.low), (roll.low, roll.high))


def _lands(position: Position, start: int, point: int, steps: tuple[int, ...]) -> bool:
    """Whether ``steps`` bring the checker to ``point``; it goes on from the bar once all others are in."""
    white, waiting = position.white, position.black[BAR]
    if start == 0:
        own = steps[: max(1, len(steps) - waiting + 1)]
    elif any(white[step] > 1 for step in steps[:waiting]):
        return False
    else:
        own = steps[waiting:]
    here = start
    for step in own:
        here += step
        if here >= BAR or white[here] > 1:
            return False
        if here == point:
            return True
    return False


@cache
def shots_by_distance() -> tuple[DistanceShots, ...]:
    """The table that players know by heart, counted on an empty board."""
    return tuple(_shots_from(distance) for distance in DISTANCES)


def _shots_from(distance: int) -> DistanceShots:
    """A blot so far from a lone checker; one that far comes from the bar only where it has to."""
    point = min(distance + 1, BAR - 1)
    own = BAR - (point - distance)
    board = Position(side({point: 1}), side({own: 1}))
    hits = OpposingRolls(board, Player.WHITE, BACKGAMMON).hits
    direct = weight(one for one in hits if distance in one) if distance <= _DIRECT else 0
    return DistanceShots(distance, direct, weight(hits) - direct)


class ShotsTrainer:
    """Asks which rolls hit; the error is the number of rolls of 36 that were marked wrongly or left out."""

    id = TrainerId.SHOTS

    def make(self, random: Random) -> TrainerQuestion:
        """White has played and left something; Black is to roll."""
        question = self._asked(truth_at(_FALLBACK), _FALLBACK)
        for _ in range(_TRIES):
            here = walk(random, random.randint(_FEWEST_TURNS, _MOST_TURNS))
            here = seen_by_white(walked_on(random, here), here.player)
            if not _may_be_hit(here):
                continue
            truth = truth_at(here.position)
            if _FEWEST_SHOTS <= truth.count <= _MOST_SHOTS:
                return self._asked(truth, here.position)
        return question

    def _asked(self, truth: ShotsTruth, position: Position) -> TrainerQuestion:
        return TrainerQuestion(self.id, Scene(position, Player.BLACK), RollsAsked(), truth)

    def judge(self, question: TrainerQuestion, given: Given) -> TrainerVerdict:
        """``errors``: how many rolls too many or too few were said to hit."""
        truth = question.truth
        assert isinstance(truth, ShotsTruth)
        if not isinstance(given, RollsGiven):
            raise ValueError(f"{given!r} marks no rolls")
        wrong = weight(given.rolls ^ frozenset(truth.hits))
        return TrainerVerdict(wrong == 0, wrong, (weight(given.rolls) - truth.count,))


def _may_be_hit(here: Walked) -> bool:
    white, black = here.position.white, here.position.black
    if not black[OFF + 1 :] or not any(white[OFF + 1 :]):
        return False
    rearmost = next((BAR - own for own in range(BAR, 0, -1) if black[own]), BAR)
    return any(white[point] == 1 for point in range(rearmost + 1, BAR))


_FALLBACK = Position(side({6: 5, 8: 3, 13: 4, 10: 1, 24: 2}), side({24: 2, 13: 5, 8: 3, 6: 5}))
"""What is left by 13/10 alone: asked where chance finds nothing to ask."""
