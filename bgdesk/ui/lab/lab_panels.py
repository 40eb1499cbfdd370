"""The panels about the position that is set up; only the one that is seen is asked to say anything."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtWidgets import QFrame, QScrollArea, QTabWidget, QVBoxLayout, QWidget

from bgdesk.match.state import MatchState
from bgdesk.match.study import Candidate
from bgdesk.rules.position import Position
from bgdesk.ui.lab.candidates_panel import CandidatesPanel
from bgdesk.ui.lab.derive_candidates import play_to
from bgdesk.ui.play.derive_board import moves_of
from bgdesk.ui.play.last_plays import play_arrows


class LabPanel(Protocol):
    """A widget that says something about a position."""

    def set_state(self, state: MatchState | None, played: Position | None = None) -> None:
        """Tell about ``state``; ``None``: the set-up is no position that can come up.

        ``played`` is the board after the play that was made there, if one was.
        """


class LabPanels(QTabWidget):
    """Each panel is a `LabPanel`; the first are the candidates."""

    pointed = Signal(object)
    """Arrows for what the list of candidates is at."""
    play_requested = Signal(object)
    """The board after a play that is to be made."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._panels: list[LabPanel] = []
        self._later: dict[QWidget, Callable[[], None]] = {}
        """What makes a panel that nobody has turned to, by the place it will lie in."""
        self._state: MatchState | None = None
        self._played: Position | None = None
        self._tried: Position | None = None
        self._candidates: CandidatesPanel | None = None
        self.setDocumentMode(True)
        self.tabBar().setDrawBase(False)
        self.tabBar().setProperty("role", "tight")
        #: Name of the row of panels for a screen reader
        self.setAccessibleName(self.tr("About this position"))
        #: Name of the row of panels for a screen reader
        self.tabBar().setAccessibleName(self.tr("About this position"))
        self.hide()
        self.currentChanged.connect(self._fill)

    def add_panel(self, title: str, panel: QWidget, *, least_height: int = 0) -> None:
        """One more panel, a `LabPanel`; where there is less than its ``least_height`` it scrolls."""
        self._panels.append(panel)  # type: ignore[arg-type]  # a widget that is a LabPanel
        self.addTab(_scrolled(panel, title, least_height) if least_height else panel, title)
        self.show()

    def add_later(self, title: str, make: Callable[[], QWidget], *, least_height: int = 0) -> None:
        """One more panel, which is made when somebody turns to it."""
        place = _Place()
        self._panels.append(place)
        index = self.addTab(place, title)

        def fill() -> None:
            panel = make()
            self._panels[index] = panel  # type: ignore[call-overload]  # a widget that is a LabPanel
            place.hold(_scrolled(panel, title, least_height) if least_height else panel)

        self._later[place] = fill
        self.show()

    def add_candidates(self, panel: CandidatesPanel) -> None:
        """What can be done in the position, which the board points at and plays."""
        self._candidates = panel
        #: Name of a panel: the plays or cube actions that can be chosen among. Short
        self.add_panel(self.tr("Candidates"), panel)
        panel.pointed.connect(self._point)
        panel.play_requested.connect(self._request)

    def set_state(self, state: MatchState | None, played: Position | None = None) -> None:
        """Tell about ``state``, ``None`` where the set-up is no position that can come up.

        ``played`` is the board after the play of the match from which it comes.
        """
        if state != self._state:
            self._tried = None
        self._state, self._played = state, played
        self._fill()

    @Slot(object)
    def judge_play(self, tried: Position | None) -> None:
        """Judge the play that led to ``tried`` with the others, as deeply as the best of them."""
        if tried is not None and tried != self._tried:
            self._tried = tried
            self._fill()

    @Slot()
    def _fill(self) -> None:
        if not 0 <= self.currentIndex() < len(self._panels):
            return
        if make := self._later.pop(self.currentWidget(), None):
            make()
        panel = self._panels[self.currentIndex()]
        if panel is self._candidates:
            self._candidates.set_state(self._state, self._played, self._tried)
        else:
            panel.set_state(self._state, self._tried or self._played)

    @Slot()
    def deepen(self) -> None:
        """Look at the candidates more deeply."""
        if self._candidates:
            self.setCurrentWidget(self._candidates)
            self._candidates.deepen()

    @Slot(object)
    def _point(self, candidate: Candidate | None) -> None:
        state = self._state
        play = play_to(state, candidate) if state and candidate else None
        if state is None or play is None or state.turn is None:
            self.pointed.emit(())
            return
        moves = moves_of(state.turn, play.steps, state.position, state.ruleset)
        self.pointed.emit(play_arrows(moves, is_made=False, is_proposal=True))

    @Slot(object)
    def _request(self, candidate: Candidate) -> None:
        self.play_requested.emit(candidate.position)


class _Place(QWidget):
    """Where a panel will lie that says nothing before somebody turns to it."""

    def hold(self, panel: QWidget) -> None:
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(panel)

    def set_state(self, state: MatchState | None, played: Position | None = None) -> None:
        pass


def _scrolled(panel: QWidget, name: str, least_height: int) -> QScrollArea:
    area = QScrollArea()
    area.setAccessibleName(name)
    area.setWidgetResizable(True)
    area.setFrameShape(QFrame.Shape.NoFrame)
    area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
    panel.setMinimumHeight(least_height)
    area.setWidget(panel)
    for ground in (area.viewport(), panel):
        ground.setAutoFillBackground(False)
    return area
