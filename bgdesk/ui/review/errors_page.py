"""The errors of a match beside its moves: a list to sort and to choose from."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QModelIndex, Qt, Signal, Slot
from PySide6.QtGui import QFont, QFontMetrics, QKeyEvent, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QApplication,
    QCheckBox,
    QComboBox,
    QHBoxLayout,
    QHeaderView,
    QTableView,
    QVBoxLayout,
    QWidget,
)

from bgdesk.rules.player import Player
from bgdesk.ui.common.own_keys import claims_key
from bgdesk.ui.common.plain_text import plain_tip
from bgdesk.ui.common.roles import label
from bgdesk.ui.common.segments import Segments
from bgdesk.ui.common.value_boxes import ChoiceBox
from bgdesk.ui.moves.moves_panel import HEADER_PADDING
from bgdesk.ui.review.derive_errors import ErrorColumn, ErrorRow, WantedErrors, error_heading
from bgdesk.ui.review.error_model import ErrorModel

_PADDING, _HEADING_PADDING = 10, 16
BOTH, ALL, PLAYS, CUBE, FLAGGED = "both", "all", "plays", "cube", "flagged"
_OWN_KEYS = (
    Qt.Key.Key_Up,
    Qt.Key.Key_Down,
    Qt.Key.Key_PageUp,
    Qt.Key.Key_PageDown,
    Qt.Key.Key_Home,
    Qt.Key.Key_End,
    Qt.Key.Key_Return,
    Qt.Key.Key_Enter,
)
_LONGEST = "66: 24/18 13/7(2)"
"""Longer decisions end in dots; they are in the tips."""
_LEFT_OUT = (ErrorColumn.PHASE, ErrorColumn.SCORE, ErrorColumn.RESULT)
"""What a narrow list leaves out, first of all the first; it is in the tips."""


class _ErrorTable(QTableView):
    """Walked by its own keys, also where those lead through the match elsewhere."""

    def event(self, event: QEvent) -> bool:
        return claims_key(event, _is_own) or super().event(event)


def _is_own(event: QKeyEvent) -> bool:
    return event.key() in _OWN_KEYS and not event.modifiers()


class ErrorsPage(QWidget):
    """Shows rows; says which ones are wanted, and where somebody wants to go."""

    wanted_changed = Signal()
    place_requested = Signal(int)
    threshold_chosen = Signal(int)
    """In thousandths of equity."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._is_following = False
        self.model = ErrorModel(self)
        self.view = _ErrorTable(self)
        self._whose: Segments | None = None
        self._kinds = ChoiceBox()
        self._games = ChoiceBox()
        self.threshold = ChoiceBox()
        #: Box to tick: list only errors that were not looked at
        self.unseen = QCheckBox(self.tr("Not yet seen"))
        self._message = label(role="muted")
        self._message.setWordWrap(True)
        self._build()
        self._wire()

    def _build(self) -> None:
        self._people = QHBoxLayout()
        self._fill_kinds()
        for box, name in (
            (self._kinds, self.tr("Kind of decision")),
            (self._games, self.tr("Game")),
            (self.threshold, self.tr("Least cost")),
        ):
            box.setAccessibleName(name)
            box.setToolTip(plain_tip(name))
            box.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
            box.setMinimumContentsLength(4)
        choices = QHBoxLayout()
        for box in (self._kinds, self._games, self.threshold):
            choices.addWidget(box, 1)
        self._people.addWidget(self.unseen)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 6, 0, 0)
        layout.setSpacing(6)
        layout.addLayout(self._people)
        layout.addLayout(choices)
        layout.addWidget(self._message)
        layout.addWidget(self.view, 1)
        self._build_view()

    def _fill_kinds(self) -> None:
        for value, text in (
            #: A choice in a list of errors: those of checkers and cube
            (ALL, self.tr("Moves and cube")),
            #: A choice in a list of errors: how checkers were moved
            (PLAYS, self.tr("Moves")),
            #: A choice in a list of errors: the doubling cube
            (CUBE, self.tr("Cube")),
            #: A choice in a list of errors: all decisions that the user has flagged, whatever they cost
            (FLAGGED, self.tr("Flagged")),
        ):
            self._kinds.addItem(text, value)

    def _build_view(self) -> None:
        view, header = self.view, self.view.horizontalHeader()
        view.setModel(self.model)
        view.setAccessibleName(self.tr("Errors"))
        view.setShowGrid(False)
        view.setWordWrap(False)
        view.setTabKeyNavigation(False)
        view.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        view.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        view.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        view.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        view.verticalHeader().hide()
        view.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        header.setHighlightSections(False)
        header.setMinimumSectionSize(10)
        header.setSortIndicator(ErrorColumn.COST, Qt.SortOrder.AscendingOrder)
        view.setSortingEnabled(True)
        header.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        header.setSectionResizeMode(ErrorColumn.DECISION, QHeaderView.ResizeMode.Stretch)

    def _wire(self) -> None:
        for box in (self._kinds, self._games):
            box.activated.connect(self.wanted_changed)
        self.unseen.toggled.connect(self.wanted_changed)
        self.threshold.activated.connect(self._choose_threshold)
        self.view.clicked.connect(self._choose)
        self.view.activated.connect(self._choose)
        self.view.selectionModel().currentChanged.connect(self._walked)

    def offer(self, names: Sequence[tuple[str, str]], chosen: str, games: Sequence[tuple[int, str]]) -> None:
        """Another match: whose errors there may be, each a value and a name, and its games."""
        if self._whose:
            self._people.removeWidget(self._whose)
            self._whose.deleteLater()
        self._whose = Segments(names, self.tr("Whose errors"))
        self._whose.set_value(chosen)
        self._whose.chosen.connect(self.wanted_changed)
        self._people.insertWidget(0, self._whose, 1)
        self._games.clear()
        #: A choice in a list of errors: those of all games
        self._games.addItem(self.tr("All games"), 0)
        for number, text in games:
            self._games.addItem(text, number)
        self._games.setEnabled(len(games) > 1)

    @property
    def wanted(self) -> WantedErrors:
        """What the user has chosen."""
        whose = self._whose.value if self._whose else BOTH
        kind = self._kinds.currentData()
        return WantedErrors(
            None if whose in (BOTH, None) else Player(str(whose)),
            None if kind in (ALL, FLAGGED) else kind == CUBE,
            self._games.currentData() or None,
            self.unseen.isChecked(),
            kind == FLAGGED,
        )

    def set_rows(self, rows: tuple[ErrorRow, ...], message: str) -> None:
        """Show ``rows``, or why there are none."""
        if self.view.isColumnHidden(ErrorColumn.PLAYER) is not (self.wanted.player is not None):
            self._fit()
        self.model.set_rows(rows)
        self._message.setText(message)
        self._message.setVisible(bool(message))
        self.view.setVisible(not message)

    def show_place(self, place: int) -> None:
        """Mark the error that is looked at, if it is one of the list."""
        row = next((number for number, row in enumerate(self.model.rows) if row.place == place), None)
        if row is None:
            self.view.clearSelection()
        elif row != self.view.currentIndex().row() or not self.view.selectionModel().hasSelection():
            self._is_following = True
            self.view.setCurrentIndex(self.model.index(row, 0))
            self._is_following = False

    @Slot(QModelIndex)
    def _walked(self, index: QModelIndex) -> None:
        """The board follows the arrow keys."""
        is_by_key = self.view.hasFocus() and QApplication.mouseButtons() == Qt.MouseButton.NoButton
        if index.isValid() and is_by_key and not self._is_following:
            self._choose(index)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.StyleChange):
            self._fit()

    def _fit(self) -> None:
        bold, header = QFont(self.view.font()), self.view.horizontalHeader()
        bold.setBold(True)
        metrics = QFontMetrics(bold)
        self.view.verticalHeader().setDefaultSectionSize(round(metrics.height() * 1.6))
        header.setMinimumHeight(metrics.height() + HEADER_PADDING)
        for column, widest in (
            (ErrorColumn.COST, "■■■0.000"),
            (ErrorColumn.PLACE, "00 · 00"),
            (ErrorColumn.PLAYER, "Alexan"),
            (ErrorColumn.RESULT, "-00.0 %"),
            (ErrorColumn.PHASE, self.tr("Backgame")),
            (ErrorColumn.SCORE, "00 : 00"),
        ):
            heading = header.fontMetrics().horizontalAdvance(error_heading(column)) + _HEADING_PADDING
            header.resizeSection(column, max(metrics.horizontalAdvance(widest) + _PADDING, heading))
        self._leave_out(metrics.horizontalAdvance(_LONGEST) + _PADDING)

    def _leave_out(self, decision: int) -> None:
        """Hide what there is no room for beside ``decision``, which needs so much."""
        header, view = self.view.horizontalHeader(), self.view
        view.setColumnHidden(ErrorColumn.PLAYER, self.wanted.player is not None)
        for column in _LEFT_OUT:
            view.setColumnHidden(column, False)
        room = self.width() - view.verticalScrollBar().sizeHint().width() - decision
        shown = [
            one for one in ErrorColumn if one is not ErrorColumn.DECISION and not view.isColumnHidden(one)
        ]
        needed = sum(header.sectionSize(one) for one in shown)
        for column in _LEFT_OUT:
            if needed > room:
                needed -= header.sectionSize(column)
                view.setColumnHidden(column, True)

    @Slot(QModelIndex)
    def _choose(self, index: QModelIndex) -> None:
        self.place_requested.emit(self.model.rows[index.row()].place)

    @Slot()
    def _choose_threshold(self) -> None:
        self.threshold_chosen.emit(self.threshold.currentData())
