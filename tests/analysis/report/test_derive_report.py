"""What a report says of a match."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bgdesk.analysis.layers import layered
from bgdesk.analysis.report.derive_report import best_analysis, report_view
from bgdesk.analysis.report.page import ReportView
from bgdesk.analysis.report.position import position_svg
from bgdesk.formats.registry import read_file
from bgdesk.match.study import Analysis, Rollout, Study
from tests.match_files import MATCHES

FILE = MATCHES / "xg/charlot_7p.xg"


@pytest.fixture(scope="module")
def study() -> Study:
    return read_file(FILE).studies[0]


@pytest.fixture(scope="module")
def view(study: Study) -> ReportView:
    analysis = best_analysis(study)
    assert analysis
    return report_view(study, analysis)


def test_the_play_made_is_always_among_at_most_eight(view: ReportView) -> None:
    plays = [one for one in view.decisions if " to play " in one.title]
    assert len(plays) > 100
    assert all(len(one.choices) <= 8 for one in plays)
    assert all(sum(choice.is_chosen for choice in one.choices) == 1 for one in plays)


def test_numbers_go_on_and_lead_from_the_chart(view: ReportView) -> None:
    assert [one.number for one in view.decisions] == list(range(1, len(view.decisions) + 1))
    graded = {one.number for one in view.decisions if one.grade}
    assert {point.goto for point in view.chart if point.grade} == graded
    assert view.chart[-1].chance == 1
    assert all(0 <= point.chance <= 1 for point in view.chart)


def test_a_question_does_not_give_its_answer_away(view: ReportView) -> None:
    asked = {one.title.split()[-2] for one in view.decisions if one.done.startswith(("Rolled", "Doubled"))}
    assert asked == {"may"}


def test_forced_plays_are_left_out_and_counted(view: ReportView) -> None:
    assert "forced plays" in view.footer
    assert not any(len(one.choices) == 1 for one in view.decisions if " to play " in one.title)


def test_a_position_is_a_picture_of_its_own(study: Study) -> None:
    drawing = position_svg(study)
    assert drawing.startswith("<svg")
    assert "pips" in drawing
    assert 'id="bg-board"' in drawing


def test_the_head_names_who_looked_deeper(study: Study) -> None:
    base = best_analysis(study)
    assert base
    (first, *_) = (one for one in base.plays if len(one.candidates) > 1)
    rollout = Rollout(1296, 0.004)
    rolled = tuple(replace(one, level="rollout", rollout=rollout) for one in first.candidates)
    other = Analysis("bgsage 1.2", "rollout", plays=(replace(first, candidates=rolled),), is_complete=False)
    layers = layered([other, base])
    assert layers
    both = replace(study, analyses=(other, base))
    alone = report_view(both, base).engine
    assert "deeper" not in alone
    head = report_view(both, layers.shown).engine.split(" · ")
    assert head[0] == alone.split(" · ")[0]
    assert head[1] == "with deeper looks by bgsage 1.2, rollout"
