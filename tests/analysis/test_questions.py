"""Every decision of a match is found, and asked about."""

from __future__ import annotations

import pickle
from collections import Counter
from dataclasses import replace

import pytest

from bgdesk.analysis.questions import (
    CubeQuestion,
    Kind,
    PlayQuestion,
    ResignationQuestion,
    RollQuestion,
    decisions,
    questions,
)
from bgdesk.match.events import Doubled, OpeningRolled, Passed, Played, Raised, Rolled
from bgdesk.match.options import MatchOptions, match_options
from bgdesk.match.state import Phase
from tests.analysis.matches import every_kind, raised, random_match
from tests.match.driving import BLACK, WHITE


def test_every_kind_of_decision_is_found_where_it_was_made() -> None:
    found = [(one.event, one.player, one.kind) for one in decisions(every_kind())]
    assert found == [
        (2, WHITE, Kind.PLAY),
        (3, BLACK, Kind.NO_DOUBLE),
        (4, BLACK, Kind.PLAY),
        (5, WHITE, Kind.DOUBLE),
        (6, BLACK, Kind.RAISE),
        (7, WHITE, Kind.TAKE),
        (9, WHITE, Kind.RESIGNATION),
        (10, BLACK, Kind.RESIGNATION_REJECTED),
        (11, WHITE, Kind.RESIGNATION),
        (12, BLACK, Kind.RESIGNATION_ACCEPTED),
    ]


def test_every_decision_is_asked_about() -> None:
    record = every_kind()
    asked = {one.event for one in questions(record) if not isinstance(one, RollQuestion)}
    assert {one.event for one in decisions(record)} == asked


def test_an_opening_that_is_rolled_again_has_no_dice() -> None:
    record = random_match(1, replace(match_options(1), variant="portes"))
    opening = next(one for one in questions(record) if isinstance(one, RollQuestion))
    assert opening.opponents
    assert opening.dice is None


def test_answers_to_raises_are_about_the_double() -> None:
    record = raised(Raised(WHITE), Raised(BLACK), Passed(WHITE), most=3)
    cubes = [one for one in questions(record) if isinstance(one, CubeQuestion) and one.was_offered]
    assert [one.event for one in cubes] == [5, 6, 7, 8, 9]
    assert {one.situation for one in cubes} == {cubes[0].situation}


@pytest.mark.parametrize("options", [match_options(0), match_options(5), match_options(1)])
def test_what_is_asked_fits_the_events(options: MatchOptions) -> None:
    record = random_match(5, options)
    asked = questions(record)
    kinds = Counter(type(one) for one in asked)
    plays = sum(isinstance(event, Played) for event in record.events)
    starts = [
        isinstance(event, OpeningRolled) and record.states[index + 1].phase is Phase.TO_PLAY
        for index, event in enumerate(record.events)
    ]
    rolls = sum(isinstance(event, Rolled) for event in record.events) + sum(starts)
    assert kinds[PlayQuestion] == plays
    assert kinds[RollQuestion] == rolls
    assert [one.event for one in asked] == sorted(one.event for one in asked)


def test_the_first_turn_and_a_one_point_match_have_no_cube_decision() -> None:
    record = random_match(5, match_options(1))
    assert not any(isinstance(one, CubeQuestion) for one in questions(record))
    first = next(one for one in questions(every_kind()) if isinstance(one, CubeQuestion))
    assert first.event == 3


def test_the_answer_to_a_double_is_about_the_position_of_the_double() -> None:
    record = random_match(7, match_options(7))
    cubes = {one.event: one for one in questions(record) if isinstance(one, CubeQuestion)}
    doubles = [index for index, event in enumerate(record.events) if isinstance(event, Doubled)]
    assert doubles
    for index in doubles:
        assert cubes[index].was_offered
        assert cubes[index + 1].situation == cubes[index].situation
        assert cubes[index + 1].situation.player is record.states[index].turn


def test_a_resignation_names_who_decides() -> None:
    found = [one for one in questions(every_kind()) if isinstance(one, ResignationQuestion)]
    assert [(one.level, one.decider) for one in found] == [(1, WHITE), (1, BLACK), (2, WHITE), (2, BLACK)]
    assert all(one.situation.player is WHITE and one.dice for one in found)


def test_questions_travel_between_processes() -> None:
    asked = questions(every_kind())
    assert pickle.loads(pickle.dumps(asked)) == asked
