"""One course of training from random weights: rates that fall, checkpoints, log and learning curve."""

from __future__ import annotations

import csv
import logging
import time
from collections.abc import Iterator
from dataclasses import dataclass, replace
from datetime import UTC, datetime
from pathlib import Path

from bgdesk.engine.core.games import LessonCourse
from bgdesk.engine.network.file import Training, read_network, write_network
from bgdesk.training.by_core import train_by_core
from bgdesk.training.contest import contest
from bgdesk.training.games import GAMES
from bgdesk.training.inputs import Floats
from bgdesk.training.net import new_net
from bgdesk.training.rolls import NETWORK, RANDOM, SENSIBLE, TrainedPlayer, new_desk
from bgdesk.training.selfplay import new_lesson, train
from bgdesk.training.table import start_of

COLUMNS = ("games", "seconds", "loss", "throws", "given_up", "wins", "wins_error", "points", "points_error",
           "random_wins", "random_wins_error")  # fmt: skip

_MEMORY = 0.5
"""Lambda: how much of a later judgement reaches back over one more roll."""
_FALL = 0.1
"""The last rate as a share of the first."""
_FINISH_RATE = 0.4
"""The first rate of the finish as a share of that of the course."""
_FINISH_PARTS = 6
_FINISH_SEED = 500
_log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Course:
    """What to train: ``ruleset`` over ``games`` games with itself in ``checkpoints`` parts, then the finish.

    In the ``finish``, so many games more, a share of ``against_random`` is played against a random player:
    1.0 makes the best reply to it, which tells how often it can be beaten at all. In games with extra rolls
    this is refused, since the inputs do not tell who rolls again.
    After each part ``checked`` games are played against the sensible player and as many against the random
    one. ``begun`` is a network that has all but the finish behind it, or of that, too, ``finished`` games, a
    share ``finished_random`` of them against a random player; its curve lies beside it.
    """

    ruleset: str
    games: int
    seed: int
    out: Path
    hidden: int = 80
    rate: float = 0.01
    checkpoints: int = 20
    checked: int = 400
    finish: int = 0
    against_random: float = 0.0
    begun: Path | None = None
    finished: int = 0
    finished_random: float = 0.0

    def __post_init__(self) -> None:
        """Raises ValueError for a course that would teach nonsense."""
        game = GAMES[self.ruleset]
        if self.against_random and (game.double_roll or game.ace_deuce):
            raise ValueError(f"a network for {self.ruleset} cannot learn from games against a random player")


@dataclass(frozen=True, slots=True)
class _Part:
    """A stretch of a course after which it is looked at."""

    games: int
    rate: float
    against_random: float
    seed: int


def run(course: Course) -> None:
    """Trains, and after every part writes the network, a line of the log and one of the curve.

    Raises BrokenNetwork for a network to go on from that cannot be used.
    """
    net, games, before, lines = new_net(course.hidden, course.seed), 0, 0.0, [",".join(COLUMNS)]
    if course.begun:
        network = read_network(course.begun, course.ruleset)
        lines += course.begun.with_suffix(".csv").read_text(encoding="utf-8").splitlines()[1:]
        course, net = _gone_on_from(course, network.training), network.flat()
        games, before = course.games + course.finished, network.training.seconds
    began = time.monotonic() - before
    with course.out.with_suffix(".csv").open("w", newline="", encoding="utf-8") as file:
        file.writelines(f"{line}{',' * (lines[0].count(',') - line.count(','))}\n" for line in lines)
        curve = csv.writer(file, lineterminator="\n")
        for part, learnt in _taught(course, net):
            games += part.games
            seconds = time.monotonic() - began
            row = (games, round(seconds), *learnt, *_checked(course, net))
            curve.writerow(row)
            file.flush()
            _log.info("%s", ", ".join(f"{name} {value}" for name, value in zip(COLUMNS, row, strict=True)))
            write_network(course.out, net, _about(course, games, seconds))


def _parts(course: Course) -> Iterator[_Part]:
    """What is to be done; the finish has a rate of its own that falls anew."""
    seed, rate = course.seed * 1000, course.rate
    if not course.begun:
        yield from _stretch(_Part(course.games, rate, 0.0, seed), course.checkpoints)
    finish_seed = seed + _FINISH_SEED + course.finished
    finish = _Part(course.finish, rate * _FINISH_RATE, course.against_random, finish_seed)
    yield from _stretch(finish, _FINISH_PARTS)


def _stretch(whole: _Part, parts: int) -> Iterator[_Part]:
    """``whole`` cut into equal parts with rates that fall; nothing if there are no games."""
    done = 0
    for at in range(parts):
        upto = whole.games * (at + 1) // parts
        rate = whole.rate * _FALL ** (at / max(parts - 1, 1))
        if upto > done:
            yield _Part(upto - done, rate, whole.against_random, whole.seed + at)
        done = upto


def _taught(course: Course, net: Floats) -> Iterator[tuple[_Part, tuple[float, float, int]]]:
    """Teaches ``net``; each part with its mean error, mean rolls and the games given up."""
    desk, lesson = new_desk(course.hidden), new_lesson()
    start, game = start_of(course.ruleset), GAMES[course.ruleset]
    for part in _parts(course):
        lessons = LessonCourse(part.games, part.seed, _MEMORY, part.rate)
        learnt = None if part.against_random else train_by_core(course.ruleset, net, course.hidden, lessons)
        loss, rolls, given_up = learnt or train(
            net, start, game, part.games, part.against_random, _MEMORY, part.rate, desk, lesson, part.seed
        )
        yield part, (round(loss, 6), round(rolls, 1), given_up)


def _checked(course: Course, net: Floats) -> tuple[float, ...]:
    """Games won and points a game against the sensible player, games won against the random one."""
    start, game, trained = start_of(course.ruleset), GAMES[course.ruleset], TrainedPlayer(NETWORK, net)
    sensible, random = (
        contest(start, game, trained, TrainedPlayer(rival, net), course.checked, course.seed, course.hidden)
        for rival in (SENSIBLE, RANDOM)
    )
    found = (sensible.wins, sensible.wins_error, sensible.points, sensible.points_error)
    return tuple(round(number, 4) for number in (*found, random.wins, random.wins_error))


def _gone_on_from(course: Course, training: Training) -> Course:
    """``course`` as if it had begun with ``training``."""
    games, seed, rate, hidden = training.games, training.seed, training.rate, training.hidden
    course = replace(course, finished=training.finish, finished_random=training.against_random)
    return replace(course, games=games, seed=seed, rate=rate, hidden=hidden)


def _about(course: Course, games: int, seconds: float) -> Training:
    today = datetime.now(UTC).date().isoformat()
    finish = max(games - course.games, 0)
    random = course.finished * course.finished_random
    random += max(finish - course.finished, 0) * course.against_random
    return Training(
        course.ruleset, games - finish, course.seed, course.hidden, course.rate, today, round(seconds),
        finish, random / finish if finish else 0.0,
    )  # fmt: skip
