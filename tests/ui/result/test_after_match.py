"""The page after a match, in the whole window."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QObject, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QFileDialog

from bgdesk.app.actions.actions import ActionId
from bgdesk.app.review import analysis_run as analysing, quiet_judge as judging
from bgdesk.app.review.analysis_run import Grown
from bgdesk.app.settings import table
from bgdesk.app.workers import file_manager
from bgdesk.app.workers.analysis_pool import Progress
from bgdesk.match.dice.fair_dice import FAIR
from bgdesk.match.options import MONEY, MatchOptions, match_options
from bgdesk.match.state import Pair, Phase
from bgdesk.ui.result.after_match import is_judged_at_end
from bgdesk.ui.result.derive_judged import JudgedStage
from bgdesk.ui.result.result_dialog import ResultDialog
from bgdesk.ui.window.side_panel import HINTS, MOVES
from tests.app.analysis_here import PoolHere
from tests.match.autoplay import whole_match
from tests.ui.conftest import OpenDesk
from tests.ui.player_at_window import BOT, CTRL, LEFT, PATIENCE_MS, PlayerAtWindow
from tests.ui.result.judged import judged_here
from tests.ui.reviewed import begun, judged, parts

KEY = Qt.Key


@pytest.fixture(autouse=True)
def quick_engine(monkeypatch: pytest.MonkeyPatch) -> None:
    """Answers at once."""
    monkeypatch.setattr(judging, "AnalysisPool", lambda *_: PoolHere())
    monkeypatch.setattr(analysing, "AnalysisPool", PoolHere)


def after_match(
    open_desk: OpenDesk, wish: str = table.SHORT_ONES, options: MatchOptions | None = None, seed: int = 3
) -> PlayerAtWindow:
    """Somebody who has just played a match, whose result is shown."""
    player = open_desk({table.JUDGE_AT_END.key: wish})
    player.desk.begin(None)
    player.sit_at(whole_match(options or match_options(3), seed=seed))
    player.wait_for_dialog(ResultDialog)
    return player


def page(player: PlayerAtWindow) -> ResultDialog:
    return player.wait_for_dialog(ResultDialog)


def test_a_match_is_judged_when_it_ends_and_shown(open_desk: OpenDesk) -> None:
    player = after_match(open_desk)
    record = player.table.record
    player.wait(lambda: page(player).stage is JudgedStage.JUDGED)
    assert page(player).judged.rows[0].isVisible()
    (analysis,) = player.desk.library.studies.analyses(record.header.id, record)
    assert analysis.is_complete


def test_a_click_shows_the_decision_in_the_review_and_a_key_leads_back(open_desk: OpenDesk) -> None:
    player = after_match(open_desk)
    player.wait(lambda: page(player).stage is JudgedStage.JUDGED)
    player.window.panel.show_page(HINTS)
    row = page(player).judged.rows[1]
    looked = row._view
    assert looked
    QTest.mouseClick(row.look, LEFT)
    player.wait(lambda: player.dialog is None)
    assert player.table.is_review
    assert player.window.history.past == looked.event
    panel = player.window.side_panel
    assert panel._tabs.currentIndex() == MOVES
    player.wait(lambda: panel.judgement.isVisible() and parts(player).review.verdicts)
    player.wait(lambda: looked.mark.symbol in panel.judgement._verdict.text())
    assert panel.judgement.model.chosen_row is not None
    player.key(KEY.Key_F7, CTRL)
    player.wait(lambda: page(player).stage is JudgedStage.JUDGED)
    assert page(player).judged.rows[1]._view == looked
    player.key(KEY.Key_Escape)
    player.do(ActionId.RESULT)
    player.wait(lambda: page(player).stage is JudgedStage.JUDGED)
    record = player.table.record
    QTest.mouseClick(page(player).rematch, LEFT)
    player.wait(lambda: player.table.record.header.id != record.header.id)


def test_nothing_is_judged_unasked_where_that_is_switched_off(open_desk: OpenDesk) -> None:
    player = after_match(open_desk, table.NEVER)
    assert page(player).stage is JudgedStage.NOT_JUDGED
    player.key(KEY.Key_Return)
    player.wait(lambda: page(player).stage is JudgedStage.JUDGED)
    assert not player.table.is_review
    player.key(KEY.Key_Return)
    player.wait(lambda: player.dialog is None)
    assert player.table.is_review


@pytest.mark.parametrize(
    ("length", "games", "judged"),
    [
        (1, 1, {table.SHORT_ONES, table.ALWAYS}),
        (7, 1, {table.SHORT_ONES, table.ALWAYS}),
        (9, 1, {table.ALWAYS}),
        (MONEY, 7, {table.SHORT_ONES, table.ALWAYS}),
        (MONEY, 8, {table.ALWAYS}),
    ],
)
def test_short_matches_and_sessions_are_judged(length: int, games: int, judged: set[str]) -> None:
    options = match_options(length)
    record = whole_match(replace(options, games=games) if length == MONEY else options, seed=1)
    wishes = (table.NEVER, table.SHORT_ONES, table.ALWAYS)
    assert {wish for wish in wishes if is_judged_at_end(record, wish)} == judged


def test_the_work_goes_on_when_the_page_is_closed(
    open_desk: OpenDesk, monkeypatch: pytest.MonkeyPatch
) -> None:
    pool = PoolHere(hangs_after=9)
    monkeypatch.setattr(judging, "AnalysisPool", lambda *_: pool)
    player = after_match(open_desk)
    record = player.table.record
    player.wait(lambda: page(player).stage is JudgedStage.UNDER_WAY)
    player.key(KEY.Key_Escape)
    assert player.desk.wiring.after_match.quiet_judge.is_at(record.header.id)
    monkeypatch.setattr(judging, "AnalysisPool", lambda *_: PoolHere())
    judge = player.desk.wiring.after_match.quiet_judge
    judge.stop(record.header.id)
    judge.judge(record.header.id, record)
    player.wait(lambda: player.window.notices.text)
    assert "Ctrl+F7" in player.window.notices.text
    assert player.desk.library.studies.analyses(record.header.id, record)[0].is_complete


def reviewed_meanwhile(open_desk: OpenDesk, monkeypatch: pytest.MonkeyPatch) -> PlayerAtWindow:
    """Somebody who looks at a match that is still being judged."""
    monkeypatch.setattr(judging, "AnalysisPool", lambda *_: PoolHere(hangs_after=0))
    player = after_match(open_desk)
    player.wait(lambda: page(player).stage is JudgedStage.UNDER_WAY)
    player.key(KEY.Key_Return)
    player.wait(lambda: player.dialog is None)
    return player


def test_a_review_shows_what_is_still_being_judged(
    open_desk: OpenDesk, monkeypatch: pytest.MonkeyPatch
) -> None:
    player = reviewed_meanwhile(open_desk, monkeypatch)
    record, review = player.table.record, parts(player).review
    quiet_judge, panel = player.desk.wiring.after_match.quiet_judge, player.window.side_panel.judgement
    found = judged_here(record)
    grown = Grown(record, found.analysis, Progress(40, 100, 3.0))
    quiet_judge.grown.emit("another", grown)
    assert review.analysis is None
    quiet_judge.grown.emit(record.header.id, grown)
    player.wait(lambda: review.analysis is found.analysis)
    assert review.verdicts == found.verdicts
    assert panel.stop.isVisible()
    QTest.mouseClick(panel.stop, LEFT)
    assert not quiet_judge.is_at(record.header.id)
    assert not review.is_analysing
    assert panel.start.isVisible()


def test_an_analysis_that_is_asked_for_takes_over(
    open_desk: OpenDesk, monkeypatch: pytest.MonkeyPatch
) -> None:
    player = reviewed_meanwhile(open_desk, monkeypatch)
    record, review = player.table.record, parts(player).review
    assert review.is_analysing
    judged(player)
    assert not player.desk.wiring.after_match.quiet_judge.is_at(record.header.id)
    assert review.analysis
    assert review.analysis.is_complete
    (stored,) = player.desk.library.studies.analyses(record.header.id, record)
    assert stored == review.analysis


def test_a_rematch_begun_at_once_is_told_of_the_judgement(open_desk: OpenDesk) -> None:
    player = after_match(open_desk, table.NEVER)
    record = player.table.record
    QTest.mouseClick(page(player).rematch, LEFT)
    player.wait(lambda: player.table.record.header.id != record.header.id)
    after = player.desk.wiring.after_match
    with player.qtbot.waitSignal(after.mentioned, timeout=PATIENCE_MS) as told:
        after.quiet_judge.judge(record.header.id, record)
    assert told.args
    assert "Your last match is analysed" in told.args[0]


def test_an_earlier_match_shows_its_result_too(open_desk: OpenDesk) -> None:
    player = after_match(open_desk)
    match_id = player.table.record.header.id
    player.wait(lambda: page(player).stage is JudgedStage.JUDGED)
    player.window.close()
    player.desk.close()
    again = begun(open_desk)
    parts(again).opening.load_played(lambda: again.desk.library.record(match_id))
    again.wait(lambda: parts(again).review.shelved)
    again.key(KEY.Key_F7, CTRL)
    again.wait(lambda: page(again).stage is JudgedStage.JUDGED)
    assert again.dialog


def test_two_computers_are_not_judged_unasked(open_desk: OpenDesk) -> None:
    player = open_desk({table.JUDGE_AT_END.key: table.ALWAYS})
    player.desk.begin(None)
    player.start(Pair(BOT, BOT), 1, dice=FAIR)
    assert page(player).stage is JudgedStage.NOT_JUDGED


def test_games_that_cannot_be_judged_say_so(open_desk: OpenDesk) -> None:
    player = after_match(open_desk, options=replace(match_options(1), variant="hypergammon"), seed=2)
    dialog = page(player)
    assert dialog.stage is JudgedStage.IMPOSSIBLE
    assert dialog.rematch.isDefault()


def test_the_dice_are_checked_in_place(open_desk: OpenDesk) -> None:
    player = after_match(open_desk)
    dialog = page(player)
    QTest.mouseClick(dialog.more.toggle, LEFT)
    QTest.mouseClick(dialog.more.verify, LEFT)
    assert "follow from the secret" in dialog.more._verdict.text()
    assert dialog.more._rolls.isVisible()


def test_what_checks_the_dice_is_shown_in_its_folder(
    open_desk: OpenDesk, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    shown: list[Path] = []
    failed: list[Callable[[], None]] = []

    def show(path: Path, fail: Callable[[], None], _: QObject) -> None:
        shown.append(path)
        failed.append(fail)

    monkeypatch.setattr(file_manager, "show_in_folder", show)
    dialog = page(after_match(open_desk))
    more = dialog.more
    QTest.mouseClick(more.toggle, LEFT)
    assert not more.folder.isVisible()
    QTest.mouseClick(more.own_check, LEFT)
    asking = dialog.findChildren(QFileDialog)[-1]
    asking.fileSelected.emit(str(tmp_path))
    asking.close()
    assert "Open a terminal there" in more._verdict.text()
    more.folder.setFocus()
    QTest.keyClick(more.folder, Qt.Key.Key_Space)
    (script,) = shown
    assert script.is_file()
    assert script.parent.parent == tmp_path
    failed[0]()
    assert more._verdict.text() == f"No program here shows folders. The file is in {script.parent}."
    assert not more.folder.isVisible()
    assert more.own_check.hasFocus()
    more.tell_saved("Nothing was saved.")
    assert not more.folder.isVisible()


def test_a_match_that_is_not_over_has_no_result_yet(open_desk: OpenDesk) -> None:
    player = open_desk()
    player.start()
    assert not player.window.actions_by_id[ActionId.RESULT].isEnabled()
    player.wait_for_turn()
    player.desk.controller.abandon(player.state.to_act)  # type: ignore[arg-type]
    player.wait(lambda: player.state.phase is Phase.OVER)
    page(player)
    player.key(KEY.Key_Escape)
    assert player.window.actions_by_id[ActionId.RESULT].isEnabled()


def test_f7_shows_the_judgement_whatever_tab_is_open(open_desk: OpenDesk) -> None:
    player = after_match(open_desk, table.NEVER)
    player.key(KEY.Key_Escape)
    player.window.panel.show_page(HINTS)
    judged(player)
    assert player.window.side_panel.judgement.isVisible()
