"""Comments on the decision on the board: read, written and kept."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QLineEdit

from bgdesk.app.actions.actions import ActionId
from bgdesk.formats.registry import read_file, write_study
from bgdesk.match.options import match_options
from bgdesk.match.record import MatchRecord
from bgdesk.match.study import Comment, Study, Tag
from bgdesk.ui.dialogs.event_dialog import EventDialog
from bgdesk.ui.review.comment_section import CommentView, derive_comments
from tests.match.autoplay import whole_match
from tests.ui.conftest import OpenDesk
from tests.ui.player_at_window import PlayerAtWindow
from tests.ui.reviewed import begun, opened, parts

KEY = Qt.Key
MARKUP = "<b>not</b> <img src='x'> & so on"


def record() -> MatchRecord:
    return whole_match(match_options(1), seed=3)


def shown_texts(player: PlayerAtWindow) -> list[str]:
    section = parts(player).comments_shown.section
    return [one.text() for one in section.findChildren(QLabel) if one.isVisible()]


def test_what_others_said_stands_at_the_decision_that_it_belongs_to() -> None:
    match, stops = record(), (2, 4, 6, 8)
    comments = (
        Comment(None, "about all"),
        Comment(3, "on a roll"),
        Comment(4, "on a play"),
        Comment(4, "mine", is_own=True),
        Comment(len(match.events) - 1, "the end"),
    )

    def at(place: int) -> CommentView:
        return derive_comments(match, comments, stops, place)

    assert at(2) == CommentView(2, "", ("about all",))
    assert at(4) == CommentView(4, "mine", ("on a roll", "on a play"))
    assert at(6) == CommentView(6)
    assert at(len(match.events)) == CommentView(len(match.events) - 1, "", ("the end",))
    assert [one for place in (2, 4, 6, 8, len(match.events)) for one in at(place).others] == [
        one.text for one in comments if not one.is_own
    ], "nothing is told twice or not at all"


def test_a_comment_is_typed_kept_and_written_to_files(open_desk: OpenDesk, tmp_path: Path) -> None:
    file, copy = tmp_path / "match.json", tmp_path / "copy.json"
    write_study(Study(record(), comments=(Comment(2, MARKUP),)), file)
    player = opened(begun(open_desk, file))
    player.window.show()
    shown = parts(player).comments_shown
    player.wait(lambda: parts(player).figures.known)
    first = player.window.history.past
    assert first == 2
    assert MARKUP in shown_texts(player)
    player.do(ActionId.COMMENT)
    assert shown.section.field.hasFocus()
    QTest.keyClicks(shown.section.field, "Why <b>?")
    QTest.keyClick(shown.section.field, KEY.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert shown.section.field.toPlainText() == "", "undone in the field"
    QTest.keyClicks(shown.section.field, "kn wW, 1")
    assert shown.section.field.toPlainText() == "kn wW, 1", "no key goes elsewhere"
    assert player.window.history.past == first
    player.do(ActionId.TO_BOARD)
    stored = player.desk.library.studies.load(parts(player).review.shelved.id).study  # type: ignore[union-attr]
    assert Comment(2, "kn wW, 1", is_own=True) in stored.comments, "leaving the field keeps it"
    player.window.history.show(4)
    assert shown.section.field.toPlainText() == ""
    player.window.history.show(2)
    assert shown.section.field.toPlainText() == "kn wW, 1"
    player.desk.wiring.program_dialogs.export(str(copy))
    assert Comment(2, "kn wW, 1") in read_file(copy).studies[0].comments


def test_what_is_being_typed_is_kept_when_the_program_ends(open_desk: OpenDesk, tmp_path: Path) -> None:
    file = tmp_path / "match.json"
    write_study(Study(record()), file)
    player = opened(begun(open_desk, file))
    player.window.show()
    player.do(ActionId.COMMENT)
    QTest.keyClicks(parts(player).comments_shown.section.field, "half a thou")
    parts(player).close()
    shelved = parts(player).review.shelved
    assert shelved
    stored = player.desk.library.studies.load(shelved.id).study
    assert [one.text for one in stored.comments] == ["half a thou"]


def test_event_and_names_are_edited_and_stay(open_desk: OpenDesk, tmp_path: Path) -> None:
    file, copy = tmp_path / "match.json", tmp_path / "copy.mat"
    write_study(Study(record(), ((Tag.EVENT, "Opne"), ("mine", "kept"))), file)
    player = opened(begun(open_desk, file))
    player.do(ActionId.EVENT_DATA)
    dialog = player.wait_for_dialog(EventDialog)
    event = dialog.fields[Tag.EVENT]
    assert event.text() == "Opne"
    event.selectAll()
    QTest.keyClicks(event, "Open")
    QTest.keyClicks(dialog.about, "a fine match")
    assert isinstance(event, QLineEdit)
    QTest.keyClick(event, KEY.Key_Return)
    shelved = parts(player).review.shelved
    assert shelved
    assert (shelved.study.tag(Tag.EVENT), shelved.study.tag("mine")) == ("Open", "kept")
    again = player.desk.library.studies.load(shelved.id).study
    assert again.tag(Tag.EVENT) == "Open"
    assert Comment(None, "a fine match", is_own=True) in again.comments
    player.desk.wiring.program_dialogs.export(str(copy))
    assert "Open" in copy.read_text(encoding="utf-8")
