"""The page of tables, the chat beside the board, and every sentence about what goes wrong."""

from __future__ import annotations

from dataclasses import replace
from itertools import product
from types import SimpleNamespace
from unittest.mock import Mock

import pytest
from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QFont, QGuiApplication, QTextDocument
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from bgdesk.app.actions.actions import ActionId
from bgdesk.app.table.table import Table
from bgdesk.app.tables.chat import ChatLine
from bgdesk.app.tables.lan_search import LanSearch, TableNearby
from bgdesk.app.tables.network_table import TableLink
from bgdesk.app.tables.tables_desk import OfferedTerms, TableStage
from bgdesk.app.tables.troubles import Obstruction, TableFault, TableTrouble
from bgdesk.match.options import match_options
from bgdesk.match.record import MatchRecord, Seat, SeatKind
from bgdesk.match.state import Pair
from bgdesk.net.messages import CANNED
from bgdesk.rules.player import Player
from bgdesk.ui.play.derive_actions import derive_enabled
from bgdesk.ui.play.derive_line_bar import spectator_bar
from bgdesk.ui.tables import chat_bubbles
from bgdesk.ui.tables.chat_bubbles import SHOWN
from bgdesk.ui.tables.chat_panel import ChatPanel
from bgdesk.ui.tables.tables_page import TablesPage
from bgdesk.ui.words.matches import MatchChoice
from bgdesk.ui.words.network import PHRASES, heard_text, link_text, phrase_text, trouble_text, watching_text
from tests.match.autoplay import whole_match

KEY, ALT = Qt.Key, Qt.KeyboardModifier.AltModifier
TO_WATCH = (f"bgdesk-watch:192.168.1.4:47247#{'b' * 52}", f"bgdesk-watch:[fd00::5]:47247#{'b' * 52}")
INVITATIONS = (f"bgdesk:192.168.1.4:47247#{'a' * 52}", f"bgdesk:[fd00::5]:47247#{'a' * 52}")


class FakeDesk(QObject):
    """What a desk tells; what is asked of it is remembered."""

    changed = Signal()
    told = Signal(object)

    def __init__(self) -> None:
        super().__init__()
        self.stage, self.link = TableStage.NONE, TableLink.NONE
        self.invitations: tuple[str, ...] = ()
        self.to_watch: tuple[str, ...] = ()
        self.watch = Mock()
        self.terms: OfferedTerms | None = None
        self.table = self.code = None
        self.network = Mock(is_running=False)
        self.stay = Mock(server="", matches=(), is_seated=False)
        self.stay.name = ""
        self.join_nearby, self.show_nearby = Mock(), Mock()
        self.join, self.leave, self.agree, self.decline = Mock(), Mock(), Mock(), Mock()

    def come_to(self, stage: TableStage, **others: object) -> None:
        self.stage = stage
        for name, value in others.items():
            setattr(self, name, value)
        self.changed.emit()


@pytest.fixture
def page(qtbot: QtBot) -> SimpleNamespace:
    desk, search = FakeDesk(), LanSearch(lambda: ("127.0.0.1",))
    search._process = Mock()
    matches = [MatchChoice("m1", "Ann vs Ben", "match to 5 points")]
    made = TablesPage(desk, lambda: matches, search, is_explained=False)  # type: ignore[arg-type]  # as one
    qtbot.addWidget(made)
    with qtbot.waitActive(made):
        made.show()
    made.come()
    return SimpleNamespace(page=made, desk=desk, search=search)


