"""A plan is told from the checkers, as a player would."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bgdesk.analysis.game_plans import GamePlan, plan_of
from bgdesk.match.options import match_options
from bgdesk.match.state import MatchState
from bgdesk.rules.player import Player
from bgdesk.rules.position import Position, side
from tests.match.driving import new_game

RACE = {1: 3, 2: 3, 4: 4, 6: 5}
START = {6: 5, 8: 3, 13: 5, 24: 2}


def state_with(own: dict[int, int], other: dict[int, int]) -> MatchState:
    """White has ``own``, Black ``other``, each in the owner's numbers."""
    return replace(new_game(match_options(5)), position=Position(side(own), side(other)))


@pytest.mark.parametrize(
    ("own", "other", "plan"),
    [
        (RACE, RACE, GamePlan.RACE),
        (START, START, GamePlan.MIXED),
        ({6: 4, 5: 3, 8: 3, 13: 3, 20: 2}, START, GamePlan.HOLDING),
        ({6: 4, 5: 3, 8: 3, 13: 3, 24: 2}, START, GamePlan.MIXED),
        ({6: 4, 5: 3, 8: 3, 13: 2, 20: 2, 24: 1}, START, GamePlan.MIXED),
        ({6: 3, 5: 3, 4: 2, 7: 3, 13: 4}, START, GamePlan.PRIME),
        ({6: 3, 5: 3, 4: 2, 8: 3, 13: 4}, START, GamePlan.MIXED),
        ({6: 3, 5: 2, 4: 2, 8: 4, 13: 4}, {25: 1, 24: 1, 13: 5, 8: 3, 6: 5}, GamePlan.ATTACK),
        ({6: 3, 5: 2, 4: 2, 8: 4, 13: 4}, {25: 1, 21: 2, 13: 4, 8: 3, 6: 5}, GamePlan.MIXED),
        ({22: 2, 24: 2, 13: 6, 6: 5}, {13: 1, 8: 3, 6: 4, 5: 4, 4: 3}, GamePlan.BACKGAME),
        ({22: 2, 24: 2, 1: 11}, {24: 2, 13: 1, 8: 3, 6: 3, 5: 3, 4: 3}, GamePlan.MIXED),
    ],
)
def test_plans(own: dict[int, int], other: dict[int, int], plan: GamePlan) -> None:
    assert plan_of(state_with(own, other), Player.WHITE) is plan
    mirrored = state_with(other, own)
    assert plan_of(mirrored, Player.BLACK) is plan
