"""The list of moves: shows where the board is, and takes it elsewhere."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QModelIndex, Qt, Signal, Slot
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHBoxLayout,
    QHeaderView,
    QLabel,
    QPushButton,
    QStackedLayout,
    QToolTip,
    QVBoxLayout,
    QWidget,
)

from bgdesk.app.review.line_tree import Line, LineTree
from bgdesk.match.record import MatchRecord
from bgdesk.ui.common.roles import label
from bgdesk.ui.moves.derive_move_rows import Fold, RowKind
from bgdesk.ui.moves.move_delegate import MoveDelegate, row_height
from bgdesk.ui.moves.move_list_model import (
    BLACK,
    FOLD_ROLE,
    KIND_ROLE,
    LINE_ROLE,
    NUMBER,
    ORIGIN_ROLE,
    STATE_ROLE,
    WHITE,
    MoveListModel,
)
from bgdesk.ui.moves.move_table import MoveTable

HEADER_PADDING = 17
_PLAYED = (WHITE, BLACK)


class MovesPanel(QWidget):
    """Follows a record; a click or the arrow keys choose a state of it."""

    position_requested = Signal(int)
    """Number of the state to show: ``record.states[n]``."""
    match_requested = Signal(int)
    """The same in the match, while a line is on the board."""
    line_requested = Signal(object, int)
    """A `Line`, and the number of the state in it to show."""
    present_requested = Signal()
    record_shown = Signal()
    """Another record is shown, at its end."""
    play_on_requested = Signal(int)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.model = MoveListModel(self)
        self._record: MatchRecord | None = None
        self._shown = 0
        self._is_following = False
        self._is_review = False
        self._is_line = False
        self._is_folding = False
        self._end = 0
        self.view = self._new_view()
        self._empty = self._new_empty_page()
        self._back = QPushButton(self.tr("Back to the game"))
        self._play_on = QPushButton(self.tr("Play on from here…"))
        self._footer = QWidget()
        self._build()
        self._wire()
        self._fit_to_letters()

    def _new_view(self) -> MoveTable:
        view = MoveTable(self)
        view.setModel(self.model)
        view.setItemDelegate(MoveDelegate(view))
        #: Name of the list of moves for a screen reader
        view.setAccessibleName(self.tr("Moves"))
        view.setShowGrid(False)
        view.setWordWrap(False)
        view.setTabKeyNavigation(False)
        view.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        view.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        view.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        view.verticalHeader().hide()
        view.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        self._set_up_header(view.horizontalHeader())
        return view

    def _set_up_header(self, header: QHeaderView) -> None:
        header.setSectionsClickable(False)
        header.setHighlightSections(False)
        header.setDefaultAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        header.setSectionResizeMode(QHeaderView.ResizeMode.Stretch)
        header.setSectionResizeMode(NUMBER, QHeaderView.ResizeMode.Fixed)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self._fit_to_letters()

    def _fit_to_letters(self) -> None:
        metrics, header = self.fontMetrics(), self.view.horizontalHeader()
        self.view.verticalHeader().setDefaultSectionSize(row_height(metrics, has_origin=False))
        self._fit_rows(0, self.model.rowCount() - 1)
        header.setMinimumHeight(metrics.height() + HEADER_PADDING)
        title = str(
            self.model.headerData(NUMBER, Qt.Orientation.Horizontal, Qt.ItemDataRole.DisplayRole) or ""
        )
        header.resizeSection(NUMBER, max(map(metrics.horizontalAdvance, ("000", title))) + 16)

    def _fit_rows(self, first: int, last: int) -> None:
        for row in range(first, last + 1):
            origins = (self.model.index(row, column).data(ORIGIN_ROLE) for column in _PLAYED)
            height = row_height(self.fontMetrics(), has_origin=any(origins))
            if self.view.rowHeight(row) != height:
                self.view.setRowHeight(row, height)

    def _new_empty_page(self) -> QLabel:
        page = label(self.tr("Moves appear here."), role="muted")
        page.setAlignment(Qt.AlignmentFlag.AlignCenter)
        return page

    def _build(self) -> None:
        self._pages = QStackedLayout()
        self._pages.addWidget(self._empty)
        self._pages.addWidget(self.view)
        footer = QHBoxLayout(self._footer)
        footer.setContentsMargins(0, 6, 0, 0)
        footer.addWidget(self._play_on)
        footer.addWidget(self._back)
        self._footer.hide()
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addLayout(self._pages, 1)
        layout.addWidget(self._footer)

    def _wire(self) -> None:
        self.view.selectionModel().currentChanged.connect(self._current_changed)
        self.view.clicked.connect(self._clicked)
        self.view.gone_to.connect(self._choose)
        self.view.fold_requested.connect(self._fold)
        self.model.rowsInserted.connect(self._rows_inserted)
        self.model.dataChanged.connect(self._rows_changed)
        self.model.modelReset.connect(self._model_reset)
        self.model.regrouped.connect(self._show_again)
        self._back.clicked.connect(self.present_requested)
        self._play_on.clicked.connect(self._wants_to_play_on)

    def set_record(self, record: MatchRecord | None) -> None:
        """Show the moves of ``record`` and stand at its end."""
        self._record, self._is_line = record, False
        self.model.set_record(record)
        self._pages.setCurrentIndex(1 if self.model.rowCount() else 0)
        self._end = len(record.events) if record else 0
        self.show_state(self._end)
        self.record_shown.emit()

    def set_line(self, record: MatchRecord, end: int) -> None:
        """Show the moves of ``record`` and stand at the end of the line that is tried out beside it."""
        self._record, self._is_line = record, True
        self._is_following = True
        self.model.set_record(record)
        self._is_following = False
        self._pages.setCurrentIndex(1)
        self._end = end
        self.show_state(end)
        self.record_shown.emit()

    def set_lines(self, tree: LineTree | None, path: Sequence[Line]) -> None:
        """List the lines of ``tree``; those of ``path`` are on the board."""
        self._is_following = True
        self.model.set_lines(tree, path)
        self._is_following = False

    def set_review(self, *, is_review: bool) -> None:
        """In a match that is looked at there is no game to go back to."""
        self._is_review = is_review
        self._show_footer()

    def show_state(self, state: int) -> None:
        """Mark the move that belongs to state number ``state``, without asking for it."""
        self._shown = state
        index = self.model.index_of(state)
        self._is_following = True
        self.view.setCurrentIndex(index)
        self._is_following = False
        if index.isValid():
            self.view.scrollTo(index)
        self._show_footer()

    @Slot()
    def _show_again(self) -> None:
        """The move that was marked is in another row."""
        if not self._is_folding:
            self.show_state(self._shown)

    def _show_footer(self) -> None:
        is_past = self._record is not None and self._shown < self._end
        self._footer.setVisible(is_past and not self._is_review)

    @Slot(QModelIndex, QModelIndex)
    def _current_changed(self, current: QModelIndex, _previous: QModelIndex) -> None:
        """Lines are walked by without going there: each would be put on the board."""
        if not self._is_following and current.data(LINE_ROLE) is None and not self._is_line:
            self._choose(current)

    @Slot(QModelIndex)
    def _clicked(self, index: QModelIndex) -> None:
        line, fold = index.data(LINE_ROLE), index.data(FOLD_ROLE)
        if fold and index.column() == NUMBER:
            self._fold(index, is_folded=fold == Fold.UNFOLDED)
        elif line is not None or self._is_line or index.data(STATE_ROLE) not in (None, self._shown):
            self._choose(index)

    @Slot(QModelIndex)
    def _choose(self, index: QModelIndex) -> None:
        state = index.data(STATE_ROLE) if index.isValid() else None
        if state is None:
            return
        line = index.data(LINE_ROLE)
        if line is not None:
            self.line_requested.emit(line, state)
            return
        if self._is_line:
            self.match_requested.emit(state)
            return
        self._shown = state
        self._show_footer()
        self.position_requested.emit(state)

    @Slot(QModelIndex, bool)
    def _fold(self, index: QModelIndex, is_folded: bool) -> None:  # a slot
        line, row = index.data(LINE_ROLE), index.row()
        self._is_folding = self._is_following = True
        self.model.fold(line, is_folded=is_folded)
        self.view.setCurrentIndex(self.model.index(row, NUMBER))
        self._is_folding = self._is_following = False

    @Slot()
    def _wants_to_play_on(self) -> None:
        self.play_on_requested.emit(self._shown)

    @Slot(QModelIndex, int, int)
    def _rows_inserted(self, _parent: QModelIndex, first: int, last: int) -> None:
        self._span_rows(first, last)
        self._fit_rows(first, last)

    def _span_rows(self, first: int, last: int) -> None:
        """Headers and notes go across all columns."""
        for row in range(first, last + 1):
            is_wide = self.model.index(row, NUMBER).data(KIND_ROLE) != RowKind.TURNS
            columns = self.model.columnCount() if is_wide else 1
            if self.view.columnSpan(row, 0) != columns:
                self.view.setSpan(row, 0, 1, columns)

    @Slot(QModelIndex, QModelIndex)
    def _rows_changed(self, first: QModelIndex, last: QModelIndex) -> None:
        self._span_rows(first.row(), last.row())
        self._fit_rows(first.row(), last.row())
        if self.view.underMouse():  # a tip would tell of what stood there before
            QToolTip.hideText()

    @Slot()
    def _model_reset(self) -> None:
        self.view.clearSpans()
        self._rows_inserted(QModelIndex(), 0, self.model.rowCount() - 1)
