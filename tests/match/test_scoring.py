"""The results A-20 to A-24, Jacoby B-20 to B-23, Crawford B-30 to B-34, resignations and ends."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bgdesk.match import flow
from bgdesk.match.events import (
    Abandoned,
    Doubled,
    GameStarted,
    OpeningRolled,
    Raised,
    ResignationAccepted,
    ResignationOffered,
    ResignationRejected,
    Rolled,
    Taken,
)
from bgdesk.match.options import MatchOptions, match_options
from bgdesk.match.state import Ending, MatchState, Pair, Phase
from bgdesk.rules.cube import Cube
from bgdesk.rules.dice import Dice
from bgdesk.rules.player import Player
from bgdesk.rules.refusal import Reason
from bgdesk.rules.variants import TripleRegion
from tests.match.driving import (
    BLACK,
    JACOBY,
    PLAIN_MONEY,
    WHITE,
    about_to_win,
    after,
    borne_off,
    new_game,
    on_roll,
    opened,
    reason,
    scored,
    some_play,
    taken,
    turns,
    won,
)

BAR_ONLY = replace(PLAIN_MONEY, triple_region=TripleRegion.BAR_ONLY)
QUADRUPLE = replace(PLAIN_MONEY, quad_for_bar=True)

GAMMON = "19:15"
BACKGAMMON = "19:14 3:1"


@pytest.mark.parametrize(
    ("loser", "points"),
    [
        pytest.param("bar:1 19:13", (1, 1, 1), id="A-20"),
        pytest.param("7:2 19:13", (2, 2, 2), id="A-21"),
        pytest.param("3:1 19:14", (3, 2, 3), id="A-22"),
        pytest.param("bar:1 19:14", (3, 3, 4), id="A-23"),
        pytest.param("bar:1 3:1 19:13", (3, 3, 4), id="A-24"),
    ],
)
def test_results(loser: str, points: tuple[int, int, int]) -> None:
    for options, expected in zip((PLAIN_MONEY, BAR_ONLY, QUADRUPLE), points, strict=True):
        state = borne_off(about_to_win(on_roll(options), loser))
        assert state.score == Pair(expected, 0)
        assert state.results[-1].multiplier == expected
        assert state.results[-1].ending is Ending.BORNE_OFF


def test_b_20_jacoby_without_a_double() -> None:
    state = borne_off(about_to_win(on_roll(JACOBY), GAMMON))
    assert state.score == Pair(1, 0)
    assert state.results[-1].multiplier == 1


@pytest.mark.parametrize(("auto_counts", "points"), [(False, 2), (True, 6)])
def test_b_21_jacoby_and_an_automatic_double(auto_counts: bool, points: int) -> None:
    options = replace(JACOBY, automatic_doubles=1, jacoby_auto_counts=auto_counts)
    state = after(flow.start(options), GameStarted(1), OpeningRolled(4, 4), OpeningRolled(1, 3))
    state = about_to_win(turns(state, 1), BACKGAMMON)
    assert borne_off(state).score == Pair(points, 0)


def test_b_22_jacoby_with_a_double() -> None:
    assert borne_off(about_to_win(taken(on_roll(JACOBY)), GAMMON)).score == Pair(4, 0)


def test_b_23_without_jacoby() -> None:
    assert borne_off(about_to_win(on_roll(PLAIN_MONEY), GAMMON)).score == Pair(2, 0)


def test_beaver_activates_jacoby() -> None:
    state = after(on_roll(replace(JACOBY, max_chain=1)), Doubled(WHITE), Raised(BLACK), Taken(WHITE))
    assert borne_off(about_to_win(state, GAMMON)).score == Pair(8, 0)


def test_jacoby_means_nothing_without_a_cube() -> None:
    state = about_to_win(on_roll(replace(JACOBY, cube=False)), GAMMON)
    assert borne_off(state).score == Pair(2, 0)


def is_crawford(state: MatchState) -> bool:
    """Whether the next game is the Crawford game."""
    return opened(state).is_crawford


def test_b_30_crawford_game() -> None:
    options = match_options(5)
    assert not is_crawford(flow.start(options))
    assert not is_crawford(scored(options, (WHITE, 2)))
    assert is_crawford(scored(options, (WHITE, 2), (WHITE, 2)))


def test_b_31_cube_live_afterwards() -> None:
    state = scored(match_options(5), (WHITE, 2), (WHITE, 2), (BLACK, 1))
    for winner in (BLACK, BLACK):
        assert not is_crawford(state)
        assert flow.may_double(turns(opened(state, WHITE), 1), BLACK) is None
        state = won(state, winner)


def test_b_32_never_twice() -> None:
    state = scored(match_options(5), (WHITE, 2), (WHITE, 2), (BLACK, 1), (BLACK, 1), (BLACK, 2))
    assert state.score == Pair(4, 4)
    assert not is_crawford(state)
    for starter in Player:
        refusal = flow.may_double(turns(opened(state, starter), 1), starter.opponent)
        assert refusal
        assert refusal.reason is Reason.DEAD_CUBE


def test_b_33_jumping_over() -> None:
    state = scored(match_options(5), (WHITE, 3), (WHITE, 2))
    assert (state.phase, state.winner) == (Phase.OVER, WHITE)
    assert not state.crawford_done


def test_b_34_first_at_match_point() -> None:
    state = scored(match_options(3), (WHITE, 1))
    assert not is_crawford(state)
    state = won(state, BLACK, 2)
    assert state.score == Pair(1, 2)
    assert is_crawford(state)


def test_no_crawford_game_without_the_rule() -> None:
    state = scored(replace(match_options(5), crawford=False), (WHITE, 2), (WHITE, 2))
    assert not is_crawford(state)


def test_one_point_match_has_no_crawford_game() -> None:
    assert not is_crawford(flow.start(match_options(1)))


def test_match_ends_at_its_length() -> None:
    state = scored(match_options(3), (BLACK, 2), (BLACK, 3))
    assert (state.phase, state.winner, state.score) == (Phase.OVER, BLACK, Pair(0, 5))
    assert reason(state, GameStarted(3)) is Reason.MATCH_OVER


def test_session_of_two_games() -> None:
    options = replace(PLAIN_MONEY, games=2)
    assert scored(options, (WHITE, 1)).phase is Phase.BEFORE_GAME
    assert scored(options, (WHITE, 1), (BLACK, 2)).winner is BLACK
    tied = scored(options, (WHITE, 1), (BLACK, 1))
    assert (tied.phase, tied.winner) == (Phase.OVER, None)


def test_levels_without_jacoby() -> None:
    assert flow.resignation_levels(on_roll(PLAIN_MONEY), WHITE) == (1, 2, 3)
    assert flow.resignation_levels(on_roll(PLAIN_MONEY), BLACK) == ()


def test_levels_with_jacoby() -> None:
    state = on_roll(JACOBY)
    assert flow.resignation_levels(state, WHITE) == (1,)
    assert reason(state, ResignationOffered(WHITE, 2)) is Reason.LEVEL_NOT_POSSIBLE
    assert flow.resignation_levels(taken(state), WHITE) == (1, 2, 3)


def test_only_single_after_a_checker_is_off() -> None:
    state = about_to_win(on_roll(PLAIN_MONEY), GAMMON)
    assert flow.resignation_levels(state, WHITE) == (1,)
    assert reason(state, ResignationOffered(WHITE, 3)) is Reason.LEVEL_NOT_POSSIBLE


@pytest.mark.parametrize("level", [0, -1, 4, 10**9])
def test_impossible_levels(level: int) -> None:
    assert reason(on_roll(PLAIN_MONEY), ResignationOffered(WHITE, level)) is Reason.LEVEL_NOT_POSSIBLE


@pytest.mark.parametrize("level", [1, 2, 3])
def test_resignation_accepted(level: int) -> None:
    state = after(taken(on_roll(PLAIN_MONEY)), ResignationOffered(WHITE, level), ResignationAccepted(BLACK))
    assert state.score == Pair(0, 2 * level)
    assert state.results[-1].ending is Ending.RESIGNED


def test_not_lower_in_the_same_turn() -> None:
    state = after(on_roll(PLAIN_MONEY), ResignationOffered(WHITE, 2), ResignationRejected(BLACK))
    assert (state.phase, state.to_act) == (Phase.TO_ROLL, WHITE)
    assert flow.resignation_levels(state, WHITE) == (2, 3)
    rolled = after(state, Rolled(WHITE, Dice(2, 1)))
    assert reason(rolled, ResignationOffered(WHITE, 1)) is Reason.LEVEL_TOO_LOW
    again = after(rolled, ResignationOffered(WHITE, 2), ResignationRejected(BLACK))
    assert again == rolled
    assert flow.resignation_levels(turns(again, 2), WHITE) == (1, 2, 3)


def test_no_resignation_while_the_cube_is_offered() -> None:
    state = after(on_roll(PLAIN_MONEY), Doubled(WHITE))
    for player in Player:
        assert reason(state, ResignationOffered(player, 1)) is Reason.OFFER_PENDING
        assert flow.resignation_levels(state, player) == ()


def test_the_opponent_answers_a_resignation() -> None:
    state = after(on_roll(PLAIN_MONEY), ResignationOffered(WHITE, 1))
    assert reason(state, ResignationAccepted(WHITE)) is Reason.NOT_YOUR_TURN
    assert reason(state, ResignationRejected(WHITE)) is Reason.NOT_YOUR_TURN
    assert reason(state, Doubled(WHITE)) is Reason.OFFER_PENDING


@pytest.mark.parametrize(
    ("options", "score", "level", "certain"),
    [
        pytest.param(PLAIN_MONEY, Pair(0, 0), 2, False, id="a backgammon is possible"),
        pytest.param(PLAIN_MONEY, Pair(0, 0), 3, True, id="the most"),
        pytest.param(QUADRUPLE, Pair(0, 0), 3, False, id="four are possible"),
        pytest.param(JACOBY, Pair(0, 0), 1, True, id="no gammons with Jacoby"),
        pytest.param(match_options(7), Pair(0, 6), 1, True, id="wins the match"),
        pytest.param(match_options(7), Pair(0, 5), 1, False, id="does not win the match"),
    ],
)
def test_certain_resignation(options: MatchOptions, score: Pair[int], level: int, certain: bool) -> None:
    state = after(replace(on_roll(options), score=score), ResignationOffered(WHITE, level))
    assert flow.resignation_is_certain(state) is certain


def test_certain_single_when_a_checker_is_off() -> None:
    state = about_to_win(on_roll(PLAIN_MONEY, BLACK), "19:14")
    assert flow.resignation_is_certain(after(state, ResignationOffered(BLACK, 1)))


def test_nothing_is_certain_without_an_offer() -> None:
    assert not flow.resignation_is_certain(on_roll(PLAIN_MONEY))


def test_abandoning_a_match_loses_it() -> None:
    state = after(on_roll(match_options(7)), Abandoned(BLACK))
    assert (state.phase, state.winner, state.score) == (Phase.OVER, WHITE, Pair(0, 0))
    assert not state.results
    between = after(flow.start(match_options(7)), Abandoned(WHITE))
    assert (between.phase, between.winner) == (Phase.OVER, BLACK)


@pytest.mark.parametrize(
    ("state", "points"),
    [
        pytest.param(on_roll(PLAIN_MONEY), 3, id="backgammon"),
        pytest.param(on_roll(JACOBY), 1, id="Jacoby"),
        pytest.param(taken(on_roll(PLAIN_MONEY)), 6, id="doubled"),
        pytest.param(about_to_win(on_roll(PLAIN_MONEY), "19:14"), 1, id="checker off"),
        pytest.param(
            after(on_roll(replace(JACOBY, max_chain=2)), Doubled(WHITE), Raised(BLACK)), 2, id="beaver"
        ),
    ],
)
def test_abandoning_a_money_game(state: MatchState, points: int) -> None:
    after_it = after(state, Abandoned(BLACK))
    assert after_it.score == Pair(points, 0)
    assert after_it.phase is Phase.BEFORE_GAME
    assert after_it.results[-1].ending is Ending.ABANDONED


def test_money_session_ends_between_games() -> None:
    state = after(scored(PLAIN_MONEY, (BLACK, 2)), Abandoned(BLACK))
    assert (state.phase, state.winner, state.score) == (Phase.OVER, BLACK, Pair(0, 2))


def test_board_stays_as_it_was_after_the_game() -> None:
    state = borne_off(about_to_win(on_roll(PLAIN_MONEY), GAMMON))
    assert state.position.pips(WHITE) == 0
    fresh = after(state, GameStarted(2))
    assert fresh.position == new_game(PLAIN_MONEY).position
    assert (fresh.cube, fresh.turns_completed) == (Cube(), Pair(0, 0))


def test_winning_with_the_first_of_two_dice() -> None:
    state = after(about_to_win(on_roll(PLAIN_MONEY), "19:14"), Rolled(WHITE, Dice(6, 5)))
    assert len(some_play(state).steps) == 1
    assert after(state, some_play(state)).score == Pair(1, 0)
