"""``python -m bgdesk.training.game_rates [GAME ...] --games N`` counts what games without a cube are worth.

What is counted replaces what `bgdesk.match.equity_tables.rates` knows of these games. Solved games are not
played: their chances are known.
"""

from __future__ import annotations

import argparse
import json
import logging
from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from random import Random

from bgdesk.engine.exact.player import ExactEngine
from bgdesk.engine.exact.sides import SOLVED
from bgdesk.engine.network.shipped import NAME, NETWORKS, SHALLOW
from bgdesk.engine.protocol import Situation
from bgdesk.engine.sage.encoding import JUDGED, engine_name
from bgdesk.match.equity_tables.rates import BY_LEVEL, SAME_GAME, rates_path
from bgdesk.rules.cube import Cube
from bgdesk.rules.dice import ALL_ROLLS, Dice
from bgdesk.rules.outcome import outcome
from bgdesk.rules.player import Player
from bgdesk.rules.position import Position
from bgdesk.rules.variants import RULESETS, Opening, Scoring

_log = logging.getLogger(__name__)

Counts = Mapping[int, float]
"""How often who rolled first won so many points (lost them, 0 for draws)."""

_EXACTLY = 1e6
"""What chances that are known are multiplied by."""


@dataclass(frozen=True, slots=True)
class CountedGames:
    """The counts of a game, who played it, and in how many games; none where the chances are known."""

    counts: Counts
    engine: str
    trials: int


def found_of(game: str, games: int, seed: int) -> CountedGames:
    """What one game, or a form of it, comes to."""
    name = game.removesuffix(BY_LEVEL)
    if name in SOLVED:
        return CountedGames(_exact_counts(name), "exact", 0)
    if name in JUDGED:
        return CountedGames(_engine_counts(name, games, seed), f"{engine_name()} {SHALLOW}", games)
    from bgdesk.training.rated_games import network_counts

    levels = 3 if game.endswith(BY_LEVEL) else None
    counts = network_counts(NETWORKS[name], games, seed, levels=levels)
    return CountedGames(counts, f"{NAME} {SHALLOW}", games)


def _engine_counts(name: str, games: int, seed: int) -> Counts:
    """Of the strong engine, which plays both sides at its first look."""
    from bgdesk.engine.sage.player import SageEngine

    engine, random, counts = SageEngine(1), Random(seed), dict[int, float]()
    for number in range(games):
        points = _played(name, random, lambda one, dice: engine.rank_plays(one, dice)[0].play.result)
        counts[points] = counts.get(points, 0) + 1
        if number % 500 == 0:
            _log.info("%s: %d games", name, number)
    return counts


def _played(name: str, random: Random, choose: Callable[[Situation, Dice], Position]) -> int:
    """The points of who rolls first in one game."""
    ruleset = RULESETS[name]
    first = Player.WHITE
    situation = Situation(ruleset.start_position(), first, ruleset, Cube(), has_cube=False, may_double=False)
    dice = _rolled(random, is_opening=ruleset.opening is Opening.USE_OPENING_DICE)
    while True:
        position = choose(situation, dice)
        over = outcome(position, ruleset)
        if over:
            return over.multiplier if over.winner is first else -over.multiplier
        situation = replace(situation, position=position, player=situation.player.opponent)
        dice = _rolled(random)


def _rolled(random: Random, *, is_opening: bool = False) -> Dice:
    while True:
        dice = Dice(random.randint(1, 6), random.randint(1, 6))
        if not (is_opening and dice.is_double):
            return dice


def _exact_counts(name: str) -> Counts:
    """The chances of who plays the opening roll, the mean of all such rolls."""
    engine, ruleset = ExactEngine(), RULESETS[name]
    start = Situation(
        ruleset.start_position(), Player.WHITE, ruleset, Cube(), has_cube=False, may_double=False
    )
    rolls = [dice for dice in ALL_ROLLS if not dice.is_double]
    counts = dict.fromkeys((1, 2, 3, -1, -2, -3), 0.0)
    for dice in rolls:
        best = engine.rank_plays(start, dice)[0].probabilities
        assert best, "a solved game has chances"
        for sign, chances in (
            (1, (best.win, best.win_gammon, best.win_backgammon, 0.0)),
            (-1, (best.lose, best.lose_gammon, best.lose_backgammon, 0.0)),
        ):
            for level in (1, 2, 3):
                counts[sign * level] += (chances[level - 1] - chances[level]) / len(rolls)
    return {points: round(_EXACTLY * share) for points, share in counts.items()}


def keep(game: str, found: CountedGames, seed: int) -> None:
    """Write what was ``found`` into the table."""
    path = rates_path()
    table = json.loads(path.read_text("utf-8")) if path.exists() else {}
    table[game] = {
        "engine": found.engine,
        "trials": found.trials,
        "seed": seed,
        "counts": {str(points): count for points, count in sorted(found.counts.items())},
    }
    lines = (f"{json.dumps(one)}: {json.dumps(table[one])}" for one in sorted(table))
    path.write_text("{\n" + ",\n".join(lines) + "\n}\n", "utf-8")


_BY_CHECKERS = tuple(game for game, rules in RULESETS.items() if rules.scoring is Scoring.PER_CHECKER)

_PLAYED = tuple(game for game in RULESETS if game not in SAME_GAME)

KNOWN = (*_PLAYED, *(f"{game}{BY_LEVEL}" for game in _BY_CHECKERS))


def _main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bgdesk.training.game_rates", description=__doc__)
    parser.add_argument("game", nargs="*", default=KNOWN, metavar="GAME")
    parser.add_argument("--games", type=int, default=20_000)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    for game in given.game:
        found = found_of(game, given.games, given.seed)
        keep(game, found, given.seed)
        _log.info("%s: %s", game, found)


if __name__ == "__main__":
    logging.basicConfig(level=logging.INFO, format="%(asctime)s %(message)s")
    _main()
