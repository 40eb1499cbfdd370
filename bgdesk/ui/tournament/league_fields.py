"""The fields that say in which league a new tournament counts."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QObject, Signal, Slot
from PySide6.QtWidgets import QCompleter, QFormLayout, QLineEdit

from bgdesk.library.tournaments import StoredTournament
from bgdesk.match.tournament.entrants import MOST_ENTRANTS
from bgdesk.match.tournament.tournament_codec import MAX_NAME
from bgdesk.match.tournament.tournament_format import LeagueTerms
from bgdesk.ui.common.rows import add_row, number_box
from bgdesk.ui.words.notation import isolated

_MOST_POINTS, _MOST_EVENINGS = 10_000, 1_000
_EXAMPLE = "10-7-5-3-2-1"


class LeagueFields(QObject):
    """Without a name the tournament counts in none; a known name brings what was agreed last."""

    edited = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.name = QLineEdit()
        self.points = QLineEdit()
        self.best = number_box(0, _MOST_EVENINGS)
        self._known: dict[str, LeagueTerms] = {}
        self._form: QFormLayout | None = None
        self.name.setMaxLength(MAX_NAME)
        #: In an empty field: the name of a league can be written here
        self.name.setPlaceholderText(self.tr("None"))
        #: In a number box: every evening of the league counts
        self.best.setSpecialValueText(self.tr("All"))
        #: Name of a field for a screen reader. {example} is such as 10-7-5-3-2-1
        name = self.tr("Points in the league by place, such as {example}")
        self.points.setAccessibleName(name.format(example=isolated(_EXAMPLE)))
        self.name.textChanged.connect(self._named)
        self.points.textChanged.connect(self.edited)

    def add_to(self, form: QFormLayout) -> None:
        """Add a row for each; `clear` hides what goes with a league only."""
        self._form = form
        #: Label of a field: the league in which a tournament counts
        add_row(form, self.tr("League"), self.name)
        #: Label of a field: what each place counts in a league
        add_row(form, self.tr("Points by place"), self.points)
        #: Label of a number: so many evenings of a league count, the best ones
        add_row(form, self.tr("Evenings that count"), self.best)

    @Slot(object)
    def know(self, stored: Sequence[StoredTournament]) -> None:
        """Offer the leagues of these, the latest first."""
        self._known = {}
        for league in (one.tournament.header.league for one in stored):
            if league:
                self._known.setdefault(league.name, league)
        self.name.setCompleter(QCompleter(sorted(self._known), self.name))

    def clear(self) -> None:
        """As nobody has chosen anything yet."""
        self._show(LeagueTerms("-"))
        self.name.clear()
        self._named()

    def _show(self, terms: LeagueTerms) -> None:
        self.points.setText("-".join(map(str, terms.points)))
        self.best.setValue(terms.best)

    @Slot()
    def _named(self) -> None:
        name = self.name.text().strip()
        if name in self._known:
            self._show(self._known[name])
        if self._form:
            for widget in (self.points, self.best):
                self._form.setRowVisible(widget, bool(name))
        self.edited.emit()

    def problem(self) -> str:
        """What is wrong, in one sentence; empty where nothing is."""
        if self.name.text().strip() and _points_of(self.points.text()) is None:
            #: {example} is such as 10-7-5-3-2-1
            text = self.tr("The points of the places are numbers, such as {example}.")
            return text.format(example=isolated(_EXAMPLE))
        return ""

    @property
    def terms(self) -> LeagueTerms | None:
        """As chosen; ``None`` without a league, or where what was typed makes no sense."""
        name, points = self.name.text().strip(), _points_of(self.points.text())
        return LeagueTerms(name, points, self.best.value()) if name and points else None


def _points_of(text: str) -> tuple[int, ...] | None:
    words = text.replace("\N{EN DASH}", "-").replace(",", "-").replace(" ", "-").split("-")
    numbers = [word for word in words if word]
    if not numbers or not all(word.isascii() and word.isdigit() and len(word) < 6 for word in numbers):
        return None
    found = tuple(map(int, numbers))
    return found if max(found) <= _MOST_POINTS and len(found) <= MOST_ENTRANTS else None
