from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from bgdesk.engine.plain.player import PlainEngine
from bgdesk.engine.plain.score import score
from bgdesk.engine.plain.shots import rolls_that_hit
from bgdesk.engine.protocol import Situation
from bgdesk.match.evaluation import Unit
from bgdesk.rules.cube import Cube
from bgdesk.rules.dice import Dice
from bgdesk.rules.legal.plays import legal_plays
from bgdesk.rules.notation.plays import format_play
from bgdesk.rules.outcome import outcome
from bgdesk.rules.player import Player
from bgdesk.rules.position import Position, side
from bgdesk.rules.variants import RULESETS, Relation

ENGINE = PlainEngine()
GAME = RULESETS["backgammon"]
ME, YOU = Player.WHITE, Player.BLACK


def situation(own: dict[int, int], other: dict[int, int], **changes: object) -> Situation:
    position = Position(side(own), side(other))
    return replace(Situation(position, ME, GAME, Cube()), **changes)  # type: ignore[arg-type]  # by name


def best(own: dict[int, int], other: dict[int, int], dice: str) -> str:
    return format_play(ENGINE.rank_plays(situation(own, other), Dice.from_text(dice))[0].play)


OPENING = {24: 2, 13: 5, 8: 3, 6: 5}


@pytest.mark.parametrize(
    ("dice", "play"), [("31", "8/5 6/5"), ("42", "8/4 6/4"), ("61", "13/7 8/7"), ("53", "8/3 6/3")]
)
def test_openings_that_make_points(dice: str, play: str) -> None:
    assert best(OPENING, OPENING, dice) == play


def test_a_checker_on_the_bar_of_a_strong_board_is_worth_a_hit() -> None:
    own = {8: 3, 7: 2, 6: 3, 5: 2, 4: 2, 3: 2, 13: 1}
    assert "*" in best(own, {20: 1, 13: 5, 8: 4, 6: 5}, "32")


def test_bearing_off_takes_two_checkers() -> None:
    assert best({4: 2, 3: 2, 2: 2}, {3: 6}, "43") == "4/off 3/off"


def test_a_race_brings_the_last_checker_home() -> None:
    assert best({9: 1, 6: 4, 5: 4, 4: 4, 3: 2}, {6: 7, 5: 8}, "63") == "9/off"


def test_clearing_from_the_back_leaves_no_shot() -> None:
    own, other = {6: 3, 5: 2, 4: 2, 3: 3, 2: 2}, {24: 2, 6: 5, 5: 5, 4: 3}
    assert best(own, other, "61") == "6/off 3/2"


def test_all_plays_are_ranked_best_first() -> None:
    ranked = ENGINE.rank_plays(situation(OPENING, OPENING), Dice(6, 4))
    values = [one.equity.value for one in ranked]
    assert values == sorted(values, reverse=True)
    assert len({one.play.result for one in ranked}) == len(
        legal_plays(ranked_from(), ME, Dice(6, 4), GAME).plays
    )
    assert {one.equity.unit for one in ranked} == {Unit.PIPS}
    assert {one.equity.pov for one in ranked} == {ME}
    assert {one.level for one in ranked} == {"plain"}


def ranked_from() -> Position:
    return situation(OPENING, OPENING).position


def test_no_play_is_ranked_too() -> None:
    own, closed = {25: 1, 6: 14}, {6: 2, 5: 2, 4: 2, 3: 2, 2: 2, 1: 2, 8: 3}
    ranked = ENGINE.rank_plays(situation(own, closed), Dice(6, 5))
    assert [one.play.steps for one in ranked] == [()]


@pytest.mark.parametrize("variant", RULESETS)
def test_colours_do_not_matter(variant: str) -> None:
    ruleset = RULESETS[variant]
    mine = Situation(ruleset.start_position(), ME, ruleset, Cube())
    yours = replace(mine, position=mine.position.swapped(), player=YOU)
    for_me, for_you = (ENGINE.rank_plays(one, Dice(5, 2)) for one in (mine, yours))
    assert [one.play.steps for one in for_me] == [one.play.steps for one in for_you]
    assert [one.equity.value for one in for_me] == [one.equity.value for one in for_you]
    assert ENGINE.judge_position(mine).win == ENGINE.judge_position(yours).win


def winner(ruleset_id: str, random: Random, clever: Player) -> Player | None:
    """Who wins a game of the plain player, as ``clever``, with one who plays anything."""
    ruleset, player = RULESETS[ruleset_id], random.choice(list(Player))
    position = ruleset.start_position()
    while not (over := outcome(position, ruleset)):
        dice = Dice(random.randint(1, 6), random.randint(1, 6))
        if player is clever:
            ranked = ENGINE.rank_plays(Situation(position, player, ruleset, Cube()), dice)
            position = ranked[0].play.result
        else:
            position = random.choice(legal_plays(position, player, dice, ruleset).plays).result
        player = player.opponent
    return over.winner


