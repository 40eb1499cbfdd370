"""Levels, grades, progress and outcome of an analysis in words."""

from __future__ import annotations

import pytest

from bgdesk.analysis.grades import THRESHOLDS
from bgdesk.analysis.judge import NotJudged
from bgdesk.analysis.levels import LEVELS
from bgdesk.analysis.phases import GamePhase
from bgdesk.analysis.questions import Decision, Kind, decisions
from bgdesk.analysis.statistics import FEWEST
from bgdesk.analysis.tally import DecisionTally
from bgdesk.analysis.verdicts import Verdict
from bgdesk.app.review.analysis_run import AnalysisOutcome, Grown
from bgdesk.app.workers.analysis_pool import Progress
from bgdesk.engine.core.availability import plays_games
from bgdesk.engine.obstacle import Obstacle
from bgdesk.match.options import MatchOptions, match_options
from bgdesk.match.record import MatchRecord
from bgdesk.match.study import Analysis
from bgdesk.rules.player import Player
from bgdesk.ui.review.judgement_wording import (
    analysis_levels,
    derive_work,
    judges_text,
    mark_of,
    marks_of,
    outcome_text,
    summary_text,
    summary_tip,
)
from tests.match.autoplay import whole_match
from tests.match.driving import header

pytestmark = pytest.mark.usefixtures("english_plurals")


def test_every_level_has_a_name_and_says_what_it_takes() -> None:
    views = analysis_levels(match_options(7))
    assert [view.id for view in views] == list(LEVELS)
    assert len({view.name for view in views}) == len(views)
    assert all(view.explanation.endswith(".") for view in views)


NETWORKS_LOOK = ("1-ply", "2-ply", "3-ply") if plays_games() else ("1-ply", "2-ply")
"""Three plies are the core's alone."""


@pytest.mark.parametrize(
    ("games", "levels", "note"),
    [
        (("plakoto",), list(NETWORKS_LOOK), ""),
        (("hypergammon",), ["exact"], ""),
        (("plakoto", "hypergammon"), list(NETWORKS_LOOK), ""),
        (
            ("portes", "plakoto", "fevga"),
            list(LEVELS),
            f"Plakoto, Fevga look {NETWORKS_LOOK[-1]} deep at most.",
        ),
    ],
)
def test_only_depths_are_offered_that_the_judges_of_the_games_have(
    games: tuple[str, ...], levels: list[str], note: str
) -> None:
    options = MatchOptions(games[0], length=5, rotation=games if len(games) > 1 else ()).locked()
    views = analysis_levels(options)
    assert [view.id for view in views] == levels
    assert all(view.explanation.endswith(".") for view in views)
    assert judges_text(options).endswith(note)
    assert bool(judges_text(options)) == bool(note)


@pytest.mark.parametrize(
    ("error", "symbol", "grade", "words"),
    [
        (0.0, "", "none", "right"),
        (0.0004, "", "none", "right"),
        (0.012, "", "none", "costs 0.012"),
        (0.02, "?!", "doubtful", "doubtful, costs 0.020"),
        (0.05, "?", "bad", "an error, costs 0.050"),
        (0.5, "??", "very_bad", "a blunder, costs 0.500"),
    ],
)
def test_a_mark_says_how_bad_it_was(error: float, symbol: str, grade: str, words: str) -> None:
    mark = mark_of(error)
    assert (mark.symbol, mark.grade, mark.words) == (symbol, grade, words)


def test_a_mark_follows_the_thresholds() -> None:
    assert mark_of(0.025, THRESHOLDS["gnubg"]).symbol == ""


RECORD = whole_match(match_options(1), seed=3)
SEATS = RECORD.header.seats
WHITE, BLACK = Player


def verdict(event: int, error: float, player: Player = WHITE, *, counts: bool = True) -> Verdict:
    decision = Decision(event, 1, player, Kind.PLAY, RECORD.states[2])
    return Verdict(decision, error, error, counts, counts, GamePhase.CONTACT)


