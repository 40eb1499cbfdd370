"""One player of the position that is set up: whose turn it is, the pips, the spare checkers, the score."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QPushButton, QWidget

from bgdesk.match.options import MAX_LENGTH
from bgdesk.match.setup.setup import TableSetup
from bgdesk.rules.player import Player
from bgdesk.rules.position import OFF
from bgdesk.ui.board.theme import BoardTheme
from bgdesk.ui.common.roles import framed, label, set_state
from bgdesk.ui.common.value_boxes import NumberBox
from bgdesk.ui.play.player_mark import LOW, PlayerMark
from bgdesk.ui.words.counted import Counted
from bgdesk.ui.words.persons import colour_name

_MOST_POINTS = 9_999


@dataclass(frozen=True, slots=True)
class SideRowView:
    """What the row shows; ``away`` is ``None`` in money play."""

    player: Player
    is_on_roll: bool
    pips: int
    off: int
    points: int
    away: int | None


def derive_side_row(setup: TableSetup, player: Player) -> SideRowView:
    """The row of ``player``."""
    return SideRowView(
        player,
        setup.turn is player,
        setup.position.pips(player),
        setup.count(player, OFF),
        setup.score.of(player),
        setup.away(player),
    )


class SideRow(QFrame):
    """Shows a `SideRowView`; a click on the name gives that player the turn."""

    turn_requested = Signal(object)
    score_requested = Signal(object, int)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("role", "panel")
        self._player = Player.WHITE
        self._theme: BoardTheme | None = None
        self._accent = framed("bar")
        self._accent.setFixedWidth(4)
        self.mark = PlayerMark()
        self.mark.set_size(LOW)
        self.turn = QPushButton()
        self.turn.setProperty("role", "link")
        self._state = label(role="muted", scale=0.9)
        self._pips = label()
        self._away = label(role="muted", scale=0.9)
        self.points = NumberBox()
        self.points.setKeyboardTracking(False)
        self._build()
        self.turn.clicked.connect(self._give_turn)
        self.points.valueChanged.connect(self._give_score)

    def _build(self) -> None:
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 2, 10, 2)
        row.setSpacing(8)
        for widget in (self._accent, self.mark, self.turn, self._state):
            row.addWidget(widget)
        row.addStretch(1)
        row.addWidget(self._pips)
        row.addSpacing(10)
        row.addWidget(self._away)
        row.addWidget(self.points)

    def set_board_theme(self, theme: BoardTheme) -> None:
        """Show the checker as it is on the board."""
        self._theme = theme
        self.mark.set_colours(theme.checker(self._player))

    def show_view(self, view: SideRowView) -> None:
        """Show ``view`` without telling anybody."""
        self._player = view.player
        name = colour_name(view.player)
        self.mark.set_player(name, is_bot=False)
        if self._theme:
            self.mark.set_colours(self._theme.checker(view.player))
        self.turn.setText(name)
        #: Beside the name of a player: it is this player's turn
        on_roll = self.tr("on roll")
        self._state.setText(on_roll if view.is_on_roll else "")
        self.turn.setToolTip(self.tr("Give the turn to this player (T)"))
        self.turn.setAccessibleDescription(self._state.text())
        set_state(self._accent, "acting", view.is_on_roll)
        self._pips.setText(self._pips_text(view))
        self._show_score(view)

    def _pips_text(self, view: SideRowView) -> str:
        #: How far a player has still to go; {off} checkers lie beside the board
        with_spare = self.tr("%n pip(s) · {off} off", "", view.pips)
        return with_spare.format(off=view.off) if view.off else self._bare(view)

    def _bare(self, view: SideRowView) -> str:
        return Counted().pips(view.pips)

    def _show_score(self, view: SideRowView) -> None:
        blocked = self.points.blockSignals(True)
        most = _MOST_POINTS if view.away is None else view.points + view.away - 1
        self.points.setRange(0, min(most, _MOST_POINTS) if view.away is None else min(most, MAX_LENGTH))
        self.points.setValue(view.points)
        self.points.blockSignals(blocked)
        #: What the score of a player is called for a screen reader
        self.points.setAccessibleName(self.tr("Points won"))
        self.points.setAlignment(Qt.AlignmentFlag.AlignRight)
        #: How many points a player still needs, a standard term: 2-away
        away = self.tr("{points}-away")
        self._away.setText("" if view.away is None else away.format(points=view.away))

    def _give_turn(self) -> None:
        self.turn_requested.emit(self._player)

    def _give_score(self, points: int) -> None:
        self.score_requested.emit(self._player, points)
