"""Where a review stops."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bgdesk.analysis.phases import GamePhase
from bgdesk.analysis.questions import Kind
from bgdesk.analysis.verdicts import Verdict
from bgdesk.app.review.walk import (
    FoundError,
    Ground,
    errors_of,
    forced_plays,
    ground_of,
    next_error,
    next_of,
    passed,
    previous_of,
    walk_through,
    worst_left,
)
from bgdesk.match.events import GameStarted, OpeningRolled, Played
from bgdesk.match.options import MatchOptions, match_options
from bgdesk.match.record import MatchRecord
from bgdesk.rules.player import Player
from tests.analysis.matches import random_match
from tests.match.autoplay import whole_match
from tests.match.driving import some_play
from tests.random_play import a_header

WHITE, BLACK = Player.WHITE, Player.BLACK


@pytest.fixture(scope="module")
def ground() -> Ground:
    """A match of several games, played at random."""
    return ground_of(whole_match(match_options(5), seed=3))


def verdict(ground: Ground, number: int, error: float, *, counts: bool = True) -> Verdict:
    """Decision ``number`` cost so much."""
    return Verdict(ground.decisions[number], error, error, counts, counts, GamePhase.CONTACT)


def test_a_place_without_choice_is_no_stop_but_can_be_reached(ground: Ground) -> None:
    forced = forced_plays(ground)
    stops = walk_through(replace(ground, forced=forced), (), 0.02)
    plays = [one for one in ground.decisions if one.kind is Kind.PLAY]
    dances = {one.event for one in plays if one.event in forced}
    assert dances
    assert dances.isdisjoint(stops.choices)
    assert dances <= set(stops.all)
    assert {one.event for one in plays} - forced <= set(stops.choices)


def test_not_to_double_is_a_stop_where_it_was_wrong_or_close(ground: Ground) -> None:
    rolls = [number for number, one in enumerate(ground.decisions) if one.kind is Kind.NO_DOUBLE][:3]
    wrong, close, obvious = rolls
    verdicts = [
        verdict(ground, wrong, 0.05, counts=False),
        verdict(ground, close, 0.0),
        verdict(ground, obvious, 0.0, counts=False),
    ]
    choices = walk_through(ground, verdicts, 0.02).choices
    assert [ground.decisions[one].event in choices for one in rolls] == [True, True, False]


def test_every_game_begins_with_its_first_decision(ground: Ground) -> None:
    stops = walk_through(ground, (), 0.02)
    games = [one.game for one in ground.decisions if one.event in stops.games]
    assert games == list(range(1, max(one.game for one in ground.decisions) + 1))


def test_what_is_still_to_be_decided_is_a_stop() -> None:
    record = MatchRecord(a_header(match_options(3)), (GameStarted(1), OpeningRolled(3, 1)))
    assert walk_through(ground_of(record), (), 0.02).choices == (2,)
    play = some_play(record.state)
    assert isinstance(play, Played)
    assert walk_through(ground_of(record.append(play)), (), 0.02).choices == (2, 3)


def test_errors_are_those_of_one_player_from_the_threshold_on(ground: Ground) -> None:
    mine = [number for number, one in enumerate(ground.decisions) if one.player is WHITE]
    theirs = [number for number, one in enumerate(ground.decisions) if one.player is BLACK]
    verdicts = sorted(
        (
            verdict(ground, mine[0], 0.019),
            verdict(ground, mine[1], 0.02),
            verdict(ground, mine[2], 0.3),
            verdict(ground, theirs[2], 0.1),
        ),
        key=lambda one: one.decision.event,
    )
    stops = walk_through(ground, verdicts, 0.02)
    places = [ground.decisions[number].event for number in (mine[1], mine[2])]
    assert errors_of(stops, WHITE) == tuple(places)
    assert errors_of(stops, BLACK) == (ground.decisions[theirs[2]].event,)
    assert len(errors_of(stops, None)) == 3
    assert worst_left(stops, WHITE, ()) == places[1]
    assert worst_left(stops, WHITE, {places[1]}) == places[0]
    assert worst_left(stops, WHITE, places) is None


@pytest.mark.parametrize(
    ("at", "before", "behind", "so_far", "error"),
    [
        (0, None, 3, 0, FoundError(3)),
        (3, None, 7, 1, FoundError(7)),
        (5, 3, 7, 1, FoundError(7)),
        (7, 3, None, 2, FoundError(3, is_again=True)),
        (9, 7, None, 2, FoundError(3, is_again=True)),
    ],
)
def test_ways_from_a_place(
    at: int, before: int | None, behind: int | None, so_far: int, error: FoundError
) -> None:
    places = (3, 7)
    assert (previous_of(places, at), next_of(places, at), passed(places, at)) == (before, behind, so_far)
    assert next_error(places, at) == error
    assert next_error((), at) is None


def test_to_roll_again_is_nothing_to_decide() -> None:
    whole = random_match(3, MatchOptions("russian", 5))
    again = next(number for number, state in enumerate(whole.states) if state.is_extra_roll)
    record = MatchRecord(whole.header, whole.entries[:again])
    assert record.state.is_extra_roll
    assert again not in walk_through(ground_of(record), (), 0.02).choices


def test_before_a_roll_there_is_something_to_decide_where_a_double_is_allowed() -> None:
    for length, is_open in ((3, True), (1, False)):
        record = MatchRecord(a_header(match_options(length)), (GameStarted(1), OpeningRolled(3, 1)))
        record = record.append(some_play(record.state))
        assert ground_of(record).is_open is is_open
