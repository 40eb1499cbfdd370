"""Why something was not judged."""

from __future__ import annotations

import pytest

from bgdesk.engine.obstacle import Obstacle
from bgdesk.ui.words.obstacles import CLAUSES, obstacle_text


@pytest.mark.parametrize("obstacle", list(Obstacle))
def test_every_obstacle_is_told_as_on_the_command_line(obstacle: Obstacle) -> None:
    assert CLAUSES[obstacle] == obstacle.value
    assert obstacle_text(obstacle, "7") == obstacle.clause("7")


def test_games_are_told_by_their_names() -> None:
    words = obstacle_text(Obstacle.VARIANT_UNKNOWN, "hypergammon1")
    assert words == "the engine does not know Hypergammon (1 checker)"
