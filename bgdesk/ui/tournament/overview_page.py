"""All tournaments, and what can be done with them."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtWidgets import (
    QHBoxLayout,
    QHeaderView,
    QPushButton,
    QTreeWidget,
    QTreeWidgetItem,
    QVBoxLayout,
    QWidget,
)

from bgdesk.app.workers.background_task import BackgroundTask
from bgdesk.library.tournaments import StoredTournament
from bgdesk.match.tournament.league import SeasonRow, evenings_of, leagues, season
from bgdesk.match.tournament.places import match_count
from bgdesk.match.tournament.tournament import Tournament
from bgdesk.ui.common.roles import label
from bgdesk.ui.tournament.derive_bracket import end_text
from bgdesk.ui.tournament.season_dialog import SeasonDialog
from bgdesk.ui.words.numbers import day_and_time, whole

_ID = Qt.ItemDataRole.UserRole


class OverviewPage(QWidget):
    """A list, latest first; where it is empty it says what to do."""

    new_requested = Signal()
    chosen = Signal(str)
    removal_requested = Signal(str)
    restore_requested = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.list = QTreeWidget()
        #: Button: begin another tournament
        self.new = QPushButton(self.tr("&New tournament…"))
        #: Button, a verb: show the tournament that is chosen in a list
        self.open = QPushButton(self.tr("&Open"))
        #: Button, a verb: put the tournament that is chosen in a list into the trash
        self.remove = QPushButton(self.tr("R&emove"))
        #: Button: have back what was removed last
        self.restore = QPushButton(self.tr("&Undo removal"))
        #: Button: the table of all evenings of the league that the chosen tournament counts in
        self.season = QPushButton(self.tr("&Season table…"))
        self._stored: tuple[StoredTournament, ...] = ()
        self._adding_up: BackgroundTask[tuple[SeasonRow, ...]] | None = None
        self._empty = label(role="muted")
        self._removed: list[str] = []
        self._build()
        self._wire()

    def _build(self) -> None:
        self.list.setRootIsDecorated(False)
        #: Name of a list for a screen reader
        self.list.setAccessibleName(self.tr("Tournaments"))
        self.list.setHeaderLabels(
            [
                #: Head of a column: what a tournament is called
                self.tr("Tournament"),
                #: Head of a column: a number
                self.tr("Entrants"),
                #: Head of a column: how far a tournament is, or who won it
                self.tr("How it stands"),
                #: Head of a column: a day
                self.tr("Begun"),
            ]
        )
        header = self.list.header()
        header.setStretchLastSection(False)
        header.setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        header.setSectionResizeMode(0, QHeaderView.ResizeMode.Stretch)
        self._empty.setWordWrap(True)
        self._empty.setText(
            self.tr(
                "There is no tournament yet. Begin one: sixteen players, seven points a match, nine in the "
                "final. You play your matches at the board, and the computers play theirs meanwhile."
            )
        )
        self.new.setProperty("role", "primary")
        buttons = QHBoxLayout()
        for button in (self.new, self.open, self.season, self.remove, self.restore):
            buttons.addWidget(button)
        buttons.addStretch(1)
        self.restore.hide()
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(10)
        layout.addWidget(self._empty)
        layout.addWidget(self.list, 1)
        layout.addLayout(buttons)
        layout.addStretch(0)

    def _wire(self) -> None:
        self.new.clicked.connect(self.new_requested)
        self.open.clicked.connect(self._open)
        self.season.clicked.connect(self._add_up)
        self.list.itemActivated.connect(self._open)
        self.remove.clicked.connect(self._remove)
        self.restore.clicked.connect(self._restore)
        self.list.itemSelectionChanged.connect(self._refresh)
        self.show_list(())

    def show_list(self, stored: Sequence[StoredTournament]) -> None:
        """Show these; the one that was chosen stays so."""
        before, was_empty = self.current, not self.list.topLevelItemCount()
        self._stored = tuple(stored)
        self.list.clear()
        for one in stored:
            tournament = one.tournament
            item = QTreeWidgetItem(
                self.list,
                [
                    tournament.header.name,
                    whole(len(tournament.entrants)),
                    self._standing(tournament),
                    day_and_time(tournament.header.created),
                ],
            )
            item.setData(0, _ID, tournament.header.id)
            if tournament.header.id == before:
                self.list.setCurrentItem(item)
        if stored and not self.current:
            self.list.setCurrentIndex(self.list.model().index(0, 0))
        self.list.setVisible(bool(stored))
        self._empty.setVisible(not stored)
        self._refresh()
        if was_empty and self.window().focusWidget() is self.new:
            self.take_keyboard()

    def _standing(self, tournament: Tournament) -> str:
        if tournament.is_decided:
            return end_text(tournament)
        done = sum(slot.has_match and slot.outcome is not None for slot in tournament.slots)
        #: In a list of tournaments: how many of its matches are played; {done} and %n are numbers
        return self.tr("{done} of %n match(es) played", "", match_count(tournament)).format(done=whole(done))

    def take_keyboard(self) -> None:
        """Lead the keys to what one most likely wants."""
        (self.list if self.list.topLevelItemCount() else self.new).setFocus()

    @property
    def current(self) -> str:
        """The id of the tournament at which the list is."""
        item = self.list.currentItem()
        return item.data(0, _ID) if item else ""

    @Slot()
    def _refresh(self) -> None:
        for button in (self.open, self.remove):
            button.setVisible(self.list.topLevelItemCount() > 0)
            button.setEnabled(bool(self.current))
        self.season.setVisible(bool(leagues(one.tournament for one in self._stored)))
        self.season.setEnabled(bool(self._evenings()))

    def _evenings(self) -> tuple[Tournament, ...]:
        """Those of the league that the chosen tournament counts in."""
        every = tuple(one.tournament for one in self._stored)
        chosen = (one.header.league for one in every if one.header.id == self.current)
        league = next(chosen, None)
        return evenings_of(league.name, every) if league else ()

    @Slot()
    def _add_up(self) -> None:
        evenings = self._evenings()
        if evenings and not self._adding_up:
            self._adding_up = task = BackgroundTask(lambda _: season(evenings), (), self)
            task.done.connect(lambda rows: self._show_season(evenings, rows))
            task.start()

    def _show_season(self, evenings: Sequence[Tournament], rows: Sequence[SeasonRow]) -> None:
        self._adding_up = None
        league, names = evenings[-1].header.league, [one.header.name for one in evenings]
        dialog = SeasonDialog(league.name if league else "", names, rows, self)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.open()

    @Slot()
    def _open(self) -> None:
        if self.current:
            self.chosen.emit(self.current)

    @Slot()
    def _remove(self) -> None:
        removed = self.current
        self._removed.append(removed)
        self.restore.show()
        self.restore.setFocus()
        self.removal_requested.emit(removed)

    @Slot()
    def _restore(self) -> None:
        """What was removed last comes back first, as long as the program runs."""
        restored = self._removed.pop()
        if not self._removed:
            self.restore.hide()
            self.take_keyboard()
        self.restore_requested.emit(restored)
