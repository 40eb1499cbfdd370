"""The laboratory in the whole window: from a match that is looked at and back, and by keyboard alone."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from bgdesk.app.actions.actions import ActionId
from bgdesk.app.lab.lab import Lab
from bgdesk.app.lab.reading import read_setup
from bgdesk.match.setup.conversion import setup_id
from bgdesk.match.setup.setup import TableSetup, new_setup
from bgdesk.match.state_ids import IdKind, state_id
from bgdesk.rules.dice import Dice
from bgdesk.rules.player import Player
from bgdesk.ui.board.view import SpotKind
from bgdesk.ui.lab.candidates_panel import CandidatesPanel
from bgdesk.ui.lab.derive_lab import derive_lab_board
from bgdesk.ui.lab.lab_page import LabPage
from bgdesk.ui.lab.laboratory import Laboratory
from bgdesk.ui.lenses.next_rolls_page import NextRollsPage
from bgdesk.ui.play.derive_board import BoardWishes
from tests.app.lab.test_given_analysis import TEXT
from tests.ui.conftest import OpenDesk
from tests.ui.player_at_window import CTRL, PlayerAtWindow, popups_offscreen
from tests.ui.reviewed import KEY, XGID, begun, opened


def laboratory(player: PlayerAtWindow) -> Laboratory:
    found = player.desk.wiring.laboratory
    assert found
    return found


def page_of(player: PlayerAtWindow) -> LabPage:
    return laboratory(player).page


def turn_to(page: LabPage, title: str) -> None:
    """A panel is made when somebody turns to it."""
    panels = page.panels
    (place,) = (at for at in range(panels.count()) if panels.tabText(at) == title)
    panels.setCurrentIndex(place)


def pasted(player: PlayerAtWindow, text: str) -> None:
    QGuiApplication.clipboard().setText(text)
    player.key(KEY.Key_V, CTRL)


def test_from_a_match_that_is_looked_at_and_back_to_the_same_place(open_desk: OpenDesk) -> None:
    player = begun(open_desk)
    pasted(player, XGID)
    opened(player)
    player.window.history.show(2)
    record, shown = player.table.record, player.window.history.shown
    assert shown
    player.key(KEY.Key_E)
    made = laboratory(player)
    assert made.is_seen
    assert setup_id(made.lab.setup, IdKind.XGID) == state_id(shown, IdKind.XGID)
    player.key(KEY.Key_T)
    player.key(KEY.Key_Z, CTRL)
    player.key(KEY.Key_Y, CTRL)
    player.key(KEY.Key_C, CTRL)
    assert QGuiApplication.clipboard().text() == setup_id(made.lab.setup, IdKind.XGID)
    pasted(player, XGID.replace(":31:", ":66:"))
    assert str(made.lab.setup.dice) == "66"
    player.key(KEY.Key_E)
    assert player.window.front.is_table
    assert player.window.history.past == 2
    assert player.table.record is record
    assert player.board.hasFocus()


def test_a_match_that_is_still_played_is_not_offered(open_desk: OpenDesk) -> None:
    player = begun(open_desk)
    player.start()
    player.wait_for_turn()
    player.do(ActionId.LAB)
    assert laboratory(player).lab.setup == new_setup()
    for action in (ActionId.ROLL, ActionId.DOUBLE, ActionId.TAKE_BACK, ActionId.RESIGN):
        assert not player.window.actions_by_id[action].isEnabled()
    page_of(player).back.click()
    assert player.window.front.is_table


def test_it_goes_on_where_it_was_when_the_program_ends(open_desk: OpenDesk) -> None:
    player = begun(open_desk)
    page = player.desk.wiring.home_wiring.page
    page.elsewhere.lab.click()
    player.key(KEY.Key_T)
    kept = laboratory(player).lab.setup
    assert kept != new_setup()
    page_of(player).back.click()
    assert player.window.front.is_start
    again = Lab(lambda: player.desk.library.bench)
    assert again.setup == kept


TABLES = (
    "XGID=-b----E-C---eE---c-e----B-:0:0:1:31:0:0:3:0:10",
    "XGID=----BaC-B---aD--aa-bcbbBbB:0:0:-1:62:0:0:3:0:10",
    "XGID=-BBBCC-----------b--d----B:2:1:-1:00:0:0:3:0:10",
    "XGID=aB-B-BCB----b--A-b-c-bb-A-:1:-1:1:11:0:0:3:0:10",
    "XGID=-AA--------------------ab-:0:0:1:65:0:0:3:0:10",
    "XGID=-------a-----------------A:0:0:-1:00:0:0:3:0:10",
    "XGID=bBBBBBB----------------a--:3:1:1:00:0:0:3:0:10",
    "XGID=-N---------------------an-:0:0:1:66:0:0:3:0:10",
    "XGID=-BCDBAC------------bcbdbb-:1:1:1:00:0:0:3:0:10",
    "XGID=-b-B-BCB-A--aB--bbab-c--B-:0:0:-1:43:0:0:3:0:10",
    "XGID=a--BBBDB-----A---b-bbcbb-A:1:-1:-1:21:0:0:3:0:10",
    "XGID=---aBBCBC---a----b-ccbb-B-:0:0:1:54:0:0:3:0:10",
    "XGID=--BBBBBBa--------a-cccbb-A:2:-1:1:32:0:0:3:0:10",
    "XGID=-AAAAAAa----------aaaaaab-:0:0:-1:00:0:0:3:0:10",
    "XGID=-DDDC----------------cddd-:4:1:-1:55:0:0:3:0:10",
    "XGID=-a-a--E-D---eE---c-d-a--A-:0:0:1:63:0:0:3:0:10",
    "XGID=----CCCCB------------ddd--:1:-1:1:00:0:0:3:0:10",
    "XGID=dB-B-B------------------BD:0:0:1:44:0:0:3:0:10",
    "XGID=-KB--------------------bk-:5:1:1:00:0:0:3:0:10",
    "XGID=o------------------------O:0:0:-1:00:0:0:3:0:10",
)


@popups_offscreen
def test_twenty_positions_are_set_up_by_keys_alone(
    open_desk: OpenDesk, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bgdesk.app.lab.lab_judge.LabJudge.ask", lambda *_: None)
    player = begun(open_desk)
    player.do(ActionId.LAB)
    player.board = page_of(player).board
    for xgid in TABLES:
        wanted = read_setup(xgid)
        assert isinstance(wanted, TableSetup), xgid
        set_up(player, wanted)
        assert page_of(player).text_line.line.text() == xgid


def set_up(player: PlayerAtWindow, wanted: TableSetup) -> None:
    """By keys of the board, whatever stood there."""
    lab, page = laboratory(player).lab, page_of(player)
    player.key(KEY.Key_Delete)
    if page.input.brush is Player.BLACK:
        player.key(KEY.Key_X)
    for player_set in Player:
        for spot, stack in derive_lab_board(wanted, BoardWishes()).stacks().items():
            if stack.player is player_set and spot.kind is not SpotKind.TRAY:
                player.walk_to(spot)
                player.type(str(stack.count))
        player.key(KEY.Key_X)
    while lab.setup.turn is (wanted.cube.owner or wanted.turn.opponent):
        player.key(KEY.Key_T)
    while lab.setup.cube.value < wanted.cube.value:
        player.key(KEY.Key_C)
    if lab.setup.turn is not wanted.turn:
        player.key(KEY.Key_T)
    if wanted.dice:
        player.key(KEY.Key_D)
        player.type(str(wanted.dice))


def test_a_roll_and_a_score_that_were_looked_at_are_set_up(open_desk: OpenDesk) -> None:
    made = laboratory(begun(open_desk))
    made.show()
    panels = made.page.panels
    assert [panels.tabText(index) for index in range(panels.count())][1:] == [
        "Scores",
        "Rolls",
        "Cube",
        "Race",
        "Shots",
        "Similar",
        "Rollout",
    ]
    turn_to(made.page, "Rolls")
    (rolls,) = panels.findChildren(NextRollsPage)
    rolls.roll_chosen.emit(Dice(4, 2))
    assert made.lab.setup.dice == Dice(4, 2)
    rolls.roll_chosen.emit(Dice(6, 6))
    assert made.lab.setup.dice == Dice(4, 2), "dice that lie there are not changed by the way"


def test_what_was_said_of_one_position_is_not_said_of_another(open_desk: OpenDesk) -> None:
    player = begun(open_desk)
    player.do(ActionId.LAB)
    page = page_of(player)
    player.key(KEY.Key_T)
    assert page.status.text() == "Black is on roll."
    player.key(KEY.Key_Z, CTRL)
    assert page.status.text() == ""
    player.key(KEY.Key_T)
    pasted(player, XGID.replace(":31:", ":66:"))
    assert page.status.text() == ""


def test_the_menu_goes_to_the_board_of_the_laboratory_and_escape_leaves_it(open_desk: OpenDesk) -> None:
    player = begun(open_desk)
    player.do(ActionId.LAB)
    page = page_of(player)
    for focused in (page.back, page.board):
        focused.setFocus()
        player.do(ActionId.TO_BOARD)
        assert laboratory(player).is_seen
        assert page.board.hasFocus()
    QTest.keyClick(page.board, KEY.Key_Escape)
    assert not laboratory(player).is_seen
    player.do(ActionId.LAB)
    page.back.setFocus()
    QTest.keyClick(page.back, KEY.Key_Escape)
    assert not laboratory(player).is_seen


def test_the_areas_of_the_laboratory_lead_round(open_desk: OpenDesk) -> None:
    player = begun(open_desk)
    player.do(ActionId.LAB)
    page = page_of(player)
    areas = (page.head, page.text_line, page.form, page.panels, page.board)
    for area in areas:
        player.do(ActionId.NEXT_AREA)
        focus = QApplication.focusWidget()
        assert focus is not None
        assert area is focus or area.isAncestorOf(focus)
    player.do(ActionId.PREVIOUS_AREA)
    assert page.panels.tabBar().hasFocus()


def test_a_menu_of_the_desktop_may_ask_for_an_area_of_a_window_that_is_hidden(open_desk: OpenDesk) -> None:
    player = begun(open_desk)
    player.do(ActionId.LAB)
    page_of(player).back.setFocus()
    player.window.hide()
    player.do(ActionId.NEXT_AREA)
    assert player.window.focusWidget() is page_of(player).board


@pytest.mark.parametrize(
    ("places", "count"), [("-b----E-C---eE---c-e---B-", 25), ("-b----E-C---eE---c-e-----B-", 27)]
)
def test_an_xgid_with_a_wrong_number_of_places_is_told_of(
    open_desk: OpenDesk, places: str, count: int
) -> None:
    player = begun(open_desk)
    player.do(ActionId.LAB)
    pasted(player, f"XGID={places}:0:0:1:31:0:0:0:7:10")
    told = page_of(player).text_line.problem.text()
    assert f"this XGID has {count} places for checkers, it should have 26" in told


def test_a_text_with_an_analysis_brings_its_candidates(open_desk: OpenDesk) -> None:
    player = begun(open_desk)
    player.key(KEY.Key_E)
    made = laboratory(player)
    pasted(player, TEXT)
    judge = made.judge
    assert judge
    player.wait(lambda: judge.answer and judge.answer.engine)
    panel = made.page.findChild(CandidatesPanel)
    assert panel
    assert panel._source.text() == "eXtreme Gammon · 4-ply"
    assert panel.model.rowCount() == 2