def test_from_the_explanation_to_a_match_by_keys(page: SimpleNamespace, qtbot: QtBot) -> None:
    shown, desk = page.page, page.desk
    read = []
    shown.explained.connect(lambda: read.append(True))
    qtbot.waitUntil(shown.first.go_on.hasFocus)
    QTest.keyClick(shown.first.go_on, KEY.Key_Space)
    assert read
    lobby = shown.lobby
    assert shown.current is lobby
    assert lobby.name.hasFocus()
    assert not lobby.open.isEnabled()
    assert not lobby.join.isEnabled()
    QTest.keyClicks(lobby.name, "You")
    assert not lobby.open.isEnabled(), "both would be spoken to"
    lobby.name.clear()
    QTest.keyClicks(lobby.name, "Ann")
    assert lobby.open.isEnabled()
    with qtbot.waitSignal(lobby.chosen) as chosen:
        QTest.keyClick(lobby.go_on, KEY.Key_Space)
    assert chosen.args == ["m1"]

    QTest.keyClick(lobby.join, KEY.Key_Space)
    assert shown.join.field.hasFocus()
    desk.join.side_effect = ValueError
    QTest.keyClicks(shown.join.field, "bgdesk:nothing")
    QTest.keyClick(shown.join.field, KEY.Key_Return)
    assert "no invitation" in shown.problem.text()
    desk.join.side_effect = None
    QTest.keyClick(shown.join.field, KEY.Key_Return)
    assert not shown.problem.text()
    desk.come_to(TableStage.JOINING)
    assert not shown.join.field.isEnabled()
    assert shown.join.stop.hasFocus()
    desk.told.emit(TableTrouble(TableFault.TABLE_FULL, by_other=True))
    assert shown.problem.text() == "Somebody else sits at that table already."
    desk.come_to(TableStage.NONE)
    assert shown.current is shown.join, "what was typed is still there"
    assert shown.join.field.hasFocus(), "and is put right by keys"
    QTest.keyClick(shown.join.field, KEY.Key_Escape)
    assert shown.current is lobby

    assert lobby.leave.isHidden()
    desk.network.is_running = True
    desk.come_to(TableStage.PLAYING, link=TableLink.APART)
    assert lobby.board.isHidden(), "another match is there"
    QTest.keyClick(lobby.leave, KEY.Key_Space)
    desk.leave.assert_called_once()

    terms = OfferedTerms("<b>Ben</b>", match_options(5), Player.BLACK)
    desk.come_to(TableStage.ASKED, terms=terms)
    assert shown.terms.play.hasFocus()
    QTest.keyClick(shown.terms.no, KEY.Key_Space)
    desk.decline.assert_called_once()


def test_the_invitation_is_copied_for_where_the_other_is(page: SimpleNamespace, qtbot: QtBot) -> None:
    shown, desk = page.page, page.desk
    shown.first.go_on.click()
    waiting = shown.waiting
    desk.come_to(TableStage.OPENING)
    assert not waiting.copy.isEnabled()
    desk.come_to(TableStage.WAITING, invitations=INVITATIONS)
    assert waiting.copy.hasFocus()
    waiting.addresses.setCurrentIndex(1)
    assert waiting.text.toPlainText() == INVITATIONS[1]
    QTest.keyClick(waiting.copy, KEY.Key_Space)
    assert QGuiApplication.clipboard().text() == INVITATIONS[1]
    assert "192.168.1.4" in waiting.addresses.itemText(0)
    assert waiting.copy_watch.isHidden(), "nobody may watch"
    desk.come_to(
        TableStage.WAITING, to_watch=TO_WATCH, terms=OfferedTerms("Ann", match_options(5), Player.WHITE, 2)
    )
    assert "\nOthers can watch the match, 2 turn" in waiting._terms.text()
    QTest.keyClick(waiting.copy_watch, KEY.Key_Space)
    assert QGuiApplication.clipboard().text() == TO_WATCH[1], "to where the other one leads too"
    with qtbot.waitSignal(shown.back_requested):
        QTest.keyClick(waiting.copy, KEY.Key_Escape)
    desk.leave.assert_not_called()
    QTest.keyClick(waiting.close_table, KEY.Key_Space)
    desk.leave.assert_called_once()


