"""What the director may do, and what it comes to."""

from __future__ import annotations

import pytest

from bgdesk.match.tournament.places import champion
from bgdesk.match.tournament.slots import How
from bgdesk.match.tournament.tournament import Tournament
from bgdesk.match.tournament.tournament_events import Closed, MatchLinked, Withdrawn
from bgdesk.match.tournament.tournament_format import FormatKind, TournamentFormat
from bgdesk.ui.tournament.deeds import (
    Deed,
    DeedKind,
    DeedQuestions,
    begun_matches,
    deeds,
    events_of,
    late_entry_takes_a_bye,
    menu_text,
)
from tests.match.tournament.cups import cup_header, decided, drawn_cup, played_out

AWARD, REPLAY, UNDO = DeedKind.AWARD, DeedKind.REPLAY, DeedKind.UNDO
WITHDRAW, LATE = DeedKind.WITHDRAW, DeedKind.LATE_ENTRY


def offered(cup: Tournament, slot: str) -> list[tuple[DeedKind, str]]:
    return [(deed.kind, deed.entrant) for deed in deeds(cup, slot)]


def done(cup: Tournament, deed: Deed) -> Tournament:
    for event in events_of(cup, deed):
        cup = cup.append(event)
    return cup


def test_what_may_be_done_depends_on_how_the_match_stands() -> None:
    cup = drawn_cup(4, people=1)
    out = [(WITHDRAW, "e1"), (WITHDRAW, "e4")]
    assert offered(cup, "1.1") == [(AWARD, "e1"), (AWARD, "e4"), *out]
    begun = cup.append(MatchLinked("1.1", "m"))
    assert offered(begun, "1.1") == [(REPLAY, ""), (AWARD, "e1"), (AWARD, "e4"), *out]
    assert offered(cup, "1.2") == [(WITHDRAW, "e2"), (WITHDRAW, "e3")], "computers come to every match"
    won = cup.append(decided(cup.slot("1.1")))
    assert offered(won, "1.1") == [(UNDO, ""), (WITHDRAW, "e1")], "the other one is out"
    assert offered(won, "2.1") == [(WITHDRAW, "e1")]
    assert offered(cup.append(Withdrawn("e1")), "1.1") == [(WITHDRAW, "e4")], "nobody's word decided it"
    assert offered(played_out(cup).append(Closed()), "2.1") == []


@pytest.mark.parametrize("count", [3, 5, 11])
def test_somebody_may_come_late_as_long_as_there_is_a_bye(count: int) -> None:
    assert (LATE, "") in offered(drawn_cup(count, people=1), "1.1")
    assert (LATE, "") not in offered(drawn_cup(16, people=1), "1.1")
    swiss = drawn_cup(count + 1, header=cup_header(kind=TournamentFormat(FormatKind.SWISS)))
    assert (LATE, "") in offered(swiss, "s1.1")
    assert (late_entry_takes_a_bye(drawn_cup(count)), late_entry_takes_a_bye(swiss)) == (True, False)
    assert late_entry_takes_a_bye(drawn_cup(count, header=swiss.header))


def test_a_match_is_given_to_somebody() -> None:
    cup = drawn_cup(4, people=1).append(MatchLinked("1.1", "m"))
    given = done(cup, Deed(AWARD, "1.1", "e4"))
    outcome = given.slot("1.1").outcome
    assert outcome
    assert (outcome.winner, outcome.how, outcome.score) == ("e4", How.DIRECTOR, (0, 0))
    assert begun_matches(cup, events_of(cup, Deed(AWARD, "1.1", "e4"))) == ("m",)


def test_finalists_withdraw() -> None:
    cup = drawn_cup(4, people=1)
    for slot in ("1.1", "1.2"):
        cup = cup.append(decided(cup.slot(slot)))
    cup = cup.append(MatchLinked("2.1", "m"))
    leaving = Deed(WITHDRAW, "2.1", "e1")
    assert begun_matches(cup, events_of(cup, leaving)) == ("m",)
    gone = done(cup, leaving)
    assert gone.slot("2.1").winner == "e2"
    assert offered(gone, "2.1") == [], "the other one has won, and cannot lose it any more"


def test_both_players_of_a_match_withdraw() -> None:
    cup = done(done(drawn_cup(4), Deed(WITHDRAW, "1.1", "e1")), Deed(WITHDRAW, "1.1", "e4"))
    cup = cup.append(decided(cup.slot("1.2")))
    assert champion(cup) == "e2", "nobody came to the final from there"


def test_what_is_undone_takes_what_followed_with_it() -> None:
    cup = drawn_cup(8, people=1)
    for slot in ("1.1", "1.2"):
        cup = cup.append(decided(cup.slot(slot)))
    cup = cup.append(MatchLinked("2.1", "m"))
    undo = Deed(UNDO, "1.2")
    assert begun_matches(cup, events_of(cup, undo)) == ("m",), "its player was another one"
    assert done(cup, undo).slot("2.1").sides == ("e1", None)
    cup = cup.append(decided(cup.slot("2.1")))
    assert "1 later result(s)" in DeedQuestions().cost(cup, undo)
    assert "later" not in DeedQuestions().cost(cup, Deed(UNDO, "2.1"))
    assert set(done(cup, undo).outcomes) == {"1.1"}


def test_what_is_begun_of_a_round_that_is_taken_back_is_over() -> None:
    cup = drawn_cup(4, people=1, header=cup_header(kind=TournamentFormat(FormatKind.SWISS)))
    for slot in cup.ready():
        cup = cup.append(decided(slot))
    cup = cup.append(MatchLinked("s2.1", "m"))
    assert begun_matches(cup, events_of(cup, Deed(UNDO, "s1.1"))) == ("m",), "the round is not paired yet"


def test_every_deed_is_one_plain_question() -> None:
    cup = drawn_cup(4, people=1).append(MatchLinked("1.1", "m"))
    words = DeedQuestions()
    for deed in deeds(cup, "1.1"):
        if deed.kind is AWARD:
            names = {cup.entrants[side].name for side in cup.slot("1.1").sides if side}
            assert all(name in words.question(cup, deed) for name in names)
        assert words.question(cup, deed).count("?") == 1
        assert words.cost(cup, deed).endswith(".")
        assert words.answer(deed)
        assert menu_text(cup, deed).endswith("…")
