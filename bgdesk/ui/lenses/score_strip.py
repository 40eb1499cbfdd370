"""The section below the judgement: what is best at the scores that say most."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt, Signal, Slot
from PySide6.QtGui import QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QTableView, QVBoxLayout, QWidget

from bgdesk.analysis.lenses.lens_score import STRIP, subject_of
from bgdesk.analysis.lenses.score_lens import Known
from bgdesk.app.lenses.lens_desk import LensDesk
from bgdesk.engine.sage.encoding import JUDGED
from bgdesk.match.state import MatchState
from bgdesk.rules.position import Position
from bgdesk.ui.common.roles import framed, label
from bgdesk.ui.lenses.derive_score_lens import derive_score_lens
from bgdesk.ui.lenses.lens_table import LensTable
from bgdesk.ui.lenses.patterns import Legend
from bgdesk.ui.lenses.score_asking import ScoreAsking

_MARGIN = 10


class _Strip(LensTable):
    """One row as high as it needs; a click or Enter asks for all scores."""

    opened = Signal()

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.verticalHeader().hide()

    def minimumSizeHint(self) -> QSize:
        """Rather cut heads than a panel that scrolls sideways."""
        return QTableView.minimumSizeHint(self)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        super().mouseReleaseEvent(event)
        self.opened.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.opened.emit()
        else:
            super().keyPressEvent(event)


class ScoreStrip(QWidget):
    """Hidden where there is nothing to decide, or nobody to judge it."""

    grid_requested = Signal()
    """All scores are to be shown."""

    def __init__(self, desk: LensDesk, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._asking = ScoreAsking(desk, "strip", self)
        #: Name of a table: what is best at several scores
        self.table = _Strip(self.tr("Score lens"))
        #: Button: what is best at every score
        self.all_scores = QPushButton(self.tr("All scores…"))
        self._legend = Legend()
        self._note = label(role="muted", scale=0.85)
        self._note.setWordWrap(True)
        self._build()
        self._asking.changed.connect(self._show)
        self.table.opened.connect(self.grid_requested)
        self.all_scores.clicked.connect(self.grid_requested)
        self.hide()

    def _build(self) -> None:
        frame = framed("sunk")
        layout, head = QVBoxLayout(frame), QHBoxLayout()
        #: Title of a section: what is best at other scores
        head.addWidget(label(self.tr("Score lens"), bold=True), 1)
        head.addWidget(self.all_scores)
        layout.setContentsMargins(_MARGIN, 6, _MARGIN, 8)
        layout.setSpacing(4)
        layout.addLayout(head)
        layout.addWidget(self.table)
        layout.addWidget(self._legend)
        layout.addWidget(self._note)
        outer = QVBoxLayout(self)
        outer.setContentsMargins(0, 0, 0, 0)
        outer.addWidget(frame)

    def set_state(
        self, state: MatchState | None, played: Position | None = None, known: Known | None = None
    ) -> None:
        """Look at the decision in ``state``: what was ``played`` there, and how it was judged."""
        subject = subject_of(state, played) if state and state.ruleset.id in JUDGED else None
        self._asking.look_at(subject, STRIP, known)
        self.setVisible(subject is not None)

    @Slot()
    def _show(self) -> None:
        subject = self._asking.subject
        if subject is None:
            return
        view = derive_score_lens(subject, self._asking.answers)
        self.table.set_view(view.strip)
        self._legend.set_view(view.legend)
        self._note.setText(view.note)
        self.table.fit_to_rows()
