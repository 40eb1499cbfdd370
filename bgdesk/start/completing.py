"""What is not seen at first is added while nobody does anything, and at the latest before anybody can."""

from __future__ import annotations

import importlib
from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject, QTimer, Signal, Slot
from PySide6.QtGui import QAccessible, QAction, QMouseEvent
from PySide6.QtWidgets import QMainWindow

from bgdesk.start.kept_code import KeptCode, code_file

LATER = (
    "bgdesk.match.equity_tables.xml",
    "bgdesk.match.equity_tables.without_cube",
    "bgdesk.engine.protocol",
    "bgdesk.analysis.verdicts",
    "bgdesk.analysis.statistics",
    "bgdesk.library.studies",
    "bgdesk.analysis.reasons.board_facts",
    "bgdesk.engine.selection",
    "bgdesk.analysis.judge",
    "bgdesk.app.workers.worker_link",
    "bgdesk.app.workers.analysis_pool",
    "bgdesk.app.review.review",
    "bgdesk.analysis.rollout.statistics",
    "bgdesk.formats.assembly",
    "bgdesk.app.rollouts.rollout_desk",
    "bgdesk.ui.review.verdict_wording",
    "bgdesk.rules.notation.ogid",
    "bgdesk.app.lab.given_analysis",
    "bgdesk.analysis.report.page",
    "bgdesk.ui.review.match_strip",
    "bgdesk.ui.find.find_panel",
    "bgdesk.ui.find.find_dialog",
    "bgdesk.ui.matches.matches_dialog",
    "bgdesk.ui.lenses.lens_table",
    "bgdesk.analysis.lenses.score_lens",
    "bgdesk.ui.lenses.race_page",
    "bgdesk.ui.lenses.cube_page",
    "bgdesk.ui.lenses.lens_dialog",
    "bgdesk.analysis.reasons.explain_cube",
    "bgdesk.ui.review.judging",
    "bgdesk.ui.review.finding",
    "bgdesk.ui.review.opening",
    "bgdesk.ui.lab.lab_page",
    "bgdesk.analysis.report.forum",
    "bgdesk.ui.lab.laboratory",
    "bgdesk.ui.rollouts.rollout_options",
    "bgdesk.ui.review.walking",
    "bgdesk.ui.review.rolling_out",
    "bgdesk.ui.review.derive_why",
    "bgdesk.ui.review.errors_shown",
    "bgdesk.app.review.learning_desk",
    "bgdesk.ui.learn.learning",
    "bgdesk.ui.review.preview",
    "bgdesk.ui.review.summary_shown",
    "bgdesk.ui.review.event_data",
    "bgdesk.ui.review.line_costs",
    "bgdesk.ui.review.flagging",
    "bgdesk.ui.review.forum_copy",
    "bgdesk.ui.review.report_saving",
    "bgdesk.ui.review.derive_decisions",
    "bgdesk.ui.review.trying_out",
    "bgdesk.ui.review.there_and_back",
    "bgdesk.ui.review.why",
    "bgdesk.ui.review.idle_actions",
    "bgdesk.start.review_wiring",
    "bgdesk.start.lab_wiring",
    "bgdesk.practice.cards.making",
    "bgdesk.practice.cards.scheduling",
    "bgdesk.app.practice.drill_desk",
    "bgdesk.app.practice.card_import",
    "bgdesk.ui.practice.practice_page",
    "bgdesk.ui.practice.drilling",
    "bgdesk.start.cards_wiring",
    "bgdesk.start.practice_wiring",
    "bgdesk.start.tutor_wiring",
)
"""What is loaded then, a piece at a time, so that the window does not stand still meanwhile.

Each brings what it needs, unless one before it did, and no more than a few modules.
"""
_HANDS = frozenset(
    {
        QEvent.Type.MouseButtonPress,
        QEvent.Type.MouseButtonDblClick,
        QEvent.Type.KeyPress,
        QEvent.Type.ShortcutOverride,
        QEvent.Type.TouchBegin,
        QEvent.Type.TabletPress,
        QEvent.Type.ContextMenu,
        QEvent.Type.DragEnter,
        QEvent.Type.Drop,
    }
)


class Completing(QObject):
    """Calls ``complete`` once, before the first click or key reaches ``window``; then ``over`` comes."""

    over = Signal()

    def __init__(self, complete: Callable[[], object], window: QMainWindow) -> None:
        super().__init__(window)
        self._complete = complete
        self._window = window
        self._later = list(LATER)
        self._is_over = False
        self._kept = KeptCode(code_file("later"))
        self._timer = QTimer(self)
        self._timer.timeout.connect(self._step)

    def begin(self) -> None:
        """Begin; at once as a whole where somebody may press a button without the window knowing."""
        if QAccessible.isActive() or self._window.menuBar().isNativeMenuBar():
            self.finish()
            return
        self._window.windowHandle().installEventFilter(self)
        self._window.menuBar().hovered.connect(self._is_before)
        self._timer.start(0)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() in _HANDS and not self._opens_menu(event):
            self.finish()
        return super().eventFilter(watched, event)

    def _opens_menu(self, event: QEvent) -> bool:
        """Whether nothing follows but a menu, in which nothing is chosen yet."""
        bar = self._window.menuBar()
        return isinstance(event, QMouseEvent) and bar.geometry().contains(event.position().toPoint())

    @Slot(QAction)
    def _is_before(self, action: QAction) -> None:
        """Somebody is about to choose ``action`` in a menu, or to open one."""
        if action.menu() is None:
            self.finish()

    @Slot()
    def _step(self) -> None:
        if not self._later:
            self.finish()
            return
        with self._kept.used():
            importlib.import_module(self._later.pop(0))

    def finish(self) -> None:
        """Do all that is left, unless it is over."""
        if self._is_over:
            return
        self._is_over = True
        if self._timer.isActive():
            self._timer.stop()
            self._window.windowHandle().removeEventFilter(self)
            self._window.menuBar().hovered.disconnect(self._is_before)
        with self._kept.used():
            self._complete()
        self._kept.keep()
        self.over.emit()
