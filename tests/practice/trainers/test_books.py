"""Openings, replies and reference cubes as shipped; safe plays and game plans, known in other ways, too."""

from __future__ import annotations

import json
from dataclasses import replace
from random import Random

import pytest
from hypothesis import given, settings, strategies as st

from bgdesk.analysis.reasons.roll_facts import weight
from bgdesk.practice.trainers.ladder_file import (
    Ladder,
    LadderError,
    LadderId,
    LadderRung,
    ladder_bytes,
    read_ladders,
    shipped_ladders,
)
from bgdesk.practice.trainers.ladders import OPTIONS, TOO_GOOD, LaddersTrainer, ladder_cost, right_at
from bgdesk.practice.trainers.opening_book import BookError, book_bytes, read_book, shipped_book
from bgdesk.practice.trainers.opening_ideas import OpeningIdea, ideas_of
from bgdesk.practice.trainers.openings import (
    ACCEPTED,
    DOUBLE_MATCH_POINT,
    GAMMON_GO,
    GAMMON_SAVE,
    OpeningsTrainer,
    OpeningTruth,
    RepliesTrainer,
)
from bgdesk.practice.trainers.plans import CLEAR_PLANS, PlansTrainer, PlanTruth, plan_of
from bgdesk.practice.trainers.race_cubes import CubeChoice, race_cube
from bgdesk.practice.trainers.safest import SafestTrainer, SafestTruth
from bgdesk.practice.trainers.scores import MONEY, AskedScore
from bgdesk.practice.trainers.shape import ChoiceGiven, PlayGiven
from bgdesk.practice.trainers.walks import BACKGAMMON
from bgdesk.rules.dice import ALL_ROLLS, Dice
from bgdesk.rules.legal.plays import legal_plays
from bgdesk.rules.notation.plays import parse_play
from bgdesk.rules.player import Player
from bgdesk.rules.position import Position, side
from tests.folders import GOLDEN
from tests.practice.trainers.slow_shots import slow_hits

SEEDS = st.integers(0, 10_000)
START = BACKGAMMON.start_position()


def parsed(written: str, dice: str) -> Position:
    legal = legal_plays(START, Player.WHITE, Dice.from_text(dice), BACKGAMMON)
    return parse_play(written, legal).result


def test_the_shipped_table_has_every_first_roll_at_every_score() -> None:
    book = shipped_book()
    assert len(book.openings) == 15 * len(book.scores)
    assert {AskedScore((own, other)) for own in range(1, 10) for other in range(1, 10)} <= set(book.scores)
    assert book.scores[0] == MONEY
    answered = {(first, played) for first, played, _ in book.replies}
    assert len(book.replies) == 21 * len(answered)
    assert {first for first, _ in answered} == {str(dice) for dice in ALL_ROLLS if not dice.is_double}


def test_plays_stand_best_first_and_are_legal() -> None:
    book = shipped_book()
    for (_, roll), entry in book.openings.items():
        deep = [play.equity for play in entry.plays[: entry.deep]]
        assert deep == sorted(deep, reverse=True)
        legal = legal_plays(START, Player.WHITE, Dice.from_text(roll), BACKGAMMON)
        results = {parse_play(play.written, legal).result for play in entry.plays}
        assert len(results) == len(entry.plays)


@pytest.mark.parametrize(
    ("dice", "written"),
    [("31", "8/5 6/5"), ("42", "8/4 6/4"), ("61", "13/7 8/7"), ("53", "8/3 6/3"), ("65", "24/13")],
)
def test_the_openings_that_nobody_doubts(dice: str, written: str) -> None:
    book = shipped_book()
    for score in (MONEY, DOUBLE_MATCH_POINT, AskedScore((7, 7))):
        assert book.opening(score, Dice.from_text(dice)).plays[0].written == written


