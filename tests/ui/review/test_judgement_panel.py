"""The panel of judgements."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QFont, QImage
from PySide6.QtTest import QAbstractItemModelTester, QTest
from PySide6.QtWidgets import QLabel, QProgressBar
from pytestqt.qtbot import QtBot

from bgdesk.ui.common.badge import MoveMark
from bgdesk.ui.common.candidate_model import (
    CHANCES,
    COST,
    EQUITY,
    LEVEL_ROLE,
    MARK,
    NAME,
    RANK_ROLE,
    RULE_ROLE,
    WIN,
    CandidateView,
)
from bgdesk.ui.review.judgement_panel import JudgementPanel, JudgementView, WorkView

LEFT, ACROSS = Qt.MouseButton.LeftButton, Qt.Orientation.Horizontal
RIGHT_MARK, BLUNDER = MoveMark("", "none", "right"), MoveMark("??", "very_bad", "a blunder, costs 0.246")
ROWS = (
    CandidateView("8/5 6/5", "+0.222", "", "55.2", RIGHT_MARK, "wins a lot"),
    CandidateView("13/10 6/5", "-0.024", "0.246", "49.6", BLUNDER, "", is_chosen=True),
    CandidateView("24/20", "(-0.015)", "(0.237)"),
)
JUDGED = JudgementView(
    "Ann: 31", "?? a blunder, costs 0.246", "very_bad", ROWS, "Luck of the roll: +0.131", "E · 3-ply"
)

BRACKETS = "(In brackets): analysed less deeply, not comparable"


@pytest.fixture
def panel(qtbot: QtBot) -> JudgementPanel:
    panel = JudgementPanel()
    qtbot.addWidget(panel)
    panel.resize(400, 400)
    panel.set_room(500)
    with qtbot.waitActive(panel):
        panel.show()
    return panel


def texts(panel: JudgementPanel) -> set[str]:
    return {one.text() for one in panel.findChildren(QLabel) if one.isVisible() and one.text()}


def test_a_decision_is_shown_with_everything_about_it(panel: JudgementPanel) -> None:
    panel.set_view(JUDGED)
    assert texts(panel) == {JUDGED.title, JUDGED.verdict, JUDGED.aside, JUDGED.source, BRACKETS}
    assert panel.view.isVisible()
    cells = [
        [panel.model.index(row, column).data() for column in (NAME, EQUITY, COST, WIN)] for row in range(3)
    ]
    assert cells == [[row.name, row.equity, row.cost, row.win] for row in ROWS]


def test_the_columns_have_headers_that_explain_themselves(panel: JudgementPanel) -> None:
    panel.set_view(JUDGED)
    header = panel.view.horizontalHeader()
    assert header.isVisible()
    titles = [panel.model.headerData(column, ACROSS) for column in (NAME, EQUITY, COST, WIN)]
    assert titles == ["Choice", "Equity", "Cost", "Wins"]
    tip = Qt.ItemDataRole.ToolTipRole
    assert all(panel.model.headerData(column, ACROSS, tip) for column in (EQUITY, COST, WIN))
    assert header.height() >= header.sizeHint().height()


def test_the_model_keeps_the_rules_of_qt(panel: JudgementPanel) -> None:
    tester = QAbstractItemModelTester(
        panel.model, QAbstractItemModelTester.FailureReportingMode.Warning, panel
    )
    panel.set_view(JUDGED)
    panel.set_view(JudgementView(message="none"))
    assert tester.model() is panel.model


def test_rows_are_spoken_with_what_was_done_and_how_bad_it_was(panel: JudgementPanel) -> None:
    panel.set_view(JUDGED)
    role = Qt.ItemDataRole.AccessibleTextRole
    assert panel.model.index(1, NAME).data(role) == "13/10 6/5, chosen"
    assert panel.model.index(1, MARK).data(role) == "a blunder, costs 0.246"
    assert panel.model.index(2, MARK).data(role) == ""
    assert panel.model.index(0, NAME).data(Qt.ItemDataRole.ToolTipRole) == "8/5 6/5\nwins a lot"


def test_every_control_has_a_name(panel: JudgementPanel) -> None:
    for widget in (panel.view, panel.sources, panel.findChild(QProgressBar)):
        assert widget
        assert widget.accessibleName()
    assert panel.stop.text()
    assert panel.start.text()


def test_the_best_comes_first_however_far_down_what_was_done_is(panel: JudgementPanel) -> None:
    for done in (18, 19):
        many = tuple(CandidateView(f"{number}/1", "0", is_chosen=number == done) for number in range(20))
        panel.set_view(JudgementView(rows=many, source="E"))
        assert panel.view.indexAt(QPoint(4, 4)).row() == 0
        panel.view.scrollToBottom()
        panel.set_view(JudgementView(rows=many, source="E", title="The same decision"))
        assert panel.view.indexAt(QPoint(4, 4)).row() > 0, "it stays where it was scrolled to"


def test_a_message_stands_where_there_are_no_choices(panel: JudgementPanel) -> None:
    panel.set_view(JUDGED)
    height = panel.sizeHint().height()
    panel.set_view(JudgementView("Ann: double?", message="Not judged.", source="E · 3-ply"))
    assert "Not judged." in texts(panel)
    assert not panel.view.isVisible()
    assert panel.sizeHint().height() == height, "nothing moves from decision to decision"
    panel.set_view(JudgementView(message="Press F7."))
    assert panel.sizeHint().height() < height, "without an analysis there is more room for the moves"


def test_below_the_list_stands_what_brackets_mean(panel: JudgementPanel) -> None:
    best = CandidateView("8/5 6/5", "+0.1")
    panel.set_view(JudgementView(rows=(best,), source="E"))
    assert BRACKETS not in texts(panel)
    height = panel.sizeHint().height()
    panel.set_view(JudgementView(rows=(best, CandidateView("24/23", "(+0.2)")), source="E"))
    assert BRACKETS in texts(panel)
    assert panel.sizeHint().height() == height, "nothing moves from decision to decision"


def test_where_there_is_room_all_chances_are_shown(panel: JudgementPanel) -> None:
    panel.set_view(JUDGED)
    shown = [[column for column in (WIN, *CHANCES) if not panel.view.isColumnHidden(column)]]
    for width in (270, 900):
        panel.resize(width, 400)
        shown.append([column for column in (WIN, *CHANCES) if not panel.view.isColumnHidden(column)])
    assert shown[1] == [WIN]
    assert WIN in shown[0]
    assert shown[2] == [WIN, *CHANCES]
    assert len(shown[0]) < len(shown[2])


def test_a_narrow_table_has_the_chances_without_ranks_and_depths(panel: JudgementPanel) -> None:
    chances, short = ("13.3", "0.4", "12.8", "0.2"), ("13", "0", "13", "0")
    row = CandidateView("24/22 13/8", "+0.013", "", "50.1", chances=chances, short_chances=short)
    rows = (replace(row, rank="1", level="B"), replace(row, equity="(-0.1)", cost="(0.1)", level="2"))
    panel.set_view(JudgementView(rows=rows, source="E"))
    panel.resize(290, 400)
    shown = (EQUITY, COST, WIN, *CHANCES)
    assert [panel.view.isColumnHidden(one) for one in shown] == [False] * 4 + [True, False, True]
    texts = [[panel.model.index(number, one).data() for one in shown[:4]] for number in (0, 1)]
    assert texts == [["+0.013", "", "50.1", "13"], ["(-0.1)", "", "50.1", "13"]]
    assert panel.model.index(0, NAME).data(RANK_ROLE) is panel.model.index(0, NAME).data(LEVEL_ROLE) is None
    header = panel.view.horizontalHeader()
    assert header.length() <= panel.view.viewport().width()
    panel.resize(460, 400)
    assert panel.model.index(0, CHANCES[0]).data() == "13.3"
    assert panel.model.index(0, NAME).data(RANK_ROLE) == "1"


def test_a_low_pane_leaves_room_for_the_reasons(panel: JudgementPanel) -> None:
    panel.set_view(JUDGED)
    panel.set_summary("PR: Ann 5.0", "what it is")
    panel.set_room(500)
    high = panel.sizeHint().height()
    panel.set_room(300)
    assert texts(panel) == {JUDGED.title, JUDGED.verdict, JUDGED.aside}
    assert panel.sizeHint().height() <= high - 80
    panel.set_view(replace(JUDGED, title="Bob: 42"))
    assert JUDGED.source not in texts(panel)
    panel.set_room(500)
    assert {JUDGED.source, BRACKETS, "PR: Ann 5.0"} <= texts(panel)


def test_what_is_below_a_rule_has_no_rank(panel: JudgementPanel) -> None:
    rows = (
        CandidateView("8/5", "+0.1", rank="1", level="3"),
        CandidateView("6/5", "(+0.2)", level="1", is_below=True),
    )
    panel.set_view(JudgementView(rows=rows, source="E"))
    found = [
        [panel.model.index(row, NAME).data(role) for role in (RANK_ROLE, LEVEL_ROLE, RULE_ROLE)]
        for row in (0, 1)
    ]
    assert found == [["1", "3", False], ["", "1", True]]


def test_nothing_but_the_choice_is_ever_cut_off(panel: JudgementPanel) -> None:
    font = QFont(panel.font())
    font.setPointSizeF(font.pointSizeF() * 1.6)
    panel.setFont(font)
    panel.resize(900, 400)
    panel.set_view(JUDGED)
    bold = QFont(panel.view.font())
    bold.setBold(True)
    panel.view.setFont(bold)
    for column, text in ((EQUITY, "(-0.015)"), (COST, "(0.237)"), (WIN, "55.2")):
        assert panel.view.columnWidth(column) >= panel.view.fontMetrics().horizontalAdvance(text)


def test_the_summary_appears_with_the_first_verdicts(panel: JudgementPanel) -> None:
    panel.set_summary("", "what it is")
    assert "PR: Ann 5.0" not in texts(panel)
    panel.set_summary("PR: Ann 5.0", "what it is")
    assert "PR: Ann 5.0" in texts(panel)


def test_work_shows_how_far_it_is_and_can_be_stopped(panel: JudgementPanel, qtbot: QtBot) -> None:
    bar = panel.findChild(QProgressBar)
    assert isinstance(bar, QProgressBar)
    assert not bar.isVisible()
    with qtbot.waitSignal(panel.analysis_requested):
        QTest.mouseClick(panel.start, LEFT)
    panel.start.setFocus()
    panel.set_work(WorkView("3 of 9 judged", 3, 9))
    assert "3 of 9 judged" in texts(panel)
    assert (bar.value(), bar.maximum()) == (3, 9)
    assert not panel.start.isVisible()
    assert panel.stop.hasFocus(), "Space stops what Space began"
    with qtbot.waitSignal(panel.cancel_requested):
        QTest.keyClick(panel.stop, Qt.Key.Key_Space)
    panel.set_work(None)
    assert not bar.isVisible()
    assert panel.start.hasFocus()


def test_marks_differ_without_colour(panel: JudgementPanel) -> None:
    panel.set_view(JUDGED)

    def cell(row: int) -> QImage:
        rect = panel.view.visualRect(panel.model.index(row, MARK))
        picture = panel.view.viewport().grab(rect).toImage()
        return picture.convertToFormat(QImage.Format.Format_Grayscale8)

    assert cell(0) != cell(1)
    assert cell(0) != cell(2)
