"""Lessons and duels in the core: games from the start, the same for equal seeds."""

from __future__ import annotations

import numpy as np
import pytest

from bgdesk.engine.core.games import (
    CompiledGame,
    LessonCourse,
    Unanswerable,
    compiled_game,
    games_library,
)
from bgdesk.engine.network.compiled import packed_turn, payoff_numbers, rule_numbers
from bgdesk.engine.network.file import Floats, flat_size
from bgdesk.engine.network.search import Turn
from bgdesk.engine.payoffs import money_payoffs
from bgdesk.rules.dice import Dice
from bgdesk.rules.player import Player
from bgdesk.rules.variants import RULESETS

pytestmark = pytest.mark.skipif(games_library() is None, reason="the core is not in use")

HIDDEN = 12
WHITE = Player.WHITE


def game_of(name: str, weights: Floats) -> CompiledGame:
    game = compiled_game(rule_numbers(RULESETS[name]), weights, HIDDEN)
    assert game
    return game


def begun(name: str) -> bytes:
    """White is to roll, and nobody has completed a turn."""
    return packed_turn(Turn(RULESETS[name].start_position(), WHITE, (), (0, 0), plays_rest=True), WHITE)


def payoffs(name: str) -> list[float]:
    own = money_payoffs(RULESETS[name])
    return payoff_numbers((own, own.flipped()))


def new_weights(seed: int = 1) -> Floats:
    return np.random.default_rng(seed).normal(0, 0.1, flat_size(HIDDEN)).astype(np.float32)


def taught(name: str, games: int, seed: int, rate: float = 0.02) -> tuple[Floats, tuple[float, float, int]]:
    course = LessonCourse(games, seed, 0.5, rate)
    return game_of(name, new_weights()).trained(begun(name), payoffs(name), course)


@pytest.mark.parametrize("name", ["fevga", "plakoto", "acey_deucey_european", "dutch"])
def test_equal_seeds_teach_the_same(name: str) -> None:
    (weights, told), (again, _), (other, _) = (taught(name, 4, seed) for seed in (1, 1, 2))
    assert np.array_equal(weights, again)
    assert not np.array_equal(weights, other)
    loss, rolls, given_up = told
    assert 0 < loss < 3
    assert rolls > 20 or given_up == 4


def test_who_learns_nothing_stays_as_it_was() -> None:
    assert np.array_equal(taught("fevga", 2, 1, rate=0.0)[0], new_weights())


def test_what_was_learnt_wins() -> None:
    """Of Fevga the first hundreds of games teach enough to be told from noise."""
    weights = taught("fevga", 400, 5)[0]
    before, after = (mean_error("fevga", each) for each in (new_weights(), weights))
    assert after < before * 0.8


def mean_error(name: str, weights: Floats) -> float:
    course = LessonCourse(20, 9, 1.0, 0.0)
    return game_of(name, weights).trained(begun(name), payoffs(name), course)[1][0]


@pytest.mark.parametrize("name", ["fevga", "gul_bara", "russian"])
def test_a_duel_ends_certainly_and_the_same_again(name: str) -> None:
    game = game_of(name, new_weights())
    ended = [game.duel(begun(name), payoffs(name), (1, 1), seed) for seed in range(6)]
    assert {float(row[0]) for row in ended} <= {0.0, 0.5, 1.0}
    assert np.array_equal(ended[3], game.duel(begun(name), payoffs(name), (1, 1), 3))
    assert len({row.tobytes() for row in ended}) > 1


def test_what_is_no_lesson_is_refused() -> None:
    game, course = game_of("fevga", new_weights()), LessonCourse(1, 1, 0.5, 0.01)
    start = Turn(RULESETS["fevga"].start_position(), WHITE, (), (0, 0))
    under_way = packed_turn(start.rolled(Dice(3, 1), RULESETS["fevga"]), WHITE)
    for given, bad in ((under_way, course), (begun("fevga"), course._replace(games=0))):
        with pytest.raises(Unanswerable):
            game.trained(given, payoffs("fevga"), bad)
    with pytest.raises(Unanswerable):
        game.duel(begun("fevga"), payoffs("fevga"), (4, 1), 1)
