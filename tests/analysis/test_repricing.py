"""What another match equity table makes of an analysis."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bgdesk.analysis.assembling import empty_analysis, with_answers
from bgdesk.analysis.judge import Judge
from bgdesk.analysis.levels import LEVELS
from bgdesk.analysis.questions import CubeQuestion, PlayQuestion, questions
from bgdesk.analysis.repricing import repriced
from bgdesk.analysis.statistics import review
from bgdesk.match.equity_tables.table import MatchEquityTable, default_table
from bgdesk.match.options import match_options
from bgdesk.match.record import MatchRecord
from bgdesk.match.study import Analysis, JudgedPlay
from tests.analysis.fake_engine import FakeEngine
from tests.analysis.matches import every_kind, random_match

FIRST_GAME = 40
"""Half moves at 5-away, 5-away, all of one game."""


def level_table() -> MatchEquityTable:
    """A table in which every point is worth a tenth of the match, the last ones included."""
    chance = [[min(1.0, max(0.0, 0.5 + (other - own) / 10)) for other in range(1, 8)] for own in range(1, 8)]
    return MatchEquityTable("level", tuple(map(tuple, chance)), tuple(row[0] for row in chance))


@pytest.fixture(scope="module")
def record() -> MatchRecord:
    return random_match(1, match_options(5), most=FIRST_GAME)


def analysed(record: MatchRecord) -> Analysis:
    judge = Judge(FakeEngine(), LEVELS["1-ply"])
    asked = [one for one in questions(record) if isinstance(one, PlayQuestion | CubeQuestion)]
    empty = empty_analysis("fake", "1-ply", default_table().name)
    return with_answers(empty, (judge.answer(one) for one in asked))


def with_gammons(judged: JudgedPlay, index: int) -> JudgedPlay:
    """The candidate ``index`` wins twice as many gammons."""
    candidates = list(judged.candidates)
    chances = candidates[index].probabilities
    assert chances
    candidates[index] = replace(candidates[index], probabilities=replace(chances, win_gammon=0.5))
    return replace(judged, candidates=tuple(candidates))


def test_the_engines_own_table_changes_nothing(record: MatchRecord) -> None:
    analysis = analysed(record)
    assert repriced(record, analysis, default_table()) is analysis


def test_money_play_and_other_engines_tables_stay_as_they_are(record: MatchRecord) -> None:
    money = every_kind()
    analysis = analysed(money)
    assert repriced(money, analysis, level_table()) is analysis
    others = replace(analysed(record), table="another")
    assert repriced(record, others, level_table()) is others


def test_a_play_that_wins_gammons_moves_by_what_they_are_worth(record: MatchRecord) -> None:
    """At 5-away, 5-away, a gammon is worth as much again as the game in a level table; more in the usual."""
    analysis = analysed(record)
    first = next(one for one in analysis.plays if len(one.candidates) > 2)
    rich = replace(analysis, plays=(with_gammons(first, 1),))
    moved = repriced(record, rich, level_table()).plays[0]
    before = {one.position: one.equity.value for one in first.candidates}
    change = [one.equity.value - before[one.position] for one in moved.candidates]
    order = [one.position for one in first.candidates]
    plain = [change[index] for index, one in enumerate(moved.candidates) if one.position != order[1]]
    (gammons,) = (change[index] for index, one in enumerate(moved.candidates) if one.position == order[1])
    stakes, twice = (default_table().stakes(5, 5, points) for points in (1, 2))
    price = 2 * (twice.win - stakes.win) / (stakes.win - stakes.lose)
    wins = first.candidates[1].probabilities
    others = first.candidates[0].probabilities
    assert wins
    assert others
    assert max(plain) - min(plain) < 0.05
    assert gammons - plain[0] == pytest.approx((0.5 - others.win_gammon) * (1 - price), abs=0.02)


def test_the_play_made_is_still_known_when_the_order_changes(record: MatchRecord) -> None:
    analysis = analysed(record)
    first = next(one for one in analysis.plays if len(one.candidates) > 2 and one.played is not None)
    assert first.played is not None
    made = first.candidates[first.played].position
    last = len(first.candidates) - 1
    steep = replace(level_table(), before=tuple(tuple(c**3 for c in row) for row in level_table().before))
    moved = repriced(record, replace(analysis, plays=(with_gammons(first, last),)), steep).plays[0]
    assert moved.played is not None
    assert moved.candidates[moved.played].position == made
    values = [one.equity.value for one in moved.candidates]
    assert values == sorted(values, reverse=True)


def test_the_words_of_a_cube_decision_follow_its_equities(record: MatchRecord) -> None:
    moved = repriced(record, analysed(record), level_table())
    assert moved.cubes
    for one in moved.cubes:
        values = one.decision
        answered = min(values.double_take.value, values.double_pass.value)
        assert values.should_double is (answered > values.no_double.value)
        assert values.should_take is (values.double_take.value <= 1)


def test_a_review_names_both_tables(record: MatchRecord) -> None:
    analysis = analysed(record)
    assert review(record, analysis).table == default_table().name
    assert review(record, analysis, level_table()).table == f"level, searched with {default_table().name}"
