"""Walking through the match that is reviewed: from decision to decision, game to game, error to error."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace

from PySide6.QtCore import QObject, QTimer, Signal, Slot
from PySide6.QtGui import QAction

from bgdesk.app.actions.actions import ActionId
from bgdesk.app.own_names import OwnNames
from bgdesk.app.review.review import ReviewSession
from bgdesk.app.review.walk import (
    FoundError,
    Ground,
    Stops,
    errors_of,
    forced_plays,
    ground_of,
    next_error,
    next_of,
    previous_error,
    previous_of,
    walk_through,
    worst_left,
)
from bgdesk.app.review.weighing import rated_in
from bgdesk.app.settings import table as settings_table
from bgdesk.app.settings.settings import Settings
from bgdesk.app.workers.background_task import BackgroundTask
from bgdesk.match.record import MatchRecord
from bgdesk.rules.player import Player
from bgdesk.ui.play.looking_back import History
from bgdesk.ui.review.walk_wording import (
    again_text,
    all_seen_text,
    at_the_end_text,
    at_the_start_text,
    last_again_text,
    no_errors_text,
    not_analysed_text,
)
from bgdesk.ui.words.persons import me

SEEN_AFTER_MS = 600
"""Whoever looks at a decision so long has seen it."""


class Walking(QObject):
    """Follows ``review``; goes by ``history``; ``tell`` says a sentence in passing."""

    changed = Signal()
    """The places where one can stop are others, or what was seen."""

    def __init__(
        self,
        review: ReviewSession,
        history: History,
        settings: Settings,
        own_names: OwnNames,
        tell: Callable[[str], None],
        actions: Mapping[ActionId, QAction],
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._review = review
        self._history = history
        self._settings = settings
        self._own_names = own_names
        self._names = own_names()
        self._tell = tell
        self._record: MatchRecord | None = None
        self._ground: Ground | None = None
        self._survey: BackgroundTask[frozenset[int]] | None = None
        self._chosen: Player | None = None
        self.walk = Stops()
        self.seen: set[int] = set()
        self._dwelling = QTimer(self, singleShot=True, interval=SEEN_AFTER_MS)
        self._dwelling.timeout.connect(self._see)
        self._wire(actions)

    def _wire(self, actions: Mapping[ActionId, QAction]) -> None:
        self._review.opened.connect(self._opened)
        self._review.changed.connect(self._walk_anew)
        self._history.moved.connect(self._dwelling.start)
        self._settings.changed.connect(self._setting_changed)
        for action, slot in (
            (ActionId.PREVIOUS_DECISION, lambda: self._back(self.walk.choices)),
            (ActionId.NEXT_DECISION, lambda: self._on(self.walk.choices)),
            (ActionId.PREVIOUS_PLACE, lambda: self._back(self.walk.all)),
            (ActionId.NEXT_PLACE, lambda: self._on(self.walk.all)),
            (ActionId.PREVIOUS_GAME, lambda: self._back(self.walk.games)),
            (ActionId.NEXT_GAME, lambda: self._on(self.walk.games)),
            (ActionId.NEXT_ERROR, lambda: self._go_to_error(self.player)),
            (ActionId.NEXT_ERROR_OF_ANYBODY, lambda: self._go_to_error(None)),
            (ActionId.PREVIOUS_ERROR, lambda: self._back_to_error(self.player)),
            (ActionId.PREVIOUS_ERROR_OF_ANYBODY, lambda: self._back_to_error(None)),
            (ActionId.WORST_ERROR, self._go_to_worst),
        ):
            actions[action].triggered.connect(slot)

    @property
    def player(self) -> Player | None:
        """Whose errors are looked for: the user's, those of somebody who was chosen, or both players'."""
        return self._chosen or self.me if self._record else None

    @property
    def me(self) -> Player | None:
        """Who of the two is the user, whosever errors are looked for."""
        if self._record is None:
            return None
        return me(self._record.header.seats, self._names)

    @property
    def threshold(self) -> float:
        """How much an error costs at least."""
        return self._settings.get(settings_table.ERRORS_FROM) / 1000

    @property
    def at(self) -> int:
        """The place that is looked at."""
        return self._history.at

    def go_to(self, place: int) -> None:
        """Look at ``place``, which is seen by that."""
        self._history.show_at_rest(place)
        self._see()

    @Slot()
    def _opened(self) -> None:
        shelved = self._review.shelved
        self._record = shelved.study.record if shelved else None
        self._names = self._own_names()
        self._ground, self._chosen = None, None
        self.seen.clear()
        self._stop_survey()
        if self._record:
            self._ground = ground = ground_of(self._record)
            self._survey = BackgroundTask(lambda _: forced_plays(ground), (), self)
            self._survey.done.connect(self._surveyed)
            self._survey.start_behind()
        self._walk_anew()

    def _stop_survey(self) -> None:
        survey, self._survey = self._survey, None
        if survey:
            survey.cancel()

    @Slot(object)
    def _surveyed(self, forced: frozenset[int]) -> None:
        self._survey = None
        if self._ground:
            self._ground = replace(self._ground, forced=forced)
            self._walk_anew()

    @Slot()
    def _walk_anew(self) -> None:
        ground = self._ground
        self.walk = (
            walk_through(ground, rated_in(self._review.weighed), self.threshold) if ground else Stops()
        )
        self.changed.emit()

    @Slot(str)
    def _setting_changed(self, key: str) -> None:
        if key in (settings_table.ERRORS_FROM.key, settings_table.PLAYER_NAME.key):
            self.look_who()

    @Slot()
    def look_who(self) -> None:
        """The user may be known by other names."""
        self._names = self._own_names()
        self._walk_anew()

    @Slot()
    def _see(self) -> None:
        if self.at not in self.seen and self._record:
            self.seen.add(self.at)
            self.changed.emit()

    def _on(self, places: Sequence[int]) -> None:
        place = next_of(places, self.at)
        if place is not None:
            self._history.show_at_rest(place)
        elif places:
            self._tell(at_the_end_text())

    def _back(self, places: Sequence[int]) -> None:
        place = previous_of(places, self.at)
        if place is not None:
            self._history.show_at_rest(place)
        elif places:
            self._tell(at_the_start_text())

    def _go_to_error(self, player: Player | None) -> None:
        self._find(next_error(errors_of(self.walk, player), self.at), player, again_text())

    def _back_to_error(self, player: Player | None) -> None:
        self._find(previous_error(errors_of(self.walk, player), self.at), player, last_again_text())

    def _find(self, found: FoundError | None, player: Player | None, again: str) -> None:
        if found is None:
            self._tell(self.why_no_errors(player))
            return
        self.go_to(found.place)
        if found.is_again:
            self._tell(again)

    def choose(self, player: Player) -> None:
        """Look for the errors of ``player`` from now on, in this match."""
        if player is not self.player:
            self._chosen = player
            self.changed.emit()

    def why_no_errors(self, player: Player | None) -> str:
        """Why there is nothing to go to."""
        if self._record is None or not self._review.verdicts:
            return not_analysed_text()
        return no_errors_text(self._record.header.seats, player, self.threshold)

    @Slot()
    def _go_to_worst(self) -> None:
        place = worst_left(self.walk, self.player, {*self.seen, self.at})
        if place is not None:
            self.go_to(place)
        elif errors_of(self.walk, self.player):
            self._tell(all_seen_text())
        else:
            self._tell(self.why_no_errors(self.player))
