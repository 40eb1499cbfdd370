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
PAST = {13: 3, 8: 4, 6: 4, 5: 2, 4: 2}
"""Everybody has left the opponent's home board."""
COMING_HOME = {8: 2, 7: 1, 6: 4, 5: 4, 4: 4}


def state_with(own: dict[int, int], other: dict[int, int]) -> MatchState:
    """White has ``own``, Black ``other``, each in the owner's numbers."""
    return replace(new_game(match_options(5)), position=Position(side(own), side(other)))


TABLE: tuple[tuple[str, dict[int, int], dict[int, int], GamePlan, GamePlan], ...] = (
    ("pure race", RACE, RACE, GamePlan.RACE, GamePlan.RACE),
    ("the start", START, START, GamePlan.MIXED, GamePlan.MIXED),
    (
        "blitz after 5-5",
        {1: 2, 3: 2, 6: 3, 8: 1, 13: 5, 24: 2},
        {25: 1, 24: 1, 13: 5, 8: 3, 6: 5},
        GamePlan.ATTACK,
        GamePlan.MIXED,
    ),
    (
        "blitz with four points and one on the bar",
        {6: 3, 5: 2, 4: 2, 3: 2, 8: 3, 13: 3},
        {25: 1, 22: 1, 13: 4, 8: 3, 6: 6},
        GamePlan.ATTACK,
        GamePlan.MIXED,
    ),
    (
        "two loose checkers",
        {6: 4, 5: 2, 8: 3, 13: 4, 21: 2},
        {25: 1, 24: 1, 13: 5, 8: 3, 6: 5},
        GamePlan.ATTACK,
        GamePlan.MIXED,
    ),
    (
        "no attack against an anchor",
        {6: 3, 5: 2, 4: 2, 8: 4, 13: 4},
        {25: 1, 21: 2, 13: 4, 8: 3, 6: 5},
        GamePlan.MIXED,
        GamePlan.MIXED,
    ),
    ("5-point holding game", {20: 2, 13: 4, 8: 3, 6: 4, 5: 2}, PAST, GamePlan.HOLDING, GamePlan.RUNNING),
    ("bar-point holding game", {18: 2, 13: 5, 8: 3, 6: 5}, PAST, GamePlan.HOLDING, GamePlan.RUNNING),
    ("3-point holding game", {22: 2, 13: 4, 8: 3, 6: 4, 5: 2}, PAST, GamePlan.HOLDING, GamePlan.RUNNING),
    (
        "mutual holding of the 5-points",
        {20: 2, 13: 4, 8: 3, 6: 4, 4: 2},
        {20: 2, 13: 4, 8: 3, 6: 4, 3: 2},
        GamePlan.HOLDING,
        GamePlan.HOLDING,
    ),
    (
        "mutual holding of the mid-points",
        {13: 3, 8: 3, 6: 4, 5: 3, 4: 2},
        {13: 3, 8: 4, 6: 4, 5: 2, 4: 2},
        GamePlan.HOLDING,
        GamePlan.HOLDING,
    ),
    (
        "ahead at the mid-points",
        {13: 2, 6: 4, 5: 4, 4: 5},
        {13: 3, 8: 4, 6: 4, 5: 2, 4: 2},
        GamePlan.RUNNING,
        GamePlan.HOLDING,
    ),
    (
        "an anchor, with others deep in the own home",
        {20: 2, 11: 1, 10: 1, 6: 5, 5: 3, 2: 3},
        {24: 2, 22: 1, 8: 2, 6: 2, 4: 1, 3: 2, 2: 4, 1: 1},
        GamePlan.MIXED,
        GamePlan.MIXED,
    ),
    ("anchor but far ahead", {6: 4, 5: 3, 8: 3, 13: 3, 20: 2}, START, GamePlan.MIXED, GamePlan.MIXED),
    ("deep anchor, early", {6: 4, 5: 3, 8: 3, 13: 3, 24: 2}, START, GamePlan.MIXED, GamePlan.MIXED),
    (
        "one behind the anchor",
        {6: 4, 5: 3, 8: 3, 13: 2, 20: 2, 24: 1},
        PAST,
        GamePlan.MIXED,
        GamePlan.MIXED,
    ),
    (
        "2-3 back game",
        {23: 2, 22: 3, 13: 3, 8: 2, 6: 3, 5: 2},
        COMING_HOME,
        GamePlan.BACKGAME,
        GamePlan.RUNNING,
    ),
    (
        "1-3 back game",
        {24: 2, 22: 2, 13: 6, 6: 5},
        {13: 1, 8: 3, 6: 4, 5: 4, 4: 3},
        GamePlan.BACKGAME,
        GamePlan.RUNNING,
    ),
    (
        "back game that has run out of time",
        {23: 2, 22: 2, 6: 1, 3: 4, 2: 4, 1: 2},
        {8: 1, 7: 2, 6: 3, 5: 3, 4: 3, 3: 1, 1: 2},
        GamePlan.BACKGAME,
        GamePlan.RUNNING,
    ),
    (
        "ace-point game",
        {24: 2, 6: 4, 5: 4, 4: 3, 3: 2},
        COMING_HOME,
        GamePlan.ACE_POINT,
        GamePlan.RUNNING,
    ),
    (
        "ace-point game, bearing off",
        {24: 2, 6: 4, 5: 4, 4: 3, 3: 2},
        {6: 3, 5: 3, 4: 3, 3: 2},
        GamePlan.ACE_POINT,
        GamePlan.RUNNING,
    ),
    (
        "bearing off against the bar",
        {6: 3, 5: 3, 4: 3, 3: 2, 2: 2},
        {25: 1, 6: 5, 5: 4, 4: 3, 3: 2},
        GamePlan.RUNNING,
        GamePlan.MIXED,
    ),
    (
        "closed board against the bar",
        {6: 3, 5: 3, 4: 3, 3: 2, 2: 2, 1: 2},
        {25: 1, 6: 5, 5: 4, 4: 3, 3: 2},
        GamePlan.RUNNING,
        GamePlan.MIXED,
    ),
    (
        "full prime",
        {9: 1, 8: 2, 7: 2, 6: 3, 5: 3, 4: 2, 3: 2},
        {24: 1, 13: 2, 8: 4, 6: 5, 5: 3},
        GamePlan.PRIME,
        GamePlan.MIXED,
    ),
    (
        "prime against prime",
        {24: 2, 8: 3, 7: 2, 6: 3, 5: 3, 4: 2},
        {24: 2, 8: 3, 7: 2, 6: 3, 5: 3, 4: 2},
        GamePlan.PRIME,
        GamePlan.PRIME,
    ),
    ("four in a row", {6: 3, 5: 3, 4: 2, 7: 3, 13: 4}, START, GamePlan.PRIME, GamePlan.MIXED),
    ("a gap in the row", {6: 3, 5: 3, 4: 2, 8: 3, 13: 4}, START, GamePlan.MIXED, GamePlan.MIXED),
    (
        "points in a row before nobody",
        {24: 1, 7: 2, 6: 4, 5: 4, 4: 4},
        {15: 1, 13: 4, 8: 5, 6: 5},
        GamePlan.MIXED,
        GamePlan.MIXED,
    ),
    (
        "past the last one, and ahead",
        {16: 2, 8: 3, 6: 4, 5: 3, 4: 3},
        {15: 2, 13: 4, 8: 4, 6: 5},
        GamePlan.RUNNING,
        GamePlan.MIXED,
    ),
)


@pytest.mark.parametrize(
    ("own", "other", "plan", "others_plan"), [row[1:] for row in TABLE], ids=[row[0] for row in TABLE]
)
def test_plans_are_called_as_players_call_them(
    own: dict[int, int], other: dict[int, int], plan: GamePlan, others_plan: GamePlan
) -> None:
    state, mirrored = state_with(own, other), state_with(other, own)
    assert (plan_of(state, Player.WHITE), plan_of(state, Player.BLACK)) == (plan, others_plan)
    assert (plan_of(mirrored, Player.BLACK), plan_of(mirrored, Player.WHITE)) == (plan, others_plan)
