"""How fast a match goes: as its spectator wishes, and faster in a race where a person wants that."""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import IntEnum

from PySide6.QtCore import QObject, Signal, Slot

from bgdesk.app.table.players import BotPace
from bgdesk.app.table.question_queue import QuestionQueue
from bgdesk.app.table.table import Table
from bgdesk.rules.outcome import is_race

LONG_MS, LONGEST_MS, SHORT_MS = 1200, 2500, 150


class Speed(IntEnum):
    """How fast two bots play for a spectator; NORMAL is what the settings say."""

    VERY_SLOW = 1
    SLOW = 2
    NORMAL = 3
    FAST = 4
    AT_ONCE = 5


_MOTION = {Speed.VERY_SLOW: 0.5, Speed.SLOW: 0.7, Speed.FAST: 3.0}


@dataclass(frozen=True, slots=True)
class Watch:
    """What the spectator chose."""

    is_paused: bool = False
    speed: Speed = Speed.NORMAL

    def pace(self, usual: BotPace) -> BotPace:
        """How long each bot takes, from the pace of the settings; a single decision comes without delay."""
        return replace(usual, delay_ms=0 if self.is_paused else self._delay_ms(usual.delay_ms))

    def _delay_ms(self, usual_ms: int) -> int:
        match self.speed:
            case Speed.VERY_SLOW:
                return max(usual_ms, LONGEST_MS)
            case Speed.SLOW:
                return max(usual_ms, LONG_MS)
            case Speed.NORMAL:
                return usual_ms
            case Speed.FAST:
                return min(usual_ms, SHORT_MS)
            case Speed.AT_ONCE:
                return 0

    @property
    def moves(self) -> bool:
        """Whether the checkers are seen moving."""
        return self.speed is not Speed.AT_ONCE

    @property
    def motion(self) -> float:
        """How many times as fast as usual the checkers move."""
        return _MOTION.get(self.speed, 1.0)


AS_USUAL = Watch()
"""What a match with a person in it is played like."""
FAST_RACE = Watch(speed=Speed.FAST)
"""What it may be played like once contact is over."""


class SpectatorPace(QObject):
    """Holds back the questions of a match between two bots as its spectator wishes.

    In other matches ``hurries_races`` makes what nobody has to think about go faster once contact is over.
    """

    changed = Signal()

    def __init__(self, questions: QuestionQueue, parent: QObject) -> None:
        super().__init__(parent)
        self._questions = questions
        self._watch = AS_USUAL
        self._has_bots_only = False
        self._is_race = False
        self._hurries_races = False

    @property
    def watch(self) -> Watch:
        """What is in force in the match on the table."""
        if self._has_bots_only:
            return self._watch
        return FAST_RACE if self._is_race and self._hurries_races else AS_USUAL

    @property
    def hurries_races(self) -> bool:
        """Whether a race with a person in it goes faster."""
        return self._hurries_races

    @hurries_races.setter
    def hurries_races(self, hurries: bool) -> None:
        if hurries != self._hurries_races:
            self._hurries_races = hurries
            self.changed.emit()

    @Slot(object)
    def begin(self, table: Table) -> None:
        """Another match is on the table: it runs, at the speed chosen last; `changed` is not told."""
        self._has_bots_only = table.is_watched
        self._is_race = _is_race(table)
        self._watch = replace(self._watch, is_paused=False)
        self._questions.resume()

    @Slot(object)
    def follow(self, table: Table) -> None:
        """The table has changed: a race may have begun or ended."""
        if self._is_race != _is_race(table):
            self._is_race = not self._is_race
            self.changed.emit()

    @Slot(bool)
    def set_paused(self, paused: bool) -> None:
        """Let both bots wait, also the one that is thinking, or play on."""
        if not self._has_bots_only or paused == self._watch.is_paused:
            return
        self._choose(replace(self._watch, is_paused=paused))
        if paused:
            self._questions.pause()
        else:
            self._questions.resume()

    @Slot()
    def step(self) -> None:
        """While paused, let one decision be made."""
        self._questions.let_one_pass()

    @Slot()
    def slower(self) -> None:
        """The next slower speed, if there is one."""
        self._choose_speed(self._watch.speed - 1)

    @Slot()
    def faster(self) -> None:
        """The next faster speed, if there is one."""
        self._choose_speed(self._watch.speed + 1)

    def _choose_speed(self, speed: int) -> None:
        if self._has_bots_only and Speed.VERY_SLOW <= speed <= Speed.AT_ONCE:
            self._choose(replace(self._watch, speed=Speed(speed)))

    def _choose(self, watch: Watch) -> None:
        self._watch = watch
        self.changed.emit()


def _is_race(table: Table) -> bool:
    return is_race(table.state.position, table.state.ruleset)
