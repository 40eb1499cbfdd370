"""How often a random player can be beaten at all: trains the shipped network against him alone.

Run it with ``python -m tests.bench.best_reply RULESET ... [--games N]``; it needs the extra ``training``.
What comes out is a lower bound of what is possible, and a tight one where more games no longer help. It
becomes a row of the golden table of `tests.bench.variant_strength`.
"""

from __future__ import annotations

import argparse
import tempfile
from pathlib import Path

from bgdesk.engine.network.file import read_network
from bgdesk.engine.network.shipped import network_path
from bgdesk.training.contest import ContestScore, contest
from bgdesk.training.course import Course, run
from bgdesk.training.games import GAMES, TRAINED
from bgdesk.training.rolls import NETWORK, RANDOM, TrainedPlayer
from bgdesk.training.table import start_of
from tests.bench.variant_strength import SEED, as_markdown, keep

_WITHOUT_EXTRA_ROLLS = tuple(
    name for name in TRAINED if not (GAMES[name].double_roll or GAMES[name].ace_deuce)
)


def best_reply(name: str, games: int, matches: int) -> ContestScore:
    """The score over ``matches`` games of a network trained on ``games`` more against a random player."""
    with tempfile.TemporaryDirectory() as folder:
        out = Path(folder) / "best.npz"
        run(Course(name, 0, SEED, out, finish=games, against_random=1.0, begun=network_path(name)))
        network = read_network(out, name)
    one, two = TrainedPlayer(NETWORK, network.flat()), TrainedPlayer(RANDOM, network.flat())
    return contest(start_of(name), GAMES[name], one, two, matches, SEED, network.training.hidden)


def _main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("rulesets", nargs="+", choices=_WITHOUT_EXTRA_ROLLS, metavar="RULESET")
    parser.add_argument("--games", type=int, default=30_000, help="to learn from")
    parser.add_argument("--matches", type=int, default=4000, help="games played in the end")
    given = parser.parse_args()
    for name in given.rulesets:
        rival = f"random, after {given.games} more games against him alone"
        print(
            as_markdown({name: keep(name, rival, best_reply(name, given.games, given.matches))}), flush=True
        )


if __name__ == "__main__":
    _main()
