"""Which errors are listed, in which order."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLayout
from pytestqt.qtbot import QtBot

from bgdesk.analysis.phases import GamePhase
from bgdesk.analysis.questions import Kind, decisions
from bgdesk.analysis.verdicts import Verdict
from bgdesk.match.options import match_options
from bgdesk.match.record import Seat
from bgdesk.match.state import Pair
from bgdesk.rules.player import Player
from bgdesk.ui.moves.move_list_model import MoveListModel
from bgdesk.ui.review.derive_errors import ErrorColumn, WantedErrors, error_rows, sorted_rows
from bgdesk.ui.review.errors_page import ErrorsPage
from tests.match.autoplay import whole_match

SEATS = Pair(Seat("Ann"), Seat("Bob"))
RECORD = whole_match(match_options(5), seed=3)
DECISIONS = decisions(RECORD)
MODEL = MoveListModel()
MODEL.set_record(RECORD)
MOVES = MODEL.numbered()
ERRORS = tuple(
    Verdict(one, 0.02 + 0.01 * (number % 7), 0.001, True, True, GamePhase.CONTACT)
    for number, one in enumerate(DECISIONS)
)


@pytest.mark.parametrize(
    ("wanted", "fits"),
    [
        (WantedErrors(), lambda one: True),
        (WantedErrors(player=Player.BLACK), lambda one: one.player is Player.BLACK),
        (WantedErrors(cube=True), lambda one: one.kind is not Kind.PLAY),
        (WantedErrors(cube=False), lambda one: one.kind is Kind.PLAY),
        (WantedErrors(game=2), lambda one: one.game == 2),
        (WantedErrors(unseen=True), lambda one: one.event != DECISIONS[0].event),
    ],
)
def test_only_what_is_wanted_is_listed(wanted: WantedErrors, fits: object) -> None:
    rows = error_rows(ERRORS, wanted, {DECISIONS[0].event}, SEATS, MOVES)
    assert callable(fits)
    assert [row.place for row in rows] == [one.event for one in DECISIONS if fits(one)]


def test_a_row_says_what_it_cost_whom_and_when() -> None:
    row = error_rows(ERRORS[:1], WantedErrors(), (), SEATS, MOVES)[0]
    name = SEATS.of(DECISIONS[0].player).name
    cell = MOVES[DECISIONS[0].event][1]
    played = f"{cell.dice}: {cell.text}"
    assert cell.text
    assert row.cells == ("0.020", "1 · 1", played, name, "-0.1\N{NO-BREAK SPACE}%", "0 : 0", "Contact")


def test_the_costliest_comes_first_and_alike_ones_stay_in_order() -> None:
    rows = sorted_rows(
        error_rows(ERRORS, WantedErrors(), (), SEATS, MOVES), ErrorColumn.COST, is_backwards=False
    )
    keys = [(-one.error, one.decision.event) for one in ERRORS]
    assert [row.place for row in rows] == [event for _, event in sorted(keys)]
    assert {row.cells[0] for row in rows[:3]} == {"0.080"}


def test_a_click_and_keys_lead_to_the_error(qtbot: QtBot) -> None:
    page = ErrorsPage()
    qtbot.addWidget(page)
    page.resize(460, 500)
    page.offer([("white", "Ann"), ("black", "Bob"), ("both", "Both")], "both", [(1, "Game 1")])
    page.set_rows(error_rows(ERRORS[:9], page.wanted, (), SEATS, MOVES), "")
    with qtbot.waitActive(page):
        page.show()
    told: list[int] = []
    page.place_requested.connect(told.append)
    second = page.view.visualRect(page.model.index(1, 0)).center()
    QTest.mouseClick(page.view.viewport(), Qt.MouseButton.LeftButton, pos=second)
    page.view.setFocus()
    QTest.keyClick(page.view, Qt.Key.Key_Down)
    QTest.keyClick(page.view, Qt.Key.Key_Return)
    assert told == [page.model.rows[row].place for row in (1, 2, 2)]


def test_a_narrow_list_keeps_the_place_and_the_play(qtbot: QtBot) -> None:
    page = ErrorsPage()
    qtbot.addWidget(page)
    page.offer([("white", "Ann"), ("black", "Bob"), ("both", "Both")], "both", [(1, "Game 1")])
    page.set_rows(error_rows(ERRORS[:9], page.wanted, (), SEATS, MOVES), "")
    layout = page.layout()
    assert layout
    layout.setSizeConstraint(QLayout.SizeConstraint.SetNoConstraint)
    page.setMinimumWidth(0)
    page.resize(310, 400)
    with qtbot.waitExposed(page):
        page.show()
    view = page.view
    shown = [one for one in ErrorColumn if not view.isColumnHidden(one)]
    assert shown == [ErrorColumn.COST, ErrorColumn.PLACE, ErrorColumn.DECISION, ErrorColumn.PLAYER]
    assert view.horizontalHeader().length() <= view.viewport().width()
    page.resize(700, 400)
    assert not any(view.isColumnHidden(one) for one in ErrorColumn)
