"""The card for two people at one computer."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from bgdesk.ui.common.flow_box import FlowBox
from bgdesk.ui.common.plain_text import literal
from bgdesk.ui.home.parts import Card, button, quiet
from bgdesk.ui.words.persons import name_in_text


class FriendCard(Card):
    """Once a friend has been played, another match with the same friend begins with one click."""

    friend_requested = Signal()
    """The friend of last time, at once."""
    other_requested = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        #: Heading above matches between two people
        super().__init__(self.tr("Two players, one computer"), parent)
        self.known = button("")
        #: Button: opens a dialog; a friend who sits at the same computer
        self.other = button(self.tr("Play a friend…"))
        self._details = quiet()
        row = FlowBox()
        row.add(self.known, self.other)
        self.inside.addWidget(row)
        self.inside.addWidget(self._details)
        self.inside.addStretch(1)
        self.known.clicked.connect(self.friend_requested)
        self.other.clicked.connect(self.other_requested)
        self.show_friend("", "")

    def show_friend(self, name: str, details: str) -> None:
        """Offer the friend of that name, with whom ``details`` would be played; nobody without a name."""
        self.known.setVisible(bool(name))
        #: Button: begins a match against a friend. {friend} is the name
        self.known.setText(self.tr("Play {friend}").format(friend=literal(name_in_text(name))))
        self.known.setAccessibleDescription(details)
        #: Button: opens a dialog; a friend who sits at the same computer
        self.other.setText(self.tr("Another friend…") if name else self.tr("Play a friend…"))
        plain = self.tr("Both sit at this board and take turns.")
        self._details.setText(details or plain)
