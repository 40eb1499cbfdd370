"""What a turn on the network costs, and how a slow line feels: ``python -m tests.bench.table_traffic``.

The line is simulated: two sessions with a clock of their own, each message late by 300 ms, plus or minus 200.
"""

from __future__ import annotations

from dataclasses import replace
from random import Random
from statistics import mean

from bgdesk.match.events import Rolled
from bgdesk.match.options import ClockOptions, match_options
from tests.net.two_programs import Program, connect, shared_text, two

DELAY_MS, SPREAD_MS = 300, 200
STEP_MS = 10


class SlowLine:
    """One direction: what is sent arrives later, nothing overtakes anything."""

    def __init__(self, sender: Program, hearer: Program, choose: Random) -> None:
        self._sender, self._hearer, self._choose = sender, hearer, choose
        self._coming: list[tuple[int, bytes]] = []
        self.sent = 0

    def work(self, now_ms: int) -> None:
        if self._sender.out:
            late = now_ms + DELAY_MS + self._choose.randint(-SPREAD_MS, SPREAD_MS)
            arrival = max(late, self._coming[-1][0] if self._coming else 0)
            self._coming.append((arrival, bytes(self._sender.out)))
            self.sent += len(self._sender.out)
            self._sender.out.clear()
        while self._coming and self._coming[0][0] <= now_ms:
            self._hearer.hears(self._coming.pop(0)[1])


def slow_match(seed: int) -> tuple[float, float, int]:
    """Bytes a turn in both directions, mean ms from a roll to its dice, and faults; both act at once."""
    options = replace(match_options(3), clock=ClockOptions(600_000))
    both, choose = two(options), Random(seed)
    connect(*both)
    lines = SlowLine(*both, choose), SlowLine(*both[::-1], choose)
    now_ms, asked, waits = 0, None, list[int]()
    while not all(program.is_over for program in both):
        now_ms += STEP_MS
        for program in both:
            program.waits(STEP_MS)
            if program.may_act:
                program.acts(choose)
        rolling = any(program.is_rolling for program in both)
        if rolling and asked is None:
            asked = now_ms
        elif not rolling and asked is not None:
            waits.append(now_ms - asked)
            asked = None
        for line in lines:
            line.work(now_ms)
    assert shared_text(both[0]) == shared_text(both[1])
    turns = sum(isinstance(entry, Rolled) for entry in both[0].journal)
    faults = sum(len(program.faults) for program in both)
    return sum(line.sent for line in lines) / turns, mean(waits), faults


def main() -> None:
    for seed in range(3):
        size, wait_ms, faults = slow_match(seed)
        print(f"{size:.0f} bytes a turn, {wait_ms:.0f} ms from roll to dice, {faults} faults, records equal")


if __name__ == "__main__":
    main()
