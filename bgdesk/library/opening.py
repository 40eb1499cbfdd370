"""Which file is the library, and what happens when it cannot be read."""

from __future__ import annotations

import logging
from dataclasses import dataclass
from pathlib import Path

from bgdesk.library.library import Library, Rate, unrated
from bgdesk.library.problems import JournalError, Trouble

LIBRARY_NAME = "library.sqlite"
_MOST_FILES = 9
_log = logging.getLogger(__name__)

_UNREADABLE = (Trouble.DAMAGED, Trouble.NOT_A_LIBRARY)


@dataclass(frozen=True, slots=True)
class OpenedLibrary:
    """The library in use, and the files passed over because they cannot be read; those stay as they are."""

    library: Library
    passed_over: tuple[JournalError, ...] = ()


def open_library(folder: Path, rate: Rate = unrated) -> OpenedLibrary:
    """The library in ``folder``: ``library.sqlite``; if that is unreadable ``library-2.sqlite`` and so on.

    ``rate`` values the matches that were cut off when they were over.
    Raises LibraryTooNew or JournalError when there is none that can be used.
    """
    passed_over: list[JournalError] = []
    for name in _names():
        try:
            opened = OpenedLibrary(Library(folder / name, rate=rate), tuple(passed_over))
        except JournalError as problem:
            _log.warning("%s is not opened: %s %s", name, problem.trouble.name, problem.detail)
            if problem.trouble not in _UNREADABLE:
                raise
            passed_over.append(problem)
        else:
            _log.info("%s is open", name)
            return opened
    raise passed_over[-1]


def _names() -> tuple[str, ...]:
    stem, suffix = LIBRARY_NAME.split(".")
    return (LIBRARY_NAME, *(f"{stem}-{number}.{suffix}" for number in range(2, _MOST_FILES + 1)))
