"""What a mind advises the person who has to decide, and what it thinks of the game."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import TypeVar

from bgdesk.engine.minds import mind, plain_mind
from bgdesk.engine.obstacle import Obstacle
from bgdesk.engine.protocol import CannotJudge, Engine, situation_of
from bgdesk.engine.requests import Advice
from bgdesk.match import flow
from bgdesk.match.evaluation import Equity, Probabilities, Unit
from bgdesk.match.state import MatchState, Phase
from bgdesk.rules.player import Player

LEVEL = "master"
"""The level whose judgement is told."""
QUICK_LEVEL = "world_class"
"""The level that is asked for the chances after every event."""
MOST_PLAYS = 8
"""So many plays are told."""

T = TypeVar("T")


def advise(state: MatchState) -> Advice:
    """Advice on the decision that ``state`` waits for. Raises CannotJudge where nobody has to decide."""
    return _with_stand_in(LEVEL, state, lambda engine: _advice(engine, state))


def chances_now(state: MatchState) -> Probabilities:
    """White's chances in the game that is played in ``state``, at a quick glance. Raises CannotJudge."""
    return _with_stand_in(QUICK_LEVEL, state, lambda engine: _of_white(_chances(engine, state)))


def _with_stand_in(level: str, state: MatchState, ask: Callable[[Engine], T]) -> T:
    """The answer of the mind of ``level``, or of the plain player where that cannot judge."""
    try:
        return ask(mind(level, state.ruleset))
    except CannotJudge:
        return ask(plain_mind())


def _advice(engine: Engine, state: MatchState) -> Advice:
    player = state.to_act
    if player is None:
        raise CannotJudge(Obstacle.NOBODY_ON_ROLL)
    if state.phase is Phase.TO_PLAY:
        assert state.stage
        ranked = engine.rank_plays(situation_of(state, player), state.stage)[:MOST_PLAYS]
        rethrow = _worth_of_throwing(engine, state) if state.may_rethrow else None
        return Advice(player, engine.name, ranked[0].probabilities, ranked, rethrow=rethrow)
    if state.phase is Phase.TO_NAME:
        return Advice(player, engine.name, doubles=engine.rank_doubles(situation_of(state, player)))
    if state.phase is Phase.TO_ROLL and flow.may_double(state, player) is None:
        decision = engine.judge_cube(situation_of(state, player))
        return Advice(player, engine.name, decision.probabilities, cube=decision)
    if state.cube_offer:
        doubler = state.cube_offer.doubler
        decision = engine.judge_cube(replace(situation_of(state, doubler), beavers=False))
        chances = _seen_by(player, decision.probabilities) if decision.probabilities else None
        return Advice(player, engine.name, chances, cube=decision)
    return Advice(player, engine.name, _seen_by(player, _chances(engine, state)))


def _worth_of_throwing(engine: Engine, state: MatchState) -> Equity:
    situation = situation_of(state)
    chances = engine.judge_position(situation)
    return Equity(chances.cubeless_equity(), situation.player, Unit.MONEY)


def _chances(engine: Engine, state: MatchState) -> Probabilities:
    """The chances of whoever moves or rolls next; with dice on the board, after the best play."""
    if state.phase is Phase.TO_PLAY and state.stage:
        best = engine.rank_plays(situation_of(state, state.mover), state.stage)[0]
        if best.probabilities:
            return best.probabilities
    if state.turn is None:
        raise CannotJudge(Obstacle.NOBODY_ON_ROLL)
    return engine.judge_position(situation_of(state, state.turn))


def _of_white(chances: Probabilities) -> Probabilities:
    return _seen_by(Player.WHITE, chances)


def _seen_by(player: Player, chances: Probabilities) -> Probabilities:
    return chances if chances.pov is player else chances.flipped()
