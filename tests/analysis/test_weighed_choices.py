"""What a choice gives away, how hard it was, and in which direction the cube went wrong."""

from __future__ import annotations

import math
from dataclasses import replace

import pytest
from hypothesis import given, strategies as st

from bgdesk.analysis.questions import Kind, decisions
from bgdesk.analysis.verdicts import verdicts
from bgdesk.analysis.weighed_choices import ChoicesWeighed, CubeError, difficulty
from bgdesk.match.study import JudgedCube, JudgedPlay
from tests.analysis.matches import every_kind, random_match
from tests.analysis.test_verdicts import DOUBLE, EMPTY, NO_DOUBLE, PLAY, candidates, cube
from tests.match.driving import BLACK, WHITE

losses = st.lists(st.floats(0, 1), min_size=1, max_size=20)


@given(losses)
def test_what_is_lost_on_average_lies_between_nothing_and_the_worst(found: list[float]) -> None:
    lost = difficulty(found)
    assert 0 <= lost <= max(found) + 1e-12
    assert lost <= sum(found) / len(found) + 1e-12, "better choices are likelier"


def test_difficulty_by_hand() -> None:
    assert difficulty(()) == 0.0
    assert difficulty((0.0,)) == 0.0
    weight = math.exp(-2)
    assert difficulty((0.0, 0.05)) == pytest.approx(0.05 * weight / (1 + weight))
    assert difficulty((0.0, 0.02, 0.02)) > difficulty((0.0, 0.02))


def test_the_losses_of_a_play_are_those_of_its_candidates() -> None:
    judged = JudgedPlay(PLAY, candidates(every_kind(), 0.2, 0.05, -0.3), 1, 20)
    (verdict,) = verdicts(every_kind(), replace(EMPTY, plays=(judged,)))
    choices = ChoicesWeighed(replace(EMPTY, plays=(judged,)))
    assert choices.losses(verdict.decision) == pytest.approx((0.0, 0.15, 0.5))
    assert choices.choices(verdict.decision) == 20
    assert choices.in_result(verdict.decision, verdict.error) == pytest.approx(verdict.cost)
    assert choices.cube_error(verdict.decision, verdict.error) is None
    assert ChoicesWeighed(EMPTY).losses(verdict.decision) == ()
    unknown = ChoicesWeighed(replace(EMPTY, plays=(replace(judged, legal_count=None),)))
    assert unknown.choices(verdict.decision) == 3


@pytest.mark.parametrize(
    ("event", "no_double", "taken", "expected"),
    [
        (NO_DOUBLE, 0.5, 0.6, CubeError.MISSED),
        (NO_DOUBLE, 0.5, 0.4, None),
        (NO_DOUBLE, 0.5, 0.5005, None),
        (DOUBLE, 0.5, 0.4, CubeError.EARLY),
        (DOUBLE, 0.5, 0.6, None),
        (DOUBLE, 1.2, 1.5, CubeError.TOO_GOOD),
        (DOUBLE, 1.2, 1.0, CubeError.TOO_GOOD),
        (DOUBLE, 0.95, 0.9, CubeError.EARLY),
    ],
)
def test_directions_of_a_double(
    event: int, no_double: float, taken: float, expected: CubeError | None
) -> None:
    pov = BLACK if event == NO_DOUBLE else WHITE
    judged = JudgedCube(event, cube(no_double, taken, pov), "3ply")
    analysis = replace(EMPTY, cubes=(judged,))
    (verdict,) = verdicts(every_kind(), analysis)
    choices = ChoicesWeighed(analysis)
    assert choices.cube_error(verdict.decision, verdict.error) is expected
    best = max(no_double, min(taken, 1.0))
    assert choices.losses(verdict.decision) == pytest.approx((best - no_double, best - min(taken, 1.0)))
    assert choices.choices(verdict.decision) == 2


@pytest.mark.parametrize(
    ("kind", "direction"), [(Kind.TAKE, CubeError.WRONG_TAKE), (Kind.PASS, CubeError.WRONG_PASS)]
)
def test_directions_of_an_answer(kind: Kind, direction: CubeError) -> None:
    for seed in range(40):
        found = [one for one in decisions(random_match(seed)) if one.kind is kind]
        if found:
            assert ChoicesWeighed(EMPTY).cube_error(found[0], 0.1) is direction
            assert ChoicesWeighed(EMPTY).cube_error(found[0], 0.0) is None
            return
    pytest.fail("nobody was doubled")
