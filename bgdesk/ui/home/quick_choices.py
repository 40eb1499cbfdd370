"""The matches that the start page offers to begin with one click."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, Signal, Slot

from bgdesk.app.settings import table
from bgdesk.app.settings.setting import Value
from bgdesk.app.settings.settings import Settings
from bgdesk.app.table.match_kinds import remember
from bgdesk.app.table.match_opener import NewMatch
from bgdesk.app.table.new_match import Names, Values
from bgdesk.app.table.quick_match import (
    QUICK_LENGTHS,
    against_computer,
    against_friend,
    as_last_time,
    quick_match,
    usual_level,
)
from bgdesk.match.options import MONEY
from bgdesk.practice.opponents.own_level import GUESS, PlayerLevel, own_levels
from bgdesk.ui.home.start_page import StartPage
from bgdesk.ui.home.wording import match_of, rules_of
from bgdesk.ui.words.levels import level_names
from bgdesk.ui.words.persons import guest_name, your_name

FIRST_LENGTH = 3
"""Of the first match of all: it shows the cube, and it does not last for an hour."""


class QuickChoices(QObject):
    """Keeps ``page`` in step with what was played last; ``player`` tells how well the player plays."""

    match_requested = Signal(object)
    """A `NewMatch` to begin at once."""
    form_requested = Signal(object)
    """The values that the dialog for a new match is to begin with."""

    def __init__(
        self, settings: Settings, page: StartPage, player: Callable[[], PlayerLevel] = lambda: GUESS
    ) -> None:
        super().__init__(page)
        self._player = player
        self._settings = settings
        self._page = page
        self._is_first = False
        page.quick.length_chosen.connect(self._play_computer)
        page.quick.level_chosen.connect(self._choose_level)
        page.quick.other_requested.connect(lambda: self.form_requested.emit(self.last))
        page.lead.again_requested.connect(self._play_again)
        page.lead.other_requested.connect(lambda: self.form_requested.emit(self.last))
        page.lead.first_requested.connect(lambda: self._play_computer(self.usual_length))
        page.friend.friend_requested.connect(lambda: self._begin(against_friend(self._settings)))
        page.friend.other_requested.connect(self._ask_friend)
        self.refresh()

    @property
    def last(self) -> dict[str, Value]:
        """What was chosen for the last match."""
        return as_last_time(self._settings)

    @property
    def first(self) -> Values:
        """The match to begin with where none was played before."""
        return against_computer(self._settings, FIRST_LENGTH, usual_level(self._settings))

    @property
    def usual_length(self) -> int:
        """The length of the last match, where it is one of those offered."""
        if self._is_first:
            return FIRST_LENGTH
        length = self._settings.get(table.LAST_LENGTH)
        return length if length in (*QUICK_LENGTHS, MONEY) else table.LAST_LENGTH.default

    def show_first(self, *, is_first: bool) -> None:
        """Nothing has been played yet, or something has."""
        if is_first is not self._is_first:
            self._is_first = is_first
            self.refresh()

    @Slot()
    def refresh(self) -> None:
        """Show what would be played now."""
        level = usual_level(self._settings)
        lengths = (*QUICK_LENGTHS, MONEY)
        values = {each: against_computer(self._settings, each, level) for each in lengths}
        names = {each: match_of(values[each]) for each in lengths}
        self._page.quick.show_choices(level, self.usual_length, names, rules_of(values[self.usual_length]))
        guest = self._settings.get(table.LAST_GUEST)
        self._page.friend.show_friend(guest, match_of(against_friend(self._settings)) if guest else "")

    @Slot(int)
    def _play_computer(self, length: int) -> None:
        self._begin(against_computer(self._settings, length, usual_level(self._settings)))

    @Slot()
    def _play_again(self) -> None:
        self._begin(self.last)

    @Slot()
    def _ask_friend(self) -> None:
        self.form_requested.emit(against_friend(self._settings))

    @Slot(str)
    def _choose_level(self, level: str) -> None:
        self._settings.set(table.LAST_LEVEL, level)
        self.refresh()

    def _begin(self, values: Values) -> None:
        remember(self._settings, values)
        self.match_requested.emit(self._match(values))

    def _match(self, values: Values) -> NewMatch:
        you, friend = self._settings.get(table.PLAYER_NAME).strip(), self._settings.get(table.LAST_GUEST)
        own = own_levels(self._player())
        return quick_match(values, Names(you or your_name(), friend or guest_name(), level_names(), own))
