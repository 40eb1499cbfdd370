"""The safest play: which of all legal ones leaves the fewest shots; it need not be the best one."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random

from bgdesk.analysis.reasons.roll_facts import OpposingRolls, weight
from bgdesk.practice.trainers.shape import (
    Given,
    PlayAsked,
    PlayGiven,
    Scene,
    TrainerId,
    TrainerQuestion,
    TrainerVerdict,
)
from bgdesk.practice.trainers.walks import BACKGAMMON, rolled, seen_by_white, walk
from bgdesk.rules.dice import Dice
from bgdesk.rules.legal.plays import Play, legal_plays
from bgdesk.rules.notation.plays import format_play
from bgdesk.rules.player import Player
from bgdesk.rules.position import Position

_FEWEST_TURNS, _MOST_TURNS, _TRIES = 4, 24, 8
_FEWEST_PLAYS, _MOST_PLAYS = 3, 10
_LEAST_GAIN = 2


@dataclass(frozen=True, slots=True)
class SafePlay:
    """A play with the rolls of 36 that hit something after it."""

    written: str
    position: Position
    shots: int


@dataclass(frozen=True, slots=True)
class SafestTruth:
    """All plays, the safest first."""

    plays: tuple[SafePlay, ...]


def safest_plays(position: Position, dice: Dice) -> SafestTruth:
    """White plays ``dice``; shots are counted by Black's legal plays."""
    plays = legal_plays(position, Player.WHITE, dice, BACKGAMMON).plays
    return SafestTruth(tuple(sorted(map(_counted, plays), key=lambda play: play.shots)))


def _counted(play: Play) -> SafePlay:
    rolls = OpposingRolls(play.result, Player.WHITE, BACKGAMMON)
    return SafePlay(format_play(play), play.result, weight(rolls.hits))


class SafestTrainer:
    """Asks for the play; the error is the number of rolls that hit more than need be."""

    id = TrainerId.SAFEST

    def make(self, random: Random) -> TrainerQuestion:
        """A roll with some plays, the safest of which is safer than the next by a shot or more."""
        question = None
        for _ in range(_TRIES):
            here = walk(random, random.randint(_FEWEST_TURNS, _MOST_TURNS))
            position, dice = seen_by_white(here, here.player).position, rolled(random)
            plays = legal_plays(position, Player.WHITE, dice, BACKGAMMON).plays
            if not _FEWEST_PLAYS <= len(plays) <= _MOST_PLAYS:
                continue
            truth = safest_plays(position, dice)
            question = TrainerQuestion(self.id, Scene(position, Player.WHITE, dice), PlayAsked(), truth)
            if truth.plays[len(plays) // 2].shots >= truth.plays[0].shots + _LEAST_GAIN:
                break
        return question or self.make(random)

    def judge(self, question: TrainerQuestion, given: Given) -> TrainerVerdict:
        """Every play with as few shots is right."""
        truth = question.truth
        assert isinstance(truth, SafestTruth)
        if not isinstance(given, PlayGiven):
            raise ValueError(f"{given!r} is no play")
        shots = next(play.shots for play in truth.plays if play.position == given.position)
        more = shots - truth.plays[0].shots
        return TrainerVerdict(more == 0, more)
