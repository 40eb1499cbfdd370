"""The temperature map: what each of the next 36 rolls is worth with its best play."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from math import sqrt

from bgdesk.analysis.questions import PlayQuestion
from bgdesk.engine.protocol import Situation
from bgdesk.match.evaluation import Probabilities
from bgdesk.match.study import JudgedPlay
from bgdesk.rules.dice import ALL_ROLLS, Dice
from bgdesk.rules.outcome import outcome
from bgdesk.rules.position import Position

ALL_WAYS = 36
JOKER = 0.3
"""So much better than the mean is a joker, so much worse a disaster: what GNU Backgammon calls lucky."""


def after_play(situation: Situation, position: Position) -> Situation | None:
    """The opponent about to roll once the player of ``situation`` has moved to ``position``.

    ``None`` where the game is over then.
    """
    if outcome(position, situation.ruleset):
        return None
    away = situation.away and (situation.away[1], situation.away[0])
    return replace(
        situation,
        position=position,
        player=situation.player.opponent,
        away=away,
        turns=(situation.turns[1], situation.turns[0]),
        coming=(),
        left_start=0,
        plays_rest=False,
    )


def has_market(situation: Situation) -> bool:
    """Whether the player of ``situation`` may have a double to offer after this roll and the reply."""
    cube, away = situation.cube, situation.away
    if not situation.has_cube or situation.is_crawford or not cube.may_be_turned_by(situation.player):
        return False
    return away is None or away[0] > cube.value


def roll_questions(situation: Situation) -> dict[Dice, PlayQuestion]:
    """What is asked about each of the 21 different rolls of the player of ``situation``."""
    return {roll: PlayQuestion(0, situation, roll, None) for roll in ALL_ROLLS}


@dataclass(frozen=True, slots=True)
class Temperature:
    """What all rolls together come to, for the player who rolls: the mean and the standard deviation.

    ``chances`` are the mean of those after the best plays, ``None`` where they are not known.
    """

    mean: float
    deviation: float
    chances: Probabilities | None


def temperature(judged: Mapping[Dice, JudgedPlay]) -> Temperature | None:
    """The sum of ``judged``, each roll as often as it comes; ``None`` before all are there."""
    if len(judged) < len(ALL_ROLLS):
        return None
    best = [(roll.ways, judged[roll].candidates[0]) for roll in ALL_ROLLS]
    mean = sum(ways * one.equity.value for ways, one in best) / ALL_WAYS
    spread = sum(ways * (one.equity.value - mean) ** 2 for ways, one in best) / ALL_WAYS
    known = [(ways, one.probabilities) for ways, one in best if one.probabilities]
    return Temperature(mean, sqrt(spread), _mean(known) if len(known) == len(best) else None)


def _mean(known: list[tuple[int, Probabilities]]) -> Probabilities:
    fields = ("win", "win_gammon", "win_backgammon", "lose_gammon", "lose_backgammon")
    sums = [sum(ways * getattr(chances, name) for ways, chances in known) / ALL_WAYS for name in fields]
    return Probabilities(known[0][1].pov, *sums)


def chance_spread(judged: Mapping[Dice, JudgedPlay]) -> float | None:
    """The standard deviation of the chance to win over all rolls, each played best; ``None`` if unknown."""
    whole_map = temperature(judged)
    if whole_map is None or whole_map.chances is None:
        return None
    chances = [(roll.ways, judged[roll].candidates[0].probabilities) for roll in ALL_ROLLS]
    return sqrt(sum(ways * (one.win - whole_map.chances.win) ** 2 for ways, one in chances if one) / ALL_WAYS)
