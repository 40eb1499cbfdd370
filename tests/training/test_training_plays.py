"""The two generators of legal plays, written from the same rules by different hands, must agree."""

from random import Random

import numpy as np
import pytest

from bgdesk.rules.legal.plays import legal_plays
from bgdesk.rules.player import Player
from bgdesk.rules.stages import Stage
from bgdesk.rules.variants import RULESETS

pytest.importorskip("numba", reason="the games are compiled by numba (extra: training)")

from bgdesk.training.games import GAMES
from bgdesk.training.stage import new_room, plays_of
from bgdesk.training.table import start_of
from tests.training.training_tables import position_of, random_stages

COUNTS = {
    "backgammon": "42 15 75 16 17 73 14 18 17 52 8 8 9 9 4 10 14 14 14 7 11",
    "longgammon": "5 2 5 2 2 5 2 2 2 5 2 2 2 2 5 2 2 2 2 2 4",
    "plakoto": "5 2 5 2 2 5 2 2 2 5 2 2 2 2 5 2 2 2 2 2 4",
    "fevga": "1 1 1 1 1 1 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1",
    "gul_bara": "5 2 5 2 2 4 2 2 2 3 2 2 2 2 5 2 2 2 2 2 1",
    "acey_deucey": "5 2 5 2 2 5 2 2 2 5 2 2 2 2 5 2 2 2 2 2 5",
    "russian": "1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1",
}
"""Plays from the start with 11, 21, 22, 31 ... 66 (section A.10 of the rules)."""


@pytest.mark.parametrize("ruleset", COUNTS)
def test_counts_from_the_start(ruleset: str) -> None:
    room, game = new_room(), GAMES[ruleset]
    stages = [
        (high, low) if high > low else (high,) * 4 for high in range(1, 7) for low in range(1, high + 1)
    ]
    counts = [plays_of(start_of(ruleset), game, np.array(faces), room)[0] for faces in stages]
    assert " ".join(map(str, counts)) == COUNTS[ruleset]


@pytest.mark.parametrize("ruleset", GAMES)
def test_both_generators_agree(ruleset: str) -> None:
    room = new_room()
    for table, faces in random_stages(ruleset, 300, Random(11), room):
        found, used, _ = plays_of(table, GAMES[ruleset], np.array(faces), room)
        compiled = {position_of(room.found[row]) for row in range(found)}
        plays = legal_plays(position_of(table), Player.WHITE, Stage(faces), RULESETS[ruleset]).plays
        assert {play.result for play in plays} == compiled, (faces, position_of(table))
        assert len(plays) == found
        assert max(len(play.steps) for play in plays) == used