def test_others_are_watched_with_an_invitation_of_its_own(page: SimpleNamespace, qtbot: QtBot) -> None:
    shown, desk = page.page, page.desk
    shown.first.go_on.click()
    QTest.keyClicks(shown.lobby.name, "Ann")
    QTest.keyClick(shown.lobby.watch, KEY.Key_Space)
    join = shown.join
    assert join.join.text() == "&Watch"
    assert join.nearby.isHidden()
    desk.watch.side_effect = ValueError
    QTest.keyClicks(join.field, INVITATIONS[0])
    QTest.keyClick(join.field, KEY.Key_Return)
    assert "bgdesk-watch:" in shown.problem.text()
    desk.watch.side_effect = None
    QTest.keyClick(join.field, KEY.Key_Return)
    desk.watch.assert_called_with(INVITATIONS[0])
    desk.join.assert_not_called()
    desk.come_to(TableStage.JOINING, link=TableLink.WAITING)
    assert "looked for" in join._state.text()
    desk.come_to(TableStage.JOINING, link=TableLink.TOGETHER)
    assert "as soon as it begins" in join._state.text()
    desk.come_to(TableStage.NONE)
    shown.leave()
    QTest.keyClick(shown.lobby.join, KEY.Key_Space)
    assert join.join.text() == "&Join"

    shown.leave()
    seats = Pair(Seat("Cid", SeatKind.REMOTE), Seat("Dan", SeatKind.REMOTE))
    record = whole_match(match_options(1), 5).until(3)
    table = Table(MatchRecord(replace(record.header, seats=seats), record.entries))
    desk.come_to(TableStage.PLAYING, table=table, to_watch=TO_WATCH)
    assert shown.lobby._now.text() == "You watch Cid and Dan."
    QTest.keyClick(shown.lobby.copy_watch, KEY.Key_Space)
    assert QGuiApplication.clipboard().text() == TO_WATCH[0]
    assert shown.lobby.hint.text() == "The invitation to watch is in the clipboard."
    assert {ActionId.CHAT_PANEL, ActionId.EXPORT} < (may := derive_enabled(table, 2))
    assert not may & {ActionId.PLAY_ON, ActionId.ANALYSE, ActionId.TAKE_BACK, ActionId.REMATCH, ActionId.ROLL}
    assert spectator_bar(table, None).primary.action is ActionId.TABLES
    assert "You are watching" in spectator_bar(table, None).centre
    over = Table(MatchRecord(table.record.header, whole_match(match_options(1), 5).entries))
    assert over.state.winner
    winner = over.seat(over.state.winner).name
    assert spectator_bar(over, None).centre.startswith(f"{winner} won the match")
    assert "You are watching" in spectator_bar(over, table.state).centre


def test_a_table_nearby_is_joined_by_its_code(page: SimpleNamespace, qtbot: QtBot) -> None:
    shown, desk, search = page.page, page.desk, page.search
    shown.first.go_on.click()
    QTest.keyClicks(shown.lobby.name, "Ann")
    shown.lobby.join.click()
    nearby = shown.join.nearby
    assert not search.is_looking
    QTest.keyClick(nearby.look, KEY.Key_Space)
    assert search.is_looking
    table = TableNearby("192.168.1.9", 47247, "<i>Ben</i>", match_options(5), is_full=False)
    full = TableNearby("192.168.1.8", 47247, "Cid", match_options(7), is_full=True)
    search.found.emit((table, full))
    assert "<i>Ben</i>" in nearby.list.item(0).text()
    QTest.keyClicks(nearby.code, "1234 5678")
    QTest.keyClick(nearby.code, KEY.Key_Return)
    desk.join_nearby.assert_called_once_with(table, "1234 5678")
    desk.join_nearby.side_effect = ValueError
    QTest.keyClick(nearby.code, KEY.Key_Return)
    assert "eight digits" in shown.problem.text()
    nearby.list.setCurrentRow(1)
    assert not nearby.join.isEnabled(), "somebody sits there"
    shown.hide()
    assert not search.is_looking

    desk.come_to(TableStage.WAITING, invitations=INVITATIONS)
    QTest.keyClick(shown.waiting.nearby, KEY.Key_Space)
    desk.show_nearby.assert_called_once_with(is_visible=True)
    desk.come_to(TableStage.WAITING, code="12345678")
    assert shown.waiting.code.text() == "1234 5678"


