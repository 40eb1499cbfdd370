"""Whether an opponent at the player's own level soon wins every other game.

``python -m tests.bench.own_level [RATE ...] [--games N]``: players who err like people of some strength play
twenty matches, each against the opponent that the matches before lead to. Then it is counted how many of
``--games`` games they win of the opponent of the next match. It writes ``tests/golden/own_level.json``.
"""

from __future__ import annotations

import argparse
import json
from math import sqrt
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


def played_well(match: JudgedMatch, player: Player) -> PlayedWell:
    """How well one of the two played."""
    counted = [one.error for one in match.counted if one.decision.player is player]
    return PlayedWell(PR * sum(counted) / max(1, len(counted)), len(counted))


def opponent_of(player: PlayerLevel) -> Level:
    """Who plays the next match."""
    return level_of(own_level_id(opponents_rate(player)))


def converged(player: Level, seed: int) -> PlayerLevel:
    """What is known of ``player``, who has White, after `MATCHES` matches."""
    seen: list[PlayedWell] = []
    known = GUESS
    for number in range(MATCHES):
        record = played_match(Pair(player, opponent_of(known)), seed + number, POINTS)
        seen.append(played_well(judged_match(record, "2-ply", EVERY, number % EVERY), Player.WHITE))
        known = estimated(seen)
    return known


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


def row(rate: float, games: int) -> dict[str, Any]:
    """One player."""
    seed = 1000 * int(10 * rate)
    player = level_of(own_level_id(rate))
    known = converged(player, seed)
    won, total = share_won(player, opponent_of(known), games, seed + 500)
    share = won / total
    found = {
        "known": round(known.pr, 2),
        "interval": round(known.interval, 2),
        "opponent": opponents_rate(known),
        "games": total,
        "share": round(share, 4),
        "share_interval": round(1.645 * sqrt(share * (1 - share) / total), 4),
    }
    print(rate, json.dumps(found), flush=True)
    return found


def main() -> int:
    """Play, print and write."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("rates", nargs="*", type=float, default=[])
    parser.add_argument("--games", type=int, default=400)
    given = parser.parse_args()
    rates = given.rates or (5.0, 10.0, 20.0)
    golden = {f"{rate:g}": row(rate, given.games) for rate in rates}
    GOLDEN_FILE.write_text(json.dumps(golden, indent=1) + "\n", encoding="utf-8")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
