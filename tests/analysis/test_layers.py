"""Analyses laid over each other: the deepest look is shown, the figures stay those of one analysis."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bgdesk.analysis.layers import default_base, depth, layered
from bgdesk.match.evaluation import CubeDecision, Equity, Unit
from bgdesk.match.study import Analysis, Candidate, JudgedCube, JudgedPlay, JudgedRoll, Rollout
from bgdesk.rules.player import Player
from bgdesk.rules.variants import RULESETS

START = RULESETS["backgammon"].start_position()


def equity(value: float) -> Equity:
    return Equity(value, Player.WHITE, Unit.MONEY)


def play(event: int, level: str, value: float = 0.0) -> JudgedPlay:
    return JudgedPlay(event, (Candidate("8/5 6/5", START, equity(value), None, level),), 0)


def cube(event: int, level: str) -> JudgedCube:
    even = equity(0.0)
    decision = CubeDecision(even, even, even, None, should_double=False, should_take=True)
    return JudgedCube(event, decision, level)


def analysis(engine: str = "ours", *, complete: bool = True, **judged: object) -> Analysis:
    made = Analysis(engine, "some level", is_complete=complete)
    return replace(made, **judged)  # type: ignore[arg-type]  # the test gives what the fields hold


@pytest.mark.parametrize(
    ("engine", "level", "deeper_engine", "deeper_level"),
    [
        ("ours", "1ply", "ours", "2ply"),
        ("ours", "3ply", "GNU Backgammon 1.07", "3-ply"),
        ("ours", "4ply", "ours", "truncated1"),
        ("ours", "truncated3", "eXtreme Gammon", "rollout"),
        ("eXtreme Gammon", "3-ply", "eXtreme Gammon", "XG Roller"),
        ("eXtreme Gammon", "XG Roller+", "eXtreme Gammon", "XG Roller++"),
        ("eXtreme Gammon", "level 77", "ours", "1ply"),
        ("eXtreme Gammon", "XG Roller++", "eXtreme Gammon", "opening book"),
        ("eXtreme Gammon", "3-ply red", "eXtreme Gammon", "4-ply"),
    ],
)
def test_looks_are_ordered_by_their_depth(
    engine: str, level: str, deeper_engine: str, deeper_level: str
) -> None:
    assert depth(engine, level) < depth(deeper_engine, deeper_level)


@pytest.mark.parametrize(("error", "is_shown"), [(0.05, False), (0.01, True), (None, True)])
def test_a_rollout_is_the_deepest_look_once_it_is_steady(error: float | None, is_shown: bool) -> None:
    base = analysis(plays=(play(3, "2ply"),))
    (candidate,) = play(3, "rollout", 0.25).candidates
    rolled = replace(play(3, ""), candidates=(replace(candidate, rollout=Rollout(36, error)),))
    layers = layered([analysis(complete=False, plays=(rolled,)), base])
    assert layers
    assert (layers.shown.plays[0].candidates[0].level == "rollout") is is_shown
    found = replace(cube(5, "rollout"), rollouts=(Rollout(36, error), Rollout(36, 0.001)))
    layers = layered([analysis(complete=False, cubes=(found,)), analysis(cubes=(cube(5, "2ply"),))])
    assert layers
    assert (layers.shown.cubes[0].level == "rollout") is is_shown


def test_two_programs_mean_the_same_depth_by_other_names() -> None:
    assert depth("GNU Backgammon", "2-ply") == depth("eXtreme Gammon", "3-ply") == depth("ours", "3ply")


def test_a_deepened_decision_joins_the_others() -> None:
    whole = analysis(plays=(play(3, "2ply"), play(5, "3ply")), cubes=(cube(4, "3ply"),))
    deeper = analysis(complete=False, plays=(play(5, "truncated3", 0.5),))
    found = layered([deeper, whole])
    assert found
    assert found.base is whole
    assert found.shown.plays == (whole.plays[0], deeper.plays[0])
    assert found.shown.cubes == whole.cubes
    assert found.source(JudgedPlay, 5) is deeper
    assert found.source(JudgedPlay, 3) is whole
    assert found.source(JudgedCube, 4) is whole


def test_a_newer_look_that_is_no_deeper_changes_nothing() -> None:
    whole = analysis(plays=(play(5, "3ply"),))
    again = analysis("other", plays=(play(5, "3ply", 0.5),))
    found = layered([again, whole], whole)
    assert found
    assert found.shown is whole
    assert not found.lifted


def test_what_the_base_does_not_judge_is_shown_at_any_depth() -> None:
    whole = analysis(plays=(play(3, "3ply"),))
    more = analysis(complete=False, plays=(play(9, "1ply"),), cubes=(cube(8, "1ply"),))
    found = layered([more, whole])
    assert found
    assert [one.event for one in found.shown.plays] == [3, 9]
    assert found.source(JudgedCube, 8) is more


def test_an_event_may_have_a_play_and_a_cube_of_different_sources() -> None:
    whole = analysis(plays=(play(3, "2ply"),), cubes=(cube(3, "3ply"),))
    deeper = analysis(complete=False, plays=(play(3, "rollout"),))
    found = layered([deeper, whole])
    assert found
    assert found.source(JudgedPlay, 3) is deeper
    assert found.source(JudgedCube, 3) is whole


def test_luck_is_that_of_the_base() -> None:
    luck = JudgedRoll(2, equity(0.1), "1ply")
    whole = analysis(plays=(play(3, "2ply"),), rolls=(luck,))
    other = analysis(complete=False, plays=(play(3, "4ply"),), rolls=(JudgedRoll(2, equity(0.3), "4ply"),))
    found = layered([other, whole])
    assert found
    assert found.shown.rolls == (luck,)


def test_figures_of_two_equity_tables_are_not_said_to_be_of_one() -> None:
    whole = replace(analysis(plays=(play(3, "2ply"),)), table="Kazaross")
    other = replace(analysis(plays=(play(3, "4ply"),), complete=False), table="Woolsey")
    found = layered([other, whole])
    assert found
    assert found.shown.table == "Kazaross, Woolsey"


def test_an_unfinished_analysis_is_the_base_only_where_there_is_no_other() -> None:
    little = analysis(complete=False, plays=(play(3, "rollout"),))
    more = analysis(complete=False, plays=(play(3, "2ply"), play(5, "2ply")))
    whole = analysis(plays=(play(3, "1ply"), play(5, "1ply")))
    assert default_base([little, more]) is more
    assert default_base([little, more, whole]) is whole
    assert layered([analysis()]) is None


def test_a_file_with_half_an_analysis_is_no_base() -> None:
    half = analysis("theirs", plays=(play(3, "4ply"),))
    whole = analysis(plays=(play(3, "2ply"), play(5, "2ply")))
    assert default_base([half, whole]) is whole


def test_the_newest_engine_is_the_base_by_its_deepest_look() -> None:
    quick = analysis(plays=(play(3, "1ply"), play(5, "1ply")))
    deep = analysis(plays=(play(3, "3ply"), play(5, "3ply")))
    theirs = analysis("theirs", plays=(play(3, "4ply"), play(5, "4ply")))
    assert default_base([quick, theirs, deep]) is deep
    assert default_base([theirs, quick, deep]) is theirs


def test_of_two_rollouts_more_trials_are_the_deeper_look() -> None:
    def rolled(trials: int) -> JudgedPlay:
        judged = play(3, "rollout")
        return replace(judged, candidates=(replace(judged.candidates[0], rollout=Rollout(trials, 0.01)),))

    base = analysis("another", plays=(rolled(500), play(5, "2ply")))
    for trials, is_deeper in ((1296, True), (36, False)):
        own = analysis(complete=False, plays=(rolled(trials),))
        found = layered([own, base])
        assert found
        assert (found.source(JudgedPlay, 3) is own) is is_deeper
