"""What was found with GNU Backgammon about the temperature map still holds for the rows that are kept."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.bench.rolls_agreement import POSITIONS, summary

TABLE = Path(__file__).parents[2] / "golden" / "rolls_agreement.json"


def test_the_same_rolls_are_warm_to_both() -> None:
    table = json.loads(TABLE.read_text())
    found = summary(table["rows"])
    assert found == pytest.approx(table["summary"])
    assert found["positions"] == POSITIONS
    assert found["correlation"] >= 0.95
    assert found["mean_difference_of_rolls"] <= 0.05
