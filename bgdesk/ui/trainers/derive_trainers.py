"""What the page shows of any question and answer: pure functions that hand on to those of each trainer."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType

from bgdesk.app.practice.trainer_desk import AnsweredQuestion
from bgdesk.library.trainer_answers import TrainerTally
from bgdesk.practice.trainers.bearoff_plays import BearoffTruth
from bgdesk.practice.trainers.effective_pips import EffectiveTruth
from bgdesk.practice.trainers.ladders import LadderTruth
from bgdesk.practice.trainers.openings import OpeningTruth
from bgdesk.practice.trainers.pips import PipsTruth
from bgdesk.practice.trainers.plans import PlanTruth
from bgdesk.practice.trainers.race_cubes import RaceCubeTruth
from bgdesk.practice.trainers.safest import SafestTruth
from bgdesk.practice.trainers.shape import Scene, TrainerId, TrainerQuestion
from bgdesk.practice.trainers.shots import ShotsTruth
from bgdesk.practice.trainers.take_points import ScoreCard
from bgdesk.practice.trainers.walks import BACKGAMMON
from bgdesk.rules.player import Player
from bgdesk.ui.board.view import Arrow, BoardView, CubeView, DieView
from bgdesk.ui.play.derive_board import BoardWishes, checkers_shown
from bgdesk.ui.trainers.derive_home_races import (
    ask_bearoff,
    ask_effective,
    ask_race_cube,
    tell_bearoff,
    tell_effective,
    tell_race_cube,
)
from bgdesk.ui.trainers.derive_ladders import ask_ladder, ask_plan, tell_ladder, tell_plan
from bgdesk.ui.trainers.derive_openings import ask_opening, ask_safest, tell_opening, tell_safest
from bgdesk.ui.trainers.derive_pips import ask_pips, tell_pips
from bgdesk.ui.trainers.derive_take_points import ask_take_points, tell_take_points
from bgdesk.ui.trainers.derive_trainer_shots import ask_shots, tell_shots
from bgdesk.ui.trainers.views import QuestionView, SolutionView, TrainerCardView
from bgdesk.ui.trainers.wording import tally_lines, trainer_name, trainer_text

_TELLS: Mapping[type, Callable[[AnsweredQuestion], SolutionView]] = MappingProxyType(
    {
        PipsTruth: tell_pips,
        ShotsTruth: tell_shots,
        ScoreCard: tell_take_points,
        EffectiveTruth: tell_effective,
        BearoffTruth: tell_bearoff,
        RaceCubeTruth: tell_race_cube,
        OpeningTruth: tell_opening,
        SafestTruth: tell_safest,
        LadderTruth: tell_ladder,
        PlanTruth: tell_plan,
    }
)
"""Who tells the truth, by its kind."""


def derive_card(trainer: TrainerId, tallies: Mapping[str, TrainerTally]) -> TrainerCardView:
    """A trainer on the overview."""
    figures = tally_lines(trainer, tallies.get(trainer.value))
    return TrainerCardView(trainer, trainer_name(trainer), trainer_text(trainer), figures)


def derive_question(question: TrainerQuestion) -> QuestionView:
    """What is asked."""
    match question.truth:
        case PipsTruth():
            return ask_pips()
        case ShotsTruth():
            return ask_shots()
        case ScoreCard() as card:
            return ask_take_points(card)
        case EffectiveTruth():
            return ask_effective()
        case BearoffTruth() as truth:
            return ask_bearoff(truth)
        case RaceCubeTruth() as truth:
            return ask_race_cube(truth)
    return _ask_judged(question)


def _ask_judged(question: TrainerQuestion) -> QuestionView:
    """What is asked where more than counting is needed."""
    match question.truth:
        case OpeningTruth() as truth:
            return ask_opening(question.scene, truth)
        case SafestTruth():
            return ask_safest()
        case LadderTruth() as truth:
            return ask_ladder(truth)
        case PlanTruth():
            return ask_plan()
    raise TypeError(f"nobody words {type(question.truth).__name__}")


def derive_solution(answered: AnsweredQuestion) -> SolutionView:
    """What is told once it is answered."""
    return _TELLS[type(answered.question.truth)](answered)


ASKED = Player.WHITE
"""The player whom the questions are about, and who sits below the board."""


def derive_scene(scene: Scene, wishes: BoardWishes, arrows: tuple[Arrow, ...] = ()) -> BoardView:
    """The board of a question, with nothing to do on it; the numbers are those of whoever is asked."""
    dice = scene.dice
    return BoardView(
        **checkers_shown(scene.position, BACKGAMMON),
        numbers_for=ASKED,
        dice=tuple(DieView(face, scene.player) for face in (dice.high, dice.low)) if dice else (),
        cube=_cube(scene, wishes),
        active=scene.player,
        arrows=arrows,
        roll=None,
    )


def _cube(scene: Scene, wishes: BoardWishes) -> CubeView:
    value, is_fresh = scene.cube.value, scene.cube.value == 1
    label = "64" if is_fresh and wishes.centred_cube_shows_64 else str(value)
    return CubeView(label, scene.cube.owner, is_crawford=scene.score.is_crawford, is_worth_one=is_fresh)
