"""The games in English."""

from __future__ import annotations

import pytest

from bgdesk.match.game_names import GAME_NAMES, ROTATION_NAMES, game_name
from bgdesk.match.match_types import ROTATIONS
from bgdesk.rules.variants import RULESETS


def test_every_game_and_rotation_has_a_name() -> None:
    assert GAME_NAMES.keys() == RULESETS.keys(), "each game has its name and line in match/game_names.py"
    assert ROTATION_NAMES.keys() == ROTATIONS.keys(), "so has each rotation its name"


@pytest.mark.parametrize(
    ("game_id", "name"),
    [
        ("acey_deucey_american", "Acey-deucey (American)"),
        ("balkan", "Balkan rotation"),
        ("gul_bara+tapa", "Gul Bara, Tapa"),
        ("2 + 3", "2 + 3"),
    ],
)
def test_what_is_played_is_called_by_its_name(game_id: str, name: str) -> None:
    assert game_name(game_id) == name
