"""A pipe that breaks at any byte, delays and garbles: both records stay equal, and nothing is lost."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from statistics import mean

import pytest
from hypothesis import settings, strategies as st
from hypothesis.stateful import RuleBasedStateMachine, invariant, precondition, rule

from bgdesk.match.dice.check import verify
from bgdesk.match.options import match_options
from bgdesk.net.faults import TableFault
from tests.bench.table_traffic import slow_match
from tests.net.two_programs import Program, connect, pass_on, play, shared_text, two


def finish(one: Program, other: Program) -> None:
    """Play to the end over a pipe that works again."""
    for program in (one, other):
        program.lost()
    connect(one, other)
    play(one, other, Random(3))
    assert (one.is_over, one.refused, other.refused) == (True, [], [])
    assert shared_text(one) == shared_text(other)
    assert verify(one.record) == ()


def move_some(sender: Program, hearer: Program, size: int) -> None:
    data = bytes(sender.out[:size])
    del sender.out[:size]
    hearer.hears(data)


class HostilePipe(RuleBasedStateMachine):
    """Bytes arrive late and in any pieces, the line breaks at any of them, programs are killed."""

    def __init__(self) -> None:
        super().__init__()
        self.programs = two(replace(match_options(0), games=3))
        self.is_connected = False
        self.known = 0

    @precondition(lambda self: not self.is_connected)
    @rule()
    def connect(self) -> None:
        connect(*self.programs)
        self.is_connected = True

    @precondition(lambda self: self.is_connected)
    @rule(size=st.integers(1, 3_000), first=st.booleans())
    def arrive(self, size: int, first: bool) -> None:
        sender, hearer = self.programs if first else self.programs[::-1]
        move_some(sender, hearer, size)

    @precondition(lambda self: self.is_connected)
    @rule()
    def arrive_all(self) -> None:
        pass_on(*self.programs)

    @rule(seed=st.integers(0, 99), first=st.booleans())
    def act(self, seed: int, first: bool) -> None:
        program = self.programs[not first]
        if program.may_act:
            program.acts(Random(seed))

    @rule(first=st.booleans())
    def give_up(self, first: bool) -> None:
        program = self.programs[not first]
        if program.is_in_step and not program.is_over and not program.is_rolling:
            program.gives_up()

    @rule(first=st.booleans())
    def ask_back(self, first: bool) -> None:
        program = self.programs[not first]
        if program.is_in_step and not program.is_over and not program.is_rolling:
            program.asks_back()

    @rule(seed=st.integers(0, 99))
    def play_some(self, seed: int) -> None:
        if self.is_connected:
            play(*self.programs, Random(seed), 6)

    @precondition(lambda self: self.is_connected)
    @rule()
    def break_off(self) -> None:
        for program in self.programs:
            program.lost()
        self.is_connected = False

    @rule(first=st.booleans())
    def kill(self, first: bool) -> None:
        self.break_off()
        self.programs[not first].restart()

    @invariant()
    def one_record_begins_the_other(self) -> None:
        one, other = (program.journal for program in self.programs)
        shorter = min(len(one), len(other))
        assert one[:shorter] == other[:shorter]
        assert max(len(one), len(other)) >= self.known
        self.known = max(len(one), len(other))

    @invariant()
    def nobody_is_accused(self) -> None:
        assert [program.refused for program in self.programs] == [[], []]

    def teardown(self) -> None:
        if all(program.header for program in self.programs):
            finish(*self.programs)


TestHostilePipe = HostilePipe.TestCase
TestHostilePipe.settings = settings(max_examples=12, stateful_step_count=25)


def exchange(programs: tuple[Program, Program], limit: int) -> int:
    """What both say until two more decisions are made, or until ``limit`` bytes went by; how many went by."""
    gone, choose, decisions = 0, Random(1), 0
    while gone < limit:
        for sender, hearer in (programs, programs[::-1]):
            size = min(limit - gone, len(sender.out))
            move_some(sender, hearer, size)
            gone += size
        actor = next((each for each in programs if each.may_act), None)
        if actor and not programs[0].out and not programs[1].out:
            if decisions == 4:
                break
            decisions += 1
            actor.acts(choose)
    return gone


def under_way() -> tuple[Program, Program]:
    programs = two(match_options(1))
    connect(*programs)
    play(*programs, Random(1), 3)
    return programs


@pytest.mark.parametrize("is_killed", [False, True])
def test_cut_at_any_byte_of_two_turns(is_killed: bool) -> None:
    """Here each 23rd byte; ``python -m tests.fuzz.table_cuts`` tries them all."""
    assert cut_everywhere(23, is_killed=is_killed) > 40


def cut_everywhere(step: int, *, is_killed: bool) -> int:
    """Break the line after every ``step``-th byte of two turns; how many breaks there were."""
    length = exchange(under_way(), 10**6)
    places = range(0, length, step)
    for place in places:
        programs = under_way()
        assert exchange(programs, place) == place
        for program in programs:
            program.lost()
        if is_killed:
            programs[place % 2].restart()
        connect(*programs)
        play(*programs, Random(3), 4)
        one, other = programs
        assert (one.refused, other.refused) == ([], [])
        assert one.journal == other.journal
        assert len(one.journal) >= 4
    return len(places)


def test_a_garbled_byte_is_refused_by_name_and_the_match_goes_on_elsewhere() -> None:
    choose = Random(5)
    named = set[TableFault]()
    for _ in range(60):
        one, other = two(match_options(1))
        connect(one, other)
        play(one, other, choose, 3)
        actor = one if one.may_act else other
        hearer = other if actor is one else one
        actor.acts(choose)
        line = bytearray(actor.out)
        line[choose.randrange(len(line) - 1)] ^= 1 << choose.randrange(8)
        actor.out.clear()
        before = list(hearer.journal)
        hearer.hears(bytes(line))
        if hearer.refused:
            assert hearer.journal == before
            named.update(hearer.refused)
    assert named >= {TableFault.NOT_JSON, TableFault.BAD_MESSAGE}


def test_replayed_lines_change_nothing() -> None:
    one, other = two(match_options(1))
    connect(one, other)
    heard = list[bytes]()
    for _ in range(8):
        while one.out or other.out:
            heard.append(bytes(one.out))
            move_some(one, other, len(one.out))
            move_some(other, one, len(other.out))
        next(each for each in (one, other) if each.may_act).acts(Random(2))
    before = list(other.journal)
    other.hears(b"".join(heard))
    assert (other.refused, other.journal) == ([TableFault.OUT_OF_ORDER], before)


def test_a_slow_line_only_delays() -> None:
    """Each line 300 ms late, plus or minus 200: one round trip before the roller sees the dice."""
    seen = slow_match(2)
    assert (seen.faults, seen.breaks, seen.is_equal) == (0, 0, True)
    assert seen.bytes_a_turn < 1_500
    assert 300 < mean(seen.waits_ms) < 900
    assert max(seen.waits_ms) < 2_000
    assert max(seen.news_ms) < 1_000
