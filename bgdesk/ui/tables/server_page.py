"""Playing at bgammon.org: log in, see who waits, join or offer a match."""

from __future__ import annotations

from PySide6.QtCore import QRegularExpression, Qt, Signal, Slot
from PySide6.QtGui import QRegularExpressionValidator
from PySide6.QtWidgets import QFormLayout, QLineEdit, QListWidget, QListWidgetItem, QPushButton, QWidget

from bgdesk.app.side_by_side import sentences
from bgdesk.app.tables.server_stay import USUAL_SERVER, ServerMatch, ServerStay
from bgdesk.ui.board.accessibility import announce
from bgdesk.ui.common.plain_text import plain_tip
from bgdesk.ui.common.roles import label
from bgdesk.ui.common.rows import add_row, new_form
from bgdesk.ui.common.value_boxes import NumberBox
from bgdesk.ui.tables.parts import TEXT_WIDTH, column, paragraph, row_of

_MATCH = Qt.ItemDataRole.UserRole
_FIELD_WIDTH = 320
_LIST_HEIGHT = 200
_MOST_POINTS = 64


class ServerPage(QWidget):
    """Shows how ``stay`` stands; ``entered`` has the server, a name and a password."""

    entered = Signal(str, str, str)
    left = Signal()

    def __init__(self, stay: ServerStay, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._stay = stay
        self.server, self.name, self.password = QLineEdit(USUAL_SERVER), QLineEdit(), QLineEdit()
        #: Button, a verb
        self.log_in = QPushButton(self.tr("&Log in"))
        self.list, self.points, self.match_password = QListWidget(), NumberBox(), QLineEdit()
        #: Button, a verb: play the match that is chosen in a list
        self.join = QPushButton(self.tr("&Join"))
        #: Button: hear again which matches there are
        self.refresh = QPushButton(self.tr("&Refresh"))
        #: Button, a verb: offer a match to everybody at a server
        self.offer = QPushButton(self.tr("&Offer a match"))
        #: Button: back to the list of matches
        self.stand_up = QPushButton(self.tr("&Back to the list"))
        #: Button, a verb
        self.log_out = QPushButton(self.tr("Log o&ut"))
        self._state, self._said = paragraph(), paragraph(role="muted")
        self._standing = (False, False, False)
        self._entry: QFormLayout = new_form()
        self._own: QFormLayout = new_form()
        self._build()
        self._wire()
        self._refresh()

    def _build(self) -> None:
        self.name.setValidator(QRegularExpressionValidator(QRegularExpression("[A-Za-z0-9_]{0,30}"), self))
        self.password.setEchoMode(QLineEdit.EchoMode.Password)
        self.points.setRange(1, _MOST_POINTS)
        self.points.setValue(5)
        #: Name of a list for a screen reader
        self.list.setAccessibleName(self.tr("Matches at the server"))
        self.list.setMaximumWidth(TEXT_WIDTH)
        self.list.setMaximumHeight(_LIST_HEIGHT)
        #: Label of a field: the computer at which many people play
        add_row(self._entry, self.tr("&Server"), self.server)
        add_row(self._entry, self.tr("Your &name"), self.name)
        #: Label of a field
        add_row(self._entry, self.tr("&Password"), self.password)
        #: Label of a number: the points of a match
        add_row(self._own, self.tr("Poin&ts"), self.points)
        #: Label of a field: needed for some matches, and to offer one to friends only
        add_row(self._own, self.tr("&Match password"), self.match_password)
        for field in (self.server, self.name, self.password, self.points, self.match_password):
            field.setMaximumWidth(_FIELD_WIDTH)
        for field, longest in ((self.server, 260), (self.password, 100), (self.match_password, 40)):
            field.setMaxLength(longest)
        layout = column(self)
        layout.addWidget(label(self.tr("Play at a server"), bold=True, scale=1.2))
        layout.addWidget(paragraph(self._told_before()))
        layout.addLayout(self._entry)
        layout.addWidget(self._state)
        layout.addWidget(self.list)
        layout.addLayout(self._own)
        layout.addLayout(row_of(self.join, self.offer, self.refresh, self.stand_up))
        layout.addLayout(row_of(self.log_in, self.log_out))
        layout.addWidget(self._said)
        layout.addStretch(1)

    def _told_before(self) -> str:
        return sentences(
            self.tr("At a server such as bgammon.org many people play, also without bgdesk."),
            self.tr("The server rolls the dice, and nobody can check them."),
            self.tr("There is no Crawford game, and a resigned game is lost singly."),
            self.tr("The way there is not encrypted: others can read what you say, and a password."),
            self.tr("A password is stored nowhere; without one you are a guest."),
        )

    def _wire(self) -> None:
        stay = self._stay
        stay.changed.connect(self._refresh)
        stay.said.connect(self._tell_said)
        for field in (self.server, self.name, self.password):
            field.returnPressed.connect(self._log_in)
        self.log_in.clicked.connect(self._log_in)
        self.log_out.clicked.connect(self.left)
        self.refresh.clicked.connect(stay.refresh)
        self.stand_up.clicked.connect(stay.stand_up)
        self.offer.clicked.connect(lambda: stay.create(self.points.value(), self.match_password.text()))
        self.join.clicked.connect(self._join)
        self.list.itemActivated.connect(self._join)
        self.list.currentRowChanged.connect(self._refresh_join)

    @Slot()
    def _log_in(self) -> None:
        self._said.setText("")
        password = self.password.text()
        self.password.clear()
        self.entered.emit(self.server.text(), self.name.text(), password)

    @Slot()
    def _join(self) -> None:
        item = self.list.currentItem()
        if self.join.isEnabled():
            self._stay.join(item.data(_MATCH), self.match_password.text())

    @Slot()
    def _refresh(self) -> None:
        stay = self._stay
        is_there, is_free = bool(stay.name), bool(stay.name) and not stay.is_seated
        for row in range(self._entry.rowCount()):
            self._entry.setRowVisible(row, not stay.server)
        for row in range(self._own.rowCount()):
            self._own.setRowVisible(row, is_free)
        for part in (self.list, self.join, self.offer, self.refresh):
            part.setVisible(is_free)
        self.stand_up.setVisible(stay.is_seated)
        self.log_in.setVisible(not stay.server)
        self.log_out.setVisible(bool(stay.server))
        self._state.setText(self._state_text(is_there=is_there))
        self._state.setVisible(bool(self._state.text()))
        self._show_matches()
        self._keep_keyboard()

    def _keep_keyboard(self) -> None:
        """Where what had the keys is gone, they are wanted for the next thing."""
        stay = self._stay
        standing = (bool(stay.server), bool(stay.name), stay.is_seated)
        if standing != self._standing and self.isVisible():
            self.take_keyboard()
        self._standing = standing

    def _state_text(self, *, is_there: bool) -> str:
        stay = self._stay
        if not stay.server:
            return ""
        if not is_there:
            #: {server} is a name such as bgammon.org
            return self.tr("{server} is being looked for…").format(server=stay.server)
        if stay.is_seated:
            return self.tr("Your seat is taken. The match begins as soon as somebody joins.")
        #: {account} is the own name at a server, {server} a name such as bgammon.org
        return self.tr("Logged in at {server} as {account}.").format(account=stay.name, server=stay.server)

    def _show_matches(self) -> None:
        shown = [self.list.item(row).data(_MATCH) for row in range(self.list.count())]
        waiting = [match for match in self._stay.matches if match.players < 2]
        if shown != waiting:
            row = self.list.currentRow()
            self.list.clear()
            for match in waiting:
                text = self._text_of(match)
                item = QListWidgetItem(text, self.list)
                item.setData(_MATCH, match)
                item.setToolTip(plain_tip(text))
            self.list.setCurrentRow(min(max(row, 0), len(waiting) - 1))
        self._refresh_join()

    def _text_of(self, match: ServerMatch) -> str:
        if match.needs_password:
            #: A match in a list: {title} is its title, {points} a number
            text = self.tr("{title} ({points} points, with a password)")
        else:
            #: A match in a list: {title} is its title, {points} a number
            text = self.tr("{title} ({points} points)")
        return text.format(title=match.name, points=match.points)

    @Slot()
    def _refresh_join(self) -> None:
        self.join.setEnabled(self.list.currentItem() is not None)

    @Slot(str)
    def _tell_said(self, text: str) -> None:
        #: {server} is a name such as bgammon.org, {text} what it says, in its own words
        told = self.tr("{server}: {text}").format(server=self._stay.server or self.server.text(), text=text)
        self._said.setText(told)
        if self.isVisible():
            announce(self, told)

    def take_keyboard(self) -> None:
        """Have the keys where they are wanted first."""
        stay = self._stay
        if not stay.server:
            self.name.setFocus()
        elif not stay.name:
            self.log_out.setFocus()
        else:
            (self.stand_up if stay.is_seated else self.list if self.list.count() else self.points).setFocus()
