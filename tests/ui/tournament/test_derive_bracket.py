"""What is said of a tournament, where its slots lie, and where the arrow keys lead."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from bgdesk.library.tournaments import StoredTournament
from bgdesk.match.tournament.slots import How
from bgdesk.match.tournament.tournament import Tournament
from bgdesk.match.tournament.tournament_events import Closed, MatchLinked, SlotDecided, Withdrawn
from bgdesk.match.tournament.tournament_format import FormatKind, Lengths, TournamentFormat
from bgdesk.ui.tournament.bracket_layout import lay_out
from bgdesk.ui.tournament.derive_bracket import SlotStand, derive_bracket
from bgdesk.ui.tournament.format_fields import lengths_of
from bgdesk.ui.tournament.overview_page import OverviewPage
from bgdesk.ui.tournament.walking_the_tree import Way, next_slot
from bgdesk.ui.tournament.wall_page import wall_page
from tests.match.tournament.cups import CREATED, cup_header, decided, drawn_cup, played_out

THIRD = cup_header(kind=TournamentFormat(third_place=True))


def after(cup: Tournament, *slots: str, by_second: bool = False) -> Tournament:
    for slot in slots:
        cup = cup.append(decided(cup.slot(slot), by_second=by_second))
    return cup


def test_the_own_match_and_the_others_of_the_round() -> None:
    cup = after(drawn_cup(8, people=1), "1.2", "1.3")
    view = derive_bracket(cup, live="1.4")
    assert view.status.startswith("Player 1 plays") is False
    assert view.status.split(". ")[0] == "Your quarter-final: against Player 8 (Casual)"
    assert "2 of 3 other match" in view.status
    assert view.own_slot == "1.1"
    stands = {slot.id: slot.stand for slot in view.slots}
    assert stands["1.1"] is SlotStand.YOURS
    assert stands["1.4"] is SlotStand.LIVE
    assert stands["1.2"] is SlotStand.DECIDED
    assert stands["2.1"] is stands["3.1"] is SlotStand.OPEN
    assert derive_bracket(cup).slots[3].stand is SlotStand.READY


@pytest.mark.parametrize(
    ("size", "told"),
    [(2, "Your final:"), (4, "Your semi-final:"), (16, "Your next match:")],
)
def test_the_round_is_named(size: int, told: str) -> None:
    assert derive_bracket(drawn_cup(size, people=1)).status.startswith(told)


def test_two_people_are_named() -> None:
    cup = drawn_cup(2, people=2)
    assert derive_bracket(cup).status == "Final: Player 1 plays against Player 2."
    four = drawn_cup(4, people=2)
    assert derive_bracket(four).status.startswith("Semi-final: Player 1 plays against Player 4 (Casual).")


def test_what_is_said_while_nobody_here_can_play() -> None:
    waiting = after(drawn_cup(4, people=1), "1.1")
    assert derive_bracket(waiting, live="1.2").status.startswith("Your next opponent is not known yet.")
    out = after(drawn_cup(4, people=1), "1.1", by_second=True)
    assert derive_bracket(out).status == "Your tournament is over."
    said = derive_bracket(out, live="1.2").status
    assert said == "Your tournament is over; the others play on. 2 match(es) to go."
    assert "about" not in derive_bracket(drawn_cup(8), live="1.1", seconds=2).status
    assert "That takes about 14 minute" in derive_bracket(drawn_cup(8), live="1.1", seconds=120).status


def test_the_end_is_told() -> None:
    cup = played_out(drawn_cup(4, people=1)).append(Closed())
    view = derive_bracket(cup, rates={"e1": 4.25})
    assert view.status == "Player 1 won the tournament."
    assert view.is_over
    assert [(row.place, row.name, row.won, row.rate) for row in view.places] == [
        ("1", "Player 1", "2 of 2", "4.2"),
        ("2", "Player 2 (Casual)", "1 of 2", ""),
        ("3 to 4", "Player 3 (Casual)", "0 of 1", ""),
        ("3 to 4", "Player 4 (Casual)", "0 of 1", ""),
    ]
    gone = drawn_cup(2).append(Withdrawn("e1"))
    assert derive_bracket(gone).slots[0].note == "not played"


def test_the_own_match_for_the_third_place_comes_before_the_winner() -> None:
    semi = after(drawn_cup(4, people=1, header=THIRD), "1.1", by_second=True)
    cup = after(semi, "1.2", "2.1")
    said = derive_bracket(cup).status
    assert said.startswith("Your match for the third place: against Player 3 (Casual). ")
    assert said.endswith(" Player 4 won the tournament.")
    assert derive_bracket(after(cup, "third")).status.endswith("won the tournament.")
    assert "third" not in derive_bracket(after(cup, "third")).status


def test_only_matches_that_are_played_are_counted(qtbot: QtBot) -> None:
    page = OverviewPage()
    qtbot.addWidget(page)

    def standing(cup: Tournament) -> str:
        page.show_list([StoredTournament(cup, cup.header.created)])
        item = page.list.topLevelItem(0)
        return item.text(2) if item else ""

    assert standing(drawn_cup(5)) == "0 of 4 match(es) played"
    three = drawn_cup(3, header=THIRD)
    assert standing(after(three, "1.2")) == "1 of 2 match(es) played", "nobody lost to a bye"
    table = cup_header(kind=TournamentFormat(FormatKind.ROUND_ROBIN), lengths=Lengths((5,), 5))
    even = drawn_cup(3, header=table)
    for slot in even.slots:
        if slot.has_match:
            winner = {"e1e2": "e1", "e2e3": "e2", "e1e3": "e3"}["".join(sorted(filter(None, slot.sides)))]
            even = even.append(SlotDecided(slot.plan.id, winner, (5, 3)))
    assert standing(even) == "3 of 5 match(es) played", "there is a play-off"
    swiss = cup_header(kind=TournamentFormat(FormatKind.SWISS, rounds=1), lengths=Lengths((5,), 5))
    shared = played_out(drawn_cup(4, header=swiss))
    assert standing(shared).startswith("The tournament is over; the first place is shared: ")


def test_every_removal_can_be_undone(qtbot: QtBot) -> None:
    page = OverviewPage()
    qtbot.addWidget(page)
    cups = [drawn_cup(4, header=cup_header(cup_id=name)) for name in ("a", "b")]
    back: list[str] = []
    page.restore_requested.connect(back.append)
    for number in range(2):
        page.show_list([StoredTournament(cup, CREATED) for cup in cups[number:]])
        page.remove.click()
    page.show_list(())
    page.restore.click()
    assert page.restore.isVisibleTo(page)
    page.restore.click()
    assert back == ["b", "a"]
    assert not page.restore.isVisibleTo(page)


def test_every_slot_is_said_in_words() -> None:
    cup = after(drawn_cup(5), "1.2")
    said = {slot.id: slot.text for slot in derive_bracket(cup, live="2.2").slots}
    assert said["1.1"] == "Quarter-final: Player 1, Bye"
    assert said["1.2"] == "Quarter-final: Player 4 7, Player 5 0"
    assert said["2.2"] == "Semi-final: Player 2, Player 3, being played"
    assert said["3.1"] == "Final: Player 1 or Player 4, Player 2 or Player 3"
    flag = drawn_cup(2).append(SlotDecided("1.1", "e1", (3, 0), How.FLAG))
    assert derive_bracket(flag).slots[0].text == "Final: Player 1 3, Player 2 0, lost on time"


def test_enter_leads_somewhere_only_where_there_is_something() -> None:
    cup = drawn_cup(4).append(MatchLinked("1.1", "m"))
    cup = after(cup, "1.1", "1.2")
    found = {slot.id: (slot.match_id, slot.can_be_opened) for slot in derive_bracket(cup).slots}
    assert found == {"1.1": ("m", True), "1.2": ("", False), "2.1": ("", False)}


@pytest.mark.parametrize("count", [2, 3, 4, 11, 16, 64])
def test_slots_lie_apart_and_half_way_between_those_before(count: int) -> None:
    view = derive_bracket(drawn_cup(count, header=THIRD))
    layout = lay_out(view)
    places = [layout.slots[slot.id] for slot in view.slots]
    for number, one in enumerate(places):
        assert layout.size.contains(one)
        assert not any(one.intersects(other) for other in places[number + 1 :])
    for slot in view.slots:
        before = [layout.slots[one].center().y() for one in slot.before]
        if before:
            assert layout.slots[slot.id].center().y() == pytest.approx(sum(before) / 2)
    assert set(view.parts[0].titles) == {slot.column for slot in view.slots}


def test_the_arrows_follow_the_tree() -> None:
    view = derive_bracket(drawn_cup(8, header=THIRD))
    assert next_slot(view, "1.3", Way.ON) == "2.2"
    assert next_slot(view, "2.2", Way.BACK) == "1.3"
    assert next_slot(view, "1.3", Way.DOWN) == "1.4"
    assert next_slot(view, "1.1", Way.UP) == "1.1"
    assert next_slot(view, "3.1", Way.ON) == "3.1"
    assert next_slot(view, "3.1", Way.DOWN) == "third"
    assert next_slot(view, "gone", Way.ON) == "1.1"


def test_the_page_for_the_wall_says_who_plays_now() -> None:
    page = wall_page(derive_bracket(after(drawn_cup(4, people=1), "1.2")))
    assert "<li>Semi-final: Player 1, Player 4, your turn to play</li>" in page
    assert "Fingerprint" in page
    assert "Places" not in page
    assert "Places" in wall_page(derive_bracket(played_out(drawn_cup(4)).append(Closed())))


def test_the_points_by_round_as_they_are_typed() -> None:
    for text in ("7-7-7-9", "7, 7, 7, 9", " 7 7 7 9 "):
        found = lengths_of(text)
        assert found
        assert (found.rounds, found.final) == ((7, 7, 7), 9)
    single = lengths_of("5")
    assert single
    assert (single.rounds, single.final) == ((5,), 5)
    assert [lengths_of(text) for text in ("", "0", "100", "7-x", "-", "1" * 20)] == [None] * 6


def test_rounds_without_a_tree() -> None:
    header = cup_header(kind=TournamentFormat(FormatKind.ROUND_ROBIN), lengths=Lengths((5,), 5))
    cup = drawn_cup(4, people=1, header=header)
    view = derive_bracket(cup)
    assert view.parts[0].titles == {0: "Round 1 · to 5", 1: "Round 2 · to 5", 2: "Round 3 · to 5"}
    assert view.status.startswith("Your next match: against Player 4 (Casual).")
    assert next_slot(view, "r1.1", Way.ON) == "r2.1"
    assert next_slot(view, "r2.2", Way.BACK) == "r1.2"
    assert next_slot(view, "r1.1", Way.DOWN) == "r1.2"
    assert next_slot(view, "r3.1", Way.ON) == "r3.1"
    layout = lay_out(view)
    assert layout.lines == ()
    assert len({(place.x(), place.y()) for place in layout.slots.values()}) == 6
    done = played_out(cup, lambda slot: (slot.second or "") < (slot.first or "")).append(Closed())
    assert derive_bracket(done).status == "Player 1 won the tournament."
    tie = drawn_cup(3, header=header)
    for slot in tie.slots:
        order = {frozenset(("e1", "e2")): "e1", frozenset(("e2", "e3")): "e2", frozenset(("e1", "e3")): "e3"}
        if slot.is_ready:
            winner = order[frozenset((slot.first or "", slot.second or ""))]
            tie = tie.append(decided(slot, by_second=winner == slot.second))
    even = derive_bracket(tie)
    assert [(part.name, part.titles[0]) for part in even.parts] == [
        ("", "Round 1 · to 5"),
        ("Play-off", "Semi-final · to 1"),
    ]
    assert derive_bracket(played_out(tie)).status == "Player 1 won the tournament."
