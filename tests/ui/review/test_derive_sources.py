"""Which analyses there are, in words."""

from __future__ import annotations

from dataclasses import replace

from bgdesk.analysis.layers import Layers, alone
from bgdesk.app.review.weighing import Weighed
from bgdesk.match.options import match_options
from bgdesk.match.record import MatchRecord
from bgdesk.match.study import Analysis, JudgedPlay
from bgdesk.ui.review.derive_sources import (
    coverage_text,
    derive_sources,
    removal_question,
    source_text,
    source_texts,
)
from tests.match.driving import header

ONE = Analysis("E", "two-pass", "8 plays", "Kazaross-XG2", "2026-11-21T12:00:00+00:00")


def test_an_analysis_is_named_by_engine_and_depth() -> None:
    assert source_text(ONE) == "E · Two rounds"
    assert source_text(ONE, "3ply") == "E · 3-ply"
    assert source_texts((ONE, replace(ONE, engine="F"))) == ["E · Two rounds", "F · Two rounds"]


def test_analyses_of_one_engine_and_depth_are_told_apart() -> None:
    other = replace(ONE, settings="4 plays")
    assert source_texts((ONE, other)) == ["E · Two rounds · 8 plays", "E · Two rounds · 4 plays"]
    assert source_texts((ONE, replace(ONE, table="Jacobs"))) == [
        "E · Two rounds · 8 plays · Kazaross-XG2",
        "E · Two rounds · 8 plays · Jacobs",
    ]
    assert [name[-4:] for name in source_texts((ONE, ONE))] == [" (1)", " (2)"]


def test_an_unfinished_analysis_says_so() -> None:
    assert source_texts((replace(ONE, is_complete=False), ONE)) == [
        "E · Two rounds (unfinished)",
        "E · Two rounds",
    ]


def weighed(layers: Layers, judged: int = 9) -> Weighed:
    return Weighed(MatchRecord(header(match_options(1))), layers, judged=judged, plays=10)


def test_the_button_says_what_is_shown() -> None:
    other = replace(ONE, engine="F")
    view = derive_sources((ONE, other), None, weighed(alone(ONE)))
    assert (view.text, view.alone, view.blends) == ("E · Two rounds", None, True)
    assert derive_sources((ONE, other), other, weighed(alone(other))).alone == 1
    blended = Layers(ONE, ONE, {(JudgedPlay, 3): other})
    assert derive_sources((ONE, other), None, weighed(blended)).text == "Deepest analyses"
    assert not derive_sources((ONE,), None, weighed(alone(ONE))).blends
    assert derive_sources((), None, None, 2).note.startswith("2 ")


def test_half_an_analysis_says_so() -> None:
    assert coverage_text(weighed(alone(ONE))) == ""
    assert coverage_text(weighed(alone(ONE), 8)) == "Analysed so far: 8 of 10 moves."


def test_before_an_analysis_goes_it_is_said_what_is_lost() -> None:
    judged = replace(ONE, plays=(JudgedPlay(3, (), None), JudgedPlay(5, (), None)))
    own = removal_question(judged, "E · Two rounds", is_imported=False)
    assert own.startswith("Remove the analysis E · Two rounds? 2 judgement")
    assert "analysed again" in own
    assert "its file" in removal_question(judged, "E", is_imported=True)
