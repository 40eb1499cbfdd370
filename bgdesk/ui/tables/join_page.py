"""An invitation is pasted, and somebody's table joined or watched."""

from __future__ import annotations

from PySide6.QtCore import Signal, Slot
from PySide6.QtWidgets import QLineEdit, QPushButton, QWidget

from bgdesk.ui.common.roles import label
from bgdesk.ui.tables.nearby_box import NearbyBox
from bgdesk.ui.tables.parts import TEXT_WIDTH, column, paragraph, row_of


class JoinPage(QWidget):
    """Enter in the field joins, or watches where that was asked for."""

    joined = Signal(str)
    watched = Signal(str)
    given_up = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.is_to_watch = False
        self.field = QLineEdit()
        self.join = QPushButton()
        #: Button: end the search for a table
        self.stop = QPushButton(self.tr("&Stop"))
        self._state = paragraph(role="muted")
        self.nearby = NearbyBox()
        self._build()
        self.field.textChanged.connect(self._refresh)
        self.field.returnPressed.connect(self._join)
        self.join.clicked.connect(self._join)
        self.stop.clicked.connect(self.given_up)
        self._entitle()
        self.show_busy(is_busy=False)

    def _entitle(self) -> None:
        """Say what the invitation is to be for."""
        #: Title of a page, a verb
        self._title.setText(self.tr("Watch a table") if self.is_to_watch else self.tr("Join a table"))
        #: In an empty field: how an invitation begins
        begins = self.tr("bgdesk-watch:…") if self.is_to_watch else self.tr("bgdesk:…")
        self.field.setPlaceholderText(begins)
        #: Button, a verb: see what others play
        self.join.setText(self.tr("&Watch") if self.is_to_watch else self.tr("&Join"))

    def _build(self) -> None:
        #: Name of a field for a screen reader
        self.field.setAccessibleName(self.tr("Invitation"))
        self.field.setMaximumWidth(TEXT_WIDTH)
        self.field.setMaxLength(1000)
        layout = column(self)
        self._title = label(bold=True, scale=1.2)
        layout.addWidget(self._title)
        layout.addWidget(paragraph(self.tr("Paste the invitation that you were sent, with Ctrl+V.")))
        layout.addWidget(self.field)
        layout.addLayout(row_of(self.join, self.stop))
        layout.addWidget(self._state)
        layout.addWidget(self.nearby)
        layout.addStretch(1)

    def show_busy(self, *, is_busy: bool, is_there: bool = False) -> None:
        """Whether the table is being looked for; ``is_there``: it is found, and nobody plays at it yet."""
        is_turned = self.field.isEnabled() is is_busy
        self.field.setEnabled(not is_busy)
        self.stop.setVisible(is_busy)
        self.nearby.setVisible(not is_busy and not self.is_to_watch)
        self.join.setVisible(not is_busy)
        looked_for = self.tr("The table is being looked for…")
        found = self.tr("You are at the table; the match is seen here as soon as it begins.")
        self._state.setText((found if is_there else looked_for) if is_busy else "")
        self._refresh()
        if is_turned and self.isVisible():
            self.take_keyboard()

    @Slot()
    def _refresh(self) -> None:
        self.join.setEnabled(self.field.isEnabled() and bool(self.field.text().strip()))

    @Slot()
    def _join(self) -> None:
        if not self.join.isEnabled():
            return
        if self.is_to_watch:
            self.watched.emit(self.field.text())
        else:
            self.joined.emit(self.field.text())

    def begin(self, *, is_to_watch: bool = False) -> None:
        """Ask for another invitation, to play or ``is_to_watch``."""
        self.is_to_watch = is_to_watch
        self.field.clear()
        self._entitle()
        self.show_busy(is_busy=False)

    def take_keyboard(self) -> None:
        """Have the keys where they are wanted first."""
        (self.field if self.field.isEnabled() else self.stop).setFocus()
