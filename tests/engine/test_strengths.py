"""What was measured of the opponents keeps what the window and the help say of it."""

from __future__ import annotations

import json

import pytest

from bgdesk.engine.levels import level_of
from bgdesk.engine.manners import STYLES
from bgdesk.engine.strengths import strength_of, strengths
from bgdesk.shipped import resource_path
from tests.folders import GOLDEN

APART, TIMES = 1.0, 2.0
LEAST_TIMES = 1.5
"""What the leak is at least, as far as the games tell (90 % on both sides)."""
TUNED_ON = 36
PEOPLE = json.loads((GOLDEN / "people.json").read_text(encoding="utf-8"))
LEAKS = json.loads((GOLDEN / "style_leaks.json").read_text(encoding="utf-8"))
HELP = resource_path("help", "levels.md").read_text(encoding="utf-8")
MEASURED_STYLES = [level for level in strengths() if ":" in level]


@pytest.mark.parametrize("level", ["beginner", "casual", "intermediate", "advanced", "expert", "world_class"])
def test_a_level_was_measured_over_500_games_by_a_deeper_judge(level: str) -> None:
    found = strength_of(level)
    assert found
    assert found.games >= 500
    assert 0 < found.interval < 1.5
    assert found.judge in ("2-ply", "two-pass")
    assert 0 < found.lost < 1


def test_people_who_were_not_looked_at_are_predicted_better_than_by_noise() -> None:
    assert PEOPLE["all"]["gain"] >= 0.02
    for band in PEOPLE["bands"]:
        assert band["gain"] >= 0.02
        assert abs(band["pr_by_people"] - band["pr"]) <= 1


def test_every_style_that_is_offered_has_the_leak_that_it_is_named_after() -> None:
    assert len({level.partition(":")[2] for level in MEASURED_STYLES}) >= 4
    for name in MEASURED_STYLES:
        base, _, style = name.partition(":")
        neutral, row = LEAKS[base]["neutral"], LEAKS[base][style]
        assert row["games"] >= 300
        assert TUNED_ON not in (row["seed"], neutral["seed"])
        assert row["times"] == round(row["shares"][style] / neutral["shares"][style], 2) >= TIMES, name
        assert row["times_low"] > LEAST_TIMES, name
        usual, found = strength_of(base), strength_of(name)
        assert usual
        assert found
        assert abs(found.pr - usual.pr) <= APART, name
        told = f"{row['times']:.1f} times ({row['times_low']:.1f} to {row['times_high']:.1f})"
        assert told in HELP, name
        assert level_of(name).id == name
        assert style in STYLES
