"""The decision that is marked in the table: its position, and what was played and what was best."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication, QSize, Slot
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from bgdesk.analysis.phases import GamePhase
from bgdesk.app.side_by_side import labels, titled
from bgdesk.library.find.wanted import FoundDecision
from bgdesk.rules.player import Player
from bgdesk.rules.position import BAR, POINTS, Side, pip_count
from bgdesk.ui.board.theme import BoardTheme
from bgdesk.ui.common.roles import label
from bgdesk.ui.find.find_choices import phase_choices
from bgdesk.ui.find.found_words import FoundColumn, FoundRow, found_heading
from bgdesk.ui.find.small_board import DARK, FAR, LIGHT, CheckerInk, SmallBoard
from bgdesk.ui.matches.match_columns import players
from bgdesk.ui.words.numbers import whole

translate = QCoreApplication.translate
_NOBODY: Side = (0,) * 26


@dataclass(frozen=True, slots=True)
class DetailView:
    """What is said beside the board, a line each; empty ones are left out."""

    title: str
    played: str
    best: str
    place: str


def derive_detail(one: FoundDecision, row: FoundRow) -> DetailView:
    """Everything that the table has no room for."""
    cells = row.cells
    phases = dict(phase_choices())
    #: The pips of the player and of the opponent, a standard term
    pips = translate("Find", "Pips: {own} to {theirs}")
    pips = pips.format(own=whole(pip_count(one.own)), theirs=whole(pip_count(one.other)))
    return DetailView(
        labels(cells[FoundColumn.PLAYER], cells[FoundColumn.SCORE]),
        titled(found_heading(FoundColumn.PLAYED), cells[FoundColumn.PLAYED]),
        titled(found_heading(FoundColumn.BEST), cells[FoundColumn.BEST]) if cells[FoundColumn.BEST] else "",
        labels(players(one.match), phases[GamePhase(one.phase).value], pips),
    )


class FoundDetail(QWidget):
    """Empty until `show_decision`."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.board = PositionSketch()
        self.title, self.played, self.best = label(bold=True), label(), label()
        self.place = label(role="muted")
        column = QVBoxLayout()
        column.addStretch(1)
        for line in (self.title, self.played, self.best, self.place):
            line.setWordWrap(True)
            column.addWidget(line)
        column.addStretch(1)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 4, 0, 0)
        row.setSpacing(16)
        row.addWidget(self.board)
        row.addLayout(column, 1)

    def show_decision(self, one: FoundDecision, row: FoundRow) -> None:
        """Show another one."""
        view = derive_detail(one, row)
        for line, text in zip(
            (self.title, self.played, self.best, self.place),
            (view.title, view.played, view.best, view.place),
            strict=True,
        ):
            line.setText(text)
        self.board.show_position(one.own, one.other, one.player)


class PositionSketch(SmallBoard):
    """A position, seen by the player who decides."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._own = self._other = _NOBODY
        self._player = Player.WHITE
        self._inks = {Player.WHITE: LIGHT, Player.BLACK: DARK}
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        #: Name for a screen reader of a small picture of a position
        self.setAccessibleName(self.tr("Position"))

    def sizeHint(self) -> QSize:
        return QSize(286, 168)

    @Slot(object)
    def wear(self, theme: BoardTheme) -> None:
        """Have the checkers in the colours of the large board."""
        inks = {player: theme.checker(player) for player in Player}
        self._inks = {player: CheckerInk(one.face, one.rim, one.text) for player, one in inks.items()}
        self.update()

    def show_position(self, own: Side, other: Side, player: Player) -> None:
        """Each side in its owner's coordinates; ``own`` is that of ``player``."""
        self._own, self._other, self._player = own, other, player
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        self.paint_board(painter)
        for is_own, side in ((True, self._own), (False, self._other)):
            ink = self._inks[self._player if is_own else self._player.opponent]
            for number in POINTS:
                point = number if is_own else BAR - number
                room = self.rect_of(point)
                self.paint_stack(painter, room, side[number], ink, is_low=point <= FAR)
            bar = self.bar_rect(is_low=not is_own)
            self.paint_stack(painter, bar, side[BAR], ink, is_low=not is_own)
