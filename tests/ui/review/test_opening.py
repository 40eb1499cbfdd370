"""Opening matches from elsewhere in the window."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QMimeData, QUrl
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel

from bgdesk.app.actions.actions import ActionId
from bgdesk.formats.mat.writer import write
from bgdesk.formats.registry import write_study
from bgdesk.match.options import match_options
from bgdesk.match.study import Comment, Study
from bgdesk.rules.player import Player
from bgdesk.ui.common.last_folder import LastFolder
from bgdesk.ui.dialogs.import_report_dialog import ImportReportDialog
from bgdesk.ui.matches.found_dialog import FoundDialog
from tests.match.autoplay import whole_match
from tests.ui.conftest import OpenDesk
from tests.ui.player_at_window import CTRL, LEFT
from tests.ui.reviewed import KEY, XGID, begun, dropped, dropped_paths, opened, parts, told


@pytest.fixture(autouse=True)
def empty_clipboard() -> Iterator[None]:
    yield
    QGuiApplication.clipboard().clear()


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """A match of a few games."""
    path = tmp_path / "final.json"
    study = Study(whole_match(match_options(3), seed=4), (("event", "Open"),), (Comment(None, "good"),))
    write_study(study, path)
    return path


def test_a_file_given_at_the_start_stands_at_its_first_roll(open_desk: OpenDesk, file: Path) -> None:
    player = opened(begun(open_desk, file))
    assert player.table.is_review
    assert player.window.history.past == 2
    assert not player.table.waits_for_human
    player.key(KEY.Key_Right)
    assert player.window.history.past == 4


def another(file: Path, seed: int, length: int) -> Path:
    """One more match beside ``file``."""
    path = file.with_name(f"match{seed}.json")
    write_study(Study(whole_match(match_options(length), seed=seed)), path)
    return path


def test_files_can_be_dropped(open_desk: OpenDesk, file: Path) -> None:
    player = begun(open_desk)
    dropped_paths(player, file)
    assert opened(player).table.record.header.options.length == 3
    assert LastFolder(player.desk.wiring._window_state).path == file.parent, "where the next dialog begins"


def test_a_folder_can_be_dropped(open_desk: OpenDesk, file: Path) -> None:
    player = begun(open_desk)
    another(file, 9, 1)
    (file.parent / "notes.txt").write_text("nothing of the kind")
    dropped_paths(player, file.parent)
    dialog = player.wait_for_dialog(FoundDialog)
    assert dialog.matches.rows.count() == 2
    player.key(KEY.Key_Return)
    opened(player)


def test_an_empty_folder_is_said_to_be_empty(open_desk: OpenDesk, tmp_path: Path) -> None:
    player = begun(open_desk)
    (tmp_path / "empty").mkdir()
    dropped_paths(player, tmp_path / "empty")
    assert told(player) == "There are no files in that folder."


def test_all_matches_of_a_folder_can_be_kept(open_desk: OpenDesk, file: Path) -> None:
    player = begun(open_desk)
    dropped_paths(player, file, another(file, 9, 1), another(file, 8, 1))
    dialog = player.wait_for_dialog(FoundDialog)
    QTest.mouseClick(dialog.keep_all, LEFT)
    assert told(player) == "Added 3 matches to your library."
    assert len(player.desk.library.catalogue.matches()) == 3
    assert player.desk.controller.table is None


def test_text_can_be_dropped(open_desk: OpenDesk) -> None:
    player = begun(open_desk)
    data = QMimeData()
    data.setText(XGID)
    dropped(player, data)
    assert str(opened(player).table.record.state.dice) == "31"


@pytest.mark.parametrize("text", [XGID, "4HPwATDgc/ABMA:cAkKAAAAAAAA"], ids=["XGID", "GNU Backgammon"])
def test_an_id_can_be_pasted(open_desk: OpenDesk, text: str) -> None:
    player = begun(open_desk)
    QGuiApplication.clipboard().setText(text)
    player.key(KEY.Key_V, CTRL)
    assert opened(player).table.is_review
    assert player.state.position.of(Player.WHITE)[6] == 5


def test_the_text_of_a_match_can_be_pasted(open_desk: OpenDesk) -> None:
    player = begun(open_desk)
    QGuiApplication.clipboard().setText(write(Study(whole_match(match_options(3), seed=4))).text)
    player.key(KEY.Key_V, CTRL)
    assert opened(player).table.record.header.options.length == 3


def test_an_empty_clipboard_is_said_to_be_empty(open_desk: OpenDesk) -> None:
    player = begun(open_desk)
    QGuiApplication.clipboard().clear()
    player.key(KEY.Key_V, CTRL)
    assert told(player) == "There is no text on the clipboard."


def test_files_on_the_clipboard_are_opened(open_desk: OpenDesk, file: Path) -> None:
    player = begun(open_desk)
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(file))])
    QGuiApplication.clipboard().setMimeData(data)
    player.key(KEY.Key_V, CTRL)
    opened(player)


def test_what_is_no_match_is_refused_in_one_sentence(open_desk: OpenDesk, tmp_path: Path) -> None:
    player = begun(open_desk)
    (tmp_path / "page.mat").write_text("<html><body>hello</body></html>")
    parts(player).file_opening.open_paths([tmp_path / "page.mat"])
    player.wait(lambda: player.window.notices.text)
    assert player.window.notices.text.startswith("page.mat was not opened")
    assert player.desk.controller.table is None


@pytest.mark.parametrize(
    ("content", "why"),
    [
        (b"", "This file is empty."),
        (b'{"format": "bgdesk-match", "version"', "This match record is damaged"),
        (b"(;GM[6]", "This SGF file has no game"),
        (b"RGMH" + bytes(40), "This looks like an eXtreme Gammon file"),
        (b"\x89PNG....", "This is a picture, not a match."),
    ],
    ids=["empty", "damaged", "cut off", "broken archive", "picture"],
)
def test_a_broken_file_says_what_is_wrong_with_it(
    open_desk: OpenDesk, tmp_path: Path, content: bytes, why: str
) -> None:
    path = tmp_path / "broken.mat"
    path.write_bytes(content)
    player = begun(open_desk, path)
    assert told(player).startswith(f"broken.mat was not opened. {why}")
    assert player.desk.controller.table is None


def test_of_many_broken_files_a_few_are_named(open_desk: OpenDesk, tmp_path: Path) -> None:
    folder = tmp_path / "many"
    folder.mkdir()
    for number in range(5):
        (folder / f"{number}.mat").write_bytes(b"")
    player = begun(open_desk, folder)
    words = told(player)
    assert words.count("was not opened") == 3
    assert "2 more file" in words


def test_an_illegal_play_is_kept_and_marked(open_desk: OpenDesk, tmp_path: Path) -> None:
    text = write(Study(whole_match(match_options(1), seed=4))).text
    line = next(line for line in text.splitlines() if line.strip().startswith("1)"))
    wrong = re.sub(r"(\d\d): \S+ \S+", r"\1: 24/1 23/2", line, count=1)
    path = tmp_path / "odd.mat"
    path.write_text(text.replace(line, wrong))
    player = opened(begun(open_desk, path))
    model = player.window.side_panel.moves.model
    cells = [model.index(row, column).data() for row in range(model.rowCount()) for column in (1, 2)]
    assert any("illegal" in str(cell) for cell in cells)
    assert "remark" in told(player)
    player.key(KEY.Key_I, CTRL)
    dialog = player.wait_for_dialog(ImportReportDialog)
    assert "24/1 23/2" in dialog.text.toPlainText()


def test_of_several_matches_one_is_chosen(open_desk: OpenDesk, file: Path) -> None:
    player = begun(open_desk)
    other = file.with_name("other.json")
    write_study(Study(whole_match(match_options(1), seed=9)), other)
    parts(player).file_opening.open_paths([file.parent])
    dialog = player.wait_for_dialog(FoundDialog)
    assert dialog.matches.rows.count() == 2
    player.key(KEY.Key_Down)
    player.key(KEY.Key_Return)
    assert opened(player).table.record.header.options.length == 1


def test_the_import_report_is_one_click_away(open_desk: OpenDesk, file: Path) -> None:
    player = opened(begun(open_desk, file))
    player.key(KEY.Key_I, CTRL)
    dialog = player.wait_for_dialog(ImportReportDialog)
    words = [one.text() for one in dialog.findChildren(QLabel)]
    assert words == ["final.json", "bgdesk match record · Read without a remark."]


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


GIVEN = (
    XGID,
    XGID.removeprefix("XGID="),
    "4HPwATDgc/ABMA:cAkAAAAAAAAA",
    "11jjjjjhhhccccc:ooddddd88866666:N0N:65:W:IW:0:0:7:0",
    "bgd1:fevga:w:24x15:24x15",
)


@pytest.mark.parametrize("text", GIVEN)
def test_the_text_of_a_position_given_at_the_start_is_opened_like_a_file(
    open_desk: OpenDesk, text: str
) -> None:
    player = open_desk()
    player.desk.begin(text)
    assert opened(player).table.is_review
    shelved = parts(player).review.shelved
    assert shelved
    assert shelved.source == "Command line"


def test_a_file_with_the_name_of_a_position_is_opened_as_a_file(
    open_desk: OpenDesk, file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(file.parent)
    file.rename(file.parent / XGID)
    player = open_desk()
    player.desk.begin(XGID)
    assert opened(player).table.record.header.options.length == 3


def test_a_position_that_makes_no_sense_is_said_to_make_none(open_desk: OpenDesk) -> None:
    player = open_desk()
    player.desk.begin("bgd1:plakoto:w:24x16:24x15")
    assert "more than 15 checkers" in told(player)
