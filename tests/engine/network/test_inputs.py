from pathlib import Path
from random import Random

import numpy as np
import pytest

from bgdesk.engine.network.file import Training, read_network, write_network
from bgdesk.engine.network.inputs import INPUTS, OUTPUTS, PER_SIDE, NetworkPosition, inputs_of
from bgdesk.rules.player import Player
from bgdesk.rules.variants import RULESETS

pytest.importorskip("numba", reason="the games are compiled by numba (extra: training)")

from bgdesk.training.games import GAMES, TRAINED
from bgdesk.training.inputs import encode
from bgdesk.training.net import ask, forget, new_net
from bgdesk.training.stage import new_room
from bgdesk.training.table import TURNS
from tests.training.training_tables import random_stages, seen_of


@pytest.mark.parametrize("ruleset", TRAINED)
def test_the_network_sees_what_it_saw_in_training(ruleset: str) -> None:
    random = Random(4)
    game = GAMES[ruleset]
    expected, seen = [], []
    for table, _ in random_stages(ruleset, 150, random, new_room()):
        table[TURNS] = random.randint(0, 3)
        row = np.zeros(INPUTS, dtype=np.float32)
        encode(table, game, False, row)
        expected.append(row)
        seen.append(seen_of(table))
    np.testing.assert_allclose(inputs_of(seen, RULESETS[ruleset]), np.array(expected), atol=1e-6)


def test_a_shipped_network_says_what_it_said_in_training(tmp_path: Path) -> None:
    weights = new_net(5, seed=8)
    write_network(tmp_path / "dutch.npz", weights, Training("dutch", 1, 8, 5, 0.01, "2026-01-02", 1))
    inputs = np.random.default_rng(3).normal(size=(4, INPUTS)).astype(np.float32)
    said = read_network(tmp_path / "dutch.npz", "dutch").chances(inputs)
    last, sums, hidden, outputs = (np.zeros(size, np.float32) for size in (INPUTS, 5, 5, OUTPUTS))
    forget(weights, last, sums)
    for row, chances in zip(inputs, said, strict=True):
        ask(weights, row, last, sums, hidden, outputs)
        assert chances == pytest.approx(outputs, abs=1e-5)


def test_the_player_on_roll_comes_first() -> None:
    ruleset = RULESETS["acey_deucey"]
    position = ruleset.start_position()
    white, black = (inputs_of([NetworkPosition(position, player)], ruleset)[0] for player in Player)
    assert np.array_equal(white[:PER_SIDE], black[PER_SIDE : 2 * PER_SIDE])
