"""Which file is the library, and what happens when it cannot be read."""

from __future__ import annotations

import logging
import sqlite3
from collections.abc import Callable
from contextlib import closing
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path

from bgdesk.library.backups import MADE, MAKING, backups
from bgdesk.library.file_state import is_blank, log_beside, size_of
from bgdesk.library.journal import utc_now
from bgdesk.library.library import Library, Rate, unrated
from bgdesk.library.presence import alone_with, was_cut_off
from bgdesk.library.problems import JournalError, Trouble
from bgdesk.source_text import Message

LIBRARY_NAME = "library.sqlite"
_MOST_FILES = 9
_log = logging.getLogger(__name__)

_UNREADABLE = (Trouble.DAMAGED, Trouble.NOT_A_LIBRARY)


@dataclass(frozen=True, slots=True)
class OpenedLibrary:
    """The library in use; ``told`` says what had to be done for it, and which files were passed over.

    ``was_damaged``: something of it may be missing.
    """

    library: Library
    told: tuple[Message, ...] = ()
    was_damaged: bool = False


def open_library(folder: Path, rate: Rate = unrated, now: Callable[[], str] = utc_now) -> OpenedLibrary:
    """The library in ``folder``: ``library.sqlite``, made anew of what can be read if it is damaged.

    A file that is no library at all stays as it is; then it is ``library-2.sqlite`` and so on.
    ``rate`` values the matches that were cut off when they were over; ``now`` as in `Library`.
    Raises LibraryTooNew or JournalError when there is none that can be used.
    """
    _finish_rescue(folder / LIBRARY_NAME)
    told: list[Message] = []
    problem: JournalError | None = None
    for name in _names():
        try:
            news = [*_prepared(folder / name)]
            library = _opened(folder / name, rate, now, news)
            _log.info("%s is open", name)
            if told:
                told.append(JournalError(Trouble.USED_INSTEAD, folder / name).message)
            return OpenedLibrary(library, (*told, *news), was_damaged=bool(news))
        except JournalError as found:
            _log.warning("%s is not opened: %s %s", name, found.trouble.name, found.detail)
            if found.trouble not in _UNREADABLE:
                raise
            problem = found
            told.append(found.message)
    assert problem
    raise problem


def present_library(folder: Path) -> Path:
    """The library in ``folder`` that `open_library` would open, which may not be there yet."""
    from bgdesk.library.rescue.owner import Owner, owner

    for name in _names():
        path = folder / name
        whose = owner(path)
        is_sound_or_new = whose in (Owner.BGDESK, Owner.NEWER_BGDESK) or is_blank(path)
        if is_sound_or_new or (whose is Owner.NOBODY and (size_of(log_beside(path)) or backups(path))):
            return path
    return folder / LIBRARY_NAME


def _opened(path: Path, rate: Rate, now: Callable[[], str], news: list[Message]) -> Library:
    """Raises JournalError where nothing can be made of the file."""
    try:
        return Library(path, now, rate)
    except JournalError as problem:
        if problem.trouble not in _UNREADABLE or _is_of_another(path):
            raise
        with alone_with(path) as is_alone:
            made_anew = _rescued(path) if is_alone else ()
        if not made_anew:
            raise
        news += made_anew
    return Library(path, now, rate)


def _prepared(path: Path) -> tuple[Message, ...]:
    """What is to be done before SQLite sees the file, because it would throw away what it cannot use.

    Raises LibraryTooNew or JournalError where the file is not for this program: then nothing was touched.
    """
    was_cut = was_cut_off(path)
    with alone_with(path) as is_alone:
        if not is_alone:
            return ()
        log = log_beside(path)
        if size_of(log):
            return _with_log(path)
        is_gone = was_cut and path.exists() and not log.exists()
        told = (JournalError(Trouble.LOG_MISSING, log).message,) if is_gone else ()
        return (*_without_anything(path), *told) if is_blank(path) else told


def _with_log(path: Path) -> tuple[Message, ...]:
    """A library that was left open: its log may hold what SQLite would not find in it."""
    from bgdesk.library.rescue.owner import refuse_of_others
    from bgdesk.library.rescue.pages import log_of

    refuse_of_others(path)
    if size_of(path) and log_of(path).is_whole:
        return ()
    return _rescued(path) or _set_aside(path)


def _without_anything(path: Path) -> tuple[Message, ...]:
    """A file without content, or none, is what a first start begins with; after that it is a loss."""
    kept = backups(path)
    if not path.exists():
        return (JournalError(Trouble.GONE, path, str(kept[0])).message,) if kept else ()
    without = Trouble.NO_TABLES if size_of(path) else Trouble.EMPTY
    return (kept and _rescued(path)) or (JournalError(without, path).message,)


def _set_aside(path: Path) -> tuple[Message, ...]:
    """Keep what nothing can be read of: SQLite would write over it."""
    from bgdesk.library.rescue.swapping import DAMAGED, name_beside, set_aside

    kept = name_beside(path, DAMAGED, datetime.now().astimezone())
    try:
        set_aside(path, kept)
    except OSError as error:
        raise JournalError(Trouble.FAILED, path, str(error.strerror)) from error
    return (JournalError(Trouble.NOTHING_LEFT, path, kept.name).message,)


def _rescued(path: Path) -> tuple[Message, ...]:
    from bgdesk.library.rescue.rescue import rescue
    from bgdesk.library.rescue.wording import rescue_messages

    try:
        done = rescue(path, backups(path), datetime.now().astimezone())
    except OSError as error:
        raise JournalError(Trouble.FAILED, path, str(error.strerror)) from error
    return rescue_messages(done) if done else ()


def _finish_rescue(path: Path) -> None:
    if any(path.parent.glob(f"*{MADE}")) or any(path.parent.glob(f"*{MAKING}*")):
        from bgdesk.library.rescue.swapping import finish_interrupted

        with alone_with(path) as is_alone:
            if is_alone:
                finish_interrupted(path)


def _is_of_another(path: Path) -> bool:
    """Whether the file is a sound database that another program has made."""
    try:
        with closing(sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro", uri=True)) as connection:
            names = {name for (name,) in connection.execute("SELECT name FROM sqlite_master")}
    except sqlite3.Error:
        return False
    return bool(names) and "match" not in names


def _names() -> tuple[str, ...]:
    stem, suffix = LIBRARY_NAME.split(".")
    return (LIBRARY_NAME, *(f"{stem}-{number}.{suffix}" for number in range(2, _MOST_FILES + 1)))
