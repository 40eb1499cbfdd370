"""The section that says why, with mouse and keyboard, and its rings on the board of a review."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QEnterEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel
from pytestqt.qtbot import QtBot

from bgdesk.analysis.reasons.asking import wrong_decisions
from bgdesk.analysis.reasons.evidence import Axis, Evidence, FactKey
from bgdesk.analysis.reasons.explanation import Explanation, FoundReason, ReasonId
from bgdesk.analysis.reasons.split import Split
from bgdesk.app.review import analysis_run as analysing
from bgdesk.formats.registry import write_study
from bgdesk.match.options import match_options
from bgdesk.match.study import Study
from bgdesk.rules.dice import Dice
from bgdesk.ui.review.derive_why import ReasonView, WhyView
from bgdesk.ui.review.why_section import WhySection
from tests.app.analysis_here import PoolHere
from tests.match.autoplay import whole_match
from tests.ui.conftest import OpenDesk
from tests.ui.reviewed import begun, judged, opened, parts

VIEW = WhyView(
    ("It wins less often.",),
    (ReasonView("Shots.", "Shots", (5, 7), (Dice(6, 4),), "With this goes 0.1.", "These hit:"),),
    facts=(("Blots", "2", "1"),),
    shares=(("In all", "-0.100"),),
)


def texts(section: WhySection) -> list[str]:
    return [one.text() for one in section.findChildren(QLabel) if one.isVisible() and one.text()]


def test_it_hides_itself_and_opens_its_facts(qtbot: QtBot) -> None:
    section = WhySection()
    qtbot.addWidget(section)
    section.show()
    section.set_view(replace(VIEW, outcome=("Something.",)))
    section.set_view(WhyView())
    assert not section.isVisible()
    section.set_view(VIEW)
    qtbot.waitUntil(lambda: texts(section) == ["Why", "It wins less often.", "Shots", "Shots.", "These hit:"])
    QTest.mouseClick(section.more, Qt.MouseButton.LeftButton)
    shown = ["Blots", "2", "1", "equity", "In all", "-0.100"]
    qtbot.waitUntil(lambda: texts(section)[-6:] == shown)
    assert "With this goes 0.1." in texts(section)
    section.set_view(replace(VIEW, facts=(("Blots", "3", "1"),)))
    qtbot.waitUntil(lambda: "3" in texts(section))


def test_a_reason_under_the_mouse_or_the_keyboard_is_pointed_at(qtbot: QtBot) -> None:
    section = WhySection()
    qtbot.addWidget(section)
    section.set_view(VIEW)
    section.show()
    qtbot.waitActive(section)
    pointed: list[tuple[int, ...]] = []
    section.pointed.connect(pointed.append)
    (row,) = section.rows
    qtbot.waitUntil(row.isVisible)
    assert row.accessibleName() == "Shots."
    at = QPointF(9, 9)
    QApplication.sendEvent(row, QEnterEvent(at, at, QPointF(row.mapToGlobal(at.toPoint()))))
    assert pointed == [(5, 7)]
    row.setFocus(Qt.FocusReason.TabFocusReason)
    section.set_view(WhyView())
    assert pointed[-1] == ()


def test_rings_are_drawn_on_the_board_of_a_review(
    open_desk: OpenDesk, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(analysing, "AnalysisPool", PoolHere)
    path = tmp_path / "final.json"
    write_study(Study(whole_match(match_options(1), seed=4)), path)
    player = opened(begun(open_desk, path))
    found = parts(player)
    evidence = Evidence(FactKey.HIT_ROLLS, 15, 1, (5, 7), ())
    reason = FoundReason(ReasonId.HIT_MORE, Axis.WIN, (evidence,), 0.1, 0.08)
    found.reasoning._pool.answer = Explanation(Split(0.1, 0, 0, 0, 0), (reason,))  # type: ignore[attr-defined]
    judged(player)
    assert found.review.analysis
    player.wait(lambda: found.review.verdicts)
    wrong = next(event for event, _ in wrong_decisions(found.review.analysis, found.review.verdicts))
    player.window.history.show(wrong)
    section = found.why.shown.section
    player.wait(lambda: section.rows and section.rows[0].isVisible())
    player.window.activateWindow()
    player.wait(player.window.isActiveWindow)
    section.rows[0].setFocus(Qt.FocusReason.TabFocusReason)
    player.wait(lambda: len(found.why.shown.rings.items) == 2)
    right = next(one.event for one in found.review.analysis.plays if one.played == 0)
    player.window.history.show(right)
    assert not found.why.shown.rings.items
    assert not section.isVisible()
