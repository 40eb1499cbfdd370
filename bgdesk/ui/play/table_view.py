"""The table: the board between two player bars, following the controller."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from PySide6.QtCore import QPoint, Signal, Slot
from PySide6.QtGui import QCursor
from PySide6.QtWidgets import QVBoxLayout, QWidget

from bgdesk.app.table.match_controller import MatchController
from bgdesk.app.table.play_entry import PlayEntry
from bgdesk.app.table.table import Happened, LessonPhase, Table
from bgdesk.match.events import GameStarted, OpeningRolled, Played, TakenBack
from bgdesk.match.state import MatchState
from bgdesk.rules.legal.steps import Step
from bgdesk.rules.player import Player
from bgdesk.rules.refusal import Refusal
from bgdesk.ui.board.board_widget import BoardWidget
from bgdesk.ui.board.view import BoardView, CheckerMove
from bgdesk.ui.play.at_rest import AtRest
from bgdesk.ui.play.board_arrows import BoardArrows, BoardPreview
from bgdesk.ui.play.board_input import BoardInput
from bgdesk.ui.play.derive_board import (
    BoardWishes,
    derive_board,
    derive_idle_board,
    derive_opening_board,
    derive_past_board,
    moves_of,
    with_tries,
)
from bgdesk.ui.play.naming_keys import NamingKeys
from bgdesk.ui.play.opening_pause import OpeningPause
from bgdesk.ui.play.passing_message import PassingMessage
from bgdesk.ui.play.standing_hint import StandingHint
from bgdesk.ui.words.prompts import hint_for, question_for
from bgdesk.ui.words.refusals import refusal_at

SAID_MS = 1600
"""Long enough for a sentence of four words, and over before it is in the way."""


class TableView(QWidget):
    """Shows each fact as it happens; the match waits while the board moves and while somebody looks back."""

    past_left = Signal()

    def __init__(self, controller: MatchController, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._controller = controller
        self._wishes = BoardWishes()
        self._past: MatchState | None = None
        self.board = BoardWidget(self)
        self.input = BoardInput(self.board, controller, self)
        self.hint = StandingHint(self)
        self.arrows = BoardArrows()
        self.preview_of: Callable[[MatchState], BoardPreview | None] = lambda _state: None
        """What is shown of the plays that are compared, in a match that is looked at."""
        self.opening_pause = OpeningPause(self)
        self._message = PassingMessage(self)
        self._said = PassingMessage(self)
        self._naming_keys = NamingKeys(self)
        self._at_rest = AtRest(lambda: self.opening_pause.is_on or self.board.board_scene.is_moving)
        self._build()
        self._wire()

    def _build(self) -> None:
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self.board, 1)

    def _wire(self) -> None:
        self._controller.opened.connect(self._opened)
        self._controller.cleared.connect(self._cleared)
        self._controller.happened.connect(self._happened)
        self._controller.play_editor.changed.connect(self._entry_changed)
        self._controller.refused.connect(self.show_refusal)
        self.input.used_in_past.connect(self._remind_of_past)
        self.board.settled.connect(self._settled)
        self.board.touched.connect(self._touched)
        self.hint.expired.connect(self._show_at_rest)
        self._naming_keys.named.connect(self.input.name_face)
        self._message.faded.connect(self.hint.renew)
        self._message.faded.connect(self._show_at_rest)
        self._said.faded.connect(self._show_at_rest)
        self.opening_pause.over.connect(self.refresh)

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
    def is_rolling(self) -> bool:
        """Whether dice roll over the board, or both opening dice are looked at."""
        return self.opening_pause.is_on or self.board.board_scene.is_rolling

    def when_at_rest(self, act: Callable[[], None]) -> None:
        """Call ``act`` as soon as nothing moves."""
        self._at_rest.call(act)

    @property
    def wishes(self) -> BoardWishes:
        """How the board is labelled."""
        return self._wishes

    def set_wishes(self, wishes: BoardWishes) -> None:
        """Label the board differently."""
        self._wishes = wishes
        self.refresh()

    def show_past(self, state: MatchState) -> None:
        """Look at an earlier state; nobody is asked anything until the present is shown again."""
        self._controller.hold()
        self._past = state
        self._message.take_away()
        self.input.is_past = True
        self.refresh()

    def show_present(self) -> None:
        """Back to the match."""
        if self._past is not None:
            self._leave_past()
            self.refresh()

    def _leave_past(self) -> None:
        self._past = None
        self._message.take_away()
        self.input.is_past = False
        self.past_left.emit()

    @Slot()
    def _remind_of_past(self) -> None:
        table = self._controller.table
        if table and table.is_review:
            self._refuse(self.tr("You are looking at this match; “Play on…” starts a game from here."))
        else:
            self._refuse(self.tr("This is an earlier position: go back to the game to play."))

    def point_at(self, player: Player, steps: tuple[Step, ...]) -> None:
        """Show by arrows what ``player`` could play from here, until something happens."""
        table = self._controller.table
        if table and self._past is None:
            self.arrows.propose(table, player, steps)
            self._show_at_rest()

    @Slot()
    def refresh(self) -> None:
        """Show the present truth without animation."""
        self._show()

    @Slot(object)
    def show_refusal(self, refusal: Refusal) -> None:
        """Say in plain words why something is not allowed, where the eye is."""
        self._refuse(refusal_at(self._controller.table, refusal))

    def _refuse(self, text: str) -> None:
        """One sentence on the board for a few seconds, also spoken; what happens next takes it away."""
        self._message.put(text)
        self.board.announce(text)
        self._show_at_rest()

    def tell(self, text: str, *, outlasts_bot: bool = False, teller: Player | None = None) -> None:
        """The same with news: what a computer does leaves it there if it ``outlasts_bot``.

        As long as it stands there the points keep the numbers that ``teller`` calls them by.
        """
        self._message.put_news(text, outlasts_bot=outlasts_bot, teller=teller)
        self.board.announce(text)
        self._show_at_rest()

    def say(self, text: str) -> None:
        """What a player says with the cube, for a moment, whatever happens meanwhile."""
        self._said.put(text, shown_ms=SAID_MS)
        self._show_at_rest()

    @Slot()
    def _show_at_rest(self) -> None:
        self.when_at_rest(self._show)

    @Slot()
    def _touched(self) -> None:
        """The next thing is being done: what the last one led to need not stand there any longer."""
        if self._message.take_away() | self._said.take_away():
            self._show_at_rest()
        self.hint.use()

    @Slot(object)
    def _opened(self, table: Table) -> None:
        self.arrows.begin(table)
        self.board.be_looked_at(is_to_look_at=table.is_review, walks_with_alt=table.is_studied)
        self._cleared()

    @Slot()
    def _cleared(self) -> None:
        self.opening_pause.stop()
        self._at_rest.forget()
        self._said.take_away()
        self._leave_past()
        self._show()

    @Slot(object)
    def _happened(self, happened: Happened) -> None:
        table = self._controller.table
        assert table
        is_by_bot = _is_by_bot(table, happened)
        self.opening_pause.stop()
        self.arrows.follow(table, happened)
        self._message.follow(is_by_bot=is_by_bot)
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
        self.opening_pause.begin()
        self.board.set_view(derive_opening_board(happened.before, event, self._wishes))

    @Slot(object, object)
    def _entry_changed(self, before: PlayEntry, after: PlayEntry) -> None:
        self._message.take_away()
        table = self._controller.table
        assert table
        self.arrows.show_last_plays(table)
        self.show_present()
        kept = len(before.played)
        is_longer = after.played[:kept] == before.played
        steps = after.played[kept:] if is_longer else ()
        self._show(moves_of(after.legal.player, steps, before.position, after.legal.ruleset))

    def _show(self, moves: tuple[CheckerMove, ...] = ()) -> None:
        table = self._controller.table
        preview = self._previewed(table)
        if table and preview:
            self.board.set_view(self._view_of_preview(self._past or table.state, preview))
        elif self._past is not None:
            self.board.set_view(self._view_of_past(table, self._past))
        elif table is None:
            self.board.set_view(derive_idle_board(self._wishes))
        else:
            self._controller.hold()
            self.board.set_view(self._view_of(table), moves)

    def _previewed(self, table: Table | None) -> BoardPreview | None:
        if table is None or not table.is_review:
            return None
        if table.lesson is LessonPhase.CHOOSING:
            return BoardPreview(())
        return self.preview_of(self._past or table.state)

    def _view_of_preview(self, state: MatchState, preview: BoardPreview) -> BoardView:
        shown = replace(state, position=preview.position) if preview.position else state
        view = derive_past_board(shown, self._wishes, preview.text, self._message.text, preview.arrows)
        if shown is state and self.input.may_try_out(state):
            view = with_tries(view, state)
        return replace(view, is_news=self._message.is_news)

    def _view_of_past(self, table: Table | None, past: MatchState) -> BoardView:
        is_review = table is not None and table.is_studied
        text = self.tr("An earlier position · Space goes back to the game")
        hint = "" if is_review else self.hint.due(text)
        arrows = self.arrows.played_from(table, past)
        view = derive_past_board(past, self._wishes, hint, self._message.text, arrows)
        if is_review and self.input.may_try_out(past):
            view = with_tries(view, past)
        return replace(view, is_news=self._message.is_news)

    def _view_of(self, table: Table) -> BoardView:
        hint = question_for(table) or self.hint.due(hint_for(table))
        view = derive_board(table, self._wishes, hint, self._message.text, self.arrows.present)
        if table.is_review and self.input.may_try_out(table.state):
            view = with_tries(view, table.state)
        self._naming_keys.set_enabled(is_due=view.naming is not None)
        teller = self._message.teller
        numbers = self._wishes.numbers_for(teller) if teller else view.numbers_for
        return replace(view, said=self._said.text, is_news=self._message.is_news, numbers_for=numbers)

    @Slot()
    def _settled(self) -> None:
        if self._at_rest.settled() and self._past is None:
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