def test_the_chat_shows_plain_text_and_is_used_by_keys(qtbot: QtBot) -> None:
    chat = ChatPanel()
    qtbot.addWidget(chat)
    chat.resize(260, 400)
    with qtbot.waitActive(chat):
        chat.show()
    chat.show_other("Ben", is_there=True, note="")
    long = ChatLine("<b>" + "x" * 120, is_own=False)
    chat.show_lines((ChatLine("hi", is_own=True), long, ChatLine("nice_roll", is_own=False, is_canned=True)))
    texts = [chat.lines.item(row).text() for row in range(3)]
    assert texts == ["You · hi", f"Ben · <b>{'x' * 120}", "Ben · Nice roll."]
    chat.grab()
    heights = [chat.lines.sizeHintForRow(row) for row in range(3)]
    assert heights[1] > 2 * heights[0] - 20
    assert chat.lines.horizontalScrollBar().maximum() == 0
    chat.lines.setFixedWidth(chat.lines.width() - 30)
    qtbot.waitUntil(lambda: chat.lines.visualItemRect(chat.lines.item(1)).right() < chat.lines.width())
    assert chat.lines.horizontalScrollBar().maximum() == 0, "narrower by itself"
    chat.take_keyboard()
    QTest.keyClicks(chat.field, "good luck")
    with qtbot.waitSignal(chat.said) as said:
        QTest.keyClick(chat.field, KEY.Key_Return)
    assert said.args == ["good luck"]
    assert chat.field.text() == ""
    with qtbot.waitSignal(chat.phrase_chosen) as phrase:
        chat.phrases.menu().actions()[0].trigger()
    assert phrase.args == ["hello"]
    chat.show_other("Ben", is_there=False, note="Away.")
    assert not chat.field.isEnabled()
    chat.show_lines(())
    assert chat.lines.count() == 0
    chat.show_lines((ChatLine("hi <b>", is_own=False, name="Eve"),))
    assert chat.lines.item(0).text() == chat.lines.item(0).data(SHOWN) == "Eve · hi <b>"
    assert chat._audience.isHidden()
    chat.show_audience(("Eve", "<i>Dan"))
    assert chat._audience.text() == "Watching: Eve, <i>Dan"
    assert chat._audience.textFormat() is Qt.TextFormat.PlainText
    chat.show_other("Ben", is_there=True, note="", has_phrases=False)
    assert chat.phrases.isHidden()
    assert chat._note.isHidden()
    chat.show_other("Ben", is_there=True, note=heard_text(), has_phrases=False)
    assert "between games" in chat._note.text()
    assert chat.field.isEnabled()


def test_the_chat_shows_the_end_of_a_long_talk(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    made = list[str]()
    real = chat_bubbles._laid_out

    def laid_out(text: str, font: QFont, width: int) -> QTextDocument:
        made.append(text)
        return real(text, font, width)

    monkeypatch.setattr(chat_bubbles, "_laid_out", laid_out)
    chat = ChatPanel()
    qtbot.addWidget(chat)
    chat.resize(260, 200)
    talk = [ChatLine(str(number % 7), is_own=False) for number in range(30)]
    for end in range(1, 31):
        chat.show_lines(talk[max(0, end - 10) : end])
        chat.lines.sizeHintForRow(chat.lines.count() - 1)
        chat.lines.sizeHintForRow(0)
    shown = [chat.lines.item(row).text() for row in range(chat.lines.count())]
    assert shown == [line.text for line in talk[20:]]
    assert len(made) == 7, "each text is laid out once"
    chat.show_lines(talk[:1])
    assert chat.lines.count() == 1


def test_every_phrase_and_every_fault_has_a_sentence_of_its_own() -> None:
    assert tuple(PHRASES) == CANNED
    assert len({phrase_text(phrase) for phrase in CANNED}) == len(CANNED)
    assert phrase_text("unknown") == ""
    said = set()
    for kind in (*TableFault, *Obstruction):
        text = trouble_text(TableTrouble(kind, reason="No space left on device"), has_match=False)
        assert text.endswith(".")
        assert "{" not in text
        said.add(text)
    assert len(said) == len(TableFault) + len(Obstruction)
    for kind, by_other in product(TableFault, (False, True)):
        alone, kept = (trouble_text(TableTrouble(kind, by_other), has_match=has) for has in (False, True))
        assert kept == (alone if kind is TableFault.EARLY_ROLL else f"{alone} The match is kept.")
    assert len({link_text(link) for link in TableLink}) == len(TableLink) - 1
    assert len({watching_text(delay) for delay in (None, 0, 2)}) == 3
