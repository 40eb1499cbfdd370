"""A whole program that somebody uses by keys alone, to play one match at a table on the network.

``python -m tests.e2e.table_driver HOME`` opens a table and writes ``I invitation``; with an invitation behind
HOME it joins there. Both write ``M match`` when the match is over, the same on both sides, ``D`` with what
the check of the dice says, ``S before open after``, the sockets of the program and its processes at
these moments, and ``R profile ...``, whose ratings have changed.
"""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Callable
from pathlib import Path
from time import monotonic

import psutil
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton

from bgdesk.app.paths import find_paths
from bgdesk.app.settings import network_settings, table as settings_table
from bgdesk.app.settings.settings import TEST_PROFILE
from bgdesk.app.table.automation import AutomationWishes, automatic_answer
from bgdesk.app.table.table import Table
from bgdesk.app.tables.network_table import TableLink
from bgdesk.app.tables.tables_desk import TablesDesk
from bgdesk.library.journal import RatingKey
from bgdesk.match import flow
from bgdesk.match.codec.record_codec import record_to_text
from bgdesk.match.dice.check import verify
from bgdesk.match.record import MatchRecord
from bgdesk.match.state import Phase
from bgdesk.net.shared_game import as_shared
from bgdesk.rules.legal.plays import Play
from bgdesk.rules.notation.plays import format_steps
from bgdesk.start.application import make_application
from bgdesk.start.window import build_desk
from bgdesk.ui.common.key_guard import KeyGuard
from bgdesk.ui.tables.tables_page import TablesPage
from bgdesk.ui.tables.terms_page import TermsPage
from bgdesk.ui.tables.waiting_page import WaitingPage

PATIENCE_S = 60
KEY, CTRL_SHIFT, ALT = (
    Qt.Key,
    Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier,
    Qt.KeyboardModifier.AltModifier,
)
NONE = Qt.KeyboardModifier.NoModifier


def say(kind: str, *parts: object) -> None:
    """One line, out at once."""
    sys.stdout.write(" ".join((kind, *(json.dumps(part) for part in parts))) + "\n")
    sys.stdout.flush()


def sockets() -> int:
    """Of this program and all of its processes; those of this computer alone, without addresses, are none."""
    own = psutil.Process()
    return sum(len(one.net_connections("inet")) for one in (own, *own.children(recursive=True)))