@pytest.mark.parametrize(
    ("ruleset_id", "games", "fewest"),
    [("backgammon", 20, 20), ("nackgammon", 14, 14), ("longgammon", 6, 6), ("hypergammon", 8, 6)],
)
def test_it_beats_one_who_plays_anything(ruleset_id: str, games: int, fewest: int) -> None:
    random = Random(7)
    wins = sum(winner(ruleset_id, random, clever) is clever for clever in [ME, YOU] * (games // 2))
    assert wins >= fewest


@pytest.mark.parametrize(
    ("distance", "rolls"),
    [(1, 11), (2, 12), (3, 14), (4, 15), (5, 15), (6, 17), (7, 6), (8, 6), (9, 5), (10, 3), (11, 2), (12, 3)],
)
def test_shots_at_a_blot_on_an_open_board(distance: int, rolls: int) -> None:
    hitters = tuple(int(point == 5) for point in range(26))
    assert rolls_that_hit(5 + distance, hitters, side({5 + distance: 1})).bit_count() == rolls


def test_closed_points_stop_combinations() -> None:
    hitters = tuple(int(point == 5) for point in range(26))
    closed = side({17: 1, 11: 2, 9: 2, 8: 2})
    assert rolls_that_hit(17, hitters, closed).bit_count() == 0


def test_shots_from_the_bar() -> None:
    one, two = ((count, *[0] * 25) for count in (1, 2))
    assert rolls_that_hit(4, one, side({4: 1})).bit_count() == 15
    assert rolls_that_hit(4, two, side({4: 1})).bit_count() == 11
    assert rolls_that_hit(9, two, side({9: 1})).bit_count() == 0


def test_a_longer_prime_is_worth_more() -> None:
    other = side({24: 2, 6: 13})
    four, five = side({8: 2, 7: 2, 6: 2, 5: 2, 13: 7}), side({8: 2, 7: 2, 6: 2, 5: 2, 4: 2, 13: 4, 22: 1})
    assert score(five, other, Relation.CONTRARY) > score(four, other, Relation.CONTRARY)


@pytest.mark.parametrize("variant", RULESETS)
def test_it_knows_every_game(variant: str) -> None:
    ruleset = RULESETS[variant]
    assert ENGINE.can_judge(ruleset)
    chances = ENGINE.judge_position(Situation(ruleset.start_position(), ME, ruleset, Cube()))
    assert 0.5 < chances.win < 0.7


def test_chances_are_nested_and_even_from_the_start() -> None:
    chances = ENGINE.judge_position(situation(OPENING, OPENING))
    assert 0.5 < chances.win < 0.6
    assert 0 <= chances.win_backgammon <= chances.win_gammon <= chances.win
    assert 0 <= chances.lose_backgammon <= chances.lose_gammon <= chances.lose


def test_nobody_loses_a_gammon_with_a_checker_off() -> None:
    chances = ENGINE.judge_position(situation({6: 5, 5: 5}, {6: 5, 5: 5}))
    assert chances.win_gammon == chances.lose_gammon == 0


def race(own_pips: int, other_pips: int, **changes: object) -> Situation:
    """A race with ten checkers left each, the pips spread evenly."""
    return situation(spread(own_pips), spread(other_pips), **changes)


def spread(pips: int) -> dict[int, int]:
    points = [pips // 10 + (index < pips % 10) for index in range(10)]
    return {point: points.count(point) for point in points}


@pytest.mark.parametrize(
    ("own", "other", "doubles", "takes"),
    [(80, 80, False, True), (80, 92, True, False), (80, 88, True, True), (80, 70, False, True)],
)
def test_cube_in_a_race(own: int, other: int, doubles: bool, takes: bool) -> None:
    decision = ENGINE.judge_cube(race(own, other))
    assert (decision.should_double, decision.should_take) == (doubles, takes)
    assert decision.double_pass.value == 1.0


def test_who_may_not_double_should_not() -> None:
    assert not ENGINE.judge_cube(race(80, 92, may_double=False)).should_double


def test_a_beaver_needs_the_rule_and_a_double_too_early() -> None:
    assert ENGINE.judge_cube(race(80, 66, beavers=True)).should_beaver
    assert not ENGINE.judge_cube(race(80, 66)).should_beaver
    assert not ENGINE.judge_cube(race(80, 80, beavers=True)).should_beaver


def test_after_crawford_the_trailer_doubles() -> None:
    decision = ENGINE.judge_cube(race(80, 80, away=(4, 1)))
    assert decision.should_double
    assert decision.no_double.unit is Unit.NORMALISED


def test_a_lead_makes_takes_dearer() -> None:
    equal, ahead = (ENGINE.judge_cube(race(80, 88, away=away)) for away in ((7, 7), (7, 2)))
    assert ahead.double_take.value != equal.double_take.value


def test_jacoby_takes_the_gammons_from_the_undoubled_cube() -> None:
    own, other = {8: 2, 7: 2, 6: 3, 5: 3, 4: 3, 3: 2}, {25: 1, 24: 2, 13: 5, 6: 7}
    free, jacoby = (ENGINE.judge_cube(situation(own, other, jacoby=rule)) for rule in (False, True))
    assert jacoby.no_double.value < free.no_double.value
    assert jacoby.double_take == free.double_take
