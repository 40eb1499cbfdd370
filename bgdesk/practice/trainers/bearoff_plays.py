"""Bear-off plays: every legal one with its exact worth, for one side alone or for both with the cube."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random

from bgdesk.analysis.lenses.bearoff_pairs import pair_table
from bgdesk.analysis.lenses.race_values import PAIR_CHECKERS, is_pair
from bgdesk.practice.trainers.home_races import even_race, mean_of
from bgdesk.practice.trainers.shape import (
    Given,
    PlayAsked,
    PlayGiven,
    Scene,
    TrainerId,
    TrainerQuestion,
    TrainerVerdict,
)
from bgdesk.practice.trainers.walks import BACKGAMMON, rolled
from bgdesk.rules.dice import Dice
from bgdesk.rules.legal.plays import legal_plays
from bgdesk.rules.notation.plays import format_play
from bgdesk.rules.player import Player
from bgdesk.rules.position import OFF, Position

_TRIES = 60
_LEAST_GAP, _LEAST_EQUITY = 0.01, 0.004
_SAME = 1e-9
_PAIRS = 0.4
"""So often both sides have few checkers left, and the worth is exact for both together."""


@dataclass(frozen=True, slots=True)
class BearoffPlay:
    """A play and its ``cost`` against the best.

    ``worth`` is the mean number of rolls afterwards, or the equity where both sides are known.
    """

    written: str
    position: Position
    worth: float
    cost: float


@dataclass(frozen=True, slots=True)
class BearoffTruth:
    """All plays, best first; with ``is_pair`` equities in money play with the cube centred, else rolls."""

    plays: tuple[BearoffPlay, ...]
    is_pair: bool


def all_bearoff_plays(position: Position, dice: Dice) -> BearoffTruth:
    """White plays ``dice``; both sides have all their checkers home."""
    both = is_pair(position)
    plays = legal_plays(position, Player.WHITE, dice, BACKGAMMON).plays
    worths = [(_equity(play.result) if both else mean_of(play.result.white), play) for play in plays]
    worths.sort(key=lambda one: -one[0] if both else one[0])
    best = worths[0][0]
    told = tuple(
        BearoffPlay(format_play(play), play.result, worth, abs(worth - best)) for worth, play in worths
    )
    return BearoffTruth(told, both)


def _equity(after: Position) -> float:
    """What White has after the play, Black to roll and to double first."""
    if after.white[OFF] == sum(after.white):
        return 1.0
    choices = pair_table().value(after.black, after.white).centred
    return -max(choices.no_double, min(choices.double_take, 1.0))


class BearoffTrainer:
    """Asks for the play; the error is what it costs, in rolls or in equity."""

    id = TrainerId.BEAROFF

    def make(self, random: Random) -> TrainerQuestion:
        """A roll that can be played in several ways of which one is best."""
        question = None
        for _ in range(_TRIES):
            most = PAIR_CHECKERS if random.random() < _PAIRS else 15
            position = even_race(random, least=2, most=most)
            dice = rolled(random)
            if len(legal_plays(position, Player.WHITE, dice, BACKGAMMON).plays) < 2:
                continue
            truth = all_bearoff_plays(position, dice)
            question = TrainerQuestion(self.id, Scene(position, Player.WHITE, dice), PlayAsked(), truth)
            if truth.plays[1].cost >= (_LEAST_EQUITY if truth.is_pair else _LEAST_GAP):
                break
        assert question, "of so many rolls none had two plays"
        return question

    def judge(self, question: TrainerQuestion, given: Given) -> TrainerVerdict:
        """Right is what costs nothing."""
        truth = question.truth
        assert isinstance(truth, BearoffTruth)
        if not isinstance(given, PlayGiven):
            raise ValueError(f"{given!r} is no play")
        cost = next(play.cost for play in truth.plays if play.position == given.position)
        return TrainerVerdict(cost <= _SAME, cost)
