"""The row that leads to what is further down in the pane of the decision."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from bgdesk.ui.review.decision_pane import DecisionPane


def test_each_section_is_one_click_away_where_not_all_can_be_seen(qtbot: QtBot) -> None:
    pane = DecisionPane()
    qtbot.addWidget(pane)
    sections = [QWidget() for _ in range(3)]
    for section, title in zip(sections, ("Why", "Lens", "Comments"), strict=True):
        section.setFixedHeight(300)
        pane.add_section(section, title)
    sections[0].hide()
    pane.resize(400, 500)
    with qtbot.waitExposed(pane):
        pane.show()
    shown = [button.text() for button in pane.row.buttons.values() if button.isVisible()]
    assert shown == ["Lens", "Comments"]
    QTest.mouseClick(pane.row.buttons[sections[1]], Qt.MouseButton.LeftButton)
    assert sections[1].mapTo(pane, sections[1].rect().topLeft()).y() == 0
    assert pane.viewport().height() + pane.row.height() == pane.height()
    pane.resize(400, 2000)
    assert not pane.row.isVisible()
    assert pane.viewport().height() == 2000
