"""One tournament: its bracket, its matches, its places."""

from __future__ import annotations

from PySide6.QtCore import QPoint, Signal, Slot
from PySide6.QtWidgets import QHBoxLayout, QMenu, QPushButton, QStackedWidget, QVBoxLayout, QWidget

from bgdesk.ui.common.roles import label
from bgdesk.ui.common.segments import Segments
from bgdesk.ui.tournament.bracket_widget import BracketWidget
from bgdesk.ui.tournament.bracket_words import fingerprint_text, secret_text
from bgdesk.ui.tournament.derive_bracket import BracketView, SlotStand, SlotView
from bgdesk.ui.tournament.own_play import OwnPlayTable
from bgdesk.ui.tournament.sealed_line import SealedLine
from bgdesk.ui.tournament.slot_tables import MatchesTable, PlacesTable

_BRACKET, _MATCHES, _PLACES, _OWN = "bracket", "matches", "places", "own"


class TournamentPage(QWidget):
    """``is_drawn_only``: the tournament is shown as drawn, and `begin` stores it.

    ``slot`` is the id of the one at which the keyboard is, in the bracket or the list.
    """

    play_requested = Signal(str)
    look_requested = Signal(str)
    watch_requested = Signal(str)
    """Watch the match of a slot."""
    directing_requested = Signal(QPoint)
    """What the director may do with the slot; where on the screen that is to be offered."""
    begin_requested = Signal()
    wall_page_requested = Signal()
    picture_requested = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._view: BracketView | None = None
        self.slot = ""
        self.status = label(scale=1.05)
        self.fingerprint = SealedLine(fingerprint_text, self.tr("Copy the fingerprint"))
        self.secret = SealedLine(secret_text, self.tr("Copy the secret"))
        self.bracket = BracketWidget()
        self.matches = MatchesTable()
        self.places = PlacesTable()
        self.own_play = OwnPlayTable()
        self.shown = Segments(
            (
                #: A choice: the tree of a tournament
                (_BRACKET, self.tr("Bracket")),
                #: A choice: a list of matches
                (_MATCHES, self.tr("Matches")),
                #: A choice: a list of places
                (_PLACES, self.tr("Places")),
                #: A choice: how the people at this computer played in each of their matches
                (_OWN, self.tr("Your play")),
            ),
            #: Name of a choice for a screen reader: what is shown of a tournament
            self.tr("Shown"),
        )
        #: Button, a verb: play the own match of a tournament
        self.play = QPushButton(self.tr("P&lay"))
        #: Button: a tournament that was drawn begins
        self.begin = QPushButton(self.tr("&Begin"))
        #: A choice, on or off: only the matches of the people at this computer, and those that lead to them
        self.own_path = QPushButton(self.tr("M&y path"))
        #: Button, a verb: watch a match between computers, move by move
        self.watch = QPushButton(self.tr("&Watch"))
        #: Button that opens a menu: what the director of a tournament may do with a match
        self.direct = QPushButton(self.tr("D&irect…"))
        #: Button that opens a menu: ways to save a tournament for a wall
        self.share = QPushButton(self.tr("&Save for the wall…"))
        self._pages = QStackedWidget()
        self._build()
        self._wire()

    def _build(self) -> None:
        for page in (self.bracket, self.matches, self.places, self.own_play):
            self._pages.addWidget(page)
        self.status.setWordWrap(True)
        for button in (self.play, self.begin):
            button.setProperty("role", "primary")
        row = QHBoxLayout()
        row.setSpacing(8)
        row.addWidget(self.status, 1)
        row.addWidget(self.begin)
        row.addWidget(self.play)
        below = QHBoxLayout()
        self.own_path.setCheckable(True)
        self.own_path.setProperty("role", "segment")
        below.addWidget(self.shown)
        below.addSpacing(12)
        below.addWidget(self.own_path)
        below.addStretch(1)
        for button in (self.watch, self.direct, self.share):
            below.addWidget(button)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(8)
        layout.addLayout(row)
        layout.addLayout(below)
        layout.addWidget(self._pages, 1)
        layout.addWidget(self.fingerprint)
        layout.addWidget(self.secret)

    def _wire(self) -> None:
        self.shown.chosen.connect(self._show_part)
        self.play.clicked.connect(self._play)
        self.begin.clicked.connect(self.begin_requested)
        self.share.clicked.connect(self._offer_ways)
        for part in (self.bracket, self.matches):
            part.slot_activated.connect(self._activate)
            part.slot_chosen.connect(self._choose)
            part.menu_requested.connect(self._offer_directing)
        self.own_play.look_requested.connect(self.look_requested)
        self.own_path.toggled.connect(self.bracket.show_path)
        self.own_path.toggled.connect(self.matches.show_path)
        self.watch.clicked.connect(lambda: self.watch_requested.emit(self.slot))
        self.direct.clicked.connect(self._direct)
        self.shown.set_value(_BRACKET)

    def show_view(self, view: BracketView, *, is_drawn_only: bool = False) -> None:
        """Show ``view``; what was shown of it stays in front."""
        is_other = self._view is None or self._view.id != view.id
        self._view = view
        self.bracket.show_bracket(view)
        self.matches.show_slots(view)
        self.places.show_places(view)
        self.own_play.show_rows(view.own_rounds)
        self.fingerprint.show_digits(view.fingerprint)
        self.secret.show_digits(view.secret)
        #: Above a bracket that nobody has begun to play
        about = self.tr("This is the draw. Begin when you like it; it stands from then on.")
        self.status.setText(about if is_drawn_only else view.status)
        self.begin.setVisible(is_drawn_only)
        self.play.setVisible(bool(view.own_slot) and not is_drawn_only)
        for button in (self.share, self.watch, self.direct):
            button.setVisible(not is_drawn_only)
        has_path = any(slot.is_on_path for slot in view.slots) and not is_drawn_only
        self.own_path.setVisible(has_path)
        if not has_path:
            self.own_path.setChecked(False)
        if is_other or self._slot_view(self.slot) is None:
            self.slot = self.bracket.current
        self.matches.choose(self.slot)
        self._offer()

    @property
    def view(self) -> BracketView | None:
        """What is shown."""
        return self._view

    def take_keyboard(self) -> None:
        """Lead the keys to what one most likely wants."""
        if self.begin.isVisibleTo(self):
            self.begin.setFocus()
        else:
            widgets = {
                _MATCHES: self.matches.table,
                _PLACES: self.places.table,
                _OWN: self.own_play.table,
            }
            widgets.get(str(self.shown.value), self.bracket).setFocus()

    @Slot(object)
    def _show_part(self, part: str) -> None:
        pages = {
            _BRACKET: self.bracket,
            _MATCHES: self.matches,
            _PLACES: self.places,
            _OWN: self.own_play,
        }
        self._pages.setCurrentWidget(pages[part])

    @Slot()
    def _play(self) -> None:
        if self._view and self._view.own_slot:
            self.play_requested.emit(self._view.own_slot)

    def _slot_view(self, slot_id: str) -> SlotView | None:
        return next((one for one in self._view.slots if one.id == slot_id), None) if self._view else None

    @Slot(str)
    def _choose(self, slot_id: str) -> None:
        """In the bracket and in the list alike."""
        if slot_id != self.slot:
            self.slot = slot_id
            self.bracket.choose(slot_id)
            self.matches.choose(slot_id)
            self._offer()

    def _offer(self) -> None:
        """What goes with the slot that is chosen."""
        slot = self._slot_view(self.slot)
        self.watch.setEnabled(slot is not None and slot.can_be_watched)
        self.direct.setEnabled(slot is not None and not (self._view and self._view.is_over))

    @Slot(str)
    def _activate(self, slot_id: str) -> None:
        slot = self._slot_view(slot_id)
        if slot is None or self.begin.isVisibleTo(self):
            return
        if slot.stand is SlotStand.YOURS:
            self.play_requested.emit(slot.id)
        elif slot.match_id:
            self.look_requested.emit(slot.match_id)
        elif slot.can_be_watched:
            self.watch_requested.emit(slot.id)

    @Slot()
    def _direct(self) -> None:
        self._offer_directing(self.direct.mapToGlobal(QPoint(0, self.direct.height())))

    @Slot(QPoint)
    def _offer_directing(self, place: QPoint) -> None:
        if self.direct.isVisibleTo(self) and self.direct.isEnabled():
            self.directing_requested.emit(place)

    @Slot()
    def _offer_ways(self) -> None:
        menu = QMenu(self)
        menu.setAccessibleName(self.share.text().replace("&", ""))
        #: Menu entry: save as a page for a web browser
        menu.addAction(self.tr("Save as a web &page…")).triggered.connect(self.wall_page_requested)
        #: Menu entry: save as an image
        menu.addAction(self.tr("Save as a pict&ure…")).triggered.connect(self.picture_requested)
        menu.aboutToHide.connect(menu.deleteLater)
        menu.popup(self.share.mapToGlobal(QPoint(0, self.share.height())))
