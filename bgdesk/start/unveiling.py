"""What is seen of the window first, and what follows."""

from __future__ import annotations

from collections.abc import Callable

from bgdesk.app.files_given import FilesGiven
from bgdesk.start.completing import Completing
from bgdesk.start.desk import Desk
from bgdesk.start.shown_look import ShownLook
from bgdesk.ui.window.first_paint import FirstPaint

BEGIN_AFTER_MS = 1000
"""The first question comes when the board can be seen; so late where the window is hidden."""


class Unveiling:
    """Brings the first page of ``desk`` before the eyes, and then the rest, at last ``receive``."""

    def __init__(self, desk: Desk, files: FilesGiven, receive: Callable[[], None]) -> None:
        self._desk, self._files, self._receive = desk, files, receive
        self._completing = Completing(desk.wiring.complete, desk.window)
        self._completing.over.connect(self._hear)

    def begin(self, file: str | None, look: ShownLook | None) -> None:
        """Begin with ``file`` or the start page, whose ``look`` may be seen already."""
        if look:
            self._fill(file, look)
        else:
            self._desk.window.show()
            first_paint = FirstPaint(self._desk.first_seen, BEGIN_AFTER_MS)
            first_paint.over.connect(lambda: self._fill(file, None))

    def _fill(self, file: str | None, look: ShownLook | None) -> None:
        given = file or self._files.first()
        if given is not None:
            self._desk.begin(given)
        else:
            self._desk.wiring.begin_seen()
        if look:
            self._desk.turn_up(look)
        self._completing.begin()

    def _hear(self) -> None:
        self._desk.go_on()
        self._files.hand_on(self._desk.open_given)
        self._desk.newer_version.begin()
        self._receive()
