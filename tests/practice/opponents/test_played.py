"""Which of the matches in a library say something about a player."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bgdesk.library.listing import OPENED, PLAYED, ListedMatch
from bgdesk.library.summaries import MatchStatus, MatchSummary
from bgdesk.match.options import match_options
from bgdesk.match.record import Seat, SeatKind
from bgdesk.match.state import Pair
from bgdesk.practice.opponents.ladder import LadderResult
from bgdesk.practice.opponents.own_level import PlayedWell
from bgdesk.practice.opponents.played import MatchWell, played_well, results
from bgdesk.rules.player import Player
from tests.match.driving import header

MATCH = ListedMatch(
    "a1",
    PLAYED,
    "2026-11-02",
    "finished",
    white="Ann",
    black="Expert",
    black_seat="bot",
    game="backgammon",
    white_pr=9.5,
    black_pr=5.0,
    white_decisions=80,
    black_decisions=70,
)


def test_judged_matches_against_the_computer_count_the_oldest_first() -> None:
    later = MATCH._replace(id="a2", at="2026-11-09", white_pr=7.0)
    assert played_well([later, MATCH], {"ann"}, {}) == (PlayedWell(9.5, 80), PlayedWell(7.0, 80))
    turned = MATCH._replace(white="Expert", white_seat="bot", black="Ann", black_seat="human")
    assert played_well([turned], {"ann"}, {}) == (PlayedWell(5.0, 70),)


@pytest.mark.parametrize(
    "changes",
    [
        {"white": "Bob"},
        {"kind": OPENED},
        {"black_seat": "human"},
        {"game": "plakoto"},
        {"game": "backgammon+plakoto"},
        {"white_pr": None},
        {"white_decisions": 0},
        {"binned": "2026-11-10"},
    ],
)
def test_others_do_not(changes: dict[str, object]) -> None:
    assert played_well([MATCH._replace(**changes)], {"ann"}, {}) == ()  # type: ignore[arg-type]  # names of fields


def summary(level: str | None = "expert", winner: Player | None = Player.WHITE) -> MatchSummary:
    seats = Pair(Seat("Ann"), Seat("Expert", SeatKind.BOT, level))
    made = replace(header(match_options(3)), seats=seats)
    return MatchSummary("a1", made, "2026-11-02", MatchStatus.FINISHED, Pair(3, 1), 3, winner)


def test_results_are_those_of_matches_that_somebody_won() -> None:
    won, lost = summary(), summary("own:12.5", Player.BLACK)
    assert results([won, lost], {"ann", "annie"}) == (
        LadderResult("expert", True),
        LadderResult("own:12.5", False),
    )
    unfinished = replace(won, status=MatchStatus.UNFINISHED)
    even, damaged = replace(won, winner=None), replace(won, header=None)
    assert results([unfinished, even, damaged, summary(None)], {"ann", "annie"}) == ()
    assert results([won], {"bob"}) == ()


def test_decided_matches_take_the_place_of_listed_ones_in_their_order() -> None:
    known = {
        "a1": MatchWell("2026-11-02", PlayedWell(9.0, 81)),
        "b2": MatchWell("2026-11-01", PlayedWell(20.0, 40)),
    }
    later = MATCH._replace(id="c3", at="2026-11-09", white_pr=7.0)
    assert played_well([later, MATCH], {"ann"}, known) == (
        PlayedWell(20.0, 40),
        PlayedWell(9.0, 81),
        PlayedWell(7.0, 80),
    )


def test_a_match_under_another_name_of_the_player_is_a_result_too() -> None:
    seats = Pair(Seat("ÁNNIE"), Seat("Expert", SeatKind.BOT, "expert"))
    other = replace(summary(), header=replace(header(match_options(3)), seats=seats))
    assert results([other], {"ann", "annie"}) == (LadderResult("expert", True),)
    assert results([other], {"ann"}) == ()
