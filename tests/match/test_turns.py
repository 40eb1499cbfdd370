"""Turns of several stages, extra rolls, named doubles, and what is left to the opponent."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bgdesk.match import flow
from bgdesk.match.events import (
    DoubleNamed,
    GameStarted,
    OpeningRolled,
    Played,
    ResignationOffered,
    ResignationRejected,
    Rolled,
    StepPlayed,
)
from bgdesk.match.options import MatchOptions
from bgdesk.match.state import Ending, MatchState, Pair, Phase
from bgdesk.rules.dice import Dice
from bgdesk.rules.player import Player
from bgdesk.rules.refusal import Reason
from bgdesk.rules.stages import NameDouble, RollAgain, Stage
from tests.match.driving import (
    BLACK,
    WHITE,
    after,
    double_reason,
    named_next,
    reason,
    set_up,
    some_play,
)

_PLACES = {"in": 26, "off": 0}


def money(variant: str, *rule_options: str) -> MatchOptions:
    return MatchOptions(variant, 0, rule_options=rule_options)


def started(options: MatchOptions) -> MatchState:
    """The first game after White won the opening roll."""
    return after(flow.start(options), GameStarted(1), OpeningRolled(6, 3))


def rolled(state: MatchState, dice: str) -> MatchState:
    assert state.turn
    return after(state, Rolled(state.turn, Dice.from_text(dice)))


def stepped(player: Player, text: str) -> Played:
    """``in/21 21/17`` as a play; the reserve is ``in``."""
    steps = []
    for step in text.split():
        source, target = (_PLACES[place] if place in _PLACES else int(place) for place in step.split("/"))
        steps.append(StepPlayed(source, target, (25 if source == 26 else source) - target))
    return Played(player, tuple(steps))


def all_played(state: MatchState) -> tuple[MatchState, list[tuple[Player | None, tuple[int, ...]]]]:
    """``state`` after any plays until no number is left to play, and who played which numbers."""
    stages = []
    while state.phase is Phase.TO_PLAY:
        assert state.stage
        stages.append((state.to_act, state.stage.faces))
        state = after(state, some_play(state))
    return state, stages


def test_the_dice_are_the_only_stage_of_most_rolls() -> None:
    state = rolled(started(money("portes")), "31")
    assert (state.stage, state.coming, state.mover) == (Stage((3, 1)), (), WHITE)


@pytest.mark.parametrize(
    ("variant", "first"),
    [
        ("backgammon", Phase.TO_PLAY),
        ("portes", Phase.TO_ROLL),
        ("plakoto", Phase.TO_ROLL),
        ("acey_deucey", Phase.TO_ROLL),
        ("dutch", Phase.TO_ROLL),
        ("russian", Phase.TO_PLAY),
    ],
)
def test_what_the_winner_of_the_opening_roll_does(variant: str, first: Phase) -> None:
    state = started(money(variant))
    assert (state.phase, state.turn, state.to_act) == (first, WHITE, WHITE)
    assert double_reason(state, WHITE) in (Reason.FIRST_TURN, Reason.NO_CUBE)


def test_both_dice_may_be_rolled_instead_of_the_opening_ones() -> None:
    state = started(money("russian"))
    assert state.may_reroll
    assert state.awaits_roll
    assert reason(state, Rolled(BLACK, Dice(4, 4))) is Reason.NOT_YOUR_TURN
    state = rolled(state, "44")
    assert (state.dice, state.stage, state.may_reroll) == (Dice(4, 4), Stage((4,) * 4), False)
    assert reason(state, Rolled(WHITE, Dice(4, 4))) is Reason.ALREADY_ROLLED


def test_the_opening_dice_cannot_be_rolled_again_once_they_are_played() -> None:
    state = started(money("russian"))
    state = after(state, some_play(state))
    assert (state.phase, state.turn, state.awaits_roll, state.may_reroll) == (
        Phase.TO_ROLL,
        BLACK,
        True,
        False,
    )
    assert reason(rolled(state, "21"), Rolled(BLACK, Dice(5, 3))) is Reason.ALREADY_ROLLED


def test_a_refused_resignation_leaves_the_choice_of_a_new_roll() -> None:
    offered = after(started(money("russian")), ResignationOffered(WHITE, 3))
    assert not offered.awaits_roll
    back = after(offered, ResignationRejected(BLACK))
    assert (back.phase, back.awaits_roll) == (Phase.TO_PLAY, True)


def test_double_complement_and_another_roll_in_one_turn() -> None:
    """E5-4."""
    state = rolled(started(money("russian")), "44")
    assert state.coming == (Stage((3,) * 4), RollAgain())
    state = after(state, stepped(WHITE, "in/21 in/21 in/21 in/21"))
    assert (state.phase, state.to_act, state.stage) == (Phase.TO_PLAY, WHITE, Stage((3,) * 4))
    state = after(state, stepped(WHITE, "in/22 in/22 in/22 in/22"))
    assert (state.phase, state.turn, state.dice, state.is_extra_roll) == (Phase.TO_ROLL, WHITE, None, True)
    assert state.turns_completed == Pair(0, 0)
    assert reason(state, Rolled(BLACK, Dice(3, 1))) is Reason.NOT_YOUR_TURN
    state = rolled(state, "65")
    state = after(state, some_play(state))
    assert (state.turn, state.is_extra_roll, state.turns_completed) == (BLACK, False, Pair(1, 0))


def test_nothing_follows_a_stage_that_cannot_be_played_whole() -> None:
    """E5-5."""
    state = rolled(set_up(money("russian"), "20:2 1:13", "14:2 24:13"), "33")
    state = after(state, stepped(WHITE, "20/17 20/17"))
    assert (state.phase, state.turn, state.coming) == (Phase.TO_ROLL, BLACK, ())


@pytest.mark.parametrize("all_in", [True, False])
def test_bonus_that_needs_all_checkers_in_play(all_in: bool) -> None:
    me = "24:2 13:13" if all_in else "24:2 in:13"
    state = rolled(set_up(money("russian", "bonus_needs_all_in"), me, "18:15"), "22")
    assert bool(state.coming) is all_in


def test_acey_deucey_names_a_double_and_rolls_again() -> None:
    """E4-1."""
    state = named_next(money("acey_deucey"))
    assert (state.phase, state.stage, state.dice) == (Phase.TO_NAME, None, Dice(2, 1))
    assert state.coming == (NameDouble(), RollAgain())
    assert (state.turn, state.to_act) == (WHITE, WHITE)
    state = after(state, DoubleNamed(WHITE, 6))
    assert (state.stage, state.coming) == (Stage((6,) * 4), (RollAgain(),))
    state = after(state, stepped(WHITE, "in/19 in/19 in/19 in/19"))
    assert state.is_extra_roll
    assert state.turn is WHITE


def test_nothing_is_named_after_a_part_of_2_1() -> None:
    """E4-3."""
    state = rolled(set_up(money("acey_deucey"), "22:1 1:14", "20:2 19:2 23:2 18:9"), "21")
    state = after(state, stepped(WHITE, "22/21"))
    assert (state.phase, state.turn) == (Phase.TO_ROLL, BLACK)


@pytest.mark.parametrize(("variant", "again"), [("acey_deucey", True), ("acey_deucey_american", False)])
def test_another_roll_after_a_double(variant: str, again: bool) -> None:
    """E4-4."""
    state = rolled(started(money(variant)), "44")
    state = after(state, some_play(state))
    assert (state.turn is WHITE) is again


@pytest.mark.parametrize(
    ("me", "twos", "again"),
    [
        pytest.param("24:1 5:1 1:13", 4, True, id="E4-5 all played"),
        pytest.param("24:1 3:1 1:13", 3, False, id="E4-5 three 2s"),
    ],
)
def test_only_a_whole_complement_is_followed_by_another_roll(me: str, twos: int, again: bool) -> None:
    state = rolled(set_up(money("acey_deucey_european"), me, "in:15"), "55")
    state = after(state, stepped(WHITE, "24/19 19/14 14/9 9/4"))
    assert (state.phase, state.turn, state.stage) == (Phase.TO_PLAY, WHITE, Stage((2,) * 4))
    assert {len(play.steps) for play in flow.legal(state).plays} == {twos}
    state = after(state, some_play(state))
    assert (state.phase, state.turn is WHITE, state.is_extra_roll) == (Phase.TO_ROLL, again, again)
    assert state.turns_completed == (Pair(3, 3) if again else Pair(4, 3))


def test_a_named_double_has_its_complement_too() -> None:
    state = after(named_next(money("acey_deucey_european")), DoubleNamed(WHITE, 5))
    assert (state.stage, state.coming) == (Stage((5,) * 4), (Stage((2,) * 4), RollAgain()))


def test_extra_rolls_chain() -> None:
    state = started(money("acey_deucey"))
    for _ in range(3):
        state = rolled(state, "66")
        state = after(state, some_play(state))
        assert (state.turn, state.is_extra_roll) == (WHITE, True)


def test_an_extra_roll_may_be_resigned_and_refused() -> None:
    state = rolled(started(money("acey_deucey")), "66")
    state = after(state, some_play(state))
    back = after(state, ResignationOffered(WHITE, 15), ResignationRejected(BLACK))
    assert back == replace(state, rejected_level=15)


def test_naming_may_be_resigned_and_refused() -> None:
    state = named_next(money("acey_deucey"))
    back = after(state, ResignationOffered(WHITE, 15), ResignationRejected(BLACK))
    assert back == replace(state, rejected_level=15)


def test_a_cascade_from_the_fourth_turn() -> None:
    """E7-5."""
    me, opponent = "24:10 22:5", "6:10 3:5"
    state, stages = all_played(rolled(set_up(money("gul_bara"), me, opponent), "44"))
    assert [faces[0] for player, faces in stages if player is WHITE][:2] == [4, 5]
    assert state.phase is Phase.TO_ROLL
    _, stages = all_played(rolled(set_up(money("gul_bara"), me, opponent, later=False), "44"))
    assert len([player for player, _ in stages if player is WHITE]) == 1


def test_the_opponent_plays_what_is_left() -> None:
    """E7-4."""
    state = rolled(set_up(money("gul_bara"), "12:1 1:14", "2:1 20:14"), "55")
    assert state.coming == (Stage((6,) * 4),)
    state = after(state, stepped(WHITE, "12/7"))
    assert (state.phase, state.turn, state.to_act) == (Phase.TO_PLAY, WHITE, BLACK)
    assert state.plays_rest
    assert (state.stage, state.coming) == (Stage((5,) * 3), (Stage((6,) * 4),))
    assert len(flow.legal(state).plays) == 3
    assert reason(state, ResignationOffered(BLACK, 1)) is Reason.NOT_YOUR_TURN
    assert reason(state, Played(WHITE, ())) is Reason.NOT_YOUR_TURN
    assert flow.resignation_levels(state, WHITE) == flow.resignation_levels(state, BLACK) == ()
    state, stages = all_played(state)
    assert [player for player, _ in stages] == [BLACK, BLACK]
    assert (state.phase, state.turn, state.turns_completed) == (Phase.TO_ROLL, BLACK, Pair(4, 3))


def test_one_checker_leaves_the_start_in_all_stages_of_a_cascade_together() -> None:
    options = money("gul_bara", "narde_extras")
    state = rolled(set_up(options, "24:3 22:12", "12:15"), "44")
    state = after(state, stepped(WHITE, "24/20 22/18 22/18 22/18"))
    assert (state.stage, state.left_start) == (Stage((5,) * 4), 1)
    state = after(state, stepped(WHITE, "22/17 22/17 22/17 22/17"))
    assert (state.stage, state.left_start) == (Stage((6,) * 4), 1)
    legal = flow.legal(state)
    assert legal.plays
    assert {step.source for play in legal.plays for step in play.steps}.isdisjoint({24})


def test_what_is_left_is_played_from_the_board_as_it_stands() -> None:
    options = money("gul_bara", "narde_extras")
    state = rolled(set_up(options, "24:1 1:14", "2:1 14:1 20:13"), "55")
    state = replace(state, move_ms=700, left_start=1)
    nothing = flow.legal(state)
    assert nothing.is_complete(())
    left = after(state, Played(WHITE, ()))
    assert (left.to_act, left.stage, left.passed) == (BLACK, Stage((5,) * 4), WHITE)
    assert (left.left_start, left.move_ms, left.awaits_roll) == (0, 0, False)
    begun = after(rolled(set_up(options, "12:1 1:14", "2:1 20:14"), "55"), stepped(WHITE, "12/7"))
    assert (begun.passed, begun.position.white[7], begun.position.white[12]) == (None, 1, 0)


def test_the_turn_leaves_nothing_to_the_next_one() -> None:
    state = rolled(started(money("portes")), "31")
    state = replace(state, left_start=1, rejected_level=2, move_ms=700, passed=BLACK)
    state = after(state, some_play(state))
    assert (state.turn, state.dice, state.stage, state.coming) == (BLACK, None, None, ())
    assert (state.left_start, state.rejected_level, state.move_ms, state.passed) == (0, 0, 0, None)


def test_who_played_a_stage_and_cannot_play_the_next_has_not_stalled() -> None:
    state = rolled(set_up(money("gul_bara", "rest_is_lost"), "9:2 7:2 24:11", "1:2 2:2 20:11"), "44")
    state = after(replace(state, passed=BLACK), stepped(WHITE, "9/5 9/5 7/3 7/3"))
    assert (state.stage, state.passed, state.awaits_roll) == (Stage((5,) * 4), None, False)


def test_the_opponent_stops_at_the_first_stage_that_he_cannot_play_whole() -> None:
    state = rolled(set_up(money("gul_bara"), "12:1 14:1 1:13", "2:1 9:1 20:13"), "55")
    state = after(state, stepped(WHITE, "12/7"), stepped(BLACK, "21/16 16/11 11/6"))
    assert (state.to_act, state.stage) == (BLACK, Stage((6,) * 4))
    state = after(state, stepped(BLACK, "14/8"))
    assert (state.turn, state.phase, state.coming) == (BLACK, Phase.TO_ROLL, ())


def test_what_is_left_of_two_different_dice_goes_to_the_opponent_too() -> None:
    state = rolled(set_up(money("gul_bara"), "12:1 2:14", "6:1 1:1 20:13"), "65")
    state = after(state, stepped(WHITE, "12/7"))
    assert (state.to_act, state.stage, state.coming) == (BLACK, Stage((6,)), ())


def test_the_rest_is_lost_where_that_is_agreed() -> None:
    options = money("gul_bara", "rest_is_lost")
    state = rolled(set_up(options, "12:1 1:14", "2:1 20:14"), "55")
    state = after(state, stepped(WHITE, "12/7"))
    assert (state.turn, state.phase) == (BLACK, Phase.TO_ROLL)


def test_the_opponent_may_win_with_what_was_left() -> None:
    state = rolled(set_up(money("gul_bara"), "12:1 1:14", "2:1"), "55")
    state = after(state, stepped(WHITE, "12/7"))
    state = after(state, some_play(state))
    assert (state.phase, state.results[-1].winner) == (Phase.BEFORE_GAME, BLACK)


def test_both_mothers_caught_is_a_draw() -> None:
    """E8-8."""
    state = rolled(set_up(money("plakoto"), "24p:1 6:14", "24:1 8:1 1:1 12:12"), "52")
    state = after(state, stepped(WHITE, "6/1"))
    last = state.results[-1]
    assert (last.winner, last.points, last.multiplier, last.ending) == (None, 0, 0, Ending.MOTHERS)
    assert (state.phase, state.score) == (Phase.BEFORE_GAME, Pair(0, 0))


def test_a_mother_caught_is_worth_two_at_once() -> None:
    """E8-7."""
    state = rolled(set_up(money("plakoto"), "8:1 7:1 6:5 5:5 4:3", "1:1 12:14"), "61")
    state = after(state, stepped(WHITE, "7/1"))
    last = state.results[-1]
    assert (last.winner, last.points, last.ending) == (WHITE, 2, Ending.MOTHER)


STALLED = ("24p:1 1:14", "24:14 1p:1")
"""Each player has a checker under the opponent's last ones, and bears nothing off for it."""


def test_a_game_in_which_nobody_can_ever_move_is_drawn_after_two_passes() -> None:
    state = rolled(set_up(money("tapa", "no_mother_rule"), *STALLED), "61")
    state = after(state, Played(WHITE, ()))
    assert (state.phase, state.turn) == (Phase.TO_ROLL, BLACK)
    state = after(rolled(state, "54"), Played(BLACK, ()))
    last = state.results[-1]
    assert (last.winner, last.points, last.ending) == (None, 0, Ending.STALEMATE)
