"""Whether our core plays as well as the engine whose weights it reads: one bot with each, with the same dice.

``python -m tests.bench.core_strength [--pairs N] [--plies N]`` plays money games with the cube and Jacoby.
Every sequence of dice is played twice with the seats exchanged; the standard error is that of the mean over
these pairs. What was played replaces its row in ``tests/golden/core_strength.json``; a run that was stopped
goes on.
"""

from __future__ import annotations

import argparse
import json
import statistics
import sys
import time
from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import Any

from bgdesk.engine.bot import Bot
from bgdesk.engine.requests import BotRequest
from bgdesk.engine.sage.availability import probe
from bgdesk.engine.sage.best_calls import EngineCalls
from bgdesk.engine.sage.calls import SageCalls
from bgdesk.engine.sage.core_calls import CoreCalls
from bgdesk.engine.sage.player import SageEngine
from bgdesk.match import flow
from bgdesk.match.events import GameStarted, OpeningRolled, Rolled
from bgdesk.match.options import MONEY, match_options
from bgdesk.match.state import Pair, Phase
from bgdesk.rules.dice import Dice
from bgdesk.rules.player import Player
from tests.folders import GOLDEN

GOLDEN_FILE = GOLDEN / "core_strength.json"
LONGEST_GAME = 1000
_SEED = 2026
_EXACT_LEVEL = "master"
"""A level without noise: the engine alone decides."""
_TARGET_ERRORS = 2.0
"""Standard errors that the mean may be away from zero."""


@dataclass(frozen=True, slots=True)
class Rival:
    """An engine and what answers its calls."""

    engine: SageEngine

    @classmethod
    def of(cls, plies: int, calls: EngineCalls) -> Rival:
        """A player ``plies`` deep who asks ``calls``."""
        engine = SageEngine(plies)
        engine._values.calls = calls
        return cls(engine)


def points_of_white(rivals: Pair[Rival], seed: int) -> int:
    """What White gains in a money game with the dice of ``seed``; nothing if it never ends."""
    random = Random(seed)
    state = flow.advance(flow.start(match_options(MONEY)), GameStarted(1))
    for _ in range(LONGEST_GAME):
        if state.phase is Phase.BEFORE_GAME:
            result = state.results[-1]
            return result.points if result.winner is Player.WHITE else -result.points
        if state.phase is Phase.OPENING:
            state = flow.advance(state, OpeningRolled(random.randint(1, 6), random.randint(1, 6)))
            continue
        assert state.to_act
        request = BotRequest(state, _EXACT_LEVEL, seed, thinking_ms=0, may_resign=False)
        event = Bot(rivals.of(state.to_act).engine, request).decide()
        if event is None:
            assert state.turn
            event = Rolled(state.turn, Dice(random.randint(1, 6), random.randint(1, 6)))
        state = flow.advance(state, event)
    return 0


def row(pairs: Sequence[Sequence[int]], plies: int) -> dict[str, Any]:
    """What ``pairs`` of games say of the core: its points in each game of a pair."""
    sums = [sum(pair) / 2 for pair in pairs]
    error = statistics.stdev(sums) / len(sums) ** 0.5 if len(sums) > 1 else 0.0
    return {
        "plies": plies,
        "games": 2 * len(pairs),
        "points_a_game": round(statistics.fmean(sums), 5),
        "standard_error": round(error, 5),
        "pairs_that_differ": sum(bool(sum(pair)) for pair in pairs),
        "games_won": sum(points > 0 for pair in pairs for points in pair),
        "pairs": [list(pair) for pair in pairs],
    }


def _kept() -> dict[str, Any]:
    return json.loads(GOLDEN_FILE.read_text(encoding="utf-8")) if GOLDEN_FILE.exists() else {}


def _keep(found: dict[str, Any]) -> None:
    table = {**_kept(), f"{found['plies']}-ply": found}
    text = json.dumps(table, indent=1).replace("[\n    ", "[").replace(",\n    ", ", ").replace("\n   ]", "]")
    beside = GOLDEN_FILE.with_suffix(".new")
    beside.write_text(text + "\n", encoding="utf-8")
    beside.replace(GOLDEN_FILE)


def main(arguments: Sequence[str]) -> int:
    """Play and print; 1 when one of them seems to be stronger."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--pairs", type=int, default=1000)
    parser.add_argument("--plies", type=int, default=2)
    options = parser.parse_args(arguments)
    if not probe().is_available:
        print(f"skipped: bgsage cannot run here ({probe().reason})")
        return 0
    from bgdesk.engine.core.native import loaded_core

    library = loaded_core()
    if library is None:
        print("skipped: the core is not there")
        return 0
    core = Rival.of(options.plies, CoreCalls(library))
    wheel = Rival.of(options.plies, SageCalls())
    done = _kept().get(f"{options.plies}-ply", {}).get("pairs", [])
    begun = time.monotonic()
    for number in range(len(done), options.pairs):
        seed = _SEED * 1_000_003 + number
        done.append(
            [points_of_white(Pair(core, wheel), seed), -points_of_white(Pair(wheel, core), seed)],
        )
        if number % 20 == 19 or number == options.pairs - 1:
            found = row(done, options.plies)
            _keep(found)
            shown = {name: value for name, value in found.items() if name != "pairs"}
            print(f"{time.monotonic() - begun:6.0f} s {shown}", flush=True)
    found = row(done, options.plies)
    return int(abs(found["points_a_game"]) > _TARGET_ERRORS * found["standard_error"] + 1e-9)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
