"""What `tests.bench.own_level` found keeps what is promised of an opponent at the player's own level."""

from __future__ import annotations

import json

import pytest

from tests.folders import GOLDEN

ROWS = json.loads((GOLDEN / "own_level.json").read_text(encoding="utf-8"))


@pytest.mark.parametrize("rate", ["5", "10", "20"])
def test_after_twenty_matches_the_player_wins_about_every_other_game(rate: str) -> None:
    row = ROWS[rate]
    assert row["games"] >= 400
    assert abs(row["known"] - float(rate)) < 0.2 * float(rate) + 1
    assert abs(row["opponent"] - row["known"]) <= 0.25 + 1e-6
    assert abs(row["share"] - 0.5) - row["share_interval"] < 0.05
