"""What was found with GNU Backgammon still holds for the rows that are kept."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.bench.lens_agreement import POSITIONS, SCORES, summary

TABLE = Path(__file__).parents[2] / "golden" / "lens_agreement.json"


def test_cube_actions_at_other_scores_are_gnubgs() -> None:
    table = json.loads(TABLE.read_text())
    found = summary(table["rows"])
    assert found == pytest.approx(table["summary"])
    assert found["cells"] == POSITIONS * len(SCORES)
    assert found["same_where_clear"] >= 0.95
