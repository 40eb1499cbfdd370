"""The decision on the board through every lens, a page for each."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QDialog, QTabWidget, QVBoxLayout, QWidget

from bgdesk.analysis.lenses.score_lens import Known
from bgdesk.app.lenses.lens_desk import LensDesk
from bgdesk.match.state import MatchState
from bgdesk.rules.position import Position
from bgdesk.ui.common.rows import close_row
from bgdesk.ui.lenses.score_page import ScorePage

_SIZE = (760, 600)


class LensDialog(QDialog):
    """Each page is filled in when it is looked at."""

    score_chosen = Signal(object)
    """A `MatchState`: the decision at a score that was chosen."""

    def __init__(self, desk: LensDesk, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        #: Title of a window: the decision on the board seen in several ways
        self.setWindowTitle(self.tr("Lenses"))
        self.scores = ScorePage(desk)
        self.scores.score_chosen.connect(self.score_chosen)
        self.pages = QTabWidget()
        self.pages.setAccessibleName(self.tr("Lenses"))
        self.pages.tabBar().setAccessibleName(self.tr("Lenses"))
        #: Name of a page: what is best at other scores. Short
        self.pages.addTab(self.scores, self.tr("Score lens"))
        layout = QVBoxLayout(self)
        layout.addWidget(self.pages, 1)
        layout.addWidget(close_row(self))
        self.resize(*_SIZE)

    def set_state(
        self, state: MatchState | None, played: Position | None = None, known: Known | None = None
    ) -> None:
        """Look at the decision in ``state``: what was ``played`` there, and how it was judged."""
        self.scores.set_state(state, played, known)
