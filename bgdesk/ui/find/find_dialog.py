"""Finds decisions and positions in all matches of the library."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from datetime import date

from PySide6.QtCore import QModelIndex, QSize, Qt, QTimer, Signal, Slot
from PySide6.QtGui import QKeyEvent, QKeySequence, QShortcut
from PySide6.QtWidgets import (
    QAbstractItemView,
    QDialog,
    QDialogButtonBox,
    QHBoxLayout,
    QPushButton,
    QStackedWidget,
    QTableView,
    QVBoxLayout,
    QWidget,
)

from bgdesk.app.review.decision_search import FoundPage
from bgdesk.library.find.wanted import Order, Wanted
from bgdesk.ui.common.roles import label
from bgdesk.ui.common.rows import press_by_enter
from bgdesk.ui.common.scrolled_page import ScrolledPage
from bgdesk.ui.find.find_fields import FindFields, derive_question
from bgdesk.ui.find.find_panel import FindPanel
from bgdesk.ui.find.found_detail import FoundDetail
from bgdesk.ui.find.found_model import FoundModel
from bgdesk.ui.find.found_words import FoundColumn, FoundCounts
from bgdesk.ui.matches.match_columns import MatchWords
from bgdesk.ui.matches.matches_rows import WorkRow

_SIZE = QSize(1320, 780)
_AROUND = QSize(40, 80)
"""What a small screen keeps free around it."""
_WAIT_MS = 150
"""So long after the last change the search begins."""
_DOT = 10
"""Pixels of the colour of a grade."""
_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
_ORDERS = {
    FoundColumn.COST: Order.COST,
    FoundColumn.PLAYED: Order.PLAYED,
    FoundColumn.PLAYER: Order.PLAYER,
    FoundColumn.OPPONENT: Order.OPPONENT,
    FoundColumn.SCORE: Order.SCORE,
    FoundColumn.DATE: Order.NEWEST,
    FoundColumn.DISTANCE: Order.NEAREST,
}
_FALLING = (Order.COST, Order.NEWEST)
_LETTERS = {
    FoundColumn.COST: 9,
    FoundColumn.PLAYED: 20,
    FoundColumn.BEST: 16,
    FoundColumn.PLAYER: 13,
    FoundColumn.OPPONENT: 13,
    FoundColumn.SCORE: 14,
    FoundColumn.DATE: 10,
    FoundColumn.DISTANCE: 8,
}


@dataclass(frozen=True, slots=True)
class FindPlace:
    """Where somebody was in the search: the fields, and the row of the decision."""

    fields: FindFields
    row: int = 0


class FindDialog(QDialog):
    """Asks by `question_asked`; shows what `show_page` and `add_page` bring."""

    question_asked = Signal(object)
    """The `Wanted` of the fields."""
    more_wanted = Signal(object)
    """The last `FoundPage`, after which more is wanted."""
    chosen = Signal(object)
    """The `FoundDecision` to look at."""
    matches_wanted = Signal(object)
    """Ids of the matches in which something was found."""
    cards_wanted = Signal(object)
    """The decisions that are listed, of which cards are to be made."""
    board_wanted = Signal()
    stop_wanted = Signal()

    def __init__(
        self,
        words: MatchWords | None = None,
        place: FindPlace | None = None,
        *,
        today: Callable[[], date] = date.today,
        has_matches: bool = True,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        #: Title of a dialog: decisions are moments of matches in which a player could choose
        self.setWindowTitle(self.tr("Find decisions"))
        self._has_matches = has_matches
        self._today = today
        self.is_reading = False
        """Whether matches are still being read."""
        self._row = place.row if place else 0
        self._page: FoundPage | None = None
        self._asked = Wanted()
        self.panel = FindPanel()
        self.model = FoundModel(words or MatchWords(), self)
        self.table = _FoundTable(self.model)
        self.summary = label(role="muted")
        self._order: tuple[Order | None, bool] = None, False
        self._empty = label(role="muted")
        self._pages = QStackedWidget()
        #: Button: list the matches in which these decisions are
        self.matches = QPushButton(self.tr("Show the &matches"))
        self.matches.setAutoDefault(False)
        #: Button, a verb: be asked about these decisions again and again, until one knows them
        self.cards = QPushButton(self.tr("Make &cards of these"))
        self.cards.setAutoDefault(False)
        self.detail = FoundDetail()
        self.work_row = WorkRow(self.table)
        self._buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        #: Button: look at the decision in its match
        self.look = self._buttons.addButton(self.tr("&Look at it"), QDialogButtonBox.ButtonRole.AcceptRole)
        self._wait = QTimer(self)
        self._wait.setSingleShot(True)
        self._wait.setInterval(_WAIT_MS)
        self._build()
        self._wire()
        press_by_enter(self, self.look)
        if place:
            self.panel.set_fields(place.fields)
            self._order = place.fields.order, place.fields.is_reversed
        self.panel.player.selectAll()
        self.panel.setFocus()

    def _build(self) -> None:
        self.resize(_SIZE.boundedTo(self.screen().availableSize() - _AROUND))
        self._empty.setWordWrap(True)
        self._empty.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._pages.addWidget(self.table)
        self._pages.addWidget(self._empty)
        right = QVBoxLayout()
        above = QHBoxLayout()
        above.addWidget(self.summary, 1)
        above.addWidget(self.cards)
        above.addWidget(self.matches)
        right.addLayout(above)
        right.addWidget(self._pages, 1)
        right.addWidget(self.detail)
        right.addWidget(self.work_row)
        scrolled = ScrolledPage(self.panel)
        columns = QHBoxLayout()
        columns.addWidget(scrolled)
        columns.addLayout(right, 1)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(16, 16, 16, 14)
        layout.addLayout(columns, 1)
        layout.addWidget(self._buttons)

    def _wire(self) -> None:
        self._wait.timeout.connect(self.ask)
        self.panel.changed.connect(self._changed)
        self.panel.entered.connect(self.ask)
        self.panel.board_wanted.connect(self.board_wanted)
        self.table.horizontalHeader().sectionClicked.connect(self._sort)
        self.model.more_wanted.connect(self._wants_more)
        self.matches.clicked.connect(self._wants_matches)
        self.cards.clicked.connect(self._wants_cards)
        self.table.chosen.connect(self._accepted)
        self.table.selectionModel().currentRowChanged.connect(self._show_detail)
        self.table.left_upwards.connect(self.panel.setFocus)
        self.work_row.stop_requested.connect(self.stop_wanted)
        self._buttons.accepted.connect(self._accepted)
        self._buttons.rejected.connect(self.reject)
        down = QShortcut(QKeySequence("Ctrl+Down"), self)
        down.activated.connect(self.table.setFocus)

    @property
    def place(self) -> FindPlace:
        """Where this is, to come back to."""
        order, is_reversed = self._order
        fields = replace(self.panel.fields, order=order, is_reversed=is_reversed)
        return FindPlace(fields, max(0, self.table.currentIndex().row()))

    @Slot()
    def _changed(self) -> None:
        self._wait.start()

    @Slot(int)
    def _sort(self, column: int) -> None:
        """By that column, or the other way round."""
        order = _ORDERS.get(FoundColumn(column))
        if order:
            before, was_reversed = self._asked.order, self._asked.is_reversed
            self._order = order, order is before and not was_reversed
            self.ask()

    @Slot()
    def ask(self) -> None:
        """Look for what the fields say."""
        self._wait.stop()
        question = derive_question(self.place.fields, self._today())
        if question.problem:
            self._say(question.problem)
            return
        self._asked = question.wanted
        self.question_asked.emit(question.wanted)

    @Slot(str)
    def say(self, sentence: str) -> None:
        """Instead of what was found."""
        self._say(sentence)

    def _say(self, sentence: str) -> None:
        self._empty.setText(sentence)
        self.summary.setText("")
        self._pages.setCurrentWidget(self._empty)
        self.detail.hide()
        self.look.setEnabled(False)
        for button in (self.matches, self.cards):
            button.setEnabled(False)

    def use_position(self, text: str) -> None:
        """Look for this position."""
        self.panel.position.setText(text)
        self.panel.position.setCursorPosition(0)

    def show_page(self, page: FoundPage) -> None:
        """What was found, from the first on."""
        self._page = page
        self.model.show(page.decisions, len(page.found))
        if not page.decisions:
            if self.is_reading:
                self._say(self.tr("Your matches are being read. What is found in them appears here."))
                return
            asks = self._asked.error is not None
            self._say(FoundCounts().nothing(page.found, has_matches=self._has_matches, asks_for_errors=asks))
            return
        self.table.setColumnHidden(FoundColumn.DISTANCE, page.found.far is None)
        self.table.show_order(self._asked.order, is_reversed=self._asked.is_reversed)
        self.summary.setText(FoundCounts().summary(page.found))
        self._pages.setCurrentWidget(self.table)
        self.detail.show()
        self.look.setEnabled(True)
        for button in (self.matches, self.cards):
            button.setEnabled(True)
        self.table.mark(min(self._row, len(page.decisions) - 1))
        self._row = 0

    @property
    def is_empty(self) -> bool:
        """Whether nothing has been found so far."""
        return self._pages.currentWidget() is self._empty

    def add_page(self, page: FoundPage) -> None:
        """More of the same."""
        if self._page and page.found is self._page.found:
            self._page = page
            self.model.add(page.decisions)

    @Slot(QModelIndex)
    def _show_detail(self, current: QModelIndex) -> None:
        if current.isValid():
            row = current.row()
            self.detail.show_decision(self.model.decisions[row], self.model.row(row))

    @Slot()
    def _wants_more(self) -> None:
        if self._page:
            self.more_wanted.emit(self._page)

    @Slot()
    def _wants_matches(self) -> None:
        if self._page:
            self.accept()
            self.matches_wanted.emit(self._page.found.match_ids)

    @Slot()
    def _wants_cards(self) -> None:
        found = tuple(self.model.decisions)
        if found:
            self.accept()
            self.cards_wanted.emit(found)

    @Slot(int, int)
    def show_progress(self, done: int, total: int) -> None:
        """How far the index is; 0 of 0 when it is complete."""
        text = ""
        if total:
            #: Beside a bar of progress: matches are read, so that their decisions are found
            text = self.tr("Reading matches: {done} of {total}").format(done=done, total=total)
        self.work_row.show_work(text, done / total if total else 0.0)

    @Slot()
    def _accepted(self) -> None:
        row = self.table.currentIndex().row()
        if self._pages.currentWidget() is self.table and 0 <= row < len(self.model.decisions):
            decision = self.model.decisions[row]
            self.accept()
            self.chosen.emit(decision)


class _FoundTable(QTableView):
    """Enter or a double click chooses."""

    chosen = Signal()
    left_upwards = Signal()

    def __init__(self, model: FoundModel) -> None:
        super().__init__()
        self.setModel(model)
        #: Name of a table for a screen reader
        self.setAccessibleName(self.tr("Decisions found"))
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setWordWrap(False)
        self.setShowGrid(False)
        self.setTabKeyNavigation(False)
        self.setCornerButtonEnabled(False)
        rows = self.verticalHeader()
        rows.hide()
        rows.setDefaultSectionSize(round(self.fontMetrics().height() * 1.7))
        self.setIconSize(QSize(_DOT, _DOT))
        self.horizontalHeader().setHighlightSections(False)
        self.horizontalHeader().setSectionsClickable(True)
        self.horizontalHeader().setSortIndicatorShown(True)
        self.horizontalHeader().setDefaultAlignment(_LEFT)
        self.horizontalHeader().setStretchLastSection(True)
        letter = self.fontMetrics().averageCharWidth()
        for column, letters in _LETTERS.items():
            self.setColumnWidth(column, letters * letter + 12)
        self.setColumnHidden(FoundColumn.DISTANCE, True)
        self.doubleClicked.connect(self._choose)

    def show_order(self, order: Order, *, is_reversed: bool) -> None:
        """Say by which column the rows are sorted; the arrow is that of the table of matches."""
        column = next(column for column, one in _ORDERS.items() if one is order)
        is_falling = (order in _FALLING) is not is_reversed
        arrow = Qt.SortOrder.AscendingOrder if is_falling else Qt.SortOrder.DescendingOrder
        self.horizontalHeader().setSortIndicator(column, arrow)

    def mark(self, row: int) -> None:
        """Make ``row`` the current one."""
        index = self.model().index(row, 0)
        self.setCurrentIndex(index)
        self.scrollTo(index)

    @Slot(QModelIndex)
    def _choose(self, _: QModelIndex) -> None:
        self.chosen.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.chosen.emit()
        elif event.key() in (Qt.Key.Key_Home, Qt.Key.Key_End):
            self.mark(0 if event.key() == Qt.Key.Key_Home else self.model().rowCount() - 1)
        elif event.key() == Qt.Key.Key_Up and self.currentIndex().row() <= 0:
            self.left_upwards.emit()
        else:
            super().keyPressEvent(event)
