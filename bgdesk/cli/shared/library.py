"""Opening the library for a command, and matches that are in it or in a file."""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from bgdesk.app.paths import find_paths
from bgdesk.cli.shared.output import CliError, complain
from bgdesk.library.coan_ki_games import is_coan_ki_game
from bgdesk.library.library import Library
from bgdesk.library.opening import open_library
from bgdesk.library.problems import JournalError, Trouble
from bgdesk.match.codec.record_codec import MAX_TEXT, CodecError
from bgdesk.match.codec.study_codec import study_from_text
from bgdesk.match.record import MatchRecord
from bgdesk.match.study import Study


@contextmanager
def library(arguments: argparse.Namespace) -> Iterator[Library]:
    """The library in the chosen home. Raises PathsError and JournalError."""
    with find_paths(arguments.home).lent() as paths:
        opened = open_library(paths.data)
        for message in (*paths.told, *opened.told):
            complain(str(message))
        with opened.library as found:
            yield found
    if opened.was_damaged:
        raise CliError("The library was not whole: see above.")


def read_match(arguments: argparse.Namespace, name: str) -> MatchRecord:
    """The match record in the file ``name``, or the match of the library with that id.

    Raises CliError and JournalError.
    """
    path = Path(name)
    if path.is_file():
        return _in_file(path)
    if path.suffix:
        raise CliError(f"There is no file {path}.")
    with library(arguments) as opened:
        return stored_study(opened, name).record


def stored_study(opened: Library, match_id: str) -> Study:
    """A match of the library, played here or opened from elsewhere. Raises JournalError."""
    try:
        return Study(opened.record(match_id))
    except JournalError as problem:
        if problem.trouble is not Trouble.UNKNOWN_MATCH:
            raise
        return opened.studies.load(match_id).study


def judged_study(opened: Library, match_id: str) -> Study:
    """The same with its analyses and everything that is said of it. Raises JournalError."""
    try:
        record = opened.record(match_id)
    except JournalError as problem:
        if problem.trouble is not Trouble.UNKNOWN_MATCH:
            raise
        return opened.studies.load(match_id).study
    return opened.studies.of_match(record).study


def _in_file(path: Path) -> MatchRecord:
    if path.stat().st_size > MAX_TEXT:
        raise CliError(f"{path} is too large for a match record.")
    try:
        return study_from_text(path.read_text(encoding="utf-8")).record
    except UnicodeDecodeError as problem:
        raise CliError(f"{path} is not a match record: it is not text in UTF-8.") from problem
    except CodecError as problem:
        if is_coan_ki_game(path):
            raise CliError(f"{path} is a game of Coan ki, not a match record.") from problem
        raise CliError(f"{path} is not a match record that can be read: {problem}.") from problem
