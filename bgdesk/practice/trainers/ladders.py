"""Reference cubes: one rung of a family is asked, and the whole ladder is told."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random

from bgdesk.analysis.lenses.race_values import ExactChoices
from bgdesk.practice.trainers.ladder_file import Ladder, LadderRung, shipped_ladders
from bgdesk.practice.trainers.race_cubes import CubeChoice, cost_of
from bgdesk.practice.trainers.shape import (
    ChoiceAsked,
    ChoiceGiven,
    Given,
    Scene,
    TrainerId,
    TrainerQuestion,
    TrainerVerdict,
)
from bgdesk.rules.player import Player

TOO_GOOD = "too_good"
OPTIONS = (*(choice.value for choice in CubeChoice), TOO_GOOD)
_SAME = 1e-9


@dataclass(frozen=True, slots=True)
class LadderTruth:
    """``rung`` of ``family`` is asked about; ``settings`` say how it was rolled out."""

    family: Ladder
    rung: LadderRung
    settings: str


def right_at(rung: LadderRung) -> str:
    """What is right on a rung: one of `OPTIONS`."""
    doubled = min(rung.double_take, 1.0)
    if rung.no_double > doubled + _SAME:
        return TOO_GOOD if rung.double_take > 1.0 else CubeChoice.NO_DOUBLE.value
    return (CubeChoice.DOUBLE_PASS if rung.double_take > 1.0 else CubeChoice.DOUBLE_TAKE).value


def ladder_cost(rung: LadderRung, chosen: str) -> float:
    """What a wrong answer gives away; too good and no double are the same decision of the doubler."""
    if chosen == TOO_GOOD:
        pass_cost = max(0.0, 1.0 - rung.double_take)
        return pass_cost + max(0.0, min(rung.double_take, 1.0) - rung.no_double)
    cost = cost_of(ExactChoices(rung.no_double, rung.double_take), CubeChoice(chosen))
    if chosen == CubeChoice.NO_DOUBLE:
        cost += max(0.0, rung.double_take - 1.0) if right_at(rung) == TOO_GOOD else 0.0
    return cost


class LaddersTrainer:
    """Asks for the whole action; only rungs are asked that are clear."""

    id = TrainerId.LADDERS

    def make(self, random: Random) -> TrainerQuestion:
        """A family, and a rung of it."""
        ladders = shipped_ladders()
        families = [family for family in ladders.families if any(rung.is_clear for rung in family.rungs)]
        family = random.choice(families)
        rung = random.choice([rung for rung in family.rungs if rung.is_clear])
        truth = LadderTruth(family, rung, ladders.settings)
        return TrainerQuestion(self.id, Scene(rung.position, Player.WHITE), ChoiceAsked(OPTIONS), truth)

    def judge(self, question: TrainerQuestion, given: Given) -> TrainerVerdict:
        """The error is the equity given away."""
        truth = question.truth
        assert isinstance(truth, LadderTruth)
        if not isinstance(given, ChoiceGiven):
            raise ValueError(f"{given!r} is no choice")
        cost = ladder_cost(truth.rung, given.chosen)
        return TrainerVerdict(cost <= _SAME, cost)
