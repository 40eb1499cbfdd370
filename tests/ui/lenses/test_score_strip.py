"""The strip asks for what it shows, and opens the grid."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from bgdesk.analysis.judge import Answer, Judge
from bgdesk.analysis.levels import LEVELS
from bgdesk.app.lenses.lens_desk import LensDesk
from bgdesk.app.workers.analysis_pool import AnalysisPool, Group
from bgdesk.match.options import match_options
from bgdesk.match.state import MatchState, Phase
from bgdesk.ui.lenses.lens_dialog import LensDialog
from bgdesk.ui.lenses.lens_table import CELL_ROLE
from bgdesk.ui.lenses.score_strip import ScoreStrip
from tests.analysis.fake_engine import FakeEngine
from tests.analysis.matches import random_match


class HerePool(AnalysisPool):
    """Answers in the thread that asks, and counts the questions."""

    asked = 0

    def answers(self, groups: Sequence[Group], level: str) -> Iterator[tuple[Answer, ...]]:
        judge = Judge(FakeEngine(), LEVELS["1-ply"])
        for group in groups:
            HerePool.asked += len(group)
            yield tuple(judge.answer(one) for one in group)


@pytest.fixture
def desk() -> Iterator[LensDesk]:
    HerePool.asked = 0
    desk = LensDesk(new_pool=lambda: HerePool(1))
    yield desk
    desk.close()


def state() -> MatchState:
    record = random_match(3, match_options(7), most=20)
    return next(one for one in record.states if one.phase is Phase.TO_PLAY)


def letters(strip: ScoreStrip) -> list[str]:
    model = strip.table.lens_model
    return [model.data(model.index(0, column), CELL_ROLE).text for column in range(model.columnCount())]


def test_all_scores_are_judged_and_remembered(qtbot: QtBot, desk: LensDesk) -> None:
    strip = ScoreStrip(desk)
    qtbot.addWidget(strip)
    strip.set_state(state())
    assert not strip.isHidden()
    qtbot.waitUntil(lambda: letters(strip)[:1] == ["A"] and "·" not in letters(strip))
    asked = HerePool.asked
    strip.set_state(None)
    assert strip.isHidden()
    strip.set_state(replace(state()))
    qtbot.waitUntil(lambda: "·" not in letters(strip))
    assert HerePool.asked == asked


def test_enter_and_a_click_on_the_strip_ask_for_all_scores(qtbot: QtBot, desk: LensDesk) -> None:
    strip = ScoreStrip(desk)
    qtbot.addWidget(strip)
    strip.set_state(state())
    strip.show()
    with qtbot.waitSignal(strip.grid_requested):
        QTest.keyClick(strip.table, Qt.Key.Key_Return)
    with qtbot.waitSignal(strip.grid_requested):
        QTest.mouseClick(strip.table.viewport(), Qt.MouseButton.LeftButton)
    with qtbot.waitSignal(strip.grid_requested):
        QTest.mouseClick(strip.all_scores, Qt.MouseButton.LeftButton)


def test_the_grid_is_copied_as_a_table_and_leads_to_a_score(qtbot: QtBot, desk: LensDesk) -> None:
    dialog = LensDialog(desk)
    qtbot.addWidget(dialog)
    dialog.set_state(state())
    dialog.show()
    page = dialog.scores
    qtbot.waitUntil(lambda: page.grid.lens_model.rowCount() == 8)
    page.grid.setCurrentIndex(page.grid.lens_model.index(4, 5))
    QTest.keyClick(page.grid, Qt.Key.Key_C, Qt.KeyboardModifier.ControlModifier)
    assert len(QGuiApplication.clipboard().text().splitlines()) == 9
    with qtbot.waitSignal(dialog.score_chosen) as chosen:
        page.grid.activated.emit(page.grid.currentIndex())
    there: MatchState = chosen.args[0]
    assert [there.options.length - points for points in (there.score.white, there.score.black)] in (
        [4, 5],
        [5, 4],
    )
    page.size_box.setValue(3)
    qtbot.waitUntil(lambda: page.grid.lens_model.rowCount() == 4)


def test_a_closed_desk_begins_nothing(desk: LensDesk, qtbot: QtBot) -> None:
    strip = ScoreStrip(desk)
    qtbot.addWidget(strip)
    desk.close()
    strip.set_state(state())
    qtbot.wait(300)
    assert HerePool.asked == 0
