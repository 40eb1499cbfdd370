"""The table: the board between two player bars, following the controller."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QPoint, QTimer, Signal, Slot
from PySide6.QtGui import QCursor, QKeySequence, QShortcut
from PySide6.QtWidgets import QVBoxLayout, QWidget

from bgdesk.app.table.match_controller import MatchController
from bgdesk.app.table.play_entry import PlayEntry
from bgdesk.app.table.table import Happened, Table
from bgdesk.match.events import GameStarted, OpeningRolled, Played, TakenBack
from bgdesk.match.state import MatchState
from bgdesk.rules.legal.steps import Step
from bgdesk.rules.player import Player
from bgdesk.rules.refusal import Refusal
from bgdesk.ui.board.board_widget import BoardWidget
from bgdesk.ui.board.view import Arrow, BoardView, CheckerMove
from bgdesk.ui.play.board_input import BoardInput
from bgdesk.ui.play.derive_board import (
    BoardWishes,
    derive_board,
    derive_idle_board,
    derive_opening_board,
    derive_past_board,
    moves_of,
)
from bgdesk.ui.play.last_plays import LastPlays, moves_at, play_arrows
from bgdesk.ui.play.standing_hint import StandingHint
from bgdesk.ui.words.prompts import hint_for, question_for
from bgdesk.ui.words.refusals import refusal_at

MESSAGE_MS = 4000


class TableView(QWidget):
    """Shows each fact as it happens; the match waits while the board moves and while somebody looks back."""

    past_left = Signal()

    def __init__(self, controller: MatchController, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._controller = controller
        self._wishes = BoardWishes()
        self._past: MatchState | None = None
        self._last_plays = LastPlays()
        self._arrows: tuple[Arrow, ...] = ()
        self._message = ""
        self._outlasts_bot = False
        self._waiting: list[Callable[[], None]] = []
        self.shows_arrows = True
        self.opening_pause_ms = 600
        self.pauses_at_opening = True
        self.board = BoardWidget(self)
        self.input = BoardInput(self.board, controller, self)
        self.hint = StandingHint(self)
        self._fade = QTimer(self)
        self._fade.setSingleShot(True)
        self._pause = QTimer(self)
        self._pause.setSingleShot(True)
        self._naming_keys = tuple(self._naming_key(face) for face in range(1, 7))
        self._build()
        self._wire()

    def _naming_key(self, face: int) -> QShortcut:
        """The figure of ``face`` names it, wherever the keyboard is, while a double is to be named."""
        key = QShortcut(QKeySequence(str(face)), self)
        key.activated.connect(partial(self.board.face_clicked.emit, face))
        key.setEnabled(False)
        return key

    def _build(self) -> None:
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self.board, 1)

    def _wire(self) -> None:
        self._controller.opened.connect(self._opened)
        self._controller.happened.connect(self._happened)
        self._controller.entry_changed.connect(self._entry_changed)
        self._controller.refused.connect(self.show_refusal)
        self.input.used_in_past.connect(self._remind_of_past)
        self.board.settled.connect(self._settled)
        self.board.touched.connect(self._touched)
        self.hint.expired.connect(self._hint_expired)
        self._fade.timeout.connect(self.hint.renew)
        self._fade.timeout.connect(self._clear_message)
        self._pause.timeout.connect(self._after_opening)

    @property
    def past(self) -> MatchState | None:
        """The earlier state that is looked at; ``None`` in the present."""
        return self._past

    def input_position(self) -> QPoint:
        """Where on the screen the player is busy: at the keyboard's place, or at the mouse."""
        if self.board.is_keyboard_used:
            return self.board.place_on_screen(self.board.focused_place).center()
        return QCursor.pos()

    @property
    def _is_busy(self) -> bool:
        return self._pause.isActive() or self.board.board_scene.is_moving

    def when_at_rest(self, act: Callable[[], None]) -> None:
        """Call ``act`` as soon as nothing moves."""
        if self._is_busy:
            self._waiting.append(act)
        else:
            act()

    def set_wishes(self, wishes: BoardWishes) -> None:
        """Label the board differently."""
        self._wishes = wishes
        self.refresh()

    def show_past(self, state: MatchState) -> None:
        """Look at an earlier state; nobody is asked anything until the present is shown again."""
        self._controller.hold()
        self._past, self._message = state, ""
        self.input.is_past = True
        self.refresh()

    def show_present(self) -> None:
        """Back to the match."""
        if self._past is not None:
            self._leave_past()
            self.refresh()

    def _leave_past(self) -> None:
        self._past, self._message = None, ""
        self.input.is_past = False
        self.past_left.emit()

    @Slot()
    def _remind_of_past(self) -> None:
        table = self._controller.table
        if table and table.is_review:
            self.show_message(self.tr("This match is looked at; “Play on…” begins a game from here."))
        else:
            self.show_message(self.tr("This is an earlier position: go back to the game to play."))

    def point_at(self, player: Player, steps: tuple[Step, ...]) -> None:
        """Show by arrows what ``player`` could play from here, until something happens."""
        table = self._controller.table
        if table is None or self._past is not None:
            return
        position = table.entry.position if table.entry else table.state.position
        moves = moves_of(player, steps, position, table.state.ruleset)
        self._arrows = play_arrows(moves, "best", is_made=False)
        self.when_at_rest(self._show)

    @Slot()
    def refresh(self) -> None:
        """Show the present truth without animation."""
        self._show()

    @Slot(object)
    def show_refusal(self, refusal: Refusal) -> None:
        """Say in plain words why something is not allowed, where the eye is."""
        self.show_message(refusal_at(self._controller.table, refusal))

    def show_message(self, text: str, *, outlasts_bot: bool = False) -> None:
        """One sentence on the board for a few seconds, also spoken.

        What happens next takes it away, except what a computer does if it ``outlasts_bot``.
        """
        self._message, self._outlasts_bot = text, outlasts_bot
        self._fade.start(MESSAGE_MS)
        self.board.announce(text)
        self.when_at_rest(self._show)

    def _forget_message(self) -> None:
        self._fade.stop()
        self._message = ""

    @Slot()
    def _touched(self) -> None:
        """The next thing is being done: what the last one led to need not stand there any longer."""
        if self._message:
            self._fade.stop()
            self._clear_message()
        self.hint.use()

    @Slot()
    def _hint_expired(self) -> None:
        self.when_at_rest(self._show)

    @Slot()
    def _clear_message(self) -> None:
        self._message = ""
        self.when_at_rest(self._show)

    @Slot(object)
    def _opened(self, table: Table) -> None:
        self._pause.stop()
        self._waiting.clear()
        self._forget_message()
        self._last_plays.begin()
        self._point_at_last_plays(table)
        self._leave_past()
        self._show()

    @Slot(object)
    def _happened(self, happened: Happened) -> None:
        table = self._controller.table
        assert table
        is_by_bot = _is_by_bot(table, happened)
        self._pause.stop()
        self._last_plays.follow(table, happened)
        self._point_at_last_plays(table)
        if not (is_by_bot and self._outlasts_bot):
            self._forget_message()
        if self._past is not None and is_by_bot and not _ends_game(happened):
            return
        self.show_present()
        entry = happened.entry
        if isinstance(entry, OpeningRolled):
            self._show_opening(happened, entry)
        else:
            self._show(_moves_not_shown(happened))

    def _show_opening(self, happened: Happened, event: OpeningRolled) -> None:
        self._controller.hold()
        self._pause.start(self.opening_pause_ms if self.pauses_at_opening else 0)
        self.board.set_view(derive_opening_board(happened.before, event, self._wishes))

    @Slot()
    def _after_opening(self) -> None:
        self._show()

    def _point_at_last_plays(self, table: Table) -> None:
        self._arrows = self._last_plays.arrows(table) if self.shows_arrows else ()

    @Slot(object, object)
    def _entry_changed(self, before: PlayEntry, after: PlayEntry) -> None:
        self._forget_message()
        table = self._controller.table
        assert table
        self._point_at_last_plays(table)
        self.show_present()
        kept = len(before.played)
        is_longer = after.played[:kept] == before.played
        steps = after.played[kept:] if is_longer else ()
        self._show(moves_of(after.legal.player, steps, before.position, after.legal.ruleset))

    def _show(self, moves: tuple[CheckerMove, ...] = ()) -> None:
        table = self._controller.table
        if self._past is not None:
            is_review = table is not None and table.is_review
            text = self.tr("An earlier position · Space goes back to the game")
            hint = "" if is_review else self.hint.due(text)
            arrows = self._played_from(self._past) if self.shows_arrows else ()
            self.board.set_view(derive_past_board(self._past, self._wishes, hint, self._message, arrows))
        elif table is None:
            self.board.set_view(derive_idle_board(self._wishes))
        else:
            self._controller.hold()
            self.board.set_view(self._view_of(table), moves)

    def _played_from(self, past: MatchState) -> tuple[Arrow, ...]:
        """Arrows for the play that was made in an earlier state."""
        table = self._controller.table
        if table is None:
            return ()
        from_there = (index for index, state in enumerate(table.record.states[:-1]) if state is past)
        moves = (moves_at(table.record, index) for index in from_there)
        return play_arrows(next(filter(None, moves), ()), is_made=False)

    def _view_of(self, table: Table) -> BoardView:
        hint = question_for(table) or self.hint.due(hint_for(table))
        view = derive_board(table, self._wishes, hint, self._message, self._arrows)
        for key in self._naming_keys:
            key.setEnabled(view.naming is not None)
        return view

    @Slot()
    def _settled(self) -> None:
        if self._is_busy:
            return
        waiting, self._waiting = self._waiting, []
        for act in waiting:
            act()
        if self._past is None:
            self._controller.release()


def _is_by_bot(table: Table, happened: Happened) -> bool:
    """Whether a computer player gave the answer that it was asked for."""
    is_asked_for = not isinstance(happened.entry, TakenBack | GameStarted | OpeningRolled)
    player = happened.before.to_act
    return is_asked_for and player is not None and not table.is_human(player)


def _ends_game(happened: Happened) -> bool:
    return len(happened.after.results) > len(happened.before.results)


def _moves_not_shown(happened: Happened) -> tuple[CheckerMove, ...]:
    """What slides now: the steps of a play that were not made while it was entered."""
    event, before = happened.entry, happened.before
    if not isinstance(event, Played):
        return ()
    return moves_of(event.player, event.steps, before.position, before.ruleset)[happened.shown :]
