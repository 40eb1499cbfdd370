"""The figures are what one works out by hand."""

from __future__ import annotations

import csv
import io
import math
from random import Random
from typing import Any

import pytest
from hypothesis import given, strategies as st

from bgdesk.analysis.game_plans import GamePlan
from bgdesk.analysis.phases import GamePhase
from bgdesk.analysis.play_themes import PlayTheme
from bgdesk.analysis.questions import Kind
from bgdesk.library.decisions.decided import KINDS, PHASES, PLANS, THEMES, UNKNOWN_TIME
from bgdesk.library.find.wanted import DecisionRef
from bgdesk.practice.figures.csv_text import csv_text
from bgdesk.practice.figures.milestones import Milestone, MilestoneKind, milestones
from bgdesk.practice.figures.rating import estimate, student
from bgdesk.practice.figures.results import course_of_results, results
from bgdesk.practice.figures.sheet import EVERYTHING, DecisionFilter, Pick, figures_sheet, picked
from bgdesk.practice.figures.slices import DecisionSort, Dimension, keys_of, slices
from bgdesk.practice.figures.study_plan import Family, study_plan
from bgdesk.practice.figures.trend import WINDOW, trend
from tests.practice.figures.made import columns, match

errors = st.lists(st.lists(st.floats(0, 1, width=32), max_size=12), max_size=12)


@given(errors)
def test_the_rating_is_the_mean_and_its_margin_that_of_a_ratio(found: list[list[float]]) -> None:
    rating = estimate(columns(found))
    there = [one for one in found if one]
    flat = [error for one in there for error in one]
    assert (rating.decisions, rating.matches) == (len(flat), len(there))
    if not flat:
        assert rating.pr is None
        return
    mean = sum(flat) / len(flat)
    assert rating.pr == pytest.approx(500 * mean, rel=1e-5, abs=1e-9)
    if len(there) < 3:
        assert rating.half is None
        assert not rating.is_enough
        return
    off = sum((sum(one) - mean * len(one)) ** 2 for one in there)
    variance = len(there) / (len(there) - 1) * off / len(flat) ** 2
    expected = 500 * student(len(there) - 1) * math.sqrt(variance)
    assert rating.half == pytest.approx(expected, rel=1e-4, abs=1e-4)
    assert rating.is_enough


def test_nine_of_ten_margins_hold_the_truth() -> None:
    """Matches differ from each other, so decisions as units would hold it far more seldom."""
    random, held, naive_held, trials = Random(7), 0, 0, 400
    for _ in range(trials):
        found = []
        for _ in range(20):
            day = random.expovariate(1 / 0.02)
            found.append([random.expovariate(1 / day) for _ in range(random.randint(20, 60))])
        rating = estimate(columns(found))
        assert rating.pr is not None
        assert rating.half is not None
        held += abs(rating.pr - 10) <= rating.half
        flat = [error for one in found for error in one]
        mean = sum(flat) / len(flat)
        spread = math.sqrt(sum((one - mean) ** 2 for one in flat)) / len(flat)
        naive_held += abs(rating.pr - 10) <= 500 * 1.645 * spread
    assert 0.82 <= held / trials <= 0.93
    assert naive_held / trials < 0.6


@pytest.mark.parametrize(
    ("freedom", "value"), [(2, 2.920), (4, 2.132), (9, 1.833), (30, 1.697), (1000, 1.646)]
)
def test_students_distribution(freedom: int, value: float) -> None:
    assert student(freedom) == pytest.approx(value, rel=0.008)


@given(st.lists(st.lists(st.floats(0, 1, width=32), min_size=1, max_size=90), min_size=1, max_size=12))
def test_the_trend_is_what_one_counts_up(found: list[list[float]]) -> None:
    points = trend(columns(found))
    flat = [error for one in found for error in one]
    ends = [sum(map(len, found[: number + 1])) for number in range(len(found))]
    expected = [(number, end) for number, end in enumerate(ends) if end >= 30]
    assert [(one.match, one.decisions) for one in points] == expected
    keep = 1 - 2 / (WINDOW + 1)
    value = weight = 0.0
    smooth = []
    for error in flat:
        value, weight = value * keep + error, weight * keep + 1
        smooth.append(value / weight)
    for one in points:
        last = flat[max(0, one.decisions - WINDOW) : one.decisions]
        assert one.rolling == pytest.approx(500 * sum(last) / len(last), rel=1e-5, abs=1e-6)
        assert one.smooth == pytest.approx(500 * smooth[one.decisions - 1], rel=1e-5, abs=1e-6)


