"""How well the player plays, kept up to date beside the window."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal, Slot

from bgdesk.app.workers.background_task import BackgroundTask, TaskProgress
from bgdesk.library.library import Library
from bgdesk.library.problems import JournalError
from bgdesk.practice.opponents.ladder import Rung
from bgdesk.practice.opponents.own_level import GUESS, PlayerLevel

if TYPE_CHECKING:
    from bgdesk.practice.opponents.played import MatchWell


class OwnLevelDesk(QObject):
    """``name`` tells who plays, whose matches under all names count; `level` is what was found last."""

    estimated = Signal(object)
    """A `PlayerLevel`."""
    counted = Signal(object)
    """The rungs of the ladder."""
    failed = Signal(str)

    def __init__(self, library: Library, name: Callable[[], str], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._library = library
        self._name = name
        self._tasks: dict[str, BackgroundTask[PlayerLevel] | BackgroundTask[tuple[Rung, ...]]] = {}
        self.level = GUESS

    @Slot()
    def look(self) -> None:
        """Find out how well the player plays."""
        library, name = self._library, self._name()

        def estimate(told: TaskProgress) -> PlayerLevel:
            from bgdesk.practice.opponents.own_level import estimated
            from bgdesk.practice.opponents.played import played_well

            matches, who = library.catalogue.matches(), library.profiles.played_by(name)
            told.check()
            return estimated(played_well(matches, who.names, _decided_well(library, who.profile, told)))

        self._begin("level", BackgroundTask(estimate, (JournalError,), self), self._found)

    @Slot()
    def count(self) -> None:
        """Add up the results against each opponent."""
        library, name = self._library, self._name()

        def add_up(told: TaskProgress) -> tuple[Rung, ...]:
            from bgdesk.practice.opponents.ladder import ladder
            from bgdesk.practice.opponents.played import results

            matches, who = library.matches(), library.profiles.played_by(name)
            told.check()
            return ladder(results(matches, who.names))

        self._begin("ladder", BackgroundTask(add_up, (JournalError,), self), self.counted.emit)

    def _begin(
        self,
        kind: str,
        task: BackgroundTask[PlayerLevel] | BackgroundTask[tuple[Rung, ...]],
        tell: Callable[..., None],
    ) -> None:
        """In the place of the one before, whose answer would be older."""
        before = self._tasks.get(kind)
        if before is not None:
            before.cancel()
        self._tasks[kind] = task
        task.done.connect(tell)
        task.failed.connect(self.failed)
        task.start()

    @Slot(object)
    def _found(self, level: PlayerLevel) -> None:
        self.level = level
        self.estimated.emit(level)


def _decided_well(library: Library, profile: str, told: TaskProgress) -> Mapping[str, MatchWell]:
    """Numpy comes with it, and is not loaded where nothing is judged."""
    if not library.decided.judges(profile):
        return {}
    from bgdesk.practice.opponents.decided_well import decided_well

    return decided_well(library.decided, profile, told.check)
