"""Lines in the list of moves."""

from __future__ import annotations

from random import Random

import pytest
from PySide6.QtCore import QModelIndex, Qt
from PySide6.QtTest import QAbstractItemModelTester, QTest
from pytestqt.qtbot import QtBot

from bgdesk.app.review.line_tree import LineTree, line_tree
from bgdesk.match.events import Played
from bgdesk.match.options import match_options
from bgdesk.match.record import MatchRecord
from bgdesk.match.study import Branch
from bgdesk.ui.common.badge import MoveMark
from bgdesk.ui.moves.derive_move_rows import Fold
from bgdesk.ui.moves.move_list_model import (
    BLACK,
    DEPTH_ROLE,
    FOLD_ROLE,
    LINE_ROLE,
    MARKS_ROLE,
    NUMBER,
    STATE_ROLE,
    WHITE,
    LineMarks,
)
from bgdesk.ui.moves.moves_panel import MovesPanel
from tests.random_play import a_header, play_on


@pytest.fixture(scope="module")
def record() -> MatchRecord:
    return play_on(MatchRecord(a_header(match_options(7))), Random(2), 80, 0.0)


@pytest.fixture
def keep(record: MatchRecord) -> int:
    """Before a play."""
    return next(at for at, one in enumerate(record.events) if at > 20 and isinstance(one, Played))


@pytest.fixture
def tree(record: MatchRecord, keep: int) -> LineTree:
    """A line of six events, and one that leaves that after three."""
    tried = (play_on(record.until(keep), Random(seed), keep + 6, 0.0) for seed in range(1, 50))
    one = next(longer for longer in tried if longer.events[keep] != record.events[keep])
    other = play_on(one.until(keep + 3), Random(77), keep + 7, 0.0)
    return line_tree(record, [Branch(keep, each.events[keep:]) for each in (one, other)])


@pytest.fixture
def panel(qtbot: QtBot, record: MatchRecord) -> MovesPanel:
    made = MovesPanel()
    made.tester = QAbstractItemModelTester(  # type: ignore[attr-defined]  # lives as long as the panel
        made.model, QAbstractItemModelTester.FailureReportingMode.Fatal
    )
    qtbot.addWidget(made)
    made.resize(400, 900)
    made.set_record(record)
    with qtbot.waitExposed(made):
        made.show()
    return made


def rows_of_lines(panel: MovesPanel) -> list[int]:
    rows = range(panel.model.rowCount())
    return [row for row in rows if panel.model.index(row, NUMBER).data(LINE_ROLE) is not None]


def played_at(panel: MovesPanel, row: int) -> QModelIndex:
    """The first cell of ``row`` that has a move."""
    columns = (panel.model.index(row, column) for column in (WHITE, BLACK))
    return next(one for one in columns if one.data(STATE_ROLE) is not None)


def click(panel: MovesPanel, index: QModelIndex) -> None:
    panel.view.scrollTo(index)
    at = panel.view.visualRect(index).center()
    QTest.mouseClick(panel.view.viewport(), Qt.MouseButton.LeftButton, pos=at)


def test_a_line_stands_below_its_decision_and_unfolds(
    qtbot: QtBot, panel: MovesPanel, tree: LineTree, keep: int
) -> None:
    model, before = panel.model, panel.model.rowCount()
    panel.set_lines(tree, ())
    (row,) = rows_of_lines(panel)
    assert model.index(row, NUMBER).data(FOLD_ROLE) == Fold.FOLDED
    above = [model.index(row - 1, column).data(STATE_ROLE) for column in (WHITE, BLACK)]
    assert keep in above
    assert played_at(panel, row).data(STATE_ROLE) == keep
    assert any("more" in (model.index(row, column).data() or "") for column in (WHITE, BLACK))
    click(panel, model.index(row, NUMBER))
    depths = [model.index(one, NUMBER).data(DEPTH_ROLE) for one in rows_of_lines(panel)]
    assert depths.count(2) == 1
    assert depths.count(1) >= 2
    panel.view.setFocus()
    QTest.keyClick(panel.view, Qt.Key.Key_Minus)
    assert rows_of_lines(panel) == [row]
    panel.set_lines(None, ())
    assert model.rowCount() == before


def test_a_click_or_enter_asks_for_the_place_in_the_line(
    qtbot: QtBot, panel: MovesPanel, tree: LineTree, keep: int
) -> None:
    panel.set_lines(tree, ())
    (row,) = rows_of_lines(panel)
    with qtbot.waitSignal(panel.line_requested) as asked:
        click(panel, played_at(panel, row))
    assert asked.args == [tree.lines[0], keep]
    with qtbot.waitSignal(panel.line_requested) as asked:
        QTest.keyClick(panel.view, Qt.Key.Key_Return)
    assert asked.args == [tree.lines[0], keep]


def test_an_open_line_is_unfolded_and_has_the_place(
    qtbot: QtBot, panel: MovesPanel, record: MatchRecord, tree: LineTree, keep: int
) -> None:
    outer, inner = tree.lines[0], tree.lines[0].lines[0]
    panel.set_lines(tree, (outer, inner))
    panel.set_line(record, inner.end)
    assert panel.view.currentIndex().data(LINE_ROLE).key == inner.key
    panel.show_state(keep)
    assert panel.view.currentIndex().data(LINE_ROLE).key == outer.key
    panel.show_state(inner.keep)
    assert panel.view.currentIndex().data(LINE_ROLE).key == inner.key
    panel.show_state(keep - 2)
    assert panel.view.currentIndex().data(LINE_ROLE) is None
    with qtbot.waitSignal(panel.match_requested) as asked:
        click(panel, panel.model.index_of(3))
    assert asked.args == [3]


def test_moves_of_a_line_have_marks_of_their_own(panel: MovesPanel, tree: LineTree, keep: int) -> None:
    mark = MoveMark("??", "very_bad", "a blunder")
    panel.set_lines(tree, ())
    panel.model.set_line_marks({tree.lines[0].key: LineMarks({keep: mark}, {keep: "0.250"})})
    (row,) = rows_of_lines(panel)
    assert played_at(panel, row).data(MARKS_ROLE) == (mark,)
    texts = [panel.model.index(row, column).data() for column in (WHITE, BLACK)]
    assert any("0.250" in text for text in texts)
    assert played_at(panel, row - 1).data(MARKS_ROLE) == ()