def test_the_window_is_three_hundred_decisions() -> None:
    random = Random(5)
    found = [[random.random() for _ in range(70)] for _ in range(9)]
    flat = [error for one in found for error in one]
    for one in trend(columns(found)):
        last = flat[max(0, one.decisions - 300) : one.decisions]
        assert one.rolling == pytest.approx(500 * sum(last) / len(last), rel=1e-6)


def test_a_long_trend_is_shown_in_few_points_with_its_end() -> None:
    points = trend(columns([[0.01] * 40] * 900))
    assert len(points) == 240
    assert (points[0].match, points[-1].match) == (0, 899)


def varied(seed: int) -> dict[str, Any]:
    random = Random(seed)
    return {
        "kind": [random.randrange(6) for _ in range(120)],
        "phase": [random.randrange(5) for _ in range(120)],
        "plan": [random.randrange(6) for _ in range(120)],
        "away": [random.randrange(4) for _ in range(120)],
        "other_away": [random.randrange(4) for _ in range(120)],
        "flags": [1 | 2 * (random.random() < 0.2) for _ in range(120)],
        "direction": [random.randrange(6) for _ in range(120)],
        "time": [random.choice((UNKNOWN_TIME, random.randrange(100))) for _ in range(120)],
    }


@given(st.sampled_from(list(Dimension)), st.integers(0, 50))
def test_the_parts_are_the_whole(dimension: Dimension, seed: int) -> None:
    random = Random(seed)
    found = columns([[random.random() for _ in range(30)] for _ in range(4)], **varied(seed))
    names, indexes = keys_of(found, dimension)
    parts = {one.key: one for one in slices(found, dimension)}
    told = indexes.tolist()
    assert set(parts) == {names[index] for index in told if index < len(names)}
    errors, total = found.of("error").tolist(), sum(found.of("error").tolist())
    for at, name in enumerate(names):
        own = [error for error, index in zip(errors, told, strict=True) if index == at]
        if own:
            assert parts[name].rating.decisions == len(own)
            assert parts[name].rating.pr == pytest.approx(500 * sum(own) / len(own), rel=1e-5)
            assert parts[name].share == pytest.approx(sum(own) / total, rel=1e-5)
            of_matches = [
                error
                for error, index, away in zip(errors, told, found.of("away").tolist(), strict=True)
                if index == at and away
            ]
            assert parts[name].cost == pytest.approx(sum(of_matches), rel=1e-5), "money costs no matches"
    if dimension is not Dimension.PACE:
        assert sum(one.rating.decisions for one in parts.values()) == 120


def test_scores_are_told_apart_as_players_do() -> None:
    told = (
        ("unlimited", 0, 0, 0),
        ("last_point", 1, 1, 0),
        ("crawford", 1, 3, 2),
        ("crawford", 3, 1, 2),
        ("post_crawford", 1, 3, 0),
        ("post_crawford", 3, 1, 0),
        ("ahead", 2, 3, 0),
        ("level", 3, 3, 0),
        ("behind", 4, 3, 0),
    )
    found = columns(
        [[0.1] * len(told)],
        away=[one[1] for one in told],
        other_away=[one[2] for one in told],
        flags=[1 | one[3] for one in told],
    )
    names, indexes = keys_of(found, Dimension.SCORE)
    assert [names[index] for index in indexes] == [one[0] for one in told]


def test_hasty_is_faster_than_the_own_median_of_that_kind() -> None:
    cube = KINDS.index(Kind.TAKE)
    found = columns(
        [[0.1] * 8], kind=[0, 0, 0, 0, cube, cube, cube, 0], time=[1, 2, 3, 4, 50, 60, 70, UNKNOWN_TIME]
    )
    names, indexes = keys_of(found, Dimension.PACE)
    assert [names[index] if index < len(names) else "" for index in indexes] == [
        "hasty",
        "hasty",
        "considered",
        "considered",
        "hasty",
        "considered",
        "considered",
        "",
    ]


def family(plan: GamePlan, theme: PlayTheme = PlayTheme.HIT) -> Family:
    return Family(plan, DecisionSort.CHECKER, theme)


def of_families(plan: list[tuple[GamePlan, float, float]]) -> tuple[list[float], dict[str, Any]]:
    return [cost for _, cost, _ in plan], {
        "plan": [PLANS.index(one) for one, _, _ in plan],
        "difficulty": [lost for _, _, lost in plan],
        "theme": [THEMES.index(PlayTheme.HIT)] * len(plan),
    }


