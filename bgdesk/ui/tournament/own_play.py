"""How the people at this computer played, match by match, in words and as a table."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication, Qt, Signal
from PySide6.QtWidgets import QHeaderView, QTreeWidget, QTreeWidgetItem, QVBoxLayout, QWidget

from bgdesk.app.side_by_side import noted
from bgdesk.app.tournament.own_rounds import JudgedRound
from bgdesk.match.tournament.slots import TournamentSlot
from bgdesk.match.tournament.tournament import Tournament
from bgdesk.ui.common.roles import label
from bgdesk.ui.tournament.bracket_words import entrant_text
from bgdesk.ui.tournament.round_words import round_title
from bgdesk.ui.words.events import event_text
from bgdesk.ui.words.numbers import decimals, rating

translate = QCoreApplication.translate
_ID = Qt.ItemDataRole.UserRole


@dataclass(frozen=True, slots=True)
class OwnRoundRow:
    """One match of a person; ``match_id`` is what can be looked at."""

    match_id: str
    name: str
    title: str
    opponent: str
    rate: str
    worst: str
    best: str


def own_heads() -> tuple[str, ...]:
    """Of the table."""
    return (
        #: Head of a column
        translate("Tournament", "Player"),
        #: Head of a column: a round of a tournament
        translate("Tournament", "Round"),
        #: Head of a column
        translate("Tournament", "Opponent"),
        #: Head of a column: performance rating, a standard term
        translate("Tournament", "PR"),
        #: Head of a column: the decision that cost most
        translate("Tournament", "Worst decision"),
        #: Head of a column: the decision in which others lose most, and which was right
        translate("Tournament", "Hardest right decision"),
    )


def derive_own_rounds(tournament: Tournament, rounds: Sequence[JudgedRound]) -> tuple[OwnRoundRow, ...]:
    """A row for each match that is judged."""
    found = ((tournament.find(one.slot), one) for one in rounds)
    return tuple(_row(tournament, slot, one) for slot, one in found if slot and slot.outcome)


def _row(tournament: Tournament, slot: TournamentSlot, one: JudgedRound) -> OwnRoundRow:
    opponent = tournament.entrants[slot.opponent_of(one.entrant) or ""]
    low, high = one.interval
    #: A performance rating and how far it may be off, as in: 7.2 ± 2.1
    text = translate("Tournament", "{rate} ± {half}")
    return OwnRoundRow(
        one.record.header.id,
        tournament.entrants[one.entrant].name,
        round_title(tournament, slot.plan),
        entrant_text(opponent),
        text.format(rate=rating(one.rate), half=decimals((high - low) / 2, 1)),
        noted(_what(one, one.worst.event), decimals(-one.worst.error, 3)) if one.worst else "",
        _what(one, one.best.event) if one.best else "",
    )


def _what(one: JudgedRound, event: int) -> str:
    record = one.record
    return event_text(record.events[event], record.states[event], record.header.seats)


class OwnPlayTable(QWidget):
    """Enter looks at the match."""

    look_requested = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.about = label(role="muted")
        self.about.setWordWrap(True)
        self.table = QTreeWidget()
        self.table.setRootIsDecorated(False)
        #: Name of a list for a screen reader: how somebody played in each match
        self.table.setAccessibleName(self.tr("Your play, match by match"))
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self.about)
        layout.addWidget(self.table, 1)
        layout.addStretch(0)
        self.table.setHeaderLabels(list(own_heads()))
        header = self.table.header()
        header.setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        self.table.itemActivated.connect(lambda item: self.look_requested.emit(item.data(0, _ID)))

    def show_rows(self, rows: Sequence[OwnRoundRow]) -> None:
        """Show these; without any it is said how there will be some."""
        self.table.clear()
        for row in rows:
            texts = [row.name, row.title, row.opponent, row.rate, row.worst, row.best]
            QTreeWidgetItem(self.table, texts).setData(0, _ID, row.match_id)
        if rows:
            text = self.tr("Performance ratings with their 90 % interval. Enter shows the match.")
        else:
            text = self.tr(
                "None of your matches is analysed yet. Open one in the bracket and analyse it, or have "
                "matches analysed when they end, in the settings."
            )
        self.about.setText(text)
        self.table.setVisible(bool(rows))
