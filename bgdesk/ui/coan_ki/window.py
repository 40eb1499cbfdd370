"""The window in which Coan ki is played: board, plays of the throw, new game."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Qt, Slot
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import (
    QDialog,
    QFormLayout,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QListWidget,
    QListWidgetItem,
    QPushButton,
    QSpinBox,
    QVBoxLayout,
    QWidget,
)

from bgdesk.app.loop_table import LoopTable
from bgdesk.engine.coan_ki import LEVELS
from bgdesk.match.coan_ki import MAX_STAKE
from bgdesk.match.state import Pair
from bgdesk.rules.coan_ki import SPACES, LoopPlay
from bgdesk.rules.player import Player
from bgdesk.ui.board.theme import BoardTheme
from bgdesk.ui.coan_ki.layout import whites_number
from bgdesk.ui.coan_ki.loop_board import LoopBoard, LoopView
from bgdesk.ui.coan_ki.wording import (
    colour_name,
    dice_proof,
    home_text,
    level_label,
    play_label,
    space_text,
    status_text,
)
from bgdesk.ui.dialogs.rows import add_row, close_row, new_form, number_box
from bgdesk.ui.dialogs.segments import Segments

_FRIEND = "friend"
_STAKE = 10
_SIDE_WIDTH = 320


class CoanKiWindow(QDialog):
    """``board_theme`` is asked whenever the window is shown; ``player_name`` plays White."""

    def __init__(
        self,
        table: LoopTable,
        board_theme: Callable[[], BoardTheme],
        player_name: str,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Coan ki"))
        self._table = table
        self._board_theme = board_theme
        self._player_name = player_name
        self._from_space: int | None = None
        self.board = LoopBoard(board_theme())
        self.status = QLabel()
        self.trouble = QLabel()
        self.plays = QListWidget()
        self.play_button = QPushButton(self.tr("&Play it"))
        self.opponents = Segments(
            [(_FRIEND, self.tr("Friend")), *((level, level_label(level)) for level in LEVELS)],
            self.tr("Opponent"),
        )
        self.stake: QSpinBox = number_box(1, MAX_STAKE)
        self.start_button = QPushButton(self.tr("&Start a new game"))
        self.dice_name = QLabel()
        self.dice = QLineEdit()
        self._build()
        self._wire()
        self._show_trouble(self._table.resume())
        self._update()

    def _build(self) -> None:
        self.resize(1180, 760)
        for label in (self.status, self.trouble):
            label.setWordWrap(True)
        self.dice.setReadOnly(True)
        self.dice.setAccessibleName(self.tr("Proof of the dice"))
        self.dice_name.setBuddy(self.dice)
        self.trouble.hide()
        self.plays.setAccessibleName(self.tr("Plays of this throw"))
        self.plays.setMinimumHeight(120)
        self.opponents.set_value(LEVELS[-1])
        self.stake.setValue(_STAKE)
        self.stake.setAccessibleName(self.tr("Stake of each player"))
        for button in (self.play_button, self.start_button):
            button.setAutoDefault(False)
        side = QWidget()
        side.setFixedWidth(_SIDE_WIDTH)
        self._fill_side(QVBoxLayout(side))
        columns = QHBoxLayout()
        columns.addWidget(self.board, 1)
        columns.addWidget(side)
        layout = QVBoxLayout(self)
        layout.addLayout(columns, 1)
        layout.addWidget(close_row(self))

    def _fill_side(self, column: QVBoxLayout) -> None:
        column.setContentsMargins(8, 0, 0, 0)
        column.setSpacing(10)
        column.addWidget(self.trouble)
        column.addWidget(self.status)
        column.addWidget(self.plays, 1)
        column.addWidget(self.play_button)
        column.addWidget(self.dice_name)
        column.addWidget(self.dice)
        form: QFormLayout = new_form()
        add_row(form, self.tr("&Opponent"), self.opponents)
        add_row(form, self.tr("S&take of each"), self.stake)
        column.addLayout(form)
        column.addWidget(self.start_button)

    def _wire(self) -> None:
        self._table.changed.connect(self._update)
        self._table.failed.connect(self._save_failed)
        self.board.space_clicked.connect(self._choose_space)
        self.plays.currentRowChanged.connect(self._show_play)
        self.plays.itemActivated.connect(self._play_chosen)
        self.play_button.clicked.connect(self._play_chosen)
        self.start_button.clicked.connect(self._start)

    def showEvent(self, event: QShowEvent) -> None:
        self.board.set_theme(self._board_theme())
        super().showEvent(event)

    @Slot()
    def _start(self) -> None:
        chosen = self.opponents.value
        level = None if chosen == _FRIEND else str(chosen)
        other = self.tr("Friend") if level is None else level_label(level)
        names = Pair(self._player_name or colour_name(Player.WHITE), other)
        self._table.start(names, Pair(None, level), self.stake.value())

    @Slot()
    def _update(self) -> None:
        self._from_space = None
        game = self._table.game
        self.status.setText(status_text(game))
        name, proof = dice_proof(game) if game else ("", "")
        self.dice_name.setText(name)
        self.dice.setText(proof)
        self.dice.setCursorPosition(0)
        self.dice.setVisible(bool(proof))
        is_under_way = game is not None and game.winner is None
        self.start_button.setText(
            self.tr("Give up and &start a new game") if is_under_way else self.tr("&Start a new game")
        )
        self._list_plays()

    def _list_plays(self) -> None:
        self.plays.clear()
        for play in self._table.plays:
            if self._from_space is None or self._from_space in _sources(play):
                item = QListWidgetItem(play_label(play))
                item.setData(Qt.ItemDataRole.UserRole, play)
                self.plays.addItem(item)
        self.plays.setCurrentRow(0)
        self.play_button.setEnabled(self.plays.count() > 0)
        self._show_board()
        if self.plays.count() and self.isVisible():
            self.plays.setFocus()

    @Slot(int)
    def _show_play(self, _row: int) -> None:
        self._show_board()

    def _show_board(self) -> None:
        game = self._table.game
        if game is None:
            self.board.show_view(None, "")
            return
        state, plays = game.state, self._table.plays
        sources = {whites_number(state.player, space) for play in plays for space in _sources(play)}
        labels = [self.tr("Pot {pot}").format(pot=state.position.pot)]
        labels += [home_text(game, player) for player in Player]
        view = LoopView(
            state.position,
            state.player,
            None if game.winner else state.dice,
            frozenset(sources),
            self._chosen(),
            tuple(labels),
        )
        spoken = (space_text(game, space) for space in range(SPACES))
        self.board.show_view(view, "; ".join(text for text in spoken if text))

    def _chosen(self) -> LoopPlay | None:
        row = self.plays.currentRow()
        play = self.plays.item(row).data(Qt.ItemDataRole.UserRole) if row >= 0 else None
        return play if isinstance(play, LoopPlay) else None

    @Slot(int)
    def _choose_space(self, space: int) -> None:
        """List the plays that move a piece from White's ``space``; the next of them when it was chosen."""
        game = self._table.game
        if game is None or not self._table.plays:
            return
        own = whites_number(game.state.player, space)
        if own == self._from_space:
            self.plays.setCurrentRow((self.plays.currentRow() + 1) % self.plays.count())
            return
        is_source = any(own in _sources(play) for play in self._table.plays)
        self._from_space = own if is_source else None
        self._list_plays()

    @Slot()
    def _play_chosen(self) -> None:
        play = self._chosen()
        if play is not None:
            self._table.play(play)

    @Slot(str)
    def _save_failed(self, why: str) -> None:
        self._show_trouble((self.tr("This could not be saved and was not played: {why}").format(why=why),))

    def _show_trouble(self, lines: tuple[str, ...]) -> None:
        self.trouble.setText("\n".join(lines))
        self.trouble.setVisible(bool(lines))


def _sources(play: LoopPlay) -> frozenset[int]:
    """The spaces that ``play`` takes pieces from, by the numbers of its player."""
    spaces = {move.space for move in play.moves}
    return frozenset(spaces | ({play.lost_from} if play.lost_from is not None else set()))
