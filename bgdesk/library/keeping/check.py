"""How a library is, found out without changing anything in it."""

from __future__ import annotations

import logging
import sqlite3
from collections import Counter
from collections.abc import Callable
from contextlib import closing, suppress
from dataclasses import dataclass, field
from enum import Enum, auto
from pathlib import Path

from bgdesk.library.backups import backups
from bgdesk.library.file_state import is_blank, log_beside, size_of
from bgdesk.library.keeping.picture import picture
from bgdesk.library.library import Library
from bgdesk.library.listing import OPENED, PLAYED, ListedMatch
from bgdesk.library.presence import alone_with, suspicion, was_cut_off
from bgdesk.library.problems import JournalError, Trouble, problem_of
from bgdesk.library.rescue.merge import MatchName
from bgdesk.library.rescue.owner import Owner, owner
from bgdesk.library.rescue.pages import log_of
from bgdesk.library.rescue.rescue import Prospect, prospect

_log = logging.getLogger(__name__)

Tell = Callable[[int, int], None]
"""Hears how many matches have been read, of how many; raises to stop."""


class Health(Enum):
    """What is to be said of a library first of all."""

    SOUND = auto()
    ABSENT = auto()
    EMPTY = auto()
    """A file in which nothing stands."""
    DAMAGED = auto()
    LOG_MISSING = auto()
    """Sound, but the program was cut off and the log is gone since then."""
    NEWER = auto()
    FOREIGN = auto()


@dataclass(frozen=True, slots=True)
class Counts:
    """How much there is; the bin is counted by itself."""

    played: int = 0
    opened: int = 0
    positions: int = 0
    binned: int = 0
    analyses: int = 0


@dataclass(frozen=True, slots=True)
class Checkup:
    """How the library ``path`` is; ``size`` is in bytes, with its log.

    ``unreadable`` are matches of a sound file that cannot be read. ``prospect`` is what the next start would
    make of a damaged one, None where there is nothing to make it of.
    """

    path: Path
    health: Health
    size: int = 0
    counts: Counts = field(default_factory=Counts)
    unreadable: tuple[MatchName, ...] = ()
    prospect: Prospect | None = None
    backups: tuple[Path, ...] = ()

    @property
    def is_sound(self) -> bool:
        """Whether nothing is wrong."""
        return self.health is Health.SOUND and not self.unreadable


def untold(done: int, total: int) -> None:
    """Nobody wants to hear how far it is."""


def check(path: Path, tell: Tell = untold) -> Checkup:
    """Look at every page and every match of the library ``path``. Raises OSError or JournalError.

    Where damage is found the next start is told to look as well; nothing else is written beside it.
    """
    health = _first_look(path)
    if health is Health.SOUND:
        found = _second_look(path, tell)
        health = Health.LOG_MISSING if found and _is_log_gone(path) else Health.SOUND
        if found:
            counts, unreadable = found
            return Checkup(path, health, _size(path), counts, unreadable, backups=backups(path))
        health = Health.DAMAGED
        with suppress(OSError):
            suspicion(path).touch()
    _log.info("the library is %s", health.name)
    made_of = prospect(path, backups(path)) if health in (Health.DAMAGED, Health.EMPTY) else None
    if health is Health.DAMAGED and not made_of and owner(path) is Owner.NOBODY and not _has_log(path):
        health = Health.FOREIGN
    return Checkup(path, health, _size(path), prospect=made_of, backups=backups(path))


def _first_look(path: Path) -> Health:
    """What can be said without SQLite."""
    has_log = _has_log(path)
    if not path.exists() and not has_log:
        return Health.ABSENT
    if is_blank(path) and not has_log:
        return Health.EMPTY
    whose = owner(path)
    if whose is Owner.NEWER_BGDESK:
        return Health.NEWER
    if whose is Owner.ANOTHER_PROGRAM:
        return Health.FOREIGN
    with alone_with(path) as is_alone:
        is_lost = is_alone and has_log and not (size_of(path) and log_of(path).is_whole)
    return Health.DAMAGED if is_lost else Health.SOUND


def _second_look(path: Path, tell: Tell) -> tuple[Counts, tuple[MatchName, ...]] | None:
    """What stands in it, and what of that cannot be read; None where the file is damaged."""
    try:
        with picture(path) as copy:
            with closing(sqlite3.connect(copy)) as connection:
                if connection.execute("PRAGMA integrity_check(1)").fetchone()[0] != "ok":
                    return None
            with Library(copy) as library:
                return _counts(library), _unreadable(library, tell)
    except (sqlite3.Error, JournalError) as error:
        problem = problem_of(error, path) if isinstance(error, sqlite3.Error) else error
        if problem.trouble not in (Trouble.DAMAGED, Trouble.NOT_A_LIBRARY):
            raise problem from error
        return None


def _counts(library: Library) -> Counts:
    kinds = Counter(one.kind for one in library.catalogue.matches())
    return Counts(
        kinds[PLAYED],
        kinds[OPENED],
        len(library.catalogue.positions()),
        len(library.catalogue.binned()),
        sum(one.analyses for one in _all(library)),
    )


def _all(library: Library) -> tuple[ListedMatch, ...]:
    catalogue = library.catalogue
    return (*catalogue.matches(), *catalogue.positions(), *catalogue.binned())


def _unreadable(library: Library, tell: Tell) -> tuple[MatchName, ...]:
    found, listed = [], _all(library)
    for number, one in enumerate(listed):
        tell(number, len(listed))
        try:
            library.record(one.id) if one.kind == PLAYED else library.studies.load(one.id)
        except JournalError as problem:
            if problem.trouble is not Trouble.MATCH_DAMAGED:
                raise
            found.append(MatchName(one.id, one.white, one.black, one.created))
    return tuple(found)


def _is_log_gone(path: Path) -> bool:
    with alone_with(path) as is_alone:
        return is_alone and was_cut_off(path) and not log_beside(path).exists()


def _has_log(path: Path) -> bool:
    return bool(size_of(log_beside(path)))


def _size(path: Path) -> int:
    return size_of(path) + size_of(log_beside(path))
