"""Rollouts of cube decisions to the same standard error, by us and by GNU Backgammon, on one thread each.

``python -m tests.bench.rollout_speed [--positions N] [--trials N]`` prints for each position what both find
and the ratio of the CPU times to the same standard error of no double. Both state it from how trials scatter.
Games are played to their end, with the cube, luck is taken off; one ply here is GNU Backgammon's 0-ply.
"""

from __future__ import annotations

import argparse
import math
import os
import re
import resource
import statistics
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from time import process_time

from bgdesk.engine.rollout_protocol import Manner
from bgdesk.engine.sage.best_calls import best_trial_calls
from bgdesk.engine.sage.encoding import Terms, board_of
from bgdesk.match.state import MatchState
from bgdesk.rules.notation.gnubg_id import to_position_id
from tests.bench.bot_reply import positions
from tests.bench.screen import gnubg

TRIALS = 36
_SETTLED = 0.001
"""A standard error below which there is nothing to roll out: every trial finds about the same."""
_SETTINGS = """\
set automatic roll off
set automatic game off
set automatic move off
set display off
set confirm new off
set threads 1
set player 0 human
set player 1 human
set rollout trials {trials}
set rollout truncation enable off
set rollout varredn on
set rollout cubeful on
set rollout initial off
set rollout limit enable off
set rollout jsd stop off
set rollout late enable off
set rollout chequerplay plies 0
set rollout cubedecision plies 0
set rollout chequerplay prune on
set jacoby off
new session
set turn root
set board {board}
set dice {dice}
{asked}
"""
_ASKED = """\
set player 1 gnubg
play
set player 1 human
previous
previous roll
analyse rollout cube
save game {file}
"""
_NUMBERS = r"NoDouble Output((?: \S+){7}) StdDev((?: \S+){7})"


@dataclass(frozen=True, slots=True)
class Found:
    """No double, its standard error, and the CPU seconds it took."""

    equity: float
    error: float
    seconds: float

    @property
    def cost(self) -> float:
        """Seconds to a standard error of 1."""
        return self.seconds * self.error**2


def ours(state: MatchState, trials: int) -> Found:
    """Rolled out in this process."""
    assert state.turn
    board, calls = board_of(state.position, state.turn), best_trial_calls(Manner(), TRIALS)
    batches = trials // TRIALS
    begun = process_time()
    found = [calls.cube(board, Terms(1, "centered"), seed) for seed in range(batches)]
    seconds = process_time() - begun
    error = math.hypot(*(one["equity_nd_se"] for one in found)) / batches
    return Found(statistics.fmean(one["equity_nd"] for one in found), error, seconds)


def theirs(program: str, state: MatchState, trials: int) -> Found:
    """Rolled out by ``program``, less what it takes to start."""
    assert state.turn
    assert state.dice
    with tempfile.TemporaryDirectory() as home:
        file = Path(home) / "game.sgf"
        board, dice = to_position_id(state.position, state.turn), f"{state.dice.first} {state.dice.second}"
        given = {"trials": trials, "board": board, "dice": dice}
        start = _seconds(program, home, _SETTINGS.format(**given, asked=""))
        seconds = _seconds(program, home, _SETTINGS.format(**given, asked=_ASKED.format(file=file)))
        found = re.search(_NUMBERS, file.read_text())
    assert found
    values, errors = (text.split() for text in found.groups())
    return Found(float(values[-1]), float(errors[-1]), seconds - start)


def _seconds(program: str, home: str, script: str) -> float:
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    subprocess.run(
        [program, "--tty", "--quiet", "--no-rc"],
        input=script,
        text=True,
        capture_output=True,
        check=True,
        env={**os.environ, "HOME": home, "LC_ALL": "C.UTF-8"},
    )
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime


def main(arguments: Sequence[str]) -> int:
    """Measure in turns and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--positions", type=int, default=9)
    parser.add_argument("--trials", type=int, default=72)
    options = parser.parse_args(arguments)
    program = gnubg()
    if program is None:
        print("skipped: gnubg is not installed")
        return 0
    asked = positions()
    ours(asked[0], TRIALS)
    ratios = []
    for state in asked[:: len(asked) // options.positions][: options.positions]:
        one, other = ours(state, 4 * options.trials), theirs(program, state, options.trials)
        if min(one.error, other.error) < _SETTLED:
            continue  # whoever is doubled passes, so that hardly a trial differs
        ratios.append(one.cost / other.cost)
        for name, found in (("bgdesk", one), ("gnubg", other)):
            print(f"{name:6} {found.equity:+.3f} +- {found.error:.3f} {found.seconds:6.2f} s", end="   ")
        print(f"ratio to the same error {ratios[-1]:.3f}", flush=True)
    print(
        f"ratios: least {min(ratios):.3f}, median {statistics.median(ratios):.3f}, most {max(ratios):.3f}, "
        f"load {os.getloadavg()[0]:.1f}"
    )
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