def test_a_slot_is_right_where_gammons_are_wanted_and_wrong_where_they_lose() -> None:
    """2-1 in the Crawford game of 2-away and 1-away: the trailer slots, the leader splits."""
    book = shipped_book()
    trailer, leader = (book.opening(score, Dice(2, 1)).plays for score in (GAMMON_GO, GAMMON_SAVE))
    assert trailer[0].written == "13/11 6/5"
    assert leader[0].written == "24/23 13/11"
    slot = next(play for play in leader if play.written == "13/11 6/5")
    assert leader[0].equity - slot.equity > ACCEPTED


def test_a_table_comes_back_from_its_file() -> None:
    book = shipped_book()
    some = replace(book, replies=dict(list(book.replies.items())[:30]))
    assert read_book(book_bytes(some)) == some
    for broken in (b"", b"no table", book_bytes(some)[:200], ladder_bytes(shipped_ladders())):
        with pytest.raises(BookError):
            read_book(broken)


def test_an_opening_play_is_judged_by_the_table() -> None:
    trainer = OpeningsTrainer()
    question = trainer.at(shipped_book(), MONEY, Dice(3, 1))
    truth = question.truth
    assert isinstance(truth, OpeningTruth)
    best, bad = parsed("8/5 6/5", "31"), parsed("6/5 6/3", "31")
    assert trainer.judge(question, PlayGiven(best, "8/5 6/5")).is_right
    known = truth.found(bad)
    verdict = trainer.judge(question, PlayGiven(bad, "6/5 6/3"))
    assert not verdict.is_right
    assert verdict.error == (known or truth.plays[-1]).cost > 0.1


@given(SEEDS)
@settings(max_examples=20, deadline=None)
def test_openings_and_replies_are_asked_of_white(seed: int) -> None:
    for trainer in (OpeningsTrainer(), RepliesTrainer()):
        question = trainer.make(Random(seed))
        truth = question.truth
        assert isinstance(truth, OpeningTruth)
        assert question.scene.player is Player.WHITE
        first = truth.plays[0]
        assert trainer.judge(question, PlayGiven(first.position, first.written)).error == 0.0


@pytest.mark.parametrize(
    ("dice", "written", "ideas"),
    [
        ("65", "24/13", [OpeningIdea.LOVERS_LEAP]),
        ("31", "8/5 6/5", [OpeningIdea.POINT]),
        ("21", "13/11 6/5", [OpeningIdea.SLOT, OpeningIdea.BUILDER]),
        ("21", "24/23 13/11", [OpeningIdea.SPLIT, OpeningIdea.BUILDER]),
        ("64", "24/14", [OpeningIdea.RUN]),
        ("43", "13/9 13/10", [OpeningIdea.BUILDER]),
    ],
)
def test_opening_plays_have_their_names(dice: str, written: str, ideas: list[OpeningIdea]) -> None:
    assert list(ideas_of(parsed(written, dice).white)) == ideas


def test_ladders_turn_from_one_answer_to_another() -> None:
    ladders = shipped_ladders()
    assert [family.id for family in ladders.families] == list(LadderId)
    for family in ladders.families:
        assert len({right_at(rung) for rung in family.rungs}) > 1, family.id
        assert any(rung.is_clear for rung in family.rungs), family.id
        assert (family.trials == 0) is (not family.engine)
        assert (family.trials == 0) is all(rung.error is None for rung in family.rungs)


def test_exact_rungs_are_those_of_the_table() -> None:
    ladders = shipped_ladders()
    checked = 0
    for family in ladders.families:
        for rung in family.rungs:
            few = max(15 - rung.position.white[0], 15 - rung.position.black[0]) <= 6
            if rung.error is None and few:
                exact = race_cube(rung.position, is_own=False).choices
                assert rung.no_double == pytest.approx(exact.no_double, abs=1e-5)
                assert rung.double_take == pytest.approx(exact.double_take, abs=1e-5)
                checked += 1
    assert checked > 12


