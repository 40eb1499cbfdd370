"""What `tests.bench.own_level` found keeps what is promised of an opponent at the player's own level."""

from __future__ import annotations

import json

import pytest

from bgdesk.engine.levels import STRONGEST_OWN, WEAKEST_OWN
from bgdesk.shipped import resource_path
from tests.folders import GOLDEN

ROWS = json.loads((GOLDEN / "own_level.json").read_text(encoding="utf-8"))


def test_the_help_says_what_was_measured() -> None:
    five, ten, twenty = (f"{100 * ROWS[rate]['share']:.0f}" for rate in ("5", "10", "20"))
    told = resource_path("help", "levels.md").read_text(encoding="utf-8")
    assert f"won {five}, {ten} and {twenty} %" in told


@pytest.mark.parametrize("rate", ["5", "10", "20"])
def test_after_twenty_matches_the_player_wins_about_every_other_game(rate: str) -> None:
    row = ROWS[rate]
    assert row["games"] >= 500
    assert row["players"] >= 5
    assert len(row["shares"]) == len(row["opponents"]) == row["players"]
    assert abs(row["known"] - float(rate)) < 0.1 * float(rate) + 0.5
    assert all(STRONGEST_OWN <= one <= WEAKEST_OWN for one in row["opponents"])
    assert abs(row["share"] - 0.5) <= 0.05
