"""Decisions found in the window, and the way into their matches."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt

from bgdesk.app.actions.actions import ActionId
from bgdesk.formats.registry import read_bytes
from bgdesk.match.events import Played
from bgdesk.match.options import match_options
from bgdesk.match.study import Study
from bgdesk.ui.find.find_dialog import FindDialog
from bgdesk.ui.find.found_words import FoundColumn
from bgdesk.ui.matches.matches_dialog import MatchesDialog
from tests.match.autoplay import whole_match
from tests.match_files import match_data
from tests.ui.conftest import OpenDesk
from tests.ui.player_at_window import CTRL, SHIFT, PlayerAtWindow

KEY = Qt.Key


@pytest.fixture
def player(open_desk: OpenDesk) -> PlayerAtWindow:
    player = open_desk()
    player.desk.begin(None)
    return player


def asked(player: PlayerAtWindow) -> FindDialog:
    player.key(KEY.Key_F, CTRL)
    return player.wait_for_dialog(FindDialog)


def cell(dialog: FindDialog, row: int, column: FoundColumn) -> str:
    return str(dialog.model.index(row, column).data())


def test_what_is_found_opens_in_its_match_and_stands_there_again(player: PlayerAtWindow) -> None:
    study = read_bytes(match_data("xg/gv_XCu3RJ0UvDg_Tldl.xg")).studies[0]
    shelved = player.desk.library.studies.add(study, "a.xg")
    dialog = asked(player)
    player.wait(lambda: dialog.model.rowCount() > 1)
    costs = [cell(dialog, row, FoundColumn.COST) for row in range(dialog.model.rowCount())]
    assert costs == sorted(costs, reverse=True)
    assert min(costs) >= "0.080"
    assert "decision" in dialog.summary.text()
    dialog.table.setFocus()
    player.key(KEY.Key_Down)
    chosen = dialog.model.decisions[1]
    player.key(KEY.Key_Return)
    wiring = player.desk.wiring.review_wiring
    assert wiring
    player.wait(lambda: wiring.review.shelved is not None)
    assert wiring.review.shelved
    assert wiring.review.shelved.id == shelved.id
    player.wait(lambda: player.desk.wiring.window.history.past == chosen.ref.event)
    again = asked(player)
    player.wait(lambda: again.model.rowCount() > 1)
    assert again.table.currentIndex().row() == 1
    again.panel.dice.setText("8")
    player.wait(lambda: "Dice" in again._empty.text())
    again.panel.dice.setText("")
    again.panel.from_board.click()
    player.wait(lambda: again.model.rowCount() == 1)
    assert again.model.decisions[0].ref == chosen.ref


def test_what_is_typed_first_goes_into_the_first_field_also_where_nothing_was_found(
    player: PlayerAtWindow,
) -> None:
    player.desk.library.studies.add(Study(whole_match(match_options(1), seed=3)), "b.mat")
    dialog = asked(player)
    player.type("zz")
    assert dialog.panel.player.text() == "zz"
    player.wait(lambda: dialog._empty.text() and dialog.is_empty)
    player.key(KEY.Key_Escape)
    again = asked(player)
    player.wait(lambda: again._empty.text() and again.is_empty)
    assert again.panel.player.text() == "zz"
    player.type("q")
    assert again.panel.player.text() == "q"


def test_an_empty_library_says_what_to_do(player: PlayerAtWindow) -> None:
    dialog = asked(player)
    player.wait(lambda: "library is empty" in dialog._empty.text())
    assert not dialog.look.isEnabled()


def test_positions_like_the_one_on_the_board_are_found_by_one_key(player: PlayerAtWindow) -> None:
    study = read_bytes(match_data("xg/gv_XCu3RJ0UvDg_Tldl.xg")).studies[0]
    shelved = player.desk.library.studies.add(study, "a.xg")
    wiring = player.desk.wiring.review_wiring
    assert wiring
    assert not player.window.actions_by_id[ActionId.FIND_SIMILAR].isEnabled()
    wiring.review.show(shelved)
    number = next(n for n, event in enumerate(study.record.events) if n > 30 and isinstance(event, Played))
    player.window.history.show(number)
    player.key(KEY.Key_F, CTRL | SHIFT)
    dialog = player.wait_for_dialog(FindDialog)
    player.wait(lambda: dialog.model.rowCount() > 0)
    assert number in [one.ref.event for one in dialog.model.decisions if one.distance == 0]
    assert cell(dialog, 0, FoundColumn.DISTANCE) == "0"
    assert not dialog.table.isColumnHidden(FoundColumn.DISTANCE)


def test_the_matches_in_which_something_was_found_are_listed_alone(player: PlayerAtWindow) -> None:
    shelf = player.desk.library.studies
    found = shelf.add(read_bytes(match_data("xg/gv_XCu3RJ0UvDg_Tldl.xg")).studies[0], "a.xg").id
    shelf.add(Study(whole_match(match_options(1), seed=3)), "b.mat")
    dialog = asked(player)
    player.wait(lambda: dialog.model.rowCount() > 1)
    dialog.matches.click()
    matches = player.wait_for_dialog(MatchesDialog)
    assert [matches.model.match_at(row).id for row in range(matches.model.rowCount())] == [found]
    matches.reject()
    player.key(KEY.Key_O, CTRL | SHIFT)
    assert player.wait_for_dialog(MatchesDialog).model.rowCount() == 2
