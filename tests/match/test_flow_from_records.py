"""What only records from elsewhere contain."""

from __future__ import annotations

import pytest

from bgdesk.match import flow
from bgdesk.match.events import GameStarted, PlayedIllegally, PositionSet, Rolled, ScoreSet, Settled
from bgdesk.match.options import MatchOptions, match_options
from bgdesk.match.state import Ending, Pair, Phase
from bgdesk.rules.cube import Cube
from bgdesk.rules.dice import Dice
from bgdesk.rules.player import Player
from bgdesk.rules.position import Position, side
from bgdesk.rules.refusal import Reason
from tests.match.driving import BLACK, PLAIN_MONEY, WHITE, after, new_game, on_roll, reason

HOME = Position(side({6: 15}), side({6: 15}))


def test_a_score_begins_a_later_game() -> None:
    state = after(on_roll(match_options(5)), ScoreSet(4, 4, 1))
    assert (state.phase, state.score, state.turn) == (Phase.BEFORE_GAME, Pair(4, 1), None)
    started = after(state, GameStarted(4))
    assert started.is_crawford
    assert not after(state, ScoreSet(4, 4, 1, crawford_done=True), GameStarted(4)).is_crawford


@pytest.mark.parametrize(
    ("event", "why"),
    [
        (ScoreSet(0, 0, 0), Reason.NOT_NOW),
        (ScoreSet(1, -1, 0), Reason.NOT_NOW),
        (ScoreSet(1, 5, 0), Reason.MATCH_OVER),
        (PositionSet(Position(side({6: 14}, 14), side({6: 15})), WHITE), Reason.IMPOSSIBLE_TABLE),
        (PositionSet(Position(side({6: 15}), side({19: 15})), WHITE), Reason.IMPOSSIBLE_TABLE),
        (PositionSet(Position(side({}), side({6: 15})), WHITE), Reason.IMPOSSIBLE_TABLE),
        (Settled(WHITE, 0), Reason.LEVEL_NOT_POSSIBLE),
    ],
)
def test_what_cannot_be_is_refused(event: ScoreSet | PositionSet | Settled, why: Reason) -> None:
    assert reason(on_roll(match_options(5)), event) is why


def test_a_table_set_by_hand() -> None:
    state = after(new_game(PLAIN_MONEY), PositionSet(HOME, BLACK, Cube(4, WHITE)))
    assert (state.phase, state.turn, state.to_act, state.dice) == (Phase.TO_ROLL, BLACK, BLACK, None)
    assert (state.position, state.cube) == (HOME, Cube(4, WHITE))
    assert flow.gammons_count(state)
    assert after(state, PositionSet(HOME, None)).phase is Phase.OPENING


def test_a_forbidden_play_passes_the_turn() -> None:
    rolled = after(on_roll(PLAIN_MONEY), Rolled(WHITE, Dice(2, 1)))
    state = after(rolled, PlayedIllegally(WHITE, "13/1", HOME))
    assert (state.phase, state.turn, state.dice, state.position) == (Phase.TO_ROLL, BLACK, None, HOME)


def test_a_forbidden_play_may_end_the_game() -> None:
    over = Position(side({}), side({6: 15}))
    state = after(on_roll(PLAIN_MONEY), PlayedIllegally(WHITE, "6/off(15)", over))
    (result,) = state.results
    assert (result.winner, result.points, result.ending) == (WHITE, 2, Ending.BORNE_OFF)


@pytest.mark.parametrize(
    ("options", "points", "phase"),
    [
        (match_options(5), 3, Phase.BEFORE_GAME),
        (match_options(5), 5, Phase.OVER),
        (PLAIN_MONEY, 9, Phase.BEFORE_GAME),
    ],
)
def test_points_by_agreement(options: MatchOptions, points: int, phase: Phase) -> None:
    state = after(on_roll(options), Settled(Player.BLACK, points))
    (result,) = state.results
    assert (result.winner, result.points, result.ending) == (BLACK, points, Ending.SETTLED)
    assert (state.phase, state.score) == (phase, Pair(0, points))
