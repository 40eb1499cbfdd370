"""Lines of a match between two programs, damaged: ``python -m tests.fuzz.table_lines --lines 100000``.

Every line has to be understood or refused by name, by the decoder and by the sessions that it reaches: of one
who plays, of one who watches, and of the opener who is watched. Datagrams of tables that are looked for are
understood, or do not matter.
"""

from __future__ import annotations

import argparse
import json
from collections import Counter
from dataclasses import replace
from functools import cache
from random import Random

from bgdesk.match.events import Abandoned
from bgdesk.match.options import match_options
from bgdesk.net.announcing import Announcement, announced_in, answer, asked_in, question
from bgdesk.net.effects import Refusing
from bgdesk.net.faults import TableFault, TableRefused
from bgdesk.net.gallery import Gallery, match_of
from bgdesk.net.messages import (
    Aside,
    Audience,
    Hello,
    Leave,
    Message,
    RefusalTold,
    Say,
    SayCanned,
    Wish,
    decoded,
    encoded,
)
from bgdesk.net.session import Session
from bgdesk.net.watch_session import WatchSession
from bgdesk.rules.player import Player
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
_VALUES: tuple[object, ...] = (
    *(None, True, -1, 0, 1, 2**63, 1.5, "", "x" * 600, "\u202e<b>", "ab" * 32, "white", "black"),
    *(
        [],
        [[]],
        ["a"] * 30,
        {},
        {"type": "abandoned", "player": "white"},
        {"type": "game_started", "number": 1},
    ),
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
    assert one.session.game
    others = (
        match_of(one.session.game, 2),
        Wish(3, Abandoned(Player.WHITE)),
        Audience(("Cid", "Dan <b>")),
        Aside("Cid", "hello"),
        Say("hello"),
        SayCanned("hello"),
        RefusalTold(3, TableFault.ILLEGAL),
    )
    said += [encoded(message, 2) for message in others]
    return tuple(json.dumps({**json.loads(line), "n": 2}).encode() for line in said)


@cache
def _under_way() -> tuple[Program, Program]:
    one, other = two(match_options(1))
    connect(one, other)
    play(one, other, Random(2), 6)
    return one, other


def bent(line: bytes, choose: Random) -> bytes:
    """``line`` with one of its values exchanged, so that it can still be read."""
    plain = json.loads(line)
    inner = plain.get("body") or plain.get("options") or plain
    target = choose.choice((plain, inner))
    name = choose.choice(sorted(target))
    if isinstance(target[name], int) and choose.random() < 0.5:
        target[name] += choose.choice((-1, 1, 2))
    elif name not in ("v", "n"):
        target[name] = json.loads(json.dumps(choose.choice((*_VALUES, *plain.values()))))
    return json.dumps(plain).encode()


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


def _read(line: bytes) -> Message | None:
    try:
        return decoded(line, 2)
    except TableRefused:
        return None


def watched(line: bytes) -> str:
    """What becomes of ``line`` where it reaches somebody who watches, and the opener who is watched."""
    one, _ = _under_way()
    game = one.session.game
    assert game
    before = game.place()
    spectator = Gallery("Ann", 0, lambda: game, lambda _: None).enter(0)
    session = WatchSession("Cid", 0)
    session.connected(0)
    spectator.heard(encoded(Hello("Cid", "bgdesk"), 1), 0)
    session.heard(encoded(Hello("Ann", "bgdesk"), 1), 0)
    spectator.heard(line, 0)
    faults = [effect for effect in session.heard(line, 0) if isinstance(effect, Refusing)]
    if game.place() != before:
        raise AssertionError(line)
    has_left = isinstance(_read(line), Leave)
    is_named = any(isinstance(each, RefusalTold) for each in spectator.due())
    if is_named is not (spectator.is_refused and not has_left):
        raise AssertionError(line)
    return str(faults[0].fault) if faults else "understood"


_ASKED = "ab" * 8


@cache
def recorded_datagrams() -> tuple[bytes, ...]:
    """A question, and two answers to it."""
    table = Announcement(_ASKED, 4_000, match_options(7), ("Ann",), takes_code=True, may_watch=False)
    full = replace(table, players=("Ann <b>", "Bob"), options=match_options(0))
    answers = (answer(_ASKED, table), answer(_ASKED, full))
    return (question(_ASKED), *filter(None, answers))


def looked_at(datagram: bytes) -> str:
    """What becomes of ``datagram`` where tables are looked for, and where they are shown."""
    if asked_in(datagram):
        return "a question"
    return "a table" if announced_in(datagram, _ASKED) else "nothing"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--lines", type=int, default=100_000)
    parser.add_argument("--seed", type=int, default=0)
    arguments = parser.parse_args()
    choose, outcomes = Random(arguments.seed), Counter[str]()
    for _ in range(arguments.lines):
        line = choose.choice((mutated, bent))(choose.choice(recorded_lines()), choose)
        outcomes[decided(line)] += 1
        outcomes[f"watching: {watched(line)}"] += 1
        outcomes[f"datagram: {looked_at(mutated(choose.choice(recorded_datagrams()), choose))}"] += 1
    for outcome, number in outcomes.most_common():
        print(f"{number:7} {outcome}")


if __name__ == "__main__":
    main()
