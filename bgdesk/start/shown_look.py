"""The picture on the screen, in the window that is to be."""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping
from pathlib import Path

from PySide6.QtCore import QEvent, QEventLoop, QLocale, QObject, QRect, QTimer, SignalInstance, qVersion
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication

from bgdesk.app.kept_picture import KeptPicture
from bgdesk.app.system_wishes import SystemWishes
from bgdesk.app.window_state import WindowState
from bgdesk.start.bare_application import Application, bare_application
from bgdesk.ui.window.cover import Cover
from bgdesk.ui.window.main_window import MainWindow

_WITHOUT_HANDS = QEventLoop.ProcessEventsFlag.ExcludeUserInputEvents
_PAINTED_WITHIN_MS = 500


def look_facts(app: QApplication, environment: Mapping[str, str] = os.environ) -> Mapping[str, str]:
    """What the desktop says of how windows look; asked before anything is set.

    Light and dark are told by colours, for Qt's own answer comes with a hundred enumerations that take as
    long as a tenth of the whole. Contrast is asked only where there is a desktop that could want it.
    """
    font, palette, screen = QApplication.font(), app.palette(), app.primaryScreen()
    has_wishes = sys.platform == "win32" or "XDG_CURRENT_DESKTOP" in environment
    return {
        "qt": qVersion(),
        "platform": app.platformName(),
        "colours": f"{palette.window().color().rgba():x} {palette.text().color().rgba():x}",
        "contrast": str(has_wishes and SystemWishes(app, app).wants_contrast),
        "font": f"{font.family()} {font.pointSizeF()} {screen.logicalDotsPerInch()}",
        "language": " ".join((QLocale.system().name(), *QLocale.system().uiLanguages())),
    }


class ShownLook(QObject):
    """Holds ``window`` with its picture until everything is in it."""

    def __init__(self, app: Application, window: MainWindow, cover: Cover, facts: Mapping[str, str]) -> None:
        super().__init__(app)
        self.app, self.window, self.facts = app, window, facts
        self._cover: Cover | None = cover
        self._is_close_due = False
        window.installEventFilter(self)

    def wait(self, over: SignalInstance, at_most_ms: int) -> None:
        """Let everything happen but what hands do, until ``over`` comes, or so long."""
        loop = QEventLoop()
        over.connect(loop.quit)
        QTimer.singleShot(at_most_ms, loop, loop.quit)
        loop.exec(_WITHOUT_HANDS)
        over.disconnect(loop.quit)
        self.app.processEvents(_WITHOUT_HANDS)  # everything finds its place, and goes to the screen

    def show(self) -> None:
        """Put the picture on the screen."""
        assert self._cover
        self.window.show()
        self.wait(self._cover.painted, _PAINTED_WITHIN_MS)

    def part(self, place: QRect) -> QImage | None:
        """What the picture shows at ``place`` of the window; None where it is not seen."""
        if self._cover is None or not self._cover.fits:
            return None
        ratio = self._cover.image.devicePixelRatio()
        corner = place.topLeft() * ratio
        return self._cover.image.copy(QRect(corner, place.size() * ratio))

    def uncover(self) -> None:
        """From now on the window itself is seen, and answers."""
        self.window.removeEventFilter(self)
        if self._cover:
            cover, self._cover = self._cover, None
            self.window.removeEventFilter(cover)
            cover.hide()
            cover.deleteLater()
        if self._is_close_due:
            QTimer.singleShot(0, self.window, self.window.close)

    def give_up(self) -> None:
        """There is something else to show than this window."""
        self.window.removeEventFilter(self)
        self.window.hide()
        self.window.deleteLater()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if watched is self.window and event.type() == QEvent.Type.Close:
            self._is_close_due = True
            event.ignore()
            return True
        return super().eventFilter(watched, event)


def shown_look(picture: KeptPicture, state_file: Path) -> ShownLook | None:
    """The window with ``picture`` in it, if it looks like that on this screen."""
    app = bare_application(sys.argv[:1])
    facts = look_facts(app)
    if any(picture.facts.get(name) != value for name, value in facts.items()):
        return None
    window = MainWindow(WindowState(state_file))
    window.fit_to_screen()
    look = ShownLook(app, window, Cover(picture, window), facts)
    look.show()
    return look
