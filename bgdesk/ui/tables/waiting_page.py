"""The table is open: the invitation to it, to be copied."""

from __future__ import annotations

import ipaddress
from collections.abc import Sequence

from PySide6.QtCore import QSignalBlocker, Signal, Slot
from PySide6.QtWidgets import QCheckBox, QFormLayout, QPlainTextEdit, QPushButton, QWidget

from bgdesk.app.side_by_side import lines
from bgdesk.app.tables.tables_desk import OfferedTerms
from bgdesk.ui.common.roles import label
from bgdesk.ui.common.rows import add_row, new_form
from bgdesk.ui.common.value_boxes import ChoiceBox
from bgdesk.ui.tables.parts import TEXT_WIDTH, column, copy_invitation, paragraph, row_of
from bgdesk.ui.words.network import watching_text
from bgdesk.ui.words.options import options_summary


class WaitingPage(QWidget):
    """Shows invitations as they are told; each leads to the same table from elsewhere."""

    closed = Signal()
    shown_nearby = Signal(bool)
    """Whether the table is to be found on the local network."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._terms = paragraph()
        self.addresses = ChoiceBox()
        self.text = QPlainTextEdit()
        #: Button: the invitation goes to the clipboard
        self.copy = QPushButton(self.tr("&Copy the invitation"))
        #: Button: the invitation with which others can watch goes to the clipboard
        self.copy_watch = QPushButton(self.tr("Copy the invitation to &watch"))
        self._to_watch: tuple[str, ...] = ()
        #: Button: nobody can come any more
        self.close_table = QPushButton(self.tr("Close the &table"))
        self._copied = label(role="good")
        #: Check box: the open table can be found by computers in the same network
        self.nearby = QCheckBox(self.tr("&Visible on this network"))
        self.code = label(bold=True, scale=1.4)
        self._code_help = paragraph(role="muted")
        self._form: QFormLayout = new_form()
        self._build()
        self.copy.clicked.connect(self._copy)
        self.copy_watch.clicked.connect(self._copy_watch)
        self.nearby.toggled.connect(self.shown_nearby)
        self.close_table.clicked.connect(self.closed)
        self.addresses.currentIndexChanged.connect(self._show)
        self._show()

    def _build(self) -> None:
        self.text.setReadOnly(True)
        self.text.setTabChangesFocus(True)
        #: Name of a text for a screen reader
        self.text.setAccessibleName(self.tr("Invitation"))
        self.text.setMaximumWidth(TEXT_WIDTH)
        self.text.setFixedHeight(3 * self.fontMetrics().height() + 14)
        #: Label of a choice: where the computer of the other player is
        add_row(self._form, self.tr("Where the other player is"), self.addresses)
        self.addresses.setMaximumWidth(TEXT_WIDTH - 150)
        layout = column(self)
        #: Title
        layout.addWidget(label(self.tr("Your table is open"), bold=True, scale=1.2))
        layout.addWidget(self._terms)
        layout.addLayout(self._form)
        layout.addWidget(self.text)
        layout.addLayout(row_of(self.copy, self.copy_watch, self.close_table))
        layout.addWidget(self._copied)
        sent = self.tr("Send it to the one you want to play with: whoever has it can take the seat.")
        layout.addWidget(paragraph(sent, role="muted"))
        layout.addWidget(self.nearby)
        layout.addWidget(self.code)
        layout.addWidget(self._code_help)
        begins = self.tr(
            "The match begins as soon as the other agrees. Until then you can do something else in "
            "this window; the table stays open until you close it."
        )
        layout.addWidget(paragraph(begins, role="muted"))
        layout.addStretch(1)

    def show_terms(self, terms: OfferedTerms) -> None:
        """What is to be played."""
        self._terms.setText(lines(options_summary(terms.options), watching_text(terms.watch_delay)))

    def show_invitations(self, invitations: Sequence[str], to_watch: Sequence[str] = ()) -> None:
        """Those that lead to the table now; ``to_watch`` do for others, in the same order, or are none."""
        self._to_watch = tuple(to_watch)
        self.copy_watch.setVisible(bool(to_watch))
        known = [self.addresses.itemData(row) for row in range(self.addresses.count())]
        if known == list(invitations):
            return
        self.addresses.clear()
        for invitation in invitations:
            self.addresses.addItem(self._where(invitation), invitation)
        self._copied.setText("")
        self._show()

    def show_code(self, code: str | None) -> None:
        """The short ``code`` of the table, while it is seen on the local network."""
        with QSignalBlocker(self.nearby):
            self.nearby.setChecked(code is not None)
        self.code.setText(f"{code[: len(code) // 2]} {code[len(code) // 2 :]}" if code else "")
        self.code.setVisible(bool(code))
        self._code_help.setText(
            self.tr("Others in this network find your table, and join it with this code. Read it out to one.")
            if code
            else self.tr("Others in this network can find it then, and join with a short code instead.")
        )

    def _where(self, invitation: str) -> str:
        host = invitation.partition(":")[2].rpartition("#")[0].rpartition(":")[0].strip("[]")
        try:
            address = ipaddress.ip_address(host)
        except ValueError:
            address = None
        if "/" in invitation:
            #: A choice: where the other player is; {address} is that of a relay
            return self.tr("anywhere, by way of the relay {address}").format(address=host)
        if address and address.is_loopback:
            #: A choice: where the other player is
            return self.tr("at this computer ({address})").format(address=host)
        if address and address.is_private:
            #: A choice: where the other player is
            return self.tr("in this network ({address})").format(address=host)
        #: A choice: where the other player is
        return self.tr("on the internet ({address})").format(address=host)

    @property
    def invitation(self) -> str:
        """The one that is shown."""
        return self.addresses.currentData() or ""

    @Slot()
    def _show(self) -> None:
        self.text.setPlainText(self.invitation)
        self._form.setRowVisible(self.addresses, self.addresses.count() > 1)
        for part in (self.copy, self.nearby):
            part.setEnabled(bool(self.invitation))

    @Slot()
    def _copy(self) -> None:
        self._copied.setText(copy_invitation(self, self.invitation))

    @Slot()
    def _copy_watch(self) -> None:
        invitation = self._to_watch[self.addresses.currentIndex()]
        self._copied.setText(copy_invitation(self, invitation, is_to_watch=True))

    def take_keyboard(self) -> None:
        """Have the keys where they are wanted first."""
        self.copy.setFocus()
