"""What the engine says about the decision on the board: verdict, choices, luck, and the work under way."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, Qt, Signal, Slot
from PySide6.QtGui import QFont
from PySide6.QtWidgets import (
    QAbstractItemView,
    QComboBox,
    QHBoxLayout,
    QHeaderView,
    QProgressBar,
    QPushButton,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableView,
    QVBoxLayout,
    QWidget,
)

from bgdesk.ui.models.candidate_model import (
    CHOSEN_ROLE,
    EQUITY,
    LOSS,
    NAME,
    CandidateModel,
    CandidateView,
)
from bgdesk.ui.panels.roles import elided, label

_ROWS_SHOWN = 5


@dataclass(frozen=True, slots=True)
class JudgementView:
    """One decision: worded already; ``grade`` is a key of the colours of grades, empty for none."""

    title: str = ""
    verdict: str = ""
    grade: str = ""
    rows: tuple[CandidateView, ...] = ()
    luck: str = ""
    source: str = ""


@dataclass(frozen=True, slots=True)
class WorkView:
    """An analysis under way: ``text`` says how far, ``done`` of ``total`` decisions are judged."""

    text: str
    done: int
    total: int


class JudgementPanel(QWidget):
    """Shows a `JudgementView`, and a bar with a button while an analysis runs."""

    source_chosen = Signal(int)
    """Which of the analyses is to be shown."""
    analysis_requested = Signal()
    cancel_requested = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.model = CandidateModel(self)
        self._title = elided(bold=True)
        self._verdict = label()
        self._luck, self._source = label(role="muted", scale=0.9), elided(role="muted", scale=0.85)
        self._summary = elided(bold=True, scale=0.9)
        self._summary.setToolTip(
            self.tr(
                "Performance rating: 500 times the mean error of the decisions that count; less is better"
            )
        )
        self.view = self._new_view()
        self.sources = QComboBox()
        self.sources.setAccessibleName(self.tr("Analysis shown"))
        self._bar = QProgressBar()
        self._stop = QPushButton(self.tr("Stop"))
        self._start = QPushButton(self.tr("Analyse…"))
        self._work = QWidget()
        self._work_text = elided(role="muted", scale=0.9)
        self._build()
        self.sources.activated.connect(self.source_chosen)
        self._stop.clicked.connect(self.cancel_requested)
        self._start.clicked.connect(self.analysis_requested)
        self.set_view(JudgementView())
        self.set_work(None)

    def _new_view(self) -> QTableView:
        view = QTableView(self)
        view.setModel(self.model)
        view.setItemDelegate(_ChosenDelegate(view))
        view.setAccessibleName(self.tr("Choices in this position"))
        view.setShowGrid(False)
        view.setWordWrap(False)
        view.setTabKeyNavigation(False)
        view.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        view.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        view.horizontalHeader().hide()
        view.verticalHeader().hide()
        row = round(view.fontMetrics().height() * 1.5)
        view.verticalHeader().setDefaultSectionSize(row)
        view.setFixedHeight(row * _ROWS_SHOWN + 2 * view.frameWidth())
        header = view.horizontalHeader()
        header.setSectionResizeMode(NAME, QHeaderView.ResizeMode.Stretch)
        for column in (EQUITY, LOSS):
            header.setSectionResizeMode(column, QHeaderView.ResizeMode.Fixed)
            header.resizeSection(column, view.fontMetrics().horizontalAdvance("-0.00000") + 20)
        return view

    def _build(self) -> None:
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 8, 0, 0)
        layout.setSpacing(4)
        layout.addWidget(self._summary)
        layout.addWidget(self.sources)
        heading = QHBoxLayout()
        heading.addWidget(self._title, 1)
        heading.addWidget(self._verdict)
        layout.addLayout(heading)
        layout.addWidget(self.view)
        layout.addWidget(self._luck)
        layout.addWidget(self._source)
        work = QHBoxLayout(self._work)
        work.setContentsMargins(0, 0, 0, 0)
        work.addWidget(self._bar, 1)
        work.addWidget(self._stop)
        self._bar.setTextVisible(False)
        self._bar.setAccessibleName(self.tr("Progress of the analysis"))
        layout.addWidget(self._work_text)
        layout.addWidget(self._work)
        layout.addWidget(self._start)

    def set_view(self, view: JudgementView) -> None:
        """Show the judgement of one decision."""
        self._title.setText(view.title)
        self._verdict.setText(view.verdict)
        self._verdict.setProperty("grade", view.grade)
        self._verdict.style().unpolish(self._verdict)
        self._verdict.style().polish(self._verdict)
        self.model.set_rows(view.rows)
        self._luck.setText(view.luck)
        self._source.setText(view.source)
        self._source.setToolTip(view.source)

    def set_summary(self, text: str) -> None:
        """Show what the analysis says of both players."""
        self._summary.setText(text)
        self._summary.setVisible(bool(text))

    def set_sources(self, names: Sequence[str], current: int) -> None:
        """Offer the analyses ``names``, where there are several, and show which is the ``current`` one."""
        if [self.sources.itemText(index) for index in range(self.sources.count())] != list(names):
            self.sources.clear()
            self.sources.addItems(names)
        self.sources.setCurrentIndex(current)
        self.sources.setVisible(len(names) > 1)

    @Slot(object)
    def set_work(self, work: WorkView | None) -> None:
        """Show how far the analysis is; ``None``: none is running."""
        self._work.setVisible(work is not None)
        self._work_text.setVisible(work is not None)
        self._start.setVisible(work is None)
        if work:
            self._bar.setRange(0, work.total)
            self._bar.setValue(work.done)
            self._work_text.setText(work.text)


class _ChosenDelegate(QStyledItemDelegate):
    """What was done is bold."""

    def initStyleOption(
        self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        super().initStyleOption(option, index)
        if index.data(CHOSEN_ROLE):
            font = QFont(option.font)
            font.setBold(True)
            option.font = font
