"""``python -m bgdesk.training RULESET --games N --seed S --out FILE`` makes a network from nothing."""

from __future__ import annotations

import argparse
import logging
from pathlib import Path

from bgdesk.training.course import Course, run
from bgdesk.training.games import TRAINED


def _arguments() -> Course:
    parser = argparse.ArgumentParser(prog="python -m bgdesk.training", description=__doc__)
    parser.add_argument("ruleset", choices=TRAINED)
    parser.add_argument("--games", type=int, default=50_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--hidden", type=int, default=80)
    parser.add_argument("--rate", type=float, default=0.01, help="of learning, at first")
    parser.add_argument(
        "--finish", type=int, default=0, help="so many games more, some against a random player"
    )
    parser.add_argument("--against-random", type=float, default=0.0, metavar="SHARE", help="of the finish")
    parser.add_argument("--begun", type=Path, metavar="FILE", help="a network that lacks only the finish")
    parser.add_argument("--checkpoints", type=int, default=20)
    parser.add_argument("--checked", type=int, default=400, help="games against each plain player at each")
    parser.add_argument(
        "--out", type=Path, required=True, help="the network; its curve goes beside it as .csv"
    )
    try:
        return Course(**vars(parser.parse_args()))
    except ValueError as problem:
        parser.error(str(problem))


if __name__ == "__main__":
    logging.basicConfig(level=logging.INFO, format="%(asctime)s %(message)s")
    run(_arguments())
