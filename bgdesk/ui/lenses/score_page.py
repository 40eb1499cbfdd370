"""All scores at once: the grid of the score lens, the scores that say most above it."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from bgdesk.analysis.lenses.lens_score import (
    LEAST_SIZE,
    MOST_SIZE,
    STRIP,
    USUAL_SIZE,
    LensScore,
    score_grid,
    state_at,
    subject_of,
)
from bgdesk.analysis.lenses.score_lens import Known
from bgdesk.app.lenses.lens_desk import LensDesk
from bgdesk.match.state import MatchState
from bgdesk.rules.position import Position
from bgdesk.ui.common.roles import label
from bgdesk.ui.common.value_boxes import NumberBox
from bgdesk.ui.lenses.derive_score_lens import derive_score_lens
from bgdesk.ui.lenses.lens_table import LensTable
from bgdesk.ui.lenses.patterns import Legend
from bgdesk.ui.lenses.score_asking import ScoreAsking


class ScorePage(QWidget):
    """The grid; a double click or Enter on a cell emits `score_chosen` with the state at that score."""

    score_chosen = Signal(object)
    """A `MatchState`: the decision as it would be at the score that was chosen."""

    def __init__(self, desk: LensDesk, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._asking = ScoreAsking(desk, "scores", self)
        self._asked: tuple[MatchState | None, Position | None, Known | None] = (None, None, None)
        #: Name of a table: what is best at the scores that say most
        self.strip = LensTable(self.tr("Notable scores"))
        #: Name of a table: what is best at every score
        self.grid = LensTable(self.tr("Best at each score"))
        self.size_box = NumberBox()
        self._legend, self._note = Legend(), label(role="muted", scale=0.9)
        self._build()
        self._asking.changed.connect(self._show)
        self.size_box.valueChanged.connect(self._ask)
        self.grid.activated.connect(self._choose)

    def _build(self) -> None:
        self.size_box.setRange(LEAST_SIZE, MOST_SIZE)
        self.size_box.setValue(USUAL_SIZE)
        #: Name of a field: the largest number of points to go in a table of scores
        self.size_box.setAccessibleName(self.tr("Scores of both players up to this many points to go"))
        self.strip.verticalHeader().hide()
        self._note.setWordWrap(True)
        head = QHBoxLayout()
        #: Above a table: who the rows and the columns belong to
        axes = label(self.tr("Down: points that the player needs. Across: the opponent."), role="muted")
        axes.setWordWrap(True)
        head.addWidget(axes, 1)
        #: Before a number: the most points to go that a table of scores shows. Short
        most = label(self.tr("&Up to"))
        most.setBuddy(self.size_box)
        head.addWidget(most)
        head.addWidget(self.size_box)
        layout = QVBoxLayout(self)
        layout.addWidget(self.strip)
        layout.addLayout(head)
        layout.addWidget(self.grid, 1)
        layout.addWidget(self._legend)
        layout.addWidget(self._note)
        self._note.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)

    def set_state(
        self, state: MatchState | None, played: Position | None = None, known: Known | None = None
    ) -> None:
        """Look at the decision in ``state``: what was ``played`` there, and how it was judged."""
        self._asked = state, played, known
        self._ask()

    @Slot()
    def _ask(self) -> None:
        state, played, known = self._asked
        subject = subject_of(state, played) if state else None
        self._asking.look_at(subject, self._scores, known)

    @property
    def _scores(self) -> tuple[LensScore, ...]:
        grid = (score for row in score_grid(self.size_box.value()) for score in row if score)
        return tuple(dict.fromkeys((*STRIP, *grid)))

    @Slot()
    def _show(self) -> None:
        subject = self._asking.subject
        if subject is None:
            self._note.setText(self.tr("There is no decision on the board."))
        else:
            view = derive_score_lens(subject, self._asking.answers, self.size_box.value())
            self.strip.set_view(view.strip)
            self.grid.set_view(view.grid)
            self._legend.set_view(view.legend)
            self._note.setText(view.note)
            self.strip.fit_to_rows()
        for shown in (self.strip, self.grid, self._legend):
            shown.setVisible(subject is not None)

    @Slot(object)
    def _choose(self, index: object) -> None:
        subject = self._asking.subject
        score = score_grid(self.size_box.value())[index.row()][index.column()]  # type: ignore[attr-defined]
        if subject and score:
            self.score_chosen.emit(state_at(subject, score))
