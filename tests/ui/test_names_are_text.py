"""A name from a file is drawn as it is written, whatever it holds: never as a picture or in bold."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QHelpEvent, Qt as GuiQt
from PySide6.QtWidgets import QApplication, QDialog, QLabel, QMessageBox, QToolTip, QWidget
from pytestqt.qtbot import QtBot

from bgdesk.app.actions.ids import ActionId
from bgdesk.app.problem_report import LOG
from bgdesk.app.table.table import Table
from bgdesk.formats.import_result import Remark, RemarkKind, Weight
from bgdesk.formats.registry import write_study
from bgdesk.library.listing import OPENED, ListedMatch
from bgdesk.match.options import match_options
from bgdesk.match.record import MatchRecord, Seat, SeatKind
from bgdesk.match.state import Pair
from bgdesk.match.study import Comment, Study, Tag
from bgdesk.rules.player import Player
from bgdesk.ui.common.fitting_label import FittingLabel
from bgdesk.ui.common.plain_text import PlainLabel, message_box, plain_tip
from bgdesk.ui.common.roles import ElidedLabel
from bgdesk.ui.dialogs.abandon_dialog import AbandonDialog
from bgdesk.ui.dialogs.about_dialog import AboutDialog
from bgdesk.ui.dialogs.analyse_dialog import AnalyseDialog, LevelView
from bgdesk.ui.dialogs.import_report_dialog import ImportReportDialog
from bgdesk.ui.dialogs.report_dialog import ReportDialog
from bgdesk.ui.matches.derive_matches import MatchLists
from bgdesk.ui.matches.found_dialog import FoundDialog
from bgdesk.ui.matches.match_columns import COAN_KI
from bgdesk.ui.matches.matches_dialog import MatchesDialog
from bgdesk.ui.matches.tags_dialog import TagsDialog
from bgdesk.ui.new_match.new_match_dialog import NewMatchDialog
from bgdesk.ui.play.roll_panel import derive_rolls
from bgdesk.ui.result.derive_figures import FigureView
from bgdesk.ui.result.derive_judged import JudgedStage, JudgedView
from bgdesk.ui.result.derive_result import RatingView, ResultView, derive_result
from bgdesk.ui.result.result_dialog import ResultDialog
from bgdesk.ui.review.derive_decisions import DecisionView
from bgdesk.ui.review.judgement_wording import mark_of
from bgdesk.ui.window.side_panel import DICE, HINTS, MOVES, ROLLS
from bgdesk.ui.words.levels import LevelChoice
from bgdesk.ui.words.matches import MatchChoice
from tests.match.driving import header
from tests.random_play import CREATED
from tests.ui.conftest import OpenDesk
from tests.ui.dialogs.every_dialog import opened
from tests.ui.player_at_window import PlayerAtWindow, played_to, popups_offscreen
from tests.ui.reviewed import begun, opened as on_the_board
from tests.ui.rich_texts import rich_texts, shown_tip

PICTURE = "<img src='file:///nowhere/a.png'>"
NAMES = (PICTURE, "<b>Ann</b>", "&lt;Bob&gt;", "<h1>")
BOTS = Pair(Seat(PICTURE, SeatKind.BOT, "expert"), Seat(NAMES[1], SeatKind.BOT, "expert"))
SEATS = Pair(Seat(PICTURE), Seat("<b>Bob &lt;b&gt;"))


@pytest.mark.parametrize("name", [*NAMES, f"first line\n{PICTURE}", "a < b & c > d", "plain"])
def test_no_tip_is_taken_for_rich_text_and_all_of_it_can_be_read(name: str, qtbot: QtBot) -> None:
    tip, metrics = plain_tip(name), QLabel().fontMetrics()
    assert not GuiQt.mightBeRichText(tip)
    assert tip.replace("\N{WORD JOINER}", "") == name
    assert metrics.horizontalAdvance(tip) == metrics.horizontalAdvance(name)


def test_rich_texts_are_found(qtbot: QtBot) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    QLabel("<b>Ann</b>", window)
    PlainLabel("<b>Bob</b>", window)
    window.setToolTip(PICTURE)
    assert len(rich_texts(window)) == 2


@popups_offscreen
@pytest.mark.parametrize("label", [FittingLabel, ElidedLabel])
def test_the_tip_of_a_name_that_is_cut_shows_its_letters(
    label: type[FittingLabel] | type[ElidedLabel], qtbot: QtBot
) -> None:
    cut = label()
    qtbot.addWidget(cut)
    cut.set_texts(PICTURE) if isinstance(cut, FittingLabel) else cut.setText(PICTURE)
    cut.resize(20, 20)
    with qtbot.waitExposed(cut):
        cut.show()
    QApplication.sendEvent(cut, QHelpEvent(QEvent.Type.ToolTip, QPoint(5, 5), cut.mapToGlobal(QPoint(5, 5))))
    assert not GuiQt.mightBeRichText(shown_tip())
    QToolTip.hideText()


def test_a_box_with_a_question_shows_letters(qtbot: QtBot) -> None:
    box = message_box(QMessageBox.Icon.Question, "Title", PICTURE)
    qtbot.addWidget(box)
    box.setInformativeText(PICTURE)
    box.open()
    assert rich_texts(box) == []
    assert sum(one.text() == PICTURE for one in box.findChildren(QLabel)) == 2


def over() -> MatchRecord:
    return played_to(lambda state: state.results, SEATS)


def matches_dialog() -> MatchesDialog:
    names = {"white": PICTURE, "black": NAMES[1], "event": PICTURE, "title": PICTURE}
    names |= {"tags_text": PICTURE, "sources_text": PICTURE}
    match = ListedMatch("c3", OPENED, CREATED, "finished")._replace(**names)  # type: ignore[arg-type]
    game = match._replace(id="c4", kind=COAN_KI, title="")
    return MatchesDialog(MatchLists((match, game), tags=(PICTURE,)))


def result_dialog() -> ResultDialog:
    return ResultDialog(derive_result(over()))


def result_in_words() -> ResultDialog:
    rating = RatingView(PICTURE, PICTURE, "", PICTURE, PICTURE)
    view = ResultView(
        PICTURE, PICTURE, PICTURE, PICTURE, True, (rating,), PICTURE, dice=PICTURE, secret=PICTURE
    )
    figure = FigureView(PICTURE, PICTURE, PICTURE, "", PICTURE)
    decision = DecisionView(1, mark_of(0.1), PICTURE, PICTURE, PICTURE, PICTURE, PICTURE)
    dialog = ResultDialog(
        view, JudgedView(JudgedStage.JUDGED, (figure,), PICTURE, PICTURE, (decision,), PICTURE)
    )
    dialog.more.set_rolls(derive_rolls(over()))
    dialog.more.set_verdict(PICTURE)
    dialog.more.toggle.setChecked(True)
    return dialog


def import_report() -> ImportReportDialog:
    remarks = tuple(Remark(RemarkKind.ILLEGAL_PLAY, Weight.ODD, name) for name in NAMES)
    return ImportReportDialog(PICTURE, PICTURE, remarks)


def new_match() -> NewMatchDialog:
    return NewMatchDialog(
        {"new_match.last_guest": PICTURE},
        (LevelChoice("casual", PICTURE, PICTURE),),
        {"hypergammon": PICTURE},
    )


DIALOGS: dict[str, Callable[[], QDialog]] = {
    "AbandonDialog": lambda: AbandonDialog(
        Table(MatchRecord(replace(header(match_options(5)), seats=SEATS))), Player.WHITE
    ),
    "AboutDialog": lambda: AboutDialog(PICTURE, PICTURE, ((PICTURE, PICTURE),)),
    "AnalyseDialog": lambda: AnalyseDialog(
        (LevelView("a", PICTURE, PICTURE),), "a", Pair(PICTURE, NAMES[1]), left_out=PICTURE
    ),
    "FoundDialog": lambda: FoundDialog((MatchChoice("a", PICTURE, PICTURE),) * 2, PICTURE),
    "ImportReportDialog": import_report,
    "MatchesDialog": matches_dialog,
    "NewMatchDialog": new_match,
    "TagsDialog": lambda: TagsDialog((), NAMES),
    "ReportDialog": lambda: ReportDialog({LOG: PICTURE}),
    "ResultDialog": result_dialog,
    "ResultDialog in words": result_in_words,
}


@pytest.mark.parametrize("name", DIALOGS)
def test_no_dialog_draws_a_name_as_anything_but_letters(name: str, qtbot: QtBot) -> None:
    assert rich_texts(opened(qtbot, DIALOGS[name])) == []


def test_the_question_before_a_match_is_removed_shows_letters(qtbot: QtBot) -> None:
    dialog = opened(qtbot, matches_dialog)
    assert isinstance(dialog, MatchesDialog)
    dialog.table.selectAll()
    dialog.remove.trigger()
    (box,) = dialog.findChildren(QMessageBox)
    assert rich_texts(dialog) == []
    box.reject()


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """A match whose players, event, comments and name are markup."""
    record = played_to(lambda state: state.results, SEATS)
    tags = tuple((tag.value, PICTURE) for tag in Tag if tag not in (Tag.DATE, Tag.TIME))
    path = tmp_path / "<b>final<b>.json"
    write_study(Study(record, tags, (Comment(None, PICTURE), Comment(3, NAMES[1]))), path)
    return path


def faults_of_every_panel(player: PlayerAtWindow) -> list[str]:
    found: list[str] = []
    for panel in (MOVES, ROLLS, DICE, HINTS):
        player.window.panel.show_page(panel)
        QApplication.processEvents()
        found += rich_texts(player.window)
    return found


def test_an_opened_match_is_letters_in_every_panel(open_desk: OpenDesk, file: Path) -> None:
    player = on_the_board(begun(open_desk, file))
    assert PICTURE in {one.text() for one in player.window.findChildren(QLabel)}
    for place in (ActionId.NEXT_POSITION, ActionId.PRESENT_POSITION):
        player.do(place)
        assert faults_of_every_panel(player) == []


def test_what_the_notice_bar_says_of_a_file_is_letters(open_desk: OpenDesk, file: Path) -> None:
    player = begun(open_desk)
    player.window.notices.warn(f"{PICTURE} could not be read.")
    assert rich_texts(player.window) == []


def test_a_match_under_way_and_its_result_are_letters(open_desk: OpenDesk) -> None:
    player = open_desk()
    player.sit_at(played_to(lambda state: state.turns_completed.white > 8, SEATS))
    assert faults_of_every_panel(player) == []
    player.do(ActionId.ABANDON)
    assert rich_texts(player.wait_for_dialog(AbandonDialog)) == []
    player.key(Qt.Key.Key_Escape)
