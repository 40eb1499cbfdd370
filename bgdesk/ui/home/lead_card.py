"""The first card: the match to go on with, else the last one once more, else the first one of all."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QSize, Qt, Signal, Slot
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from bgdesk.ui.board.view import BoardView
from bgdesk.ui.common.flow_box import FlowBox
from bgdesk.ui.common.roles import elided, label
from bgdesk.ui.home.again_row import AgainRow
from bgdesk.ui.home.board_picture import BoardPicture, Draw
from bgdesk.ui.home.parts import GAP, Card, button, quiet
from bgdesk.ui.home.view import HomeView, Lead, WaitingMatch

PICTURE = QSize(290, 209)
_MOST_OTHERS = 3

DrawView = Callable[[BoardView, QSize], QImage]


class LeadCard(Card):
    """``draw`` makes a picture of a board."""

    go_on_requested = Signal(object)
    """The `WaitingMatch` that somebody wants to go on with."""
    end_requested = Signal(object)
    """The `WaitingMatch` that is to be ended."""
    again_requested = Signal()
    other_requested = Signal()
    first_requested = Signal()
    how_to_requested = Signal()
    all_requested = Signal()

    def __init__(self, draw: DrawView, parent: QWidget | None = None) -> None:
        super().__init__("", parent)
        self._draw = draw
        self._view: HomeView | None = None
        self.picture = BoardPicture(PICTURE)
        self.day = label(role="muted", scale=0.85)
        self._title = label(scale=1.45, bold=True)
        self._details, self._note = quiet(), quiet()
        self.primary = button("", role="primary")
        self.second = button("")
        self._others = QVBoxLayout()
        self.again_row = AgainRow()
        self._build()
        self.primary.clicked.connect(self._press_primary)
        self.second.clicked.connect(self._press_second)
        self.again_row.again_requested.connect(self.again_requested)

    def _build(self) -> None:
        row = QHBoxLayout()
        row.setSpacing(GAP + 4)
        row.addWidget(self.picture, 0, Qt.AlignmentFlag.AlignTop)
        words = QVBoxLayout()
        words.setSpacing(4)
        for each in (self.day, self._title, self._details, self._note):
            each.setWordWrap(True)
            words.addWidget(each)
        words.addStretch(1)
        buttons = FlowBox()
        buttons.add(self.primary, self.second)
        words.addWidget(buttons)
        row.addLayout(words, 1)
        self.inside.addLayout(row)
        self.inside.addLayout(self._others)
        self.inside.addWidget(self.again_row)
        for made in (self.primary, self.second):
            made.hide()

    def show_view(self, view: HomeView) -> None:
        """Show what there is to do first; whatever has the keyboard keeps it where nothing is different."""
        if view == self._view:
            return
        self._view = view
        match view.lead:
            case Lead.UNDER_WAY:
                self._show_waiting(view.waiting[0])
            case Lead.AGAIN:
                self._show_again(view)
            case Lead.FIRST_MATCH:
                self._show_first(view)
        self._note.setVisible(bool(self._note.text()))
        self.day.setVisible(bool(self.day.text()))
        for made in (self.primary, self.second):
            made.show()
        self._list_others(view.waiting[1:])
        self.again_row.show_match(view.other_again)

    def _say(self, day: str, title: str, details: str, note: str, primary: str, second: str) -> None:
        self.day.setText(day)
        self._title.setText(title)
        self._details.setText(details)
        self._note.setText(note)
        self.primary.setText(primary)
        self.primary.setAccessibleDescription(title)
        self.second.setText(second)
        self.setAccessibleName(title)

    def _show_waiting(self, match: WaitingMatch) -> None:
        #: Heading above a match that can be gone on with
        day = self.tr("Under way")
        if match.day:
            #: Heading above a match that can be gone on with. {day} is a day, as in: today
            day = self.tr("Under way · {day}").format(day=match.day)
        self._say(
            day,
            match.title,
            match.details,
            match.note,
            #: Button, a verb: go on with a match
            self.tr("Resume"),
            #: Button, a verb: end a match before it is over
            self.tr("End it…"),
        )
        self._show_picture(match.picture)

    def _show_again(self, view: HomeView) -> None:
        self._say(
            "",
            #: Heading: what was played last can be played once more
            self.tr("Once more?"),
            view.again,
            view.note,
            #: Button, a verb: the same match once more
            self.tr("Play again"),
            #: Button: opens a dialog
            self.tr("New match…"),
        )
        self._show_picture(view.again_picture)

    def _show_first(self, view: HomeView) -> None:
        self._say(
            "",
            #: Heading for somebody who starts the program for the first time
            self.tr("Your first match"),
            view.first,
            self.tr("One click starts it. You can stop any time and continue later: nothing is lost."),
            #: Button, a verb: begin the first match
            self.tr("Play"),
            #: Button: opens the help
            self.tr("How to play"),
        )
        self._show_picture(view.again_picture)

    def _show_picture(self, view: BoardView | None) -> None:
        self.picture.setVisible(view is not None)
        self.picture.show_picture(self._drawing(view) if view else None)

    def _drawing(self, view: BoardView) -> Draw:
        return lambda size: self._draw(view, size)

    def _list_others(self, others: Sequence[WaitingMatch]) -> None:
        while item := self._others.takeAt(0):
            if widget := item.widget():
                widget.deleteLater()
        for match in others[:_MOST_OTHERS]:
            row = self._row_of(match)
            self._others.addWidget(row)
            row.show()
        if len(others) > _MOST_OTHERS:
            more = button(self.tr("%n match(es) more…", "", len(others) - _MOST_OTHERS), role="link")
            more.clicked.connect(self.all_requested)
            self._others.addWidget(more, 0, Qt.AlignmentFlag.AlignLeft)
            more.show()

    def _row_of(self, match: WaitingMatch) -> QWidget:
        row = QWidget()
        line = QHBoxLayout(row)
        line.setContentsMargins(0, 4, 0, 0)
        title, details = elided(bold=True), elided(role="muted", scale=0.92)
        title.setText(match.title)
        details.setText(match.details)
        go_on, end = button(self.tr("Resume")), button(self.tr("End it…"))
        for made in (go_on, end):
            made.setAccessibleDescription(match.title)
        go_on.clicked.connect(lambda: self.go_on_requested.emit(match))
        end.clicked.connect(lambda: self.end_requested.emit(match))
        line.addWidget(title, 2)
        line.addWidget(details, 3)
        line.addWidget(go_on)
        line.addWidget(end)
        return row

    @Slot()
    def _press_primary(self) -> None:
        assert self._view
        match self._view.lead:
            case Lead.UNDER_WAY:
                self.go_on_requested.emit(self._view.waiting[0])
            case Lead.AGAIN:
                self.again_requested.emit()
            case Lead.FIRST_MATCH:
                self.first_requested.emit()

    @Slot()
    def _press_second(self) -> None:
        assert self._view
        match self._view.lead:
            case Lead.UNDER_WAY:
                self.end_requested.emit(self._view.waiting[0])
            case Lead.AGAIN:
                self.other_requested.emit()
            case Lead.FIRST_MATCH:
                self.how_to_requested.emit()
