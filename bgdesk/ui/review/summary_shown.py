"""Keeps the summary in step with the match that is looked at, while somebody sees it."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, Slot

from bgdesk.app.review.review_figures import ReviewFigures
from bgdesk.ui.play.looking_back import History
from bgdesk.ui.review.derive_summary import derive_summary
from bgdesk.ui.review.summary_page import SummaryPage


class SummaryShown(QObject):
    """Owns the ``page``; its decisions lead to the board."""

    def __init__(self, figures: ReviewFigures, history: History, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._figures = figures
        self._is_stale = False
        self.page = SummaryPage()
        self.page.place_requested.connect(history.show_at_rest)
        self.page.installEventFilter(self)
        figures.changed.connect(self._follow)

    @property
    def title(self) -> str:
        """Of the page."""
        #: Name of a panel: what all decisions of a match add up to. Short
        return self.tr("Summary")

    @Slot()
    def _follow(self) -> None:
        self._is_stale = True
        if self.page.isVisible():
            self._show()

    def _show(self) -> None:
        self._is_stale = False
        known = self._figures.known
        if known:
            self.page.set_view(derive_summary(known.record, known.sums))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """What has changed is written when the page comes to the front."""
        if event.type() == QEvent.Type.Show and self._is_stale:
            self._show()
        return super().eventFilter(watched, event)
