"""Opening the library for a command."""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from contextlib import contextmanager

from bgdesk.app.paths import find_paths
from bgdesk.cli_output import complain
from bgdesk.library.journal import Journal
from bgdesk.library.opening import open_library


@contextmanager
def library(arguments: argparse.Namespace) -> Iterator[Journal]:
    """The journal in the chosen home. Raises PathsError and JournalError."""
    opened = open_library(find_paths(arguments.home).prepared().data)
    for problem in opened.passed_over:
        complain(str(problem))
    with opened.journal as journal:
        yield journal
