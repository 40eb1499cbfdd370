"""A player made of an engine and a level: one frozen request in, one decision out."""

from __future__ import annotations

from dataclasses import replace
from math import exp
from random import Random

from bgdesk.engine.levels import WINDOW_EQUITY, WINDOW_PLAYS, Level, level_of
from bgdesk.engine.playing_manners import play_weights
from bgdesk.engine.protocol import Engine, RankedPlay, Situation, situation_of
from bgdesk.engine.requests import BotRequest
from bgdesk.engine.reroll import weigh_reroll
from bgdesk.engine.resignation import is_acceptable, level_to_offer
from bgdesk.engine.sage.encoding import JUDGED
from bgdesk.match import flow
from bgdesk.match.evaluation import Unit
from bgdesk.match.events import (
    Doubled,
    DoubleNamed,
    Event,
    Passed,
    Played,
    Raised,
    ResignationAccepted,
    ResignationOffered,
    ResignationRejected,
    StepPlayed,
    Taken,
)
from bgdesk.match.state import MatchState, Phase
from bgdesk.rules.player import Player
from bgdesk.rules.variants import Ruleset, Scoring

_NOISE_LIMIT = 1.25
"""Cube noise is cut off at so many standard deviations, so that no level turns the cube absurdly."""

_REDOUBLE_NOISE = 0.5
"""Share of the cube noise in a redouble: even weak players think before they give the cube away."""

_CHECKERS_LEFT = 6.0
"""What a game costs about where the loser pays for each checker left."""


class Bot:
    """Decides for ``request.state.to_act``; the same request gets the same decision.

    ``level`` is asked for where it is not in the table, which `request.level` names it by.
    """

    def __init__(self, engine: Engine, request: BotRequest, level: Level | None = None) -> None:
        self._engine = engine
        self._request = request
        self._level = level or level_of(request.level)
        is_known = request.state.ruleset.id in JUDGED
        self._manner = self._level.manner if is_known else None
        self._random = Random(request.seed)

    def decide(self) -> Event | None:
        """The decision as an event, ``None`` to roll. Raises CannotJudge when the engine cannot."""
        state = self._request.state
        assert state.to_act, "somebody has to act"
        match state.phase:
            case Phase.TO_ROLL:
                return self._before_roll(state, state.to_act)
            case Phase.TO_NAME:
                return self._name_double(state, state.to_act)
            case Phase.TO_PLAY:
                return self._play(state, state.to_act)
            case Phase.CUBE_OFFERED:
                return self._answer_cube(state, state.to_act)
            case Phase.RESIGNATION_OFFERED:
                return self._answer_resignation(state, state.to_act)
        raise ValueError(state.phase)

    def _before_roll(self, state: MatchState, player: Player) -> Event | None:
        level = self._resignation_level(state, player) if self._request.may_resign else 0
        if level:
            return ResignationOffered(player, level)
        if flow.may_double(state, player) is None and self._doubles(state):
            return Doubled(player)
        return None

    def _resignation_level(self, state: MatchState, player: Player) -> int:
        return level_to_offer(state, player, lambda: self._engine.judge_position(situation_of(state, player)))

    def _doubles(self, state: MatchState) -> bool:
        decision = self._engine.judge_cube(situation_of(state), roughly=True)
        if not self._level.cube_noise:
            return decision.should_double
        gain = min(decision.double_take.value, decision.double_pass.value) - decision.no_double.value
        if self._manner is not None:
            doubling = self._manner.redouble if state.cube.owner else self._manner.double
            return gain + doubling.leaning(self._random) > 0
        return gain + self._noise() * (_REDOUBLE_NOISE if state.cube.owner else 1.0) > 0

    def _name_double(self, state: MatchState, player: Player) -> Event:
        best = self._engine.rank_doubles(situation_of(state))[0]
        return DoubleNamed(player, best.face)

    def _play(self, state: MatchState, player: Player) -> Event | None:
        """The play, ``None`` to roll both dice again where that is a choice."""
        assert state.stage
        plays = flow.legal(state).plays
        chosen = plays[0]
        if len(plays) > 1 or state.may_reroll:
            situation = situation_of(state)
            ranked = self._engine.rank_plays(situation, state.stage, self._request.thinking_ms)
            if state.may_reroll and weigh_reroll(self._engine, situation, ranked[0]).is_better:
                return None
            chosen = self._pick(situation, ranked).play
        steps = tuple(StepPlayed(step.source, step.target, step.die) for step in chosen.steps)
        return Played(player, steps)

    def _pick(self, situation: Situation, ranked: tuple[RankedPlay, ...]) -> RankedPlay:
        if not self._level.errs:
            return ranked[0]
        if self._manner is not None:
            return self._random.choices(ranked, play_weights(self._manner, situation, ranked))[0]
        best, stake = ranked[0].equity.value, _stake(ranked[0], situation.ruleset)
        window = [one for one in ranked[:WINDOW_PLAYS] if best - one.equity.value <= WINDOW_EQUITY * stake]
        temperature = self._level.temperature * stake
        weights = [exp((one.equity.value - best) / temperature) for one in window]
        return self._random.choices(window, weights)[0]

    def _answer_cube(self, state: MatchState, player: Player) -> Event:
        offer = state.cube_offer
        assert offer
        worth = self._worth_of_taking(state, player)
        seen = worth + self._leaning_to_take() / 2
        raised = min(worth, seen) if self._manner else seen  # who likes to take is no keener to raise
        if flow.may_raise(state, player) is None and raised > 0:
            return Raised(player)
        return Taken(player) if seen > -0.5 else Passed(player)

    def _worth_of_taking(self, state: MatchState, player: Player) -> float:
        """Value for ``player`` of going on at the proposed stake, in units of it; refusing is worth -0.5.

        The cube would lie with the player who was doubled first; the other rolls. The raises that may
        follow are left out.
        """
        offer = state.cube_offer
        assert offer
        situation = replace(situation_of(state, offer.doubler), beavers=False)
        decision = self._engine.judge_cube(situation)
        value = decision.double_take.value / 2
        return value if player is offer.doubler else -value

    def _leaning_to_take(self) -> float:
        return self._manner.take.leaning(self._random) if self._manner else self._noise()

    def _answer_resignation(self, state: MatchState, player: Player) -> Event:
        situation = situation_of(state, player.opponent)
        chances = self._engine.judge_position(situation).flipped()
        accepts = is_acceptable(state, player, chances)
        return ResignationAccepted(player) if accepts else ResignationRejected(player)

    def _noise(self) -> float:
        spread = self._level.cube_noise
        limit = _NOISE_LIMIT * spread
        return min(max(self._random.gauss(0.0, spread), -limit), limit) if spread else 0.0


def _stake(ranked: RankedPlay, ruleset: Ruleset) -> float:
    """What a game is about, in the unit of the equities: so much wider is the noise of a level."""
    is_in_checkers = ruleset.scoring is Scoring.PER_CHECKER and ranked.equity.unit is Unit.MONEY
    return _CHECKERS_LEFT if is_in_checkers else 1.0
