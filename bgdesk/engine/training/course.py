"""One course of training from random weights: rates that fall, checkpoints, log and learning curve."""

from __future__ import annotations

import csv
import logging
import time
from collections.abc import Iterator
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path

from bgdesk.engine.network_file import Training, write_network
from bgdesk.engine.training.contest import contest
from bgdesk.engine.training.games import GAMES
from bgdesk.engine.training.inputs import Floats
from bgdesk.engine.training.net import new_net
from bgdesk.engine.training.selfplay import new_lesson, train
from bgdesk.engine.training.table import start_of
from bgdesk.engine.training.throws import NETWORK, RANDOM, SENSIBLE, Mind, new_desk

COLUMNS = ("games", "seconds", "loss", "throws", "given_up", "wins", "wins_error", "points", "points_error",
           "random_wins", "random_wins_error")  # fmt: skip

_MEMORY = 0.5
"""Lambda: how much of a later judgement reaches back over one more throw."""
_FALL = 0.1
"""The last rate as a share of the first."""
_log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Course:
    """What to train: ``ruleset`` over ``games`` games in ``checkpoints`` equal parts.

    A share of ``against_random`` of the games is played against a random player; all of them (1.0) make the
    best reply to him, which tells how often he can be beaten at all. After each part ``checked`` games are
    played against the sensible player and as many against the random one.
    """

    ruleset: str
    games: int
    seed: int
    out: Path
    hidden: int = 80
    rate: float = 0.01
    against_random: float = 0.0
    checkpoints: int = 20
    checked: int = 400


def run(course: Course) -> None:
    """Trains, and after every part writes the network, a line of the log and one of the curve."""
    net = new_net(course.hidden, course.seed)
    began = time.monotonic()
    with course.out.with_suffix(".csv").open("w", newline="", encoding="utf-8") as file:
        curve = csv.writer(file, lineterminator="\n")
        curve.writerow(COLUMNS)
        for games, learnt in _parts(course, net):
            seconds = time.monotonic() - began
            row = (
                games,
                round(seconds),
                *learnt,
                *_checked(course, net, SENSIBLE),
                *_checked(course, net, RANDOM)[:2],
            )
            curve.writerow(row)
            file.flush()
            _log.info("%s", ", ".join(f"{name} {value}" for name, value in zip(COLUMNS, row, strict=True)))
            write_network(course.out, net, _about(course, games, seconds))


def _parts(course: Course, net: Floats) -> Iterator[tuple[int, tuple[float, float, int]]]:
    game = GAMES[course.ruleset]
    start = start_of(course.ruleset)
    desk, lesson = new_desk(course.hidden), new_lesson()
    share = course.against_random
    done = 0
    for part in range(course.checkpoints):
        upto = course.games * (part + 1) // course.checkpoints
        rate = course.rate * _FALL ** (part / max(course.checkpoints - 1, 1))
        seed = course.seed * 1000 + part
        loss, throws, given_up = train(
            net, start, game, upto - done, share, _MEMORY, rate, desk, lesson, seed
        )
        done = upto
        yield done, (round(loss, 6), round(throws, 1), given_up)


def _checked(course: Course, net: Floats, rival: int) -> tuple[float, float, float, float]:
    """Games won and points a game against ``rival``, each with its standard error."""
    game = GAMES[course.ruleset]
    one, two = Mind(NETWORK, net), Mind(rival, net)
    score = contest(start_of(course.ruleset), game, one, two, course.checked, course.seed, course.hidden)
    return (
        round(score.wins, 4), round(score.wins_error, 4), round(score.points, 4), round(score.points_error, 4)
    )  # fmt: skip


def _about(course: Course, games: int, seconds: float) -> Training:
    today = datetime.now(UTC).date().isoformat()
    return Training(
        course.ruleset, games, course.seed, course.hidden, course.rate, today, round(seconds),
        course.against_random,
    )  # fmt: skip