RUNG = LadderRung(1, Position(side({1: 2}), side({1: 2})), 0.0, 0.0, None)


@pytest.mark.parametrize(
    ("no_double", "double_take", "right", "costs"),
    [
        (0.2, 0.4, CubeChoice.DOUBLE_TAKE.value, (0.2, 0.0, 0.6, 0.8)),
        (0.4, 0.2, CubeChoice.NO_DOUBLE.value, (0.0, 0.2, 1.0, 0.8)),
        (0.8, 1.3, CubeChoice.DOUBLE_PASS.value, (0.2, 0.3, 0.0, 0.2)),
        (1.2, 1.5, TOO_GOOD, (0.5, 0.7, 0.2, 0.0)),
    ],
)
def test_what_is_right_costs_nothing(
    no_double: float, double_take: float, right: str, costs: tuple[float, ...]
) -> None:
    rung = replace(RUNG, no_double=no_double, double_take=double_take)
    assert right_at(rung) == right
    assert [ladder_cost(rung, option) for option in OPTIONS] == pytest.approx(costs)


def test_only_clear_rungs_are_asked() -> None:
    trainer = LaddersTrainer()
    for seed in range(30):
        question = trainer.make(Random(seed))
        right = [one for one in OPTIONS if trainer.judge(question, ChoiceGiven(one)).is_right]
        assert len(right) == 1
    assert not replace(RUNG, no_double=0.5, double_take=0.52).is_clear
    assert not replace(RUNG, no_double=0.5, double_take=0.98).is_clear
    assert not replace(RUNG, no_double=0.5, double_take=0.8, error=0.02).is_clear
    assert replace(RUNG, no_double=0.5, double_take=0.8, error=0.005).is_clear


def test_ladders_come_back_from_their_file() -> None:
    ladders = replace(shipped_ladders(), families=(Ladder(LadderId.BLITZ, (RUNG,), 36, "an engine"),))
    assert read_ladders(ladder_bytes(ladders)) == ladders
    for broken in (b"", b"none", book_bytes(replace(shipped_book(), openings={}, replies={}))):
        with pytest.raises(LadderError):
            read_ladders(broken)


@given(SEEDS)
@settings(max_examples=3, deadline=None)
def test_the_safest_play_is_found_by_a_second_slow_count(seed: int) -> None:
    trainer = SafestTrainer()
    question = trainer.make(Random(seed))
    truth = question.truth
    assert isinstance(truth, SafestTruth)
    least = truth.plays[0].shots
    for play in truth.plays:
        assert weight(slow_hits(play.position)) == play.shots
        verdict = trainer.judge(question, PlayGiven(play.position, play.written))
        assert (verdict.is_right, verdict.error) == (play.shots == least, play.shots - least)


@given(SEEDS)
@settings(max_examples=5, deadline=None)
def test_only_the_plan_of_white_is_right(seed: int) -> None:
    trainer = PlansTrainer()
    question = trainer.make(Random(seed))
    truth = question.truth
    assert isinstance(truth, PlanTruth)
    right = [plan for plan in CLEAR_PLANS if trainer.judge(question, ChoiceGiven(plan.value)).is_right]
    assert right == [truth.own] == [plan_of(question.scene.position, Player.WHITE)]


def test_gnu_backgammon_agrees_with_the_first_rolls() -> None:
    """At money and the four special scores our best play is its best, or costs no more than 0.010 by it."""
    book = shipped_book()
    rows = json.loads((GOLDEN / "openings_agreement.json").read_text())
    assert len(rows) == 5 * 15
    same = 0
    for key, roll, theirs in rows:
        ours = parsed(book.opening(AskedScore.of_key(key), Dice.from_text(roll)).plays[0].written, roll)
        by_board = {parsed(written, roll): equity for written, equity in theirs.items()}
        best = max(by_board.values())
        assert best - by_board[ours] <= 0.0101, (key, roll)
        same += by_board[ours] == best
    assert same >= 60
