"""Cube decisions at the end of a race, exact for both sides: up to six checkers each, in money play."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from random import Random

from bgdesk.analysis.lenses.bearoff_pairs import pair_table
from bgdesk.analysis.lenses.race import RaceFormulas, race_formulas
from bgdesk.analysis.lenses.race_values import PAIR_CHECKERS, ExactChoices
from bgdesk.practice.trainers.effective_pips import EffectiveTruth, effective_count
from bgdesk.practice.trainers.home_races import even_race
from bgdesk.practice.trainers.shape import (
    ChoiceAsked,
    ChoiceGiven,
    Given,
    Scene,
    TrainerId,
    TrainerQuestion,
    TrainerVerdict,
)
from bgdesk.rules.cube import Cube
from bgdesk.rules.player import Player
from bgdesk.rules.position import Position

_TRIES = 80
_CLEAR, _NEAR = 0.005, 0.3
"""A decision is worth asking where the nearest other answer costs something, but no more than this."""
_FEWEST = 2
_SAME = 1e-9


class CubeChoice(StrEnum):
    """What both players do: the one on roll about doubling, the other about the double."""

    NO_DOUBLE = "no_double"
    DOUBLE_TAKE = "double_take"
    DOUBLE_PASS = "double_pass"


@dataclass(frozen=True, slots=True)
class RaceCubeTruth:
    """The equities of ``choices`` with the cube as it is; ``chance`` to win without one.

    ``formulas`` and ``effective`` are ways to come near the answer over the board; neither is exact.
    """

    choices: ExactChoices
    chance: float
    is_own: bool
    formulas: RaceFormulas
    effective: EffectiveTruth

    @property
    def right(self) -> CubeChoice:
        """What is exactly right for both."""
        if not self.choices.should_take:
            return CubeChoice.DOUBLE_PASS
        return CubeChoice.DOUBLE_TAKE if self.choices.should_double else CubeChoice.NO_DOUBLE

    @property
    def second_cost(self) -> float:
        """What the nearest other answer costs."""
        return sorted(map(self.cost, CubeChoice))[1]

    def cost(self, chosen: CubeChoice) -> float:
        """What the wrong part of ``chosen`` gives away, of either player."""
        return cost_of(self.choices, chosen)


def cost_of(choices: ExactChoices, chosen: CubeChoice) -> float:
    """By doubling or not, and by taking or passing what is offered."""
    no_double, double_take = choices.no_double, choices.double_take
    doubled = min(double_take, 1.0)
    if chosen is CubeChoice.NO_DOUBLE:
        return max(0.0, doubled - no_double)
    too_early = max(0.0, no_double - doubled)
    answer = double_take - 1.0 if chosen is CubeChoice.DOUBLE_TAKE else 1.0 - double_take
    return too_early + max(0.0, answer)


def race_cube(position: Position, *, is_own: bool) -> RaceCubeTruth:
    """White is on roll, with a cube of the own or a centred one. All is exact."""
    value = pair_table().value(position.white, position.black)
    formulas = race_formulas(position, Player.WHITE)
    assert formulas
    effective = EffectiveTruth(effective_count(position.white), effective_count(position.black))
    choices = value.own if is_own else value.centred
    return RaceCubeTruth(choices, value.chance, is_own, formulas, effective)


class RaceCubeTrainer:
    """Asks for the whole action; the table of both sides takes some seconds when it is first needed."""

    id = TrainerId.RACE_CUBE

    def make(self, random: Random) -> TrainerQuestion:
        """A race in which at least two answers are near each other; each answer is right equally often."""
        question, wanted = None, random.choice(tuple(CubeChoice))
        for _ in range(_TRIES):
            position = even_race(random, least=_FEWEST, most=PAIR_CHECKERS)
            truth = race_cube(position, is_own=random.random() < 1 / 3)
            cube = Cube(2, Player.WHITE) if truth.is_own else Cube()
            scene = Scene(position, Player.WHITE, cube=cube)
            question = TrainerQuestion(self.id, scene, ChoiceAsked(tuple(CubeChoice)), truth)
            if truth.right is wanted and _CLEAR <= truth.second_cost <= _NEAR:
                break
        assert question
        return question

    def judge(self, question: TrainerQuestion, given: Given) -> TrainerVerdict:
        """The error is the equity given away."""
        truth = question.truth
        assert isinstance(truth, RaceCubeTruth)
        if not isinstance(given, ChoiceGiven):
            raise ValueError(f"{given!r} is no choice")
        cost = truth.cost(CubeChoice(given.chosen))
        return TrainerVerdict(cost <= _SAME, cost)
