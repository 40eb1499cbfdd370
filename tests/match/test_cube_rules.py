"""The cube examples B-01 to B-14 and B-40 to B-54 of the rules, and who may double when."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bgdesk.match import flow
from bgdesk.match.events import Doubled, GameStarted, OpeningRolled, Passed, Raised, Rolled, Taken
from bgdesk.match.options import UNLIMITED, MatchOptions, match_options
from bgdesk.match.state import Ending, MatchState, Pair, Phase
from bgdesk.rules.cube import Cube
from bgdesk.rules.dice import Dice
from bgdesk.rules.refusal import Reason
from tests.match.driving import (
    BLACK,
    JACOBY,
    PLAIN_MONEY,
    WHITE,
    about_to_win,
    after,
    borne_off,
    double_reason,
    new_game,
    on_roll,
    opened,
    reason,
    scored,
    some_play,
    taken,
    turns,
)
from tests.rules.boards import board

BEAVERS = replace(PLAIN_MONEY, max_chain=1)
RACCOONS = replace(PLAIN_MONEY, max_chain=2)
FIVE_POINTS = match_options(5)
HOLLAND = replace(FIVE_POINTS, holland=True)


def test_b_01_drop() -> None:
    state = after(on_roll(PLAIN_MONEY), Doubled(WHITE), Passed(BLACK))
    assert state.score == Pair(1, 0)
    assert state.results[-1].ending is Ending.PASSED
    assert state.phase is Phase.BEFORE_GAME


def test_b_02_redouble_dropped() -> None:
    state = turns(taken(on_roll(PLAIN_MONEY)), 1)
    assert after(state, Doubled(BLACK), Passed(WHITE)).score == Pair(0, 2)


def test_b_03_gammon_on_four() -> None:
    state = taken(turns(taken(on_roll(PLAIN_MONEY)), 1))
    assert state.cube == Cube(4, WHITE)
    state = about_to_win(turns(state, 1), "19:15")
    assert borne_off(state).score == Pair(8, 0)


def test_b_04_no_upper_limit() -> None:
    state = replace(on_roll(PLAIN_MONEY), cube=Cube(64, WHITE))
    assert taken(state).cube == Cube(128, BLACK)


def test_b_05_only_the_owner() -> None:
    state = replace(on_roll(PLAIN_MONEY), cube=Cube(2, BLACK))
    assert double_reason(state, WHITE) is Reason.NOT_CUBE_OWNER
    assert reason(state, Doubled(WHITE)) is Reason.NOT_CUBE_OWNER


def test_b_06_not_on_the_first_turn() -> None:
    state = new_game(PLAIN_MONEY)
    assert double_reason(state, WHITE) is Reason.FIRST_TURN
    assert reason(state, Doubled(WHITE)) is Reason.FIRST_TURN
    assert double_reason(turns(state, 1), BLACK) is None


def test_b_07_dead_cube() -> None:
    state = replace(on_roll(FIVE_POINTS), score=Pair(3, 0), cube=Cube(2, WHITE), doubles_taken=1)
    assert double_reason(state, WHITE) is Reason.DEAD_CUBE


def test_b_08_dead_afterwards() -> None:
    state = replace(on_roll(FIVE_POINTS, BLACK), score=Pair(3, 0), cube=Cube(2, BLACK), doubles_taken=1)
    assert double_reason(state, BLACK) is None
    state = turns(taken(state), 1)
    assert state.cube == Cube(4, WHITE)
    assert double_reason(state, WHITE) is Reason.DEAD_CUBE


def test_b_10_beaver_refused() -> None:
    state = after(on_roll(BEAVERS), Doubled(WHITE), Raised(BLACK), Passed(WHITE))
    assert state.score == Pair(0, 2)
    assert state.results[-1].cube_value == 2


def test_b_11_beaver_accepted() -> None:
    state = after(on_roll(BEAVERS), Doubled(WHITE), Raised(BLACK), Taken(WHITE))
    assert state.cube == Cube(4, BLACK)
    assert (state.phase, state.turn, state.to_act) == (Phase.TO_ROLL, WHITE, WHITE)


def test_b_12_raccoon_accepted() -> None:
    state = after(on_roll(RACCOONS), Doubled(WHITE), Raised(BLACK), Raised(WHITE), Taken(BLACK))
    assert state.cube == Cube(8, BLACK)
    offered = after(turns(state, 1), Doubled(BLACK))
    assert offered.cube_offer
    assert offered.cube_offer.proposed == 16


def test_b_13_raccoon_refused() -> None:
    state = after(on_roll(RACCOONS), Doubled(WHITE), Raised(BLACK), Raised(WHITE), Passed(BLACK))
    assert state.score == Pair(4, 0)


def test_b_14_beaver_of_a_redouble() -> None:
    state = replace(on_roll(BEAVERS), cube=Cube(2, WHITE), doubles_taken=1)
    assert after(state, Doubled(WHITE), Raised(BLACK), Taken(WHITE)).cube == Cube(8, BLACK)


@pytest.mark.parametrize(("max_chain", "raises"), [(0, 0), (1, 1), (2, 2), (3, 3), (UNLIMITED, 9)])
def test_chain_limit(max_chain: int, raises: int) -> None:
    state = after(on_roll(replace(PLAIN_MONEY, max_chain=max_chain)), Doubled(WHITE))
    for count in range(raises):
        assert state.to_act
        assert flow.may_raise(state, state.to_act.opponent)
        state = after(state, Raised(state.to_act))
        assert state.cube_offer
        assert state.cube_offer.proposed == 2 ** (count + 2)
    assert state.to_act
    refusal = reason(state, Raised(state.to_act))
    expected = None if max_chain == UNLIMITED else Reason.NO_BEAVER if max_chain == 0 else Reason.CHAIN_LIMIT
    assert refusal is expected


def test_no_beaver_in_a_match() -> None:
    state = after(on_roll(MatchOptions(length=7, max_chain=3)), Doubled(WHITE))
    assert reason(state, Raised(BLACK)) is Reason.NO_BEAVER


def test_nothing_to_raise() -> None:
    assert reason(on_roll(BEAVERS), Raised(BLACK)) is Reason.NOT_NOW
    refusal = flow.may_raise(on_roll(BEAVERS), BLACK)
    assert refusal
    assert refusal.reason is Reason.NOT_NOW


def test_only_the_one_who_was_asked_answers() -> None:
    state = after(on_roll(BEAVERS), Doubled(WHITE))
    for event in (Taken(WHITE), Passed(WHITE), Raised(WHITE)):
        assert reason(state, event) is Reason.NOT_YOUR_TURN


def test_one_point_match_has_no_cube() -> None:
    assert double_reason(on_roll(match_options(1)), WHITE) is Reason.ONE_POINT_MATCH


def test_session_without_a_cube() -> None:
    assert double_reason(on_roll(replace(PLAIN_MONEY, cube=False)), WHITE) is Reason.NO_CUBE


def test_no_double_while_something_is_pending() -> None:
    state = after(on_roll(PLAIN_MONEY), Doubled(WHITE))
    assert reason(state, Doubled(WHITE)) is Reason.OFFER_PENDING
    assert reason(state, Rolled(WHITE, Dice(2, 1))) is Reason.OFFER_PENDING


def test_no_double_after_the_roll_or_out_of_turn() -> None:
    state = on_roll(PLAIN_MONEY)
    assert double_reason(state, BLACK) is Reason.NOT_YOUR_TURN
    rolled = after(state, Rolled(WHITE, Dice(2, 1)))
    assert reason(rolled, Doubled(WHITE)) is Reason.ALREADY_ROLLED


@pytest.mark.parametrize(
    ("state", "expected"),
    [
        (flow.start(PLAIN_MONEY), Reason.GAME_OVER),
        (after(flow.start(PLAIN_MONEY), GameStarted(1)), Reason.FIRST_TURN),
    ],
)
def test_no_double_without_a_turn(state: MatchState, expected: Reason) -> None:
    assert double_reason(state, WHITE) is expected


def post_crawford(options: MatchOptions) -> MatchState:
    """Between games at 4-1 in a match to 5, after the Crawford game."""
    return scored(options, (WHITE, 2), (WHITE, 2), (BLACK, 1))


@pytest.mark.parametrize(
    ("turns_played", "player", "allowed"),
    [
        pytest.param(1, BLACK, False, id="B-40"),
        pytest.param(3, BLACK, False, id="B-41"),
        pytest.param(5, BLACK, True, id="B-43"),
    ],
)
def test_holland(turns_played: int, player: object, allowed: bool) -> None:
    state = turns(opened(post_crawford(HOLLAND), WHITE), turns_played)
    assert state.turn is player
    assert double_reason(state, BLACK) is (None if allowed else Reason.HOLLAND)


def test_b_42_the_opening_player_after_two_turns_each() -> None:
    state = turns(opened(post_crawford(HOLLAND), BLACK), 4)
    assert double_reason(state, BLACK) is None
    assert double_reason(turns(opened(post_crawford(HOLLAND), BLACK), 2), BLACK) is Reason.HOLLAND


def test_b_42_the_leader_stays_dead() -> None:
    state = turns(opened(post_crawford(HOLLAND), WHITE), 4)
    assert double_reason(state, WHITE) is Reason.DEAD_CUBE


def test_b_44_a_dance_counts() -> None:
    state = turns(opened(post_crawford(HOLLAND), WHITE), 1)
    closed = replace(state, position=board("6:2 5:2 4:2 3:2 2:2 1:2 8:3", "bar:1 13:14"))
    rolled = after(closed, Rolled(BLACK, Dice(6, 5)))
    danced = some_play(rolled)
    assert danced.steps == ()
    assert after(rolled, danced).turns_completed == Pair(1, 1)


def test_b_45_crawford_game_before_holland() -> None:
    state = turns(opened(scored(HOLLAND, (WHITE, 2), (WHITE, 2))), 5)
    assert double_reason(state, BLACK) is Reason.CRAWFORD_GAME


def test_b_46_no_holland_before_the_crawford_game() -> None:
    assert double_reason(on_roll(HOLLAND), WHITE) is None


def tied_opening(options: MatchOptions, *ties: int) -> MatchState:
    """The first play of White, after the opening dice ``ties`` were equal."""
    state = after(flow.start(options), GameStarted(1))
    return after(state, *(OpeningRolled(die, die) for die in ties), OpeningRolled(6, 3))


@pytest.mark.parametrize(
    ("limit", "value"),
    [
        pytest.param(0, 1, id="off"),
        pytest.param(1, 2, id="B-50"),
        pytest.param(UNLIMITED, 4, id="B-51"),
    ],
)
def test_automatic_doubles(limit: int, value: int) -> None:
    state = tied_opening(replace(PLAIN_MONEY, automatic_doubles=limit), 4, 2)
    assert state.cube == Cube(value)
    assert state.dice == Dice(6, 3)
    assert state.turn is WHITE


def test_b_52_drop_after_an_automatic_double() -> None:
    state = turns(tied_opening(replace(PLAIN_MONEY, automatic_doubles=1), 4, 2), 2)
    assert after(state, Doubled(WHITE), Passed(BLACK)).score == Pair(2, 0)


def test_b_53_none_in_the_crawford_game() -> None:
    options = replace(match_options(7), automatic_doubles=1)
    state = scored(options, (WHITE, 3), (WHITE, 3))
    state = after(state, GameStarted(3), OpeningRolled(5, 5))
    assert state.is_crawford
    assert state.cube == Cube(1)
    assert state.phase is Phase.OPENING


def test_b_54_holland_limits_only_voluntary_doubles() -> None:
    options = replace(HOLLAND, automatic_doubles=1)
    between = scored(options, (WHITE, 2), (WHITE, 2), (BLACK, 2))
    game = after(between, GameStarted(4), OpeningRolled(2, 2), OpeningRolled(3, 1))
    assert game.cube == Cube(2)
    assert double_reason(turns(game, 1), BLACK) is Reason.HOLLAND
    state = turns(game, 5)
    assert double_reason(state, BLACK) is None
    assert taken(state).cube == Cube(4, WHITE)
    assert double_reason(replace(state, score=Pair(4, 3)), BLACK) is Reason.DEAD_CUBE


def test_a_tie_doubles_nothing_in_a_one_point_match() -> None:
    assert tied_opening(MatchOptions(length=1, automatic_doubles=1), 4).cube == Cube(1)


def test_jacoby_does_not_change_the_cube() -> None:
    assert double_reason(on_roll(JACOBY), WHITE) is None