class AtTheKeys:
    """Somebody who has nothing but a keyboard."""

    def __init__(self, home: str) -> None:
        profile = {
            **TEST_PROFILE,
            network_settings.TABLE_REACH.key: network_settings.THIS_COMPUTER,
            network_settings.TABLE_PORT.key: 0,
            settings_table.LAST_LENGTH.key: 1,
        }
        app = make_application(["table"])
        KeyGuard(app)
        self.desk = build_desk(app, find_paths(home).prepared(), profile)
        self.window = self.desk.window
        self.window.page.table_view.opening_pause.length_ms = 0
        self.window.answer_guard.timer.setInterval(0)
        self.desk.controller.play_pause.least_ms = 0
        self.window.show()
        self.desk.begin(None)
        self.board = self.window.page.table_view.board
        self.wait(self.window.isActiveWindow)

    def wait(self, is_so: Callable[[], object], for_what: str = "") -> None:
        end = monotonic() + PATIENCE_S
        while not is_so():
            QTest.qWait(3)
            if monotonic() > end:
                raise TimeoutError(f"{for_what or 'nothing happens'}: {self.standing()}")

    def standing(self) -> tuple[object, ...]:
        """What there is to be seen."""
        table, tables = self.desk.controller.table, self.desk.wiring.tables
        problem = self.page.problem.text() if self.page else ""
        state = table and (len(table.record.entries), table.state.phase, table.state.to_act, table.entry)
        focus = QApplication.focusWidget()
        line = self.window.page.move_field.line
        stage = tables and tables.desk.stage
        return (
            stage,
            line.text(),
            line.isVisible(),
            focus,
            QApplication.activeWindow(),
            problem,
            self.window.notices.text,
            tables and tables.desk.link,
            state,
        )

    @property
    def page(self) -> TablesPage | None:
        tables = self.desk.wiring.tables
        return tables.page if tables and tables.is_seen else None

    def key(self, key: Qt.Key, modifiers: Qt.KeyboardModifier = NONE) -> None:
        window = QApplication.activeModalWidget() or self.window
        if not window.isActiveWindow():
            window.activateWindow()
            self.wait(window.isActiveWindow)
        aim = QApplication.activePopupWidget() or QApplication.focusWidget() or window
        QTest.keyClick(aim, key, modifiers)

    def type(self, text: str) -> None:
        for letter in text:
            aim = QApplication.activePopupWidget() or QApplication.focusWidget() or self.window
            QTest.keyClicks(aim, letter)

    def come(self, name: str) -> TablesPage:
        """To the lobby, through the page that explains it all."""
        self.key(KEY.Key_J, CTRL_SHIFT)
        page = self.page
        assert page
        self.wait(page.first.go_on.hasFocus)
        self.key(KEY.Key_Space)
        self.wait(page.lobby.name.hasFocus)
        assert not page.lobby.open.isEnabled()
        self.type(name)
        return page

    def open(self) -> None:
        page = self.come("Ann")
        self.key(KEY.Key_O, ALT)
        self.wait(lambda: isinstance(QApplication.focusWidget(), QPushButton) and self.dialog_is_there())
        self.key(KEY.Key_Return)
        self.wait(lambda: not self.dialog_is_there())
        self.window.activateWindow()
        self.wait(lambda: isinstance(page.current, WaitingPage) and page.waiting.copy.isEnabled())
        self.wait(page.waiting.copy.hasFocus)
        self.key(KEY.Key_Space)
        say("I", QGuiApplication.clipboard().text())

    def dialog_is_there(self) -> bool:
        dialog = QApplication.activeModalWidget()
        return dialog is not None and dialog.isVisible()

    def join(self, invitation: str) -> None:
        page = self.come("Ben")
        self.key(KEY.Key_J, ALT)
        self.wait(page.join.field.hasFocus)
        self.type(invitation)
        self.key(KEY.Key_Return)
        self.wait(lambda: isinstance(page.current, TermsPage) and page.terms.play.hasFocus())
        self.key(KEY.Key_Space)

    def play(self) -> None:
        """The whole match."""
        self.wait(lambda: self.desk.controller.table is not None and self.tables.link is TableLink.TOGETHER)
        while self.table.state.phase is not Phase.OVER:
            self.wait(self.is_asked, "nobody is asked")
            if self.table.state.phase is not Phase.OVER:
                self.act()

    @property
    def tables(self) -> TablesDesk:
        tables = self.desk.wiring.tables
        assert tables
        return tables.desk

    @property
    def table(self) -> Table:
        table = self.desk.controller.table
        assert table
        return table

    def is_asked(self) -> bool:
        table = self.table
        wishes = AutomationWishes.of(self.desk.settings)
        is_own = table.waits_for_human and automatic_answer(table, wishes) is None
        may = not self.tables.network.is_rolling and not self.board.board_scene.is_moving
        return table.state.phase is Phase.OVER or (is_own and may)

    def act(self) -> None:
        table, entry = self.table, self.table.entry
        if table.state.phase is Phase.TO_PLAY and entry and not entry.is_complete:
            self.board.setFocus()
            self.key(KEY.Key_M)
            self.wait(self.window.page.move_field.line.hasFocus, "no line to type in")
            self.type(format_steps(max(flow.legal(table.state).plays, key=self.worth).steps))
            if QApplication.activePopupWidget():
                self.key(KEY.Key_Escape)
            self.key(KEY.Key_Return)
            self.wait(self.board.hasFocus, "the move was not taken")
        before = len(table.record.entries)
        self.key(KEY.Key_Space)
        self.wait(lambda: len(self.table.record.entries) > before or self.tables.network.is_rolling)

    def worth(self, play: Play) -> int:
        """Nobody hits without need, so that the match is short."""
        me = self.table.state.to_act
        assert me
        return -play.result.pips(me.opponent)

    def tell(self) -> None:
        record = self.table.record
        self.wait(lambda: not self.desk.controller.writing.is_waiting)
        say("M", record_to_text(MatchRecord(as_shared(record.header), record.entries)))
        say("D", [str(one) for one in verify(record)])


def main(home: str, invitation: str = "") -> None:
    """Play one match."""
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    player = AtTheKeys(home)
    before = sockets()
    if invitation:
        player.join(invitation)
    else:
        player.open()
    during = sockets()
    player.play()
    player.tell()
    journal = player.desk.library.journal
    keys = (RatingKey(name, "backgammon") for name in ("Ann", "Ben", "elsewhere:Ann", "elsewhere:Ben"))
    say("R", [key.profile for key in keys if journal.rating(key).experience])
    sys.stdin.readline()
    player.tables.leave()
    player.wait(lambda: not player.tables.network.is_running)
    say("S", before, during, sockets())
    player.window.close()
    player.desk.close()


if __name__ == "__main__":
    main(str(Path(sys.argv[1])), *sys.argv[2:])
