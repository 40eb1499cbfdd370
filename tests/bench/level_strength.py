"""Measures how well the opponents play, for what the window says of them.

``python -m tests.bench.level_strength [LEVEL ...] [--games N] [--judge DEPTH] [--every N] [--seed N]``:
each level plays matches to seven points against itself, one in ``--every`` plays and cubes is judged deeper
than it plays, and the row of the level in ``resources/opponents/strengths.json`` is replaced at once. Without
a depth it is judged at `JUDGE`. A level may have a style, as in ``advanced:brawler``.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Mapping
from dataclasses import asdict
from pathlib import Path
from typing import Any

from bgdesk.engine.levels import LEVELS, level_of
from bgdesk.engine.sage.availability import probe
from bgdesk.engine.strengths import FILE, Strength
from bgdesk.shipped import resource_path
from tests.bench.opponent_matches import MeasuredRate, matches_of, rate_of

JUDGE: Mapping[int, str] = {1: "2-ply", 2: "3-ply", 3: "4-ply"}
"""The depth of the judge by that of the player."""
SEED = 18


def measured(level: str, games: int, judge: str, seed: int, every: int) -> Strength:
    """Play and judge."""
    rate = rate_of(list(matches_of(level_of(level), games, judge, seed, every)), every)
    print(f"{level:22} {rate.told()}, {judge}", flush=True)
    return strength(rate, judge)


def strength(rate: MeasuredRate, judge: str) -> Strength:
    """As the file has it."""
    return Strength(
        round(rate.pr, 2),
        round(rate.interval, 2),
        rate.decisions,
        rate.games,
        rate.matches,
        round(rate.lost, 4),
        judge,
    )


def put(out: Path, level: str, row: Strength | None) -> None:
    """Replace one row, or leave it out."""
    found: dict[str, Any] = json.loads(out.read_text(encoding="utf-8")) if out.exists() else {"levels": {}}
    found["origin"] = (
        "Made by tests/bench/level_strength.py: matches to 7 points of each level against itself."
    )
    found["levels"].pop(level, None)
    if row:
        found["levels"][level] = asdict(row)
    order = list(LEVELS)
    found["levels"] = dict(
        sorted(found["levels"].items(), key=lambda one: (order.index(one[0].partition(":")[0]), one[0]))
    )
    out.write_text(json.dumps(found, indent=1) + "\n", encoding="utf-8")


def main() -> int:
    """Measure, print and write."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("levels", nargs="*", metavar="LEVEL", default=[])
    parser.add_argument("--games", type=int, default=500)
    parser.add_argument("--judge", default="")
    parser.add_argument("--every", type=int, default=3)
    parser.add_argument("--seed", type=int, default=SEED)
    parser.add_argument("--out", type=Path, default=resource_path("opponents", FILE))
    given = parser.parse_args()
    if not probe().is_available:
        print(f"skipped: bgsage cannot run here ({probe().reason})")
        return 0
    for level in given.levels or LEVELS:
        judge = given.judge or JUDGE[level_of(level).plies]
        put(given.out, level, measured(level, given.games, judge, given.seed, given.every))
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
