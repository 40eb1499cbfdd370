"""The fingerprint of the dice below the board: shown before the first roll, and all the first game."""

from __future__ import annotations

from PySide6.QtCore import QObject, Qt, QTimer, Signal, Slot
from PySide6.QtGui import QPaintEvent

from bgdesk.app.table.match_controller import MatchController
from bgdesk.app.table.table import Table
from bgdesk.match.dice.promise import is_promise_due
from bgdesk.ui.common.roles import ScaledLabel
from bgdesk.ui.words.dice_check import promise_text

SEEN_MS = 700
"""So long the fingerprint stands there before the first roll."""
MOST_MS = 3000
"""So long the match waits for a window that does not show it."""


class PromiseLine(ScaledLabel):
    """Can be marked and copied; ``painted`` each time it has been drawn."""

    painted = Signal()

    def __init__(self) -> None:
        super().__init__(role="muted", scale=0.8)
        self.setWordWrap(True)
        self.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        self.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.hide()

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        self.painted.emit()


class DicePromise(QObject):
    """Keeps the first roll back until the fingerprint was seen, and has that written down."""

    def __init__(self, controller: MatchController, parent: QObject) -> None:
        super().__init__(parent)
        self.line = PromiseLine()
        self.seen_ms = SEEN_MS
        self._controller = controller
        self._is_awaited = self._is_seen = False
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self._go_on)
        self.line.painted.connect(self._painted)
        controller.opened.connect(self._opened)
        controller.table_changed.connect(self._follow)

    @Slot(object)
    def _opened(self, table: Table) -> None:
        self._stop()
        if not table.is_studied and is_promise_due(table.record) and self.line.window().isVisible():
            self._is_awaited = True
            self._controller.questions.keep_back()
            self._timer.start(MOST_MS)

    @Slot(object)
    def _follow(self, table: Table) -> None:
        self.line.setText("" if table.is_studied else promise_text(table.record))
        self.line.setVisible(bool(self.line.text()))

    @Slot()
    def _painted(self) -> None:
        if self._is_awaited and not self._is_seen:
            self._is_seen = True
            self._timer.start(self.seen_ms)

    @Slot()
    def _go_on(self) -> None:
        table, is_seen = self._controller.table, self._is_seen
        if table and is_seen and not table.is_studied and is_promise_due(table.record):
            self._controller.hint_notes.note_promise()
        self._stop()

    def _stop(self) -> None:
        self._timer.stop()
        self._is_awaited = self._is_seen = False
        self._controller.questions.let_go()
