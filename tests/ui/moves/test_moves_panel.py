"""The list of moves as a panel."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest
from PySide6.QtCore import QModelIndex, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPushButton
from pytestqt.qtbot import QtBot

from bgdesk.match.events import Rolled
from bgdesk.match.options import match_options
from bgdesk.match.record import MatchRecord
from bgdesk.ui.moves.derive_move_rows import RowKind
from bgdesk.ui.moves.move_list_model import BLACK, KIND_ROLE, ORIGIN_ROLE, STATE_ROLE, WHITE
from bgdesk.ui.moves.moves_panel import MovesPanel
from tests.random_play import a_header, play_on, random_event


@pytest.fixture
def record() -> MatchRecord:
    return play_on(MatchRecord(a_header(match_options(7))), Random(2), 80, 0.0)


@pytest.fixture
def panel(qtbot: QtBot, record: MatchRecord) -> MovesPanel:
    made = MovesPanel()
    qtbot.addWidget(made)
    made.resize(400, 500)
    made.set_record(record)
    with qtbot.waitExposed(made):
        made.show()
    return made


def cell(panel: MovesPanel, row: int, column: int) -> QModelIndex:
    return panel.model.index(row, column)


def click(qtbot: QtBot, panel: MovesPanel, index: QModelIndex) -> None:
    panel.view.scrollTo(index)
    QTest.mouseClick(
        panel.view.viewport(), Qt.MouseButton.LeftButton, pos=panel.view.visualRect(index).center()
    )


def footer(panel: MovesPanel) -> list[QPushButton]:
    return [button for button in panel.findChildren(QPushButton) if button.isVisible()]


def test_empty_page_says_what_to_do(qtbot: QtBot) -> None:
    panel = MovesPanel()
    qtbot.addWidget(panel)
    panel.show()
    assert not panel.view.isVisible()
    panel.set_record(None)
    assert footer(panel) == []


def test_stands_at_the_end(panel: MovesPanel, record: MatchRecord) -> None:
    assert panel.view.currentIndex() == panel.model.index_of(len(record.events))
    assert footer(panel) == []


def test_click_asks_for_the_position(qtbot: QtBot, panel: MovesPanel) -> None:
    index = cell(panel, 5, WHITE)
    with qtbot.waitSignal(panel.position_requested) as asked:
        click(qtbot, panel, index)
    assert asked.args == [index.data(STATE_ROLE)]
    assert [button.text() for button in footer(panel)] == ["Play on from here…", "Back to the game"]


def test_arrow_keys_walk(qtbot: QtBot, panel: MovesPanel) -> None:
    click(qtbot, panel, cell(panel, 5, WHITE))
    with qtbot.waitSignal(panel.position_requested) as asked:
        QTest.keyClick(panel.view, Qt.Key.Key_Down)
    assert asked.args == [cell(panel, 6, WHITE).data(STATE_ROLE)]
    with qtbot.waitSignal(panel.position_requested) as asked:
        QTest.keyClick(panel.view, Qt.Key.Key_Right)
    assert asked.args == [cell(panel, 6, BLACK).data(STATE_ROLE)]


def test_showing_a_state_asks_for_nothing(qtbot: QtBot, panel: MovesPanel) -> None:
    with qtbot.assertNotEmitted(panel.position_requested):
        panel.show_state(10)
    assert panel.view.currentIndex() == panel.model.index_of(10)
    assert footer(panel)


def test_footer_buttons(qtbot: QtBot, panel: MovesPanel) -> None:
    panel.show_state(10)
    play_on_button, back = footer(panel)
    with qtbot.waitSignal(panel.play_on_requested) as asked:
        QTest.mouseClick(play_on_button, Qt.MouseButton.LeftButton)
    assert asked.args == [10]
    with qtbot.waitSignal(panel.present_requested):
        QTest.mouseClick(back, Qt.MouseButton.LeftButton)


def test_a_new_event_goes_back_to_the_end(qtbot: QtBot, panel: MovesPanel, record: MatchRecord) -> None:
    panel.show_state(10)
    longer = record.append(random_event(record, Random(1)))
    with qtbot.assertNotEmitted(panel.position_requested):
        panel.set_record(longer)
    assert panel.view.currentIndex() == panel.model.index_of(len(longer.events))


def test_headers_span_the_columns_and_turns_do_not(panel: MovesPanel) -> None:
    assert panel.view.columnSpan(0, 0) == 3
    assert panel.view.columnSpan(1, 0) == 1


def heights_of(panel: MovesPanel, *, with_origin: bool) -> set[int]:
    return {
        panel.view.rowHeight(row)
        for row in range(panel.model.rowCount())
        if any(cell(panel, row, column).data(ORIGIN_ROLE) for column in (WHITE, BLACK)) is with_origin
    }


def test_a_row_that_says_where_its_numbers_come_from_is_higher(panel: MovesPanel) -> None:
    options = replace(match_options(1), variant="acey_deucey_european")
    record, random = play_on(MatchRecord(a_header(options)), Random(5), 3, 0.0), Random(5)
    for _ in range(60):
        record = record.append(random_event(record, random, 0.0))
        panel.set_record(record)
        assert len(heights_of(panel, with_origin=True)) <= 1
        assert len(heights_of(panel, with_origin=False)) == 1
    low, high = heights_of(panel, with_origin=False).pop(), heights_of(panel, with_origin=True).pop()
    assert low < high
    font = panel.font()
    font.setPointSizeF(font.pointSizeF() * 2)
    panel.setFont(font)
    assert low < heights_of(panel, with_origin=False).pop() < heights_of(panel, with_origin=True).pop()


def test_is_painted(panel: MovesPanel) -> None:
    blank = panel.view.viewport().grab().toImage()
    panel.set_record(None)
    assert panel.view.viewport().grab().toImage() != blank


def test_headers_go_across_also_below_rows_that_come_later(panel: MovesPanel) -> None:
    rolls = [
        number
        for number, event in enumerate(panel._record.events if panel._record else ())
        if isinstance(event, Rolled)
    ]
    panel.model.set_undoubled(frozenset(rolls[:3]))
    for row in range(panel.model.rowCount()):
        is_wide = cell(panel, row, 0).data(KIND_ROLE) != RowKind.TURNS
        assert panel.view.columnSpan(row, 0) == (3 if is_wide else 1)


def test_the_move_that_is_shown_stays_marked_when_rows_come_before_it(panel: MovesPanel) -> None:
    assert panel._record
    rolls = [number for number, event in enumerate(panel._record.events) if isinstance(event, Rolled)]
    panel.show_state(rolls[-1] + 1)
    before = panel.view.currentIndex().row()
    panel.model.set_undoubled(frozenset(rolls[:-1]))
    assert panel.view.currentIndex().row() > before
    assert panel.view.currentIndex().data(STATE_ROLE) == rolls[-1] + 1
