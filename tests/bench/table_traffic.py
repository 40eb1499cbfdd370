"""What a turn on the network costs, and how a slow line feels: ``python -m tests.bench.table_traffic``.

The line is simulated: two sessions with a clock of their own, each message late by 300 ms, plus or minus 200.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from random import Random
from statistics import mean, quantiles

from bgdesk.match.events import Rolled
from bgdesk.match.options import ClockOptions, match_options
from bgdesk.net import effects
from tests.net.two_programs import Program, connect, shared_text, two

DELAY_MS, SPREAD_MS = 300, 200
STEP_MS = 10


class SlowLine:
    """One direction: what is sent arrives later, nothing overtakes anything."""

    def __init__(self, sender: Program, hearer: Program, choose: Random) -> None:
        self._sender, self._hearer, self._choose = sender, hearer, choose
        self._coming: list[tuple[int, bytes]] = []
        self.sent = self.count = 0

    def work(self, now_ms: int) -> None:
        if self._sender.out:
            late = now_ms + DELAY_MS + self._choose.randint(-SPREAD_MS, SPREAD_MS)
            arrival = max(late, self._coming[-1][0] if self._coming else 0)
            self._coming.append((arrival, bytes(self._sender.out)))
            self.sent += len(self._sender.out)
            self.count += self._sender.out.count(b"\n")
            self._sender.out.clear()
        while self._coming and self._coming[0][0] <= now_ms:
            self._hearer.hears(self._coming.pop(0)[1])


@dataclass(frozen=True, slots=True)
class SlowMatch:
    """What was seen of a whole match by a slow line; times in milliseconds."""

    turns: int
    bytes_a_turn: float
    lines_a_turn: float
    waits_ms: tuple[int, ...]
    """From each roll to its dice, before the one who rolled."""
    news_ms: tuple[int, ...]
    """From each decision to the moment at which the other sees it."""
    faults: int
    breaks: int
    is_equal: bool
    """Both have the same record."""


def slow_match(seed: int, points: int = 3) -> SlowMatch:
    """A match with clocks between two programs that decide at once."""
    options = replace(match_options(points), clock=ClockOptions(600_000))
    both, choose = two(options), Random(seed)
    connect(*both)
    lines = SlowLine(*both, choose), SlowLine(*both[::-1], choose)
    now_ms, asked = 0, dict[int, int]()
    waits, news, written = list[int](), list[int](), dict[int, int]()
    while not all(program.is_over for program in both):
        now_ms += STEP_MS
        for number, program in enumerate(both):
            program.waits(STEP_MS)
            before = len(program.journal)
            if program.may_act:
                program.acts(choose)
            if len(program.journal) > before:
                written[len(program.journal)] = now_ms
            if program.is_rolling:
                asked.setdefault(number, now_ms)
            elif number in asked:
                waits.append(now_ms - asked.pop(number))
        for seen in [each for each in written if each <= min(len(one.journal) for one in both)]:
            news.append(now_ms - written.pop(seen))
        for line in lines:
            line.work(now_ms)
    turns = sum(isinstance(entry, Rolled) for entry in both[0].journal)
    return SlowMatch(
        turns,
        sum(line.sent for line in lines) / turns,
        sum(line.count for line in lines) / turns,
        tuple(waits),
        tuple(news),
        sum(len(program.faults) for program in both),
        sum(isinstance(effect, effects.OutOfStep) for program in both for effect in program.told),
        shared_text(both[0]) == shared_text(both[1]),
    )


def main() -> None:
    for seed in range(5):
        seen = slow_match(seed, 7)
        waits, news = (quantiles(each, n=20, method="inclusive") for each in (seen.waits_ms, seen.news_ms))
        print(
            f"{seen.turns} turns, {seen.bytes_a_turn:.0f} bytes and {seen.lines_a_turn:.1f} lines a turn; "
            f"dice after {mean(seen.waits_ms):.0f} ms (19 of 20 within {waits[-1]:.0f}, all within "
            f"{max(seen.waits_ms)}); a decision is seen after {mean(seen.news_ms):.0f} ms "
            f"(19 of 20 within {news[-1]:.0f}); {seen.faults} faults, {seen.breaks} breaks, "
            f"records {'equal' if seen.is_equal else 'DIFFERENT'}"
        )


if __name__ == "__main__":
    main()
