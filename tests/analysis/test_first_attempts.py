"""In the figures of a player a decision costs what the first attempt at it did, everywhere the same."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bgdesk.analysis.report.derive_report import report_view
from bgdesk.analysis.statistics import review
from bgdesk.library.figures import figures_of
from bgdesk.match.evaluation import CubeDecision, Equity, Unit
from bgdesk.match.events import Doubled, Played, Rolled, StepPlayed, TakenBack, Warned
from bgdesk.match.record import MatchRecord
from bgdesk.match.study import Analysis, Candidate, JudgedCube, JudgedPlay, Study
from bgdesk.match.tutor import Tried, TutorMode
from bgdesk.rules.dice import Dice
from tests.match.test_warned import BLACK, POINT, SPLIT, WHITE, begun, warned

UNKNOWN = (StepPlayed(13, 10, 3), StepPlayed(13, 12, 1))


def equity(value: float) -> Equity:
    return Equity(value, WHITE, Unit.NORMALISED)


def judged(played: int) -> Analysis:
    """The point is best, the split 0.130 worse; nothing is said of other plays."""
    best, other = (begun().append(Played(WHITE, one)).state.position for one in (POINT, SPLIT))
    candidates = (
        Candidate("8/5 6/5", best, equity(0.2), None, "2ply"),
        Candidate("24/21 6/5", other, equity(0.07), None, "2ply"),
    )
    return Analysis("x", "2-ply", plays=(JudgedPlay(2, candidates, played, 12),))


def heeded(loss: int = 110) -> MatchRecord:
    return begun().append(warned(loss=loss)).append(Played(WHITE, POINT))


def test_being_told_does_not_better_the_rating() -> None:
    told = review(heeded(), judged(0))
    assert told.verdicts[0].error == 0.0, "what was done in the end was right"
    assert told.players.white.error == pytest.approx(0.13), "the analysis knows better than the tutor"
    assert told.players.white.pr == pytest.approx(65)
    assert told.players.white.cost > 0.0
    assert told.rated[0].tried == warned()
    untold = review(begun().append(Played(WHITE, POINT)), judged(0))
    assert untold.players.white.pr == 0.0
    assert untold.rated == untold.verdicts


def test_what_the_analysis_does_not_know_costs_what_the_tutor_said() -> None:
    record = begun().append(warned(loss=110, steps=UNKNOWN)).append(Played(WHITE, POINT))
    assert review(record, judged(0)).players.white.error == pytest.approx(0.11)
    shallow = judged(0).plays[0]
    best, other = shallow.candidates
    uneven = replace(shallow, candidates=(best, replace(other, level="1ply")))
    assert review(heeded(), Analysis("x", "2-ply", plays=(uneven,))).players.white.error == 0.11


def test_a_play_kept_in_spite_of_a_warning_costs_what_the_analysis_says() -> None:
    kept = begun().append(warned(loss=300)).append(Played(WHITE, SPLIT))
    told = review(kept, judged(1))
    assert told.players.white.error == pytest.approx(0.13)
    assert told.rated[0].tried is None, "what was done is what was tried first"


def test_what_was_done_in_the_end_is_never_forgiven() -> None:
    record = begun().append(warned(loss=100, steps=UNKNOWN)).append(Played(WHITE, SPLIT))
    assert review(record, judged(1)).players.white.error == pytest.approx(0.13)


def to_double() -> MatchRecord:
    played = begun().append(Played(WHITE, POINT)).append(Rolled(BLACK, Dice(3, 1), 2))
    return played.append(Played(BLACK, POINT))


def of_cube(event: int, double: float) -> Analysis:
    values = (equity(0.5), equity(0.5 + double), equity(1.0))
    cube = CubeDecision(*values, None, should_double=double > 0, should_take=True)
    return Analysis("x", "2-ply", cubes=(JudgedCube(event, cube, "2ply"),))


@pytest.mark.parametrize("tried", [Tried.ROLL, Tried.DOUBLE])
def test_a_decision_about_the_cube_is_of_the_kind_that_was_tried(tried: Tried) -> None:
    record = to_double()
    event = len(record.events)
    given = Warned(WHITE, event, tried, 120, TutorMode.NUDGE)
    answer = Doubled(WHITE) if tried is Tried.ROLL else Rolled(WHITE, Dice(2, 1), 3)
    record = record.append(given).append(answer)
    told = review(record, of_cube(event, 0.2 if tried is Tried.ROLL else -0.2))
    (found,) = (one for one in told.rated if one.decision.event == event)
    assert found.error == pytest.approx(0.2)
    assert found.decision.kind == {Tried.ROLL: "no_double", Tried.DOUBLE: "double"}[tried]
    assert told.verdicts[-1].error == 0.0
    assert told.players.white.by_kind[found.decision.kind].error == pytest.approx(0.2)


def test_what_was_taken_back_with_its_turn_counts_no_more() -> None:
    record = heeded().append(TakenBack(1, same_dice=True))
    assert not review(record, judged(0)).rated


def test_the_list_the_report_and_the_review_say_the_same() -> None:
    record, analysis = heeded(), judged(0)
    told = review(record, analysis).players.white
    listed = figures_of(record, analysis)
    assert (listed.white_pr, listed.white_decisions) == (told.pr, told.decisions) == (pytest.approx(65), 1)
    view = report_view(Study(record, analyses=(analysis,)), analysis)
    (item,) = view.decisions
    assert item.cost == pytest.approx(0.13), "it is listed among the errors"
    assert item.grade == "", "what was done in the end was right"
    assert "The first attempt counts in all figures: 24/21 6/5 cost 0.130." in item.notes
