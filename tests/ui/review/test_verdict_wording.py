"""What came of a decision, in the words of players."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bgdesk.analysis.questions import Kind
from bgdesk.match.evaluation import CubeDecision, Equity, Unit
from bgdesk.match.events import Doubled
from bgdesk.match.state import MatchState
from bgdesk.rules.player import Player
from bgdesk.ui.review.verdict_wording import answer_verdict, double_verdict, loss_text, play_verdict
from tests.analysis.matches import every_kind

LOSS = loss_text(0.131, 0.011)


def decision(no_double: float, taken: float) -> CubeDecision:
    first, second, third = (Equity(value, Player.WHITE, Unit.NORMALISED) for value in (no_double, taken, 1.0))
    return CubeDecision(first, second, third, None, should_double=False, should_take=True)


def before(kind: type) -> MatchState:
    record = every_kind()
    return next(
        state for state, event in zip(record.states, record.events, strict=False) if isinstance(event, kind)
    )


def test_what_a_decision_gave_away_is_told_in_both_units() -> None:
    assert LOSS == "-0.131 (-1.1 % match)"
    assert loss_text(0.131, None) == "-0.131"


def test_a_play_is_told_by_its_grade() -> None:
    assert play_verdict(0.131, LOSS, "8/5 6/5") == "Blunder, -0.131 (-1.1 % match): best was 8/5 6/5"
    assert play_verdict(0.05, "-0.050", "8/5").startswith("Error, -0.050")
    assert play_verdict(0.025, "-0.025", "8/5").startswith("Doubtful, -0.025")
    assert play_verdict(0.0001, "", "8/5") == "Right"


@pytest.mark.parametrize(
    ("kind", "error", "equities", "said"),
    [
        (Kind.NO_DOUBLE, 0.131, (0.5, 0.631), f"Missed double, {LOSS}: right was double, take"),
        (Kind.NO_DOUBLE, 0.131, (0.869, 1.2), f"Missed double, {LOSS}: right was double, pass"),
        (Kind.DOUBLE, 0.131, (0.331, 0.2), f"Wrong double, {LOSS}: right was no double, take"),
        (Kind.DOUBLE, 0.131, (1.131, 1.2), f"Wrong double, {LOSS}: right was too good to double, pass"),
        (Kind.DOUBLE, 0.0, (0.5, 0.6), "Right: double, take"),
        (Kind.NO_DOUBLE, 0.0, (1.2, 1.4), "Right: too good to double, pass"),
    ],
)
def test_a_double_is_told_in_the_terms_of_the_cube(
    kind: Kind, error: float, equities: tuple[float, float], said: str
) -> None:
    assert double_verdict(kind, error, LOSS, decision(*equities), before(Doubled)) == said


def test_the_owner_of_the_cube_redoubles() -> None:
    state = before(Doubled)
    owned = replace(state, cube=replace(state.cube, owner=Player.WHITE))
    said = double_verdict(Kind.NO_DOUBLE, 0.131, LOSS, decision(0.5, 0.631), owned)
    assert said == f"Missed redouble, {LOSS}: right was redouble, take"


def test_an_answer_is_told() -> None:
    record = every_kind()
    state = record.states[next(n for n, one in enumerate(record.events) if isinstance(one, Doubled)) + 1]
    assert answer_verdict(Kind.TAKE, 0.2, LOSS, decision(0.8, 1.2), state) == (
        f"Wrong take, {LOSS}: right was pass"
    )
    assert answer_verdict(Kind.PASS, 0.2, LOSS, decision(0.8, 0.8), state).endswith("right was take")
    assert answer_verdict(Kind.TAKE, 0.0, LOSS, decision(0.8, 0.8), state) == "Right: take"
