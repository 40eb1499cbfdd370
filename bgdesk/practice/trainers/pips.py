"""Counting pips: both players' counts, with the ways in which players count them."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random

from bgdesk.practice.trainers.shape import (
    Given,
    NumberField,
    NumbersAsked,
    Scene,
    TrainerId,
    TrainerQuestion,
    TrainerVerdict,
    judged_numbers,
)
from bgdesk.practice.trainers.walks import MOST_TURNS, LastTurn, seen_by_white, walk
from bgdesk.rules.player import Player
from bgdesk.rules.position import BAR, Position, Side, pip_count

OWN, OTHER = "own", "other"
_MOST = 375
_FEWEST_TURNS = 3
_THIRD = 3


@dataclass(frozen=True, slots=True)
class PointGroup:
    """``count`` checkers on a player's own ``point`` (25 the bar), and the ``total`` counted so far."""

    point: int
    count: int
    total: int

    @property
    def pips(self) -> int:
        """Of this group."""
        return self.point * self.count


@dataclass(frozen=True, slots=True)
class HalfCrossovers:
    """Counting in steps of three points, after Douglas Zare: 2 pips a checker, 3 a half-crossover, and rest.

    Each checker is thought of on the middle one of three points; ``high`` stand on the one above it,
    ``low`` on the one below.
    """

    checkers: int
    crossings: int
    high: int
    low: int

    @property
    def pips(self) -> int:
        """The same as the pip count."""
        return 2 * self.checkers + 3 * self.crossings + self.high - self.low


@dataclass(frozen=True, slots=True)
class PipsTruth:
    """The counts; ``last`` are the last turns, for those who keep a running count."""

    own: int
    other: int
    groups: tuple[tuple[PointGroup, ...], tuple[PointGroup, ...]]
    halves: tuple[HalfCrossovers, HalfCrossovers]
    last: tuple[LastTurn, ...]


def groups_of(side: Side) -> tuple[PointGroup, ...]:
    """Every point with checkers, the farthest first."""
    total, found = 0, list[PointGroup]()
    for point in range(BAR, 0, -1):
        if side[point]:
            total += point * side[point]
            found.append(PointGroup(point, side[point], total))
    return tuple(found)


def half_crossovers(side: Side) -> HalfCrossovers:
    """The count in steps of three points."""
    standing = [(point, count) for point, count in enumerate(side) if point and count]
    return HalfCrossovers(
        sum(count for _, count in standing),
        sum((point - 1) // _THIRD * count for point, count in standing),
        sum(count for point, count in standing if point % _THIRD == 0),
        sum(count for point, count in standing if point % _THIRD == 1),
    )


def truth_of(position: Position, last: tuple[LastTurn, ...] = ()) -> PipsTruth:
    """All that is to be said of White's count and Black's."""
    own, other = position.white, position.black
    return PipsTruth(
        pip_count(own),
        pip_count(other),
        (groups_of(own), groups_of(other)),
        (half_crossovers(own), half_crossovers(other)),
        last,
    )


class PipsTrainer:
    """Asks for both counts; right is only exact."""

    id = TrainerId.PIPS

    def make(self, random: Random) -> TrainerQuestion:
        """A position of a game, White to roll."""
        here = walk(random, random.randint(_FEWEST_TURNS, MOST_TURNS - 10))
        here = seen_by_white(here, here.player)
        asked = NumbersAsked((NumberField(OWN, 1, _MOST), NumberField(OTHER, 1, _MOST)))
        truth = truth_of(here.position, here.last)
        return TrainerQuestion(self.id, Scene(here.position, Player.WHITE), asked, truth)

    def judge(self, question: TrainerQuestion, given: Given) -> TrainerVerdict:
        """The error is the mean of both, in pips."""
        truth, asked = question.truth, question.asked
        assert isinstance(truth, PipsTruth)
        assert isinstance(asked, NumbersAsked)
        return judged_numbers(asked, (truth.own, truth.other), given)
