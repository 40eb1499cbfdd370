"""How a person played one match of a tournament."""

from __future__ import annotations

import pytest

from bgdesk.app.tournament.own_rounds import judged_round
from bgdesk.library.decisions.decided import Decided, DecidedFlag, packed
from bgdesk.library.decisions.deciding import DecidedMatch
from bgdesk.match.options import match_options
from bgdesk.match.record import MatchRecord
from bgdesk.match.tournament.performance import expected_wins
from bgdesk.match.tournament.tournament_events import Withdrawn
from tests.match.driving import header
from tests.match.tournament.cups import drawn_cup, played_out

RECORD = MatchRecord(header(match_options(7)))


def row(event: int, error: float, difficulty: float, *, counts: bool = True) -> Decided:
    flags = int(DecidedFlag.COUNTS) if counts else 0
    return Decided(event, error, error, difficulty, 0, 1, 0, 0, 0, 0, 0, 7, 7, flags, 3)


def found(*rows: Decided) -> DecidedMatch:
    return DecidedMatch("white", "backgammon", "you", "x", 7, None, None, None, len(rows), packed(rows))


def test_the_worst_and_the_hardest_right_decision() -> None:
    rows = (row(3, 0.5, 0.1), row(5, 0.0, 0.2), row(7, 0.0, 0.75), row(9, 0.25, 0.9))
    other = row(11, 2.0, 3.0, counts=False)
    judged = judged_round("1.1", "e1", RECORD, found(*rows, other))
    assert judged
    assert judged.rate == pytest.approx(500 * 0.75 / 4)
    assert judged.interval[0] < judged.rate < judged.interval[1]
    assert judged.worst
    assert judged.best
    assert (judged.decisions, judged.worst.event, judged.best.event) == (4, 3, 7)


def test_there_need_not_be_either() -> None:
    right = judged_round("1.1", "e1", RECORD, found(row(3, 0.0, 0.0)))
    assert right
    assert (right.rate, right.worst, right.best) == (0.0, None, None)
    assert judged_round("1.1", "e1", RECORD, found(row(3, 1.0, 1.0, counts=False))) is None


def test_all_that_were_expected_to_win_are_as_many_as_won() -> None:
    cup = drawn_cup(8).append(Withdrawn("e8"))
    expected = expected_wins(played_out(cup))
    assert sum(expected.values()) == pytest.approx(6), "one match was not played"
    assert expected["e8"] == 0
    assert expected["e1"] > 1, "the better one of two is expected to win more than half"
