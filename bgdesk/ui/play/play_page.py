"""The middle of the window: the table between the two player bars, with the row of buttons below."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from typing import Protocol

from PySide6.QtCore import QTimer, Slot
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QStackedWidget, QVBoxLayout, QWidget

from bgdesk.app.table.automation import AutomationWishes
from bgdesk.app.table.match_controller import MatchController
from bgdesk.app.table.ratings import rating_key
from bgdesk.app.table.table import Table
from bgdesk.library.journal import RatingKey
from bgdesk.match.rating import Rating
from bgdesk.match.record import SeatKind
from bgdesk.match.state import MatchState
from bgdesk.rules.player import Player
from bgdesk.ui.board.theme import BoardTheme
from bgdesk.ui.play.action_bar import ActionBar
from bgdesk.ui.play.cube_buttons import CubeButtons
from bgdesk.ui.play.derive_bars import (
    PlayerBarView,
    derive_action_bar,
    derive_player_bar,
)
from bgdesk.ui.play.derive_cube_buttons import derive_cube_buttons
from bgdesk.ui.play.derive_lesson_bar import derive_lesson_bar
from bgdesk.ui.play.derive_line_bar import past_line_bar, review_button, spectator_bar
from bgdesk.ui.play.dice_promise import DicePromise
from bgdesk.ui.play.double_question import DoubleQuestion
from bgdesk.ui.play.link_view import LinkView
from bgdesk.ui.play.move_field import MoveField
from bgdesk.ui.play.player_bar import PlayerBar
from bgdesk.ui.play.review_bar import ReviewBar
from bgdesk.ui.play.table_view import TableView
from bgdesk.ui.play.watching_words import watch_text
from bgdesk.ui.words.levels import is_measured, measure_text, rating_text, seat_strength

CLOCK_TICK_MS = 200
LOW_PAGE = 700
"""Below this height, in pixels, the bars of the players are as low as can be."""


class Strip(Protocol):
    """Something across the page, seen by the player at the bottom of the board."""

    @property
    def widget(self) -> QWidget: ...

    def set_low(self, *, is_low: bool) -> None:
        """Leave more room for the board."""

    def set_bottom(self, player: Player) -> None:
        """See it as ``player``."""


@dataclass(frozen=True, slots=True)
class _PastTable(Table):
    """The table as it was at an earlier state, where nobody decides any more."""

    past: MatchState | None = None

    @property
    def state(self) -> MatchState:
        assert self.past
        return replace(self.past, to_act=None)


class PlayPage(QWidget):
    """Keeps the bars in step with the board; the upper bar belongs to the player at the top of it.

    ``wishes()`` says what is decided for a person, as the player wants it at that moment; ``rating`` knows
    how strong people were after the last match.
    """

    def __init__(
        self,
        controller: MatchController,
        wishes: Callable[[], AutomationWishes],
        rating: Callable[[RatingKey], Rating],
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._rating = rating
        self._strengths: dict[Player, str] = {}
        self._figures: Mapping[Player, str] = {}
        self._strip: Strip | None = None
        self._controller = controller
        self._shows_pips = True
        self._is_plain = False
        self._leads_to_review = False
        self._wishes = wishes
        self.table_view = TableView(controller, self)
        self.dice_promise = DicePromise(controller, self)
        self.move_field = MoveField(controller, self)
        self.actions_bar = ActionBar(self)
        self.review_bar = ReviewBar(self)
        self.double_question = DoubleQuestion(controller, self)
        self.cube_buttons = CubeButtons(self.table_view.board, self.table_view)
        self._upper, self._lower = PlayerBar(self), PlayerBar(self)
        self._lowest = QStackedWidget()
        self._ticker = QTimer(self)
        self._ticker.setInterval(CLOCK_TICK_MS)
        self._build()
        controller.opened.connect(self._opened)
        controller.table_changed.connect(self._table_changed)
        controller.finished.connect(self._finished)
        controller.spectator_pace.changed.connect(self._tell_watch)
        self.move_field.opened.connect(self._show_move_field)
        self.move_field.closed.connect(self._show_actions)
        self._ticker.timeout.connect(self._update_bars)
        self.table_view.input.double_wanted.connect(self.double_question.double)
        self.table_view.board.settled.connect(self._update_cube_buttons)
        self.double_question.changed.connect(self._update_cube_buttons)
        self.cube_buttons.dropped.connect(self.double_question.drop)
        self.refresh()

    def _build(self) -> None:
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(8)
        layout.addWidget(self._upper)
        layout.addWidget(self.table_view, 1)
        layout.addWidget(self._lower)
        layout.addWidget(self.dice_promise.line)
        layout.addWidget(self._lowest)
        self._lowest.addWidget(self.actions_bar)
        self._lowest.addWidget(self.review_bar)
        self._lowest.addWidget(self.move_field)
        self.actions_bar.tab_after(self.table_view.board)
        self._lowest.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def add_strip(self, strip: Strip) -> None:
        """Have ``strip`` between the lower bar and the buttons, in the order of the keyboard too."""
        self._strip = strip
        layout = self.layout()
        assert isinstance(layout, QVBoxLayout)
        layout.insertWidget(layout.indexOf(self._lowest), strip.widget)
        self._set_low()

    def set_figures(self, figures: Mapping[Player, str]) -> None:
        """Say something of each player in a match that is looked at, until another is opened."""
        self._figures = figures
        self._update_bars()

    def set_link(self, link: LinkView | None) -> None:
        """Say how the program of a player at another computer stands to this one."""
        for bar in (self._upper, self._lower):
            bar.set_link(link)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Where there is little height it is the board's."""
        super().resizeEvent(event)
        self._set_low()

    def _set_low(self) -> None:
        for part in (self._upper, self._lower, self._strip):
            if part:
                part.set_low(is_low=self.height() < LOW_PAGE)

    @Slot()
    def _show_move_field(self) -> None:
        self._lowest.setCurrentWidget(self.move_field)

    @Slot()
    def _show_actions(self) -> None:
        self.table_view.board.setFocus()
        self._show_bar()

    def _show_bar(self) -> None:
        table = self._controller.table
        is_review = table is not None and table.is_review and not table.lesson
        self._lowest.setCurrentWidget(self.review_bar if is_review else self.actions_bar)

    @Slot(object)
    def _opened(self, table: Table) -> None:
        self._is_plain = False
        self._show_bar()
        if not table.is_studied:
            self._figures = {}
        self._rate(table)

    @Slot()
    def _finished(self) -> None:
        if self._controller.table:
            self._rate(self._controller.table)
            self._update_bars()

    def _rate(self, table: Table) -> None:
        """Read how strong the people at ``table`` are, unless it is a match to be looked at."""
        keys = {player: rating_key(table.seat(player), table.state.options.game_id) for player in Player}
        people = [player for player in Player if table.is_human(player) and not table.is_studied]
        self._strengths = {player: rating_text(self._rating(keys[player])) for player in people}

    @Slot()
    def _tell_watch(self) -> None:
        table = self._controller.table
        if table and table.is_watched:
            self.table_view.board.announce(watch_text(self._controller.spectator_pace.watch))

    def tell_plain_player(self) -> None:
        """The measured strength does not hold in this match: the plain player stands in."""
        self._is_plain = True
        self._update_bars()

    def set_board_theme(self, theme: BoardTheme) -> None:
        """Wear another board, with the checkers beside the names."""
        self.table_view.board.set_theme(theme)
        for bar in (self._upper, self._lower):
            bar.set_board_theme(theme)

    def set_shows_pips(self, *, shows: bool) -> None:
        """Show or hide the pip counts."""
        self._shows_pips = shows
        self._update_bars()

    def offer_review(self, *, is_offered: bool) -> None:
        """What is played here was begun from a match that was looked at; a button leads back there."""
        if is_offered != self._leads_to_review:
            self._leads_to_review = is_offered
            self.refresh()

    def shows(self, play: object) -> bool:
        """Whether ``play`` was made on the board."""
        entry = self._controller.table.entry if self._controller.table else None
        return entry is not None and entry.is_complete and entry.event() == play

    @Slot()
    def refresh(self) -> None:
        """Show everything as it is now."""
        self._update_bars()
        table, past = self._controller.table, self.table_view.past
        if table is None or table.lesson or not table.is_review:
            self._update_actions_bar(table, past)
        self._update_cube_buttons()
        if past:
            self.double_question.drop()
            self.move_field.close_line()

    def _update_actions_bar(self, table: Table | None, past: MatchState | None) -> None:
        if table and table.lesson:
            self.actions_bar.set_view(derive_lesson_bar(table, table.lesson, self._wishes()))
            return
        if table and table.is_line and past:
            self.actions_bar.set_view(past_line_bar())
            return
        if table and table.is_spectated:
            self.actions_bar.set_view(spectator_bar(table, past))
            return
        if table and past:
            table = _PastTable(table.record, past=past)
        watch = self._controller.spectator_pace.watch
        is_line = table is not None and table.is_line
        more = (review_button(),) if self._leads_to_review and not is_line else ()
        view = derive_action_bar(table, watch, self._wishes(), is_past=past is not None, more=more)
        self.actions_bar.set_view(view)

    @Slot(object)
    def _table_changed(self, table: Table) -> None:
        if table.is_review:
            self._show_bar()
        if table.state.reserve_ms is not None:
            self._ticker.start()
        else:
            self._ticker.stop()
        self.refresh()
        if self.table_view.is_rolling:
            self.table_view.when_at_rest(self._update_bars)

    @Slot()
    def _update_cube_buttons(self) -> None:
        """They stand beside the cube as soon as it lies still."""
        is_past = self.table_view.past is not None
        view = derive_cube_buttons(
            self._controller.table, is_asked=self.double_question.is_asked, is_past=is_past
        )
        self.cube_buttons.set_view(None if self.table_view.board.board_scene.is_moving else view)

    @Slot()
    def _update_bars(self) -> None:
        table = self._controller.table
        for bar in (self._upper, self._lower):
            bar.setVisible(table is not None)
        if table is None:
            return
        bottom = self.table_view.board.bottom
        if self._strip:
            self._strip.set_bottom(bottom)
        for bar, player in ((self._upper, bottom.opponent), (self._lower, bottom)):
            bar.set_view(self._bar_of(table, player))

    def _bar_of(self, table: Table, player: Player) -> PlayerBarView:
        past = self.table_view.past
        has_measure = (
            not self._is_plain
            and table.seat(player).kind is SeatKind.BOT
            and is_measured(table.state.ruleset)
        )
        view = derive_player_bar(
            _PastTable(table.record, is_review=table.is_review, past=past) if past else table,
            player,
            strength=self._figures.get(player)
            or self._strengths.get(player)
            or seat_strength(table.seat(player), table.state.ruleset, is_plain=self._is_plain),
            strength_tip=measure_text() if has_measure else "",
            shows_pips=self._shows_pips,
            is_paused=self._controller.spectator_pace.watch.is_paused,
            elapsed_ms=0 if past else self._controller.clock.elapsed_ms,
            is_rolling=self.table_view.is_rolling and table.state.turn is player,
        )
        return replace(view, is_acting=past.to_act is player) if past else view
