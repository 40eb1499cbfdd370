"""Positions of the library that are near to the one set up, with what was played there and what it cost."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QModelIndex, QObject, QSize, Qt, QTimer, Signal, Slot
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QAbstractItemView, QCheckBox, QHeaderView, QTableView, QVBoxLayout, QWidget

from bgdesk.analysis.questions import Kind
from bgdesk.app.review.decision_search import DecisionSearch, FoundPage
from bgdesk.app.side_by_side import labels, sentences
from bgdesk.library.find.wanted import Near, Order, Wanted
from bgdesk.match.state import MatchState
from bgdesk.rules.dice import Dice
from bgdesk.rules.position import Position
from bgdesk.ui.common.roles import elided, label
from bgdesk.ui.find.find_fields import NEIGHBOURS
from bgdesk.ui.find.found_detail import PositionSketch
from bgdesk.ui.find.found_model import FoundModel
from bgdesk.ui.find.found_words import FoundColumn
from bgdesk.ui.matches.match_columns import MatchWords, players

_PATIENCE_MS = 200
"""So long a position stays before neighbours are looked for: somebody may still be setting it up."""
_HIDDEN = (FoundColumn.PLAYER, FoundColumn.OPPONENT, FoundColumn.SCORE, FoundColumn.DATE)
_LETTERS = {FoundColumn.COST: 8, FoundColumn.DISTANCE: 9}
_ROOM_FOR_ALL = 390
"""In less the moves would be cut; the nearest stand above the others anyway."""
_ROOM_FOR_BOARD = 380
"""So high is the panel at least where the position is drawn, too."""
_CHOOSES = (Qt.Key.Key_Return, Qt.Key.Key_Enter)
_CUBES = (Kind.NO_DOUBLE, Kind.DOUBLE, Kind.TAKE, Kind.PASS, Kind.RAISE)
_DOT = 10
_AROUND_TITLES = 17


def wanted_near(state: MatchState, roll: Dice | None) -> Wanted | None:
    """Decisions of the same kind in positions near to that of ``state``, if wanted with ``roll`` alone."""
    actor = state.to_act or state.turn
    if actor is None:
        return None
    near = Near(state.position.of(actor), state.position.of(actor.opponent), NEIGHBOURS)
    dice = (10 * roll.high + roll.low,) if roll else ()
    return Wanted(kinds=(Kind.PLAY,) if state.dice else _CUBES, dice=dice, near=near, order=Order.NEAREST)


class NeighboursPanel(QWidget):
    """Asks ``search`` about the state it is given; Enter or a click on a decision chooses it."""

    chosen = Signal(object)
    """The `FoundDecision` to look at in its match."""

    def __init__(self, search: DecisionSearch, words: MatchWords, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._search = search
        self._state: MatchState | None = None
        self._page: FoundPage | None = None
        self._progress: tuple[int, int] | None = None
        self.model = FoundModel(words, self)
        self.table = self._new_table()
        self.board = PositionSketch()
        self.detail = elided(role="muted", scale=0.92)
        self.told = label(role="muted")
        #: Tick box: of the positions that are like this one only those with these dice
        self.same_roll = QCheckBox(self.tr("Only with this roll"))
        self._wait = QTimer(self, singleShot=True, interval=_PATIENCE_MS)
        self._build()
        self._wire()

    def _new_table(self) -> QTableView:
        table = QTableView()
        table.setModel(self.model)
        #: Name of a table for a screen reader
        table.setAccessibleName(self.tr("Positions like this one"))
        table.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        table.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        table.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        table.setWordWrap(False)
        table.setShowGrid(False)
        table.setTabKeyNavigation(False)
        table.setIconSize(QSize(_DOT, _DOT))
        table.verticalHeader().hide()
        table.verticalHeader().setDefaultSectionSize(round(table.fontMetrics().height() * 1.6))
        header, letter = table.horizontalHeader(), table.fontMetrics().averageCharWidth()
        header.setSectionsClickable(False)
        header.setMinimumHeight(header.fontMetrics().height() + _AROUND_TITLES)
        header.setDefaultAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        for column in _HIDDEN:
            table.setColumnHidden(column, True)
        header.setSectionResizeMode(QHeaderView.ResizeMode.Stretch)
        for column, letters in _LETTERS.items():
            header.setSectionResizeMode(column, QHeaderView.ResizeMode.Fixed)
            table.setColumnWidth(column, letters * letter + 12)
        table.installEventFilter(self)
        return table

    def _build(self) -> None:
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 6, 0, 0)
        self.told.setWordWrap(True)
        self.same_roll.setAccessibleName(self.same_roll.text())
        for part in (self.told, self.same_roll):
            layout.addWidget(part)
        layout.addWidget(self.table, 1)
        layout.addWidget(self.detail)
        layout.addWidget(self.board, 0, Qt.AlignmentFlag.AlignHCenter)
        layout.addStretch(0)

    def _wire(self) -> None:
        self._wait.timeout.connect(self._ask)
        self.same_roll.toggled.connect(self._ask)
        self.table.doubleClicked.connect(self._choose)
        self.table.selectionModel().currentRowChanged.connect(self._show_detail)
        self.model.more_wanted.connect(self._go_on)
        self._search.found.connect(self._show)
        self._search.continued.connect(self._add)
        self._search.failed.connect(self.told.setText)
        self._search.progressed.connect(self._show_progress)
        self._search.completed.connect(self._completed)

    def set_state(self, state: MatchState | None, played: Position | None = None) -> None:
        """Look for positions like that of ``state``; what was ``played`` there does not matter."""
        if state == self._state and self._page is not None:
            return
        self._state, self._page = state, None
        self.same_roll.setVisible(state is not None and state.dice is not None)
        self._clear()
        if state is None:
            self.told.setText(self.tr("The set-up is no position that can come up."))
            return
        self.told.setText(self.tr("Looking through your matches…"))
        self._search.complete()
        self._wait.start()

    def _clear(self) -> None:
        self.model.show((), 0)
        for part in (self.table, self.detail, self.board):
            part.hide()

    @Slot()
    def _ask(self) -> None:
        state = self._state
        roll = state.dice if state and self.same_roll.isChecked() else None
        wanted = wanted_near(state, roll) if state else None
        if wanted:
            self._search.search(wanted)

    @Slot(object)
    def _show(self, page: FoundPage) -> None:
        if self._state is None:
            return
        self._page, row = page, max(0, self.table.currentIndex().row())
        self.model.show(page.decisions, len(page.found))
        self.table.setVisible(bool(page.decisions))
        self.detail.setVisible(bool(page.decisions))
        self._fit_board()
        self._say()
        if page.decisions:
            self.table.setCurrentIndex(self.model.index(min(row, len(page.decisions) - 1), FoundColumn.COST))

    @Slot(object)
    def _add(self, page: FoundPage) -> None:
        if self._page and page.found is self._page.found:
            self._page = page
            self.model.add(page.decisions)

    @Slot()
    def _go_on(self) -> None:
        if self._page:
            self._search.go_on(self._page)

    def _say(self) -> None:
        found = self._page.found if self._page else None
        if found is None:
            return
        if len(found):
            said = self.tr("%n decision(s) in positions like this one", "", len(found))
        elif found.looked_at:
            said = self.tr(
                "None of %n decision(s) in your library was made in a position like this one.",
                "",
                found.looked_at,
            )
        else:
            said = self.tr("There are no matches in your library yet: open one (Ctrl+O) or play one.")
        #: The program is still reading the matches of the library in which it looks for positions
        reading = self.tr("Matches are still being read.") if self._progress else ""
        self.told.setText(sentences(said, reading))

    @Slot(int, int)
    def _show_progress(self, done: int, total: int) -> None:
        self._progress = (done, total) if done < total else None

    @Slot()
    def _completed(self) -> None:
        """What has been taken in is found now."""
        self._progress = None
        if self.isVisible():
            self._wait.start()

    @Slot(QModelIndex)
    def _show_detail(self, index: QModelIndex) -> None:
        if 0 <= index.row() < len(self.model.decisions):
            one, view = self.model.decisions[index.row()], self.model.row(index.row())
            self.board.show_position(one.own, one.other, one.player)
            self.detail.setText(labels(players(one.match), view.cells[FoundColumn.SCORE]))

    def _fit_board(self) -> None:
        self.board.setVisible(self.height() >= _ROOM_FOR_BOARD and bool(self.model.decisions))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.table.setColumnHidden(FoundColumn.DISTANCE, self.width() < _ROOM_FOR_ALL)
        self._fit_board()

    @Slot(QModelIndex)
    def _choose(self, index: QModelIndex) -> None:
        if 0 <= index.row() < len(self.model.decisions):
            self.chosen.emit(self.model.decisions[index.row()])

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:
        """Enter chooses what the list is at."""
        is_press = isinstance(event, QKeyEvent) and event.key() in _CHOOSES
        if is_press and event.type() is QEvent.Type.KeyPress:
            self._choose(self.table.currentIndex())
            return True
        return False
