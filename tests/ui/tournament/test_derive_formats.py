"""What is seen of the formats in which more than one match can be lost."""

from __future__ import annotations

from dataclasses import replace

import pytest
from pytestqt.qtbot import QtBot

from bgdesk.library.tournaments import StoredTournament
from bgdesk.match.tournament.tournament import Tournament
from bgdesk.match.tournament.tournament_events import Closed, Withdrawn
from bgdesk.match.tournament.tournament_format import (
    Consolation,
    FormatKind,
    LeagueTerms,
    Lengths,
    TournamentFormat,
)
from bgdesk.ui.tournament.bracket_layout import lay_out
from bgdesk.ui.tournament.derive_bracket import BracketView, SlotStand, derive_bracket
from bgdesk.ui.tournament.format_fields import FormatFields
from bgdesk.ui.tournament.league_fields import LeagueFields
from bgdesk.ui.tournament.overview_page import OverviewPage
from bgdesk.ui.tournament.season_dialog import SeasonDialog
from bgdesk.ui.tournament.slot_tables import PlacesTable
from bgdesk.ui.tournament.walking_the_tree import Way, next_slot
from bgdesk.ui.tournament.wall_page import wall_page
from tests.match.tournament.cups import CREATED, cup_header, decided, drawn_cup, played_out

SWISS = TournamentFormat(FormatKind.SWISS, rounds=3)
DOUBLE = TournamentFormat(FormatKind.DOUBLE_ELIMINATION)
GROUPS = TournamentFormat(FormatKind.GROUPS, groups=2, advance=1)
CONSOLATION = TournamentFormat(third_place=True, consolation=Consolation.PROGRESSIVE)


def cup_of(how: TournamentFormat, count: int, people: int = 0) -> Tournament:
    return drawn_cup(count, people, cup_header(kind=how, lengths=Lengths((5,), 7, consolation=3)))


def spoken(view: BracketView, slot_id: str) -> str:
    return next(slot.text for slot in view.slots if slot.id == slot_id)


@pytest.mark.parametrize("how", [SWISS, DOUBLE, GROUPS, CONSOLATION])
@pytest.mark.parametrize("count", [5, 8, 13])
def test_nothing_lies_on_anything_else_and_lines_go_on(how: TournamentFormat, count: int) -> None:
    cup = played_out(cup_of(how, count))
    view = derive_bracket(cup)
    layout = lay_out(view)
    shown = [slot for slot in view.slots if slot.stand is not SlotStand.VOID]
    boxes = [layout.slots[slot.id] for slot in shown]
    for number, box in enumerate(boxes):
        assert layout.size.contains(box)
        assert not any(box.intersects(other) for other in boxes[:number])
        assert not any(box.intersects(title) for _, title in layout.titles if title.isValid())
    for line in layout.lines:
        assert line[0].x() < line[-1].x()
    for slot in shown:
        for way in Way:
            assert next_slot(view, slot.id, way) in {one.id for one in shown}


def test_a_double_elimination_in_two_bands() -> None:
    cup = cup_of(DOUBLE, 8, people=1)
    view = derive_bracket(cup)
    assert [part.name for part in view.parts] == ["Winners' bracket", "Losers' bracket"]
    assert view.parts[0].titles == {
        0: "Round 1 · to 5",
        1: "Round 2 · to 5",
        3: "Round 3 · to 5",
        4: "Final · to 7",
    }
    assert view.parts[1].titles[3] == "Round 4 · to 3"
    assert view.status.startswith("Your next match: against Player 8 (Casual).")
    assert spoken(view, "l1.1") == (
        "Losers' bracket: Round 1: Loser of Player 1 and Player 8, Loser of Player 4 and Player 5"
    )
    assert spoken(view, "final") == "Final: ?, ?"
    layout = lay_out(view)
    assert layout.slots["3.1"].bottom() < layout.slots["l1.1"].top()
    assert layout.slots["3.1"].x() == layout.slots["l4.1"].x(), "above the round that its loser comes to"
    assert next_slot(view, "l4.1", Way.ON) == next_slot(view, "3.1", Way.ON) == "final"
    assert next_slot(view, "1.4", Way.DOWN) == "l1.1"
    again = played_out(cup, lambda slot: slot.plan.id in ("final", "recharge"))
    assert derive_bracket(again).parts[0].titles[5] == "Second final · to 7"
    assert "l4.1" in derive_bracket(again).slots[-2].before


def test_swiss_standings_with_rounds_as_columns() -> None:
    cup = cup_of(SWISS, 5, people=1)
    view = derive_bracket(cup, live="s1.2")
    assert view.heads == ("Round 1", "Buchholz cut 1", "Buchholz", "Progressive")
    assert [row.cells[0] for row in view.places] == [
        "Bye", "against Player 3", "against Player 4", "against Player 1", "against Player 2",
    ]  # fmt: skip
    assert "1 other match" in view.status
    first, second = cup.ready()
    cup = cup.append(decided(first)).append(Withdrawn(second.second or ""))
    rows = {row.name: row.cells[0] for row in derive_bracket(cup).places}
    assert rows["Player 1"] == "5\N{EN DASH}0 Player 3"
    assert rows["Player 2 (Casual)"] == "won against Player 4"
    assert rows["Player 4 (Casual)"] == "lost against Player 2"
    left = derive_bracket(cup_of(SWISS, 6), live="s1.1")
    assert left.status == "9 match(es) to go.", "three rounds of three"
    page = wall_page(derive_bracket(played_out(cup_of(SWISS, 4)).append(Closed())))
    assert "<th>Round 2</th>" in page
    assert page.count("Buchholz") == 2