def test_the_study_plan_lists_what_surely_can_be_won_back() -> None:
    prime = [(GamePlan.PRIME, 0.10, 0.02)] * 30
    few = [(GamePlan.ATTACK, 0.9, 0.0)] * 4
    unsure = [(GamePlan.HOLDING, 0.5, 0.0), *[(GamePlan.HOLDING, 0.0, 0.001)] * 9]
    hard = [(GamePlan.RACE, 0.05, 0.06)] * 30
    small = [(GamePlan.BACKGAME, 0.02, 0.01)] * 20
    errors, fields = of_families([*prime, *few, *unsure, *hard, *small])
    topics = study_plan(columns([errors], **fields))
    assert [one.family for one in topics] == [family(GamePlan.PRIME), family(GamePlan.BACKGAME)]
    first = topics[0]
    assert first.decisions == 30
    assert first.recoverable == pytest.approx(30 * 0.08, rel=1e-5)
    assert first.half == pytest.approx(1.96 * math.sqrt(30 * 0.08**2), rel=1e-5)


def test_results_without_luck() -> None:
    told = [
        match(0, is_won=True, result=0.5, adjusted=0.2),
        match(1, is_won=False, result=-0.5, adjusted=0.1, length=7),
        match(2, is_won=True, result=0.5, adjusted=-0.3),
        match(3, is_won=True),
        match(4, length=0, is_won=True, adjusted=3.0),
        match(5),
    ]
    found = columns([[0.1], [0.3], [0.2], [0.0], [9.0], [0.4]], told)
    sums = results(found)
    assert (sums.matches, sums.all_won, sums.known, sums.won) == (4, 3, 3, 2)
    assert sums.by_play == pytest.approx(1.5)
    assert sums.by_dice == pytest.approx(0.5)
    assert sums.lost_per_match == pytest.approx(1.0 / 5)
    assert sums.distance == pytest.approx(0.0, abs=1e-9)
    course = course_of_results(found)
    assert course.won == (1.0, 0.0, 1.0)
    assert course.by_play == pytest.approx((0.4, 0.6, 0.0))


def test_the_distance_is_that_of_the_rating_formula() -> None:
    told = [match(number, is_won=True, adjusted=0.25, length=9) for number in range(3)]
    distance = results(columns([[0.1]] * 3, told)).distance
    assert distance is not None
    assert 1 / (1 + 10 ** (-distance * 3 / 2000)) == pytest.approx(0.75)
    assert results(columns([[0.1]] * 2, told[:2])).distance is None


def test_milestones_are_facts() -> None:
    told = [match(number) for number in range(12)]
    errors = [[0.05] * 30 for _ in told]
    errors[3] = [0.039] * 15
    errors[2] = [0.04] * 15
    errors[4] = [0.0] * 14
    errors[6] = [0.001] * 60
    found = columns(errors, told)
    reached = {one.kind: one for one in milestones(found, found)}
    assert reached[MilestoneKind.FIRST_ANALYSED].match_id == "m0"
    assert reached[MilestoneKind.CLEAN_GAME].match_id == "m3"
    best = reached[MilestoneKind.BEST_RATING]
    flat = found.of("error").tolist()
    means = [500 * sum(flat[at : at + 300]) / 300 for at in range(len(flat) - 299)]
    assert best.value == pytest.approx(min(means), rel=1e-5)
    assert milestones(columns([]), columns([])) == ()
    other = Milestone(MilestoneKind.CARDS, "2026-01-01", "")
    assert milestones(found, found, [other])[0] is other
    assert figures_sheet(found, elsewhere=[other]).milestones[0] is other


def test_a_game_is_clean_by_itself() -> None:
    found = columns([[0.0] * 15 + [0.5] * 3], game=[1] * 15 + [2] * 3)
    assert [one.kind for one in milestones(found, found)] == [
        MilestoneKind.FIRST_ANALYSED,
        MilestoneKind.CLEAN_GAME,
    ]
    mixed = columns([[0.0] * 15 + [0.5] * 3], game=[1] * 18)
    assert [one.kind for one in milestones(mixed, mixed)] == [MilestoneKind.FIRST_ANALYSED]


