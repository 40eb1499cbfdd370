"""What is sent, and to whom: read before the first table."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QPushButton, QWidget

from bgdesk.ui.common.roles import label
from bgdesk.ui.tables.parts import column, paragraph, row_of


class ExplainedPage(QWidget):
    """Asks for nothing but that it was read."""

    read = Signal()
    help_requested = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        #: Button: the explanation was read
        self.go_on = QPushButton(self.tr("&Go on"))
        #: Button: a page of the help
        self.more = QPushButton(self.tr("Read mor&e"))
        layout = column(self)
        layout.addWidget(label(self.tr("Play somebody at another computer"), bold=True, scale=1.2))
        for text in (
            self.tr(
                "Two people with bgdesk play directly with each other, without "
                "an account, and nothing is sent to anybody else. A relay, if you "
                "choose one, passes on what it cannot read. Only a server, if you "
                "go to one, knows what is played."
            ),
            self.tr(
                "One opens a table and sends the other its invitation, by "
                "mail or messenger or on paper. Whoever "
                "has the invitation can take the seat, nobody else."
            ),
            self.tr(
                "What is sent: the name that you choose here, your moves and "
                "rolls, the time you took, and what you "
                "say. The other computer sees your network address, as "
                "always between two computers. Everything is encrypted."
            ),
            self.tr(
                "The dice come from both computers: neither player, and "
                "nobody between them, can know or choose a roll. "
                "Everybody can check that afterwards."
            ),
            self.tr(
                "While no table is open, bgdesk listens to nobody. A match "
                "can be left and gone on with at any time, as "
                "long as both want to."
            ),
        ):
            layout.addWidget(paragraph(text))
        layout.addLayout(row_of(self.go_on, self.more))
        layout.addStretch(1)
        self.go_on.clicked.connect(self.read)
        self.more.clicked.connect(self.help_requested)

    def take_keyboard(self) -> None:
        """Have the keys where they are wanted first."""
        self.go_on.setFocus()
