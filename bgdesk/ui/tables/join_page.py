"""An invitation is pasted, and somebody's table joined."""

from __future__ import annotations

from PySide6.QtCore import Signal, Slot
from PySide6.QtWidgets import QLineEdit, QPushButton, QWidget

from bgdesk.ui.common.roles import label
from bgdesk.ui.tables.parts import TEXT_WIDTH, column, paragraph, row_of


class JoinPage(QWidget):
    """Enter in the field joins."""

    joined = Signal(str)
    given_up = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.field = QLineEdit()
        #: Button, a verb: go to the table
        self.join = QPushButton(self.tr("&Join"))
        #: Button: end the search for a table
        self.stop = QPushButton(self.tr("&Stop"))
        self._state = paragraph(role="muted")
        self._build()
        self.field.textChanged.connect(self._refresh)
        self.field.returnPressed.connect(self._join)
        self.join.clicked.connect(self._join)
        self.stop.clicked.connect(self.given_up)
        self.show_busy(is_busy=False)

    def _build(self) -> None:
        #: Name of a field for a screen reader
        self.field.setAccessibleName(self.tr("Invitation"))
        #: In an empty field: how an invitation begins
        self.field.setPlaceholderText(self.tr("bgdesk:…"))
        self.field.setMaximumWidth(TEXT_WIDTH)
        self.field.setMaxLength(1000)
        layout = column(self)
        title = label(self.tr("Join a table"), bold=True, scale=1.2)
        layout.addWidget(title)
        layout.addWidget(paragraph(self.tr("Paste the invitation that you were sent, with Ctrl+V.")))
        layout.addWidget(self.field)
        layout.addLayout(row_of(self.join, self.stop))
        layout.addWidget(self._state)
        layout.addStretch(1)

    def show_busy(self, *, is_busy: bool) -> None:
        """Whether the table is being looked for."""
        self.field.setEnabled(not is_busy)
        self.stop.setVisible(is_busy)
        self.join.setVisible(not is_busy)
        self._state.setText(self.tr("The table is being looked for…") if is_busy else "")
        self._refresh()

    @Slot()
    def _refresh(self) -> None:
        self.join.setEnabled(self.field.isEnabled() and bool(self.field.text().strip()))

    @Slot()
    def _join(self) -> None:
        if self.join.isEnabled():
            self.joined.emit(self.field.text())

    def begin(self) -> None:
        """Ask for another invitation."""
        self.field.clear()
        self.show_busy(is_busy=False)

    def take_keyboard(self) -> None:
        """Have the keys where they are wanted first."""
        (self.field if self.field.isEnabled() else self.stop).setFocus()
