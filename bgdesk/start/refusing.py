"""Says why no window opens, where whoever started bgdesk sees it: in the terminal, else in a box.

A start from the menu or by a double click has no terminal; what it writes goes to a log of the desktop or
nowhere. Imports no Qt before it is needed, as Qt may be what is missing.
"""

from __future__ import annotations

import os
import stat
import sys
from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING

from bgdesk.app.native_box import tell_by_program, tell_without_terminal
from bgdesk.harmless import harmless
from bgdesk.start.display import no_window_because

if TYPE_CHECKING:
    from PySide6.QtWidgets import QApplication

    from bgdesk.app.paths import Paths
    from bgdesk.app.settings.setting import Value
    from bgdesk.source_text import Message

_NO_PROFILE: Mapping[str, Value] = {}
_UNSEEN = ("offscreen", "minimal")
"""Screens of Qt on which a box would wait for ever."""


def refuse(message: Message, paths: Paths, make: Callable[[list[str]], QApplication]) -> int:
    """Say it in the language of the user; the exit status. ``make`` makes the application of a window."""
    from PySide6.QtCore import QCoreApplication
    from PySide6.QtWidgets import QApplication

    from bgdesk.app.languages import LANGUAGE_VARIABLE, install_language
    from bgdesk.app.messages import message_text
    from bgdesk.app.settings.settings import Settings
    from bgdesk.app.settings.table import LANGUAGE
    from bgdesk.shipped import resource_path

    kind = QCoreApplication if is_read() or not _can_show() else make
    app = QCoreApplication.instance() or kind(sys.argv[:1])
    wanted = os.environ.get(LANGUAGE_VARIABLE) or Settings(paths.settings, _NO_PROFILE, app).get(LANGUAGE)
    language = install_language(app, wanted, resource_path("i18n"))
    sentence = message_text(message)
    print(harmless(sentence), file=sys.stderr)  # noqa: T201  # the terminal is told as well
    if isinstance(app, QApplication):
        _show(sentence)
    else:
        tell_unseen(sentence)
    del language  # its translators have to live until the sentence is told
    return 1


def tell_unseen(sentence: str) -> None:
    """Show ``sentence`` until it is closed where nobody reads what the program writes."""
    if is_read():
        return
    if sys.platform == "win32":
        tell_without_terminal(sentence)
    elif _can_show():
        _make_and_show(sentence)
    elif not _is_screen_unseen() and ("DISPLAY" in os.environ or "WAYLAND_DISPLAY" in os.environ):
        tell_by_program(sentence)


def is_read() -> bool:
    """Whether a terminal or another program gets what is written to standard error."""
    if sys.stderr is None:
        return False
    try:
        number = sys.stderr.fileno()
        return os.isatty(number) or stat.S_ISFIFO(os.fstat(number).st_mode)
    except (OSError, ValueError):  # nothing of the system, so it was put there by who reads it
        return True


def _is_screen_unseen() -> bool:
    return os.environ.get("QT_QPA_PLATFORM", "").partition(":")[0] in _UNSEEN


def _can_show() -> bool:
    """Whether Qt is there and finds a screen."""
    try:
        import PySide6.QtWidgets  # noqa: F401
    except ImportError:
        return False
    return not _is_screen_unseen() and no_window_because(os.environ) is None


def _make_and_show(sentence: str) -> None:
    from PySide6.QtCore import QCoreApplication
    from PySide6.QtWidgets import QApplication

    app = QCoreApplication.instance() or QApplication(sys.argv[:1])
    if isinstance(app, QApplication):
        _show(sentence)


def _show(sentence: str) -> None:
    from PySide6.QtWidgets import QMessageBox

    from bgdesk.ui.common.plain_text import message_box

    if not _is_screen_unseen():
        message_box(QMessageBox.Icon.Critical, "bgdesk", sentence).exec()
