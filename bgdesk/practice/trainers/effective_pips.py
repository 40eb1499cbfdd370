"""Effective pip counts: how many rolls a home board needs on average, in pips."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random

from bgdesk.analysis.lenses.race_values import PIPS_A_ROLL
from bgdesk.practice.trainers.home_races import even_race, mean_of
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
from bgdesk.rules.player import Player
from bgdesk.rules.position import Side, pip_count

OWN, OTHER = "own", "other"
_MOST = 200
_TOLERANCE = 1.0
_FEWEST = 3


@dataclass(frozen=True, slots=True)
class EffectiveCount:
    """``pips`` as they are counted, and the mean number of ``rolls``."""

    pips: int
    rolls: float

    @property
    def effective(self) -> float:
        """The effective pip count, by Walter Trice."""
        return PIPS_A_ROLL * self.rolls

    @property
    def wastage(self) -> float:
        """By how much it is above the pips."""
        return self.effective - self.pips


@dataclass(frozen=True, slots=True)
class EffectiveTruth:
    """The counts of White and Black."""

    own: EffectiveCount
    other: EffectiveCount


def effective_count(side: Side) -> EffectiveCount:
    """That of a side whose checkers are all home, exactly."""
    return EffectiveCount(pip_count(side), mean_of(side))


class EffectivePipsTrainer:
    """Asks for both; within a pip is right."""

    id = TrainerId.EFFECTIVE_PIPS

    def make(self, random: Random) -> TrainerQuestion:
        """Both sides at home; the table takes a second when it is first needed."""
        position = even_race(random, least=_FEWEST, most=15)
        fields = tuple(NumberField(name, 1, _MOST, 1, _TOLERANCE) for name in (OWN, OTHER))
        truth = EffectiveTruth(effective_count(position.white), effective_count(position.black))
        return TrainerQuestion(self.id, Scene(position, Player.WHITE), NumbersAsked(fields), truth)

    def judge(self, question: TrainerQuestion, given: Given) -> TrainerVerdict:
        """The error is the mean of both, in pips."""
        truth, asked = question.truth, question.asked
        assert isinstance(truth, EffectiveTruth)
        assert isinstance(asked, NumbersAsked)
        return judged_numbers(asked, (truth.own.effective, truth.other.effective), given)
