"""When a tutor speaks: the two deepest looks have to agree."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bgdesk.match import flow
from bgdesk.match.events import Doubled, GameStarted, OpeningRolled, Passed, Played, Rolled, StepPlayed, Taken
from bgdesk.match.options import MatchOptions, match_options
from bgdesk.match.state import MatchState
from bgdesk.match.tutor import Tried
from bgdesk.practice.tutor.attempts import CubeOrPlay, attempt, is_decision
from bgdesk.practice.tutor.looks import Looks, TutorLook
from bgdesk.practice.tutor.opinion import Ruling, deepest_judged, next_look, opinion
from bgdesk.rules.dice import Dice
from bgdesk.rules.player import Player
from tests.practice.tutor import canned

LIMIT = 0.08
WHITE, BLACK = Player.WHITE, Player.BLACK


def opening(options: MatchOptions | None = None) -> MatchState:
    state = flow.start(options or match_options(7))
    return flow.advance(flow.advance(state, GameStarted(1)), OpeningRolled(3, 1))


def to_roll() -> MatchState:
    state = flow.advance(opening(), played(opening(), "8/5 6/5"))
    return flow.advance(
        flow.advance(state, Rolled(BLACK, Dice(6, 5))), Played(BLACK, steps((24, 18, 6), (18, 13, 5)))
    )


def steps(*three: tuple[int, int, int]) -> tuple[StepPlayed, ...]:
    return tuple(StepPlayed(*one) for one in three)


def played(state: MatchState, text: str) -> Played:
    ways = {"8/5 6/5": steps((8, 5, 3), (6, 5, 1)), "6/5 8/5": steps((6, 5, 1), (8, 5, 3))}
    ways["13/10 6/5"] = steps((13, 10, 3), (6, 5, 1))
    assert state.turn
    return Played(state.turn, ways[text])


def tried(state: MatchState, text: str = "8/5 6/5") -> CubeOrPlay:
    found = attempt(state, played(state, text))
    assert found
    return found


def seen(state: MatchState, losses: dict[str, float], text: str = "8/5 6/5") -> Looks:
    """Looks at the best play and one that loses as much as ``losses`` say, by level."""
    looks, wanted = Looks(canned.LEVELS), tried(state, text)
    plays = {one.position: one for one in canned.look_all(state)}
    assert wanted.result
    best = next(one for position, one in plays.items() if position != wanted.result)
    for level, loss in losses.items():
        bad = replace(plays[wanted.result], equity=replace(best.equity, value=-loss), level=level)
        good = replace(best, equity=replace(best.equity, value=0.0), level=level)
        looks = looks.with_look(TutorLook(level, (good, bad)))
    return looks


@pytest.mark.parametrize(
    ("losses", "ruling"),
    [
        ({}, Ruling.OPEN),
        ({"1ply": 0.03}, Ruling.FINE),
        ({"1ply": 0.05}, Ruling.OPEN),
        ({"1ply": 0.2}, Ruling.OPEN),
        ({"1ply": 0.2, "2ply": 0.03}, Ruling.FINE),
        ({"1ply": 0.2, "2ply": 0.2}, Ruling.OPEN),
        ({"1ply": 0.2, "2ply": 0.2, "3ply": 0.1}, Ruling.BAD),
        ({"1ply": 0.2, "2ply": 0.05, "3ply": 0.1}, Ruling.BAD),
        ({"1ply": 0.2, "2ply": 0.03, "3ply": 0.1}, Ruling.FINE),
        ({"1ply": 0.2, "2ply": 0.2, "3ply": 0.07}, Ruling.FINE),
    ],
)
def test_the_two_deepest_looks_have_to_agree(losses: dict[str, float], ruling: Ruling) -> None:
    state = opening()
    assert opinion(tried(state), seen(state, losses), LIMIT).ruling is ruling


@pytest.mark.parametrize(
    ("losses", "ruling"),
    [
        ({}, Ruling.FINE),
        ({"1ply": 0.5}, Ruling.FINE),
        ({"1ply": 0.2, "2ply": 0.1}, Ruling.BAD),
        ({"1ply": 0.03, "2ply": 0.1}, Ruling.FINE),
        ({"1ply": 0.2, "2ply": 0.07}, Ruling.FINE),
    ],
)
def test_when_time_is_up_the_two_deepest_so_far_count(losses: dict[str, float], ruling: Ruling) -> None:
    state = opening()
    assert opinion(tried(state), seen(state, losses), LIMIT, is_final=True).ruling is ruling


def test_where_there_is_one_look_only_it_is_enough() -> None:
    state = opening()
    looks = replace(seen(state, {"1ply": 0.1}), levels=("1ply",))
    found = opinion(tried(state), looks, LIMIT)
    assert (found.ruling, found.level) == (Ruling.BAD, "1ply")


def test_the_order_of_the_steps_does_not_matter() -> None:
    state = opening()
    assert tried(state, "8/5 6/5").is_like(tried(state, "6/5 8/5"))
    assert not tried(state, "8/5 6/5").is_like(tried(state, "13/10 6/5"))


def test_looks_go_from_all_plays_to_the_likely_ones_and_what_is_tried() -> None:
    state, looks = opening(), Looks(canned.LEVELS)
    worst = max(canned.look_all(state), key=lambda one: -one.equity.value)
    wanted = next_look(state, looks)
    assert wanted
    assert (wanted.level, wanted.among) == ("1ply", ())
    looks = looks.with_look(canned.look(wanted))
    wanted = next_look(state, looks)
    assert wanted
    assert wanted.level == "2ply"
    assert len(wanted.among) == 2, "those within 0.16 of the best"
    looks = looks.with_look(canned.look(wanted))
    bad = CubeOrPlay(state, WHITE, Tried.PLAY, worst.position)
    forced = next_look(state, looks, bad)
    assert forced
    assert (forced.level, forced.among) == ("2ply", (worst.position,))
    looks = looks.with_look(canned.look(forced))
    while wanted := next_look(state, looks, bad):
        looks = looks.with_look(canned.look(wanted))
    assert worst.position in looks.at("3ply")
    judged = deepest_judged(bad, looks)
    assert judged
    assert judged.event == 0


def test_the_cube_is_looked_at_as_deep_as_can_be() -> None:
    state, looks = to_roll(), Looks(canned.LEVELS)
    levels = []
    while wanted := next_look(state, looks):
        levels.append(wanted.level)
        looks = looks.with_look(canned.look(wanted))
    assert tuple(levels) == canned.LEVELS
    double, roll = attempt(state, Doubled(WHITE)), attempt(state, None)
    assert double
    assert roll
    assert opinion(double, looks, LIMIT).ruling is Ruling.BAD
    assert opinion(roll, looks, LIMIT).ruling is Ruling.FINE


def test_taking_and_passing_are_seen_by_the_one_who_answers() -> None:
    state = flow.advance(to_roll(), Doubled(WHITE))
    looks = Looks(canned.LEVELS)
    while wanted := next_look(state, looks):
        looks = looks.with_look(canned.look(wanted))
    take, refusal = attempt(state, Taken(BLACK)), attempt(state, Passed(BLACK))
    assert take
    assert refusal
    assert opinion(take, looks, LIMIT).ruling is Ruling.FINE
    assert opinion(refusal, looks, LIMIT).loss == pytest.approx(0.9)


def test_what_is_no_decision_is_not_thought_about() -> None:
    state = opening()
    assert is_decision(state)
    assert attempt(state, None) is None, "nobody rolls now"
    assert attempt(state, Doubled(WHITE)) is None, "the rules forbid it"
    assert attempt(state, Played(WHITE, ())) is None, "not whole"
    assert not is_decision(flow.start(match_options(7)))
    one_point = flow.advance(opening(match_options(1)), played(opening(match_options(1)), "8/5 6/5"))
    assert not is_decision(one_point), "without a cube there is nothing to decide before the roll"
