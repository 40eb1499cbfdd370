"""Prints how long a play at two plies takes in each game with a network: by the core and in Python, in turn.

Run it with ``python -m tests.bench.games_speed``. Where a roll leaves but one play, nothing is looked up.
"""

from __future__ import annotations

import argparse
import gc
import statistics
import sys
import time
from collections.abc import Iterator
from contextlib import AbstractContextManager, nullcontext
from random import Random
from unittest.mock import patch

from bgdesk.engine.core.games import games_library
from bgdesk.engine.network import compiled
from bgdesk.engine.network.player import NetworkEngine
from bgdesk.engine.network.search import Turn
from bgdesk.engine.network.shipped import NETWORKS
from bgdesk.engine.protocol import Situation
from bgdesk.rules.cube import Cube
from bgdesk.rules.stages import Stage
from bgdesk.rules.variants import RULESETS, Ruleset
from tests.engine.network.turns import has_plays, random_turns

RUNS = 9
DECISIONS = 6
TARGET = 0.05
"""Of the time that Python takes."""
_TURNS = 400


def decisions(ruleset: Ruleset) -> list[tuple[Situation, Stage]]:
    """Stages of games played at random, each with several plays."""
    return list(_decisions(ruleset, random_turns(ruleset, _TURNS, Random(5))))[::7][:DECISIONS]


def _decisions(ruleset: Ruleset, turns: list[Turn]) -> Iterator[tuple[Situation, Stage]]:
    for turn in turns:
        if has_plays(turn, ruleset) and not turn.plays_rest and len(turn.plays(ruleset)) > 1:
            stage = turn.coming[0]
            assert isinstance(stage, Stage)
            yield _situation(turn, ruleset), stage


def _situation(turn: Turn, ruleset: Ruleset) -> Situation:
    return Situation(
        turn.position,
        turn.player,
        ruleset,
        Cube(),
        has_cube=ruleset.has_cube,
        turns=turn.turns,
        coming=turn.coming[1:],
        left_start=turn.left_start,
    )


def by_python() -> AbstractContextManager[object]:
    """While this is entered the core is not asked."""
    return patch.object(compiled, "game_of", lambda *_args: None)


def seconds(asked: list[tuple[Situation, Stage]], *, is_compiled: bool, plies: int = 2) -> float:
    """Processor time for all of ``asked``, without that of idle threads that wait to multiply for NumPy."""
    with nullcontext() if is_compiled else by_python():
        gc.collect()
        began = time.thread_time()
        for situation, stage in asked:
            NetworkEngine(plies).rank_plays(situation, stage)
        return time.thread_time() - began


def main(arguments: list[str]) -> int:
    """Measure and print; 1 when a game takes longer than its target."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--runs", type=int, default=RUNS)
    runs = parser.parse_args(arguments).runs
    if games_library() is None:
        sys.stderr.write("the core is not compiled here\n")
        return 1
    medians = [measured(name, runs) for name in NETWORKS]
    print(f"target: median at most {TARGET}")
    return int(max(medians) > TARGET)


def measured(name: str, runs: int) -> float:
    """The median ratio of one game, after printing its line."""
    asked = decisions(RULESETS[name])
    seconds(asked, is_compiled=True)
    pairs = [(seconds(asked, is_compiled=True), seconds(asked, is_compiled=False)) for _ in range(runs)]
    ratios = sorted(core / python for core, python in pairs)
    each_ms = [1000 * statistics.median(times) / len(asked) for times in zip(*pairs, strict=True)]
    spread = f"{ratios[0]:.3f} {statistics.median(ratios):.3f} {ratios[-1]:.3f}"
    print(f"{name:22} core {each_ms[0]:6.2f} ms  python {each_ms[1]:6.1f} ms  ratio min/median/max {spread}")
    return statistics.median(ratios)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
