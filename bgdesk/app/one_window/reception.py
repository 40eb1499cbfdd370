"""Hears second starts: bytes of anybody who runs programs as this user, so nothing of them is believed."""

from __future__ import annotations

import logging
import os
import secrets
import tempfile
from functools import partial
from pathlib import Path

from PySide6.QtCore import QObject, QTimer, Signal, Slot
from PySide6.QtNetwork import QLocalServer, QLocalSocket

from bgdesk.app.one_window.arrival import Arrival
from bgdesk.app.one_window.place import Announced
from bgdesk.app.one_window.wish import GREETING, LONGEST, RECEIVED, WindowWish, WishError

PATIENCE_MS = 5_000
"""Who has not said a whole line by then is sent away."""
MOST_AT_ONCE = 16
TAKE_OVER_AFTER_MS = 5_000
"""So often a window beside another looks whether that one has gone."""
_log = logging.getLogger(__name__)


def address_here() -> str:
    """Where a server of this user can be: a new name each time, which nobody can have taken before."""
    name = f"bgdesk-{secrets.token_hex(8)}"
    if os.name == "nt":
        return name
    folder = os.environ.get("XDG_RUNTIME_DIR", "")
    if folder and "FLATPAK_ID" in os.environ:  # the part of it that all starts see
        folder = str(Path(folder, "app", os.environ["FLATPAK_ID"]))
    return str(Path(folder if folder and Path(folder).is_dir() else tempfile.gettempdir(), name))


class Reception(QObject):
    """Hears those who are led to the place of ``arrival`` in ``data``, or waits until it is free."""

    came = Signal(object)
    """A WindowWish."""

    def __init__(self, arrival: Arrival, data: Path, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._arrival = arrival
        self._data = data
        self._heard: dict[QLocalSocket, bytes] = {}
        self._server = QLocalServer(self)
        self._server.setSocketOptions(QLocalServer.SocketOption.UserAccessOption)
        self._server.newConnection.connect(self._welcome)
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self.open)

    @Slot()
    def open(self) -> None:
        """Be there for others as soon as the place is held."""
        place = self._arrival.place
        if not place.take(self._data):
            self._timer.start(TAKE_OVER_AFTER_MS)
        elif place.is_held:
            if place.left_behind:
                QLocalServer.removeServer(place.left_behind)
            address = address_here()
            if not self._server.listen(address):
                _log.warning("second starts are not heard: %s", self._server.errorString())
            place.announce(Announced(address, self._arrival.screens))

    def close(self) -> None:
        """Hear nobody any more; a start from now on has a window of its own."""
        self._timer.stop()
        self._arrival.place.leave()
        self._server.close()

    @Slot()
    def _welcome(self) -> None:
        while self._server.hasPendingConnections():
            socket = self._server.nextPendingConnection()
            socket.disconnected.connect(partial(self._forget, socket))
            if len(self._heard) >= MOST_AT_ONCE:
                _log.warning("too many speak at once")
                socket.abort()
                continue
            self._heard[socket] = b""
            socket.setReadBufferSize(LONGEST)
            socket.readyRead.connect(partial(self._hear, socket))
            QTimer.singleShot(PATIENCE_MS, socket, socket.abort)
            socket.write(GREETING)

    def _forget(self, socket: QLocalSocket) -> None:
        self._heard.pop(socket, None)
        socket.deleteLater()

    def _hear(self, socket: QLocalSocket) -> None:
        """One line is one wish; whoever says anything else is sent away."""
        if socket not in self._heard:
            return
        self._heard[socket] += bytes(socket.read(LONGEST).data())
        line, end, rest = self._heard[socket].partition(b"\n")
        if not end and len(line) < LONGEST:
            return
        try:
            if rest or not end:
                raise WishError("there is more than a line")
            wish = WindowWish.from_bytes(line)
        except WishError as problem:
            _log.warning("somebody who spoke to the window is sent away: %s", problem)
            socket.abort()
            return
        del self._heard[socket]
        socket.write(RECEIVED)
        socket.disconnectFromServer()
        self.came.emit(wish)
