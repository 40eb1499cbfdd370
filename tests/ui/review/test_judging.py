"""Matches judged in the window."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QLabel, QMessageBox, QWidget

from bgdesk.analysis.assembling import Selection
from bgdesk.analysis.levels import DEFAULT_LEVEL
from bgdesk.analysis.questions import questions
from bgdesk.app.actions.actions import ActionId
from bgdesk.app.review import analysis_run as analysing
from bgdesk.app.workers.analysis_pool import AnalysisPool
from bgdesk.formats.registry import write_study
from bgdesk.library.library import Library
from bgdesk.match.evaluation import Equity, Unit
from bgdesk.match.events import Played
from bgdesk.match.options import match_options
from bgdesk.match.record import MatchRecord
from bgdesk.match.study import Analysis, Candidate, JudgedPlay, Study
from bgdesk.rules.player import Player
from bgdesk.ui.dialogs.analyse_dialog import DECISION, GAME, MATCH, AnalyseDialog
from bgdesk.ui.moves.move_list_model import MARKS_ROLE
from bgdesk.ui.window.panel_arranging import NARROW_REVIEW
from tests.app.analysis_here import PoolHere
from tests.app.analysis_served import serve, serve_slowly
from tests.match.autoplay import whole_match
from tests.ui.conftest import OpenDesk
from tests.ui.player_at_window import CTRL, LEFT, PATIENCE_MS, SHIFT, PlayerAtWindow
from tests.ui.reviewed import KEY, XGID, begun, dropped_paths, judged, opened, parts, told

ALT = Qt.KeyboardModifier.AltModifier
NOTHING = Equity(0.0, Player.WHITE, Unit.NORMALISED)


@pytest.fixture(autouse=True)
def quick_engine(monkeypatch: pytest.MonkeyPatch) -> None:
    """Answers at once."""
    monkeypatch.setattr(analysing, "AnalysisPool", PoolHere)


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """A match of a few games."""
    path = tmp_path / "final.json"
    study = Study(whole_match(match_options(3), seed=4))
    write_study(study, path)
    return path


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
    """With real processes, which do not end by themselves."""
    monkeypatch.setattr(analysing, "AnalysisPool", lambda: AnalysisPool(1, serve))
    player = opened(begun(open_desk, file))
    panel = player.window.side_panel.judgement
    stops: list[int] = []
    review = parts(player).review

    def stop_early() -> None:
        if review.verdicts and not stops:
            stops.append(len(review.verdicts))
            QTest.mouseClick(panel.stop, LEFT)

    monkeypatch.setattr(analysing, "TELL_AFTER_S", 0.0)
    review.changed.connect(stop_early)
    judged(player)
    assert stops
    assert review.analysis
    assert not review.analysis.is_complete
    monkeypatch.setattr(analysing, "TELL_AFTER_S", 0.2)
    judged(player)
    assert review.analysis.is_complete


def test_what_another_window_removes_meanwhile_is_judged_no_further(
    open_desk: OpenDesk, file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(analysing, "AnalysisPool", lambda: AnalysisPool(1, serve_slowly))
    monkeypatch.setattr(analysing, "TELL_AFTER_S", 0.0)
    monkeypatch.setattr(analysing, "KEEP_AFTER_S", 0.0)
    player = opened(begun(open_desk, file))
    review, library = parts(player).review, player.desk.library
    assert review.shelved
    study_id, record = review.shelved.id, review.shelved.study.record

    def remove_elsewhere() -> None:
        if review.verdicts and library.catalogue.matches():
            with Library(library.path) as other:
                other.catalogue.discard((study_id,))

    review.changed.connect(remove_elsewhere)
    judged(player)
    assert "was removed in another window" in told(player)
    assert player.window.side_panel.judgement.start.isVisible()
    assert review.analysis
    assert not review.analysis.is_complete, "it ended with the next attempt to keep it"
    assert [one.is_complete for one in library.studies.analyses(study_id, record)] == [False]


def test_a_played_match_can_be_judged_when_it_is_over(open_desk: OpenDesk) -> None:
    player = begun(open_desk)
    player.sit_at(whole_match(match_options(1), seed=3))
    player.wait(lambda: player.dialog)
    player.key(KEY.Key_Escape)
    judged(player)
    assert player.table.is_review
    assert parts(player).review.verdicts


def test_everything_is_within_reach_of_the_keyboard(open_desk: OpenDesk, file: Path) -> None:
    """Analysed and walked through without a mouse; Tab leads everywhere."""
    player = opened(begun(open_desk, file))
    player.key(KEY.Key_F7)
    dialog = player.wait_for_dialog(AnalyseDialog)
    player.key(KEY.Key_H, ALT)
    assert dialog.levels.hasFocus() or dialog.players.hasFocus() or dialog.parts.hasFocus()
    with player.qtbot.waitSignal(parts(player).review.ended, timeout=PATIENCE_MS):
        player.key(KEY.Key_Return)
    player.wait(player.window.side_panel.judgement.start.isVisible)
    player.key(KEY.Key_Right, CTRL)
    assert player.window.history.past == 3
    reached = tab_stops(player)
    panel, moves = player.window.side_panel.judgement, player.window.side_panel.moves
    assert {panel.view, panel.start, moves.view} <= reached


def tab_stops(player: PlayerAtWindow) -> set[QWidget]:
    """Where the Tab key leads until it comes back to the board."""
    player.board.setFocus()
    reached: set[QWidget] = set()
    for _ in range(60):
        player.key(KEY.Key_Tab)
        at = QApplication.focusWidget()
        if at is None or at is player.board:
            break
        reached.add(at)
    return reached


def test_every_control_that_tab_reaches_can_be_named(open_desk: OpenDesk, file: Path) -> None:
    player = opened(begun(open_desk, file))
    judged(player)
    for widget in tab_stops(player):
        text = widget.text() if isinstance(widget, QAbstractButton) else ""
        assert widget.accessibleName() or text, widget


def test_an_analysis_is_stopped_by_key(
    open_desk: OpenDesk, file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(analysing, "AnalysisPool", lambda: PoolHere(hangs_after=3))
    player = opened(begun(open_desk, file))
    stop = player.window.actions_by_id[ActionId.STOP_ANALYSIS]
    assert not stop.isEnabled()
    player.key(KEY.Key_F7)
    player.wait_for_dialog(AnalyseDialog)
    player.key(KEY.Key_Return)
    player.wait(stop.isEnabled)
    player.key(KEY.Key_F7, SHIFT)
    assert not parts(player).review.is_analysing
    assert not stop.isEnabled()


def test_an_analysis_goes_on_after_a_restart_where_it_was(
    open_desk: OpenDesk, file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(analysing, "AnalysisPool", lambda: PoolHere(hangs_after=9))
    monkeypatch.setattr(analysing, "TELL_AFTER_S", 0.0)
    first = opened(begun(open_desk, file))
    review = parts(first).review

    def stop() -> None:
        if review.verdicts:
            review.cancel()

    review.changed.connect(stop)
    judged(first)
    first.window.close()
    first.desk.close()
    monkeypatch.setattr(analysing, "AnalysisPool", PoolHere)
    monkeypatch.setattr(analysing, "TELL_AFTER_S", 0.2)
    second = opened(begun(open_desk, file))
    stored = parts(second).review.analysis
    assert stored
    assert not stored.is_complete
    count = len(stored.plays)
    assert count
    totals: list[int] = []
    parts(second).review.progressed.connect(lambda told: totals.extend([told.total] if told else []))
    judged(second)
    assert totals
    assert totals[0] < len(questions(second.table.record)), "what was judged is not asked again"
    analysis = parts(second).review.analysis
    assert analysis
    assert analysis.is_complete
    assert analysis.plays[:count] == stored.plays
    assert len(parts(second).review.analyses) == 1


def chosen(player: PlayerAtWindow, *, whose: str = "", part: int = MATCH) -> None:
    """Have a part of the match judged."""
    player.do(ActionId.ANALYSE)
    dialog = player.wait_for_dialog(AnalyseDialog)
    if whose:
        dialog.players.setCurrentText(whose)
    dialog.parts.setCurrentIndex(dialog.parts.findData(part))
    with player.qtbot.waitSignal(
        parts(player).review.progressed, timeout=PATIENCE_MS, check_params_cb=lambda told: told is None
    ):
        player.key(KEY.Key_Return)


def analysis_of(player: PlayerAtWindow) -> Analysis:
    analysis = parts(player).review.analysis
    assert analysis
    return analysis


def test_one_player_is_judged(open_desk: OpenDesk, file: Path) -> None:
    player = opened(begun(open_desk, file))
    record = player.table.record
    chosen(player, whose=record.header.seats.black.name)
    deciding = {record.states[play.event].to_act for play in analysis_of(player).plays}
    assert deciding == {Player.BLACK}
    assert not analysis_of(player).is_complete


def test_one_game_is_judged(open_desk: OpenDesk, file: Path) -> None:
    player = opened(begun(open_desk, file))
    record = player.table.record
    last = max(state.game_number for state in record.states)
    player.window.history.show(len(record.events) - 2)
    chosen(player, part=GAME)
    assert {record.states[play.event].game_number for play in analysis_of(player).plays} == {last}


def test_one_decision_is_judged(open_desk: OpenDesk, file: Path) -> None:
    player = opened(begun(open_desk, file))
    shown = player.window.history.past
    chosen(player, part=DECISION)
    assert [play.event for play in analysis_of(player).plays] == [shown]
    assert player.window.side_panel.judgement.model.rowCount() > 0
    assert told(player).startswith("1 decision")


def test_what_is_no_decision_is_not_offered(open_desk: OpenDesk, file: Path) -> None:
    player = opened(begun(open_desk, file))
    player.window.history.show(0)
    player.do(ActionId.ANALYSE)
    dialog = player.wait_for_dialog(AnalyseDialog)
    assert dialog.parts.findData(DECISION) < 0


def test_the_best_play_of_a_pasted_position_is_found(open_desk: OpenDesk) -> None:
    player = begun(open_desk)
    QGuiApplication.clipboard().setText(XGID)
    player.do(ActionId.PASTE)
    judged(opened(player))
    QGuiApplication.clipboard().clear()
    panel = player.window.side_panel.judgement
    assert panel.model.rowCount() > 3
    assert panel.model.chosen_row is None


def test_what_the_engine_does_not_know_is_said_so_beforehand(open_desk: OpenDesk, file: Path) -> None:
    options = replace(match_options(1), variant="hypergammon", free_die_use=True)
    write_study(Study(whole_match(options, seed=2)), file)
    player = opened(begun(open_desk, file))
    player.key(KEY.Key_F7)
    assert not player.dialog
    action, start = player.window.actions_by_id[ActionId.ANALYSE], player.window.side_panel.judgement.start
    assert not action.isEnabled()
    assert not start.isEnabled()
    for tip in (action.toolTip(), start.toolTip()):
        assert tip.startswith("No engine here can analyse these games by these rules: Hypergammon.")


def test_of_games_in_turn_those_are_judged_that_can_be(open_desk: OpenDesk, file: Path) -> None:
    games = ("backgammon", "hypergammon")
    options = replace(match_options(5), variant="backgammon", rotation=games, free_die_use=True)
    record = whole_match(options, seed=2)
    write_study(Study(record), file)
    player = opened(begun(open_desk, file))
    second = next(index for index, state in enumerate(record.states) if state.game_number == 2)
    player.window.history.show(second + 3)
    player.do(ActionId.ANALYSE)
    dialog = player.wait_for_dialog(AnalyseDialog)
    words = " ".join(each.text() for each in dialog.findChildren(QLabel) if each.isVisible())
    assert "games will be analysed: there is no analysis of Hypergammon" in words
    assert [dialog.parts.itemData(row) for row in range(dialog.parts.count())] == [MATCH]
    with player.qtbot.waitSignal(parts(player).review.ended, timeout=PATIENCE_MS):
        player.key(KEY.Key_Return)
    judged_games = {one.decision.game for one in parts(player).review.verdicts}
    assert judged_games <= {number for number in range(1, 20) if options.ruleset(number).id == "backgammon"}
    assert judged_games


def test_an_analysis_that_judged_nothing_is_not_kept(open_desk: OpenDesk, file: Path) -> None:
    options = replace(match_options(5), variant="backgammon", rotation=("backgammon", "plakoto"))
    write_study(Study(whole_match(options, seed=2)), file)
    player = opened(begun(open_desk, file))
    review = parts(player).review
    with player.qtbot.waitSignal(review.ended, timeout=PATIENCE_MS):
        review.analyse(part=Selection(None, 2, None))
    assert review.analyses == ()
    assert review.shelved
    assert player.desk.library.studies.analyses(review.shelved.id, player.table.record) == ()


def test_an_analysis_that_judges_nothing_is_not_shown(open_desk: OpenDesk, file: Path) -> None:
    record = whole_match(match_options(1), seed=4)
    write_study(Study(record), file)
    player = opened(begun(open_desk, file))
    review, shelf = parts(player).review, player.desk.library.studies
    assert review.shelved
    shelf.save_analysis(review.shelved.id, Analysis("an earlier version", DEFAULT_LEVEL))
    review.show(shelf.load(review.shelved.id))
    panel = player.window.side_panel.judgement
    assert review.analyses == ()
    assert panel.sources.isHidden()
    texts = [label.text() for label in panel.findChildren(QLabel) if not label.isHidden()]
    assert any(text.startswith("Not analysed yet") for text in texts)


def first_play_of(record: MatchRecord) -> int:
    return next(number for number, event in enumerate(record.events) if isinstance(event, Played))


def judged_elsewhere(record: MatchRecord, level: str) -> Analysis:
    """What another program says about the first play."""
    first = first_play_of(record)
    imported = Candidate("1/2", record.states[first].position, NOTHING, None, level)
    return Analysis("eXtreme Gammon", level, plays=(JudgedPlay(first, (imported,), 0),))


def deepened(player: PlayerAtWindow) -> None:
    """Have the decision on the board judged by rollouts."""
    player.do(ActionId.ANALYSE)
    dialog = player.wait_for_dialog(AnalyseDialog)
    dialog.levels.setCurrentIndex(dialog.levels.findData("truncated-3"))
    dialog.parts.setCurrentIndex(dialog.parts.findData(DECISION))
    with player.qtbot.waitSignal(parts(player).review.ended, timeout=PATIENCE_MS):
        player.key(KEY.Key_Return)


def test_one_decision_looked_at_more_deeply_joins_the_others(open_desk: OpenDesk, file: Path) -> None:
    player = opened(begun(open_desk, file))
    judged(player)
    before = parts(player).review.weighed
    assert before
    deepened(player)
    for _ in range(2):
        after = parts(player).review.weighed
        assert after
        assert after.layers.base == before.layers.base
        assert len(after.verdicts) == len(before.verdicts)
        assert [event for _, event in after.layers.lifted] == [player.window.history.past]
        assert after.base_rated == before.base_rated
        player.window.close()
        player.desk.close()
        player = opened(begun(open_desk, file))
        player.wait(lambda: parts(player).review.verdicts)  # noqa: B023  # it is called at once


def test_an_analysis_is_removed_for_good(open_desk: OpenDesk, file: Path) -> None:
    player = opened(begun(open_desk, file))
    judged(player)
    review, button = parts(player).review, player.window.side_panel.judgement.sources
    assert review.shelved
    button.menu().aboutToShow.emit()
    button.menu().actions()[-1].trigger()
    box = player.window.findChild(QMessageBox)
    assert isinstance(box, QMessageBox)
    (sure,) = (one for one in box.buttons() if one is not box.defaultButton())
    QTest.mouseClick(sure, LEFT)
    player.wait(lambda: not review.analyses)
    player.wait(lambda: review.analysis is None)
    assert review.verdicts == ()
    assert not button.isVisible()
    assert player.desk.library.studies.load(review.shelved.id).study.analyses == ()
    assert [one.analyses for one in player.desk.library.catalogue.matches()] == [0]


def source_menu(player: PlayerAtWindow) -> list[str]:
    """What the menu of analyses offers to show."""
    menu = player.window.side_panel.judgement.sources.menu()
    menu.aboutToShow.emit()
    return [action.text() for action in menu.actions() if action.isCheckable()]


def test_two_analyses_stand_side_by_side(open_desk: OpenDesk, file: Path) -> None:
    record = whole_match(match_options(3), seed=4)
    theirs = judged_elsewhere(record, "4-ply")
    write_study(Study(record, analyses=(theirs,)), file)
    player = opened(begun(open_desk, file))
    panel = player.window.side_panel.judgement
    player.window.history.show(first_play_of(record))
    assert panel.model.index(0, 1).data() == "1/2"
    judged(player)
    review = parts(player).review
    assert review.layers
    assert review.layers.base.engine != theirs.engine, "what judges one play gives no figures of a match"
    assert panel.model.index(0, 1).data() == "1/2", "it is the deepest look"
    assert len(review.verdicts) > 1
    names = source_menu(player)
    assert len(names) == 3
    assert names[0] == "Deepest look at each decision"
    assert names[2] == "eXtreme Gammon · 4-ply"
    panel.sources.menu().actions()[1].trigger()
    player.wait(lambda: panel.model.index(0, 1).data() != "1/2")
    assert review.alone is review.analyses[0]
    assert review.analyses[1] == theirs


def test_what_another_engine_calls_the_same_depth_is_not_gone_on_with(
    open_desk: OpenDesk, file: Path
) -> None:
    record = whole_match(match_options(1), seed=4)
    theirs = judged_elsewhere(record, DEFAULT_LEVEL)
    write_study(Study(record, analyses=(theirs,)), file)
    player = opened(begun(open_desk, file))
    judged(player)
    totals: list[int] = []
    parts(player).review.progressed.connect(lambda told: totals.extend([told.total] if told else []))
    judged(player)
    assert totals[0] == 0, "all of it was judged by our own engine before"
    assert theirs in parts(player).review.analyses


def test_the_panel_is_there_in_a_review_until_it_is_hidden_in_one(open_desk: OpenDesk, file: Path) -> None:
    player = begun(open_desk, file)
    player.window.resize(1024, 700)
    player.key(KEY.Key_F9)
    player.key(KEY.Key_F9)
    panel = player.window.side_panel
    opened(player)
    player.wait(panel.isVisible)
    player.key(KEY.Key_F9)
    assert not panel.isVisible()
    player.window.resize(1100, 700)
    assert not panel.isVisible(), "it was hidden in a review"


@pytest.mark.parametrize("width", [800, 900, 1440])
def test_judgements_are_in_sight_at_every_width(open_desk: OpenDesk, file: Path, width: int) -> None:
    player = begun(open_desk)
    player.window.resize(width, 600)
    dropped_paths(player, file)
    opened(player)
    if width < NARROW_REVIEW:
        player.key(KEY.Key_F9)
    player.wait(player.window.side_panel.judgement.isVisible)
    judged(player)
    panel = player.window.side_panel
    assert panel.judgement.view.isVisible()
    assert panel.decision.mapTo(panel, panel.decision.rect().bottomLeft()).y() <= panel.height()
    player.key(KEY.Key_F9)
    assert not panel.isVisible()
