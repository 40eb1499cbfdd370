"""The page with figures over time."""

from __future__ import annotations

from PySide6.QtCore import Signal, Slot
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from bgdesk.app.practice.figures_question import FiguresAnswer
from bgdesk.practice.figures.slices import Dimension
from bgdesk.ui.common.page_head import HEAD_MARGINS, PageHead
from bgdesk.ui.common.roles import framed, label
from bgdesk.ui.common.scrolled_page import ScrolledPage
from bgdesk.ui.common.segments import Segments
from bgdesk.ui.matches.matches_rows import WorkRow
from bgdesk.ui.stats.derive_stats import OVERVIEW, derive_stats
from bgdesk.ui.stats.filter_row import FilterRow
from bgdesk.ui.stats.stat_card import StatCardBox
from bgdesk.ui.stats.stats_view import StatsView
from bgdesk.ui.stats.stats_words import dimension_name

_MARGINS, _GAP = (12, 6, 12, 12), 14
_WIDEST, _TWO_COLUMNS = 1500, 900
_BIG = 1.9


class FiguresPage(QWidget):
    """Shows a `FiguresAnswer`; each change of what is asked for is told by `filters`."""

    names_requested = Signal()
    export_requested = Signal()
    stop_requested = Signal()
    picked = Signal(object, str)
    """The `Pick` of a figure, and what it is called."""
    drill_requested = Signal(object)
    """The `Pick` of decisions that are to be asked."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        #: Name of the page, and its title: how well one plays, over time
        self.setAccessibleName(self.tr("Figures over time"))
        self._view = StatsView()
        self._columns = 0
        self.has_milestones = True
        #: Button: a dialog about who plays under which names
        self.who = _button(self.tr("&Who is who…"))
        #: Button: save the figures to a file that spreadsheets read
        self.export = _button(self.tr("&Export…"))
        self.filters = FilterRow()
        self.headline = label(scale=_BIG, bold=True)
        self.counts, self.judged, self.empty = label(), label(role="muted", scale=0.92), label(role="muted")
        self.work_row = WorkRow(self)
        self.parts = Segments(
            [(one.value, dimension_name(one)) for one in OVERVIEW],
            #: Name of some buttons for a screen reader: by what decisions are told apart
            self.tr("Divided by"),
        )
        self.head = PageHead(self, self.who, self.export)
        self._make_cards()
        self._build()
        self._wire()
        self.show_view(StatsView())

    def _make_cards(self) -> None:
        #: Headings of cards, as the next ones
        self.where = StatCardBox(self.tr("Where your errors are"))
        self.trend = StatCardBox(self.tr("How it goes"))
        self.topics = StatCardBox(self.tr("What to study"))
        self.cube = StatCardBox(self.tr("Errors with the cube"))
        self.results = StatCardBox(self.tr("Dice and play"))
        self.pace = StatCardBox(self.tr("Fast and slow"))
        self.milestones = StatCardBox(self.tr("Milestones"))
        self.where.inside.insertWidget(1, self.parts)
        self.cards = (
            self.where,
            self.trend,
            self.topics,
            self.cube,
            self.results,
            self.pace,
            self.milestones,
        )

    def _build(self) -> None:
        for text in (self.counts, self.judged, self.empty):
            text.setWordWrap(True)
        self._summary = framed("panel")
        summary = QVBoxLayout(self._summary)
        summary.setContentsMargins(18, 14, 18, 14)
        summary.setSpacing(4)
        for text in (self.headline, self.counts, self.judged, self.empty):
            summary.addWidget(text)
        self._beside = QHBoxLayout()
        self._left, self._right = QVBoxLayout(), QVBoxLayout()
        for layout in (self._beside, self._left, self._right):
            layout.setSpacing(_GAP)
        self._inner = QWidget()
        self._inner.setMaximumWidth(_WIDEST)
        inside = QVBoxLayout(self._inner)
        inside.setContentsMargins(*_MARGINS)
        inside.setSpacing(_GAP)
        inside.addWidget(self.filters)
        inside.addWidget(self.work_row)
        inside.addWidget(self._summary)
        for column in (self._left, self._right):
            top = QVBoxLayout()
            top.addLayout(column)
            top.addStretch(1)
            self._beside.addLayout(top, 1)
        inside.addLayout(self._beside)
        inside.addStretch(1)
        around = QWidget()
        middle = QHBoxLayout(around)
        middle.setContentsMargins(0, 0, 0, 0)
        middle.addWidget(self._inner)
        self.scrolled = ScrolledPage(around)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(*HEAD_MARGINS)
        whole.addWidget(self.head)
        whole.addWidget(self.scrolled, 1)
        self._arrange(2)

    def _wire(self) -> None:
        self.who.clicked.connect(self.names_requested)
        self.export.clicked.connect(self.export_requested)
        self.parts.chosen.connect(self._show_part)
        self.work_row.stop_requested.connect(self.stop_requested)
        for card in self.cards:
            card.picked.connect(self.picked)
        self.topics.act_requested.connect(self.drill_requested)

    def show_answer(self, answer: FiguresAnswer) -> None:
        """Show what was worked out."""
        self.filters.show_answer(answer)
        self.filters.setVisible(answer.judged is not None or len(answer.profiles) > 1)
        self.export.setEnabled(answer.sheet is not None)
        self.show_view(derive_stats(answer))

    def show_view(self, view: StatsView) -> None:
        """Show other figures."""
        self._view = view
        has_figures = bool(view.headline)
        self.headline.setText(view.headline)
        self.headline.setEnabled(not view.is_faint)
        self.counts.setText(view.headline_note)
        self.judged.setText(view.judged)
        self.empty.setText(view.empty)
        for text in (self.headline, self.counts, self.judged):
            text.setVisible(has_figures)
        self.empty.setVisible(bool(view.empty))
        self._summary.setVisible(has_figures or bool(view.empty))
        for card, shown in (
            (self.trend, view.trend),
            (self.topics, view.topics),
            (self.cube, view.cube),
            (self.results, view.results),
            (self.pace, view.pace),
            (self.milestones, view.milestones),
        ):
            card.show_view(shown)
        if self.parts.value is None:
            self.parts.set_value(OVERVIEW[0].value)
        self._show_part()
        for card in self.cards:
            card.setVisible(has_figures and (card is not self.milestones or self.has_milestones))

    @Slot()
    def _show_part(self) -> None:
        view = self._view.parts.get(Dimension(str(self.parts.value)))
        if view is not None:
            self.where.show_view(view)

    @Slot(int, int)
    def show_progress(self, done: int, total: int) -> None:
        """How many matches have been taken in; 0 of 0 when all are."""
        text = ""
        if total:
            self._summary.setVisible(bool(self._view.headline))
            #: Beside a bar of progress: matches are read, so that the figures know them
            text = self.tr("Reading matches: {done} of {total}").format(done=done, total=total)
        self.work_row.show_work(text, done / total if total else 0.0)

    def say(self, sentence: str) -> None:
        """Instead of figures."""
        self.show_view(StatsView(empty=sentence))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        letters = self.fontMetrics().averageCharWidth() / 7
        self._arrange(2 if self.width() >= _TWO_COLUMNS * max(1.0, letters) else 1)

    def _arrange(self, columns: int) -> None:
        """The cards one after the other, or in two columns."""
        if columns == self._columns:
            return
        self._columns = columns
        for at, card in enumerate(self.cards):
            (self._right if columns > 1 and at % columns else self._left).addWidget(card)
        self._beside.setStretch(1, columns - 1)


def _button(text: str) -> QPushButton:
    made = QPushButton(text)
    made.setProperty("role", "small")
    return made
