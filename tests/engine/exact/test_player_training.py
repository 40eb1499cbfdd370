"""The solver of Hypergammon: its plays against the rules, its small games against what is shipped."""

from __future__ import annotations

import struct
import subprocess
from itertools import combinations_with_replacement
from math import comb
from pathlib import Path
from random import Random
from shutil import which

import numpy as np
import pytest

pytest.importorskip("numba", reason="solving needs the extra 'training'")

from bgdesk.engine.exact.sides import numbering
from bgdesk.engine.exact.table import KINDS, SolvedGame, packed, shipped_game, unpacked
from bgdesk.rules.dice import ALL_ROLLS
from bgdesk.rules.legal.plays import legal_plays
from bgdesk.rules.player import Player
from bgdesk.rules.position import BAR, POINTS, Position, Side, side
from bgdesk.rules.variants import RULESETS
from bgdesk.training.hypergammon.__main__ import run
from bgdesk.training.hypergammon.game import game
from bgdesk.training.hypergammon.plays import FACES, list_plays, numbers_of, padded

THREE = numbering(3)
PLACES = padded(THREE)
NUMBERS = numbers_of(PLACES)
MOST_PLAYS = 16
MAKEHYPER = which("makehyper", path="/usr/games:/usr/bin:/usr/local/bin")


def counts(places: tuple[int, ...], checkers: int) -> Side:
    return side({place: places.count(place) for place in places if place}, checkers)


def results_of_compiled(own: int, closed: int, roll: int, other: Side) -> set[tuple[tuple[int, ...], Side]]:
    """Where the compiled plays lead: the mover's places and the opponent's counts."""
    nodes, found = np.zeros((512, 6), np.int64), np.zeros((512, 2), np.int64)
    size = list_plays(PLACES[own], closed, FACES[roll], NUMBERS, nodes, found)
    assert 1 <= size <= MOST_PLAYS
    results = set()
    for after, touched in found[:size].tolist():
        his = list(other)
        for point in POINTS:
            if touched >> point & 1 and his[BAR - point] == 1:
                his[BAR - point] -= 1
                his[BAR] += 1
        results.add((THREE.places[after], tuple(his)))
    return results


def test_compiled_plays_are_those_of_the_rules() -> None:
    random, ruleset = Random(11), RULESETS["hypergammon"]
    tried = 0
    while tried < 700:
        own, his = random.randrange(1, len(THREE.places)), random.choice(THREE.places[1:])
        position = Position(counts(THREE.places[own], 3), counts(his, 3))
        if any(position.white[point] and position.black[BAR - point] for point in POINTS):
            continue
        tried += 1
        closed = next((BAR - point for point in POINTS if position.black[point] > 1), 0)
        roll = random.randrange(len(ALL_ROLLS))
        plays = legal_plays(position, Player.WHITE, ALL_ROLLS[roll], ruleset).plays
        expected = {(THREE.places[THREE.number(play.result.white)], play.result.black) for play in plays}
        assert results_of_compiled(own, closed, roll, position.black) == expected, (position, ALL_ROLLS[roll])


@pytest.fixture(scope="module")
def solved(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the one-checker and the two-checker game, solved anew."""
    folder = tmp_path_factory.mktemp("solved")
    for name in ("hypergammon1", "hypergammon2"):
        lines: list[str] = []
        run(RULESETS[name], folder, lines.append)
        assert any(line.startswith("solved in") for line in lines)
    return folder


@pytest.mark.parametrize("name", ["hypergammon1", "hypergammon2"])
def test_solving_anew_gives_what_is_shipped(solved: Path, name: str) -> None:
    new, shipped = SolvedGame(solved / f"{name}.solved"), shipped_game(name)
    assert new.header.made["gap"] < 1e-7
    assert new.header.made["deviation"] < 1e-6
    random, sides = Random(4), len(numbering(RULESETS[name].checkers).places)
    for _ in range(500):
        pair = random.randrange(1, sides), random.randrange(1, sides)
        assert new.position(*pair) == shipped.position(*pair)


@pytest.mark.skipif(MAKEHYPER is None, reason="needs makehyper of GNU Backgammon; Debian: gnubg")
def test_gnu_backgammon_solves_one_checker_alike(tmp_path: Path) -> None:
    """Its file: 40 bytes of header, then 28 a pair: five chances and four equities of 3 bytes each."""
    assert MAKEHYPER
    name = tmp_path / "one.bd"
    subprocess.run(
        [MAKEHYPER, "-c", "1", "-t", "1e-7", "-n", "-f", str(name)], check=True, capture_output=True
    )
    data, table = name.read_bytes()[40:], shipped_game("hypergammon1")
    assert len(data) == 28 * (comb(26, 1)) ** 2
    for own, other in combinations_with_replacement(range(1, 26), 2):
        if own + other == BAR:
            continue
        values = _entry(data, own * 26 + other)
        kept = table.position(own, other)
        assert kept.chances == pytest.approx(values[:5], abs=0.0002)
        assert (kept.centred, kept.jacoby, kept.against) == pytest.approx(values[6:9], abs=0.0002)


def _entry(data: bytes, number: int) -> list[float]:
    raw = [
        struct.unpack("<I", data[28 * number + 3 * field :][:3] + b"\0")[0] / 0xFFFFFF for field in range(9)
    ]
    return raw[:5] + [6 * value - 3 for value in raw[5:]]


@pytest.mark.parametrize("steps", [(64,) * 8, (256, 192, 128, 192, 128, 256, 256, 256)])
def test_packing_rounds_and_loses_nothing_else(steps: tuple[int, ...]) -> None:
    random = np.random.default_rng(3)
    values = random.uniform(-3, 3, (len(KINDS), 4, 50)).astype(np.float32)
    is_possible = random.uniform(size=(4, 50)) < 0.7
    numbers = unpacked(packed(values, is_possible, steps), steps, 50)
    expected = np.rint(values * np.array(steps)[:, None, None])
    assert (numbers == expected)[:, is_possible].all()


def test_the_small_game_as_arrays() -> None:
    arrays = game(RULESETS["hypergammon1"])
    assert arrays.size == 26
    assert arrays.multiplier.tolist() == [0] + [2] * 18 + [3] * 7
    assert int(arrays.is_possible.sum()) == 601
    assert not arrays.is_contact[3, 5]
    assert arrays.is_contact[24, 24]
