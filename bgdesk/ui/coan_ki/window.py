"""The window in which Coan ki is played: board, plays of the roll, earlier turns, new game."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Signal, Slot
from PySide6.QtGui import QKeySequence, QShortcut, QShowEvent
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from bgdesk.app.actions.actions import ActionId
from bgdesk.app.actions.table import ACTIONS
from bgdesk.app.side_by_side import sentences
from bgdesk.app.table.coan_ki_table import CoanKiTable
from bgdesk.engine.coan_ki import RankedCoanKiPlay, ranked_plays
from bgdesk.match.coan_ki import CoanKiState
from bgdesk.match.state import Pair
from bgdesk.rules.coan_ki import start_position
from bgdesk.ui.board.theme import BoardTheme
from bgdesk.ui.coan_ki.board import CoanKiBoard
from bgdesk.ui.coan_ki.derive_window import (
    derive_board,
    derive_chances,
    derive_set_up,
    sources_of,
    spoken_board,
)
from bgdesk.ui.coan_ki.layout import whites_number
from bgdesk.ui.coan_ki.side_panel import CoanKiSide
from bgdesk.ui.coan_ki.wording import (
    dice_proof,
    level_label,
    past_text,
    place_text,
    status_text,
)
from bgdesk.ui.common.plain_text import plain_tip
from bgdesk.ui.common.roles import set_state
from bgdesk.ui.common.rows import close_row
from bgdesk.ui.words.persons import guest_name, your_name


class CoanKiWindow(QDialog):
    """``board_theme`` is asked whenever the window is shown; ``player_name`` plays White."""

    rules_requested = Signal()

    def __init__(
        self,
        table: CoanKiTable,
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
        self._past: int | None = None
        """The earlier turn that is looked at, numbered from 0."""
        self._has_hint = False
        self.board = CoanKiBoard(board_theme())
        self.side = CoanKiSide()
        #: Button, a noun: shows the rules
        self.rules = QPushButton(self.tr("&Rules"))
        self.new_game = QPushButton(self.tr("&New game…"))
        self._build()
        self._wire()
        trouble = self._table.resume()
        self._update()
        self.side.show_trouble(trouble)

    def _build(self) -> None:
        self.resize(1180, 760)
        key = ACTIONS[ActionId.RULES].keys[0]
        #: Tool tip of a button. {key} is a key such as F1
        self.rules.setToolTip(plain_tip(self.tr("Read the rules of Coan ki ({key})").format(key=key)))
        self.new_game.setCheckable(True)
        self.new_game.setToolTip(self.tr("The game that you are playing is kept"))
        columns = QHBoxLayout()
        columns.addWidget(self.board, 1)
        columns.addWidget(self.side)
        buttons = close_row(self)
        for button in (self.rules, self.new_game):
            button.setAutoDefault(False)
            buttons.addButton(button, QDialogButtonBox.ButtonRole.ResetRole)
        layout = QVBoxLayout(self)
        layout.addLayout(columns, 1)
        layout.addWidget(buttons)

    def _wire(self) -> None:
        side, new = self.side, self.side.new_game
        for action in (ActionId.HOW_TO_PLAY, ActionId.RULES):
            QShortcut(QKeySequence(ACTIONS[action].keys[0]), self, self.rules_requested.emit)
        self.rules.clicked.connect(self.rules_requested)
        self.new_game.toggled.connect(self._show_buttons)
        self._table.changed.connect(self._update)
        self._table.failed.connect(self._save_failed)
        self.board.space_clicked.connect(self._choose_space)
        side.choices.chosen_changed.connect(self._show_board)
        side.choices.play_requested.connect(self._play_chosen)
        side.play.clicked.connect(self._play_chosen)
        side.hint.clicked.connect(self._show_hint)
        side.back.clicked.connect(lambda: self._look(-1))
        side.forth.clicked.connect(lambda: self._look(1))
        side.take_back.clicked.connect(self._table.take_back)
        side.game_chosen.connect(self._table.open)
        new.start_requested.connect(self._start)

    def showEvent(self, event: QShowEvent) -> None:
        self.board.set_theme(self._board_theme())
        self.side.chances.set_board_theme(self._board_theme())
        super().showEvent(event)

    def go_on(self, game_id: str) -> None:
        """Show the unfinished game ``game_id`` as it is on disk, and say so when it is there no more."""
        if not self._table.go_on(game_id):
            gone = self.tr("The chosen game is no longer there: another program ended or removed it.")
            self.side.show_trouble((gone,))

    @property
    def shown_game(self) -> str:
        """The id of the game on the board; empty for none, and while the window is closed."""
        game = self._table.game
        return game.id if game and self.isVisible() else ""

    def remove(self, game_id: str) -> None:
        """Forget an unfinished game that is not `shown_game`. Raises JournalError."""
        self._table.remove(game_id)

    @Slot(object, int)
    def _start(self, level: str | None, stake: int) -> None:
        other = guest_name() if level is None else level_label(level)
        self._table.start(Pair(self._player_name or your_name(), other), Pair(None, level), stake)

    @Slot()
    def _update(self) -> None:
        """Something has happened: show the present."""
        self._from_space = self._past = None
        self._has_hint = False
        game = self._table.game
        self.side.show_trouble(())
        self.side.show_games(self._table.unfinished, game)
        self.side.proof.show_proof(*(dice_proof(game) if game else ("", "")))
        self.new_game.setChecked(False)
        self._show()
        (self.side.choices if game and not game.winner else self.side.new_game.start).setFocus()

    def _show(self) -> None:
        """Show the turn that is looked at."""
        game, past = self._table.game, self._past
        is_past = game is not None and past is not None
        self.side.status.setText(
            past_text(game, past) if game is not None and past is not None else status_text(game)
        )
        self.side.place.setText(place_text(game, self._turn) if game else "")
        ranked = self._ranked() if is_past or self._has_hint else ()
        self._show_chances(ranked)
        self._list_plays(ranked)
        self._show_buttons()

    @property
    def _turn(self) -> int:
        game = self._table.game
        return len(game.turns) if game and self._past is None else self._past or 0

    @property
    def _state(self) -> CoanKiState | None:
        game = self._table.game
        return game.states[self._turn] if game else None

    def _ranked(self) -> tuple[RankedCoanKiPlay, ...]:
        state = self._state
        return ranked_plays(state.position, state.player, state.dice) if state else ()

    def _show_chances(self, ranked: tuple[RankedCoanKiPlay, ...]) -> None:
        game, state = self._table.game, self._state
        self.side.chances.setVisible(bool(ranked))
        if game and state and ranked:
            self.side.chances.set_view(derive_chances(game, state.player, ranked))

    def _list_plays(self, ranked: tuple[RankedCoanKiPlay, ...]) -> None:
        space, choices = self._from_space, self.side.choices
        if ranked:
            shown = [each for each in ranked if space is None or space in sources_of(each.play)]
            choices.show_plays([each.play for each in shown], [each.chance for each in shown])
        else:
            plays = self._table.plays
            choices.show_plays([play for play in plays if space is None or space in sources_of(play)])
        if self._past is not None:
            self._choose_made()
        self._show_board()

    def _choose_made(self) -> None:
        """Choose what was played in the turn that is looked at."""
        game = self._table.game
        results = [play.result for play in self.side.choices.plays]
        if game:
            self.side.choices.choose(results.index(game.states[self._turn + 1].position))

    @Slot()
    def _show_buttons(self) -> None:
        game, side, is_past = self._table.game, self.side, self._past is not None
        is_under_way = game is not None and game.winner is None
        may_play = bool(self._table.plays) and not is_past
        side.play.setText(self.tr("&Back to the game") if is_past else self.tr("&Play it"))
        side.play.setEnabled(is_past or may_play)
        side.hint.setEnabled(may_play and not self._has_hint)
        side.back.setEnabled(self._turn > 0)
        side.forth.setEnabled(is_past)
        side.take_back.setEnabled(self._table.can_take_back and not is_past)
        self.new_game.setVisible(is_under_way)
        side.new_game.setVisible(not is_under_way or self.new_game.isChecked())
        side.proof.setVisible(game is not None and not self.new_game.isChecked())
        _set_primary(side.play, is_under_way or is_past)
        _set_primary(side.new_game.start, not is_under_way and not is_past)
        for widget in (side.back, side.forth, side.take_back):
            widget.setVisible(game is not None)
        for shown in (side.choices, side.hint, side.play):
            shown.setVisible(is_under_way or is_past)

    @Slot()
    def _show_board(self) -> None:
        game, state = self._table.game, self._state
        if game is None or state is None:
            self.board.show_view(derive_set_up(), spoken_board(start_position()))
            return
        plays = () if self._past is not None else self._table.plays
        is_over = game.winner is not None and self._past is None
        view = derive_board(game, state, plays, self.side.choices.chosen, is_over=is_over)
        self.board.show_view(view, spoken_board(state.position))

    @Slot(int)
    def _choose_space(self, space: int) -> None:
        """List the plays that move a piece from White's ``space``; the next of them when it was chosen."""
        game = self._table.game
        if game is None or not self._table.plays or self._past is not None:
            return
        own = whites_number(game.state.player, space)
        if own == self._from_space:
            self.side.choices.choose_next()
            return
        is_source = any(own in sources_of(play) for play in self._table.plays)
        self._from_space = own if is_source else None
        self._show()

    @Slot()
    def _show_hint(self) -> None:
        self._has_hint = True
        self._show()

    def _look(self, step: int) -> None:
        """Look at the turn ``step`` later; behind the last one is the present."""
        game = self._table.game
        if game is not None:
            turn = max(self._turn + step, 0)
            self._past = turn if turn < len(game.turns) else None
            self._from_space = None
            self._show()

    @Slot()
    def _play_chosen(self) -> None:
        play = self.side.choices.chosen
        if self._past is not None:
            self._look(len(self._table.game.turns) if self._table.game else 0)
        elif play is not None:
            self._table.play(play)

    @Slot(str)
    def _save_failed(self, why: str) -> None:
        #: Sentence; the reason follows as another one
        text = self.tr("This could not be saved and was not played.")
        self.side.show_trouble((sentences(text, why),))


def _set_primary(button: QPushButton, is_primary: bool) -> None:
    """Give ``button`` the colour of the one thing to do, or take it away."""
    set_state(button, "role", "primary" if is_primary else "")
