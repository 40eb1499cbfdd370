"""Clicks, drags and typed plays become steps."""

from random import Random

import pytest

from bgdesk.app.table.play_entry import PlayEntry, RouteChoice
from bgdesk.match.events import Played, StepPlayed
from bgdesk.rules.dice import Dice
from bgdesk.rules.legal.plays import legal_plays
from bgdesk.rules.player import Player
from bgdesk.rules.position import IN, OFF, Position, side
from bgdesk.rules.refusal import Reason, Refusal
from bgdesk.rules.variants import RULESETS
from tests.rules.boards import game_board

STANDARD = RULESETS["backgammon"]


def entry(
    roll: str,
    white: dict[int, int] | None = None,
    black: dict[int, int] | None = None,
    player: Player = Player.WHITE,
) -> PlayEntry:
    start = STANDARD.start_position()
    position = Position(side(white) if white else start.white, side(black) if black else start.black)
    return PlayEntry(legal_plays(position, player, Dice.from_text(roll), STANDARD))


def moves(result: object) -> list[tuple[int, int]]:
    assert isinstance(result, PlayEntry), result
    return [(step.source, step.target) for step in result.played]


@pytest.mark.parametrize("player", list(Player))
def test_a_click_plays_the_larger_die_and_the_right_button_the_other(player: Player) -> None:
    fresh = entry("63", player=player)
    assert moves(fresh.click(13)) == [(13, 7)]
    assert moves(fresh.click(13, secondary=True)) == [(13, 10)]
    assert moves(fresh.swap().click(13)) == [(13, 10)]


def test_a_click_falls_back_to_the_die_that_can_be_played() -> None:
    assert moves(entry("61").click(6)) == [(6, 5)]


def test_two_clicks_finish_the_play_and_undo_goes_back_step_by_step() -> None:
    first = entry("31").click(8)
    assert isinstance(first, PlayEntry)
    assert not first.is_complete
    assert first.refusal_to_confirm() == Refusal(Reason.INCOMPLETE, die=1)
    second = first.click(6)
    assert isinstance(second, PlayEntry)
    assert second.is_complete
    assert not second.can_continue
    assert second.refusal_to_confirm() is None
    assert second.undo() == first
    assert second.undo_all().played == ()


def test_a_drag_may_use_both_dice_at_once() -> None:
    assert moves(entry("65").drop(24, 13)) == [(24, 18), (18, 13)]


def test_a_drag_uses_several_dice_of_a_double() -> None:
    assert moves(entry("11").drop(8, 4)) == [(8, 7), (7, 6), (6, 5), (5, 4)]


def test_two_ways_that_differ_by_a_hit_are_a_choice() -> None:
    result = entry("21", {24: 1, 7: 1, 6: 1, 1: 12}, {20: 1, 5: 2, 4: 2, 3: 2, 2: 2}).drop(6, 3)
    assert isinstance(result, RouteChoice)
    assert sorted(any(step.is_hit for step in way) for way in result.routes) == [False, True]
    assert all(way[0].target == way[1].source for way in result.routes)


def test_a_drag_to_a_blocked_point_names_the_point() -> None:
    result = entry("65").drop(24, 19)
    assert result == Refusal(Reason.POINT_BLOCKED, 19, 5)


def test_a_click_on_an_empty_point_makes_it_with_both_dice() -> None:
    assert sorted(moves(entry("31").fill(5))) == [(6, 5), (8, 5)]
    assert sorted(moves(entry("42").fill(4))) == [(6, 4), (8, 4)]


def test_a_click_on_an_empty_point_that_one_checker_reaches_brings_it() -> None:
    assert moves(entry("65").fill(18)) == [(24, 18)]


def test_a_click_on_an_unreachable_point_is_refused() -> None:
    assert isinstance(entry("65").fill(20), Refusal)


def test_the_tray_bears_off_with_the_left_die() -> None:
    home = entry("62", {6: 2, 2: 3}, {24: 2})
    assert moves(home.bear_off()) == [(6, OFF)]
    assert moves(home.swap().bear_off()) == [(2, OFF)]


def test_the_tray_takes_the_right_die_where_the_left_one_takes_nothing_off() -> None:
    home = entry("62", {6: 2, 3: 2}, {24: 2})
    assert moves(home.swap().bear_off()) == [(6, OFF)]
    assert moves(entry("63", {5: 2, 3: 2}, {24: 2}).swap().bear_off()) == [(3, OFF)]


