"""The strong engine, bgsage, rolling out one play or cube decision, a batch of trials at a time."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from typing import Any

from bgdesk.engine.obstacle import Obstacle
from bgdesk.engine.protocol import CannotJudge, Situation
from bgdesk.engine.rollout_protocol import Manner, Mean, Sample
from bgdesk.engine.sage.best_calls import TrialCalls, best_name, best_trial_calls
from bgdesk.engine.sage.encoding import (
    board_of,
    check_board,
    goes_on_as_backgammon,
    terms_of,
)
from bgdesk.engine.sage.values import SageValues
from bgdesk.match.evaluation import Probabilities
from bgdesk.rules.legal.plays import Play
from bgdesk.rules.stages import Numbers

_RESULTS = 5


class SageRoller:
    """Every method raises CannotJudge for what the engine does not understand."""

    def __init__(self) -> None:
        self._values = SageValues()

    @property
    def name(self) -> str:
        """Name and version of the engine."""
        return best_name()

    def roll_play(
        self, situation: Situation, numbers: Numbers, play: Play, manner: Manner, trials: int, seed: int
    ) -> Sample:
        """``play``, made in ``situation``; the end of the game is known without trials."""
        del numbers
        _check(situation)
        seen = _seen(situation, manner)
        finished = self._values.finished(seen, play)
        if finished is not None:
            chances = Probabilities(situation.player, *finished.chances)
            return Sample(trials, (Mean(finished.equity, 0.0),), chances)
        board = board_of(play.result, situation.player)
        calls = _calls(replace(manner, is_cubeful=seen.has_cube), trials)
        found = calls.play(board, terms_of(seen), seed)
        value = self._values.value(seen, found["cubeful_equity"], found["probs"])
        error = found["cubeful_se" if seen.has_cube else "std_error"]
        return Sample(trials, (Mean(value, error),), _chances(situation, found))

    def roll_cube(self, situation: Situation, manner: Manner, trials: int, seed: int) -> Sample:
        """No double and double/take; the engine doubles the value of a double that is to be beavered."""
        _check(situation)
        if not (situation.has_cube and situation.may_double):
            raise CannotJudge(Obstacle.NO_CUBE_DECISION)
        if not manner.is_cubeful:
            raise CannotJudge(Obstacle.NO_CUBELESS_DECISION)
        board = board_of(situation.position, situation.player)
        found = _calls(manner, trials).cube(board, terms_of(situation), seed)
        raised = 2 if found["is_beaver"] else 1
        no_double = Mean(found["equity_nd"], found["equity_nd_se"])
        double_take = Mean(found["equity_dt"] / raised, found["equity_dt_se"] / raised)
        return Sample(trials, (no_double, double_take), _chances(situation, found))


def _check(situation: Situation) -> None:
    """The trials are played by the engine's own rules, so that no other game can be rolled out."""
    check_board(situation)
    if not goes_on_as_backgammon(situation.ruleset):
        raise CannotJudge(Obstacle.OTHER_RULES)


def _seen(situation: Situation, manner: Manner) -> Situation:
    """A cubeless rollout is of a game without a cube, in which gammons count."""
    if manner.is_cubeful or not situation.has_cube:
        return situation
    return replace(situation, has_cube=False, jacoby=False)


def _chances(situation: Situation, found: dict[str, Any]) -> Probabilities:
    return Probabilities(situation.player, *list(found["probs"])[:_RESULTS])


@cache
def _calls(manner: Manner, trials: int) -> TrialCalls:
    return best_trial_calls(manner, trials)
