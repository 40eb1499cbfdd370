"""Totals: rates, intervals and luck; on analyses of GNU Backgammon they are what it prints itself."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from bgdesk.analysis.grades import THRESHOLDS, Grade, rating_name
from bgdesk.analysis.statistics import FEWEST, Review, interval, performance_rating, review
from bgdesk.formats.registry import read_bytes
from bgdesk.rules.player import Player
from tests.match_files import match_data

PRINTED = {
    "generated/match11_event_an.sgf": {
        "decisions": (146, 157),
        "error": (13.253, 12.935),
        "rate": (90.8, 82.4),
        "snowie": (44.2, 43.1),
        "cost": (1.09063, 0.97304),
        "luck": (0.584, 1.115),
        "luck_mwc": (0.02724, 0.22583),
        "adjusted": (-0.3014, 0.3014),
    },
    "generated/match5_an.sgf": {
        "decisions": (82, 75),
        "error": (0.0, 0.0),
        "rate": (0.0, 0.0),
        "snowie": (0.0, 0.0),
        "cost": (0.0, 0.0),
        "luck": (1.800, 0.415),
        "luck_mwc": (0.30718, -0.14430),
        "adjusted": (0.0485, -0.0485),
    },
    "sgf/gnubg_test_analysed.sgf": {
        "decisions": (165, 139),
        "error": (2.595, 3.669),
        "rate": (15.7, 26.4),
        "snowie": (7.8, 11.1),
        "cost": (0.30804, 0.47998),
    },
}
"""What "show statistics match" says of these files."""


def reviewed(name: str) -> Review:
    (study,) = read_bytes(match_data(name)).studies
    return review(study.record, study.analyses[0])


@pytest.mark.parametrize("name", PRINTED)
def test_totals_of_gnubgs_analysis_are_those_that_it_prints(name: str) -> None:
    found, printed = reviewed(name), PRINTED[name]
    for index, player in enumerate(Player):
        one = found.players.of(player)
        assert one.gnubg_decisions == printed["decisions"][index]
        assert one.error == pytest.approx(printed["error"][index], abs=0.0006)
        assert one.gnubg_rate == pytest.approx(printed["rate"][index], abs=0.06)
        assert one.snowie_rate == pytest.approx(printed["snowie"][index], abs=0.06)
        assert one.cost == pytest.approx(printed["cost"][index], abs=0.0001)
        if "luck" in printed:
            assert one.luck.emg == pytest.approx(printed["luck"][index], abs=0.0006)
            assert one.luck.result == pytest.approx(printed["luck_mwc"][index], abs=0.0001)
            assert one.luck_adjusted == pytest.approx(printed["adjusted"][index], abs=0.0002)


def test_net_luck_of_one_player_is_the_negative_of_the_others() -> None:
    players = reviewed("generated/match11_event_an.sgf").players
    white, black = players.white.luck, players.black.luck
    assert white.net_emg == pytest.approx(-black.net_emg)
    assert white.net_result == pytest.approx(white.result - black.result)
    assert white.rolls + black.rolls > 280


def test_luck_that_is_not_in_the_file_is_unknown_not_zero() -> None:
    one = reviewed("sgf/gnubg_charlot_7p_analysed.sgf").players.white
    assert one.luck.rolls == 0
    assert one.luck_adjusted is None


def test_the_parts_make_the_whole() -> None:
    found = reviewed("generated/match11_event_an.sgf")
    for player in Player:
        one = found.players.of(player)
        assert sum(part.error for part in one.by_kind.values()) == pytest.approx(one.error)
        assert sum(part.decisions for part in one.by_kind.values()) == one.decisions
        plays = [part.error for part in one.by_phase.values()]
        assert sum(plays) == pytest.approx(next(iter(one.by_kind.values())).error)
        own = [verdict for verdict in found.verdicts if verdict.decision.player is player]
        graded = [sum(part.grades.values()) for part in one.by_kind.values()]
        assert sum(graded) == len(own)


def test_performance_rating_is_500_times_the_mean() -> None:
    assert performance_rating([0.02, 0.0]) == pytest.approx(5.0)
    assert performance_rating([]) is None
    assert interval([]) is None


def coverage(errors: Sequence[float]) -> tuple[float, float, float]:
    found = interval(errors)
    rating = performance_rating(errors)
    assert found
    assert rating is not None
    return found[0], rating, found[1]


def test_the_interval_holds_the_rating_and_narrows_with_more_decisions() -> None:
    few = [0.0, 0.01, 0.0, 0.08, 0.02] * 4
    low, rating, high = coverage(few)
    assert low < rating < high
    assert interval(few) == interval(few)
    narrow = coverage(few * 16)
    assert narrow[2] - narrow[0] == pytest.approx((high - low) / 4, rel=0.15)
    assert coverage([0.02] * FEWEST) == pytest.approx((10, 10, 10))


@pytest.mark.parametrize(
    ("preset", "error", "grade"),
    [
        ("bgdesk", 0.0199, Grade.NONE),
        ("bgdesk", 0.020, Grade.DOUBTFUL),
        ("bgdesk", 0.040, Grade.BAD),
        ("bgdesk", 0.080, Grade.VERY_BAD),
        ("gnubg", 0.030, Grade.NONE),
        ("gnubg", 0.0301, Grade.DOUBTFUL),
        ("gnubg", 0.120, Grade.BAD),
        ("gnubg", 0.1201, Grade.VERY_BAD),
    ],
)
def test_grades_at_their_borders(preset: str, error: float, grade: Grade) -> None:
    assert THRESHOLDS[preset].grade(error) is grade


@pytest.mark.parametrize(
    ("rating", "name"), [(0, "world_champion"), (2.5, "world_class"), (29.9, "beginner"), (30, "distracted")]
)
def test_names_of_ratings(rating: float, name: str) -> None:
    assert rating_name(rating) == name
