"""The decision on the board through every lens, a page for each."""

from __future__ import annotations

from PySide6.QtCore import Signal, Slot
from PySide6.QtWidgets import QDialog, QTabWidget, QVBoxLayout, QWidget

from bgdesk.analysis.lenses.score_lens import Known
from bgdesk.app.lenses.lens_desk import LensDesk
from bgdesk.match.state import MatchState
from bgdesk.rules.position import Position
from bgdesk.ui.common.rows import close_row
from bgdesk.ui.lenses.cube_page import CubePage
from bgdesk.ui.lenses.next_rolls_page import NextRollsPage
from bgdesk.ui.lenses.race_page import RacePage
from bgdesk.ui.lenses.score_page import ScorePage
from bgdesk.ui.lenses.shots_page import ShotsPage

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
        self.rolls = NextRollsPage(desk)
        self.cube = CubePage(desk)
        self.race, self.shots = RacePage(), ShotsPage()
        self._shown: tuple[MatchState | None, Position | None, Known | None] = (None, None, None)
        self._to_fill: set[ScorePage | NextRollsPage | CubePage | RacePage | ShotsPage] = set()
        self.pages = QTabWidget()
        self.pages.setAccessibleName(self.tr("Lenses"))
        self.pages.tabBar().setAccessibleName(self.tr("Lenses"))
        #: Name of a page: what is best at other scores. Short
        self.pages.addTab(self.scores, self.tr("Score lens"))
        #: Name of a page: what each of the next rolls is worth. Short
        self.pages.addTab(self.rolls, self.tr("Next rolls"))
        #: Name of a page: the doubling cube. Short
        self.pages.addTab(self.cube, self.tr("Cube"))
        #: Name of a page: formulas for races. Short
        self.pages.addTab(self.race, self.tr("Race"))
        #: Name of a page: the rolls that hit. Short
        self.pages.addTab(self.shots, self.tr("Shots"))
        self.pages.currentChanged.connect(self._fill)
        layout = QVBoxLayout(self)
        layout.addWidget(self.pages, 1)
        layout.addWidget(close_row(self))
        self.resize(*_SIZE)

    def set_state(
        self, state: MatchState | None, played: Position | None = None, known: Known | None = None
    ) -> None:
        """Look at the decision in ``state``: what was ``played`` there, and how it was judged."""
        self._shown = state, played, known
        self._to_fill = {self.scores, self.rolls, self.cube, self.race, self.shots}
        self._fill()

    @Slot()
    def _fill(self) -> None:
        page = self.pages.currentWidget()
        if page in self._to_fill:
            self._to_fill.remove(page)
            page.set_state(*self._shown)
