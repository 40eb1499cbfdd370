"""The course of a match as the strip below the board shows it."""

from __future__ import annotations

import pytest

from bgdesk.analysis.course import CourseMoment
from bgdesk.analysis.grades import Grade
from bgdesk.analysis.layers import alone
from bgdesk.analysis.questions import Kind
from bgdesk.app.review.review_figures import ReviewSums, figures
from bgdesk.match.events import GameStarted
from bgdesk.match.options import match_options
from bgdesk.rules.player import Player
from bgdesk.ui.review.derive_strip import StripView, derive_strip, place_text
from tests.match.autoplay import whole_match
from tests.ui.result.judged import judged_here

pytestmark = pytest.mark.usefixtures("english_plurals")


@pytest.fixture(scope="module")
def judged() -> ReviewSums:
    record = whole_match(match_options(3), seed=4)
    return figures(record, alone(judged_here(record).analysis))


def strip_of(judged: ReviewSums, bottom: Player) -> StripView:
    assert judged.sums
    return derive_strip(judged.record, judged.decided, judged.course, judged.sums.verdicts, bottom)


def test_the_line_is_the_chance_of_who_sits_below_after_each_decision(judged: ReviewSums) -> None:
    white, black = (strip_of(judged, player) for player in Player)
    assert (white.name, black.name) == ("Person", "Bot")
    assert [at for at, _ in white.points] == [at for at, _ in black.points]
    for (_, one), (_, other) in zip(white.points, black.points, strict=True):
        assert one + other == pytest.approx(1)
    told = [one for one in judged.course if one.moment is not CourseMoment.ROLL]
    assert white.points == tuple((one.event, one.white) for one in told)


def test_games_are_named_with_the_score_of_who_sits_below_first(judged: ReviewSums) -> None:
    view = strip_of(judged, Player.BLACK)
    starts = [index for index, event in enumerate(judged.record.events) if isinstance(event, GameStarted)]
    assert [game.at for game in view.games] == starts
    assert view.games[0].names == ("Game 1 · 0:0", "Game 1 · 0:0", "0:0", "1")
    score = judged.record.states[starts[1] + 1].score
    assert view.games[1].names[1] == f"Game 2 · {score.black}:{score.white}"
    crawford = [number for number, at in enumerate(starts) if judged.record.states[at + 1].is_crawford]
    assert [number for number, game in enumerate(view.games) if "Crawford" in game.names[0]] == crawford


def test_every_error_has_a_mark_that_tells_play_and_cube_apart(judged: ReviewSums) -> None:
    view = strip_of(judged, Player.WHITE)
    assert judged.sums
    wrong = [one for one in judged.sums.verdicts if one.error >= 0.02]
    assert [mark.at for mark in view.marks] == [one.decision.event for one in wrong]
    assert [mark.is_cube for mark in view.marks] == [one.decision.kind is not Kind.PLAY for one in wrong]
    assert {mark.is_cube for mark in view.marks} == {True, False}
    assert Grade.NONE not in {mark.grade for mark in view.marks}


def test_a_place_is_told_in_words(judged: ReviewSums) -> None:
    view = strip_of(judged, Player.WHITE)
    mark = view.marks[0]
    chance = view.chance_at(mark.at)
    assert chance is not None
    said = place_text(view, mark.at)
    assert said == f"Game 1 · 0:0, Person: {100 * chance:.1f} % to win the match, {mark.words}"
    assert mark.words.split(": ")[0] in ("Person", "Bot")


def test_without_an_analysis_there_are_games_and_places_only(judged: ReviewSums) -> None:
    view = derive_strip(judged.record, judged.decided, figures(judged.record, None).course, (), Player.WHITE)
    assert not view.is_judged
    assert view.games
    assert view.stops == tuple(dict.fromkeys(one.event for one in judged.decided))
    assert place_text(view, view.stops[0]) == "Game 1 · 0:0"
    assert view.nearest_stop(view.stops[3] + 0.2) == view.stops[3]
