"""Prints how fast all legal plays of a roll are found, over positions of games played at random.

Run it with ``python -m tests.bench.plays_speed``. GNU Backgammon gives no access to its own generator,
so there is no ratio here.
"""

from __future__ import annotations

import random
import statistics
import sys
import time
from collections.abc import Iterator

from bgdesk.rules.dice import ALL_ROLLS, Dice
from bgdesk.rules.legal.plays import legal_plays
from bgdesk.rules.player import Player
from bgdesk.rules.position import Position
from bgdesk.rules.variants import RULESETS

GAMES = 12
LONGEST_GAME = 120
TARGET_MEDIAN_MS = 1.0


def game(chance: random.Random) -> Iterator[tuple[Position, Player]]:
    """The positions of one game, each with the player on roll."""
    ruleset = RULESETS["backgammon"]
    position, player = ruleset.start_position(), Player.WHITE
    for _ in range(LONGEST_GAME):
        if not position.pips(Player.WHITE) or not position.pips(Player.BLACK):
            return
        yield position, player
        dice = Dice(chance.randint(1, 6), chance.randint(1, 6))
        position = chance.choice(legal_plays(position, player, dice, ruleset).plays).result
        player = player.opponent


def timed(positions: list[tuple[Position, Player]]) -> Iterator[tuple[float, int]]:
    """Milliseconds and number of plays for each of the 21 rolls from each position."""
    ruleset = RULESETS["backgammon"]
    for position, player in positions:
        for dice in ALL_ROLLS:
            began = time.perf_counter()
            count = len(legal_plays(position, player, dice, ruleset).plays)
            yield (time.perf_counter() - began) * 1000, count


def main() -> int:
    """Measure and print; 1 when the median is over its target."""
    chance = random.Random(1)
    positions = [entry for _ in range(GAMES) for entry in game(chance)]
    results = list(timed(positions))
    times = sorted(time_ms for time_ms, _ in results)
    total_s, plays = sum(times) / 1000, sum(count for _, count in results)
    median, p99 = statistics.median(times), times[int(len(times) * 0.99)]
    print(f"{len(times)} rolls from {len(positions)} positions: {plays / total_s:,.0f} plays per second")
    print(f"per roll: median {median:.3f} ms  p99 {p99:.2f} ms  max {times[-1]:.2f} ms")
    print(f"target: median under {TARGET_MEDIAN_MS} ms")
    return int(median >= TARGET_MEDIAN_MS)


if __name__ == "__main__":
    sys.exit(main())
