"""The facts of errors of people counted once more by the slow way of ``tests/oracle/facts_slow.py``.

``python -m tests.bench.reason_facts SAMPLE [--decisions 2000]`` takes what ``reason_rates --sample`` kept,
and says how many numbers differ: none should. It takes about a second a decision.
"""

from __future__ import annotations

import argparse
import pickle
from pathlib import Path

from bgdesk.analysis.reasons.board_facts import BoardFacts
from bgdesk.analysis.reasons.evidence import FactKey
from bgdesk.rules.position import Position
from tests.bench.reason_rates import Error
from tests.oracle import facts_slow


def differences(error: Error) -> tuple[int, list[str]]:
    """How many numbers were compared, and those that differ."""
    judged = error.judged
    assert judged.played is not None
    compared, found = 0, []
    for index in (judged.played, 0):
        position: Position = judged.candidates[index].position
        facts = BoardFacts(position, error.player, error.state.ruleset)
        board = position.of(error.player), position.of(error.player.opponent)
        for key in FactKey:
            compared += 1
            if facts.value(key) != facts_slow.COUNTS[key](board):
                found.append(f"{key} of {position}")
    return compared, found


def main() -> None:
    """Count, and say what differs."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("sample", type=Path)
    parser.add_argument("--decisions", type=int, default=2000)
    given = parser.parse_args()
    errors: list[Error] = pickle.loads(given.sample.read_bytes())[2]
    chosen = errors[:: max(1, len(errors) // given.decisions)][: given.decisions]
    compared, differing = 0, 0
    for number, error in enumerate(chosen, 1):
        count, found = differences(error)
        compared, differing = compared + count, differing + len(found)
        for one in found:
            print(one)
        if number % 50 == 0 or number == len(chosen):
            print(f"{number} decisions, {compared} numbers, {differing} differ", flush=True)


if __name__ == "__main__":
    main()
