"""Our judgement of whole matches against GNU Backgammon's and against the deeper pass.

The heavy runs are `tests.bench.gnubg_agreement` and `tests.bench.two_pass`; what they found is in
``tests/golden`` and explained there. Here one game of it is judged again.
"""

from __future__ import annotations

import json
import os
from collections.abc import Iterator, Sequence
from statistics import correlation
from typing import Any

import pytest

from bgdesk.analysis.assembling import Selection, empty_analysis, selected, with_answers
from bgdesk.analysis.judge import Judge
from bgdesk.analysis.levels import LEVELS
from bgdesk.analysis.questions import Question, RollQuestion, questions
from bgdesk.analysis.statistics import Review, review
from bgdesk.engine.sage.availability import probe
from bgdesk.formats.registry import read_bytes
from bgdesk.match.study import Study
from tests.folders import GOLDEN
from tests.match_files import match_data

SHORT = "generated/match11_event_an.sgf"
DECISIONS = 16

strong = pytest.mark.skipif(not probe(os.environ).is_available, reason="the strong engine does not run here")


def table(name: str) -> list[dict[str, Any]]:
    rows: list[dict[str, Any]] = json.loads((GOLDEN / name).read_text())
    return rows


def of_totals(rows: list[dict[str, Any]], name: str) -> float:
    """How our totals of both players go with GNU Backgammon's."""
    pairs = [pair for row in rows for pair in row[name]]
    return correlation([ours for ours, _ in pairs], [theirs for _, theirs in pairs])


def test_errors_and_luck_of_twelve_matches_go_with_gnubgs() -> None:
    rows = table("gnubg_agreement.json")
    assert len(rows) >= 10
    assert of_totals(rows, "errors") > 0.98
    assert of_totals([row for row in rows if row["luck_correlation"] is not None], "luck") > 0.98
    for row in rows:
        assert row["luck_correlation"] is None or row["luck_correlation"] > 0.98
        assert len(row["only_one_counts"]) <= 0.01 * row["compared"]
        assert row["mean_error_difference"] < 0.01


def test_two_passes_gave_the_verdicts_of_one_deep_pass() -> None:
    rows = table("two_pass.json")
    assert sum(row["decisions"] for row in rows) > 800
    for row in rows:
        assert set(row["other_grades"].values()) == {0}
        assert row["other_counts"] == 0
        assert row["mean_error_difference"] < 0.0005


@pytest.fixture(scope="module")
def short() -> Study:
    (study,) = read_bytes(match_data(SHORT)).studies
    return study


def judged(study: Study, level: str, most: int | None = None) -> Review:
    """The first game, or ``most`` decisions of it without the luck."""
    judge = _judge(level)
    asked: Sequence[Question] = list(selected(study.record, questions(study.record), Selection(game=1)))
    if most is not None:
        asked = [one for one in asked if not isinstance(one, RollQuestion)][:most]
    analysis = with_answers(empty_analysis("", level, ""), (judge.answer(one) for one in asked))
    return review(study.record, analysis)


def _judge(level: str) -> Judge:
    from bgdesk.engine.sage.judge import SageJudge

    return Judge(SageJudge(), LEVELS[level])


@strong
def test_luck_and_errors_of_a_game_go_with_gnubgs(short: Study) -> None:
    ours = judged(short, "2-ply")
    theirs = review(short.record, short.analyses[0])
    known = {one.event: one.emg for one in theirs.luck}
    lucks = [(one.emg, known[one.event]) for one in ours.luck]
    assert correlation(*zip(*lucks, strict=True)) > 0.95
    errors = {(one.decision.event, one.decision.kind): one.error for one in theirs.verdicts}
    pairs = [(one.error, errors[key]) for one, key in _named(ours) if key in errors]
    assert len(pairs) > 10
    assert correlation(*zip(*pairs, strict=True)) > 0.9


@strong
def test_two_passes_give_the_verdicts_of_one_deep_pass_in_a_game(short: Study) -> None:
    two, one = (judged(short, level, DECISIONS) for level in ("two-pass", "3-ply"))
    assert [a.decision for a in two.verdicts] == [b.decision for b in one.verdicts]
    differences = [abs(a.error - b.error) for a, b in zip(two.verdicts, one.verdicts, strict=True)]
    assert sum(differences) / len(differences) < 0.002
    assert max(differences) < 0.02


def _named(found: Review) -> Iterator[tuple[Any, Any]]:
    for one in found.verdicts:
        yield one, (one.decision.event, one.decision.kind)
