"""A trainer at work: the next question is there at once, and what is answered is kept before it is told."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from random import Random

import pytest
from pytestqt.qtbot import QtBot

from bgdesk.app.patient_writing import PatientWriting
from bgdesk.app.practice.trainer_desk import TrainerDesk
from bgdesk.library.problems import JournalError, Trouble
from bgdesk.library.trainer_answers import TrainerAnswer, TrainerTally
from bgdesk.practice.trainers.pips import PipsTruth
from bgdesk.practice.trainers.shape import NumbersGiven, TrainerId


class Shelf:
    """Keeps answers in memory, or nothing."""

    def __init__(self) -> None:
        self.kept: list[TrainerAnswer] = []
        self.is_broken = False

    def put(self, given: TrainerAnswer) -> None:
        if self.is_broken:
            raise JournalError(Trouble.FAILED, "library", "full")
        self.kept.append(given)

    def tallies(self) -> Mapping[str, TrainerTally]:
        if self.is_broken:
            raise JournalError(Trouble.FAILED, "library", "full")
        return {}


class Clock:
    """Says what it is told to."""

    def __init__(self) -> None:
        self.now = 100.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def shelf() -> Shelf:
    return Shelf()


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def desk(qtbot: QtBot, shelf: Shelf, clock: Clock) -> Iterator[TrainerDesk]:
    writing = PatientWriting()
    made = TrainerDesk(lambda: shelf, writing, random=Random(7), clock=clock)
    yield made
    made.close()


def begin(desk: TrainerDesk, qtbot: QtBot, trainer: TrainerId = TrainerId.PIPS) -> PipsTruth:
    desk.begin(trainer)
    qtbot.waitUntil(lambda: desk.question is not None)
    assert desk.question
    assert isinstance(desk.question.truth, PipsTruth)
    return desk.question.truth


def test_an_answer_is_kept_with_its_time_before_it_is_told(
    desk: TrainerDesk, shelf: Shelf, clock: Clock, qtbot: QtBot
) -> None:
    truth = begin(desk, qtbot)
    told: list[int] = []
    desk.changed.connect(lambda: told.append(len(shelf.kept)))
    clock.now += 12.5
    desk.answer(NumbersGiven((truth.own, truth.other + 2)))
    assert told == [1]
    (kept,) = shelf.kept
    assert (kept.trainer, kept.is_right, kept.error, kept.ms) == ("pips", False, 1.0, 12_500)
    assert kept.answer == f"[{truth.own},{truth.other + 2}]"
    assert kept.question.startswith('{"position":"bgd1:backgammon:w:')
    desk.answer(NumbersGiven((truth.own, truth.other)))
    assert len(shelf.kept) == 1


def test_the_next_question_is_made_while_this_one_is_answered(desk: TrainerDesk, qtbot: QtBot) -> None:
    truth = begin(desk, qtbot)
    qtbot.waitUntil(lambda: desk._next is not None)
    desk.answer(NumbersGiven((truth.own, truth.other)))
    first = desk.question
    desk.ask_next()
    assert desk.question is not None
    assert desk.question is not first
    assert desk.answered is None
    assert len(desk.session) == 1


def test_what_could_not_be_kept_is_said_and_told_all_the_same(
    desk: TrainerDesk, shelf: Shelf, qtbot: QtBot
) -> None:
    truth = begin(desk, qtbot)
    shelf.is_broken = True
    told: list[str] = []
    desk.changed.connect(lambda: told.append("changed"))
    desk.failed.connect(lambda _: told.append("failed"))
    with qtbot.waitSignal(desk.failed) as said:
        desk.answer(NumbersGiven((truth.own, truth.other)))
    assert told[-1] == "failed", "who shows it takes it away with the next change"
    assert said.args
    assert "library" in said.args[0]
    assert desk.answered
    assert desk.answered.verdict.is_right
    assert desk.tallies() == {}


def test_after_the_end_nothing_is_asked(desk: TrainerDesk, qtbot: QtBot) -> None:
    desk.begin(TrainerId.PIPS)
    desk.stop()
    assert (desk.trainer, desk.question, desk.is_making) == (None, None, False)
    desk.ask_next()
    assert not desk.is_making
    truth = begin(desk, qtbot)
    desk.stop()
    desk.answer(NumbersGiven((truth.own, truth.other)))
    assert desk.session == ()


def test_questions_follow_from_the_chance_that_is_handed_in(shelf: Shelf, qtbot: QtBot) -> None:
    found = []
    for _ in range(2):
        desk = TrainerDesk(lambda: shelf, PatientWriting(), random=Random(3))
        begin(desk, qtbot)
        found.append(desk.question)
        desk.close()
    assert found[0] == found[1]
