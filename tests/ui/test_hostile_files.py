"""Files whose every text is hostile: pages, dialogs, reports and the terminal show letters of them."""

from __future__ import annotations

import json
import re
from html.parser import HTMLParser
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication, QDialog, QLabel, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from bgdesk.app.actions.ids import ActionId
from bgdesk.app.paths import find_paths
from bgdesk.cli.main import main
from bgdesk.formats.registry import read_file, write_study
from bgdesk.library.library import Library
from bgdesk.match.record import Seat
from bgdesk.match.state import Pair
from bgdesk.match.study import Comment, Study, Tag
from bgdesk.ui.pages.help_window import HelpWindow
from tests.ui.acting_texts import acting_texts, acts
from tests.ui.conftest import OpenDesk
from tests.ui.player_at_window import PlayerAtWindow, played_to, popups_offscreen
from tests.ui.reviewed import begun, opened as on_the_board
from tests.ui.rich_texts import rich_texts

TURNED = "\u202eAnn\u2066 <b>&Q&amp;\u200b<img src='file:///nowhere/a.png'>" + "a\u0301" + "\u0301" * 40
"""What a file in JSON may have in a name."""
RAW = "\u202eAnn\x1b[31m<b>&Q\u2067\x07"
"""What a text file may."""
NAMES = ("QWHITEQ", "QBLACKQ")


def study() -> Study:
    record = played_to(lambda state: state.results, Pair(Seat(NAMES[0]), Seat(NAMES[1])))
    tags = tuple((tag.value, "QTAGQ") for tag in Tag if tag not in (Tag.DATE, Tag.TIME, Tag.FLAGGED))
    return Study(record, tags, (Comment(None, "QNOTEQ"), Comment(3, "QNOTEQ")))


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """A match in JSON, with the texts put in beside the program."""
    path = tmp_path / "final \u202e<b>&Q.json"
    write_study(study(), tmp_path / "plain.json")
    hostile = json.dumps(TURNED)[1:-1].replace("\\", r"\\")
    path.write_text(re.sub("Q[A-Z]+Q", hostile, (tmp_path / "plain.json").read_text()))
    return path


@pytest.fixture
def text_file(tmp_path: Path) -> Path:
    path = tmp_path / "a.mat"
    write_study(study(), path)
    path.write_text(re.sub("Q[A-Z]+Q", lambda _: RAW, path.read_text()))
    return path


def test_acting_texts_are_found(qtbot: QtBot) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    QLabel(TURNED, window)
    QPushButton("Play A&Q&amp;", window)
    window.setAccessibleName("\x1b")
    assert len(acting_texts(window)) == 3
    assert not acts("a \u2068\u05d0\u2069 (\u20665-3\u2069)")
    assert acts("a\u2069")


def faults(player: PlayerAtWindow) -> list[str]:
    QApplication.processEvents()
    windows = [one for one in QApplication.topLevelWidgets() if one.isVisible()]
    assert player.window in windows
    windows = [one for one in windows if not isinstance(one, HelpWindow)]
    return [fault for one in windows for fault in (*acting_texts(one), *rich_texts(one))]


SHOWING = (
    *(ActionId.MOVES_PANEL, ActionId.ROLLS_PANEL, ActionId.DICE_PANEL, ActionId.HINT_PANEL),
    *(ActionId.ERRORS_PANEL, ActionId.SUMMARY, ActionId.COMMENT, ActionId.MATCHES, ActionId.FIND),
    *(ActionId.NEW_MATCH, ActionId.ANALYSE, ActionId.IMPORT_REPORT, ActionId.SCORE_LENS),
    *(ActionId.EVENT_DATA, ActionId.COPY_FOR_FORUM, ActionId.ABOUT, ActionId.PLAY_ON, ActionId.TRY_OUT),
    *(ActionId.LEAVE_LINE, ActionId.LEARN, ActionId.LEARN_STOP, ActionId.LAB, ActionId.START_PAGE),
)
"""What brings another page or dialog, in an order in which most of it can be done."""


@popups_offscreen
def test_every_page_and_dialog_of_a_hostile_match(open_desk: OpenDesk, file: Path) -> None:
    player = on_the_board(begun(open_desk, file))
    labels = (one.text() for one in player.window.findChildren(QLabel))
    assert any("<b>&Q&amp;" in text for text in labels), "the names are shown"
    found, dialogs = faults(player), set[str]()
    for action in SHOWING:
        player.do(action)
        found += [f"{action}: {fault}" for fault in faults(player)]
        for one in QApplication.topLevelWidgets():
            if isinstance(one, QDialog) and one.isVisible():
                dialogs.add(type(one).__name__)
                one.reject()
        QApplication.processEvents()
    assert found == []
    assert dialogs >= {"MatchesDialog", "FindDialog", "AnalyseDialog", "ImportReportDialog", "LensDialog"}
    assert dialogs >= {"EventDialog", "ForumDialog", "PlayOnDialog", "NewMatchDialog"}


class Page(HTMLParser):
    """What a report asks for, and its letters."""

    def __init__(self) -> None:
        super().__init__()
        self.wanted: list[str] = []
        self.text = ""

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        asking = ("src", "href", "data", "action", "srcset")
        addresses = [value or "" for name, value in attrs if name in asking]
        self.wanted += [one for one in addresses if not one.startswith("#")]

    def handle_data(self, data: str) -> None:
        self.text += data


@pytest.mark.parametrize("kind", ["file", "text_file"])
def test_the_terminal_and_a_report_are_letters(
    kind: str,
    request: pytest.FixtureRequest,
    home: Path,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
) -> None:
    given: Path = request.getfixturevalue(kind)
    with Library(find_paths(home).prepared().data / "library.sqlite") as library:
        read = read_file(given)
        shelved = library.studies.add(read.studies[0], given.name, read.remarks[0], read.format)
    name = shelved.study.record.header.seats.white.name
    assert "<b>&Q" in name
    for words in (
        ("matches",),
        ("matches", "--json"),
        ("export", shelved.id, "-", "--to", "mat"),
        ("export", shelved.id, "-", "--to", "sgf"),
        ("export", shelved.id, str(tmp_path / "\u202e\x1b.json")),
        ("report", str(given), "--out", str(tmp_path / "a.html")),
        ("analyse", str(tmp_path / "no\x1b[31m\u202e.mat")),
    ):
        main(["--home", str(home), *words])
        told = capsys.readouterr()
        assert [one for one in (told.out, told.err) if acts(one.replace("\r\n", "\n"))] == []
    page = Page()
    page.feed((tmp_path / "a.html").read_text(encoding="utf-8"))
    assert (page.wanted, acts(page.text)) == ([], False)
    assert name in page.text
