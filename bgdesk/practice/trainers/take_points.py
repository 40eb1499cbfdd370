"""The figures of a score: what a player needs to take, and what a gammon is worth, from the equity table."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random

from bgdesk.analysis.lenses.cube_model import CubeTerms
from bgdesk.analysis.lenses.take_parts import gammon_price
from bgdesk.match.equity_tables.table import default_table
from bgdesk.practice.trainers.scores import AskedScore
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
from bgdesk.practice.trainers.walks import BACKGAMMON
from bgdesk.rules.player import Player

TAKES = (2, 4)
"""Values of the cube after a double."""
PRICES = (1, 2, 4)
MOST_AWAY = 9
_TOLERANCE = 1.0
_PRICE_TOLERANCE = 0.05


@dataclass(frozen=True, slots=True)
class TakePoint:
    """To be doubled to ``cube``: the chances to win the match after passing, and after losing and winning.

    ``chance`` of winning the game that makes taking and passing equal, the cube dead and gammons apart.
    """

    cube: int
    passed: float
    lost: float
    won: float

    @property
    def chance(self) -> float:
        """The take point."""
        return (self.passed - self.lost) / (self.won - self.lost)


@dataclass(frozen=True, slots=True)
class ScoreCard:
    """The figures of ``score``, seen by its first player: take points, and gammon prices by cube."""

    score: AskedScore
    takes: tuple[TakePoint, ...]
    prices: tuple[tuple[int, float], ...]


def score_card(score: AskedScore) -> ScoreCard:
    """What the match equity table gives; only figures that mean something at the score."""
    assert score.away
    own, other = score.away
    terms = CubeTerms(score.away, default_table(), is_crawford=score.is_crawford)
    takes = tuple(
        TakePoint(cube, terms.worth(-cube // 2), terms.worth(-cube), terms.worth(cube))
        for cube in TAKES
        if cube // 2 < other
    )
    prices = tuple(
        (cube, price) for cube in PRICES if cube < own and (price := gammon_price(terms, cube)) is not None
    )
    return ScoreCard(score, takes, prices)


def take_name(cube: int) -> str:
    """The name of the field of a take point."""
    return f"take{cube}"


def price_name(cube: int) -> str:
    """The name of the field of a gammon price."""
    return f"price{cube}"


def truths(card: ScoreCard) -> tuple[float, ...]:
    """As they are asked for: take points in per cent, then gammon prices."""
    return (*(100 * one.chance for one in card.takes), *(price for _, price in card.prices))


class TakePointsTrainer:
    """Asks for the whole card of a score; each figure gets its tick."""

    id = TrainerId.TAKE_POINTS

    def make(self, random: Random) -> TrainerQuestion:
        """A score at which both players need at least two points."""
        score = AskedScore((random.randint(2, MOST_AWAY), random.randint(2, MOST_AWAY)))
        return self.at(score)

    def at(self, score: AskedScore) -> TrainerQuestion:
        """The question about ``score``."""
        card = score_card(score)
        fields = [NumberField(take_name(one.cube), 0, 100, 0, _TOLERANCE) for one in card.takes]
        fields += [NumberField(price_name(cube), 0, 9.99, 2, _PRICE_TOLERANCE) for cube, _ in card.prices]
        scene = Scene(BACKGAMMON.start_position(), Player.WHITE, score=score)
        return TrainerQuestion(self.id, scene, NumbersAsked(tuple(fields)), card)

    def judge(self, question: TrainerQuestion, given: Given) -> TrainerVerdict:
        """The error is the mean of all figures in hundredths."""
        card, asked = question.truth, question.asked
        assert isinstance(card, ScoreCard)
        assert isinstance(asked, NumbersAsked)
        found = judged_numbers(asked, truths(card), given)
        scaled = [
            abs(error) if number < len(card.takes) else 100 * abs(error)
            for number, error in enumerate(found.errors)
        ]
        return TrainerVerdict(found.is_right, sum(scaled) / len(scaled), found.errors)
