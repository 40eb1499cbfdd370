"""Every trainer finds words for its questions, for right answers and for wrong ones."""

from __future__ import annotations

from random import Random

import pytest
from PySide6.QtWidgets import QApplication

from bgdesk.app.practice.trainer_desk import AnsweredQuestion
from bgdesk.library.trainer_answers import TrainerTally
from bgdesk.practice.trainers.all_trainers import TRAINERS
from bgdesk.practice.trainers.pips import PipsTruth
from bgdesk.practice.trainers.shape import (
    ChoiceAsked,
    ChoiceGiven,
    Given,
    NumbersAsked,
    NumbersGiven,
    PlayAsked,
    PlayGiven,
    RollsAsked,
    RollsGiven,
    TrainerId,
    TrainerQuestion,
)
from bgdesk.practice.trainers.walks import BACKGAMMON
from bgdesk.rules.dice import ALL_ROLLS
from bgdesk.rules.legal.plays import legal_plays
from bgdesk.rules.notation.plays import format_play
from bgdesk.ui.play.derive_board import BoardWishes
from bgdesk.ui.trainers.derive_trainers import (
    derive_card,
    derive_question,
    derive_scene,
    derive_solution,
)

SEEDS = range(4)


def answers(question: TrainerQuestion) -> list[Given]:
    """Some that are right, and some that are not."""
    scene = question.scene
    match question.asked:
        case NumbersAsked(fields):
            truth = question.truth
            exact = (truth.own, truth.other) if isinstance(truth, PipsTruth) else (1.0,) * len(fields)
            return [NumbersGiven(exact), NumbersGiven((2.0,) * len(fields))]
        case RollsAsked():
            return [RollsGiven(frozenset()), RollsGiven(frozenset(ALL_ROLLS))]
        case ChoiceAsked(options):
            return [ChoiceGiven(option) for option in options]
        case PlayAsked():
            assert scene.dice
            plays = legal_plays(scene.position, scene.player, scene.dice, BACKGAMMON).plays
            return [PlayGiven(play.result, format_play(play)) for play in plays]


@pytest.mark.parametrize("trainer", TrainerId)
def test_questions_and_answers_are_worded(qapp: QApplication, trainer: TrainerId) -> None:
    made = TRAINERS[trainer]
    for seed in SEEDS:
        question = made.make(Random(seed))
        asked = derive_question(question)
        assert asked.text
        if isinstance(question.asked, NumbersAsked):
            assert len(asked.fields) == len(question.asked.fields)
        if isinstance(question.asked, ChoiceAsked):
            assert len(set(asked.options)) == len(question.asked.options)
        assert derive_scene(question.scene, BoardWishes()).active is question.scene.player
        for given in answers(question)[:12]:
            verdict = made.judge(question, given)
            told = derive_solution(AnsweredQuestion(question, given, verdict, 1000))
            assert told.headline
            assert told.tone == ("good" if verdict.is_right else "bad")
            assert "{" not in "".join(
                (told.headline, *told.lines, *(line for _, passage in told.methods for line in passage))
            )


@pytest.mark.parametrize("trainer", TrainerId)
def test_figures_are_worded(qapp: QApplication, trainer: TrainerId) -> None:
    assert derive_card(trainer, {}).figures == ("Not tried yet.",)
    tally = TrainerTally(120, 60, 50, 25, 1.5, 8000.0)
    view = derive_card(trainer, {trainer.value: tally})
    assert view.figures[0] == "Answered: 120"
    assert view.figures[1].startswith("The last 50: 50 % right")
    assert "8.0\N{NO-BREAK SPACE}s" in view.spoken
