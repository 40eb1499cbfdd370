"""Whether an opponent at the player's own level soon wins every other game.

``python -m tests.bench.own_level [RATE ...] [--players N] [--games N] [--seed N]``: so many players who err
like people of some strength play twenty matches, each against the opponent that the matches before lead to.
Then it is counted how many of ``--games`` games each of them wins of the opponent of the next match. The rows
of these rates in ``tests/golden/own_level.json`` are replaced.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Sequence
from math import sqrt
from statistics import fmean, stdev
from typing import Any

from bgdesk.engine.levels import Level, level_of, own_level_id
from bgdesk.match.state import Pair
from bgdesk.practice.opponents.own_level import GUESS, PlayedWell, PlayerLevel, estimated, opponents_rate
from bgdesk.rules.player import Player
from tests.bench.opponent_matches import PR, JudgedMatch, judged_match, played_match
from tests.folders import GOLDEN

GOLDEN_FILE = GOLDEN / "own_level.json"
MATCHES = 20
EVERY = 2
"""One in so many decisions is judged; that is all that the estimate rests on."""
POINTS = 3
SEED = 8


def played_well(match: JudgedMatch, player: Player) -> PlayedWell:
    """How well one of the two played."""
    counted = [one.error for one in match.counted if one.decision.player is player]
    return PlayedWell(PR * sum(counted) / max(1, len(counted)), len(counted))


def opponent_of(player: PlayerLevel) -> Level:
    """Who plays the next match."""
    return level_of(own_level_id(opponents_rate(player)))


def converged(player: Level, seed: int) -> tuple[PlayerLevel, list[PlayedWell]]:
    """What is known of ``player``, who has White, after `MATCHES` matches, and by what."""
    seen: list[PlayedWell] = []
    known = GUESS
    for number in range(MATCHES):
        record = played_match(Pair(player, opponent_of(known)), seed + number, POINTS)
        seen.append(played_well(judged_match(record, "2-ply", EVERY, number % EVERY), Player.WHITE))
        known = estimated(seen)
    return known, seen


def share_won(player: Level, opponent: Level, games: int, seed: int) -> tuple[int, int]:
    """Games won by ``player``, and all of them; the sides change from match to match."""
    won = total = number = 0
    while total < games:
        mine = Player.BLACK if number % 2 else Player.WHITE
        pair = Pair(opponent, player) if number % 2 else Pair(player, opponent)
        for result in played_match(pair, seed + number, POINTS).state.results:
            won += result.winner is mine
            total += 1
        number += 1
    return won, total


def rate_of_all(played: Sequence[PlayedWell]) -> float:
    """The performance rating over several matches."""
    return sum(one.pr * one.decisions for one in played) / sum(one.decisions for one in played)


def row(rate: float, given: argparse.Namespace) -> dict[str, Any]:
    """Players of one strength."""
    player = level_of(own_level_id(rate))
    known, played, wins, totals = [], [], [], []
    for number in range(given.players):
        seed = 100_000 * given.seed + 10_000 * number + 100 * int(10 * rate)
        found, seen = converged(player, seed)
        known.append(found)
        played += seen
        won, total = share_won(player, opponent_of(known[-1]), given.games, seed + 5_000)
        wins.append(won)
        totals.append(total)
        print(f"{rate:g}: known {known[-1].pr:.2f}, won {won} of {total}", flush=True)
    games, share = sum(totals), sum(wins) / sum(totals)
    return {
        "players": given.players,
        "seed": given.seed,
        "played": round(rate_of_all(played), 2),
        "known": round(fmean(one.pr for one in known), 2),
        "known_deviation": round(stdev(one.pr for one in known), 2) if len(known) > 1 else None,
        "interval": round(fmean(one.interval for one in known), 2),
        "opponents": sorted(opponents_rate(one) for one in known),
        "games": games,
        "shares": [round(won / total, 3) for won, total in zip(wins, totals, strict=True)],
        "share": round(share, 4),
        "share_interval": round(1.645 * sqrt(share * (1 - share) / games), 4),
    }


def main() -> int:
    """Play, print and write."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("rates", nargs="*", type=float, default=[])
    parser.add_argument("--players", type=int, default=5)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--seed", type=int, default=SEED)
    given = parser.parse_args()
    golden = json.loads(GOLDEN_FILE.read_text(encoding="utf-8")) if GOLDEN_FILE.exists() else {}
    for rate in given.rates or (5.0, 10.0, 20.0):
        found = golden[f"{rate:g}"] = row(rate, given)
        print(rate, json.dumps(found), flush=True)
        GOLDEN_FILE.write_text(json.dumps(golden, indent=1) + "\n", encoding="utf-8")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
