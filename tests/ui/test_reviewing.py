"""Opening matches from elsewhere and having them judged, at the window."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QMimeData, QPointF, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent, QDropEvent, QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton

from bgdesk.app import analysing
from bgdesk.app.actions import ActionId
from bgdesk.app.analysis_pool import AnalysisPool
from bgdesk.formats.registry import write_study
from bgdesk.match.options import match_options
from bgdesk.match.study import Comment, Study
from bgdesk.ui.dialogs.analyse_dialog import AnalyseDialog
from bgdesk.ui.dialogs.found_dialog import FoundDialog
from bgdesk.ui.dialogs.import_report_dialog import ImportReportDialog
from bgdesk.ui.models.move_list_model import MARKS_ROLE
from bgdesk.ui.review_parts import ReviewParts
from tests.app.analysis_served import serve
from tests.match.autoplay import whole_match
from tests.ui.conftest import OpenDesk
from tests.ui.player_at_window import LEFT, PlayerAtWindow

KEY = Qt.Key


@pytest.fixture(autouse=True)
def quick_engine(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Answers without a network."""
    monkeypatch.setattr(analysing, "AnalysisPool", lambda: AnalysisPool(1, serve))
    yield
    QGuiApplication.clipboard().clear()


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "final.json"
    study = Study(whole_match(match_options(3), seed=4), (("event", "Open"),), (Comment(None, "good"),))
    write_study(study, path)
    return path


def begun(open_desk: OpenDesk, file: Path | None = None) -> PlayerAtWindow:
    player = open_desk()
    player.desk.parts.begin(str(file) if file else None)
    return player


def parts(player: PlayerAtWindow) -> ReviewParts:
    found = player.desk.parts.review_parts
    assert found
    return found


def opened(player: PlayerAtWindow) -> PlayerAtWindow:
    player.wait(lambda: parts(player).review.shelved)
    return player


def judged(player: PlayerAtWindow) -> None:
    player.do(ActionId.ANALYSE)
    player.wait_for_dialog(AnalyseDialog)
    player.key(KEY.Key_Return)
    player.wait(lambda: parts(player).review.is_analysing)
    player.wait(lambda: not parts(player).review.is_analysing)


def test_a_file_given_at_the_start_stands_at_its_first_throw(open_desk: OpenDesk, file: Path) -> None:
    player = opened(begun(open_desk, file))
    assert player.table.is_review
    assert player.window.history.past == 2
    assert not player.table.waits_for_human
    player.key(KEY.Key_Space)
    assert player.window.history.past == 3


def test_files_can_be_dropped(open_desk: OpenDesk, file: Path) -> None:
    player = begun(open_desk)
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(file))])
    action, nothing = Qt.DropAction.CopyAction, Qt.KeyboardModifier.NoModifier
    enter = QDragEnterEvent(QPointF(9, 9).toPoint(), action, data, Qt.MouseButton.LeftButton, nothing)
    QApplication.sendEvent(player.window, enter)
    assert enter.isAccepted()
    drop = QDropEvent(QPointF(9, 9), action, data, Qt.MouseButton.LeftButton, nothing)
    QApplication.sendEvent(player.window, drop)
    assert opened(player).table.record.header.options.length == 3


def test_an_id_can_be_pasted(open_desk: OpenDesk) -> None:
    player = begun(open_desk)
    QGuiApplication.clipboard().setText("XGID=-b----E-C---eE---c-e----B-:0:0:1:31:0:0:0:7:10")
    player.do(ActionId.PASTE)
    opened(player)
    assert str(player.table.record.state.dice) == "31"


def test_what_is_no_match_is_refused_in_one_sentence(open_desk: OpenDesk, tmp_path: Path) -> None:
    player = begun(open_desk)
    (tmp_path / "page.mat").write_text("<html><body>hello</body></html>")
    parts(player).reviewing.open_paths([tmp_path / "page.mat"])
    player.wait(lambda: player.window.notices.text)
    assert player.window.notices.text.startswith("page.mat was not opened")
    assert player.desk.controller.table is None


def test_of_several_matches_one_is_chosen(open_desk: OpenDesk, file: Path) -> None:
    player = begun(open_desk)
    other = file.with_name("other.json")
    write_study(Study(whole_match(match_options(1), seed=9)), other)
    parts(player).reviewing.open_paths([file.parent])
    dialog = player.wait_for_dialog(FoundDialog)
    assert dialog.matches.count() == 2
    player.key(KEY.Key_Down)
    player.key(KEY.Key_Return)
    assert opened(player).table.record.header.options.length == 1


def test_the_import_report_is_one_click_away(open_desk: OpenDesk, file: Path) -> None:
    player = opened(begun(open_desk, file))
    player.do(ActionId.IMPORT_REPORT)
    dialog = player.wait_for_dialog(ImportReportDialog)
    assert dialog.windowTitle() == "Import report"


def test_judgements_are_marked_and_there_again_next_time(open_desk: OpenDesk, file: Path) -> None:
    player = opened(begun(open_desk, file))
    judged(player)
    review = parts(player).review
    assert review.analysis
    assert review.analysis.is_complete
    assert review.verdicts
    model = player.window.side_panel.moves.model
    marks = [
        mark
        for row in range(model.rowCount())
        for column in (1, 2)
        for mark in model.index(row, column).data(MARKS_ROLE) or ()
    ]
    assert marks
    analysis = review.analysis
    player.window.close()
    player.desk.close()
    again = opened(begun(open_desk, file))
    assert parts(again).review.analysis == analysis
    assert again.window.side_panel.judgement.model.rowCount() > 0


def test_an_analysis_is_stopped_and_gone_on_with(
    open_desk: OpenDesk, file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    player = opened(begun(open_desk, file))
    panel = player.window.side_panel.judgement
    stops: list[int] = []
    review = parts(player).review

    def stop_early() -> None:
        if review.verdicts and not stops:
            stops.append(len(review.verdicts))
            button = next(one for one in panel.findChildren(QPushButton) if one.text() == "Stop")
            QTest.mouseClick(button, LEFT)

    monkeypatch.setattr(analysing, "TELL_AFTER_S", 0.0)
    review.changed.connect(stop_early)
    judged(player)
    assert stops
    assert review.analysis
    assert not review.analysis.is_complete
    judged(player)
    assert review.analysis.is_complete


def test_a_played_match_can_be_judged_when_it_is_over(open_desk: OpenDesk) -> None:
    player = begun(open_desk)
    player.sit_at(whole_match(match_options(1), seed=3))
    player.wait(lambda: player.dialog)
    player.key(KEY.Key_Escape)
    judged(player)
    assert player.table.is_review
    assert parts(player).review.verdicts


def test_a_game_begins_from_a_position_that_is_looked_at(open_desk: OpenDesk, file: Path) -> None:
    player = opened(begun(open_desk, file))
    position = player.table.record.states[2].position
    player.do(ActionId.PLAY_ON)
    player.wait(lambda: player.dialog)
    player.key(KEY.Key_Return)
    player.wait(lambda: not player.table.is_review)
    assert player.table.waits_for_human
    assert player.state.position == position
    assert parts(player).review.shelved is None
    assert not player.window.side_panel.judgement.isVisible()