def test_every_cell_stands_below_its_head(qtbot: QtBot) -> None:
    table = PlacesTable()
    qtbot.addWidget(table)
    for how in (SWISS, GROUPS, DOUBLE):
        view = derive_bracket(played_out(cup_of(how, 6)).append(Closed()))
        table.show_places(view)
        heads = [table.table.headerItem().text(column) for column in range(table.table.columnCount())]
        item, row = table.table.topLevelItem(0), view.places[0]
        assert item
        told = {head: item.text(column) for column, head in enumerate(heads)}
        assert (told["Won"], told["Points"], told["Expected"]) == (row.won, row.points, row.expected)
        assert [told[head] for head in view.heads] == list(row.cells)


def test_groups_come_below_the_knockout() -> None:
    cup = cup_of(GROUPS, 6)
    view = derive_bracket(cup, live="g1r1.1")
    assert [(part.name, part.is_beside) for part in view.parts] == [("Group A", False), ("Group B", True)]
    assert view.status == "7 match(es) to go.", "two groups of three, and a final"
    assert spoken(view, "g2r1.1").startswith("Group B: Round 1: ")
    assert {row.name[7]: row.cells[0] for row in view.places} == {
        "1": "A", "2": "B", "3": "B", "4": "A", "5": "A", "6": "B",
    }  # fmt: skip
    while not any(slot.plan.id == "1.1" for slot in cup.slots):
        cup = cup.append(decided(cup.ready()[0]))
    later = derive_bracket(cup)
    assert [part.name for part in later.parts] == ["Knockout", "Group A", "Group B"]
    assert later.parts[0].titles == {0: "Final · to 7"}
    layout = lay_out(later)
    assert layout.slots["1.1"].bottom() < layout.slots["g1r1.1"].top()
    assert layout.slots["g1r1.1"].y() == layout.slots["g2r1.1"].y()
    assert "<h2>Group B</h2>" in wall_page(later)


def test_the_consolation_is_told_and_drawn_below() -> None:
    cup = cup_of(CONSOLATION, 8)
    view = derive_bracket(cup)
    assert [part.name for part in view.parts] == ["Main bracket", "Consolation"]
    assert view.parts[1].titles == {0: "Round 1 · to 3", 1: "Round 2 · to 3"}
    said = derive_bracket(played_out(cup).append(Closed())).status
    assert said == "Player 1 won the tournament. Player 8 won the consolation."
    layout = lay_out(view)
    assert layout.slots["3.1"].bottom() < layout.slots["third"].top()
    assert layout.slots["third"].bottom() < layout.slots["c1.1"].top()


def test_what_nobody_comes_to_is_not_shown() -> None:
    view = derive_bracket(cup_of(DOUBLE, 5))
    void = {slot.id for slot in view.slots if slot.stand is SlotStand.VOID}
    assert void == {"l1.2"}
    assert next_slot(view, "l1.1", Way.DOWN) == "l1.1"
    assert wall_page(view).count('class="match') == len(view.slots) - 1


def test_the_fields_say_what_was_shown(qtbot: QtBot) -> None:
    fields = FormatFields()
    for how, lengths in (
        (SWISS, Lengths((5,), 5)),
        (TournamentFormat(FormatKind.SWISS, losses=3), Lengths((3, 5), 7)),
        (TournamentFormat(FormatKind.DOUBLE_ELIMINATION, recharge=False), Lengths((5,), 7, consolation=1)),
        (DOUBLE, Lengths((5,), 7, 3, 9)),
        (GROUPS, Lengths((3,), 3)),
        (CONSOLATION, Lengths((7, 7), 9, consolation=5)),
        (TournamentFormat(FormatKind.ROUND_ROBIN), Lengths((5,), 5)),
    ):
        fields.show_format(how, lengths)
        assert (fields.format, fields.all_lengths) == (how, lengths)


def test_the_league_of_the_last_evening_is_offered_and_its_table_shown(qtbot: QtBot) -> None:
    club = LeagueTerms("Club", (9, 4), best=1)
    header = replace(cup_header(lengths=Lengths((5,), 5)), league=club)
    stored = [
        StoredTournament(
            played_out(drawn_cup(4, header=replace(header, id=name, name=name, created=name))), CREATED
        )
        for name in ("May", "June")
    ]
    fields = LeagueFields()
    fields.clear()
    assert fields.terms is None
    fields.know(stored)
    fields.name.setText("Club")
    assert fields.terms == club
    fields.points.setText("9-x")
    assert (fields.terms, fields.problem()) == (
        None,
        "The points of the places are numbers, such as 10-7-5-3-2-1.",
    )
    page = OverviewPage()
    qtbot.addWidget(page)
    page.show_list(stored)
    assert page.season.isEnabled()
    page.season.click()
    qtbot.waitUntil(lambda: page.findChild(SeasonDialog) is not None)
    table = page.findChildren(SeasonDialog)[0].table
    items = [table.topLevelItem(number) for number in range(4)]
    assert [[item.text(column) for column in (0, 2, 4, 5)] for item in items if item] == [
        ["1", "9", "9", "(9)"],
        ["2", "4", "4", "(4)"],
        ["3 to 4", "0", "0", "(0)"],
        ["3 to 4", "0", "0", "(0)"],
    ]
    page.show_list([StoredTournament(drawn_cup(4), CREATED)])
    assert not page.season.isVisibleTo(page)
