"""Matches that are read from a file, or from standard input."""

from __future__ import annotations

import sys
from pathlib import Path

from bgdesk.cli.shared.output import CliError
from bgdesk.cli.shared.output_file import STANDARD
from bgdesk.formats.import_result import Import
from bgdesk.formats.registry import MOST_BYTES, read_bytes, read_file


def read_input(path: Path) -> Import:
    """The matches in ``path``. Raises Unreadable, OSError and CliError."""
    if path != STANDARD:
        return read_file(path)
    if sys.stdin is None:
        raise CliError("There is no standard input to read from.")
    return read_bytes(sys.stdin.buffer.read(MOST_BYTES + 1))
