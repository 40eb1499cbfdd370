"""Shows a file in its folder, by the program of the desktop that shows folders."""

from __future__ import annotations

import logging
import os
import sys
from collections.abc import Callable
from functools import partial
from pathlib import Path

from PySide6.QtCore import QObject, QProcess, QUrl
from PySide6.QtGui import QDesktopServices

_SERVICE, _OBJECT = "org.freedesktop.FileManager1", "/org/freedesktop/FileManager1"
_log = logging.getLogger(__name__)


def show_in_folder(path: Path, failed: Callable[[], None], parent: QObject) -> None:
    """Open the folder of ``path``, with the file chosen in it where that can be asked for.

    ``failed`` is called where nothing here shows folders, at once or later.
    """
    file = os.path.abspath(path)  # noqa: PTH100  # links stay
    otherwise = partial(_open_folder, file, failed)
    program, *arguments = _program()
    if not program:
        _ask_file_manager(file, otherwise, parent)
    elif not QProcess.startDetached(program, [*arguments, file])[0]:
        otherwise()


def _program() -> tuple[str, ...]:
    """What shows the file whose name comes behind it; without a name where the desktop is asked otherwise."""
    if sys.platform == "win32":
        return "explorer.exe", "/select,"
    return ("/usr/bin/open", "-R") if sys.platform == "darwin" else ("",)


def _open_folder(file: str, failed: Callable[[], None]) -> None:
    if not QDesktopServices.openUrl(QUrl.fromLocalFile(os.path.dirname(file))):  # noqa: PTH120  # text for Qt
        failed()


def _ask_file_manager(file: str, refused: Callable[[], None], parent: QObject) -> None:
    """Ask whoever shows folders here, which most desktops have; ``refused`` is called where nobody does."""
    try:
        from PySide6.QtDBus import QDBusConnection, QDBusMessage, QDBusPendingCallWatcher
    except ImportError:  # a system without the library of D-Bus
        refused()
        return
    bus = QDBusConnection.sessionBus()
    if not bus.isConnected():
        refused()
        return
    wish = QDBusMessage.createMethodCall(_SERVICE, _OBJECT, _SERVICE, "ShowItems")
    wish.setArguments([[QUrl.fromLocalFile(file).toString(QUrl.ComponentFormattingOption.FullyEncoded)], ""])
    answer = QDBusPendingCallWatcher(bus.asyncCall(wish), parent)

    def answered() -> None:
        if answer.isError():
            _log.info("no file manager answers: %s", answer.error().name())
            refused()
        answer.deleteLater()

    answer.finished.connect(answered)
