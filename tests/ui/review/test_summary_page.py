"""The page of the summary, in the window."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QTabWidget

from bgdesk.app.actions.actions import ActionId
from bgdesk.formats.registry import write_study
from bgdesk.match.options import match_options
from bgdesk.match.study import Study
from bgdesk.ui.review.summary_page import DecisionButton
from tests.match.autoplay import whole_match
from tests.ui.conftest import OpenDesk
from tests.ui.result.judged import judged_here
from tests.ui.reviewed import begun, opened, parts

pytestmark = pytest.mark.usefixtures("english_plurals")


def test_a_costly_decision_is_one_click_from_the_board(open_desk: OpenDesk, tmp_path: Path) -> None:
    record = whole_match(match_options(1), seed=3)
    file = tmp_path / "judged.json"
    write_study(Study(record, analyses=(judged_here(record).analysis,)), file)
    player = opened(begun(open_desk, file))
    player.window.resize(1300, 820)
    player.window.show()
    shown = parts(player).summary_shown
    tabs = player.window.side_panel.findChild(QTabWidget)
    assert tabs
    titles = [tabs.tabText(at) for at in range(tabs.count()) if tabs.isTabVisible(at)]
    assert titles[0] == "Moves"
    assert "Summary" in titles
    assert "Hints" not in titles
    player.do(ActionId.SUMMARY)
    assert tabs.currentWidget() is shown.page
    player.wait(lambda: shown.page.findChildren(DecisionButton))
    button = shown.page.findChildren(DecisionButton)[0]
    asked: list[int] = []
    shown.page.place_requested.connect(asked.append)
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    assert player.window.history.past == asked[0]
    figures = [one.accessibleName() for one in shown.page.findChildren(QLabel)]
    assert any(one.startswith("PR · ") for one in figures)
