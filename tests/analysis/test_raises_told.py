"""Answers to beavers and raccoons as reports and JSON tell them."""

from __future__ import annotations

import pytest

from bgdesk.analysis.plain_review import plain_match
from bgdesk.analysis.report.derive_report import report_view
from bgdesk.analysis.report.page import DecisionItem
from bgdesk.analysis.statistics import review
from bgdesk.match.evaluation import CubeDecision, Equity, Unit
from bgdesk.match.events import Event, Passed, Raised, Taken
from bgdesk.match.study import Analysis, JudgedCube, Study
from tests.analysis.matches import raised
from tests.match.driving import BLACK, WHITE

CHAIN = (Raised(WHITE), Raised(BLACK), Passed(WHITE))


def judged(*answers: Event, taken: float, most: int) -> tuple[Study, Analysis]:
    nothing, take, refusal = (Equity(value, WHITE, Unit.MONEY) for value in (0.3, taken, 1.0))
    decision = CubeDecision(
        nothing, take, refusal, None, should_double=False, should_take=True, should_beaver=taken < 0
    )
    cubes = tuple(JudgedCube(event, decision, "3ply") for event in range(5, 7 + len(answers)))
    return Study(raised(*answers, most=most)), Analysis("an engine", "a level", cubes=cubes)


def items(*answers: Event, taken: float, most: int) -> dict[int, DecisionItem]:
    view = report_view(*judged(*answers, taken=taken, most=most))
    return {one.event: one for one in view.decisions}


def test_a_report_asks_and_tells_by_name() -> None:
    found = items(*CHAIN, taken=-0.3, most=3)
    assert found[6].done == "Beavered. Right: Beaver."
    assert found[7].title == "Person answers the beaver: cube to 4"
    assert found[7].done == "Turned the cube (raccoon). Right: Take."
    assert [one.name for one in found[7].choices] == ["Take", "Pass", "Raccoon"]
    assert found[8].title == "Bot answers the raccoon: cube to 8"
    assert found[8].done == "Turned the cube (otter). Right: Otter."
    assert [one.name for one in found[9].choices] == ["Take", "Pass"]
    assert found[9].done == "Passed. Right: Take."


def test_equities_are_of_the_one_who_answers() -> None:
    (take, refuse, raccoon) = items(Taken(WHITE), taken=0.2, most=2)[7].choices
    assert (take.equity, refuse.equity, raccoon.equity) == ("+0.400", "-2.000", "+0.800")
    assert (take.loss, take.is_chosen, raccoon.loss) == ("-0.400", True, "")


def test_an_obvious_answer_is_left_out() -> None:
    assert 7 not in items(Taken(WHITE), taken=-0.3, most=1)


@pytest.mark.parametrize(
    ("taken", "best"), [(-0.3, ["take", "raise"]), (0.2, ["raise", "take"]), (1.2, ["raise", "pass"])]
)
def test_json_names_the_best_answer(taken: float, best: list[str]) -> None:
    study, analysis = judged(Raised(WHITE), Taken(BLACK), taken=taken, most=3)
    (game,) = plain_match(study, review(study.record, analysis))["games"]
    found = {one["event"]: one for one in game["decisions"]}
    assert [found[event]["best"] for event in (7, 8)] == best
    assert found[5]["best"] == f"no double, {'beaver' if taken < 0 else 'take'}"
