"""Looking for a newer version: on request only, or once a day once the user has agreed."""

from __future__ import annotations

from collections.abc import Callable
from datetime import date

import pytest
from PySide6.QtCore import QPoint, Qt, QUrl
from PySide6.QtGui import QDesktopServices
from PySide6.QtTest import QTest

from bgdesk import __version__
from bgdesk.app.actions.actions import ActionId
from bgdesk.app.news import releases
from bgdesk.app.settings.table import LOOK_DAILY
from bgdesk.ui.dialogs.shortcuts_dialog import key_groups
from bgdesk.ui.window.newer_version_dialog import NewerVersionDialog
from tests.app.news.release_server import (
    ReleaseServer,
    certificates as certificates,
    strange_server as strange_server,
    trusted_server as trusted_server,
)
from tests.app.news.test_releases import Package
from tests.ui.conftest import OpenDesk
from tests.ui.player_at_window import CTRL, LEFT, SHIFT, PlayerAtWindow

Begin = Callable[..., PlayerAtWindow]


@pytest.fixture
def begin(open_desk: OpenDesk, trusted_server: ReleaseServer, monkeypatch: pytest.MonkeyPatch) -> Begin:
    """Opens the window of a package that names the server as its page."""
    package = Package(f"Project-URL: Releases, {trusted_server.page}")
    monkeypatch.setattr(releases, "distribution", lambda _: package)

    def open_one(*, is_daily: bool = False, today: date = date(2026, 11, 23)) -> PlayerAtWindow:
        player = open_desk({LOOK_DAILY.key: is_daily})
        monkeypatch.setattr(player.desk.newer_version, "_today", lambda: today)
        player.desk.newer_version.begin()
        player.wait(player.window.actions_by_id[ActionId.LOOK_FOR_NEWER].isVisible)
        return player

    return open_one


def asked_for(player: PlayerAtWindow) -> NewerVersionDialog:
    player.key(Qt.Key.Key_V, CTRL | SHIFT)
    return player.wait_for_dialog(NewerVersionDialog)


def keys_told() -> set[str]:
    return {line.text for group in key_groups() for line in group.lines}


def test_a_package_without_a_page_has_nothing_of_it(open_desk: OpenDesk) -> None:
    player = open_desk({LOOK_DAILY.key: True})
    player.desk.newer_version.begin()
    player.qtbot.wait(200)
    action = player.window.actions_by_id[ActionId.LOOK_FOR_NEWER]
    assert not action.isVisible()
    player.key(Qt.Key.Key_V, CTRL | SHIFT)
    player.qtbot.wait(20)
    assert player.dialog is None
    assert "Look for a newer version" not in keys_told()


def test_nothing_is_asked_before_it_was_said_what_is_sent(
    begin: Begin, trusted_server: ReleaseServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    player = begin()
    assert "Look for a newer version" in keys_told()
    dialog = asked_for(player)
    player.qtbot.wait(100)
    assert trusted_server.asked == []
    assert not dialog.page.isVisible()
    player.key(Qt.Key.Key_Return)
    player.wait(lambda: dialog.answer.text() == "There is a newer version: 7.1.0.")
    assert len(trusted_server.asked) == 1
    opened: list[QUrl] = []
    monkeypatch.setattr(QDesktopServices, "openUrl", opened.append)
    assert not dialog.look.isVisible()
    assert opened == []
    player.key(Qt.Key.Key_Return)
    assert opened == [QUrl(trusted_server.page)]
    assert player.window.notices.text == ""


@pytest.mark.parametrize("version", [__version__, "0.0.1"])
def test_the_newest_one_is_told_as_that(begin: Begin, trusted_server: ReleaseServer, version: str) -> None:
    trusted_server.body = f'{{"version": "{version}"}}'.encode()
    player = begin()
    dialog = asked_for(player)
    QTest.mouseClick(dialog.look, LEFT)
    player.wait(lambda: dialog.answer.text() == "You have the newest version.")
    assert not dialog.page.isVisible()


def test_it_can_be_stopped_and_tried_again(begin: Begin, trusted_server: ReleaseServer) -> None:
    trusted_server.may_end.clear()
    trusted_server.headers["Content-Length"] = "1000"
    player = begin()
    dialog = asked_for(player)
    QTest.mouseClick(dialog.look, LEFT)
    assert dialog.answer.text() == "Asking…"
    player.wait(lambda: bool(trusted_server.asked))
    QTest.mouseClick(dialog.stop, LEFT)
    assert dialog.answer.text() == ""
    assert dialog.look.isVisible()
    assert not dialog.stop.isVisible()


def test_once_agreed_it_is_asked_once_a_day_and_told_in_a_notice(
    begin: Begin, trusted_server: ReleaseServer
) -> None:
    player = begin()
    dialog = asked_for(player)
    QTest.mouseClick(dialog.daily, LEFT, pos=QPoint(8, dialog.daily.height() // 2))
    assert player.desk.settings.get(LOOK_DAILY)
    dialog.close()
    assert trusted_server.asked == []
    player = begin(is_daily=True)
    player.wait(lambda: player.window.notices.text == "There is a newer version of bgdesk: 7.1.0.")
    begin(is_daily=True).qtbot.wait(200)
    assert len(trusted_server.asked) == 1
    begin(is_daily=True, today=date(2026, 11, 24))
    player.wait(lambda: len(trusted_server.asked) == 2)


def test_a_day_without_a_connection_disturbs_nobody(begin: Begin, trusted_server: ReleaseServer) -> None:
    trusted_server.status = 500
    player = begin(is_daily=True)
    player.wait(lambda: bool(trusted_server.asked))
    player.qtbot.wait(200)
    assert player.window.notices.text == ""