def test_a_figure_opens_its_decisions_the_costliest_first() -> None:
    take, play = KINDS.index(Kind.TAKE), KINDS.index(Kind.PLAY)
    found = columns(
        [[0.1, 0.3, 0.0], [0.2, 0.7]],
        kind=[play, take, take, play, take],
        flags=[1, 1, 1, 1, 0],
        phase=[PHASES.index(GamePhase.RACE)] * 2 + [PHASES.index(GamePhase.OPENING)] * 3,
    )
    answers = Pick(Dimension.KIND, DecisionSort.ANSWER.value)
    assert picked(found, EVERYTHING, answers) == (DecisionRef("m0", 1), DecisionRef("m0", 2))
    assert picked(found, EVERYTHING, answers, most=1) == (DecisionRef("m0", 1),)
    race = DecisionFilter(phase=GamePhase.RACE)
    assert picked(found, race, answers) == (DecisionRef("m0", 1),)
    assert picked(found, EVERYTHING, Pick()) == tuple(
        DecisionRef(name, event) for name, event in (("m0", 1), ("m1", 3), ("m0", 0), ("m0", 2))
    )
    assert picked(found, EVERYTHING, Pick(match_id="m1")) == (DecisionRef("m1", 3),)
    assert picked(found, EVERYTHING, Pick(Dimension.KIND, "nothing")) == ()


def test_every_count_on_the_page_is_the_number_of_decisions_it_opens() -> None:
    random = Random(3)
    found = columns([[random.random() for _ in range(30)] for _ in range(4)], **varied(3))
    sheet = figures_sheet(found)
    for dimension, parts in sheet.slices.items():
        for part in parts:
            if part.key:
                opened = picked(found, EVERYTHING, Pick(dimension, part.key))
                assert len(opened) == part.rating.decisions, (dimension, part.key)
    for topic in sheet.topics:
        assert len(picked(found, EVERYTHING, Pick(family=topic.family))) >= topic.decisions


def test_a_filter_narrows_what_is_told_but_not_the_results() -> None:
    take = KINDS.index(Kind.TAKE)
    told = [match(number, is_won=True, adjusted=0.1) for number in range(4)]
    found = columns([[0.1, 0.5]] * 4, told, kind=[0, take] * 4)
    whole, takes = figures_sheet(found), figures_sheet(found, DecisionFilter(sort=DecisionSort.ANSWER))
    assert whole.rating.pr == pytest.approx(150.0)
    assert takes.rating.pr == pytest.approx(250.0)
    assert takes.results == whole.results
    assert takes.milestones == whole.milestones


def test_in_money_play_costs_are_points() -> None:
    assert figures_sheet(columns([[0.1] * 6])).has_points
    assert not figures_sheet(columns([[0.1] * 6], away=[3] * 6)).has_points
    assert figures_sheet(columns([])).rating.pr is None


def test_money_beside_matches_costs_no_matches_and_is_not_opened_by_the_plan() -> None:
    found = columns([[0.1] * 6, [0.2] * 6], away=[0] * 6 + [3] * 6)
    parts = {one.key: one.cost for one in slices(found, Dimension.SCORE)}
    assert sorted(parts.values()) == pytest.approx([0.0, 1.2])
    assert sum(one.cost for one in slices(found, Dimension.MONTH)) == pytest.approx(1.2)
    (topic,) = figures_sheet(found).topics
    opened = picked(found, EVERYTHING, Pick(family=topic.family))
    assert {one.study_id for one in opened} == {found.matches[1].match_id}


def test_milestones_are_those_of_all_times() -> None:
    told = [match(number) for number in range(2)]
    whole, later = columns([[0.1], [0.1]], told), columns([[0.1]], told[1:])
    (first,) = figures_sheet(later, whole=whole).milestones
    assert (first.kind, first.match_id) == (MilestoneKind.FIRST_ANALYSED, told[0].match_id)


def test_the_export_says_all_figures() -> None:
    random = Random(3)
    told = [match(number, is_won=True, result=0.5, adjusted=0.25, luck=0.25) for number in range(4)]
    found = columns([[random.random() for _ in range(30)] for _ in range(4)], told, **varied(3))
    sheet = figures_sheet(found)
    rows = list(csv.DictReader(io.StringIO(csv_text(sheet, found))))
    assert {len(row) for row in rows} == {12}
    (rating,) = [row for row in rows if row["table"] == "rating"]
    assert float(rating["pr"]) == pytest.approx(sheet.rating.pr, rel=1e-5)
    assert float(rating["half_interval"]) == pytest.approx(sheet.rating.half, rel=1e-5)
    phases = {row["key"]: int(row["decisions"]) for row in rows if row["table"] == "phase"}
    assert phases == {one.key: one.rating.decisions for one in sheet.slices[Dimension.PHASE]}
    (last,) = [row for row in rows if row["table"] == "match"][-1:]
    assert (last["result"], last["luck"], last["luck_adjusted"]) == ("0.5", "0.25", "0.25")
    assert sum(row["table"] == "trend" for row in rows) == len(sheet.trend)
