"""Prints how long the bot takes to answer at each level, beside GNU Backgammon looking equally deep.

Run it with ``python -m tests.bench.bot_reply``. Both answer the same unforced plays, each in a process of its
own, one after the other. One ply here is what GNU Backgammon calls 0-ply. It sleeps in steps of 10 ms when
asked from outside, so its shortest answers are shorter than they look. The strongest level is asked without
time for looking deeper than its three plies.
"""

from __future__ import annotations

import json
import multiprocessing
import os
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from random import Random

from bgdesk.engine.levels import LEVELS
from bgdesk.engine.requests import BotRequest
from bgdesk.engine.sage.availability import probe
from bgdesk.engine.sage.encoding import board_of
from bgdesk.engine.worker import serve
from bgdesk.match import flow
from bgdesk.match.events import Event, Played
from bgdesk.match.options import MONEY
from bgdesk.match.state import MatchState, Pair
from tests.bench.opponent_matches import played_match
from tests.bench.screen import gnubg

POSITIONS = 40
EVERY = 7
"""Only one of so many plays in a game is asked, so that the positions differ."""

_MARK = "@@"
_SERVER = f"""
import gnubg, json, sys
for line in ("set automatic roll off", "set automatic game off", "set automatic move off",
             "set automatic bearoff off", "set display off", "set confirm new off",
             "set player 0 human", "set player 1 human", "set threads 1", "new session",
             "set evaluation movefilter 1 0 0 8 0.16", "set evaluation movefilter 2 0 0 8 0.16",
             "set evaluation movefilter 2 1 -1 0 0"):
    gnubg.command(line)
print("{_MARK}ready", flush=True)
for line in iter(sys.stdin.readline, ""):
    plies, dice, cube, owner, theirs, mine = json.loads(line)
    gnubg.command("set dice %d %d" % tuple(dice))
    move = gnubg.findbestmove(
        (tuple(theirs), tuple(mine)),
        gnubg.cubeinfo(cube, owner, 1, 0, (0, 0), 0, 0),
        {{"cubeful": 1, "plies": plies, "deterministic": 1, "prune": 1, "noise": 0.0}},
    )
    print("{_MARK}" + json.dumps(list(move)), flush=True)
"""

Ask = Callable[[MatchState], object]


def positions() -> list[MatchState]:
    """Unforced plays of money games, the same on every machine."""
    random, found = Random(4), list[MatchState]()
    while len(found) < POSITIONS:
        asked = [
            state
            for state, event in game(random)
            if isinstance(event, Played) and len(flow.legal(state).plays) > 1
        ]
        found += asked[EVERY // 2 :: EVERY]
    return found[:POSITIONS]


def game(random: Random) -> Iterator[tuple[MatchState, Event]]:
    """One of money by world-class players."""
    level = LEVELS["world_class"]
    record = played_match(Pair(level, level), random.getrandbits(31), MONEY)
    return zip(record.states, record.events, strict=False)


@contextmanager
def bot(level: str) -> Iterator[Ask]:
    """The engine process of the program at ``level``."""
    near, far = multiprocessing.get_context("spawn").Pipe()
    process = multiprocessing.get_context("spawn").Process(target=serve, args=(far,), daemon=True)
    process.start()

    def ask(state: MatchState) -> object:
        near.send((1, "decide", BotRequest(state, level, thinking_ms=0, may_resign=False)))
        while (message := near.recv())[1] == "progress":
            pass
        if message[1] != "done":
            raise RuntimeError(f"the engine failed: {message[2]}")
        return message[2]

    try:
        yield ask
    finally:
        process.kill()
        process.join()


@contextmanager
def other_program(program: str, plies: int) -> Iterator[Ask]:
    """GNU Backgammon at ``plies`` of its own counting, as a child process that a script of ours steers."""
    with tempfile.TemporaryDirectory() as home:
        script = Path(home) / "answer.py"
        script.write_text(_SERVER, encoding="utf-8")
        with subprocess.Popen(
            [program, "--tty", "--quiet", "--no-rc", "-p", str(script)],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            env={**os.environ, "HOME": home, "LC_ALL": "C.UTF-8"},
            text=True,
        ) as process:
            assert process.stdin
            assert process.stdout
            answers = (line for line in process.stdout if line.startswith(_MARK))
            next(answers)
            sending = process.stdin

            def ask(state: MatchState) -> object:
                print(json.dumps([plies, *_as_theirs(state)]), file=sending, flush=True)
                return next(answers)

            try:
                yield ask
            finally:
                process.kill()


def _as_theirs(state: MatchState) -> tuple[list[int], int, int, list[int], list[int]]:
    """Dice, cube, its owner (-1 nobody, 1 the player on roll), and the points and bar of both sides."""
    assert state.dice
    assert state.turn
    board = board_of(state.position, state.turn)
    mine = [max(0, count) for count in board[1:25]] + [board[25]]
    theirs = [max(0, -count) for count in reversed(board[1:25])] + [board[0]]
    owner = {None: -1, state.turn: 1}.get(state.cube.owner, 0)
    return [state.dice.first, state.dice.second], state.cube.value, owner, theirs, mine


def times_of(ask: Ask, states: Sequence[MatchState], warm_up: MatchState) -> list[float]:
    """Milliseconds of each answer; the first question of all is not counted."""
    ask(warm_up)
    times = []
    for state in states:
        began = time.perf_counter()
        ask(state)
        times.append((time.perf_counter() - began) * 1000)
    return sorted(times)


def report(name: str, times: Sequence[float], theirs: Sequence[float] | None = None) -> None:
    """Print one line."""
    middle, slow = statistics.median(times), times[int(len(times) * 0.9)]
    text = f"{name:16} median {middle:7.1f} ms   p90 {slow:7.1f} ms"
    if theirs:
        text += f"   ratio of the medians {middle / statistics.median(theirs):.2f}, of the means "
        text += f"{statistics.fmean(times) / statistics.fmean(theirs):.2f}"
    print(text, flush=True)


def measured_beside(states: Sequence[MatchState], warm_up: MatchState) -> Mapping[int, list[float]]:
    """The times of GNU Backgammon by plies as we count them; empty, with the reason, where it is absent."""
    program = gnubg()
    if program is None:
        print("no ratios: gnubg is not installed")
        return {}
    found = {}
    for plies in sorted({level.plies for level in LEVELS.values()}):
        with other_program(program, plies - 1) as ask:
            found[plies] = times_of(ask, states, warm_up)
        report(f"gnubg {plies - 1}-ply", found[plies])
    return found


def main() -> int:
    """Measure and print."""
    availability = probe()
    if not availability.is_available:
        print(f"skipped: the strong engine does not run here ({availability.reason})")
        return 0
    first, *states = positions()
    theirs = measured_beside(states, first)
    for level in LEVELS.values():
        with bot(level.id) as ask:
            report(level.id, times_of(ask, states, first), theirs.get(level.plies))
    return 0


if __name__ == "__main__":
    sys.exit(main())
