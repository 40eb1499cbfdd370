"""The page with everything that the decisions of a match add up to."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QFrame, QGridLayout, QHBoxLayout, QPushButton, QScrollArea, QVBoxLayout, QWidget

from bgdesk.app.side_by_side import labels, listed
from bgdesk.ui.common.grade_badge import GradeBadge
from bgdesk.ui.common.plain_text import literal, plain_tip
from bgdesk.ui.common.roles import elided, label
from bgdesk.ui.review.derive_decisions import DecisionView
from bgdesk.ui.review.derive_summary import SummaryRow, SummaryView

_UNKNOWN = "-"
_TITLE_SHARE, _FIGURE_SHARE = 4, 3
_TITLE, _WHITE, _BLACK = range(3)


class SummaryPage(QScrollArea):
    """Shows a `SummaryView`."""

    place_requested = Signal(int)
    """The event of a decision to look at."""
    learn_requested = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._view: SummaryView | None = None
        #: Name of a page for a screen reader: what all decisions of a match add up to
        self.setAccessibleName(self.tr("Summary of the match"))
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.viewport().setAutoFillBackground(False)
        self._fill(SummaryView(("", "")))

    def set_view(self, view: SummaryView) -> None:
        """Show ``view``, at the place where one reads."""
        if view == self._view:
            return
        self._view = view
        place = self.verticalScrollBar().value()
        self._fill(view)
        self.verticalScrollBar().setValue(place)

    def _fill(self, view: SummaryView) -> None:
        page = QWidget()
        layout = QVBoxLayout(page)
        layout.setContentsMargins(0, 4, 8, 4)
        layout.setSpacing(6)
        if view.sentence:
            sentence = label(view.sentence, role="muted")
            sentence.setWordWrap(True)
            layout.addWidget(sentence)
        if view.groups:
            layout.addLayout(self._figures(view))
        if view.worst:
            #: Heading: the decisions that cost most
            layout.addWidget(label(self.tr("Costliest decisions"), bold=True))
        for decision in view.worst:
            layout.addWidget(self._decision(decision))
        if view.worst:
            #: Button: be asked once more what to do where one was wrong
            learn = QPushButton(self.tr("Learn from this match…"))
            learn.clicked.connect(self.learn_requested)
            layout.addWidget(learn, 0, Qt.AlignmentFlag.AlignLeft)
        if view.source:
            source = label(view.source, role="muted", scale=0.85)
            source.setWordWrap(True)
            layout.addWidget(source)
        layout.addStretch(1)
        self.setWidget(page)
        page.setAutoFillBackground(False)

    def _figures(self, view: SummaryView) -> QGridLayout:
        grid = QGridLayout()
        grid.setVerticalSpacing(3)
        grid.setHorizontalSpacing(8)
        for column, share in ((_TITLE, _TITLE_SHARE), (_WHITE, _FIGURE_SHARE), (_BLACK, _FIGURE_SHARE)):
            grid.setColumnStretch(column, share)
        for column, name in ((_WHITE, view.names[0]), (_BLACK, view.names[1])):
            heading = elided(bold=True)
            heading.setText(name)
            heading.setAlignment(Qt.AlignmentFlag.AlignRight)
            grid.addWidget(heading, 0, column)
        for group in view.groups:
            if group.heading:
                grid.addWidget(_heading(group.heading), grid.rowCount(), 0, 1, 3)
            for row in group.rows:
                _add_row(grid, row, view.names)
        return grid

    def _decision(self, view: DecisionView) -> QWidget:
        line = QWidget()
        row = QHBoxLayout(line)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(6)
        badge = GradeBadge()
        badge.set_mark(view.mark)
        row.addWidget(badge)
        button = DecisionButton(view)
        button.clicked.connect(lambda: self.place_requested.emit(view.event))
        row.addWidget(button, 1)
        cost = label(labels(view.error, view.cost))
        cost.setToolTip(plain_tip(listed(view.mark.words, view.cost_tip)))
        row.addWidget(cost)
        return line


class DecisionButton(QPushButton):
    """Leads to a decision; what does not fit is cut at its end, and the tip says all."""

    def __init__(self, view: DecisionView, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("role", "disclosure")
        self._title = view.title
        self.setToolTip(plain_tip(labels(view.title, view.place, view.best)))
        self.setAccessibleName(view.spoken)
        self.setMinimumWidth(40)
        self._fit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.StyleChange):
            self._fit()

    def _fit(self) -> None:
        room = max(self.width() - 2, 0)
        shown = self.fontMetrics().elidedText(self._title, Qt.TextElideMode.ElideRight, room)
        self.setText(literal(shown))


def _heading(text: str) -> QWidget:
    heading = label(text, bold=True)
    heading.setContentsMargins(0, 8, 0, 2)
    return heading


def _add_row(grid: QGridLayout, row: SummaryRow, names: tuple[str, str]) -> None:
    at = grid.rowCount()
    title = label(row.title, role="muted")
    title.setWordWrap(True)
    title.setToolTip(plain_tip(row.tip))
    top = Qt.AlignmentFlag.AlignTop
    grid.addWidget(title, at, _TITLE, top)
    for which, column in enumerate((_WHITE, _BLACK)):
        figure = label(row.figures[which] or _UNKNOWN)
        figure.setAlignment(Qt.AlignmentFlag.AlignRight)
        figure.setToolTip(plain_tip(row.tip))
        figure.setAccessibleName(row.spoken(which, names[which]))
        cell = QVBoxLayout()
        cell.setSpacing(0)
        cell.addWidget(figure)
        if row.asides[which]:
            aside = label(row.asides[which], role="muted", scale=0.85)
            aside.setAlignment(Qt.AlignmentFlag.AlignRight)
            cell.addWidget(aside)
        grid.addLayout(cell, at, column, top)
