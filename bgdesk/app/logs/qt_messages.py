"""What Qt says of itself, in the log as well."""

from __future__ import annotations

import logging
import sys
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from types import MappingProxyType

from PySide6.QtCore import QMessageLogContext, QtMsgType, qFormatLogMessage, qInstallMessageHandler

_log = logging.getLogger(__name__)

MessageHandler = Callable[[QtMsgType, QMessageLogContext, str], None]

LEVELS: Mapping[QtMsgType, int] = MappingProxyType(
    {
        QtMsgType.QtDebugMsg: logging.DEBUG,
        QtMsgType.QtInfoMsg: logging.INFO,
        QtMsgType.QtWarningMsg: logging.WARNING,
        QtMsgType.QtCriticalMsg: logging.ERROR,
        QtMsgType.QtFatalMsg: logging.CRITICAL,
    }
)


@contextmanager
def qt_messages_logged() -> Iterator[None]:
    """Log Qt's messages at the level that belongs to their kind; whoever heard them before still does."""

    def listen(kind: QtMsgType, context: QMessageLogContext, text: str) -> None:
        _log.log(LEVELS.get(kind, logging.WARNING), "%s: %s", context.category or "default", text)
        pass_on(before, kind, context, text)

    before = qInstallMessageHandler(listen)
    try:
        yield
    finally:
        qInstallMessageHandler(before)


def pass_on(before: MessageHandler | None, kind: QtMsgType, context: QMessageLogContext, text: str) -> None:
    """Give a message to the handler from ``before``; without one it is written as Qt would write it."""
    if before:
        before(kind, context, text)
    elif sys.stderr:
        sys.stderr.write(qFormatLogMessage(kind, context, text) + "\n")
