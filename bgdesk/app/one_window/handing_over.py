"""Tells the window that is there what a second start was given; needs no event loop."""

from __future__ import annotations

import logging
import sys
from time import monotonic

from PySide6.QtNetwork import QLocalSocket

from bgdesk.app.one_window.wish import GREETING, LONGEST, RECEIVED, WindowWish, WishError

PATIENCE_S = 5.0
"""A window that has said nothing for so long stands still."""
_ANY_PROCESS = -1
"""ASFW_ANY"""
_log = logging.getLogger(__name__)


def hand_over(address: str, wish: WindowWish, patience_s: float = PATIENCE_S) -> bool:
    """Whether the window at ``address`` has taken ``wish``; before it has greeted it is told nothing."""
    until = monotonic() + patience_s
    socket = QLocalSocket()
    socket.connectToServer(address)
    try:
        if not socket.waitForConnected(_left_ms(until)) or _line(socket, until) != GREETING:
            return False
        let_others_come_forward()
        socket.write(wish.to_bytes())
        return _line(socket, until) == RECEIVED
    except WishError as problem:
        _log.warning("nothing is handed over: %s", problem)
        return False
    finally:
        socket.abort()


def _line(socket: QLocalSocket, until: float) -> bytes:
    """What is said until the line ends, or the patience."""
    heard = b""
    while not heard.endswith(b"\n") and len(heard) < LONGEST:
        if not socket.bytesAvailable() and not socket.waitForReadyRead(_left_ms(until)):
            break
        heard += bytes(socket.readLine(LONGEST).data())
    return heard


def _left_ms(until: float) -> int:
    return max(round((until - monotonic()) * 1000), 1)


def let_others_come_forward() -> None:
    """Pass on the right to have a window in front, which Windows gives to the program started last."""
    if sys.platform == "win32":
        import ctypes

        ctypes.windll.user32.AllowSetForegroundWindow(_ANY_PROCESS)
