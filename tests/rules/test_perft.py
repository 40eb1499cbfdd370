"""Legal plays against tables on which three other generators agreed, and how long they take."""

from __future__ import annotations

import json
import statistics
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from bgdesk.rules.dice import Dice
from bgdesk.rules.legal.plays import legal_plays
from bgdesk.rules.notation.gnubg_id import from_position_id, to_position_id
from bgdesk.rules.player import Player
from bgdesk.rules.variants import RULESETS
from tests.folders import FILES, SHARED

SAMPLE = FILES / "perft_sample.jsonl"
FULL = SHARED / "perft" / "perft.jsonl"
RULES_OF_KIND = {"hyper": RULESETS["hypergammon"], "nack": RULESETS["nackgammon"]}


def differences(path: Path, times: list[float]) -> Iterator[tuple[str, str, str]]:
    for line in path.read_text(encoding="utf-8").splitlines():
        entry = json.loads(line)
        ruleset = RULES_OF_KIND.get(entry["k"], RULESETS["backgammon"])
        for player in Player:
            position = from_position_id(entry["p"], player, ruleset.checkers)
            for roll, expected in entry["m"].items():
                started = time.perf_counter()
                plays = legal_plays(position, player, Dice.from_text(roll), ruleset).plays
                times.append(time.perf_counter() - started)
                found = sorted(to_position_id(play.result, player.opponent) for play in plays)
                if found != expected.split():
                    yield entry["p"], roll, player.value


def check(path: Path, rolls: int) -> list[float]:
    times: list[float] = []
    assert list(differences(path, times)) == []
    assert len(times) == rolls * 2
    return times


def test_sample() -> None:
    check(SAMPLE, 25 * 21)


@pytest.mark.skipif(not FULL.exists(), reason="the full tables are not beside the repository")
def test_every_roll_of_every_position() -> None:
    times = check(FULL, 401 * 21)
    assert statistics.median(times) < 0.001
