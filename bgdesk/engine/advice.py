"""What an engine advises the person who has to decide, and what it thinks of the game."""

from __future__ import annotations

from dataclasses import replace

from bgdesk.engine.levels import CHANCES_LEVEL
from bgdesk.engine.obstacle import Obstacle
from bgdesk.engine.protocol import CannotJudge, Engine, situation_of
from bgdesk.engine.requests import Advice
from bgdesk.engine.reroll import weigh_reroll
from bgdesk.engine.selection import hint_level, with_stand_in
from bgdesk.match import flow
from bgdesk.match.evaluation import Probabilities
from bgdesk.match.state import MatchState, Phase
from bgdesk.rules.player import Player


def advise(state: MatchState) -> Advice:
    """Advice on the decision that ``state`` waits for. Raises CannotJudge where nobody has to decide."""
    return with_stand_in(hint_level(state.ruleset), state.ruleset, lambda engine: _advice(engine, state))


def chances_now(state: MatchState) -> Probabilities:
    """White's chances in the game that is played in ``state``, at a quick glance. Raises CannotJudge."""
    chances = with_stand_in(CHANCES_LEVEL, state.ruleset, lambda engine: _chances(engine, state))
    return chances.seen_by(Player.WHITE)


def _advice(engine: Engine, state: MatchState) -> Advice:
    player = state.to_act
    if player is None:
        raise CannotJudge(Obstacle.NOBODY_ON_ROLL)
    if state.phase is Phase.TO_PLAY:
        assert state.stage
        situation = situation_of(state, player)
        ranked = engine.rank_plays(situation, state.stage)
        reroll = weigh_reroll(engine, situation, ranked[0]) if state.may_reroll else None
        return Advice(player, engine.name, ranked[0].probabilities, ranked, reroll=reroll)
    if state.phase is Phase.TO_NAME:
        doubles = engine.rank_doubles(situation_of(state, player))
        return Advice(player, engine.name, doubles[0].probabilities, doubles=doubles)
    if state.phase is Phase.TO_ROLL and flow.may_double(state, player) is None:
        decision = engine.judge_cube(situation_of(state, player))
        return Advice(player, engine.name, decision.probabilities, cube=decision)
    if state.cube_offer:
        doubler = state.cube_offer.doubler
        decision = engine.judge_cube(replace(situation_of(state, doubler), beavers=False))
        chances = decision.probabilities.seen_by(player) if decision.probabilities else None
        return Advice(player, engine.name, chances, cube=decision)
    return Advice(player, engine.name, _chances(engine, state).seen_by(player))


def _chances(engine: Engine, state: MatchState) -> Probabilities:
    """The chances of whoever moves or rolls next; with numbers to play or to name, after the best of them."""
    if state.phase is Phase.TO_PLAY and state.stage:
        best = engine.rank_plays(situation_of(state, state.mover), state.stage)[0]
        if best.probabilities:
            return best.probabilities
    if state.phase is Phase.TO_NAME:
        named = engine.rank_doubles(situation_of(state))[0]
        if named.probabilities:
            return named.probabilities
    if state.turn is None:
        raise CannotJudge(Obstacle.NOBODY_ON_ROLL)
    return engine.judge_position(situation_of(state, state.turn))
