"""The strong engine, bgsage, rolling out one play or cube decision, a batch of trials at a time."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from typing import Any

from bgdesk.engine.protocol import CannotJudge, Situation
from bgdesk.engine.rollout_protocol import Manner, Mean, Sample
from bgdesk.engine.sage_border import board_of, check_board, engine_name, terms_of
from bgdesk.engine.sage_calls import RolloutCalls
from bgdesk.engine.sage_values import SageValues
from bgdesk.match.evaluation import Probabilities
from bgdesk.rules.plays import Play

_RESULTS = 5


class SageRoller:
    """Every method raises CannotJudge for what the engine does not understand."""

    def __init__(self) -> None:
        self._values = SageValues()

    @property
    def name(self) -> str:
        """Name and version of the engine."""
        return engine_name()

    def roll_play(self, situation: Situation, play: Play, manner: Manner, trials: int, seed: int) -> Sample:
        """``play``, made in ``situation``; the end of the game is known without trials."""
        check_board(situation)
        seen = _seen(situation, manner)
        finished = self._values.finished(seen, play)
        if finished is not None:
            chances = Probabilities(situation.player, *finished.chances)
            return Sample(trials, (Mean(finished.equity, 0.0),), chances)
        board = board_of(play.result, situation.player)
        found = _calls(_of(seen, manner), trials).play(board, terms_of(seen), seed)
        mean = Mean(found["cubeful_equity"], found["cubeful_se"])
        return Sample(trials, (mean,), _chances(situation, found))

    def roll_cube(self, situation: Situation, manner: Manner, trials: int, seed: int) -> Sample:
        """No double and double/take; the engine doubles the value of a double that is to be beavered."""
        check_board(situation)
        if not (situation.has_cube and situation.may_double):
            raise CannotJudge("the player on roll has no cube decision")
        if not manner.is_cubeful:
            raise CannotJudge("a cube decision has no cubeless value")
        board = board_of(situation.position, situation.player)
        found = _calls(manner, trials).cube(board, terms_of(situation), seed)
        raised = 2 if found["is_beaver"] else 1
        no_double = Mean(found["equity_nd"], found["equity_nd_se"])
        double_take = Mean(found["equity_dt"] / raised, found["equity_dt_se"] / raised)
        return Sample(trials, (no_double, double_take), _chances(situation, found))


def _seen(situation: Situation, manner: Manner) -> Situation:
    """Without a cube the Jacoby rule has no meaning."""
    return situation if manner.is_cubeful else replace(situation, jacoby=False)


def _of(situation: Situation, manner: Manner) -> Manner:
    return manner if situation.has_cube else replace(manner, is_cubeful=False)


def _chances(situation: Situation, found: dict[str, Any]) -> Probabilities:
    return Probabilities(situation.player, *list(found["probs"])[:_RESULTS])


@cache
def _calls(manner: Manner, trials: int) -> RolloutCalls:
    return RolloutCalls(manner, trials)
