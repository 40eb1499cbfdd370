"""The same tournament as tables, which every screen reader can walk through."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPoint, QSignalBlocker, Qt, Signal, Slot
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QHeaderView, QTreeWidget, QTreeWidgetItem, QWidget

from bgdesk.ui.tournament.derive_bracket import BracketView, SlotStand, SlotView

_ID = Qt.ItemDataRole.UserRole


def _table(name: str, heads: Sequence[str], parent: QWidget | None) -> QTreeWidget:
    table = QTreeWidget(parent)
    table.setRootIsDecorated(False)
    table.setAccessibleName(name)
    table.setHeaderLabels(list(heads))
    header = table.header()
    header.setStretchLastSection(False)
    header.setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
    header.setSectionResizeMode(1, QHeaderView.ResizeMode.Stretch)
    return table


class MatchesTable(QWidget):
    """A row for each match that is played; ``slot_activated`` tells the one that Enter was pressed on."""

    slot_activated = Signal(str)
    slot_chosen = Signal(str)
    menu_requested = Signal(QPoint)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._shows_path = False
        self._view: BracketView | None = None
        heads = (
            #: Head of a column: a round of a tournament
            self.tr("Round"),
            #: Head of a column: the player who is listed first
            self.tr("First player"),
            #: Head of a column: the player who is listed second
            self.tr("Second player"),
            #: Head of a column: the score of a match
            self.tr("Score"),
            #: Head of a column: how a match stands
            self.tr("State"),
        )
        self.table = _table(self.tr("Matches"), heads, self)
        self.table.header().setSectionResizeMode(2, QHeaderView.ResizeMode.Stretch)
        self.table.itemActivated.connect(lambda item: self.slot_activated.emit(item.data(0, _ID)))
        self.table.currentItemChanged.connect(self._chosen)
        self.table.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        self.table.customContextMenuRequested.connect(
            lambda place: self.menu_requested.emit(self.table.viewport().mapToGlobal(place))
        )

    @Slot(QTreeWidgetItem)
    def _chosen(self, item: QTreeWidgetItem | None) -> None:
        if item and self.table.isVisible():
            self.slot_chosen.emit(item.data(0, _ID))

    @Slot(bool)
    def show_path(self, only_path: bool) -> None:
        """Have only the matches on the way of a person, or all."""
        self._shows_path = only_path
        if self._view:
            self.show_slots(self._view)

    def choose(self, slot_id: str) -> None:
        """Have the keyboard at that slot, where it is in the list."""
        items = (self.table.topLevelItem(row) for row in range(self.table.topLevelItemCount()))
        found = next((item for item in items if item and item.data(0, _ID) == slot_id), None)
        if found:
            self.table.setCurrentItem(found)

    def show_slots(self, view: BracketView) -> None:
        """Show the matches of ``view``; the keyboard stays at the same one, of which nobody is told."""
        with QSignalBlocker(self):
            self._show_slots(view)

    def _show_slots(self, view: BracketView) -> None:
        self._view = view
        item = self.table.currentItem()
        before = item.data(0, _ID) if item else view.own_slot
        self.table.clear()
        for slot in view.slots:
            if slot.stand not in (SlotStand.EMPTY, SlotStand.VOID) and (
                slot.is_on_path or not self._shows_path
            ):
                self._add(slot, is_current=slot.id == before)

    def _add(self, slot: SlotView, *, is_current: bool) -> None:
        first, second = slot.sides
        score = f"{first.points}\N{EN DASH}{second.points}" if first.points else ""
        item = QTreeWidgetItem(self.table, [slot.title, first.name, second.name, score, slot.note])
        item.setData(0, _ID, slot.id)
        item.setData(0, Qt.ItemDataRole.AccessibleTextRole, slot.text)
        for column, side in ((1, first), (2, second)):
            font = item.font(column)
            font.setBold(side.is_winner)
            item.setFont(column, font)
            if not side.is_known:
                item.setForeground(column, self.palette().brush(QPalette.ColorRole.PlaceholderText))
        if is_current:
            self.table.setCurrentItem(item)

    def resizeEvent(self, event: object) -> None:
        self.table.setGeometry(self.rect())


class PlacesTable(QWidget):
    """Who came where."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._heads = (
            #: Head of a column: the place in a tournament
            self.tr("Place"),
            #: Head of a column
            self.tr("Player"),
            #: Head of a column: matches
            self.tr("Won"),
            #: Head of a column: how many matches somebody was expected to win, by the ratings
            self.tr("Expected"),
            #: Head of a column: points made and points given away
            self.tr("Points"),
            #: Head of a column: performance rating, a standard term
            self.tr("PR"),
        )
        self.table = _table(self.tr("Places"), self._heads, self)

    def show_places(self, view: BracketView) -> None:
        """Show the places of ``view``, with its further columns behind the matches won."""
        self.table.clear()
        heads = (*self._heads[:4], *view.heads, *self._heads[4:])
        self.table.setColumnCount(len(heads))
        self.table.setHeaderLabels(list(heads))
        for row in view.places:
            item = QTreeWidgetItem(
                self.table, [row.place, row.name, row.won, row.expected, *row.cells, row.points, row.rate]
            )
            font = item.font(1)
            font.setBold(row.is_person)
            item.setFont(1, font)

    def resizeEvent(self, event: object) -> None:
        self.table.setGeometry(self.rect())
