"""Lines of a match as a tree."""

from __future__ import annotations

from random import Random

import pytest

from bgdesk.app.review.line_tree import LineTree, line_tree
from bgdesk.formats.sgf import reader as sgf_reader, writer as sgf_writer
from bgdesk.match.cube_rules import may_double
from bgdesk.match.events import Doubled, Event, Played, Rolled, Taken
from bgdesk.match.options import match_options
from bgdesk.match.record import MatchRecord
from bgdesk.match.state import Phase
from bgdesk.match.study import Branch, Study
from bgdesk.rules.dice import Dice
from tests.random_play import a_header, play_on

KEEP = 20


@pytest.fixture(scope="module")
def record() -> MatchRecord:
    return play_on(MatchRecord(a_header(match_options(7))), Random(3), 60, 0.0)


def line(record: MatchRecord, keep: int, seed: int, count: int = 6) -> tuple[Event, ...]:
    """Other events after ``keep`` of ``record``."""
    return play_on(record.until(keep), Random(seed), keep + count, 0.0).events[keep:]


def a_tree(record: MatchRecord, *lines: tuple[int, tuple[Event, ...]]) -> LineTree:
    return line_tree(record, [Branch(keep, events, is_own=True) for keep, events in lines])


def test_what_begins_alike_is_one_line_and_the_rest_leaves_it(record: MatchRecord) -> None:
    one, other = line(record, KEEP, 1), line(record, KEEP, 2)
    nested = (*one[:3], *line(play_on(record.until(KEEP), Random(1), KEEP + 6, 0.0), KEEP + 3, 5))
    tree = a_tree(record, (KEEP, one), (KEEP, other), (KEEP, nested))
    first, second = tree.lines
    assert (first.events, second.events) == (one, other)
    (inner,) = first.lines
    assert (inner.keep, inner.events) == (KEEP + 3, nested[3:])
    assert tree.path_to((*record.events[:KEEP], *nested)) == (first, inner)
    assert tree.path_to(record.events) == ()
    assert list(tree.all()) == [first, inner, second]


def test_a_longer_line_goes_on_and_a_shorter_one_is_in_it(record: MatchRecord) -> None:
    events = line(record, KEEP, 1)
    (grown,) = a_tree(record, (KEEP, events[:2]), (KEEP, events), (KEEP, events[:4])).lines
    assert grown.events == events
    assert [len(one.entries) for one in grown.branches] == [6, 2, 4]
    assert grown.end == KEEP + 6
    (before,) = a_tree(record, (KEEP, events[:2])).lines
    assert grown.key == before.key


def test_what_was_played_is_no_line_and_shortens_others(record: MatchRecord) -> None:
    played = record.events[KEEP : KEEP + 4]
    assert a_tree(record, (KEEP, played)).lines == ()
    (left,) = a_tree(record, (KEEP, (*played, *line(record, KEEP + 4, 1)))).lines
    assert left.keep >= KEEP + 4


def test_time_and_order_make_no_difference(record: MatchRecord) -> None:
    plays = (number for number, one in enumerate(record.events) if isinstance(one, Played) and one.steps)
    rolls = ((number, record.events[number - 1]) for number in plays)
    at = next(number for number, one in rolls if isinstance(one, Rolled) and not one.dice.is_double)
    play, roll = record.events[at], record.events[at - 1]
    assert isinstance(play, Played)
    assert isinstance(roll, Rolled)
    turned = Played(play.player, play.steps[::-1], used_ms=7)
    again = Rolled(roll.player, Dice(roll.dice.second, roll.dice.first), roll=99)
    assert a_tree(record, (at - 1, (again, turned))).lines == ()


def test_lines_that_leave_lines_are_the_same_again_in_a_file(record: MatchRecord) -> None:
    place = next(
        at
        for at, state in enumerate(record.states[:-2])
        if state.phase is Phase.TO_ROLL and state.to_act and may_double(state, state.to_act) is None
    )
    player = record.states[place].to_act
    assert player
    doubled = record.until(place).append(Doubled(player)).append(Taken(player.opponent))
    trunk = play_on(doubled, Random(1), place + 8, 0.0)
    side = play_on(trunk.until(place + 4), Random(2), place + 9, 0.0)
    branches = [Branch(place, one.events[place:], is_own=True) for one in (trunk, side)]
    written = sgf_writer.write(Study(record, branches=tuple(branches)))
    (found,) = sgf_reader.read(written.content).studies
    (line,) = line_tree(found.record, found.branches).lines
    assert (line.keep, len(line.events)) == (place, 8)
    assert [(one.keep, len(one.events)) for one in line.lines] == [(place + 4, 5)]
