"""Qt's messages while the window lives on the screen in memory."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from PySide6.QtCore import QMessageLogContext, QtMsgType, qInstallMessageHandler

from bgdesk.app.logs.qt_messages import pass_on

NO_SIZE_HINTS = "This plugin does not support propagateSizeHints()"
"""Said of every window with a smallest size; it means only that nobody can drag that window smaller."""


@contextmanager
def without_size_hint_messages() -> Iterator[None]:
    """Leave that one message out, because nobody drags a window there; all others are passed on."""

    def listen(kind: QtMsgType, context: QMessageLogContext, text: str) -> None:
        if text != NO_SIZE_HINTS:
            pass_on(before, kind, context, text)

    before = qInstallMessageHandler(listen)
    try:
        yield
    finally:
        qInstallMessageHandler(before)
