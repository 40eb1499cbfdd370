"""What was judged of a match: cards, a bar while it goes on, and the decisions to look at."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QProgressBar, QPushButton, QVBoxLayout, QWidget

from bgdesk.ui.common.roles import label
from bgdesk.ui.result.decision_row import DecisionRow
from bgdesk.ui.result.derive_judged import JudgedStage, JudgedView
from bgdesk.ui.result.figure_card import FigureCard
from bgdesk.ui.result.wide_label import WideLabel, measure_again
from bgdesk.ui.review.derive_decisions import MOST

_CARDS = 4


class JudgedArea(QWidget):
    """Shows a `JudgedView`."""

    look_requested = Signal(int)
    stop_requested = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.cards = tuple(FigureCard() for _ in range(_CARDS))
        self.rows = tuple(DecisionRow() for _ in range(MOST))
        self._heading, self._source = label(bold=True), label(role="muted", scale=0.9)
        self._sentence = WideLabel(role="muted")
        self._bar = QProgressBar()
        #: Button, a verb: end an analysis
        self.stop = QPushButton(self.tr("&Stop"))
        self._head, self._work = QWidget(), QWidget()
        self._build()
        self.stop.clicked.connect(self.stop_requested)
        for row in self.rows:
            row.look_requested.connect(self.look_requested)

    def _build(self) -> None:
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(8)
        cards = QHBoxLayout()
        cards.setSpacing(10)
        for card in self.cards:
            cards.addWidget(card, 1)
        layout.addLayout(cards)
        layout.addSpacing(4)
        head = QHBoxLayout(self._head)
        head.setContentsMargins(0, 0, 0, 0)
        head.addWidget(self._heading, 1)
        head.addWidget(self._source)
        layout.addWidget(self._head)
        layout.addWidget(self._sentence)
        work = QHBoxLayout(self._work)
        work.setContentsMargins(0, 0, 0, 0)
        work.addWidget(self._bar, 1)
        work.addWidget(self.stop)
        layout.addWidget(self._work)
        for row in self.rows:
            layout.addWidget(row)
        self._bar.setTextVisible(False)
        self._bar.setAccessibleName(self.tr("Progress of the analysis"))

    def set_view(self, view: JudgedView) -> None:
        """Show ``view``; what is still to come has its room already."""
        for number, card in enumerate(self.cards):
            card.setVisible(number < len(view.figures))
            if number < len(view.figures):
                card.set_view(view.figures[number])
        is_under_way = view.stage is JudgedStage.UNDER_WAY
        self._heading.setText(view.heading)
        self._source.setText(view.source)
        self._head.setVisible(bool(view.heading or view.source))
        self._sentence.setText(view.sentence)
        self._sentence.setVisible(bool(view.sentence))
        self._work.setVisible(is_under_way)
        self._bar.setRange(0, view.total)
        self._bar.setValue(view.done)
        self._show_rows(view, keeps_room=is_under_way)
        measure_again(self)

    def _show_rows(self, view: JudgedView, *, keeps_room: bool) -> None:
        for number, row in enumerate(self.rows):
            if keeps_room:
                row.keep_room()
            row.setVisible(number < len(view.decisions))
            if number < len(view.decisions):
                row.set_view(view.decisions[number])
