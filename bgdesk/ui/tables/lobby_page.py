"""From here one opens a table, joins one, or goes on with a match."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtWidgets import QFormLayout, QLineEdit, QListWidget, QListWidgetItem, QPushButton, QWidget

from bgdesk.ui.common.plain_text import plain_tip
from bgdesk.ui.common.roles import label
from bgdesk.ui.common.rows import add_row, new_form
from bgdesk.ui.tables.parts import TEXT_WIDTH, column, copy_invitation, paragraph, row_of
from bgdesk.ui.words.matches import MatchChoice
from bgdesk.ui.words.persons import is_you

_ID = Qt.ItemDataRole.UserRole
LONGEST_NAME = 40
_MOST_SEEN = 6
"""Matches in the list; others are come to by scrolling."""


class LobbyPage(QWidget):
    """``name_chosen`` tells the name at tables; without one nothing can be opened or joined."""

    open_requested = Signal()
    join_requested = Signal()
    watch_requested = Signal()
    server_requested = Signal()
    chosen = Signal(str)
    """Go on with the match of that id."""
    name_chosen = Signal(str)
    board_requested = Signal()
    leave_requested = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.name = QLineEdit()
        self.name.setMaxLength(LONGEST_NAME)
        #: Button: wait for somebody to play with
        self.open = QPushButton(self.tr("&Open a table…"))
        #: Button: go to the table of somebody else
        self.join = QPushButton(self.tr("&Join by invitation…"))
        #: Button: see what others play at their table
        self.watch = QPushButton(self.tr("&Watch by invitation…"))
        #: Button: play where many people meet
        self.server = QPushButton(self.tr("At a &server…"))
        self._now = paragraph()
        #: Button: back to the match that is played
        self.board = QPushButton(self.tr("To the &board"))
        #: Button, a verb: close the table for now
        self.leave = QPushButton(self.tr("&Leave the table"))
        #: Button: the invitation with which others can watch this match goes to the clipboard
        self.copy_watch = QPushButton(self.tr("Copy the &invitation to watch"))
        self._to_watch = ""
        self._title = label(self.tr("With others"), bold=True)
        self.list = QListWidget()
        #: Button, a verb: go on with the match that is chosen in a list
        self.go_on = QPushButton(self.tr("&Continue"))
        self._form: QFormLayout = new_form()
        self._build()
        self._wire()
        self.show_matches(())
        self.show_now("")

    def _build(self) -> None:
        #: Label of a field: how the other player sees one
        add_row(self._form, self.tr("Your &name"), self.name)
        self.name.setMaximumWidth(320)
        #: Name of a list for a screen reader
        self.list.setAccessibleName(self.tr("Matches with others that go on"))
        self.list.setMaximumWidth(TEXT_WIDTH)
        layout = column(self)
        layout.addWidget(self._now)
        layout.addLayout(row_of(self.board, self.leave, self.copy_watch, has_usual=False))
        layout.addLayout(self._form)
        layout.addLayout(row_of(self.open, self.join, self.watch, self.server))
        self.hint = paragraph(role="muted")
        layout.addWidget(self.hint)
        layout.addSpacing(8)
        layout.addWidget(self._title)
        layout.addWidget(self.list)
        layout.addLayout(row_of(self.go_on, has_usual=False))
        layout.addStretch(1)

    def _wire(self) -> None:
        self.open.clicked.connect(self.open_requested)
        self.join.clicked.connect(self.join_requested)
        self.watch.clicked.connect(self.watch_requested)
        self.server.clicked.connect(self.server_requested)
        self.copy_watch.clicked.connect(self._copy_watch)
        self.board.clicked.connect(self.board_requested)
        self.leave.clicked.connect(self.leave_requested)
        self.go_on.clicked.connect(self._go_on)
        self.list.itemActivated.connect(self._go_on)
        self.name.textChanged.connect(self._refresh)
        self.name.editingFinished.connect(lambda: self.name_chosen.emit(self.name.text().strip()))

    def show_name(self, name: str) -> None:
        """The name that the settings have."""
        if self.name.text().strip() != name:
            self.name.setText(name)
        self._refresh()

    def show_now(self, text: str, to_watch: str = "", *, is_on_board: bool = True) -> None:
        """How the table that there is stands; empty where there is none. ``to_watch`` invites to watch it."""
        self._now.setText(text)
        self._to_watch = to_watch
        self.copy_watch.setVisible(bool(text and to_watch))
        for part in (self._now, self.leave):
            part.setVisible(bool(text))
        self.board.setVisible(bool(text) and is_on_board)
        self._refresh()

    def show_matches(self, matches: Sequence[MatchChoice]) -> None:
        """The matches with others that go on, the latest first."""
        self.list.clear()
        for match in matches:
            item = QListWidgetItem(f"{match.title}\n{match.details}", self.list)
            item.setData(_ID, match.id)
            item.setToolTip(plain_tip(match.details))
        self.list.setCurrentRow(0)
        lines = self.list.sizeHintForRow(0) * min(len(matches), _MOST_SEEN)
        self.list.setFixedHeight(lines + 2 * self.list.frameWidth() + 10)
        for part in (self._title, self.list, self.go_on):
            part.setVisible(bool(matches))

    @Slot()
    def _refresh(self) -> None:
        name = self.name.text().strip()
        has_name = bool(name) and not is_you(name)
        for button in (self.open, self.join, self.watch):
            button.setEnabled(has_name)
        self.hint.setText(
            self.tr("Open a table and send its invitation, or join with one that you were sent.")
            if has_name
            else self.tr("Type a name first: the other player sees it.")
        )

    @Slot()
    def _copy_watch(self) -> None:
        self.hint.setText(copy_invitation(self, self._to_watch, is_to_watch=True))

    @Slot()
    def _go_on(self) -> None:
        for item in self.list.selectedItems():
            self.chosen.emit(item.data(_ID))

    def take_keyboard(self) -> None:
        """Have the keys where they are wanted first."""
        first = self.board if not self.board.isHidden() else self.open if self.open.isEnabled() else self.name
        first.setFocus()
