"""The window that is there takes over what second starts are given."""

from __future__ import annotations

import os
from functools import partial
from pathlib import Path

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import QWidget

from bgdesk.app.one_window.arrival import Arrival
from bgdesk.app.one_window.wish import WindowWish
from bgdesk.start.wiring import WindowWiring
from bgdesk.ui.window.main_window import MainWindow

_WAYLAND_TOKEN = "XDG_ACTIVATION_TOKEN"


def begin_receiving(arrival: Arrival, data: Path, wiring: WindowWiring, app: QCoreApplication) -> None:
    """Hear second starts until ``app`` quits; what that takes is loaded when the window is seen."""
    from bgdesk.app.one_window.reception import Reception

    reception = Reception(arrival, data, app)
    reception.came.connect(partial(_receive, wiring))
    app.aboutToQuit.connect(reception.close)
    reception.open()


def _receive(wiring: WindowWiring, wish: WindowWish) -> None:
    come_forward(wiring.window, wish.token)
    if not wiring.review_wiring:
        return
    if wish.file:
        wiring.review_wiring.file_opening.open_paths([Path(wish.file)])
    elif wish.text:
        wiring.review_wiring.file_opening.open_given(wish.text)


def come_forward(window: QWidget, token: str) -> None:
    """Show ``window`` before all others, as far as the desktop lets it, which ``token`` may persuade."""
    if token:
        os.environ[_WAYLAND_TOKEN] = token  # Qt takes it from there, once
    window.setWindowState(window.windowState() & ~Qt.WindowState.WindowMinimized)
    window.show()
    window.raise_()
    window.activateWindow()


def tell_unanswered(window: MainWindow) -> None:
    """Say why there is another window."""
    #: Sentence, when the program was started twice
    text = QCoreApplication.translate(
        "Start",
        "The other window of bgdesk does not answer, so this one was opened beside it.",
    )
    window.notices.warn(text)
