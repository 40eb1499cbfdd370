"""Keeps what is derived from the matches up to date with them."""

from __future__ import annotations

import logging
import threading
from abc import ABC, abstractmethod
from collections.abc import Callable, Generator
from typing import Generic, Protocol, TypeVar

from bgdesk.library.problems import JournalError, Trouble
from bgdesk.library.studies import ShelvedStudy, StudyShelf
from bgdesk.match.record import MatchRecord

_log = logging.getLogger(__name__)


class ChangedMatch(Protocol):
    """A match that has changed since what is derived from it was stored."""

    @property
    def match_id(self) -> str:
        """Its id in the library."""

    @property
    def is_played(self) -> bool:
        """Whether it was played here, not opened from a file."""


W = TypeVar("W", bound=ChangedMatch)
D = TypeVar("D")
"""What is derived from a match."""
D_contra = TypeVar("D_contra", contravariant=True)


class DerivedRows(Protocol[W, D_contra]):
    """Where it is stored."""

    def waiting(self) -> tuple[W, ...]:
        """The matches whose rows are to be made."""

    def is_waiting(self, one: W, /) -> bool:
        """Whether nobody has made them meanwhile."""

    def put(self, one: W, derived: D_contra, /) -> None:
        """Store them in place of those before."""

    def forget_all(self) -> None:
        """Have all of them made anew."""


class Upkeep(ABC, Generic[W, D]):
    """Every method raises JournalError when the disk or the file fails."""

    def __init__(
        self, rows: DerivedRows[W, D], shelf: Callable[[], StudyShelf], played: Callable[[str], MatchRecord]
    ) -> None:
        self._rows = rows
        self._shelf = shelf
        self._played = played
        self._filling = threading.Lock()

    @property
    def waiting(self) -> int:
        """How many matches have changed since they were looked at."""
        return len(self._rows.waiting())

    def fill(self) -> Generator[tuple[int, int], None, None]:
        """Store what waits, a match at a time: how many are done, of how many.

        It may be left at any time; the next one goes on.
        """
        waiting = self._rows.waiting()
        for number, one in enumerate(waiting, 1):
            with self._filling:
                if self._rows.is_waiting(one):  # nobody else has done it meanwhile
                    self._rows.put(one, self._derived_or_nothing(one))
            yield number, len(waiting)

    def rebuild(self) -> None:
        """Make all of it anew with the next `fill`."""
        self._rows.forget_all()

    def _derived_or_nothing(self, one: W) -> D:
        """One match of which nobody had thought keeps no other from being looked at, now or later."""
        try:
            return self._derived(one)
        except JournalError:
            raise
        except Exception:  # noqa: BLE001  # whatever it is, the others are waiting
            _log.exception("nothing can be made of %s", one.match_id)
            return self._nothing

    @property
    @abstractmethod
    def _nothing(self) -> D:
        """What is stored of a match that tells nothing."""

    @abstractmethod
    def _derived(self, one: W) -> D:
        """What is stored of a match."""

    def _read(self, one: W) -> ShelvedStudy | None:
        """The match, or None where it is damaged or has gone."""
        try:
            if one.is_played:
                return self._shelf().of_match(self._played(one.match_id))
            return self._shelf().load(one.match_id)
        except JournalError as problem:
            if problem.trouble not in (Trouble.MATCH_DAMAGED, Trouble.UNKNOWN_MATCH):
                raise
            _log.warning("%s cannot be read, and none of its decisions are known", one.match_id)
            return None
