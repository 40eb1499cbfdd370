"""The page on which a match between computers is watched."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtGui import QHideEvent, QKeyEvent, QKeySequence, QShowEvent
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from bgdesk.app.table.spectator_pace import Speed
from bgdesk.app.table.table import Table
from bgdesk.app.tournament.match_showing import MatchShowing
from bgdesk.match.events import Event, OpeningRolled, Played, Rolled
from bgdesk.match.record import MatchRecord
from bgdesk.rules.player import Player
from bgdesk.ui.board.board_widget import BoardWidget
from bgdesk.ui.board.theme import BoardTheme
from bgdesk.ui.board.view import CheckerMove
from bgdesk.ui.common.plain_text import plain_tip
from bgdesk.ui.common.roles import label
from bgdesk.ui.play.derive_bars import derive_player_bar
from bgdesk.ui.play.derive_board import BoardWishes, derive_opening_board, derive_past_board, moves_of
from bgdesk.ui.play.derive_match_line import match_line
from bgdesk.ui.play.player_bar import PlayerBar
from bgdesk.ui.play.watching_words import speed_name, watch_text
from bgdesk.ui.words.events import announcement
from bgdesk.ui.words.levels import seat_strength

_SIDES = (Player.BLACK, Player.WHITE)
"""From top to bottom."""


class WatchingPage(QWidget):
    """Shows what ``showing`` tells; keys on the whole page: Space, plus, minus, Right and End."""

    look_requested = Signal(str)
    """Analyse the match that was watched, by its id."""
    leave_requested = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.showing = MatchShowing(self)
        self._to_say = ""
        self.may_move: Callable[[], bool] = lambda: True
        """Whether checkers are seen moving at all."""
        self.board = BoardWidget(self)
        self.bars = {player: PlayerBar() for player in _SIDES}
        self.said = label(scale=1.05)
        self.about = label(role="muted", scale=0.95)
        self.pause = QPushButton()
        #: Button, a verb: while a match that is watched is paused, see what happens next
        self.step = QPushButton(self.tr("S&tep"))
        #: Button: watch a match more slowly
        self.slower = QPushButton(self.tr("S&lower"))
        #: Button: watch a match at a higher speed
        self.faster = QPushButton(self.tr("&Faster"))
        #: Button: see at once how a match ended that is watched
        self.finish = QPushButton(self.tr("To the &end"))
        #: Button, a verb: look at a match that was watched, and have it analysed
        self.review = QPushButton(self.tr("Revie&w the match"))
        #: Button: from a match that was watched back to the bracket
        self.back = QPushButton(self.tr("To the &bracket"))
        self._build()
        self._wire()
        self.show_waiting("")

    def _build(self) -> None:
        for part in (self.said, self.about):
            part.setWordWrap(True)
        self.said.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.said.setMinimumHeight(2 * self.said.fontMetrics().lineSpacing())
        row = QHBoxLayout()
        row.setSpacing(8)
        for button, key in (
            (self.pause, Qt.Key.Key_Space),
            (self.step, Qt.Key.Key_Right),
            (self.slower, Qt.Key.Key_Minus),
            (self.faster, Qt.Key.Key_Plus),
            (self.finish, Qt.Key.Key_End),
        ):
            button.setToolTip(plain_tip(QKeySequence(key).toString(QKeySequence.SequenceFormat.NativeText)))
            row.addWidget(button)
        row.addSpacing(8)
        row.addWidget(self.about, 1)
        for button in (self.review, self.back):
            row.addWidget(button)
        self.back.setProperty("role", "primary")
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(6)
        layout.addWidget(self.bars[Player.BLACK])
        layout.addWidget(self.board, 1)
        layout.addWidget(self.bars[Player.WHITE])
        layout.addWidget(self.said)
        layout.addLayout(row)

    def _wire(self) -> None:
        showing = self.showing
        showing.moved.connect(self._moved)
        showing.changed.connect(self._show_controls)
        showing.ended.connect(self._lead_on)
        self.board.settled.connect(self._settled)
        self.pause.clicked.connect(showing.toggle)
        self.step.clicked.connect(showing.step)
        self.slower.clicked.connect(lambda: showing.choose_speed(-1))
        self.faster.clicked.connect(lambda: showing.choose_speed(1))
        self.finish.clicked.connect(showing.finish)
        self.review.clicked.connect(lambda: self.look_requested.emit(showing.record.header.id))
        self.back.clicked.connect(self.leave_requested)

    def set_board_theme(self, theme: BoardTheme) -> None:
        """Wear these colours."""
        self.board.set_theme(theme)
        for bar in self.bars.values():
            bar.set_board_theme(theme)

    def show_waiting(self, sentence: str) -> None:
        """There is nothing to be seen yet, as ``sentence`` says."""
        self.showing.forget()
        self.said.setText(sentence)
        for part in (self.board, *self.bars.values()):
            part.hide()
        self._show_controls()

    def show_match(self, record: MatchRecord) -> None:
        """Show ``record`` from its beginning."""
        for part in (self.board, *self.bars.values()):
            part.show()
        self.showing.begin(record)
        self.take_keyboard()

    def take_keyboard(self) -> None:
        """Lead the keys to what one most likely wants."""
        button = self.back if self.showing.is_over or not self.showing.is_begun else self.pause
        button.setFocus()

    @Slot(object)
    def _moved(self, event: Event | None) -> None:
        showing = self.showing
        record, before, state = showing.record, showing.before(), showing.state
        wishes = BoardWishes(numbers_follow=False)
        moves: tuple[CheckerMove, ...] = ()
        view = derive_past_board(state, wishes)
        if isinstance(event, OpeningRolled):
            view = derive_opening_board(before, event, wishes)
        elif isinstance(event, Played):
            moves = moves_of(event.player, event.steps, before.position, before.ruleset)
        self.board.set_motion(self.may_move() and showing.watch.moves, showing.watch.motion)
        self._show_bars(record, is_rolling=isinstance(event, OpeningRolled | Rolled))
        self.about.setText(match_line(state, is_practice=False))
        last = record.events[-1] if record.events else None
        self._to_say = announcement(last, before, state, record.header.seats) if last else ""
        self.board.set_view(view, moves)

    def _show_bars(self, record: MatchRecord, *, is_rolling: bool = False) -> None:
        table = Table(record, is_review=True)
        for player, bar in self.bars.items():
            strength = seat_strength(table.seat(player), record.state.ruleset)
            bar.set_view(derive_player_bar(table, player, strength=strength, is_rolling=is_rolling))

    @Slot()
    def _settled(self) -> None:
        """What the dice show is told once they lie."""
        if not self.showing.is_begun:
            return
        if self._to_say != self.said.text():
            self.said.setText(self._to_say)
            self.board.announce(self._to_say)
        self._show_bars(self.showing.record)
        if self.isVisible():
            self.showing.at_rest()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        if not self.board.board_scene.is_moving:
            self.showing.at_rest()

    def hideEvent(self, event: QHideEvent) -> None:
        """Nothing is missed meanwhile."""
        super().hideEvent(event)
        self.showing.hold()

    @Slot()
    def _show_controls(self) -> None:
        showing, watch = self.showing, self.showing.watch
        goes_on = showing.is_begun and not showing.is_over
        #: Button, a verb: what is watched goes on
        go_on = self.tr("&Continue")
        #: Button, a verb: what is watched stands still
        self.pause.setText(go_on if watch.is_paused else self.tr("Pa&use"))
        self.pause.setAccessibleDescription(watch_text(watch))
        for button in (self.pause, self.step, self.slower, self.faster, self.finish):
            button.setVisible(goes_on)
        self.step.setEnabled(watch.is_paused)
        self.slower.setEnabled(watch.speed > min(Speed))
        self.faster.setEnabled(watch.speed < max(Speed))
        self.faster.setAccessibleDescription(speed_name(watch.speed))
        self.slower.setAccessibleDescription(speed_name(watch.speed))
        self.review.setVisible(showing.is_over)

    @Slot()
    def _lead_on(self) -> None:
        self.take_keyboard()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        acts = {
            Qt.Key.Key_Space: self.pause,
            Qt.Key.Key_Plus: self.faster,
            Qt.Key.Key_Equal: self.faster,
            Qt.Key.Key_Minus: self.slower,
            Qt.Key.Key_Right: self.step,
            Qt.Key.Key_End: self.finish,
        }
        button = acts.get(Qt.Key(event.key()))
        if button and button.isVisible():
            button.click()
        else:
            event.ignore()
