"""Measures what the player of solved games wins: ``python -m tests.bench.hypergammon_strength [--games N]``.

Money games without a cube against the plain player and against one who plays anything. Each sequence of
dice is played twice, the seats exchanged, and the pairs are what the standard errors are made of. What the
opponent gives away, as the solution sees it, says the same without the luck of the dice.
"""

from __future__ import annotations

import argparse
import statistics
import time
from collections.abc import Callable
from functools import cache
from random import Random

from bgdesk.engine.exact.player import ExactEngine
from bgdesk.engine.exact.table import SolvedGame
from bgdesk.engine.plain.player import PlainEngine
from bgdesk.engine.protocol import Engine, Situation
from bgdesk.rules.cube import Cube
from bgdesk.rules.dice import Dice
from bgdesk.rules.legal.plays import legal_plays
from bgdesk.rules.outcome import outcome
from bgdesk.rules.player import Player
from bgdesk.rules.position import Position
from bgdesk.rules.variants import RULESETS
from bgdesk.shipped import resource_path

Chooser = Callable[[Position, Player, Dice], Position]

RULESET = RULESETS["hypergammon"]
ALL_BLOCKS = 1000


@cache
def whole_game(ruleset: str) -> SolvedGame:
    """The solution, kept in memory whole."""
    return SolvedGame(resource_path("hypergammon", f"{ruleset}.solved"), ALL_BLOCKS)


def best_of(engine: Engine) -> Chooser:
    """Plays what ``engine`` ranks first; what it chose once it chooses again."""

    @cache
    def choose(position: Position, player: Player, dice: Dice) -> Position:
        situation = Situation(position, player, RULESET, Cube(), has_cube=False)
        return engine.rank_plays(situation, dice)[0].play.result

    return choose


def anything(seed: int) -> Chooser:
    """Plays any legal play."""
    random = Random(seed)

    def choose(position: Position, player: Player, dice: Dice) -> Position:
        return random.choice(legal_plays(position, player, dice, RULESET).plays).result

    return choose


def lost(position: Position, player: Player, dice: Dice, chosen: Position) -> float:
    """What a play gives away, in points, as the solution sees it."""
    situation = Situation(position, player, RULESET, Cube(), has_cube=False)
    ranked = ExactEngine(whole_game).rank_plays(situation, dice)
    value = next(one.equity.value for one in ranked if one.play.result == chosen)
    return ranked[0].equity.value - value


def points(choosers: dict[Player, Chooser], dice: Random) -> tuple[int, float]:
    """What White wins in a game that he starts, and what Black gives away more than he."""
    position, player, given = RULESET.start_position(), Player.WHITE, 0.0
    while not (over := outcome(position, RULESET)):
        faces = sorted((dice.randint(1, 6), dice.randint(1, 6)))
        rolled = Dice(faces[1], faces[0])
        chosen = choosers[player](position, player, rolled)
        given += lost(position, player, rolled, chosen) * (-1 if player is Player.WHITE else 1)
        position, player = chosen, player.opponent
    return over.multiplier if over.winner is Player.WHITE else -over.multiplier, given


def measure(name: str, one: Chooser, other: Chooser, pairs: range, seconds: float) -> None:
    """Play the ``pairs`` of games, or as many as the time allows, and print what ``one`` won."""
    won: list[float] = []
    given: list[float] = []
    wins, began = 0, time.monotonic()
    for pair in pairs:
        if time.monotonic() - began > seconds:
            break
        first, first_given = points({Player.WHITE: one, Player.BLACK: other}, Random(pair))
        second, second_given = points({Player.WHITE: other, Player.BLACK: one}, Random(pair))
        wins += (first > 0) + (second < 0)
        won.append((first - second) / 2)
        given.append((first_given - second_given) / 2)
    print(
        f"{name}: {2 * len(won)} games, {_mean(won)} points a game, {50 * wins / len(won):.1f} % won;"
        f" without luck {_mean(given)}; {time.monotonic() - began:.0f} s",
        flush=True,
    )


def _mean(values: list[float]) -> str:
    return f"{statistics.fmean(values):+.3f} ± {statistics.stdev(values) / len(values) ** 0.5:.3f}"


def main() -> int:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--first", type=int, default=0, help="number of the first pair of games")
    parser.add_argument("--seconds", type=float, default=3600, help="limit for each opponent")
    arguments = parser.parse_args()
    pairs = range(arguments.first, arguments.first + arguments.games // 2)
    exact = best_of(ExactEngine(whole_game))
    measure("against anything", exact, anything(1), pairs, arguments.seconds)
    measure("against plain", exact, best_of(PlainEngine()), pairs, arguments.seconds)
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
