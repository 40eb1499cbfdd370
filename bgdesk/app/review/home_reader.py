"""Reads what the start page shows of the library, away from the GUI thread."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import QObject, Signal, Slot

from bgdesk.app.workers.background_task import BackgroundTask
from bgdesk.library.library import Library, UnderWay
from bgdesk.library.listing import PLAYED, ListedMatch
from bgdesk.library.problems import JournalError
from bgdesk.match.coan_ki import CoanKiGame

MOST_RECENT = 6
_LOOKED_AT = 40
"""So many of the latest matches are asked for, as some of them may be under way."""


@dataclass(frozen=True, slots=True)
class HomeFacts:
    """What there is to go on with and to look at, the latest first.

    ``is_elsewhere``: some match is open in another window. ``has_played``: some match was begun here.
    """

    under_way: tuple[UnderWay, ...] = ()
    coan_ki: tuple[CoanKiGame, ...] = ()
    recent: tuple[ListedMatch, ...] = ()
    is_elsewhere: bool = False
    has_played: bool = False


def read_home(library: Library, current: str) -> HomeFacts:
    """The facts in ``library``; ``current`` is the id of the match on the table. Raises JournalError."""
    from bgdesk.library.coan_ki_games import CoanKiGames

    under_way = tuple(one for one in library.under_way() if one.record.header.id != current)
    listed = library.catalogue.matches(_LOOKED_AT)
    here = {one.record.header.id for one in under_way} | {current}
    recent = [one for one in listed if not (one.is_under_way or one.is_damaged)]
    return HomeFacts(
        under_way=under_way,
        coan_ki=tuple(CoanKiGames(library.path.parent).unfinished().games),
        recent=tuple(recent[:MOST_RECENT]),
        is_elsewhere=any(one.is_under_way and one.id not in here for one in listed),
        has_played=bool(under_way) or any(one.kind == PLAYED for one in listed),
    )


class HomeReader(QObject):
    """Reads one time after the other; what is asked for later takes the place of what is being read."""

    read = Signal(object)
    """The `HomeFacts`."""
    failed = Signal(str)

    def __init__(self, library: Callable[[], Library], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._library = library
        self._task: BackgroundTask[HomeFacts] | None = None

    def begin(self, current: str) -> None:
        """Read it all; ``current`` is the id of the match on the table."""
        self.cancel()
        library = self._library()
        fault = self.tr(
            "Something went wrong inside bgdesk, and the matches cannot be listed."
            " They are kept; details are in the log."
        )
        task = BackgroundTask(lambda _: read_home(library, current), (JournalError,), self, fault=fault)
        self._task = task
        task.done.connect(self._done)
        task.failed.connect(self._failed)
        task.start()

    def cancel(self) -> None:
        """Nobody waits for it any longer."""
        if self._task:
            task, self._task = self._task, None
            task.cancel()

    @property
    def is_reading(self) -> bool:
        """Whether the facts are still to come."""
        return self._task is not None

    def close(self) -> None:
        """Let the thread end before the library is closed."""
        task = self._task
        self.cancel()
        if task:
            task.wait()

    @Slot(object)
    def _done(self, facts: HomeFacts) -> None:
        self._task = None
        self.read.emit(facts)

    @Slot(str)
    def _failed(self, sentence: str) -> None:
        self._task = None
        self.failed.emit(sentence)
