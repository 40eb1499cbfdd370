"""What the engine says about the decision on the board: verdict, choices, luck, and the work under way."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QEvent, Qt, Signal, Slot
from PySide6.QtGui import QFont, QFontMetrics, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QApplication,
    QHBoxLayout,
    QHeaderView,
    QProgressBar,
    QPushButton,
    QStackedWidget,
    QTableView,
    QVBoxLayout,
    QWidget,
)

from bgdesk.ui.common.candidate_model import NAME, CandidateModel, CandidateView, brackets_note
from bgdesk.ui.common.choice_table import choice_table
from bgdesk.ui.common.plain_text import plain_tip
from bgdesk.ui.common.roles import elided, label, set_state
from bgdesk.ui.moves.moves_panel import HEADER_PADDING
from bgdesk.ui.review.candidate_columns import CandidateColumns
from bgdesk.ui.review.candidate_delegate import CandidateDelegate
from bgdesk.ui.review.source_button import SourceButton

_ROWS_SHOWN, _ROWS_IF_LOW = 5, 4
_LOW = 380
"""In a lower pane only the verdict and the choices stand above the sections; the rest is in the tips."""
_ROWS_OF_MESSAGE = 2
_FEW = 3
"""With so few pieces of work a bar would stand still for long: it only moves."""
_MOST_ROWS = 10
_SHARE = 0.34
"""Of the pane, for the rows."""
_TABLE_SCALE = 0.92


@dataclass(frozen=True, slots=True)
class JudgementView:
    """One decision: worded already; ``grade`` is a key of the colours of grades, empty for none.

    ``message`` stands instead of the choices where there are none; ``aside`` is another figure, below them.
    """

    title: str = ""
    verdict: str = ""
    grade: str = ""
    rows: tuple[CandidateView, ...] = ()
    aside: str = ""
    source: str = ""
    message: str = ""


@dataclass(frozen=True, slots=True)
class WorkView:
    """An analysis under way: ``text`` says how far, ``done`` of ``total`` decisions are judged."""

    text: str
    done: int
    total: int


class JudgementPanel(QWidget):
    """Shows a `JudgementView`, and a bar with a button while an analysis runs."""

    analysis_requested = Signal()
    cancel_requested = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.model = CandidateModel(self)
        self._row_height = self._header_height = self._room = 0
        self._is_low = False
        self._offers_analysis = True
        self._title, self._verdict = elided(bold=True), label()
        self._message = label(role="muted")
        self._aside, self._source = elided(role="muted", scale=0.9), elided(role="muted", scale=0.85)
        self._note = elided(role="muted", scale=0.85)
        self._summary = elided(bold=True, scale=0.9)
        self.view = self._new_view()
        self._columns = CandidateColumns(self.view, self.model)
        self._choices = QStackedWidget()
        self.sources = SourceButton(self)
        """Stands wherever there is room for it."""
        self._remark = label(role="muted", scale=0.85)
        self._remark.setWordWrap(True)
        self._bar = QProgressBar()
        #: Button, a verb: end an analysis
        self.stop = QPushButton(self.tr("&Stop"))
        #: Button: have this decision judged by a deeper look. Short
        self.deeper = QPushButton(self.tr("&Deeper"))
        #: Button, a verb: have the match judged
        self.start = QPushButton(self.tr("Analyse…"))
        self._work = QWidget()
        self._work_text = elided(role="muted", scale=0.9)
        self._build()
        self._fit_to_letters()
        self.stop.clicked.connect(self.cancel_requested)
        self.start.clicked.connect(self.analysis_requested)
        self.set_view(JudgementView())
        self.set_work(None)

    def _new_view(self) -> QTableView:
        view = choice_table(self.model, self.tr("Choices in this position"), self)
        view.setItemDelegate(CandidateDelegate(view))
        view.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        view.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        view.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        header = view.horizontalHeader()
        header.setSectionsClickable(False)
        header.setMinimumSectionSize(10)
        header.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        header.setSectionResizeMode(NAME, QHeaderView.ResizeMode.Stretch)
        return view

    def _build(self) -> None:
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 8, 0, 0)
        layout.setSpacing(4)
        layout.addWidget(self._summary)
        layout.addWidget(self._remark)
        layout.addWidget(self._title)
        layout.addWidget(self._verdict)
        self._choices.addWidget(self.view)
        self._choices.addWidget(self._message)
        layout.addWidget(self._choices)
        layout.addWidget(self._note)
        layout.addWidget(self._aside)
        layout.addWidget(self._source)
        layout.addWidget(self._work_text)
        layout.addWidget(self._work)
        self._build_buttons(layout)
        self._message.setWordWrap(True)
        self._verdict.setWordWrap(True)
        self._message.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        self._build_work()

    def _build_buttons(self, layout: QVBoxLayout) -> None:
        row = QHBoxLayout()
        row.addWidget(self.deeper)
        row.addWidget(self.start, 1)
        layout.addLayout(row)

    def _build_work(self) -> None:
        work = QHBoxLayout(self._work)
        work.setContentsMargins(0, 0, 0, 0)
        work.addWidget(self._bar, 1)
        work.addWidget(self.stop)
        self._bar.setTextVisible(False)
        self._bar.setAccessibleName(self.tr("Progress of the analysis"))
        self.stop.setToolTip(self.tr("Stop the analysis; what is analysed is kept (Shift+F7)"))
        self.set_why_not("")

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.StyleChange):
            self._fit_to_letters()

    def _fit_to_letters(self) -> None:
        for part in (self.view, self.view.horizontalHeader()):
            font = part.font()
            font.setPointSizeF(QApplication.font().pointSizeF() * _TABLE_SCALE)
            part.setFont(font)
        bold, header = QFont(self.view.font()), self.view.horizontalHeader()
        bold.setBold(True)
        metrics = QFontMetrics(bold)
        row = round(metrics.height() * 1.5)
        self.view.verticalHeader().setDefaultSectionSize(row)
        self._columns.fit(self.width())
        header.setMinimumHeight(metrics.height() + HEADER_PADDING)
        self._header_height = max(header.minimumHeight(), header.sizeHint().height())
        self._row_height = row
        self._verdict.setMinimumHeight(self._verdict.fontMetrics().lineSpacing() + 2)
        self._note.setFixedHeight(self._note.fontMetrics().lineSpacing() + 2)
        self._fit_choices()

    def set_room(self, height: int) -> None:
        """The pane in which this stands is so high."""
        self._room = height
        if self._is_low is not (height < _LOW):
            self._is_low = height < _LOW
            for button in (self.deeper, self.start):
                set_state(button, "role", "small" if self._is_low else "")
                button.updateGeometry()
            self._show_asides()
        self._fit_choices()

    def _fit_choices(self) -> None:
        """As high with one choice as with many, so that nothing moves from decision to decision."""
        fitting = int(self._room * _SHARE) // max(1, self._row_height)
        least = _ROWS_IF_LOW if self._is_low else _ROWS_SHOWN
        rows = min(_MOST_ROWS, max(least, fitting)) if self._source.text() else _ROWS_OF_MESSAGE
        height = self._row_height * rows + 2 * self.view.frameWidth()
        if self._source.text():
            height += self._header_height
        self._choices.setFixedHeight(height)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit_to_letters()

    def set_view(self, view: JudgementView) -> None:
        """Show the judgement of one decision."""
        self._title.setText(view.title)
        self._verdict.setText(view.verdict)
        set_state(self._verdict, "grade", view.grade)
        is_other = view.rows != self.model.rows
        self.model.set_rows(view.rows)
        self._message.setText(view.message)
        self._choices.setCurrentWidget(self.view if view.rows else self._message)
        note = brackets_note(view.rows)
        self._note.setText(note)
        self._note.setToolTip(plain_tip(note))
        self._aside.setText(view.aside)
        self._source.setText(view.source)
        for part in (self._source, self._aside):
            part.setToolTip(plain_tip(view.source))
        self._show_asides()
        self._fit_choices()
        if is_other:
            self.view.scrollToTop()  # the best choice is what the others are compared with

    def _show_asides(self) -> None:
        """What stands in the bars and in tips too is left out of a low pane."""
        is_judged = bool(self._source.text())
        self._aside.setVisible(is_judged)
        for part in (self._note, self._source):
            part.setVisible(is_judged and not self._is_low)
        self._summary.setVisible(not self._is_low and self._offers_analysis)

    def set_summary(self, text: str, tip: str, remark: str = "") -> None:
        """Show what the analysis says of both players, and what is to be known of it besides."""
        self._summary.setText(text)
        self._summary.setToolTip(plain_tip(f"{text}\n{tip}"))
        self._remark.setText(remark)
        self._remark.setVisible(bool(remark))

    def set_why_not(self, reason: str) -> None:
        """Offer an analysis, or say for which ``reason`` there is none."""
        self.start.setEnabled(not reason)
        self.start.setToolTip(plain_tip(reason or self.tr("Analyse the decisions of this match (F7)")))
        self.start.setAccessibleDescription(reason)

    def offer_analysis(self, *, is_offered: bool) -> None:
        """Whether more of a match is to be judged, or only one decision is shown."""
        self._offers_analysis = is_offered
        for button in (self.start, self.deeper):
            button.setVisible(is_offered and self._work.isHidden())
        self._show_asides()

    @Slot(object)
    def set_work(self, work: WorkView | None) -> None:
        """Show how far the analysis is; ``None``: none is running."""
        had_focus = self.start.hasFocus() or self.stop.hasFocus()
        self._work.setVisible(work is not None)
        self._work_text.setVisible(work is not None)
        for button in (self.start, self.deeper):
            button.setVisible(work is None and self._offers_analysis)
        if had_focus:
            (self.start if work is None else self.stop).setFocus()
        if work:
            is_alive = work.done or work.total > _FEW
            self._bar.setRange(0, work.total if is_alive else 0)
            self._bar.setValue(work.done)
            self._work_text.setText(work.text)
