"""The judge of finished matches agrees with the engine's own analyser, and its rolls with its plays."""

from __future__ import annotations

import os
from dataclasses import replace
from typing import Any

import pytest

from bgdesk.engine.obstacle import Obstacle
from bgdesk.engine.protocol import CannotJudge, Situation, situation_of
from bgdesk.engine.sage.availability import probe
from bgdesk.match import flow
from bgdesk.match.events import GameStarted, OpeningRolled, Rolled
from bgdesk.match.options import MatchOptions, match_options
from bgdesk.match.state import MatchState
from bgdesk.rules.cube import Cube
from bgdesk.rules.dice import ALL_ROLLS, Dice
from bgdesk.rules.legal.plays import legal_plays
from bgdesk.rules.position import Position, side
from tests.engine.positions import situation
from tests.match.driving import BLACK, WHITE, about_to_win, after, on_roll, taken, turns

if not probe(os.environ).is_available:
    pytest.skip(f"bgsage cannot run here: {probe(os.environ).reason}", allow_module_level=True)

from bgdesk.engine.sage.calls import SageCalls
from bgdesk.engine.sage.encoding import board_of, terms_of
from bgdesk.engine.sage.judge import ROLLS, SageJudge


@pytest.fixture(scope="module")
def judge() -> SageJudge:
    return SageJudge()


def states() -> list[MatchState]:
    money, match = on_roll(match_options(0)), on_roll(match_options(5))
    return [money, match, turns(match, 6), turns(taken(match), 2), turns(taken(money), 2)]


@pytest.mark.parametrize("state", states())
def test_a_cube_decision_over_rolls_is_that_of_the_analyser(judge: SageJudge, state: MatchState) -> None:
    situation = situation_of(state)
    board = board_of(situation.position, situation.player)
    expected = SageCalls().cube(board, terms_of(situation), "2ply")
    found = judge.judge_cube(situation, "2ply")
    assert found.should_double is (expected["should_double"] and situation.may_double)
    assert found.no_double.value == pytest.approx(expected["equity_nd"], abs=0.002)
    taken_value = expected["equity_dt"] / (2 if expected["is_beaver"] else 1)
    if situation.may_double:
        assert found.double_take.value == pytest.approx(taken_value, abs=0.03)


@pytest.mark.parametrize("state", states())
def test_the_value_of_a_roll_is_that_of_its_best_play(judge: SageJudge, state: MatchState) -> None:
    situation = situation_of(state)
    values = judge.values_of_rolls(situation)
    assert set(values) == set(ROLLS)
    for roll in ((6, 5), (3, 3), (2, 1)):
        assert values[roll] == pytest.approx(best(judge, situation, Dice(*roll)), abs=1e-6)


def best(judge: SageJudge, situation: Situation, dice: Dice) -> float:
    """What the best play is worth where the opponent is far from doubling."""
    plays = legal_plays(situation.position, situation.player, dice, situation.ruleset).plays
    return judge.rank_plays(situation, dice, plays)[0].equity.value


@pytest.mark.parametrize("score", [{}, {"away": (5, 5)}])
@pytest.mark.parametrize("mine", ["6:6", "6:3"])
def test_the_opponent_cashes_after_a_bad_roll(judge: SageJudge, mine: str, score: dict[str, Any]) -> None:
    racing = situation(mine, "24:4 23:2" if mine == "6:6" else "24:3", **score)
    cashed = judge.values_of_rolls(racing)[2, 1]
    played_on = judge.values_of_rolls(replace(racing, cube=Cube(2, WHITE)))[2, 1]
    assert cashed == pytest.approx(-1.0, abs=1e-6)
    assert -1.0 < played_on < -0.7


def test_rolls_that_end_the_game_are_worth_the_game(judge: SageJudge) -> None:
    state = about_to_win(on_roll(MatchOptions(length=0, crawford=False)), "20:15")
    values = judge.values_of_rolls(situation_of(state, WHITE))
    assert set(values.values()) == {2.0}


def test_a_candidate_at_two_depths_names_its_depth(judge: SageJudge) -> None:
    state = after(flow.start(match_options(3)), GameStarted(1), OpeningRolled(3, 1))
    situation = situation_of(state)
    play = flow.legal(state).plays[0]
    deep = [judge.judge_play(situation, Dice(3, 1), play, f"{plies}ply").level for plies in (1, 2)]
    assert deep == ["1ply", "2ply"]


def test_the_judge_knows_who_doubles(judge: SageJudge) -> None:
    state = on_roll(match_options(0), BLACK)
    assert judge.judge_cube(situation_of(state), "2ply").no_double.pov is BLACK
    rolled = after(state, Rolled(BLACK, Dice(2, 1)))
    assert not judge.judge_cube(situation_of(rolled), "1ply").should_double


def test_the_market_after_each_roll_adds_up_to_that_of_all_pairs(judge: SageJudge) -> None:
    """The last points of a race that is ahead are lost after some sequences and not after others."""
    position = Position(side({6: 4, 5: 4, 4: 4, 8: 3}), side({6: 4, 5: 4, 4: 4, 9: 3}))
    ahead = replace(situation_of(on_roll(match_options(0))), position=position)
    lost = sum(
        roll.ways * reply.roll.ways
        for roll in ALL_ROLLS
        for reply in judge.market_after(ahead, roll)
        if reply.is_lost
    )
    assert 0 < lost < 36 * 36
    counted = judge.market_losers(ahead)
    assert counted is not None
    assert lost - 18 <= counted <= lost


def test_no_market_is_told_where_the_game_may_end(judge: SageJudge) -> None:
    position = Position(side({6: 4}), side({6: 15}))
    near = replace(situation_of(on_roll(match_options(0))), position=position)
    with pytest.raises(CannotJudge) as refused:
        judge.market_after(near, Dice(6, 5))
    assert refused.value.obstacle is Obstacle.MAY_END
