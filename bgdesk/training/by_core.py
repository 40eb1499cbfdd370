"""Games of a network with itself played and learnt from by the compiled core: ten times as fast."""

from __future__ import annotations

import numpy as np

from bgdesk.engine.core.games import LessonCourse, compiled_game
from bgdesk.engine.network.compiled import packed_turn, payoff_numbers, rule_numbers
from bgdesk.engine.network.file import Network
from bgdesk.engine.network.search import Turn
from bgdesk.engine.network.values import NetworkValues, flipped
from bgdesk.engine.payoffs import money_payoffs
from bgdesk.rules.player import Player
from bgdesk.rules.variants import RULESETS
from bgdesk.training.inputs import Floats

Scores = Floats
Learnt = tuple[float, float, int]
"""Mean error, mean rolls, games given up."""


def train_by_core(ruleset: str, net: Floats, hidden: int, course: LessonCourse) -> Learnt | None:
    """Changes ``net`` by what it learns in ``course``; ``None`` where the core cannot be had."""
    rules = RULESETS[ruleset]
    game = compiled_game(rule_numbers(rules), net, hidden)
    if game is None:
        return None
    payoffs = money_payoffs(rules)
    net[:], learnt = game.trained(_start(ruleset), payoff_numbers((payoffs, payoffs.flipped())), course)
    return learnt


def _start(ruleset: str) -> bytes:
    """White, who has the first payoffs, is to roll as after a rest: no turn is completed yet."""
    start = RULESETS[ruleset].start_position()
    return packed_turn(Turn(start, Player.WHITE, (), (0, 0), plays_rest=True), Player.WHITE)


def contest_by_core(ruleset: str, network: Network, plies: tuple[int, int], games: int, seed: int) -> Scores:
    """Wins (a draw is half) and points of the first depth, as first and as second: a row for two games."""
    rules = RULESETS[ruleset]
    game = compiled_game(rule_numbers(rules), network.flat(), network.training.hidden)
    assert game, "the core has to be compiled"
    judge = NetworkValues(network, rules)
    payoffs = payoff_numbers(judge.both_payoffs)
    scores = np.zeros((games // 2, 4), dtype=np.float32)
    for pair in range(games // 2):
        first = game.duel(_start(ruleset), payoffs, plies, seed + pair)
        second = flipped(game.duel(_start(ruleset), payoffs, plies[::-1], seed + pair))
        scores[pair] = first[0], judge.points(first), second[0], judge.points(second)
    return scores
