"""The page of hints: what has room in it, what its figures mean, and that it may be asked to stop."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QProgressBar
from pytestqt.qtbot import QtBot

from bgdesk.ui.common.candidate_model import COST, EQUITY, NAME, WIN, CandidateView
from bgdesk.ui.common.chance_bar import ChanceView
from bgdesk.ui.hints.hint_panel import HintPanel, HintView

NARROW, WIDE = 266, 400
PADDING = 4
"""What a cell leaves free at both sides, at the least."""
PLAYS = (
    CandidateView("bar/21 24/20 13/9(2)", "+0.123", "", "51.4 %"),
    CandidateView("24/22*/20*/18*/16*", "-0.456", "0.579", "48.2 %"),
    CandidateView("8/7 6/5", "(-0.500)", "(0.623)", "(47.9 %)"),
)
CHOICES = (CandidateView("No double", "+0.400"), CandidateView("Double", "+0.300", "0.100"))


@pytest.fixture
def panel(qtbot: QtBot) -> HintPanel:
    made = HintPanel()
    qtbot.addWidget(made)
    made.resize(NARROW, 420)
    with qtbot.waitExposed(made):
        made.show()
    return made


def shown(panel: HintPanel) -> set[int]:
    return {column for column in (NAME, EQUITY, COST, WIN) if not panel.table.isColumnHidden(column)}


def assert_nothing_is_cut(qtbot: QtBot, panel: HintPanel) -> None:
    """Every figure has room, and plays that have none in one line stand in several."""
    table, header = panel.table, panel.table.horizontalHeader()
    assert header.length() <= table.viewport().width()
    for column in shown(panel):
        assert header.sectionSizeHint(column) <= table.columnWidth(column)
    for row in range(panel.model.rowCount()):
        qtbot.waitUntil(lambda row=row: has_room(panel, row))  # type: ignore[misc]  # bound to this row


def has_room(panel: HintPanel, row: int) -> bool:
    """Whether all texts of ``row`` are seen whole."""
    return all(_is_whole(panel, row, column) for column in shown(panel))


def _is_whole(panel: HintPanel, row: int, column: int) -> bool:
    table, text = panel.table, panel.model.index(row, column).data()
    metrics, room = table.fontMetrics(), table.columnWidth(column) - PADDING
    if column != NAME:
        return metrics.horizontalAdvance(text) <= room
    needed = metrics.boundingRect(QRect(0, 0, room, 1000), Qt.TextFlag.TextWordWrap, text)
    return needed.width() <= room and needed.height() <= table.rowHeight(row)


@pytest.mark.parametrize("width", [NARROW, 300, WIDE, 700])
@pytest.mark.parametrize("rows", [PLAYS, CHOICES])
def test_what_decides_has_room_at_every_width(
    qtbot: QtBot, panel: HintPanel, rows: tuple[CandidateView, ...], width: int
) -> None:
    panel.set_view(HintView("The best plays of 6-4", rows=rows))
    panel.resize(width, 420)
    assert {NAME, COST} <= shown(panel)
    assert (WIN in shown(panel)) is (rows is PLAYS)
    assert EQUITY in shown(panel) or (rows is PLAYS and width < WIDE)
    assert_nothing_is_cut(qtbot, panel)


def test_figures_in_brackets_are_explained_where_they_stand(panel: HintPanel) -> None:
    panel.set_view(HintView("", rows=PLAYS, note="What brackets mean"))
    assert any(label.text() == "What brackets mean" for label in panel.findChildren(QLabel))
    for column in (EQUITY, COST, WIN):
        for role in (Qt.ItemDataRole.ToolTipRole, Qt.ItemDataRole.AccessibleDescriptionRole):
            said = panel.model.headerData(column, Qt.Orientation.Horizontal, role)
            assert "in brackets: analysed less deeply" in said
        spoken = panel.model.index(2, column).data(Qt.ItemDataRole.AccessibleTextRole)
        assert spoken.endswith(", analysed less deeply")
        assert "(" not in spoken


def test_the_bar_of_chances_has_a_title(panel: HintPanel) -> None:
    panel.set_view(HintView("", chances=ChanceView(0.6, 0.1, 0.1, "Ann 60 %", "40 % Ben")))
    titles = [label.text() for label in panel.chances.findChildren(QLabel) if label.isVisible()]
    assert titles[0] == "Chances to win this game"
    assert panel.chances.accessibleName() == "Chances to win this game: Ann 60 %; 40 % Ben"


def test_while_the_engine_thinks_that_is_seen_and_can_be_stopped(qtbot: QtBot, panel: HintPanel) -> None:
    panel.set_view(HintView("Thinking…", is_thinking=True))
    bar = panel.findChild(QProgressBar)
    assert bar
    assert bar.isVisible()
    assert (bar.minimum(), bar.maximum()) == (0, 0)
    with qtbot.waitSignal(panel.cancel_requested):
        QTest.mouseClick(panel.cancel, Qt.MouseButton.LeftButton)
    panel.set_view(HintView("The best plays of 6-4", rows=PLAYS))
    assert not bar.isVisible()
    assert not panel.cancel.isVisible()


def test_a_button_that_goes_hands_the_keyboard_to_nothing_that_enter_would_tick(
    qtbot: QtBot, panel: HintPanel
) -> None:
    panel.set_view(HintView("It would be practice.", "Show a hint"))
    with qtbot.waitActive(panel):
        panel.activateWindow()
    panel.button.setFocus()
    assert panel.button.hasFocus()
    panel.set_view(HintView("It is not your turn."))
    assert panel.hasFocus()
    assert not panel.follow.hasFocus()