def test_only_decisions_with_a_grade_are_marked() -> None:
    marks = marks_of([verdict(2, 0.01), verdict(4, 0.03), verdict(6, 0.9)])
    assert {event: mark.symbol for event, mark in marks.items()} == {4: "?!", 6: "??"}


def test_the_summary_says_where_there_are_few_decisions() -> None:
    many = [verdict(number, 0.01) for number in range(FEWEST)]
    few = [verdict(number, 0.02, BLACK) for number in range(FEWEST - 1)]
    assert (
        summary_text(many + few, SEATS)
        == f"PR: {SEATS.white.name} 5.0 · {SEATS.black.name} 10.0 (few decisions)"
    )
    assert str(FEWEST) in summary_tip()


def test_without_decisions_that_count_there_is_no_summary() -> None:
    assert summary_text([verdict(1, 0.5, counts=False)], SEATS) == ""


@pytest.mark.parametrize(
    ("seconds", "words"),
    [
        (0.2, "about 1 second left"),
        (44.6, "about 45 seconds left"),
        (100, "about 2 minutes left"),
        (3000, "about 50 minutes left"),
        (8000, "about 2 hours left"),
    ],
)
def test_the_time_left_is_told_as_roughly_as_it_is_known(seconds: float, words: str) -> None:
    view = derive_work(Progress(5, 20, seconds))
    assert view.text == f"25 % analysed · {words}"
    assert (view.done, view.total) == (5, 20)


def test_at_first_nobody_knows_how_long_it_takes() -> None:
    assert derive_work(Progress(0, 20, None)).text == "0 % analysed"
    assert derive_work(Progress(0, 20, 3.0)).text == "0 % analysed"
    assert derive_work(Progress(0, 1, None), 12).text == "Analysing the decision · 12 seconds so far"


def outcome(judged: int, *lost: NotJudged, is_complete: bool = True) -> AnalysisOutcome:
    analysis = Analysis("E", "2-ply", is_complete=is_complete)
    grown = Grown(MatchRecord(header(match_options(1))), analysis, Progress(1, 1, 0.0))
    return AnalysisOutcome(grown, judged, len(lost), lost)


STOPPED = "The engine stopped unexpectedly."
UNKNOWN = "The engine does not know Hypergammon."
HYPER = NotJudged(3, Obstacle.VARIANT_UNKNOWN, "hypergammon")


@pytest.mark.parametrize(
    ("told", "words"),
    [
        (outcome(7), "Analysis complete: 9 decisions, 6 not forced."),
        (outcome(1, is_complete=False), "1 decision analysed."),
        (outcome(0, is_complete=False), "There was nothing left to analyse."),
        (outcome(0, HYPER), f"1 decision could not be analysed. {UNKNOWN}"),
        (
            outcome(2, HYPER, NotJudged(4, Obstacle.DIED)),
            f"2 decisions analysed. 2 decisions could not be analysed. {UNKNOWN} {STOPPED}",
        ),
    ],
)
def test_the_outcome_is_told_with_what_was_not_judged(told: AnalysisOutcome, words: str) -> None:
    assert outcome_text(told, DecisionTally(9, 6, 4)) == words


def test_ratings_of_several_games_are_told_apart() -> None:
    options = MatchOptions(length=3, rotation=("backgammon", "nackgammon")).locked()
    record = whole_match(options, seed=2)
    games = {one.game: one for one in decisions(record) if one.kind is Kind.PLAY}
    assert len(games) > 1
    found = [
        Verdict(games[number], error, error, counts=True, counts_for_gnubg=True, phase=GamePhase.RACE)
        for number, error in ((1, 0.1), (2, 0.3))
    ]
    text = summary_text(found, record.header.seats)
    assert text.count("PR (Backgammon)") == text.count("PR (Nackgammon)") == 1
    assert "50.0" in text
    assert "150.0" in text
    assert "100.0" not in text
