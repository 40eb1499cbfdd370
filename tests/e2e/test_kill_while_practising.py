"""A program that is killed between any answer and the next card loses nothing and counts nothing twice."""

from __future__ import annotations

import json
import os
import random
import subprocess
import sys
import threading
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from datetime import date
from pathlib import Path

from bgdesk.library.card_rows import SCHEDULED, CardGrade, KeptReview, Memory
from bgdesk.library.library import Library
from bgdesk.library.opening import open_library
from bgdesk.practice.cards.scheduling import Schedule
from tests.e2e.card_kill_driver import FIRST_DAY
from tests.folders import ROOT
from tests.practice.cards.drawn_cards import drawn

KILLS = int(os.environ.get("BGDESK_KILLS", "6"))
"""How many times to kill; set ``BGDESK_KILLS`` for a longer run."""
LONGEST_LIFE_S = 0.6
COPIES = 12


@dataclass
class ShownAnswers:
    """What the killed programs had told, by the number of the answer; what was undone is gone."""

    grades: dict[int, CardGrade] = field(default_factory=dict)
    lines: int = 0

    def read(self, line: str) -> None:
        kind, *rest = line.split(" ")
        values = [json.loads(part) for part in rest]
        self.lines += 1
        if kind == "T":
            self.grades[values[0]] = CardGrade(values[1])
        elif kind == "U":
            self.grades.pop(values[0], None)


def live_and_die(home: Path, seed: int, day: int, life_s: float, shown: ShownAnswers) -> None:
    """Run the program until the axe falls."""
    with subprocess.Popen(
        [sys.executable, "-m", "tests.e2e.card_kill_driver", str(home), str(seed), str(day)],
        cwd=ROOT,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    ) as process:
        assert process.stdout
        assert process.stderr
        first = process.stdout.readline()
        axe = threading.Timer(life_s, process.kill)
        axe.start()
        text = first + process.stdout.read()
        axe.cancel()
        errors = process.stderr.read()
        assert errors == ""
    for line in text.splitlines(keepends=True):
        if line.endswith("\n"):
            shown.read(line.rstrip("\n"))


def kept_answers(library: Library) -> dict[int, KeptReview]:
    return {
        one.number: one for card in library.cards.cards() for one in library.card_answers.reviews(card.id)
    }


def check(library: Library, shown: ShownAnswers, kills: int) -> None:
    kept = kept_answers(library)
    lost = {number for number in shown.grades if number not in kept}
    unseen = {number for number in kept if number not in shown.grades}
    other = [
        number
        for number, grade in shown.grades.items()
        if number in kept and kept[number].review.grade is not grade
    ]
    # What was written when the axe fell may not have been told: one thing a life at most.
    assert len(lost) + len(unseen) + len(other) <= kills
    for card in library.cards.cards():
        answers = library.card_answers.reviews(card.id)
        check_chain(answers, card.memory)


def check_chain(answers: Sequence[KeptReview], now: Memory) -> None:
    """Each answer was given to the card as the one before had left it, and each counts once."""
    scheduled = [one for one in answers if one.review.mode in SCHEDULED]
    assert now.reps == len(scheduled)
    memory = Memory()
    for one in scheduled:
        assert one.was == memory
        found = Schedule().after(memory, one.review.grade, date.fromisoformat(one.review.day))
        following = next((later.was for later in scheduled if later.number > one.number), now)
        assert replace(found, due="") == replace(following, due=""), "but for the balance of days"
        memory = following
    days = [one.review.day for one in scheduled]
    assert len(days) == len(set(days)), "no card counts twice on one day"


def test_whatever_was_told_is_there_and_nothing_counts_twice(tmp_path: Path) -> None:
    chance = random.Random(21)
    shown = ShownAnswers()
    with open_library(tmp_path).library as library:
        cards = [replace(card, key=f"{card.key}#{copy}") for copy in range(COPIES) for card in drawn()]
        assert library.cards.add(cards, FIRST_DAY.date().isoformat()).made == len(cards)
    for kill in range(KILLS):
        live_and_die(tmp_path, kill, kill, chance.uniform(0.0, LONGEST_LIFE_S), shown)
        with open_library(tmp_path).library as library:
            check(library, shown, kill + 1)
    assert shown.lines > KILLS, "something happened between the kills"
