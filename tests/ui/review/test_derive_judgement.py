"""What the panel of judgements shows."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bgdesk.formats.registry import read_bytes
from bgdesk.match.evaluation import CubeDecision, Equity, Unit
from bgdesk.match.events import (
    Event,
    GameStarted,
    OpeningRolled,
    Played,
    PlayedIllegally,
    ResignationOffered,
    ResignationRejected,
    Rolled,
    Taken,
)
from bgdesk.match.options import match_options
from bgdesk.match.record import MatchRecord
from bgdesk.match.study import Analysis, Candidate, JudgedCube, JudgedPlay, JudgedResignation, JudgedRoll
from bgdesk.rules.cube import Cube
from bgdesk.rules.player import Player
from bgdesk.ui.common.badge import MoveMark
from bgdesk.ui.review.derive_judgement import JudgedMatch, derive_judgement
from bgdesk.ui.review.derive_judgement_rows import double_rows
from bgdesk.ui.words.notation import plain
from tests.analysis.matches import every_kind, raised
from tests.match.autoplay import whole_match


@pytest.fixture(scope="module")
def record() -> MatchRecord:
    return whole_match(match_options(3), seed=4)


def first(record: MatchRecord, kind: type[Event]) -> int:
    return next(number for number, event in enumerate(record.events) if isinstance(event, kind))


def equity(value: float, unit: Unit = Unit.NORMALISED) -> Equity:
    return Equity(value, Player.WHITE, unit)


def judged_play(record: MatchRecord, *equities: Equity, played: int | None = 0) -> JudgedMatch:
    number = first(record, Played)
    board = record.states[number].position
    candidates = tuple(Candidate("24/23", board, one, None, "2ply") for one in equities)
    roll = JudgedRoll(number - 1, Equity(0.01, equities[0].pov, equities[0].unit), "2ply")
    analysis = Analysis("E", "2ply", plays=(JudgedPlay(number, candidates, played),), rolls=(roll,))
    return JudgedMatch(analysis, {})


def test_without_an_analysis_the_panel_says_what_to_do(record: MatchRecord) -> None:
    for state in (2, len(record.events)):
        view = derive_judgement(record, None, state)
        assert "F7" in view.message
        assert not view.rows
    assert derive_judgement(record, None, first(record, Played)).title


def test_moments_that_were_not_judged_are_said_to_be_so(record: MatchRecord) -> None:
    judged = judged_play(record, equity(0.1))
    assert derive_judgement(record, judged, first(record, OpeningRolled)).message == "No decision here."
    later = first(record, Rolled)
    assert "says nothing" in derive_judgement(record, judged, later).message
    assert "match is over" in derive_judgement(record, judged, len(record.events)).message
    cut = MatchRecord(record.header, record.entries[:later])
    assert "ends here" in derive_judgement(cut, judged, later).message


def test_an_illegal_move_is_said_to_be_one(record: MatchRecord) -> None:
    begun = MatchRecord(record.header, (GameStarted(1), OpeningRolled(3, 1)))
    player = begun.state.to_act
    assert player
    illegal = begun.append(PlayedIllegally(player, "24/13", begun.state.position))
    unknown = begun.append(PlayedIllegally(player, "", begun.state.position))
    told = "24/13 is an illegal move: it is not judged, and the match went on after it."
    for judged in (None, JudgedMatch(Analysis("E", "2-ply"), {})):
        view = derive_judgement(illegal, judged, 2)
        assert plain(view.verdict) == told
        assert view.grade == "illegal"
        assert not view.message
    assert derive_judgement(unknown, None, 2).verdict.startswith("This move is illegal: ")


def test_the_owner_of_the_cube_redoubles(record: MatchRecord) -> None:
    begun = MatchRecord(record.header, (GameStarted(1), OpeningRolled(3, 1)))
    owned = replace(begun.state, cube=Cube(2, begun.state.turn))
    decision = CubeDecision(equity(0.1), equity(0.3), equity(1.0), None, should_double=True, should_take=True)
    names = [[row.name for row in double_rows(decision, None, one)] for one in (begun.state, owned)]
    assert names[0] == ["No double", "Double, take", "Double, pass"]
    assert names[1] == ["No redouble", "Redouble, take", "Redouble, pass"]


def test_who_cannot_double_is_not_asked_to() -> None:
    portes = whole_match(replace(match_options(1), variant="portes"), seed=4)
    roll = first(portes, Rolled)
    judged = judged_play(portes, equity(0.1))
    view = derive_judgement(portes, judged, roll)
    assert view.title.endswith(" to roll")
    assert view.message == "No decision here."
    cut = MatchRecord(portes.header, portes.entries[:roll])
    assert derive_judgement(cut, judged, roll).title.endswith(" to roll")


def test_an_analysis_of_nothing_says_so(record: MatchRecord) -> None:
    judged = JudgedMatch(Analysis("E", "2ply"), {})
    assert "could not analyse" in derive_judgement(record, judged, 2).message
    unfinished = JudgedMatch(Analysis("E", "2ply", is_complete=False), {})
    assert "could not analyse" not in derive_judgement(record, unfinished, 2).message


def test_a_play_is_shown_with_verdict_source_and_luck(record: MatchRecord) -> None:
    view = derive_judgement(record, judged_play(record, equity(0.1), equity(0.05)), first(record, Played))
    assert [row.cost for row in view.rows] == ["", "0.050"]
    assert view.verdict == "", "what it cost is not known yet"
    assert view.source == "E · 2-ply"
    assert view.aside == "Luck of the roll: +0.010"
    assert not view.message


def test_a_play_that_is_not_among_the_choices_is_not_called_right(record: MatchRecord) -> None:
    judged = judged_play(record, equity(0.1), played=None)
    assert derive_judgement(record, judged, first(record, Played)).verdict == ""


def test_a_mark_gives_the_verdict(record: MatchRecord) -> None:
    number = first(record, Played)
    judged = judged_play(record, equity(0.1))
    marked = JudgedMatch(judged.analysis, {number: MoveMark("?", "bad", "an error, costs 0.050")})
    view = derive_judgement(record, marked, number)
    assert (view.verdict, view.grade) == ("? an error, costs 0.050", "bad")


def test_a_small_loss_is_told_though_it_has_no_mark(record: MatchRecord) -> None:
    number = first(record, Played)
    judged = judged_play(record, equity(0.1))
    small = JudgedMatch(judged.analysis, {}, {number: 0.015})
    assert derive_judgement(record, small, number).verdict == "-0.015: best was 24/23"
    none = JudgedMatch(judged.analysis, {}, {number: 0.0004})
    assert derive_judgement(record, none, number).verdict == "Right"
    whole = replace(small, costs={number: 0.0021})
    assert derive_judgement(record, whole, number).verdict == "-0.015 (-0.2 % match): best was 24/23"


def test_match_winning_chances_are_shown_as_equities(record: MatchRecord) -> None:
    """At the start of a match even chances are an equity of 0 for either player."""
    even = equity(0.5, Unit.MWC)
    view = derive_judgement(record, judged_play(record, even), first(record, Played))
    assert view.rows[0].equity in ("+0.000", "-0.000")
    assert "%" not in view.aside


def cube(no_double: float, taken: float, passed: float, unit: Unit = Unit.NORMALISED) -> CubeDecision:
    return CubeDecision(equity(no_double, unit), equity(taken, unit), equity(passed, unit), None, False, True)


def test_a_roll_without_doubling_is_a_decision_too(record: MatchRecord) -> None:
    number = first(record, Rolled)
    judged = JudgedCube(number, cube(0.3, 0.2, 1.0), "2ply")
    view = derive_judgement(record, JudgedMatch(Analysis("E", "2ply", cubes=(judged,)), {}), number)
    assert [(row.name, row.is_chosen) for row in view.rows] == [
        ("No double", True),
        ("Double, take", False),
        ("Double, pass", False),
    ]
    assert view.title.endswith(": double?")


def test_an_answer_to_a_beaver_is_shown_for_the_doubler() -> None:
    beavered = raised(Taken(Player.WHITE), most=2)
    judged = JudgedCube(7, cube(0.3, 0.2, 1.0, Unit.MONEY), "2ply")
    view = derive_judgement(beavered, JudgedMatch(Analysis("E", "2ply", cubes=(judged,)), {}), 7)
    assert view.title == "Person: answer to the beaver"
    assert [row.name for row in view.rows] == ["Take", "Pass", "Raccoon"]


@pytest.mark.parametrize(
    ("kind", "title", "names", "chosen"),
    [
        (ResignationOffered, "Person: resignation", ["Resign", "Play on"], 0),
        (ResignationRejected, "Bot: answer to the resignation", ["Accept", "Play on"], 1),
    ],
)
def test_resignations_are_judged(kind: type[Event], title: str, names: list[str], chosen: int) -> None:
    record = every_kind()
    number = first(record, kind)
    judged = JudgedResignation(number, equity(0.2, Unit.MONEY), equity(-1.0, Unit.MONEY), "1ply")
    view = derive_judgement(record, JudgedMatch(Analysis("E", "1ply", resignations=(judged,)), {}), number)
    assert view.title.split(" ", 1)[1] == title.split(" ", 1)[1]
    assert [row.name for row in view.rows] == names
    assert [row.is_chosen for row in view.rows].index(True) == chosen
    assert [row.cost for row in view.rows] == ["1.200", ""]


def test_what_is_still_to_be_played_is_shown_at_the_end() -> None:
    study = read_bytes(b"XGID=-b----E-C---eE---c-e----B-:0:0:1:31:0:0:0:7:10").studies[0]
    last, end = len(study.record.events) - 1, len(study.record.events)
    candidate = Candidate("8/5 6/5", study.record.state.position, equity(0.2), None, "2ply")
    judged = JudgedMatch(Analysis("E", "2ply", plays=(JudgedPlay(last, (candidate,), None),)), {})
    view = derive_judgement(study.record, judged, end)
    assert (view.title, [row.name for row in view.rows]) == ("White: 3-1", ["8/5 6/5"])
    assert view.verdict == ""


def test_a_cube_that_is_still_to_be_turned_is_shown_at_the_end() -> None:
    study = read_bytes(b"XGID=-b----E-C---eE---c-e----B-:0:0:1:00:0:0:0:7:10").studies[0]
    last, end = len(study.record.events) - 1, len(study.record.events)
    judged = JudgedMatch(Analysis("E", "2ply", cubes=(JudgedCube(last, cube(0.3, 0.2, 1.0), "2ply"),)), {})
    view = derive_judgement(study.record, judged, end)
    assert view.title == "White: double?"
    assert not any(row.is_chosen for row in view.rows)
    assert "F7" in derive_judgement(study.record, None, end).message
