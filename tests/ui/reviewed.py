"""What tests of looking at matches have in common."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from PySide6 import __version_info__
from PySide6.QtCore import QMimeData, QPoint, QPointF, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent, QDropEvent
from PySide6.QtWidgets import QApplication

from bgdesk.app.actions.actions import ActionId
from bgdesk.start.review_wiring import ReviewWiring
from bgdesk.ui.dialogs.analyse_dialog import AnalyseDialog
from tests.ui.conftest import OpenDesk
from tests.ui.player_at_window import LEFT, PATIENCE_MS, PlayerAtWindow

KEY = Qt.Key
XGID = "XGID=-b----E-C---eE---c-e----B-:0:0:1:31:0:0:0:7:10"


def begun(open_desk: OpenDesk, file: Path | None = None) -> PlayerAtWindow:
    """The window as it comes up, with ``file`` given on the command line."""
    player = open_desk()
    player.desk.begin(str(file) if file else None)
    return player


def parts(player: PlayerAtWindow) -> ReviewWiring:
    """What looks at matches there."""
    found = player.desk.wiring.review_wiring
    assert found
    return found


def opened(player: PlayerAtWindow) -> PlayerAtWindow:
    """Once a match is on the board to be looked at."""
    player.wait(lambda: parts(player).review.shelved)
    return player


def judged(player: PlayerAtWindow) -> None:
    """Have all of it judged, until that ends or is stopped."""
    player.do(ActionId.ANALYSE)
    player.wait_for_dialog(AnalyseDialog)
    with player.qtbot.waitSignal(
        parts(player).review.progressed, timeout=PATIENCE_MS, check_params_cb=lambda told: told is None
    ):
        player.key(KEY.Key_Return)


def drag_place() -> Any:
    """Where something is dragged in, as the version of Qt wants to be told it."""
    return QPointF(9, 9) if __version_info__ >= (6, 12) else QPoint(9, 9)


def dropped(player: PlayerAtWindow, data: QMimeData) -> None:
    """Let ``data`` fall on the window."""
    action, nothing = Qt.DropAction.CopyAction, Qt.KeyboardModifier.NoModifier
    enter = QDragEnterEvent(drag_place(), action, data, LEFT, nothing)
    QApplication.sendEvent(player.window, enter)
    assert enter.isAccepted()
    drop = QDropEvent(QPointF(9, 9), action, data, LEFT, nothing)
    QApplication.sendEvent(player.window, drop)


def dropped_paths(player: PlayerAtWindow, *paths: Path) -> None:
    """Let files and folders fall on the window."""
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(path)) for path in paths])
    dropped(player, data)


def told(player: PlayerAtWindow) -> str:
    """What the notice bar says, once it does."""
    player.wait(lambda: player.window.notices.text)
    return player.window.notices.text
