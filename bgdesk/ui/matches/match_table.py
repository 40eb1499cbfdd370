"""A table of matches that remembers its columns, and whose letters go to the field above it."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QByteArray, QItemSelectionModel, QPoint, QSettings, Qt, Signal, Slot
from PySide6.QtGui import QAction, QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QMenu, QTableView, QWidget

from bgdesk.library.listing import ListedMatch
from bgdesk.ui.matches.column_headings import ColumnHeadings
from bgdesk.ui.matches.match_columns import MatchColumn, heading
from bgdesk.ui.matches.match_table_model import MatchTableModel
from bgdesk.ui.matches.name_editor import NameDelegate

_STATE = "matches/headings"
_OWN_WIDTHS = "matches/own_widths"
_KEYS = Qt.KeyboardModifier
_COMMANDS = _KEYS.ControlModifier | _KEYS.AltModifier | _KEYS.MetaModifier
_MARK = QItemSelectionModel.SelectionFlag
_ALWAYS = MatchColumn.PLAYERS


class MatchTable(QTableView):
    """Shows ``model``; ``window_state`` keeps widths, order, what is hidden, and by what it is sorted."""

    chosen = Signal()
    """Somebody wants the current match, by Enter or double click."""
    typed = Signal(str)
    """A letter that belongs to the field above."""
    left_upwards = Signal()
    """The arrow was pressed in the first row."""
    marked_changed = Signal()
    named_at_last = Signal()
    """No name is being typed any more."""

    def __init__(
        self, model: MatchTableModel, window_state: QSettings | None, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.model_of_matches = model
        self._window_state = window_state
        self._kept: tuple[str, ...] = ()
        self.setModel(model)
        self._headings = ColumnHeadings(self)
        self.setHorizontalHeader(self._headings)
        self.setItemDelegate(NameDelegate(self))
        self._look()
        self._restore()
        self.selectionModel().selectionChanged.connect(self._selected)
        model.modelAboutToBeReset.connect(self._keep_marked)
        model.modelReset.connect(self._mark_again)
        self.doubleClicked.connect(self.chosen)
        self.itemDelegate().closeEditor.connect(self.named_at_last, Qt.ConnectionType.QueuedConnection)

    def _look(self) -> None:
        #: Name of a table for a screen reader
        self.setAccessibleName(self.tr("Matches"))
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setWordWrap(False)
        self.setShowGrid(False)
        self.setTabKeyNavigation(False)
        self.setCornerButtonEnabled(False)
        rows = self.verticalHeader()
        rows.hide()
        rows.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        rows.setDefaultSectionSize(round(self.fontMetrics().height() * 1.7))
        self._headings.customContextMenuRequested.connect(self._offer_columns)
        self._headings.switched.connect(self._share_room, Qt.ConnectionType.QueuedConnection)

    def _restore(self) -> None:
        columns = self._headings
        columns.setSortIndicator(MatchColumn.DATE, Qt.SortOrder.DescendingOrder)
        state = self._window_state.value(_STATE) if self._window_state else None
        if isinstance(state, QByteArray):
            columns.restoreState(state)
        columns.setStretchLastSection(False)
        columns.setSectionHidden(_ALWAYS, False)
        own = self._window_state.value(_OWN_WIDTHS, False, bool) if self._window_state else False
        columns.has_own_widths = bool(own)
        self.setSortingEnabled(True)

    def remember_columns(self) -> None:
        """Keep how the columns are now."""
        if self._window_state:
            self._window_state.setValue(_STATE, self._headings.saveState())
            self._window_state.setValue(_OWN_WIDTHS, self._headings.has_own_widths)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._share_room()

    @Slot()
    def _share_room(self) -> None:
        model = self.model_of_matches
        self._headings.share(self.viewport().width(), model.empty_columns, is_day_long=model.has_undated)

    @property
    def marked(self) -> tuple[ListedMatch, ...]:
        """The matches that are marked, from top to bottom."""
        rows = sorted(index.row() for index in self.selectionModel().selectedRows())
        return tuple(map(self.model_of_matches.match_at, rows))

    def mark(self, row: int) -> None:
        """Mark one row alone, and bring it into sight."""
        if 0 <= row < self.model_of_matches.rowCount():
            index = self.model_of_matches.index(row, self._column)
            self.selectionModel().setCurrentIndex(index, _MARK.ClearAndSelect | _MARK.Rows)
            self.scrollTo(index)

    def mark_matches(self, match_ids: Iterable[str]) -> None:
        """Mark those of ``match_ids`` that are shown, and nothing else; without any, the first row."""
        rows = [row for row in map(self.model_of_matches.row_of, match_ids) if row >= 0]
        self.mark(rows[0] if rows else 0)
        for row in rows[1:]:
            index = self.model_of_matches.index(row, 0)
            self.selectionModel().select(index, _MARK.Select | _MARK.Rows)

    @property
    def _column(self) -> int:
        current = self.currentIndex()
        return current.column() if current.isValid() else MatchColumn.PLAYERS

    @property
    def is_naming(self) -> bool:
        """Whether a name is being typed."""
        return self.state() is QAbstractItemView.State.EditingState

    def edit_name(self) -> None:
        """Type a name for the current match where it stands."""
        self.setColumnHidden(MatchColumn.NAME, False)
        index = self.currentIndex().siblingAtColumn(MatchColumn.NAME)
        if index.isValid() and index.flags() & Qt.ItemFlag.ItemIsEditable:
            self.setCurrentIndex(index)
            self.edit(index)

    def column_actions(self) -> list[QAction]:
        """Which columns are shown, each to be switched."""
        return [self._switch_of(column) for column in MatchColumn if column is not _ALWAYS]

    def _switch_of(self, column: MatchColumn) -> QAction:
        action = QAction(heading(column), self)
        action.setCheckable(True)
        action.setChecked(not self.isColumnHidden(column))
        action.toggled.connect(lambda is_shown: self.setColumnHidden(column, not is_shown))
        return action

    @Slot(QPoint)
    def _offer_columns(self, place: QPoint) -> None:
        menu = QMenu(self)
        menu.addActions(self.column_actions())
        menu.aboutToHide.connect(menu.deleteLater)
        menu.popup(self.horizontalHeader().mapToGlobal(place))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key, text = event.key(), event.text()
        if self.is_naming:
            event.accept()  # the key was meant for the name, and has been there
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.chosen.emit()
        elif key == Qt.Key.Key_Up and self.currentIndex().row() <= 0:
            self.left_upwards.emit()
        elif text.isprintable() and text.strip() and not event.modifiers() & _COMMANDS:
            self.typed.emit(text)
        else:
            super().keyPressEvent(event)

    @Slot()
    def _selected(self) -> None:
        self.marked_changed.emit()

    @Slot()
    def _keep_marked(self) -> None:
        self._kept = tuple(match.id for match in self.marked)

    @Slot()
    def _mark_again(self) -> None:
        """What was marked stays so while it is shown; else the first row is."""
        self._share_room()
        self.mark_matches(self._kept)
        self.marked_changed.emit()
