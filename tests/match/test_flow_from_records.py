"""What only records from elsewhere contain."""

from __future__ import annotations

import pytest

from bgdesk.match import flow
from bgdesk.match.events import (
    GameStarted,
    OpeningRolled,
    PlayedIllegally,
    PositionSet,
    Rolled,
    ScoreSet,
    Settled,
)
from bgdesk.match.options import MatchOptions, match_options
from bgdesk.match.state import Ending, Pair, Phase
from bgdesk.rules.cube import Cube
from bgdesk.rules.dice import Dice
from bgdesk.rules.player import Player
from bgdesk.rules.position import Position, side
from bgdesk.rules.refusal import Reason
from bgdesk.rules.stages import LATER_TURN, stages
from bgdesk.rules.variants import RULESETS
from tests.match.driving import (
    BLACK,
    PLAIN_MONEY,
    WHITE,
    after,
    double_reason,
    new_game,
    on_roll,
    reason,
    turns,
)
from tests.rules.boards import game_board

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


GUL_BARA = RULESETS["gul_bara"]
ROOM_FOR_ALL = game_board(GUL_BARA, "24:10 22:5", "6:10 3:5")


@pytest.mark.parametrize("player", Player)
def test_a_table_set_by_hand_is_one_of_a_later_turn(player: Player) -> None:
    started = after(flow.start(MatchOptions("gul_bara", 5)), GameStarted(1))
    state = after(started, PositionSet(ROOM_FOR_ALL, player))
    assert state.turn_so_far == LATER_TURN
    rolled = after(state, Rolled(player, Dice(5, 5)))
    assert rolled.stage
    assert (rolled.stage, *rolled.coming) == stages(Dice(5, 5), GUL_BARA, LATER_TURN.completed)
    assert len(rolled.coming) == 1


def test_the_board_at_the_start_is_one_of_an_early_turn() -> None:
    started = after(flow.start(MatchOptions("gul_bara", 5)), GameStarted(1))
    state = after(started, PositionSet(GUL_BARA.start_position(), WHITE))
    assert state.turns_completed == Pair(1, 1)
    assert not after(state, Rolled(WHITE, Dice(5, 5))).coming


def test_a_table_from_which_the_opening_is_rolled_begins_the_game() -> None:
    started = after(flow.start(MatchOptions("gul_bara", 5)), GameStarted(1))
    assert after(started, PositionSet(ROOM_FOR_ALL, None)).turns_completed == Pair(0, 0)


def test_turns_count_on_where_only_the_turn_or_the_cube_is_set() -> None:
    state = turns(new_game(PLAIN_MONEY), 9)
    assert state.turns_completed == Pair(5, 4)
    assert after(state, PositionSet(state.position, WHITE)).turns_completed == Pair(5, 4)
    assert after(state, PositionSet(HOME, WHITE)).turns_completed == Pair(5, 4)
    early = turns(new_game(PLAIN_MONEY), 1)
    assert early.turns_completed == Pair(1, 0)
    corrected = after(early, PositionSet(early.position, WHITE, Cube(2, WHITE)))
    assert corrected.turns_completed == Pair(1, 1)
    assert double_reason(corrected, WHITE) is None
    assert after(early, PositionSet(HOME, WHITE)).turns_completed == Pair(3, 3)


def test_holland_counts_the_turns_of_a_game_but_not_those_before_a_table_set_by_hand() -> None:
    options = MatchOptions(length=5, holland=True)
    begun = after(flow.start(options), ScoreSet(3, 4, 1, crawford_done=True), GameStarted(3))
    early = turns(after(begun, OpeningRolled(3, 1)), 1)
    assert double_reason(early, BLACK) is Reason.HOLLAND
    assert double_reason(after(early, PositionSet(early.position, BLACK)), BLACK) is Reason.HOLLAND
    assert double_reason(after(begun, PositionSet(HOME, BLACK)), BLACK) is None


def test_a_table_set_by_hand_leaves_no_choice_of_a_new_roll() -> None:
    state = after(flow.start(MatchOptions("russian", 0)), GameStarted(1), OpeningRolled(6, 3))
    assert state.may_reroll
    rolled = after(state, PositionSet(state.position, WHITE), Rolled(WHITE, Dice(5, 2)))
    assert not rolled.may_reroll
    assert reason(rolled, Rolled(WHITE, Dice(5, 2))) is Reason.ALREADY_ROLLED


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