@pytest.mark.parametrize("variant", sorted(RULESETS))
def test_a_die_never_leaves_a_choice_of_what_to_bear_off(variant: str) -> None:
    """So the tray needs to ask only which die is meant."""
    random, ruleset = Random(5), RULESETS[variant]
    opponent = side({24: 1}, ruleset.checkers)
    for _ in range(50):
        mine = [random.randint(1, 6) for _ in range(random.randint(1, min(9, ruleset.checkers)))]
        position = Position(side({point: mine.count(point) for point in mine}, ruleset.checkers), opponent)
        roll = Dice(random.randint(1, 6), random.randint(1, 6))
        steps = legal_plays(position, Player.WHITE, roll, ruleset).next_steps(())
        dice = [step.die for step in steps if step.target == OFF]
        assert len(dice) == len(set(dice))


def test_the_tray_refuses_while_a_checker_is_outside() -> None:
    assert entry("62", {7: 1, 6: 2, 2: 3}, {24: 2}).bear_off() == Refusal(Reason.NOT_ALL_HOME, 7)


def test_the_tray_refuses_while_a_checker_waits_on_the_bar() -> None:
    assert entry("62", {25: 1, 6: 2}, {24: 2}).bear_off() == Refusal(Reason.BAR_FIRST, 25)


def test_the_tray_refuses_while_a_checker_is_in_reserve() -> None:
    ruleset = RULESETS["acey_deucey"]
    position = game_board(ruleset, "in:3 24:1 6:11", "13:15")
    waiting = PlayEntry(legal_plays(position, Player.WHITE, Dice(6, 2), ruleset))
    assert waiting.bear_off() == Refusal(Reason.RESERVE_LEFT, IN)


def test_the_tray_refuses_what_no_die_takes_off() -> None:
    home = entry("21", {6: 2}, {24: 2})
    refusal = home.bear_off()
    assert isinstance(refusal, Refusal)
    assert refusal == home.legal.refusal((), 6, OFF)
    assert refusal.reason is not Reason.NOT_ALL_HOME


def test_everything_is_refused_when_the_dice_are_used() -> None:
    fresh = entry("62", {6: 3, 2: 3}, {24: 2})
    done = fresh.enter(next(play for play in fresh.legal.plays if play.result.white[OFF] == 11))
    gone = Refusal(Reason.DIE_NOT_AVAILABLE)
    assert (done.bear_off(), done.click(6), done.fill(3)) == (gone, gone, gone)
    assert done.event() == Played(Player.WHITE, (StepPlayed(6, 0, 6), StepPlayed(2, 0, 2)))


def test_a_click_that_no_die_allows_is_refused_for_the_die_that_is_meant() -> None:
    stuck = entry("64", {24: 2, 9: 1, 8: 1, 2: 11}, {7: 2, 5: 2})
    sixes, fours = (Refusal(Reason.POINT_BLOCKED, point, die) for point, die in ((18, 6), (20, 4)))
    assert (stuck.click(24), stuck.click(24, secondary=True)) == (sixes, fours)
    assert stuck.swap().click(24) == fours
    begun = stuck.drop(9, 3)
    assert isinstance(begun, PlayEntry)
    assert begun.click(24) == fours


def test_undoing_takes_back_the_last_step_only() -> None:
    three = entry("11").drop(8, 5)
    assert moves(three) == [(8, 7), (7, 6), (6, 5)]
    assert isinstance(three, PlayEntry)
    assert moves(three.undo()) == [(8, 7), (7, 6)]


def test_a_drag_with_both_dice_plays_the_larger_one_first() -> None:
    assert moves(entry("21").drop(13, 10)) == [(13, 11), (11, 10)]


def test_only_taking_off_with_every_die_is_obvious() -> None:
    assert entry("62", {6: 2, 2: 3}, {24: 2}).obvious_bear_off() is not None
    assert entry("61", {6: 1, 3: 2}, {5: 3}).obvious_bear_off() is None


def test_the_last_checkers_of_a_double_are_obvious_too() -> None:
    play = entry("66", {6: 1, 3: 2}, {24: 2}).obvious_bear_off()
    assert play is not None
    assert len(play.steps) == 3


def test_every_legal_play_can_be_entered_at_once() -> None:
    fresh = entry("43")
    for play in fresh.legal.plays:
        entered = fresh.enter(play)
        assert entered.is_complete
        assert entered.position == play.result
