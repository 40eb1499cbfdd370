from __future__ import annotations

from dataclasses import replace

import pytest

from bgdesk.engine.resignation import is_acceptable, level_to_offer
from bgdesk.match.evaluation import Probabilities
from bgdesk.match.events import ResignationOffered, ResignationRejected
from bgdesk.match.options import MatchOptions, match_options
from bgdesk.match.state import MatchState
from bgdesk.rules.cube import Cube
from tests.match.driving import BLACK, JACOBY, PLAIN_MONEY, WHITE, after, on_roll, opened, scored, turns
from tests.rules.boards import board

LATE = board("24:1 8:5 7:5 6:4", "22:2")
"""White has borne nothing off and may lose a backgammon; Black has two checkers left."""


def late(options: MatchOptions = PLAIN_MONEY) -> MatchState:
    """White is on roll and loses."""
    return replace(on_roll(options), position=LATE)


def losing(gammon: float = 0.0, backgammon: float = 0.0, win: float = 0.0) -> Probabilities:
    return Probabilities(WHITE, win, 0.0, 0.0, gammon, backgammon)


def level(state: MatchState, chances: Probabilities) -> int:
    return level_to_offer(state, WHITE, lambda: chances)


@pytest.mark.parametrize(
    ("chances", "expected"),
    [
        (losing(), 1),
        (losing(gammon=1.0), 2),
        (losing(gammon=1.0, backgammon=1.0), 3),
        (losing(win=0.01), 0),
        (losing(gammon=0.3), 0),
        (losing(gammon=0.99), 0),
        (losing(gammon=1.0, backgammon=0.2), 0),
    ],
)
def test_a_level_is_offered_only_when_nothing_is_left_to_save(chances: Probabilities, expected: int) -> None:
    assert level(late(), chances) == expected


def test_a_gammon_that_cannot_be_lost_is_not_offered() -> None:
    borne_off = replace(late(), position=board("8:5 7:5 6:4", "22:2"))
    assert level(borne_off, losing(gammon=1.0)) == 1


def test_without_gammons_a_single_game_is_all_there_is_to_lose() -> None:
    assert level(late(JACOBY), losing(gammon=0.7)) == 1


def test_at_match_point_nobody_plays_on_to_save_a_gammon() -> None:
    between = scored(match_options(3), (BLACK, 2))
    state = replace(turns(opened(between, BLACK), 1), position=LATE)
    assert level(state, losing(gammon=0.5)) == 1


def test_a_level_that_was_refused_is_not_undercut() -> None:
    state = after(late(), ResignationOffered(WHITE, 2), ResignationRejected(BLACK))
    assert level(state, losing()) == 0
    assert level(state, losing(gammon=1.0)) == 2


def test_nobody_is_asked_for_chances_when_resigning_is_impossible() -> None:
    def never() -> Probabilities:
        raise AssertionError("asked")

    assert level_to_offer(late(), BLACK, never) == 0


@pytest.mark.parametrize(
    ("offered", "chances", "accepts"),
    [
        (1, losing(), True),
        (1, losing(gammon=0.1), False),
        (1, losing(gammon=0.1, win=0.06), True),
        (1, losing(win=0.4), True),
        (2, losing(gammon=1.0), True),
        (2, losing(gammon=1.0, backgammon=0.05), False),
        (3, losing(gammon=1.0, backgammon=1.0), True),
    ],
)
def test_a_resignation_is_accepted_when_playing_on_is_worth_no_more(
    offered: int, chances: Probabilities, *, accepts: bool
) -> None:
    state = after(late(), ResignationOffered(WHITE, offered))
    assert is_acceptable(state, BLACK, chances.flipped()) is accepts


def test_what_cannot_be_topped_is_accepted_whatever_the_chances_say() -> None:
    state = after(late(JACOBY), ResignationOffered(WHITE, 1))
    assert is_acceptable(state, BLACK, losing(gammon=1.0).flipped())


def test_in_a_match_points_count_that_are_still_needed() -> None:
    """Two points away from the match a gammon on the 2 cube wins no more than a single game."""
    cube = Cube(2, BLACK)
    near = replace(late(match_options(2)), cube=cube)
    far = replace(late(match_options(9)), cube=cube)
    hopes = losing(gammon=0.5).flipped()
    assert is_acceptable(after(near, ResignationOffered(WHITE, 1)), BLACK, hopes)
    assert not is_acceptable(after(far, ResignationOffered(WHITE, 1)), BLACK, hopes)


def test_three_points_are_not_enough_where_four_are_to_be_won() -> None:
    """White has a checker on the bar; such games may be agreed on to count four."""
    hopes = losing(gammon=1.0, backgammon=1.0).flipped()
    for four_for_bar in (True, False):
        options = replace(PLAIN_MONEY, quad_for_bar=four_for_bar)
        state = replace(late(options), position=board("bar:1 8:5 7:5 6:4", "22:2"))
        offered = after(state, ResignationOffered(WHITE, 3))
        assert is_acceptable(offered, BLACK, hopes) is not four_for_bar
