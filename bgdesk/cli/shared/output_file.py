"""Writing files: none that is there is replaced unasked, and ``-`` is standard output."""

from __future__ import annotations

import argparse
import os
import sys
from pathlib import Path

from bgdesk.cli.shared.output import CliError, MisuseError
from bgdesk.formats.export_result import UnknownFormat
from bgdesk.formats.registry import Format, format_for, format_named
from bgdesk.formats.replacing import check_replaceable, replace_file
from bgdesk.match.study import Study
from bgdesk.source_text import SourceText

STANDARD = Path("-")
"""Standard input or output in place of a file."""


def add_force(parser: argparse.ArgumentParser) -> None:
    """The option without which no file is replaced."""
    parser.add_argument("--force", action="store_true", help="replace files that are there already")


def add_format(parser: argparse.ArgumentParser) -> None:
    """The option that says what standard output gets."""
    parser.add_argument("--to", metavar="FORMAT", help="what to write to -; else the suffix says it")


def check_writable(path: Path, *, is_forced: bool) -> None:
    """Raises CliError where no file may be written at ``path``, OSError where none can be."""
    if path == STANDARD:
        return
    folder = Path(os.path.realpath(path)).parent
    if not folder.is_dir():
        raise CliError(f"There is no folder {folder}.")
    _check_free(path, is_forced=is_forced)
    check_replaceable(path)


def _check_free(path: Path, *, is_forced: bool) -> None:
    if path.is_file() and not is_forced:
        raise CliError(f"{path} is there already; --force replaces it.")


def check_empty(folder: Path, *, is_forced: bool) -> None:
    """Raises CliError where ``folder`` cannot be made, or has something in it that might be replaced."""
    above = Path(os.path.realpath(folder)).parent
    if not above.is_dir():
        raise CliError(f"There is no folder {above}.")
    if folder.is_dir() and any(folder.iterdir()) and not is_forced:
        raise CliError(f"{folder} is not empty; --force writes into it.")


def write_output(path: Path, content: bytes, *, is_forced: bool) -> None:
    """Write ``content``. Raises CliError where something is in its place now, and OSError."""
    if path != STANDARD:
        _check_free(path, is_forced=is_forced)
        replace_file(path, content)
        return
    if sys.stdout is None:
        raise CliError("There is no standard output to write to.")
    sys.stdout.flush()
    sys.stdout.buffer.write(content)
    sys.stdout.buffer.flush()


def write_study_output(study: Study, path: Path, kind: Format, *, is_forced: bool) -> tuple[SourceText, ...]:
    """Write ``study``; gives what the format cannot hold. Raises CliError, CannotHold and OSError."""
    written = kind.write(study, path)
    write_output(path, written.content, is_forced=is_forced)
    return written.warnings


def kind_of(path: Path, wanted: str | None = None) -> Format:
    """The format ``wanted``, else that of the suffix. Raises MisuseError when there is none."""
    if path == STANDARD and wanted is None:
        raise MisuseError("For standard output --to FORMAT has to say what to write.")
    try:
        return format_named(wanted) if wanted is not None else format_for(path)
    except UnknownFormat as problem:
        text = str(problem)
        raise MisuseError(f"{text[0].upper()}{text[1:]}.") from problem
