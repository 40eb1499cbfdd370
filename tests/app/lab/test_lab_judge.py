"""What the laboratory asks: the first look at once, then deeper, and nothing about a table of before."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from threading import Event

import pytest
from pytestqt.qtbot import QtBot

from bgdesk.analysis.judge import Answer, NotJudged
from bgdesk.analysis.levels import DEFAULT_LEVEL
from bgdesk.analysis.questions import CubeQuestion, PlayQuestion, Question
from bgdesk.app.lab.lab_judge import LabAnswer, LabJudge
from bgdesk.app.lab.lab_questions import question_of
from bgdesk.app.lab.reading import read_setup
from bgdesk.app.workers.analysis_pool import AnalysisPool
from bgdesk.app.workers.outcome import Cancelled
from bgdesk.engine.obstacle import Obstacle
from bgdesk.match.setup.conversion import state_of_setup
from bgdesk.match.setup.setup import TableSetup, new_setup, with_dice
from bgdesk.match.state import MatchState
from bgdesk.match.study import JudgedPlay
from bgdesk.rules.cube import Cube
from bgdesk.rules.dice import Dice
from bgdesk.rules.player import Player


class FakePool(AnalysisPool):
    """Answers here; what is asked at ``held`` levels waits until it is cancelled."""

    asked: list[tuple[str, Question]]
    held: frozenset[str] = frozenset()

    def __init__(self) -> None:
        super().__init__(1)
        self._is_cancelled = Event()

    def answers(self, groups: Sequence[tuple[Question, ...]], level: str) -> Iterator[tuple[Answer, ...]]:
        self.asked.append((level, groups[0][0]))
        if level in self.held:
            self._is_cancelled.wait(10)
            raise Cancelled
        if isinstance(groups[0][0], CubeQuestion):
            yield (NotJudged(0, Obstacle.VARIANT_UNKNOWN, "chess"),)
        else:
            yield (JudgedPlay(0, (), None, 1),)

    def cancel(self) -> None:
        self._is_cancelled.set()
        super().cancel()


@pytest.fixture
def judge(qtbot: QtBot) -> Iterator[LabJudge]:
    FakePool.asked, FakePool.held = [], frozenset()
    made = LabJudge(None, FakePool)
    made._patience.setInterval(0)
    yield made
    made.close()


def to_play(dice: Dice) -> PlayQuestion:
    state = state_of_setup(with_dice(new_setup(), dice))
    question = question_of(state) if state else None
    assert isinstance(question, PlayQuestion)
    return question


def test_the_first_look_comes_first_then_the_usual_depth_then_what_is_asked_for(
    qtbot: QtBot, judge: LabJudge
) -> None:
    levels = []
    judge.changed.connect(lambda: levels.append(judge.answer.level if judge.answer else ""))
    judge.ask(to_play(Dice(3, 1)))
    judge.ask(to_play(Dice(3, 1)))
    qtbot.waitUntil(lambda: judge.next_level is not None)
    judge.deepen()
    qtbot.waitUntil(lambda: not judge.is_working)
    assert list(dict.fromkeys(levels)) == ["", "1-ply", "two-pass", "4-ply"]
    assert [level for level, _ in FakePool.asked] == ["1-ply", "two-pass", "4-ply"]


def test_what_is_not_asked_any_more_is_stopped_and_dropped(qtbot: QtBot, judge: LabJudge) -> None:
    FakePool.held = frozenset({"two-pass"})
    judge.ask(to_play(Dice(3, 1)))
    qtbot.waitUntil(lambda: len(FakePool.asked) == 2)
    other = to_play(Dice(6, 5))
    judge.ask(other)
    qtbot.waitUntil(lambda: judge.answer is not None)
    assert judge.answer
    assert judge.answer.question == other
    judge.ask(None)
    assert judge.answer is None
    assert not judge.is_working


def test_what_another_program_says_stands_until_a_deeper_look_is_asked_for(
    qtbot: QtBot, judge: LabJudge
) -> None:
    question, other = to_play(Dice(3, 1)), to_play(Dice(6, 1))
    given = LabAnswer(question, "4-ply", JudgedPlay(0, (), None, 1), "eXtreme Gammon")
    judge.ask(question)
    judge.give(given)
    qtbot.waitUntil(lambda: not judge.is_working)
    assert judge.answer is given
    judge.ask(other)
    qtbot.waitUntil(lambda: not judge.is_working)
    FakePool.asked.clear()
    judge.ask(question)
    assert judge.answer is given
    assert not judge.is_working
    judge.deepen()
    qtbot.waitUntil(lambda: not judge.is_working)
    assert judge.answer.level == DEFAULT_LEVEL
    assert not judge.answer.engine
    assert [level for level, _ in FakePool.asked] == [DEFAULT_LEVEL]


def test_what_cannot_be_judged_is_not_asked_again_more_deeply(qtbot: QtBot, judge: LabJudge) -> None:
    state = state_of_setup(new_setup())
    assert state
    judge.ask(question_of(state))
    qtbot.waitUntil(lambda: judge.answer is not None)
    assert judge.next_level is None
    assert not judge.is_working


def state_of(xgid: str) -> MatchState:
    setup = read_setup(xgid)
    assert isinstance(setup, TableSetup)
    state = state_of_setup(setup)
    assert state
    return state


@pytest.mark.parametrize(
    ("letter", "cube", "owner"), [("D", 0, 0), ("B", 1, -1), ("R", 2, 1)], ids=["double", "beaver", "raccoon"]
)
def test_an_answer_is_asked_about_as_the_double_was(letter: str, cube: int, owner: int) -> None:
    """Whatever was raised: the question is White's, with the cube as it lay."""
    state = state_of(f"XGID=---B--E-B---dD---c-e----B-:{cube}:{owner}:1:{letter}:0:0:3:0:10")
    question = question_of(state)
    assert isinstance(question, CubeQuestion)
    assert question.situation.player is Player.WHITE
    assert question.situation.cube == Cube()
    assert question.situation.may_double
    plain = state_of("XGID=---B--E-B---dD---c-e----B-:0:0:1:00:0:0:3:0:10")
    asked = question_of(plain)
    assert isinstance(asked, CubeQuestion)
    assert replace(question.situation, beavers=True) == replace(asked.situation, beavers=True)
