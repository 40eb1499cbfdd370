"""Tables found on the local network, which are joined with a short code that somebody reads out."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Signal, Slot
from PySide6.QtWidgets import QLineEdit, QListWidget, QListWidgetItem, QPushButton, QVBoxLayout, QWidget

from bgdesk.app.side_by_side import labels
from bgdesk.app.tables.lan_search import TableNearby
from bgdesk.ui.common.rows import add_row, new_form
from bgdesk.ui.tables.parts import TEXT_WIDTH, paragraph, row_of
from bgdesk.ui.words.options import options_summary

_MOST_SEEN = 5
_LONGEST_CODE = 12


class NearbyBox(QWidget):
    """Nobody is looked for before somebody asks for it."""

    look_requested = Signal()
    joined = Signal(object, str)
    """A `TableNearby`, and the code that was typed."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._tables: tuple[TableNearby, ...] = ()
        #: Button: ask the other computers in this network whether they have a table
        self.look = QPushButton(self.tr("&Look on this network"))
        self._state = paragraph(role="muted")
        self.list = QListWidget()
        self.code = QLineEdit()
        #: Button, a verb: go to the table that is chosen in a list
        self.join = QPushButton(self.tr("Join this &table"))
        self._entry = QWidget()
        self._build()
        self.look.clicked.connect(self._look)
        self.list.currentRowChanged.connect(self._refresh)
        self.code.textChanged.connect(self._refresh)
        self.code.returnPressed.connect(self._join)
        self.join.clicked.connect(self._join)
        self.forget()

    def _build(self) -> None:
        #: Name of a list for a screen reader
        self.list.setAccessibleName(self.tr("Tables on this network"))
        self.list.setMaximumWidth(TEXT_WIDTH)
        self.code.setMaxLength(_LONGEST_CODE)
        self.code.setMaximumWidth(200)
        form = new_form(self._entry)
        #: Label of a field: the eight digits that let somebody in
        add_row(form, self.tr("Its &code"), self.code)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 12, 0, 0)
        layout.setSpacing(10)
        layout.addLayout(row_of(self.look, has_usual=False))
        layout.addWidget(self._state)
        layout.addWidget(self.list)
        layout.addWidget(self._entry)
        layout.addLayout(row_of(self.join, has_usual=False))

    @Slot()
    def _look(self) -> None:
        self.look.setEnabled(False)
        self.look_requested.emit()
        self.show_tables(())

    def forget(self) -> None:
        """Nobody is looked for any more."""
        self.show_tables(())
        self.look.setEnabled(True)
        self._state.setText("")

    @Slot(object)
    def show_tables(self, tables: Sequence[TableNearby]) -> None:
        """Those that answer at present; the one that was chosen stays so."""
        before = self.current
        self._tables = tuple(tables)
        self.list.clear()
        for table in self._tables:
            #: Label of a table, with which it agrees: both seats are taken
            full = self.tr("full") if table.is_full else ""
            QListWidgetItem(labels(table.name, options_summary(table.options), full), self.list)
        self.list.setCurrentRow(self._tables.index(before) if before in self._tables else 0)
        height = self.list.sizeHintForRow(0) * min(len(self._tables), _MOST_SEEN)
        self.list.setFixedHeight(max(0, height) + 2 * self.list.frameWidth() + 10)
        for part in (self.list, self._entry, self.join):
            part.setVisible(bool(self._tables))
        self._state.setText(self.tr("No table answers so far; it is asked again and again."))
        self._state.setVisible(not self._tables and not self.look.isEnabled())
        self._refresh()

    @property
    def current(self) -> TableNearby | None:
        """The table at which the list is."""
        row = self.list.currentRow()
        return self._tables[row] if 0 <= row < len(self._tables) else None

    @Slot()
    def _refresh(self) -> None:
        table = self.current
        self.join.setEnabled(table is not None and not table.is_full and bool(self.code.text().strip()))

    @Slot()
    def _join(self) -> None:
        if self.current and self.join.isEnabled():
            self.joined.emit(self.current, self.code.text())
