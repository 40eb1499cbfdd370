"""What the panel of judgements shows."""

from __future__ import annotations

import pytest

from bgdesk.match.evaluation import CubeDecision, Equity, Unit
from bgdesk.match.events import Played, Rolled
from bgdesk.match.options import match_options
from bgdesk.match.record import MatchRecord
from bgdesk.match.study import Analysis, Candidate, JudgedCube, JudgedPlay, JudgedRoll
from bgdesk.rules.player import Player
from bgdesk.ui.judgement_views import NOTHING, Judged, derive_judgement, equity_text, level_text, normalised
from bgdesk.ui.models.move_list_model import MoveMark
from tests.match.autoplay import whole_match


@pytest.fixture(scope="module")
def record() -> MatchRecord:
    return whole_match(match_options(3), seed=4)


def first_play(record: MatchRecord) -> int:
    return next(number for number, event in enumerate(record.events) if isinstance(event, Played))


def judged_play(record: MatchRecord, *equities: Equity, played: int | None = 0) -> Judged:
    number = first_play(record)
    board = record.states[number].position
    candidates = tuple(Candidate("24/23", board, equity, None, "2ply") for equity in equities)
    roll = JudgedRoll(number - 1, Equity(0.01, equities[0].pov, equities[0].unit), "2ply")
    analysis = Analysis("E", "2ply", plays=(JudgedPlay(number, candidates, played),), rolls=(roll,))
    return Judged(analysis, {})


def test_without_an_analysis_nothing_is_shown(record: MatchRecord) -> None:
    assert derive_judgement(record, None, 2) == NOTHING
    judged = Judged(Analysis("E", "2ply"), {})
    assert derive_judgement(record, judged, len(record.events)) == NOTHING


def test_plays_are_shown_with_what_they_cost(record: MatchRecord) -> None:
    equities = [Equity(value, Player.WHITE, Unit.NORMALISED) for value in (0.1, 0.05)]
    view = derive_judgement(record, judged_play(record, *equities), first_play(record))
    assert [(row.equity, row.loss, row.is_chosen) for row in view.rows] == [
        ("+0.100", "", True),
        ("+0.050", "-0.050", False),
    ]
    assert view.verdict == "right"
    assert view.source == "E · 2-ply"


def test_a_play_that_is_not_among_the_choices_is_not_called_right(record: MatchRecord) -> None:
    judged = judged_play(record, Equity(0.1, Player.WHITE, Unit.NORMALISED), played=None)
    assert derive_judgement(record, judged, first_play(record)).verdict == ""


def test_a_mark_gives_the_verdict(record: MatchRecord) -> None:
    number = first_play(record)
    judged = judged_play(record, Equity(0.1, Player.WHITE, Unit.NORMALISED))
    marked = Judged(judged.analysis, {number: MoveMark("?", "bad", "an error, costs 0.050")})
    view = derive_judgement(record, marked, number)
    assert (view.verdict, view.grade) == ("? an error, costs 0.050", "bad")


def test_a_small_loss_is_told_though_it_has_no_mark(record: MatchRecord) -> None:
    number = first_play(record)
    judged = judged_play(record, Equity(0.1, Player.WHITE, Unit.NORMALISED))
    small = Judged(judged.analysis, {}, {number: 0.015})
    assert derive_judgement(record, small, number).verdict == "costs 0.015"
    none = Judged(judged.analysis, {}, {number: 0.0004})
    assert derive_judgement(record, none, number).verdict == "right"


def test_match_winning_chances_are_shown_as_equities(record: MatchRecord) -> None:
    """At the start of a match even chances are an equity of 0 for either player."""
    even = Equity(0.5, Player.WHITE, Unit.MWC)
    view = derive_judgement(record, judged_play(record, even), first_play(record))
    assert view.rows[0].equity in ("+0.000", "-0.000")
    assert "%" not in view.luck


def test_the_conversion_knows_both_players(record: MatchRecord) -> None:
    state = record.states[first_play(record)]
    chance = Equity(0.6, Player.WHITE, Unit.MWC)
    own, other = normalised(chance, state), normalised(chance.flipped(), state)
    assert own.value > 0
    assert other.value == pytest.approx(-own.value)


def test_a_roll_without_doubling_shows_three_equities(record: MatchRecord) -> None:
    number = next(number for number, event in enumerate(record.events) if isinstance(event, Rolled))
    no_double, taken, passed = (Equity(value, Player.WHITE, Unit.NORMALISED) for value in (0.3, 0.2, 1.0))
    cube = JudgedCube(number, CubeDecision(no_double, taken, passed, None, False, True), "2ply")
    view = derive_judgement(record, Judged(Analysis("E", "2ply", cubes=(cube,)), {}), number)
    assert [(row.equity, row.loss, row.is_chosen) for row in view.rows] == [
        ("+0.300", "", True),
        ("+0.200", "-0.100", False),
        ("+1.000", "+0.700", False),
    ]


@pytest.mark.parametrize(("level", "text"), [("3ply", "3-ply"), ("opening book", "opening book")])
def test_levels_are_written_as_people_do(level: str, text: str) -> None:
    assert level_text(level) == text


def test_chances_that_cannot_be_converted_stay_per_cent() -> None:
    assert equity_text(Equity(0.5, Player.WHITE, Unit.MWC)) == "50.00 %"
