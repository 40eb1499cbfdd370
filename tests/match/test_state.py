"""The results in the states of a match."""

from __future__ import annotations

import pickle
import tracemalloc

import pytest

from bgdesk.match.events import GameStarted, Settled
from bgdesk.match.record import MatchRecord, RecordBuilder
from bgdesk.match.state import NO_RESULTS, Ending, GameResult, Results
from bgdesk.rules.player import Player
from tests.match.driving import PLAIN_MONEY, WHITE, header

MANY = 1_500


def result(number: int, winner: Player | None = WHITE) -> GameResult:
    return GameResult(number, winner, 1, 1, 1, Ending.SETTLED)


def results(count: int) -> Results:
    found = NO_RESULTS
    for number in range(1, count + 1):
        found = found.with_result(result(number))
    return found


def settled(games: int) -> MatchRecord:
    """A session of so many games, each of them given up at once."""
    builder = RecordBuilder(header(PLAIN_MONEY))
    for number in range(1, games + 1):
        builder.add(GameStarted(number))
        builder.add(Settled(WHITE, 1))
    return builder.record()


def test_results_are_in_the_order_of_the_games() -> None:
    three = results(3)
    assert [one.number for one in three] == [1, 2, 3]
    assert [one.number for one in reversed(three)] == [3, 2, 1]
    assert (three[0].number, three[2].number, three[-1].number) == (1, 3, 3)
    assert (len(three), three.last) == (3, result(3))
    assert result(2) in three
    assert repr(three) == repr((result(1), result(2), result(3)))


def test_no_results() -> None:
    assert not NO_RESULTS
    assert list(NO_RESULTS) == []
    with pytest.raises(IndexError):
        NO_RESULTS[-1]


@pytest.mark.parametrize(("known", "numbers"), [(0, [1, 2, 3]), (1, [2, 3]), (3, []), (5, [])])
def test_results_after_so_many(known: int, numbers: list[int]) -> None:
    assert [one.number for one in results(3).after(known)] == numbers


def test_one_more_leaves_the_earlier_ones_alone() -> None:
    two = results(2)
    one_way, other_way = two.with_result(result(3)), two.with_result(result(3, None))
    assert one_way.earlier is other_way.earlier is two
    assert list(two) == [result(1), result(2)]
    assert one_way != other_way


def test_equal_results_made_twice_are_equal() -> None:
    assert results(3) == results(3)
    assert hash(results(3)) == hash(results(3))
    assert results(3) != results(2)
    assert NO_RESULTS.with_result(result(2, None)).with_result(result(3)) != NO_RESULTS.with_result(
        result(2)
    ).with_result(result(3))
    assert results(1) != (result(1),)


def test_the_results_of_a_long_session_reach_another_process() -> None:
    many = results(10_000)
    assert pickle.loads(pickle.dumps(many)) == many


def test_twice_the_games_take_twice_the_memory() -> None:
    some, more = memory_of(MANY), memory_of(2 * MANY)
    assert more < 2.5 * some


def memory_of(games: int) -> int:
    """The bytes that a record of so many games holds."""
    tracemalloc.start()
    try:
        record = settled(games)
        assert len(record.state.results) == games
        return tracemalloc.get_traced_memory()[0]
    finally:
        tracemalloc.stop()
