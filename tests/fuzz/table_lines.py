"""Lines of a match between two programs, damaged: ``python -m tests.fuzz.table_lines --lines 100000``.

Every line has to be understood or refused by name, by the decoder and by a session that it reaches.
"""

from __future__ import annotations

import argparse
import json
from collections import Counter
from functools import cache
from random import Random

from bgdesk.match.options import match_options
from bgdesk.net.effects import Refusing
from bgdesk.net.faults import TableRefused
from bgdesk.net.messages import Hello, decoded, encoded
from bgdesk.net.session import Session
from tests.net.two_programs import Program, connect, play, two

_PARTS = (
    b'"',
    b"{",
    b"}",
    b"[",
    b"null",
    b"-1",
    b"9223372036854775808",
    b"NaN",
    b"\\u0000",
    b"\xff",
    b"1e999",
    b":",
)


@cache
def recorded_lines() -> tuple[bytes, ...]:
    """What was said in a short match, by both; each as the second line of a connection."""
    said = list[bytes]()
    one, other = two(match_options(1))
    connect(one, other)
    while not one.is_over:
        for sender, hearer in ((one, other), (other, one)):
            said += bytes(sender.out).splitlines()
            data = bytes(sender.out)
            sender.out.clear()
            hearer.hears(data)
        if not one.out and not other.out and not one.is_over:
            next(each for each in (one, other) if each.may_act).acts(Random(len(said)))
    return tuple(json.dumps({**json.loads(line), "n": 2}).encode() for line in said)


@cache
def _under_way() -> tuple[Program, Program]:
    one, other = two(match_options(1))
    connect(one, other)
    play(one, other, Random(2), 6)
    return one, other


def mutated(line: bytes, choose: Random) -> bytes:
    """``line`` with some of its bytes changed, left out, doubled or exchanged for what means something."""
    for _ in range(choose.randint(1, 3)):
        at, end = sorted((choose.randrange(len(line) + 1), choose.randrange(len(line) + 1)))
        middle = choose.choice(
            (b"", line[at:end] * 2, bytes([choose.randrange(256)]), choose.choice(_PARTS), line[at:end][::-1])
        )
        line = line[:at] + middle + line[end if choose.random() < 0.5 else min(at + 1, end) :]
    return line


def decided(line: bytes) -> str:
    """What becomes of ``line`` where a match is under way. Anything but a fault by name is an error."""
    one, other = _under_way()
    assert other.session.game
    place, game = other.session.game.place(), one.session.game
    if not game or game.place() != place:
        one.restart()
        game = one.session.game
    session = Session(one.name, one.chain, 0, one.terms, game)
    session.connected(0)
    session.heard(encoded(Hello("Bob", "bgdesk", resume=place), 1), 0)
    faults = [effect for effect in session.heard(line, 0) if isinstance(effect, Refusing)]
    try:
        decoded(line, 2)
    except TableRefused as refused:
        if [fault.fault for fault in faults] != [refused.fault]:
            raise AssertionError(line) from None
    return str(faults[0].fault) if faults else "understood"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--lines", type=int, default=100_000)
    parser.add_argument("--seed", type=int, default=0)
    arguments = parser.parse_args()
    choose, outcomes = Random(arguments.seed), Counter[str]()
    for _ in range(arguments.lines):
        outcomes[decided(mutated(choose.choice(recorded_lines()), choose))] += 1
    for outcome, number in outcomes.most_common():
        print(f"{number:7} {outcome}")


if __name__ == "__main__":
    main()
