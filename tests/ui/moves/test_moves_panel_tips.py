"""A tip of the list of moves tells what cannot be read in the cell, and nothing that can."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from random import Random

import pytest
from PySide6.QtCore import QEvent, QModelIndex
from PySide6.QtGui import QHelpEvent
from PySide6.QtWidgets import QApplication, QToolTip
from pytestqt.qtbot import QtBot

from bgdesk.match.options import match_options
from bgdesk.match.record import MatchRecord
from bgdesk.ui.common.badge import MoveMark
from bgdesk.ui.moves.move_list_model import BLACK, DICE_ROLE, NUMBER, ORIGIN_ROLE, WHITE
from bgdesk.ui.moves.moves_panel import MovesPanel
from tests.random_play import a_header, play_on

# The offscreen platform says this whenever a tip appears; it has no window manager.
pytestmark = pytest.mark.qt_log_ignore(r"^This plugin does not support raise\(\)")

WIDE, NARROW = 900, 70


@pytest.fixture
def panel(qtbot: QtBot) -> Iterator[MovesPanel]:
    made = MovesPanel()
    qtbot.addWidget(made)
    made.resize(WIDE, 500)
    made.set_record(play_on(MatchRecord(a_header(match_options(7))), Random(2), 80, 0.0))
    with qtbot.waitExposed(made):
        made.show()
    yield made
    QToolTip.hideText()
    qtbot.waitUntil(lambda: not QToolTip.isVisible())


def tip_of(panel: MovesPanel, index: QModelIndex) -> str:
    """What is shown where the mouse rests on ``index``; empty without a tip."""
    view = panel.view
    view.scrollTo(index)
    place, port = view.visualRect(index).center(), view.viewport()
    QApplication.sendEvent(port, QHelpEvent(QEvent.Type.ToolTip, place, port.mapToGlobal(place)))
    return QToolTip.text() if QToolTip.isVisible() else ""


def plays(panel: MovesPanel) -> list[QModelIndex]:
    """The cells with a roll and a play."""
    cells = (
        panel.model.index(row, column) for row in range(panel.model.rowCount()) for column in (WHITE, BLACK)
    )
    return [cell for cell in cells if cell.data(DICE_ROLE) and cell.data()]


def test_what_can_be_read_has_no_tip(panel: MovesPanel) -> None:
    rows = range(panel.model.rowCount())
    cells = [panel.model.index(row, column) for row in rows for column in (NUMBER, WHITE, BLACK)]
    assert len(cells) > 60
    assert {tip_of(panel, cell) for cell in cells} == {""}


def test_a_play_that_is_cut_is_told_whole(panel: MovesPanel) -> None:
    longest = max(plays(panel), key=lambda cell: len(cell.data()))
    panel.resize(NARROW, 500)
    assert tip_of(panel, longest) == f"{'-'.join(longest.data(DICE_ROLE))}: {longest.data()}"


def test_a_heading_that_is_cut_in_large_letters_is_told_whole(panel: MovesPanel) -> None:
    heading = panel.model.index(0, NUMBER)
    assert panel.view.columnSpan(0, 0) == 3
    panel.resize(NARROW, 500)
    assert tip_of(panel, heading) == ""
    font = panel.font()
    font.setPointSizeF(font.pointSizeF() * 4)
    panel.setFont(font)
    assert tip_of(panel, heading) == heading.data()


def test_a_cut_line_about_where_numbers_come_from_is_told_with_the_play(panel: MovesPanel) -> None:
    options = replace(match_options(1), variant="acey_deucey_european")
    panel.set_record(play_on(MatchRecord(a_header(options)), Random(5), 60, 0.0))
    told = max(plays(panel), key=lambda cell: len(cell.data(ORIGIN_ROLE)))
    assert tip_of(panel, told) == ""
    panel.resize(NARROW, 500)
    assert tip_of(panel, told).endswith(f", {told.data(ORIGIN_ROLE)}: {told.data()}")


def test_a_mark_is_explained_even_where_everything_can_be_read(qtbot: QtBot, panel: MovesPanel) -> None:
    cell = plays(panel)[3]
    events = [event for event in range(80) if panel.model.index_of(event + 1) == cell]
    panel.model.set_marks({events[-1]: MoveMark("?!", "doubtful", "Doubtful: lost 0.050")})
    assert tip_of(panel, cell) == f"{'-'.join(cell.data(DICE_ROLE))}: {cell.data()}, Doubtful: lost 0.050"
    qtbot.waitUntil(lambda: tip_of(panel, plays(panel)[5]) == "")


def test_a_tip_goes_when_its_row_changes(qtbot: QtBot, panel: MovesPanel) -> None:
    cell = plays(panel)[3]
    panel.resize(NARROW, 500)
    assert tip_of(panel, cell)
    QApplication.sendEvent(panel.view, QEvent(QEvent.Type.Enter))
    assert panel.view.underMouse()
    events = [event for event in range(80) if panel.model.index_of(event + 1) == cell]
    panel.model.set_marks({events[-1]: MoveMark("?", "bad", "Bad")})
    qtbot.waitUntil(lambda: not QToolTip.isVisible())
