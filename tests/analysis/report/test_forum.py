"""Decisions as text for a forum: other programs, and our own reader, read them back."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bgdesk.analysis.layers import layered
from bgdesk.analysis.questions import Decision, Kind
from bgdesk.analysis.report.forum import ForumPost, board_lines, forum_post, markdown, posts_text, xg_text
from bgdesk.analysis.statistics import Review
from bgdesk.formats.registry import read_bytes
from bgdesk.match.flow import start
from bgdesk.match.options import match_options
from bgdesk.match.record import MatchRecord
from bgdesk.match.state import Phase
from bgdesk.match.study import Analysis, JudgedPlay, Rollout, Study
from bgdesk.rules.notation.plays import NO_PLAY
from bgdesk.rules.player import Player
from tests.match.autoplay import whole_match
from tests.rules.boards import board
from tests.ui.result.judged import judged_here


@pytest.fixture(scope="module")
def record() -> MatchRecord:
    return whole_match(match_options(3), seed=4)


@pytest.fixture(scope="module")
def review(record: MatchRecord) -> Review:
    return judged_here(record)


def posts(record: MatchRecord, review: Review, *kinds: Kind) -> list[tuple[Decision, ForumPost]]:
    decided = [one.decision for one in review.verdicts if one.decision.kind in kinds]
    made = [(one, forum_post(record, review.analysis, one)) for one in decided]
    return [(one, post) for one, post in made if post]


def read(text: str) -> Study:
    (study,) = read_bytes(text.encode()).studies
    return study


@pytest.mark.parametrize("player", list(Player))
def test_a_play_is_read_back_with_its_board_score_and_candidates(
    record: MatchRecord, review: Review, player: Player
) -> None:
    found = [
        one
        for one in posts(record, review, Kind.PLAY)
        if one[0].player is player and one[1].choices[0].name != NO_PLAY
    ]
    checked = 0
    for decision, post in found[::9]:
        study, state = read(xg_text(post)), decision.state
        there = study.record.state
        own = state.position if player is Player.WHITE else state.position.swapped()
        assert there.position == own
        assert there.dice == state.dice
        assert (there.score.white, there.score.black) == (
            state.score.of(player),
            state.score.of(player.opponent),
        )
        seats = record.header.seats
        assert study.record.header.seats.white.name == seats.of(player).name
        (analysis,) = study.analyses
        judged = next(one for one in review.analysis.plays if one.event == decision.event)
        assert [one.written for one in analysis.plays[0].candidates] == [
            one.name for one in post.choices if one.rank
        ]
        first, best = analysis.plays[0].candidates[0], judged.candidates[0]
        assert first.level == best.level
        assert first.probabilities
        assert best.probabilities
        assert first.probabilities.win == pytest.approx(best.probabilities.win, abs=1e-4)
        checked += 1
    assert checked > 3


def test_cube_decisions_are_read_back_whoever_decides(record: MatchRecord, review: Review) -> None:
    kinds = (Kind.NO_DOUBLE, Kind.DOUBLE, Kind.TAKE, Kind.PASS)
    found = posts(record, review, *kinds)
    assert {one.kind for one, _ in found} >= {Kind.NO_DOUBLE, Kind.DOUBLE, Kind.TAKE}
    one_of_each = {decision.kind: (decision, post) for decision, post in found}
    for decision, post in one_of_each.values():
        study = read(xg_text(post))
        assert study.record.state.phase is Phase.TO_ROLL
        (analysis,) = study.analyses
        (cube,) = analysis.cubes
        assert f"{cube.decision.no_double.value:+.3f}" == post.choices[0].equity
        assert f"{cube.decision.double_take.value:+.3f}" == post.choices[1].equity
        asker = (
            decision.player if decision.kind in (Kind.NO_DOUBLE, Kind.DOUBLE) else decision.player.opponent
        )
        assert post.x == record.header.seats.of(asker).name


def test_the_board_is_drawn_as_everybody_draws_it() -> None:
    state = replace(start(match_options(5)), position=board("25:2 6:5 13:7 4:1", "25:1 24:6 1:8"))
    assert board_lines(state, Player.WHITE) == (
        " +13-14-15-16-17-18------19-20-21-22-23-24-+",
        " | X                |   |                O |",
        " | X                |   |                O |",
        " | X                |   |                O |",
        " | X                | X |                O |",
        " | 7                | X |                6 |",
        " |                  |BAR|                  |",
        " |                  | O | X              8 |",
        " |                  |   | X              O |",
        " |                  |   | X              O |",
        " |                  |   | X              O |",
        " |                  |   | X     X        O |",
        " +12-11-10--9--8--7-------6--5--4--3--2--1-+",
    )


def test_markdown_has_a_table_and_nothing_in_it_is_markup(record: MatchRecord, review: Review) -> None:
    _, post = posts(record, review, Kind.PLAY)[0]
    name = replace(post.choices[0], name="6/4*(2) | x")
    text = markdown(replace(post, choices=(name,)))
    assert "```\nX: " in text
    assert f"\n{post.id}\n```" in text
    assert "| 6/4\\*(2) \\| x |" in text
    header, rule, row = [line for line in text.splitlines() if line.startswith("|")]
    assert header.count("|") == rule.count("|") == row.replace("\\|", "").count("|")


def test_many_are_one_below_the_other(record: MatchRecord, review: Review) -> None:
    some = [post for _, post in posts(record, review, Kind.PLAY)[:3]]
    text = posts_text(some, is_markdown=False)
    assert [line for line in text.splitlines() if line.startswith("XGID=")] == [post.id for post in some]
    assert posts_text(some, is_markdown=True).count("\n---\n") == 2


def test_without_an_analysis_there_is_the_question(record: MatchRecord, review: Review) -> None:
    decision, judged = posts(record, review, Kind.PLAY)[0]
    post = forum_post(record, None, decision)
    assert post
    assert (post.board, post.choices, post.done) == (judged.board, (), "")
    assert read(xg_text(post)).record.state.dice == decision.state.dice


ROLLED = Rollout(1296, 0.004, 11, 77, "bgsage 1.2, 1-ply, cubeful, truncated at 11")


def rolled_out(review: Review, *, cubes: bool = False) -> tuple[Analysis, list[Analysis]]:
    """The base by one program, and the two best of its plays, or its cubes, rolled out by another one."""
    base = replace(review.analysis, engine="eXtreme Gammon", level="4-ply", table="Kazaross-XG2")
    plays = tuple(map(_rolled_play, base.plays))
    found = tuple(replace(one, level="rollout", rollouts=(ROLLED, ROLLED)) for one in base.cubes)
    other = Analysis("bgsage 1.2", "rollout", table="Rockwell", is_complete=False)
    other = replace(other, cubes=found) if cubes else replace(other, plays=plays)
    layers = layered([other, base])
    assert layers
    return layers.shown, [other, base]


def _rolled_play(judged: JudgedPlay) -> JudgedPlay:
    best = tuple(replace(one, level="rollout", rollout=ROLLED) for one in judged.candidates[:2])
    return replace(judged, candidates=best, played=None)


def test_a_rollout_names_its_engine_and_what_is_less_deep_is_below_in_brackets(
    record: MatchRecord, review: Review
) -> None:
    shown, analyses = rolled_out(review)
    wide = next(one for one in shown.plays if len(one.candidates) > 4)
    decision = next(one.decision for one in review.verdicts if one.decision.event == wide.event)
    post = forum_post(record, shown, decision, analyses=analyses)
    assert post
    assert [one.rank for one in post.choices] == ["1", "2", "", "", ""]
    assert [one.equity.startswith("(") for one in post.choices] == [False, False, True, True, True]
    text = xg_text(post)
    levels = ", ".join(dict.fromkeys(one.level for one in post.choices[2:]))
    judges = f"bgsage 1.2 (rollout), eXtreme Gammon ({levels}), Rockwell, Kazaross-XG2"
    note = "1296 trials, bgsage 1.2, 1-ply, cubeful, truncated at 11"
    assert text.endswith(f"\n{note}\nSeed: 77\nAnalysed by {judges}")
    ranked, less_deep = text.split("    Judged less deeply:\n")
    assert [one.name in less_deep for one in post.choices] == [False, False, True, True, True]
    assert ranked.count(" eq:") == 2
    assert text.count("Confidence: ±0.008 (95%), 1") == 2
    (played,) = read(text).analyses[0].plays
    assert [one.written for one in played.candidates] == [one.name for one in post.choices[:2]]
    first = played.candidates[0].rollout
    assert first
    assert (first.trials, first.seed, first.standard_error) == (1296, 77, pytest.approx(0.004, abs=3e-4))
    rows = [line for line in markdown(post).splitlines() if line.startswith("| ")][1:]
    assert [row.split("|")[1].strip() for row in rows] == ["1", "2", "", "", ""]
    assert "rollout, ±0.008 (95%), 1" in rows[0]


def test_a_cube_that_was_rolled_out_names_who_did(record: MatchRecord, review: Review) -> None:
    shown, analyses = rolled_out(review, cubes=True)
    decision = next(one.decision for one in review.verdicts if one.decision.kind is Kind.NO_DOUBLE)
    post = forum_post(record, shown, decision, analyses=analyses)
    assert post
    text = xg_text(post)
    assert text.endswith("Seed: 77\nAnalysed by bgsage 1.2, Rockwell")
    (cube,) = read(text).analyses[0].cubes
    assert [one.trials for one in cube.rollouts] == [1296, 1296]


def test_the_layer_shown_alone_is_the_only_one_named(record: MatchRecord, review: Review) -> None:
    _, analyses = rolled_out(review)
    decision, _ = posts(record, review, Kind.PLAY)[0]
    same = replace(analyses[1], engine="GNU Backgammon")
    post = forum_post(record, analyses[1], decision, analyses=[same, *analyses])
    assert post
    assert post.judge == "eXtreme Gammon, Kazaross-XG2"
