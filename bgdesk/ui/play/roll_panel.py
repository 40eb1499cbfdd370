"""What both players rolled, what they could play of it, and the difference."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import QGridLayout, QLabel, QVBoxLayout, QWidget

from bgdesk.match.dice.roll_count import NO_ROLLS, RollCount, count_by_game, total
from bgdesk.match.record import MatchRecord
from bgdesk.match.state import Pair
from bgdesk.ui.common.plain_text import plain_tip
from bgdesk.ui.common.roles import elided, framed, label
from bgdesk.ui.words.numbers import signed, whole
from bgdesk.ui.words.persons import name_in_text


@dataclass(frozen=True, slots=True)
class RollLine:
    """One figure of both players; ``difference`` is White's minus Black's, signed."""

    title: str
    tip: str
    white: str
    black: str
    difference: str


@dataclass(frozen=True, slots=True)
class RollTable:
    """The figures of one game or of the whole match."""

    title: str
    lines: tuple[RollLine, ...]


@dataclass(frozen=True, slots=True)
class RollsView:
    """Names over the columns and the tables below them."""

    names: Pair[str]
    tables: tuple[RollTable, ...]


def derive_rolls(record: MatchRecord) -> RollsView:
    """The counts of the running or last game and, from the second game on, of the match so far."""
    games = count_by_game(record)
    seats = record.header.seats
    number = record.state.game_number
    #: Title of a table: the number of a game in a match
    title = QCoreApplication.translate("RollPanel", "Game {number}").format(number=number)
    tables = [RollTable(title, roll_lines(games[-1] if games else NO_ROLLS))]
    if len(games) > 1:
        title = QCoreApplication.translate("RollPanel", "Whole match")
        tables.append(RollTable(title, roll_lines(total(games))))
    return RollsView(Pair(seats.white.name, seats.black.name), tuple(tables))


def roll_lines(counts: Pair[RollCount]) -> tuple[RollLine, ...]:
    """The figures of both players, one line each."""
    translate = QCoreApplication.translate
    rows = (
        (
            #: Row of a table, a noun: how often somebody rolled
            translate("RollPanel", "Rolls"),
            translate("RollPanel", "Rolls so far; the opening one counts for the player who begins with it"),
            "rolls",
        ),
        (
            translate("RollPanel", "Sum of the dice"),
            translate("RollPanel", "The faces added up as they lie, those of doubles only once"),
            "faces",
        ),
        (
            translate("RollPanel", "Pips rolled"),
            translate("RollPanel", "What the dice allow; a double counts twice over"),
            "entitled",
        ),
        (
            translate("RollPanel", "Pips played"),
            translate("RollPanel", "By how much the player's own pip count went down"),
            "played",
        ),
        (
            translate("RollPanel", "Pips lost"),
            translate("RollPanel", "Dice that could not be played because the way was blocked"),
            "lost",
        ),
        (
            translate("RollPanel", "Pips wasted"),
            translate(
                "RollPanel",
                "Bearing off with a higher number than needed, and dice left after the last checker",
            ),
            "wasted",
        ),
        #: Row of a table, a noun: how often both dice showed the same
        (translate("RollPanel", "Doubles"), translate("RollPanel", "Rolls of two equal dice"), "doubles"),
    )
    return tuple(
        _line(title, tip, getattr(counts.white, name), getattr(counts.black, name))
        for title, tip, name in rows
    )


def _line(title: str, tip: str, white: int, black: int) -> RollLine:
    return RollLine(
        title, tip, whole(white), whole(black), signed(white - black) if white != black else whole(0)
    )


class RollPanel(QWidget):
    """Shows a `RollsView`."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._view: RollsView | None = None
        self._layout = QVBoxLayout(self)
        self._layout.setContentsMargins(0, 0, 0, 0)
        self._layout.setSpacing(12)
        self._empty = label(self.tr("Rolls are counted here, game by game."), role="muted")
        self._empty.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._layout.addWidget(self._empty, 1)
        self._cards: list[_Card] = []

    def set_view(self, view: RollsView) -> None:
        """Show ``view``."""
        if view == self._view:
            return
        if self._view is None:
            self._empty.hide()
            self._layout.addStretch(1)
        self._view = view
        while len(self._cards) < len(view.tables):
            self._cards.append(_Card(self))
            self._layout.insertWidget(len(self._cards) - 1, self._cards[-1])
        for card, table in zip(self._cards, view.tables, strict=False):
            card.show_table(table, view.names)
        for number, card in enumerate(self._cards):
            card.setVisible(number < len(view.tables))


class _Card(QWidget):
    """One table of figures."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._title = label(bold=True)
        self._grid = QGridLayout()
        self._grid.setHorizontalSpacing(12)
        self._grid.setVerticalSpacing(5)
        self._grid.setColumnStretch(0, 1)
        frame = framed("card", self)
        inner = QVBoxLayout(frame)
        inner.setContentsMargins(14, 10, 14, 12)
        inner.addWidget(self._title)
        inner.addLayout(self._grid)
        outer = QVBoxLayout(self)
        outer.setContentsMargins(0, 0, 0, 0)
        outer.addWidget(frame)

    def show_table(self, table: RollTable, names: Pair[str]) -> None:
        """Fill in the figures."""
        self._title.setText(table.title)
        #: Head of a column: difference. Short
        heads = ("", names.white, names.black, self.tr("Diff."))
        for column, text in enumerate(heads):
            self._cell(0, column, "muted").setText(text)
        white, black = name_in_text(names.white), name_in_text(names.black)
        #: Tool tip of a column of numbers: the difference. {white} and {black} are names of players
        versus = self.tr("{white} minus {black}").format(white=white, black=black)
        self._cell(0, len(heads) - 1, "muted").setToolTip(plain_tip(versus))
        for row, line in enumerate(table.lines, start=1):
            texts = (line.title, line.white, line.black, line.difference)
            for column, text in enumerate(texts):
                cell = self._cell(row, column, "muted" if column in (0, 3) else "")
                cell.setText(text)
                cell.setToolTip(plain_tip(line.tip))
            #: A row of a table for a screen reader: its title, then each player's name and number
            spoken = self.tr("{title}: {white_name} {white}, {black_name} {black}").format(
                title=line.title,
                white_name=white,
                white=line.white,
                black_name=black,
                black=line.black,
            )
            self._cell(row, 0, "muted").setAccessibleName(spoken)

    def _cell(self, row: int, column: int, role: str) -> QLabel:
        item = self._grid.itemAtPosition(row, column)
        if item is not None:
            found = item.widget()
            assert isinstance(found, QLabel)
            return found
        made = elided(role=role) if row == 0 else label(role=role)
        made.setAlignment(Qt.AlignmentFlag.AlignLeft if column == 0 else Qt.AlignmentFlag.AlignRight)
        self._grid.addWidget(made, row, column)
        return made
